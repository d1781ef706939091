"""Pages of the site that are read: plain HTML in every language, without a script."""
