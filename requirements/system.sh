#!/bin/sh
# Makes sure that what `make test` needs from the system is there: a browser to drive, fonts to
# draw with, and Node; with the word firefox also that browser. As root on Debian it installs what is missing; anyone else is told in one
# line what to install.
set -eu

missing=""
need() { # need PACKAGE COMMAND...: the package is missing unless one of the commands is found
    package=$1
    shift
    for command in "$@"; do
        if command -v "$command" >/dev/null 2>&1; then return; fi
    done
    missing="$missing $package"
}

root_with_apt() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; }

# Any Chromium will do. Debian, other than its descendants, has a package of one without windows,
# which opens a page in about half of the processor's time.
quick=chromium-headless-shell
if root_with_apt && grep -qx ID=debian /etc/os-release; then
    need $quick $quick
else
    need chromium $quick chromium chromium-browser google-chrome
fi
[ "${1:-}" != firefox ] || need firefox-esr firefox-esr firefox
need nodejs node
need npm npm
need openssl openssl
# A proxy before the server; Debian puts it where only root looks.
need nginx-light nginx /usr/sbin/nginx
[ -d /usr/share/fonts/truetype/dejavu ] || missing="$missing fonts-dejavu-core"
[ -n "$missing" ] || exit 0

if root_with_apt; then
    echo "Installing Debian packages:$missing"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    # shellcheck disable=SC2086  # a list of package names
    apt-get install -y -qq --no-install-recommends $missing >/dev/null
else
    echo "The tests need system packages that are not here; run: sudo apt-get install$missing" >&2
    exit 1
fi
