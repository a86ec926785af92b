#!/bin/sh
# Prepares a clone: installs npm packages and two servers that npm does not have (hidane for
# Firestore, cloud-tasks-emulator).
#   sh local/bootstrap.sh          installs missing parts in parallel and prints the progress
# sh local/bootstrap.sh where    prints the servers' paths, one `name=path` per line; empty if
# missing
set -eu
cd "$(dirname "$0")/.."

hidane=hidane-0.6.0
tasks=cloud-tasks-emulator-0.1.3
cache="${XDG_CACHE_HOME:-$HOME/.cache}/casting-marketplace"

# A server on PATH is used before the one in the user's cache.
where_is() {
  name="${1%-*}"
  command -v "$name" 2>/dev/null && return
  if [ -x "$cache/$1/bin/$name" ]; then printf '%s\n' "$cache/$1/bin/$name"; fi
}

if [ "${1:-}" = where ]; then
  for server in "$hidane" "$tasks"; do printf '%s=%s\n' "${server%-*}" "$(where_is "$server")"; done
  exit 0
fi

missing=
# With a running Firestore emulator hidane is not needed.
[ -n "${FIRESTORE_EMULATOR_HOST:-}" ] || [ -n "$(where_is "$hidane")" ] || missing="$hidane"
[ -n "$(where_is "$tasks")" ] || missing="$missing $tasks"

if [ -n "$missing" ] && ! command -v cargo >/dev/null; then
  echo "Missing:$(printf ' %s' $missing). Install Rust (https://rustup.rs) and run this again, or put the programs on PATH." >&2
  exit 1
fi

build=
npm_pid=
infra_pid=
cargo_pid=
progress_pid=
cleanup() {
  # shellcheck disable=SC2086 # one word per process
  [ -z "$npm_pid$infra_pid$cargo_pid$progress_pid" ] || kill $npm_pid $infra_pid $cargo_pid $progress_pid 2>/dev/null || true
  [ -z "$build" ] || rm -rf "$build"
}
trap cleanup EXIT
trap 'exit 130' INT TERM

# Both crates share a target folder, because they share most dependencies. Only crates that each
# request uses are optimised: the build is a third shorter, and a test run takes the same time.
server_profile() {
  for crate in hidane hidane-core; do echo "--config profile.release.package.$crate.opt-level=2"; done
  for crate in hidane-rules hidane-proto prost prost-types bytes h2 hyper hyper-util tonic tokio http http-body \
    axum axum-core tower hashbrown indexmap serde_json base64; do
    echo "--config profile.release.package.$crate.opt-level=1"
  done
}
build_servers() {
  for server in $missing; do
    # shellcheck disable=SC2046 # one word per option
    CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off CARGO_TARGET_DIR="$build/target" \
      cargo install --locked $(server_profile) --root "$build/$server" "${server%-*}@${server##*-}" &
    # Cargo runs in the background of this background job, so that the trap can stop it.
    cargo=$!
    trap 'kill "$cargo"; exit 1' TERM
    wait "$cargo" || return 1
    rm -rf "${cache:?}/$server"
    mv "$build/$server" "$cache/$server"
  done
}

started=$(date +%s)
elapsed() { echo "$(($(date +%s) - started)) s"; }
report_progress() {
  while sleep 15; do echo "  $(grep -c Compiling "$build/log") crates compiled ($(elapsed))"; done
}

lacks_packages() {
  [ ! -e "$1/node_modules/.package-lock.json" ] || [ -n "$(find "$1/package-lock.json" -newer "$1/node_modules/.package-lock.json")" ]
}
if lacks_packages .; then
  echo "Installing npm packages ..."
  npm ci --no-audit --no-fund --loglevel=error &
  npm_pid=$!
fi
# The packages of infra/ (20 s, while cargo builds).
if lacks_packages infra; then
  npm ci --prefix infra --no-audit --no-fund --loglevel=error &
  infra_pid=$!
fi
if [ -n "$missing" ]; then
  mkdir -p "$cache"
  build=$(mktemp -d "$cache/build.XXXXXX")
  echo "Building $(echo $missing | sed 's/ / and /') with cargo, once per machine (about 4 minutes on 2 cores) ..."
  build_servers >"$build/log" 2>&1 &
  cargo_pid=$!
  report_progress &
  progress_pid=$!
fi

if [ -n "$npm_pid" ]; then
  wait "$npm_pid" || { npm_pid=; echo "npm ci failed: see above." >&2; exit 1; }
  npm_pid=
  echo "npm packages are installed ($(elapsed))."
fi
if [ -n "$infra_pid" ]; then
  wait "$infra_pid" || { infra_pid=; echo "npm ci --prefix infra failed: see above." >&2; exit 1; }
  infra_pid=
fi
if [ -n "$cargo_pid" ]; then
  wait "$cargo_pid" || {
    cargo_pid=
    tail -n 20 "$build/log" >&2
    echo "cargo could not build the servers: its last lines are above." >&2
    exit 1
  }
  cargo_pid=
  echo "The servers are built ($(elapsed))."
fi
