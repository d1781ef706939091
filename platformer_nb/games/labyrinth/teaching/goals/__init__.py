"""Goals of lessons: statements about an attempt, by what they look at."""
