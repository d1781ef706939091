"""What a learner knows: mastery, forgetting, the progress file."""
