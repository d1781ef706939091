/** Compile Python with the Python that will run it: node compile.mjs PYODIDE FOLDER. FOLDER/app or folders in FOLDER/wheels are there; FOLDER/library, Pyodide's own library, is made. */

import { pathToFileURL } from "node:url";

const [engine, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${engine}/pyodide.mjs`).href);
const python = await loadPyodide();
python.mountNodeFS("/stage", folder);
const done = python.runPython(`
import compileall, os, py_compile, sys, zipfile
ours = next(path for path in sys.path if path.endswith(".zip"))
with zipfile.ZipFile(ours) as library:
    library.extractall("/stage/library")

def compiled(folder, name, optimize):
    return compileall.compile_dir(
        folder, legacy=True, quiet=1, force=True, stripdir=folder, prependdir=name, optimize=optimize,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)

# Docstrings are left out of pages, but for Pyodide's own: as it starts, it looks for them. Notebooks have help().
wheels, site = "/stage/wheels", f"/lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages"
if os.path.isdir(wheels):
    done = [compiled(ours_in, site, 0) for ours_in in (f"{wheels}/{name}" for name in os.listdir(wheels))]
    done.append(compiled("/stage/library", ours, 0))
else:
    done = [compiled("/stage/app", "/app", 2), compiled("/stage/library", ours, 2)]
    done += [compiled(f"/stage/library/{name}", f"{ours}/{name}", 0) for name in ("pyodide", "_pyodide")]
all(done)
`);
process.exit(done ? 0 : 1);
