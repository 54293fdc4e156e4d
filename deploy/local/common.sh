# Shared by the scripts of this folder; not run by itself.
#
# DAYBOOK_HOME       keys, databases, logs (default ~/.daybook)
# DAYBOOK_PORT       the gateway's port; the services take the four after it (default 7400)
# DAYBOOK_BIN        where the programs are (default: the release build of this checkout)
#
# $home/listen has the address at which other devices reach the gateway, from `up --listen`.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
home=${DAYBOOK_HOME:-$HOME/.daybook}
port=${DAYBOOK_PORT:-7400}
bin=${DAYBOOK_BIN:-$root/.build/release}
# The start order; any other order works too.
services=(task catalog analytics notification gateway)
# With an authority everything is encrypted; see deploy/local/certs.
authority=$home/tls/authority.pem

# Where other devices reach the gateway: a host without a port, or nothing.
listen_host=$(cat "$home/listen" 2>/dev/null || true)

say() { printf '%s\n' "$*"; }
die() {
  printf 'daybook: %s\n' "$*" >&2
  exit 1
}

# Prints the header comment of the called script, which is its manual.
show_help() { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"; }

# The gateway's port as a decimal number; leading zeros do not make it octal.
[[ $port =~ ^0*([0-9]{1,5})$ ]] && ((10#${BASH_REMATCH[1]} >= 1 && 10#${BASH_REMATCH[1]} <= 65531)) ||
  die "DAYBOOK_PORT is “$port”; it must be a number from 1 to 65531, because the services use the four ports after it"
port=$((10#${BASH_REMATCH[1]}))

address_of() {
  case $1 in
  gateway) echo "127.0.0.1:$port" ;;
  task) echo "127.0.0.1:$((port + 1))" ;;
  catalog) echo "127.0.0.1:$((port + 2))" ;;
  analytics) echo "127.0.0.1:$((port + 3))" ;;
  notification) echo "127.0.0.1:$((port + 4))" ;;
  *) die "there is no service “$1”; the services are: ${services[*]}" ;;
  esac
}

# A host with the gateway's port.
with_port() {
  case $1 in
  *:*) echo "[$1]:$port" ;;
  *) echo "$1:$port" ;;
  esac
}

# Whether a host stands for all addresses of this machine.
is_any() { [ "$1" = 0.0.0.0 ] || [ "$1" = :: ]; }

# Names and addresses of the gateway's certificate by which other devices may reach it, one per line.
public_names() {
  local names
  names=$(openssl x509 -in "$home/tls/gateway.pem" -noout -ext subjectAltName 2>/dev/null | tr , '\n' |
    sed -n -E 's/^ *(DNS|IP Address):(.*)$/\2/p' |
    grep -v -x -F -e localhost -e 127.0.0.1 -e 0:0:0:0:0:0:0:1 -e gateway || true)
  # The address that it listens at comes first.
  if [ -n "$listen_host" ] && ! is_any "$listen_host"; then
    echo "$listen_host"
    names=$(grep -v -i -x -F -e "$listen_host" <<<"$names" || true)
  fi
  if [ -n "$names" ]; then echo "$names"; fi
}

# The same with the port, separated by commas, as passed to the gateway.
public_addresses() {
  local name list=
  while read -r name; do
    case $name in "" | \**) continue ;; esac
    list+=,$(with_port "$name")
  done < <(public_names | head -n 8)
  echo "${list#,}"
}

# The listener on a TCP port of this machine: “name (process 123)”, “another program” when the kernel does not
# show it, or nothing.
listener_on() { # PORT
  local inode file pid
  inode=$(awk -v port="$(printf '%04X' "$1")" \
    '$4 == "0A" && substr($2, length($2) - 3) == port { print $10; exit }' /proc/net/tcp /proc/net/tcp6 2>/dev/null)
  [ -n "$inode" ] || return 0
  for file in /proc/[0-9]*/fd/*; do
    [ "$(readlink "$file" 2>/dev/null)" = "socket:[$inode]" ] || continue
    pid=${file#/proc/}
    pid=${pid%%/*}
    printf '%s (process %s)\n' "$(cat "/proc/$pid/comm" 2>/dev/null || echo another program)" "$pid"
    return
  done
  echo "another program"
}

pid_file() { echo "$home/run/$1.pid"; }

# The process id of a running service, or nothing. A pid that now belongs to another program does not count,
# nor does a zombie.
pid_of() {
  local file pid
  file=$(pid_file "$1")
  [ -f "$file" ] || return 0
  pid=$(cat "$file")
  [ -n "$pid" ] && [ "$(cat "/proc/$pid/comm" 2>/dev/null)" = "$(comm_of "$1")" ] || return 0
  grep -q -E '^State:\s+[ZX]' "/proc/$pid/status" 2>/dev/null || echo "$pid"
}

# The kernel keeps 15 characters of a program's name.
comm_of() { printf 'daybook-%s' "$1" | cut -c1-15; }

# Whether a service speaks TLS: as it was started, or as it would be started.
speaks_tls() {
  local pid
  pid=$(pid_of "$1")
  if [ -n "$pid" ]; then
    tr '\0' '\n' <"/proc/$pid/cmdline" 2>/dev/null | grep -q -x -e --tls-certificate
  else
    [ -s "$authority" ]
  fi
}

# The addresses of a service. The gateway's second one is for other devices.
listening_of() {
  local public
  if [ "$1" != gateway ] || [ -z "$listen_host" ]; then
    printf '%s\n' --listen "$(address_of "$1")"
  elif is_any "$listen_host"; then
    printf '%s\n' --listen "$(with_port "$listen_host")"
  else
    printf '%s\n' --listen "$(address_of gateway)" --also-listen "$(with_port "$listen_host")"
  fi
  if [ "$1" = gateway ] && [ -n "$listen_host" ]; then
    public=$(public_addresses)
    if [ -n "$public" ]; then printf '%s\n' --public-address "$public"; fi
  fi
}

# The arguments of a service.
flags_of() {
  listening_of "$1"
  printf '%s\n' --data "$home/data"
  if [ -s "$authority" ]; then
    printf '%s\n' --tls-certificate "$home/tls/$1.pem" --tls-key "$home/tls/$1.key" \
      --tls-authority "$authority"
  else
    printf '%s\n' --cluster-key-file "$home/keys/cluster.key"
  fi
  case $1 in
  analytics)
    printf '%s\n' --task "$(address_of task)" --catalog "$(address_of catalog)" \
      --gateway "$(address_of gateway)"
    ;;
  notification)
    printf '%s\n' --task "$(address_of task)" --analytics "$(address_of analytics)"
    ;;
  gateway)
    for other in task catalog analytics notification; do
      printf '%s\n' "--$other" "$(address_of "$other")"
    done
    printf '%s\n' --setup-code-file "$home/run/setup-code"
    ;;
  esac
}

# Queries a service's health; prints its status and succeeds when it is serving.
health_of() {
  local flags authority=$authority
  # Uses the encryption that it was started with; certificates may have been created since.
  speaks_tls "$1" || authority=
  mapfile -t flags < <(flags_of "$1")
  "$bin/daybook-$1" --health "${flags[@]}"
}
