"""The component of the tutor's page, and its scripts."""
