/** Where this browser keeps things for the next visit; null where it forbids even to look. */
export function shelf() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** This tab's own room, which outlives a reload; null where the browser forbids it. */
export function tabShelf() {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
