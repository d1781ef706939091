"""Pages that are busy at the wrong moment."""

LATE_MODELS = """
const wait = window.setTimeout;
window.setTimeout = (what, delay, ...rest) =>
  wait(what, new Error().stack.includes("get_model") ? 5000 : delay, ...rest);
"""
"""An init script: whoever looks for a widget's model waits 5 s instead of 100 ms until the next look.

The models come meanwhile. A machine on which they do not come in 5 s draws the view when they come.
"""

LATE_SCRIPT = """
AbortSignal.timeout = () => {
  const limit = new AbortController();
  queueMicrotask(() => limit.abort());
  return limit.signal;
};
"""
"""An init script: whatever is given a time has none, such as the two seconds that anywidget gives a component's script."""
