"""The cost of the notification service: `deploy/dev/bench notification` runs the parts in order.

    notification.py fill DATABASE KIND COUNT     writes reminders into a database that no process has open
    notification.py calls PORT DATABASE TOKEN    50 clients put reminders off and cancel them
    notification.py rest PID SECONDS             memory, and processor time while nothing is due
    notification.py receive PORT COUNT           takes webhook messages; order and lateness
"""

import datetime
import http.server
import json
import multiprocessing
import os
import pathlib
import sqlite3
import sys
import threading
import time
import uuid

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "PythonClient"))
import daybook_rpc as rpc  # noqa: E402

SERVICE = "daybook.notification.v1.Reminders/"
CLIENTS = 50
# Reminders become due this many seconds after they were written, so that the services are up.
AHEAD = 40


def varint(number):
    out = b""
    while number > 0x7F:
        out += bytes([number & 0x7F | 0x80])
        number >>= 7
    return out + bytes([number])


def field(number, value):
    """A length-delimited field of a protobuf message."""
    value = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(value)) + value


def fill(database, kind, count):
    """Kinds of reminders: `handled` by calls are due in a day, `waiting` within ten years, `due` within a second."""
    connection = sqlite3.connect(database)
    household, member = connection.execute("SELECT household, member FROM endpoint").fetchone()
    now = int(time.time() * 1000)

    def rows():
        for number in range(count):
            owner = member if kind != "waiting" else (number % 1_000 + 1).to_bytes(16, "big")
            due = {
                "handled": lambda: now + 86_400_000,
                "waiting": lambda: now + 86_400_000 + number * 315_360,
                "due": lambda: now + AHEAD * 1_000 + number,
            }[kind]()
            yield household, owner, uuid.uuid4().bytes, uuid.uuid4().bytes, f"{kind} {number}", due, due

    with connection:
        connection.executemany(
            "INSERT INTO reminder (household, member, id, kind, task, task_name, due_at, rings_at, state, epoch,"
            " sequence) VALUES (?, ?, ?, 1, ?, ?, ?, ?, 1, 0, 0)", rows())
    connection.close()


class Client:
    def __init__(self, port, token):
        self.connection = rpc.Connection("127.0.0.1", port)
        self.token = token

    def call(self, method, message):
        self.connection.unary(
            SERVICE + method, message,
            metadata=[("authorization", f"Bearer {self.token}"), ("request-id", str(uuid.uuid4()))])


def handle(port, token, ids, times):
    client = Client(port, token)
    until = varint(1 << 3) + varint(int(time.time()) + 172_800)
    taken = []
    for name in ids:
        for method, message in (("SnoozeReminder", field(2, name) + field(3, until)),
                                ("CancelReminder", field(2, name))):
            begin = time.monotonic()
            client.call(method, message)
            taken.append(time.monotonic() - begin)
    times.put(taken)


def calls(port, database, token):
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    ids = [str(uuid.UUID(bytes=row[0])) for row in
           connection.execute("SELECT id FROM reminder WHERE task_name LIKE 'handled %'")]
    times = multiprocessing.Queue()
    begin = time.monotonic()
    clients = [multiprocessing.Process(target=handle, args=(port, token, ids[number::CLIENTS], times))
               for number in range(CLIENTS)]
    for client in clients:
        client.start()
    taken = sorted(value for _ in clients for value in times.get())
    for client in clients:
        client.join()
    whole = time.monotonic() - begin
    states = dict(connection.execute(
        "SELECT state, count(*) FROM reminder WHERE task_name LIKE 'handled %' GROUP BY state"))
    print(f"{len(taken)} calls that put off and cancel, {CLIENTS} clients: {whole:.1f} s,"
          f" p50 {at(taken, 50):.1f} ms, p95 {at(taken, 95):.1f} ms, p99 {at(taken, 99):.1f} ms;"
          f" cancelled {states.get(7, 0)} of {len(ids)}, in another state {sum(states.values()) - states.get(7, 0)}")


def at(values, percent):
    """A percentile of sorted seconds, in milliseconds."""
    return values[min(len(values) - 1, len(values) * percent // 100)] * 1_000


def rest(pid, seconds):
    def processor():
        fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    before = processor()
    time.sleep(seconds)
    used = processor() - before
    resident = next(line.split()[1] for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines()
                    if line.startswith("VmRSS"))
    print(f"at rest: {int(resident) / 1024:.1f} MiB resident, {used * 1_000:.0f} ms of a processor in {seconds:.0f} s")


def receive(port, count):
    arrived = []
    is_done = threading.Event()

    class Receiver(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            # Before the answer: the next message follows it at once, on another thread.
            arrived.append((time.time(), body))
            self.send_response(204)
            self.end_headers()
            if len(arrived) >= count:
                is_done.set()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    if not is_done.wait(AHEAD + 120):
        print(f"only {len(arrived)} of {count} messages arrived")
    dues = [datetime.datetime.fromisoformat(body["data"]["due_at"].replace("Z", "+00:00")).timestamp()
            for _, body in arrived]
    late = sorted(moment - due for (moment, _), due in zip(arrived, dues))
    names = [body["data"]["reminder_id"] for _, body in arrived]
    print(f"{len(arrived)} due in one second: the last arrived {arrived[-1][0] - max(dues):.2f} s after the last was due,"
          f" late p50 {at(late, 50):.0f} ms, p99 {at(late, 99):.0f} ms;"
          f" {'in due order' if dues == sorted(dues) else 'NOT in due order'},"
          f" {'each once' if len(set(names)) == len(names) else 'some twice'}")


def main():
    part, *rest_of = sys.argv[1:]
    if part == "fill":
        fill(rest_of[0], rest_of[1], int(rest_of[2]))
    elif part == "calls":
        calls(int(rest_of[0]), rest_of[1], rest_of[2])
    elif part == "rest":
        rest(rest_of[0], float(rest_of[1]))
    elif part == "receive":
        receive(int(rest_of[0]), int(rest_of[1]))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
