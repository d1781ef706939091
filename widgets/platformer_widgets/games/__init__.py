"""Parts of the components for single games: a folder for each."""
