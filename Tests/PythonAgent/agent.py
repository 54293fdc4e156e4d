"""An example of an agent on a child's device: reports apps and their use, and prints the rewards that may be used.

    deploy/dev/python-agent --token-file FILE --device NAME --front COMMAND --apps COMMAND

The `--front` command prints the identifier of the app in the foreground, or nothing. The `--apps` command prints one
app per line: `identifier name`. The script creates the descriptors of the contracts with protoc.

The token has the scope `device` and belongs to the child. Only app names and times leave the machine. Intervals are
stored with their ids until the server answers: after a crash they are reported again, and counted once.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import time
import uuid

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "PythonClient"))

import daybook_rpc as rpc
from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

CATALOG = "daybook.catalog.v1."
REPORT_EVERY, LONGEST = 60, 3600  # seconds between reports, at least 30; the longest interval
MOST = 500  # intervals per call


class Catalog:
    """Calls the catalog through the gateway, on a connection that is opened on demand."""

    def __init__(self, arguments):
        host, _, port = arguments.server.rpartition(":")
        self.place = host, int(port)
        self.token = pathlib.Path(arguments.token_file).read_text().strip()
        self.pool = descriptor_pool.DescriptorPool()
        described = pathlib.Path(arguments.descriptors).read_bytes()
        for file in descriptor_pb2.FileDescriptorSet.FromString(described).file:
            self.pool.Add(file)
        self.connection = None

    def message(self, name):
        return message_factory.GetMessageClass(self.pool.FindMessageTypeByName(CATALOG + name))

    def call(self, service, method, request_id=None, **fields):
        """Returns the response. `request_id` identifies a changing call, so that it can be retried."""
        if self.connection is None:
            self.connection = rpc.Connection(*self.place)
        metadata = [("authorization", f"Bearer {self.token}")]
        metadata += [("request-id", request_id)] if request_id else []
        request = self.message(method + "Request")(**fields).SerializeToString()
        try:
            reply = self.connection.unary(f"{CATALOG}{service}/{method}", request, metadata=metadata)
        except (rpc.ConnectionEnded, OSError):
            self.connection = None
            raise
        return self.message(method + "Response").FromString(reply)


class Spool:
    """The intervals that the server has not answered, in a file."""

    def __init__(self, path):
        self.path = pathlib.Path(path)
        self.intervals = json.loads(self.path.read_text()) if self.path.exists() else []

    def keep(self, intervals):
        self.intervals = intervals
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(intervals))
        new.replace(self.path)

    def add(self, app, start, end):
        self.keep(self.intervals + [
            {"id": str(uuid.uuid4()), "app": app, "start": int(start * 1000), "end": int(end * 1000)}])


def report(catalog, spool, device):
    """Reports the stored intervals. Answered ones are removed, even refused ones, which are printed."""
    while spool.intervals:
        part = spool.intervals[:MOST]
        answer = catalog.call("Usage", "ReportUsage", str(uuid.uuid4()), device=device, intervals=[
            {"report_id": one["id"], "bundle_identifier": one["app"], "start": instant(one["start"]),
             "end": instant(one["end"])} for one in part])
        for result in (one for one in answer.results if one.code):
            print(f"not counted in full: {result.message}", file=sys.stderr)
        spool.keep(spool.intervals[len(part):])


def inventory(catalog, device, command):
    """Reports all apps of the device. An unchanged list has no effect."""
    lines = [line.partition(" ") for line in run(command).splitlines()]
    catalog.call("Apps", "ReportInstalledApps", str(uuid.uuid4()), device=device, apps=[
        {"bundle_identifier": key, "app_name": name or key} for key, _, name in lines])


def rewards(catalog):
    """Prints the seconds left for each reward app. A real agent would enforce them."""
    left = {}
    for one in catalog.call("Rewards", "ListAllocations", only_active=True, page_size=200).allocations:
        left[one.bundle_identifier] = left.get(one.bundle_identifier, 0) + one.left_seconds
    print(json.dumps({"left": left}), flush=True)


def instant(milliseconds):
    return {"seconds": milliseconds // 1000, "nanos": milliseconds % 1000 * 1_000_000}


def run(command):
    return subprocess.run(command, shell=True, capture_output=True, text=True, check=False).stdout.strip()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("descriptors", "token-file", "device", "front", "apps"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--server", default="127.0.0.1:7400")
    parser.add_argument("--spool", default="usage.json")
    parser.add_argument("--every", type=float, default=5, help="seconds between checks of the foreground app")
    parser.add_argument("--looks", type=int, default=0, help="exit after this many checks; 0: never")
    arguments = parser.parse_args()
    catalog, spool = Catalog(arguments), Spool(arguments.spool)
    app, since, reported, looks = "", time.time(), 0.0, 0
    while True:
        now, seen = time.time(), run(arguments.front).lower()
        looks += 1
        is_last = looks == arguments.looks
        is_due = is_last or now - reported >= REPORT_EVERY
        if app and int(now * 1000) > int(since * 1000) and (seen != app or is_due or now - since >= LONGEST):
            spool.add(app, since, now)
            since = now
        app, since = (app, since) if seen == app else (seen, now)
        if is_due:
            reported = now
            try:
                inventory(catalog, arguments.device, arguments.apps)
                report(catalog, spool, arguments.device)
                rewards(catalog)
            except (rpc.ConnectionEnded, rpc.CallFailed, OSError) as failure:
                print(f"will retry: {failure}", file=sys.stderr)
        if is_last:
            return
        time.sleep(arguments.every)


if __name__ == "__main__":
    main()
