"""Exams: questions drawn from positions, and their report."""
