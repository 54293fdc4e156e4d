"""Tries a real server with daybook_rpc: every call kind, and what may go wrong with one.

    check_calls.py PROGRAM DESCRIPTORS [WORD…]

Each check has a server of its own only where it ends it; the others share one.
"""

import contextlib
import inspect
import os
import pathlib
import signal
import ssl
import struct
import subprocess
import sys
import tempfile
import time

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

import daybook_rpc as rpc

ASK, TELL, COLLECT, TALK = (f"test.kinds.v1.Kinds/{name}" for name in "Ask Tell Collect Talk".split())
HEALTH = "daybook.rpc.v1.Health/Check"
CANCELLED, INVALID_ARGUMENT, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED = 1, 3, 4, 8
UNKNOWN, FAILED_PRECONDITION, UNIMPLEMENTED, INTERNAL, UNAVAILABLE = 2, 9, 12, 13, 14


class Server:
    """daybook-kinds on a port of its own."""

    def __init__(self, program, encrypts=False):
        self.folder = tempfile.TemporaryDirectory()
        identity = self.identity() if encrypts else []
        self.key = os.urandom(32)
        key_file = pathlib.Path(self.folder.name, "cluster.key")
        key_file.write_bytes(self.key)
        key_file.chmod(0o600)
        self.process = subprocess.Popen(
            [program, "--listen", "127.0.0.1:0", "--data", self.folder.name, *identity],
            stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True)
        self.log = []
        for line in self.process.stderr:
            self.log.append(line)
            if "started" in line:
                place = next(word for word in line.split() if word.startswith("address="))
                self.port = int(place.strip('"').rpartition(":")[2])
                return
        raise SystemExit("the server did not start:\n" + "".join(self.log))

    def identity(self):
        """A certificate for this address that is its own authority."""
        self.certificate = str(pathlib.Path(self.folder.name, "kinds.pem"))
        key = str(pathlib.Path(self.folder.name, "kinds.key"))
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
             "-noenc", "-subj", "/CN=kinds", "-addext", "subjectAltName=IP:127.0.0.1",
             "-keyout", key, "-out", self.certificate], check=True, capture_output=True)
        return ["--tls-certificate", self.certificate, "--tls-key", key]

    def connect(self, **options):
        return contextlib.closing(rpc.Connection("127.0.0.1", self.port, **options))

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.process.stderr.close()
        self.folder.cleanup()


class Checks:
    def __init__(self, server, types, start):
        self.server, self.start = server, start
        self.Line, self.Status = types["test.kinds.v1.Line"], types["daybook.rpc.v1.Status"]
        self.Health = types["daybook.rpc.v1.HealthCheckResponse"]

    def line(self, text="", number=0):
        return self.Line(text=text, number=number).SerializeToString()

    def read(self, data):
        line = self.Line.FromString(data)
        return line.text, line.number

    def fails(self, code, reason, act):
        try:
            act()
        except rpc.CallFailed as failure:
            status = self.Status.FromString(failure.status)
            assert (failure.code, status.reason) == (code, reason), (failure.code, status)
            return failure, status
        raise AssertionError(f"it did not fail with {code} {reason}")

    def cancelled(self, connection):
        return self.read(connection.unary(ASK, self.line("cancelled")))[1]

    def await_cancelled(self, connection, count):
        """Handlers are notified a moment later."""
        for _ in range(500):
            if self.cancelled(connection) >= count:
                return
            time.sleep(0.01)
        raise AssertionError("the handler was not cancelled")

    # The four kinds

    def unary(self):
        with self.server.connect() as c:
            for number in range(3):  # the second and third by the method's number
                assert self.read(c.unary(ASK, self.line("hello", number))) == ("hello", number)
            assert c.unary(ASK, b"") == b"", "an empty message is a message"
            assert self.Health.FromString(c.unary(HEALTH, b"")).status == 1

    def a_request_in_pieces(self):
        with self.server.connect() as c:
            text = "x" * 100_000
            call = c.call(ASK, last=False)
            call.send(self.line(text))
            call.finish()
            assert self.read(call.reply())[0] == text, "and the reply comes in pieces as well"

    def server_stream(self):
        with self.server.connect() as c:
            call = c.call(TELL, self.line("a", 5))
            taken = [call.take() for _ in range(5)]
            assert [self.read(message) for message, _ in taken] == [("a", n) for n in range(5)]
            assert [cursor for _, cursor in taken] == [b"0", b"1", b"2", b"3", b"4"]
            assert call.take() is None and call.trailers == [("total", "5")]

    def client_stream(self):
        with self.server.connect() as c:
            call = c.call(COLLECT, last=False)
            for number in range(100):
                call.send_when_possible(self.line("b", number))
            call.finish()
            assert self.read(call.reply()) == ("counted", 100)
            assert self.read(c.unary(COLLECT, self.line("in CALL"))) == ("counted", 1)
            assert self.read(c.call(COLLECT).reply()) == ("counted", 0)

    def client_stream_answered_early(self):
        with self.server.connect() as c:
            call = c.call(COLLECT, last=False)
            call.send(self.line("enough"))
            assert self.read(call.reply()) == ("counted", 1)
            # Late frames are dropped; the connection goes on.
            c.write(rpc.frame(rpc.MESSAGE, 0x03, call.number, self.line("late")))
            assert self.read(c.unary(ASK, self.line("on")))[0] == "on"

    def both_ways(self):
        with self.server.connect() as c:
            call = c.call(TALK, last=False)
            for number in range(10):
                call.send(self.line("c", number))
                assert self.read(call.take()[0]) == ("c", number)
            call.finish()
            assert self.read(call.take()[0])[0] == "goodbye"
            assert call.take() is None

    def many_calls_at_once(self):
        with self.server.connect() as c:
            calls = [c.call(ASK, self.line("n", number)) for number in range(100)]
            for number, call in reversed(list(enumerate(calls))):
                assert self.read(call.reply()) == ("n", number)

    def wrong_counts(self):
        with self.server.connect() as c:
            self.fails(UNIMPLEMENTED, "wrong_message_count", lambda: c.call(ASK).reply())
            call = c.call(ASK, self.line(), last=False)
            call.send(self.line())
            self.fails(UNIMPLEMENTED, "wrong_message_count", call.take)

    # Time

    def deadline(self):
        with self.server.connect() as c:
            before = self.cancelled(c)
            call = c.call(ASK, self.line("sleep", 60_000), timeout=50)
            self.fails(DEADLINE_EXCEEDED, "deadline_exceeded", call.take)
            call = c.call(TELL, self.line("wait"), timeout=50)
            self.fails(DEADLINE_EXCEEDED, "deadline_exceeded", call.take)
            self.await_cancelled(c, before + 2)
            call = c.call(ASK, self.line("sleep", 1), timeout=60_000)
            assert self.read(call.reply())[0] == "sleep"

    def no_time_left(self):
        with self.server.connect() as c:
            before = self.cancelled(c)
            call = c.call(ASK, self.line("sleep", 60_000), timeout=0)
            self.fails(DEADLINE_EXCEEDED, "deadline_exceeded", call.take)
            assert self.cancelled(c) == before, "nothing ran"

    def cancellation(self):
        with self.server.connect() as c:
            before = self.cancelled(c)
            call = c.call(TELL, self.line("wait"))
            c.read_until(lambda: call.head is not None)
            assert call.head == [("live", "yes")]
            call.cancel()
            c.call(ASK, self.line("sleep", 60_000)).cancel(reason=1)
            self.await_cancelled(c, before + 2)

    def a_lost_connection_cancels(self):
        with self.server.connect() as c:
            before = self.cancelled(c)
            with self.server.connect() as other:
                call = other.call(TELL, self.line("wait"))
                other.read_until(lambda: call.head is not None)
            self.await_cancelled(c, before + 1)

    # Flow control

    def a_slow_reader_stalls_its_own_stream(self):
        with self.server.connect(settings=dict(stream_credit=16_384)) as c:
            message = self.line("s" * 1_000, 1)
            cost = len(message) + rpc.OVERHEAD
            slow = c.call(TELL, self.line("s" * 1_000, 200))
            c.read_until(lambda: len(slow.waiting) * cost >= 16_384)
            c.read_for(0.2)
            # A message begins while there is credit, and no other after that.
            held = sum(cost for _, _, cost in slow.waiting)
            assert 16_384 <= held < 16_384 + cost + 8, held
            quick = c.call(TELL, self.line("q" * 1_000, 200))
            for number in range(200):
                assert self.read(quick.take()[0])[1] == number
            assert quick.take() is None
            assert self.read(c.unary(ASK, self.line("and on")))[0] == "and on"
            for number in range(200):
                assert self.read(slow.take()[0])[1] == number
            assert slow.take() is None

    def the_connection_has_credit_too(self):
        with self.server.connect(settings=dict(connection_credit=65_536)) as c:
            calls = [c.call(TELL, self.line("t" * 1_000, 60)) for _ in range(3)]
            c.read_until(lambda: sum(len(call.waiting) for call in calls) >= 60)
            c.read_for(0.2)
            held = sum(cost for call in calls for _, _, cost in call.waiting)
            assert 65_536 <= held < 65_536 + 1_100, held
            # Streams share it: a client that reads one to its end, and leaves another unread, would
            # wait for itself.
            while not all(call.end for call in calls) or any(call.waiting for call in calls):
                c.read_until(lambda: any(call.waiting for call in calls)
                             or all(call.end for call in calls))
                for call in calls:
                    while call.waiting:
                        call.take()

    def a_writer_waits_for_credit(self):
        with self.server.connect() as c:
            call = c.call(TALK, last=False)
            sent = 0
            try:
                while True:
                    call.send(self.line("u" * 10_000, sent))
                    sent += 1
            except rpc.OutOfCredit:
                pass
            assert 5 <= sent <= 7, sent
            # Unread replies block the handler, and then no credit comes for requests.
            taken = 0
            for number in range(sent, 60):
                while call.credit <= 0 or c.credit <= 0:
                    assert self.read(call.take()[0])[1] == taken
                    taken += 1
                    c.read_for(0.01)
                call.send(self.line("u" * 10_000, number))
            call.finish()
            for number in range(taken, 60):
                assert self.read(call.take()[0])[1] == number
            assert self.read(call.take()[0])[0] == "goodbye"

    def who_ignores_credit_is_sent_away(self):
        with self.server.connect() as c:
            call = c.call(TALK, last=False)
            try:
                for number in range(200):
                    call.send(self.line("v" * 10_000, number), ignoring_credit=True)
                c.read_for(5)
            except rpc.ConnectionEnded as ended:
                assert ended.code == 3, ended
            except (BrokenPipeError, ConnectionResetError):
                pass  # it had closed before we stopped writing
            else:
                raise AssertionError("the server took it")

    # What goes beside messages

    def refusal_with_details(self):
        with self.server.connect() as c:
            failure, status = self.fails(
                FAILED_PRECONDITION, "not_today", lambda: c.unary(ASK, self.line("refuse", 7)))
            assert status.message == "Not today: ¾ of it is missing."
            assert status.HasField("retryable") and not status.retryable
            violation, = status.violations
            assert (violation.field, violation.code, violation.limit) == ("text", "odd", 3)
            detail, = status.details
            found = self.Line()
            assert detail.Unpack(found) and found.number == 7
            assert failure.trailers == [("why", "because")] and not failure.unprocessed
            self.fails(UNKNOWN, "unknown", lambda: c.unary(ASK, self.line("crash")))
            self.fails(UNIMPLEMENTED, "unknown_method", lambda: c.unary("test.Nobody/Home", b""))

    def unreadable_message(self):
        with self.server.connect() as c:
            self.fails(INTERNAL, "malformed_message", lambda: c.unary(ASK, b"\x0a\xff"))

    def metadata(self):
        with self.server.connect() as c:
            sent = [("x-one", "1"), ("x-one", "2 ~"), ("x-raw-bin", bytes(range(256)))]
            call = c.call(ASK, self.line(), metadata=sent + [("daybook-member", "somebody")])
            call.reply()
            assert call.trailers == sent, "who proved nothing is nobody"
            self.fails(RESOURCE_EXHAUSTED, "metadata_too_large",
                       lambda: c.call(ASK, self.line(), metadata=[("x-a", "a" * 8_170)]).reply())
            self.fails(INVALID_ARGUMENT, "invalid_metadata",
                       lambda: c.call(ASK, self.line(), metadata=[("X-A", "a")]).reply())

    def proof_of_the_cluster_key(self):
        with self.server.connect(cluster_key=self.server.key) as c:
            call = c.call(ASK, self.line(), metadata=[("daybook-member", "somebody")])
            call.reply()
            assert call.trailers == [("daybook-member", "somebody")]
        try:
            with self.server.connect(cluster_key=bytes(32)) as c:
                raise AssertionError("a wrong key proved something")
        except rpc.ConnectionEnded as ended:
            assert ended.code in (6, None), ended

    def compression(self):
        with self.server.connect() as c:
            assert c.server["encodings"] & 1
            text = os.urandom(25_000).hex()
            request = rpc.compress(self.line(text))
            assert len(request) < 40_000
            call = c.call(ASK, last=False, accept=True)
            call.send(request, compressed=True)
            call.finish()
            assert self.read(call.reply())[0] == text and c.inflated == 1
            # Small enough for END, and it may grow to 4,096 bytes however short it is.
            reply = c.call(ASK, self.line("large", 4_000), accept=True).reply()
            assert self.read(reply)[0] == "a" * 4_000 and c.inflated == 2
            assert self.read(c.unary(ASK, self.line("large", 4_000)))[0] == "a" * 4_000
            assert c.inflated == 2, "nobody asked for that"
            bomb = struct.pack(">I", 4 << 20) + bytes(20)
            self.fails(RESOURCE_EXHAUSTED, "message_too_large",
                       lambda: c.call(ASK, bomb, compressed=True).reply())
            large = struct.pack(">I", (4 << 20) + 1) + bytes(20)
            self.fails(RESOURCE_EXHAUSTED, "message_too_large",
                       lambda: c.call(ASK, large, compressed=True).reply())

    def limits(self):
        with self.server.connect(settings=dict(max_message=65_536)) as c:
            self.fails(RESOURCE_EXHAUSTED, "message_too_large",
                       lambda: c.unary(ASK, self.line("large", 70_000)))
            calls = [c.call(ASK, self.line("sleep", 60_000)) for _ in range(c.server["max_streams"])]
            failure, status = self.fails(
                RESOURCE_EXHAUSTED, "too_many_streams", lambda: c.unary(ASK, self.line()))
            assert failure.unprocessed and status.retry_after_ms > 0
            for call in calls:
                call.cancel()
        with self.server.connect() as c:
            # Public methods accept 4,096 bytes: in CALL, and at BEGIN, before more of it is sent.
            self.fails(RESOURCE_EXHAUSTED, "message_too_large", lambda: c.unary(HEALTH, bytes(4_097)))
            call = c.call(HEALTH, last=False)
            call.send(bytes(60_000))
            self.fails(RESOURCE_EXHAUSTED, "message_too_large", call.reply)
            assert self.Health.FromString(c.unary(HEALTH, b"")).status == 1

    # The connection

    def ping(self):
        with self.server.connect() as c:
            c.ping(b"12345678")
            c.read_until(lambda: c.answers == [b"12345678"])
            c.write(rpc.frame(0x40, 0xFF, 9, b"who knows"))
            assert self.read(c.unary(ASK, self.line("skipped")))[0] == "skipped"

    def nonsense_ends_the_connection(self):
        for wrong, code in ((rpc.frame(0, 0, 0), 1), (rpc.frame(rpc.CREDIT, 0, 0, bytes(4)), 3),
                            (struct.pack(">IBBI", 1 << 24, rpc.CALL, 0, 1), 2)):
            with self.server.connect() as c:
                c.write(wrong)
                try:
                    c.read_for(5)
                except rpc.ConnectionEnded as ended:
                    assert ended.code == code, ended
                else:
                    raise AssertionError(f"{wrong.hex()} was taken")

    # Section 1.3

    def encryption(self):
        server = self.start(encrypts=True)
        try:
            tls = rpc.encryption(server.certificate)
            with server.connect(tls=tls) as c:
                assert self.read(c.unary(ASK, self.line("hello", 1))) == ("hello", 1)
                text = "x" * 1_000_000  # many records, and credit both ways
                call = c.call(ASK, last=False)
                call.send(self.line(text))
                call.finish()
                assert self.read(call.reply())[0] == text
                assert c.socket.version() == "TLSv1.3"
                assert c.socket.selected_alpn_protocol() == "daybook-rpc"
            old, other = rpc.encryption(server.certificate), rpc.encryption(server.certificate)
            old.minimum_version = old.maximum_version = ssl.TLSVersion.TLSv1_2
            other.set_alpn_protocols(["h2"])
            for wrong in (old, other):
                try:
                    server.connect(tls=wrong)
                except (ssl.SSLError, ConnectionError):
                    continue
                raise AssertionError("the handshake did not fail")
            try:
                server.connect()
            except (ConnectionError, rpc.ConnectionEnded):
                pass
            else:
                raise AssertionError("it answers in the clear as well")
        finally:
            server.stop()

    def drain(self):
        server = self.start()
        try:
            with server.connect() as c:
                c.answers_pings = False
                slow = c.call(ASK, self.line("sleep", 300), timeout=10_000)
                endless = c.call(TELL, self.line("wait"))
                c.read_until(lambda: endless.head is not None)
                server.process.send_signal(signal.SIGTERM)
                c.read_until(lambda: c.draining == (0xFFFFFFFF, 0) and c.pings)
                # Between the two GOAWAYs new calls are still accepted.
                assert self.read(c.unary(ASK, self.line("still")))[0] == "still"
                c.write(rpc.frame(rpc.PING, 1, 0, c.pings[0]))
                c.read_until(lambda: c.draining == (c.last_stream, 0))
                failure, _ = self.fails(UNAVAILABLE, "draining", endless.take)
                assert not failure.unprocessed, "it had said that it is live"
                assert self.read(slow.reply())[0] == "sleep", "what has a deadline may finish"
                try:
                    c.read_for(5)
                except rpc.ConnectionEnded:
                    pass
                else:
                    raise AssertionError("the server did not close")
            assert server.process.wait(10) == 0
        finally:
            server.stop()


def load(path):
    pool = descriptor_pool.DescriptorPool()
    with open(path, "rb") as file:
        for description in descriptor_pb2.FileDescriptorSet.FromString(file.read()).file:
            pool.Add(description)
    names = ("test.kinds.v1.Line", "daybook.rpc.v1.Status", "daybook.rpc.v1.HealthCheckResponse")
    return {name: message_factory.GetMessageClass(pool.FindMessageTypeByName(name))
            for name in names}


def main():
    program, descriptors, *words = sys.argv[1:]
    helpers = {"line", "read", "fails", "cancelled", "await_cancelled"}
    names = [name for name, _ in inspect.getmembers(Checks, inspect.isfunction)
             if not name.startswith("_") and name not in helpers
             and (not words or any(word in name for word in words))]
    server = Server(program)
    checks = Checks(server, load(descriptors), lambda **options: Server(program, **options))
    failures = 0
    try:
        for name in names:
            try:
                getattr(checks, name)()
                print(f"ok      {name}", flush=True)
            except Exception as error:  # every check is tried
                failures += 1
                print(f"FAILED  {name}: {type(error).__name__} {error}", flush=True)
        if server.process.poll() is not None:
            failures += 1
            print(f"FAILED  the server ended with {server.process.returncode}")
    finally:
        server.stop()
    print(f"{len(names)} checks, {failures} failures")
    sys.exit(1 if failures or not names else 0)


main()
