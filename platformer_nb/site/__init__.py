"""The static site: a folder of files that plays and teaches in the visitor's own browser, served by any host.

parts      what is not Python of this project: Pyodide and one compiled package; where they lie, which versions
archive    app.zip: the project and what it imports, compiled by the Python that will run it
states     the first state of each page in each language, drawn before Python is there
shell/     the page, its worker and its service worker
build      puts all of it into a folder, under names that change with their content
pages/     what is read and not played: rules by id, the box, the documents
"""
