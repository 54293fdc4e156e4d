# Shared by the measuring scripts; sourced by deploy/dev/bench and its parts.

measured=
# limited COMMAND…: a command that a signal to the script ends as well, with a limit of an hour or BENCH_LIMIT
# seconds.
limited() {
  local status=0 limit=${BENCH_LIMIT:-3600}
  timeout --kill-after 10 "$limit" "$@" &
  measured=$!
  wait "$measured" || status=$?
  measured=
  case $status in 124 | 137) echo "$(basename "$0"): not over after $limit s: $*" >&2 ;; esac
  return "$status"
}
end_measured() {
  [ -z "$measured" ] || { kill "$measured" 2>/dev/null && wait "$measured" 2>/dev/null; } || true
}
trap end_measured EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
trap 'exit 129' HUP
