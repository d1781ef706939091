/** Compile Python with the Python that will run it: node compile.mjs PYODIDE FOLDER. FOLDER/app is there; FOLDER/library, Pyodide's own library, is made. */

import { pathToFileURL } from "node:url";

const [engine, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${engine}/pyodide.mjs`).href);
const python = await loadPyodide();
python.mountNodeFS("/stage", folder);
const done = python.runPython(`
import compileall, py_compile, sys, zipfile
ours = next(path for path in sys.path if path.endswith(".zip"))
with zipfile.ZipFile(ours) as library:
    library.extractall("/stage/library")

def compiled(folder, name, optimize):
    return compileall.compile_dir(
        folder, legacy=True, quiet=1, force=True, stripdir=folder, prependdir=name, optimize=optimize,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)

# Docstrings are left out, but for Pyodide's own: as it starts, it looks for them.
all([
    compiled("/stage/app", "/app", 2),
    compiled("/stage/library", ours, 2),
    *(compiled(f"/stage/library/{name}", f"{ours}/{name}", 0) for name in ("pyodide", "_pyodide")),
])
`);
process.exit(done ? 0 : 1);
