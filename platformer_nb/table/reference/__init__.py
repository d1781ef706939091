"""What a page shows of any game without a table: its rules, its box, and sheets to print."""
