"""The tutor's page: contents, prose, state."""
