/** Where this browser keeps things for the next visit; null where it forbids even to look. */
export function shelf() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
