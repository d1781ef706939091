"""Goals of a task."""
