"""How long a member's creates take while another member of the household writes as much as the limits allow.

    neighbour.py PORT DATABASE WRITER NEIGHBOUR [--seconds N]

WRITER and NEIGHBOUR are tokens. The writer has four connections, each of which creates 500 tasks of 1,000
characters in a call and deletes them, as often as the gateway lets it; the neighbour creates a task each 50 ms.
"""

import argparse
import multiprocessing
import os
import pathlib
import struct
import sys
import time
import uuid

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "PythonClient"))
import daybook_rpc as rpc  # noqa: E402

SERVICE = "daybook.task.v1.Tasks/"
RECORDS = 500
TEXT = "x" * 1_000


def field(number, value):
    """A length-delimited field of a protobuf message."""
    value = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(value)) + value


def varint(number):
    out = b""
    while number > 0x7F:
        out += bytes([number & 0x7F | 0x80])
        number >>= 7
    return out + bytes([number])


class Member:
    def __init__(self, port, token):
        self.connection = rpc.Connection("127.0.0.1", port)
        self.token = token

    def call(self, method, message):
        """Makes a change; a refusal with a pushback is retried after it."""
        request = str(uuid.uuid4())
        refused = 0
        while True:
            try:
                self.connection.unary(
                    SERVICE + method, message,
                    metadata=[("authorization", f"Bearer {self.token}"), ("request-id", request)])
                return refused
            except rpc.CallFailed as failure:
                if failure.code != 8 or b"rate_limited" not in failure.status:
                    raise
                refused += 1
                time.sleep(0.05)


def write(port, token, until, calls):
    member = Member(port, token)
    while time.monotonic() < until:
        ids = [str(uuid.uuid4()) for _ in range(RECORDS)]
        tasks = b"".join(field(2, field(2, name) + field(3, "task") + field(4, TEXT)) for name in ids)
        member.call("CreateTasks", tasks)
        member.call("DeleteTasks", b"".join(field(2, name) for name in ids))
        with calls.get_lock():
            calls.value += 2


def measure(port, token, seconds):
    member = Member(port, token)
    times = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        begin = time.monotonic()
        member.call("CreateTask", field(3, "Water the plants"))
        took = time.monotonic() - begin
        times.append(took * 1_000)
        time.sleep(max(0, 0.05 - took))
    times.sort()
    return times


def show(what, times):
    def at(part):
        return times[min(len(times) - 1, int(len(times) * part))]

    print(f"{what}: {len(times)} creates, p50 {at(0.5):.1f} ms, p90 {at(0.9):.1f} ms, "
          f"p99 {at(0.99):.1f} ms, longest {times[-1]:.1f} ms")


def size(database):
    return sum(os.path.getsize(database + ending) for ending in ("", "-wal")
               if os.path.exists(database + ending))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("database")
    parser.add_argument("writer")
    parser.add_argument("neighbour")
    parser.add_argument("--seconds", type=float, default=10)
    options = parser.parse_args()
    measure(options.port, options.neighbour, 1)
    show("alone", measure(options.port, options.neighbour, min(options.seconds, 5)))
    calls = multiprocessing.Value("i", 0)
    before, begin = size(options.database), time.monotonic()
    writers = [
        multiprocessing.Process(
            target=write, args=(options.port, options.writer, begin + options.seconds, calls))
        for _ in range(4)]
    for writer in writers:
        writer.start()
    show("beside one who writes", measure(options.port, options.neighbour, options.seconds))
    took = time.monotonic() - begin
    grown = size(options.database) - before
    if calls.value == 0:
        sys.exit("neighbour: nothing was written, so nothing was measured")
    print(f"the writer: {calls.value} calls of {RECORDS} records, "
          f"the file grew by {grown / took / 1e6:.1f} MB/s")
    for writer in writers:
        writer.terminate()
        writer.join()


if __name__ == "__main__":
    main()
