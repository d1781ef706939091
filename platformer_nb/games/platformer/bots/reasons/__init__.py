"""Why a bot chooses an action: what it weighs, what it compares, in facts to be worded."""
