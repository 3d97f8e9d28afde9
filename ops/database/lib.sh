# shellcheck shell=bash
# What the database scripts share: packages, free ports, and the life of one server process.
# A script that uses it sets KIND, defines do_install, do_start, do_stop, do_url and is_running, and calls dispatch.

export LC_ALL=C
# An ordinary user's PATH on Debian lacks the folder mariadbd is in.
PATH=$PATH:/usr/sbin:/sbin
SECONDS_TO_ANSWER=120
SECONDS_TO_STOP=60

say() { printf '%s\n' "$*" >&2; }
die() { say "$@"; exit 1; }
have() {
  local program
  for program in "$@"; do command -v "$program" >/dev/null || return 1; done
}
cache() { printf '%s\n' "${CLOCKWISE_CACHE:-${HOME:?Set CLOCKWISE_CACHE or HOME.}/.cache/clockwise}"; }

# packages PACKAGE...: installs Debian packages, or says which are missing.
packages() {
  local package missing=() log
  for package in "$@"; do
    [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
  done
  ((${#missing[@]})) || return 0
  if ((EUID != 0)) || ! have apt-get; then
    die "Missing: ${missing[*]}. Install with: sudo apt-get install --no-install-recommends ${missing[*]}"
  fi
  say "Installing ${missing[*]}"
  log=$(mktemp)
  local apt=(apt-get -qq -y -o DPkg::Lock::Timeout=300 install --no-install-recommends "${missing[@]}")
  export DEBIAN_FRONTEND=noninteractive
  if ! "${apt[@]}" >"$log" 2>&1 </dev/null; then
    # The package lists may be absent or too old.
    apt-get -qq update >>"$log" 2>&1 || true
    "${apt[@]}" >>"$log" 2>&1 </dev/null || { cat "$log" >&2; rm -f "$log"; die "Could not install ${missing[*]}."; }
  fi
  rm -f "$log"
}

is_free() {
  local hex
  hex=$(printf '%04X' "$1")
  ! grep -qsE "^ *[0-9]+: [0-9A-F]+:$hex [0-9A-F]+:[0-9A-F]+ 0A " /proc/net/tcp /proc/net/tcp6
}

# ports COUNT: sets PORT to the first of COUNT free ports in a row; the ones used last time if they are still free.
ports() {
  local try i
  for try in {0..200}; do
    if ((try == 0)); then
      PORT=$(cat "$FOLDER/port" 2>/dev/null) || continue
    else
      # Below the range the kernel takes outgoing ports from.
      PORT=$((20000 + RANDOM % 12000))
    fi
    for ((i = 0; i < $1; i++)); do is_free $((PORT + i)) || continue 2; done
    echo "$PORT" >"$FOLDER/port"
    return 0
  done
  die "Found no free port."
}

# credentials: makes the password once, and a file the command line clients can read.
credentials() {
  [[ -s $FOLDER/password ]] || od -An -N16 -tx1 /dev/urandom | tr -d ' \n' >"$FOLDER/password"
  PASSWORD=$(<"$FOLDER/password")
  printf '%s\n' '[client]' protocol=tcp host=127.0.0.1 "port=$PORT" user=clockwise_owner "password=$PASSWORD" \
    default-character-set=utf8mb4 \
    >"$FOLDER/client.cnf"
}

# account: the statements that create the owner account, for a new data directory.
account() {
  local host
  for host in localhost 127.0.0.1; do
    echo "CREATE USER clockwise_owner@'$host' IDENTIFIED BY '$PASSWORD';"
    echo "GRANT ALL ON *.* TO clockwise_owner@'$host' WITH GRANT OPTION;"
  done
}

# jdbc HOSTS: the JDBC URL.
jdbc() { printf 'jdbc:mysql://%s/?user=clockwise_owner&password=%s\n' "$1" "$(<"$FOLDER/password")"; }

# options NODE PORT: sets OPTIONS to the settings every server gets. There is no unix socket: its path may not be long.
options() {
  OPTIONS=(--no-defaults "--datadir=$1/data" "--port=$2" --bind-address=127.0.0.1 --socket=
    --character-set-server=utf8mb4 --default-time-zone=+00:00 --max-connections=200
    --innodb-buffer-pool-size=256M --innodb-flush-log-at-trx-commit=1)
  # The servers refuse to run as root unless told to.
  if ((EUID == 0)); then OPTIONS+=(--user=root); fi
}

# initialise_mariadb NODE: makes the data directory of a MariaDB server, unless it is there.
initialise_mariadb() {
  [[ -d $1/data ]] && return 0
  say "Making the data directory"
  rm -rf "$1/data.new"
  local user=()
  if ((EUID == 0)); then user=(--user=root); fi
  { echo 'FLUSH PRIVILEGES;'; account; } >"$1/account.sql"
  # A relative path, because the program does not quote it; --rpm keeps it from changing files of the packages.
  (cd "$1" && mariadb-install-db --no-defaults --rpm "${user[@]}" --datadir=./data.new --skip-test-db \
    --auth-root-authentication-method=socket --extra-file=account.sql) >"$1/log" 2>&1 ||
    { tail -n 30 "$1/log" >&2; die "Could not make the data directory $1/data."; }
  rm -f "$1/account.sql"
  mv "$1/data.new" "$1/data"
}

# pid NODE: the process id of the server, if it runs and is the one this folder started.
pid() {
  local pid argument
  pid=$(cat "$1/pid" 2>/dev/null) && [[ $pid =~ ^[0-9]+$ ]] || return 1
  while IFS= read -r -d '' argument; do
    if [[ $argument == "--datadir=$1/data" ]]; then echo "$pid"; return 0; fi
  done 2>/dev/null <"/proc/$pid/cmdline"
  return 1
}
runs() { pid "$1" >/dev/null; }

# launch NODE COMMAND...: starts a server in the background, its output in NODE/log.
launch() {
  local node=$1
  shift
  if [[ -e $node/log ]]; then mv -f "$node/log" "$node/log.previous"; fi
  setsid "$@" </dev/null >"$node/log" 2>&1 9>&- &
  echo $! >"$node/pid"
  # Until it has become the server, it is still a copy of this shell.
  until runs "$node" || ! kill -0 $! 2>/dev/null; do sleep 0.05; done
}

# await NODE COMMAND...: waits until the command succeeds; stops the server if it does not in time.
await() {
  local node=$1 end=$((SECONDS + SECONDS_TO_ANSWER))
  shift
  until "$@" >/dev/null 2>&1; do
    if ! runs "$node" || ((SECONDS >= end)); then
      tail -n 40 "$node/log" >&2
      if runs "$node"; then say "The server in $node did not answer within $SECONDS_TO_ANSWER seconds."
      else say "The server in $node ended; above is the end of its log."; fi
      end_server TERM "$node"
      exit 1
    fi
    sleep 0.2
  done
}

# A killed process still holds its files and ports until its last thread is gone.
is_gone() {
  local threads=("/proc/$1/task/"*)
  [[ ! -e /proc/$1/status ]] || { ((${#threads[@]} == 1)) && grep -qs '^State:[[:space:]]*[ZX]' "/proc/$1/status"; }
}

# end_server SIGNAL NODE: ends the server of that folder and waits until it is gone.
end_server() {
  local pid end=$((SECONDS + SECONDS_TO_STOP))
  if pid=$(pid "$2"); then
    kill "-$1" "$pid" 2>/dev/null || true
    until is_gone "$pid"; do
      if ((SECONDS >= end)); then
        runs "$2" || break
        say "The server in $2 did not stop within $SECONDS_TO_STOP seconds; killing it."
        kill -KILL "$pid" 2>/dev/null || true
        end=$((SECONDS + SECONDS_TO_STOP))
      fi
      sleep 0.1
    done
  fi
  rm -f "$2/pid"
}

# dispatch WORDS...: the command line. With FOLDER locked, runs the function the first word names.
dispatch() {
  local command=${1:-} usage="Usage: $0 install | start FOLDER | stop FOLDER | url FOLDER${MORE_USAGE:-}"
  if [[ $command == install && $# == 1 ]]; then do_install; return; fi
  [[ " start stop url ${MORE_COMMANDS:-} " == *" $command "* && -n ${2:-} ]] || { say "$usage"; exit 2; }
  umask 077
  if [[ $command == start ]]; then
    mkdir -p -- "$2"
  elif [[ ! -e $2/kind ]]; then
    if [[ $command == stop ]]; then return 0; fi
    die "No $KIND was started in $2."
  fi
  FOLDER=$(realpath -- "$2")
  shift 2
  if [[ -e $FOLDER/kind && $(<"$FOLDER/kind") != "$KIND" ]]; then die "$FOLDER belongs to $(<"$FOLDER/kind")."; fi
  if [[ $command == url ]]; then
    is_running || die "No $KIND runs in $FOLDER."
    do_url
    return
  fi
  exec 9>"$FOLDER/lock"
  flock -w 600 9 || die "Another command still works on $FOLDER."
  echo "$KIND" >"$FOLDER/kind"
  "do_$command" "$@"
}
