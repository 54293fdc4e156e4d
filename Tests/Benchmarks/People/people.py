"""Measures households, sign-in and export. `deploy/dev/bench people` runs the parts in order.

    people.py household PORT TOKEN        adds 49 children with 10 tokens each, and lists members and tokens
    people.py pins PORT TOKEN             signs a child in by PIN, and measures other calls meanwhile
    people.py fill DATABASE COUNT         adds tasks up to COUNT to a database that no process has open
    people.py export TOOL TARGET PID…
                                          exports, and prints the peak memory of the command line and of each process
"""

import os
import pathlib
import resource
import sqlite3
import subprocess
import sys
import threading
import time
import uuid

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "PythonClient"))
import daybook_rpc as rpc  # noqa: E402

HOUSEHOLDS = "daybook.gateway.v1.Households/"
PINS = "daybook.gateway.v1.Pins/"
MEMBERS = 50
TOKENS = 10  # per member


def varint(number):
    out = b""
    while number > 0x7F:
        out += bytes([number & 0x7F | 0x80])
        number >>= 7
    return out + bytes([number])


def field(number, value):
    """Encodes a length-delimited field of a protobuf message."""
    value = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(value)) + value


def fields(message):
    """Returns the length-delimited fields of a message as pairs of number and bytes."""
    place, found = 0, []

    def number():
        nonlocal place
        value = shift = 0
        while True:
            byte = message[place]
            place += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    while place < len(message):
        key = number()
        if key & 7 == 2:
            length = number()
            found.append((key >> 3, message[place:place + length]))
            place += length
        elif key & 7 == 0:
            number()
        else:
            place += 8 if key & 7 == 1 else 4
    return found


class Client:
    def __init__(self, port, token=None):
        self.connection = rpc.Connection("127.0.0.1", port)
        self.token = token

    def call(self, method, message=b""):
        metadata = [("request-id", str(uuid.uuid4()))]
        if self.token:
            metadata.append(("authorization", f"Bearer {self.token}"))
        answer = self.connection.unary(method, message, metadata=metadata)
        return answer[0] if isinstance(answer, tuple) else answer


def at(values, percent):
    """Returns a percentile of values in seconds, as milliseconds."""
    values = sorted(values)
    return values[min(len(values) - 1, len(values) * percent // 100)] * 1_000


def household(port, token):
    client = Client(port, token)
    for number in range(MEMBERS - 1):
        client.call(HOUSEHOLDS + "AddMember", field(1, f"Child {number}") + varint(2 << 3) + varint(2))
    answer = client.call(HOUSEHOLDS + "ListMembers")
    members = [dict(fields(member)) for number, member in fields(answer) if number == 1]
    assert len(members) == MEMBERS, len(members)
    for member in members:
        for number in range(TOKENS):
            client.call(HOUSEHOLDS + "CreateToken", field(1, member[1]) + field(2, f"device {number}"))
    whole, listing = [], []
    for _ in range(30):
        begin = time.monotonic()
        client.call(HOUSEHOLDS + "ListMembers")
        listing.append(time.monotonic() - begin)
        tokens = 0
        for member in members:
            answer = client.call(HOUSEHOLDS + "ListTokens", field(1, member[1]))
            tokens += sum(1 for number, _ in fields(answer) if number == 1)
        whole.append(time.monotonic() - begin)
    assert tokens >= MEMBERS * TOKENS, tokens
    print(f"{len(members)} members listed: p50 {at(listing, 50):.1f} ms; with their {tokens} tokens, one call per member:"
          f" p50 {at(whole, 50):.1f} ms, p95 {at(whole, 95):.1f} ms")


def pins(port, token):
    parent = Client(port, token)
    answer = parent.call(HOUSEHOLDS + "ListMembers")
    members = [dict(fields(member)) for number, member in fields(answer) if number == 1]
    child = next(member for member in members if member[2] != b"" and member[2].startswith(b"Child"))
    parent.call(PINS + "SetPin", field(1, child[1]) + field(2, "135790"))
    message = field(1, child[2]) + field(2, "135790") + field(4, "bench")
    rounds = 20
    child_client = Client(port)
    signing = []
    for _ in range(rounds):
        begin = time.monotonic()
        child_client.call(PINS + "SignInWithPin", message)
        signing.append(time.monotonic() - begin)
    print(f"sign-in by PIN: p50 {at(signing, 50):.0f} ms, p95 {at(signing, 95):.0f} ms")

    def others(seconds):
        taken, end = [], time.monotonic() + seconds
        while time.monotonic() < end:
            begin = time.monotonic()
            parent.call(HOUSEHOLDS + "WhoAmI")
            taken.append(time.monotonic() - begin)
        return taken

    alone = others(2)
    stop = threading.Event()

    def keep_signing():
        client = Client(port)
        while not stop.is_set():
            try:
                client.call(PINS + "SignInWithPin", message)
            except rpc.CallFailed:
                time.sleep(0.05)

    thread = threading.Thread(target=keep_signing)
    thread.start()
    beside = others(2)
    stop.set()
    thread.join()
    print(f"WhoAmI alone: p50 {at(alone, 50):.2f} ms, p99 {at(alone, 99):.2f} ms; during sign-ins by PIN:"
          f" p50 {at(beside, 50):.2f} ms, p99 {at(beside, 99):.2f} ms")


def fill(database, count):
    """Copies the first task under other ids and names."""
    connection = sqlite3.connect(database)
    names = [row[1] for row in connection.execute("SELECT * FROM pragma_table_xinfo('task') WHERE hidden = 0")]
    first = dict(zip(names, connection.execute(f"SELECT {', '.join(names)} FROM task LIMIT 1").fetchone()))
    number = connection.execute("SELECT max(number) FROM task").fetchone()[0]

    def rows():
        for index in range(1, count):
            task = dict(first, number=number + index, id=uuid.uuid4().bytes, name=f"Task {index}",
                        details=f"Details of task {index}, as long as a sentence or two usually are, with “quotes”.")
            yield [task[name] for name in names]

    with connection:
        connection.executemany(
            f"INSERT INTO task ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})", rows())
    connection.close()


def peak(pid):
    status = pathlib.Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) / 1024


def export(tool, target, pids):
    before = {}
    for pid in pids:
        pathlib.Path(f"/proc/{pid}/clear_refs").write_text("5")
        before[pid] = peak(pid)
    begin = time.monotonic()
    done = subprocess.run([tool, "export", target, "--json"], check=True, capture_output=True)
    took = time.monotonic() - begin
    used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    more = ", ".join(f"{pathlib.Path(f'/proc/{pid}/comm').read_text().strip()} {peak(pid):.0f} MiB"
                     f" ({peak(pid) - before[pid]:+.0f})" for pid in pids)
    size = os.path.getsize(target) / (1 << 20)
    print(f"export: {took:.1f} s, {size:.1f} MiB, {done.stdout.count(b'records')} files; peak memory: command line"
          f" {used:.0f} MiB; {more}; target below 64 MiB")


def main():
    part, *words = sys.argv[1:]
    if part == "household":
        household(int(words[0]), words[1])
    elif part == "pins":
        pins(int(words[0]), words[1])
    elif part == "fill":
        fill(words[0], int(words[1]))
    elif part == "export":
        export(words[0], words[1], words[2:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
