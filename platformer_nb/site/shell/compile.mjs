/** Compile a folder of Python with the Python that will run it: node compile.mjs PYODIDE FOLDER */

import { pathToFileURL } from "node:url";

const [engine, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${engine}/pyodide.mjs`).href);
const python = await loadPyodide();
python.mountNodeFS("/stage", folder);
const done = python.runPython(`
import compileall, py_compile
compileall.compile_dir(
    "/stage", legacy=True, quiet=1, stripdir="/stage", prependdir="/app", optimize=0,
    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
`);
console.log(python.runPython("import sys; sys.version"));
process.exit(done ? 0 : 1);
