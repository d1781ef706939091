"""A position read from its notation by the oracle itself: plain names and numbers, to be changed in place."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.labyrinth.oracle.maze import STEP, bridged, next_to, sides, signs, where

SEATS = "ABCDEF"
KEY_CELL = {1: "a4", 2: "d7", 3: "g4", 4: "g1", 5: "d1", 6: "a1"}
EDGES = ("NE", "E", "SE", "SW", "W", "NW")


@dataclass
class Pawn:
    """A character: its start space from 1, its place, and what it has."""

    start: int
    at: str
    lives: int
    crystal: bool
    stun: int
    keys: int
    arrivals: int = field(default=0, compare=False)
    """How often it has begun to explore: who has left a corridor and come back is not who was there (EXP-7)."""


@dataclass
class Position:
    """A position: what can be seen on the table."""

    drawn: dict[str, str]
    active: str
    left: int
    used: set[str]
    golem: str
    came: str
    by: str
    pawns: dict[str, Pawn]
    keys: dict[str, list[int]] = field(default_factory=dict)
    """How many keys lie on a corridor, and how many of them others than its owner dropped there."""
    traps: dict[str, str] = field(default_factory=dict)
    items: dict[str, list[str]] = field(default_factory=dict)
    carried: dict[str, list[str]] = field(default_factory=dict)
    won: str = ""
    who: dict[str, str] = field(default_factory=dict)
    """The character of each seat, "" without one."""
    event: str = ""
    called: set[str] = field(default_factory=set)
    spent: set[str] = field(default_factory=set)
    tokens: list[tuple[str, str]] = field(default_factory=list)
    """The ability tokens on corridors, each with the character whose it is."""
    out: list[str] = field(default_factory=list)
    """The Golem cards that have been used."""
    acted: set[tuple[str, str, str]] = field(default_factory=set)
    """Who has come upon which token where in this activity (EXP-9)."""

    # --- places ------------------------------------------------------------------------------------------------

    def places(self) -> list[str]:
        """Every corridor of the board."""
        return [place for cell in self.drawn for place in self.corridors(cell)]

    def corridors(self, cell: str) -> list[str]:
        """The corridors of a cell; an empty one has none, nor one with a tile that lies face down so far (CHR-9)."""
        if self.drawn[cell] in ("...", "???"):
            return []
        many = len(sides(self.drawn[cell], cell))
        return [cell] if many == 1 else [f"{cell}{'abc'[n]}" for n in range(many)]

    def cell_of(self, place: str) -> str:
        """The cell of a corridor."""
        return place[:2]

    def open_on(self, place: str) -> set[int]:
        """The edges on which a corridor is open."""
        cell = self.cell_of(place)
        if self.drawn[cell] == "???":
            return set()
        return sides(self.drawn[cell], cell)[self.corridors(cell).index(place)]

    def beyond(self, place: str, edge: int) -> str:
        """The place beyond an edge (MOV-1, MOV-2); "" if nobody can go there."""
        if place.startswith("S"):
            return KEY_CELL[int(place[1])] if edge == (int(place[1]) + 2) % 6 else ""
        if edge not in self.open_on(place):
            return ""
        cell = self.cell_of(place)
        other = next_to(cell, edge)
        if other is None:
            start = next((s for s, key in KEY_CELL.items() if key == cell), 0)
            return f"S{start}" if start and edge == start - 1 else ""
        if self.drawn[other] == "???":  # CHR-9: it may be entered by any open edge
            return other
        back = (edge + 3) % len(STEP)
        return next((p for p in self.corridors(other) if back in self.open_on(p)), "")

    def ways(self, place: str, seat: str) -> list[tuple[str, str]]:
        """The edges that a character can go over, and where each leads (MOV-1, MOV-2, MOV-6)."""
        found = [(name, self.beyond(place, edge)) for edge, name in enumerate(EDGES)]
        return [(name, to) for name, to in found if (to and to[0] != "S") or to == self.home(seat)]

    def jumps(self, place: str) -> list[str]:
        """The other corridors of the bridges that a place is on or below (BRG-1)."""
        if place.startswith("S"):
            return []
        own = self.corridors(self.cell_of(place))
        pairs = bridged(self.drawn[self.cell_of(place)])
        mine = own.index(place)
        return [own[b if mine == a else a] for a, b in pairs if mine in (a, b)]

    def is_on_top(self, place: str, other: str) -> bool:
        """Whether the first of two corridors is the bridge over the second."""
        own = self.corridors(self.cell_of(place))
        return (own.index(place), own.index(other)) in bridged(self.drawn[self.cell_of(place)])

    @property
    def centre(self) -> str:
        """The centre tile."""
        return next(cell for cell, sign in self.drawn.items() if sign == "<C>")

    # --- characters --------------------------------------------------------------------------------------------

    def clockwise(self, first: str) -> list[str]:
        """The seats from one on."""
        seats = list(self.pawns)
        at = seats.index(first)
        return seats[at:] + seats[:at]

    def others_on(self, place: str, seat: str) -> list[str]:
        """The other characters on a place, clockwise from one."""
        return [s for s in self.clockwise(seat) if s != seat and self.pawns[s].at == place]

    def home(self, seat: str) -> str:
        """The start space of a seat."""
        return f"S{self.pawns[seat].start}"

    def owner(self, place: str) -> str:
        """The seat whose key tile a place is; "" if nobody's."""
        return next((s for s, p in self.pawns.items() if KEY_CELL[p.start] == place), "")


def read(text: str) -> Position:
    """The position of a notation."""
    lines = {line.split()[0]: line.split()[1:] for line in text.splitlines() if line.split()}
    drawing = "\n".join(line for line in text.splitlines()[1:14])
    rows = [line for line in drawing.splitlines() if line[:1].strip()]
    drawn: dict[str, str] = {}
    for row in rows:
        drawn |= signs("labyrinth 1\n" + row)
    turn, golem = lines["turn"], lines["golem"]
    found = Position(
        {cell: drawn[cell] for cell in where()},
        turn[0],
        int(turn[1]),
        set(turn[3:]) - {"-"},
        golem[0],
        golem[2] if len(golem) > 1 else "",
        golem[4] if len(golem) > 1 else "",
        {seat: _pawn(lines[seat]) for seat in SEATS if seat in lines},
    )
    for word in lines["keys"]:
        if word != "-":
            _lay_keys(found, word)
    for entry in _entries(lines["traps"]):
        found.traps[entry[0]] = entry[1]
    for entry in _entries(lines["items"]):
        found.items.setdefault(entry[0], []).append(entry[1])
    for seat in found.pawns:
        words = lines[seat]
        found.carried[seat] = [w for w in words[words.index("items") + 1 :] if w != "-"]
        found.who[seat] = words[0] if not words[0].startswith("S") else ""
    found.event = "" if lines["event"] == ["-"] else lines["event"][0]
    found.called = {one for one in lines["called"] if one != "-"}
    found.spent = {one for one in lines["spent"] if one != "-"}
    found.out = [one for one in lines["out"] if one != "-"]
    found.tokens = [(entry[0], entry[1]) for entry in _entries(lines["tokens"])]
    found.won = lines.get("won", [""])[0]
    return found


def _entries(words: list[str]) -> list[list[str]]:
    return [entry.split() for entry in " ".join(words).split(",") if entry.strip() not in ("", "-")]


def _pawn(words: list[str]) -> Pawn:
    start = next(word for word in words if word[0] == "S")
    told = dict(zip(words[words.index("at") :: 2], words[words.index("at") + 1 :: 2], strict=False))
    return Pawn(
        int(start[1]),
        told["at"],
        int(told["lives"]),
        told["crystal"] == "on",
        int(told["stun"]),
        int(told["keys"]),
    )


def _lay_keys(found: Position, word: str) -> None:
    place, _, dropped = word.partition("+")
    place, _, barred = place.partition("*")
    count = int(barred or 1)
    at = KEY_CELL[int(place[1])] if place.startswith("K") else place
    found.keys[at] = [count + int(dropped or 0), int(dropped or 0)]
