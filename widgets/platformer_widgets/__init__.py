"""Notebook components of the table: each shows a view of a game and contains no game logic."""

from platformer_widgets.dice_pool import DicePool
from platformer_widgets.games.platformer.gem_curve import GemCurve
from platformer_widgets.hero_panel import HeroPanel
from platformer_widgets.lesson import ExerciseBoard, LessonStep, open_lesson, open_puzzle
from platformer_widgets.log import Log
from platformer_widgets.map_grid import MapGrid
from platformer_widgets.page.play_page import PlayPage, play_page
from platformer_widgets.play_table import PlayTable
from platformer_widgets.progress import Progress
from platformer_widgets.referee import RefereeExam, referee_exam
from platformer_widgets.shop import Shop
from platformer_widgets.tutor_page import TutorPage, tutor_page

__all__ = [
    "DicePool",
    "ExerciseBoard",
    "GemCurve",
    "HeroPanel",
    "LessonStep",
    "Log",
    "MapGrid",
    "PlayPage",
    "PlayTable",
    "Progress",
    "RefereeExam",
    "Shop",
    "TutorPage",
    "open_lesson",
    "open_puzzle",
    "play_page",
    "referee_exam",
    "tutor_page",
]
