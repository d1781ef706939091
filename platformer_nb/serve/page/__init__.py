"""One request for a page, from its arrival to what is sent."""
