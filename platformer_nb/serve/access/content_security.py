"""What a page may load."""

from __future__ import annotations

from typing import Final

# Everything comes from this server. The widget manager compiles code at run time, and a component
# brings its script as a blob: hence 'unsafe-eval' and blob:.
CONTENT_SECURITY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self' ws: wss:",
        "frame-ancestors 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
    )
)
