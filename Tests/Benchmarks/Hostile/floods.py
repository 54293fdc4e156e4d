"""What one hostile address costs everybody else: floods of a running gateway, and calls beside them.

    floods.py PORT PID [--authority FILE] [--seconds N] [--connections N] [--addresses N] [WORD ...]

Each flood is what a peer without a token may say, as fast as it can on many connections of one address, or some;
connections that the server closes are opened again. Meanwhile another address makes one call after the
other. PORT and PID are those of a gateway on this machine, which speaks TLS where an authority is named;
with words, only the floods that have one of them in their names. `deploy/dev/bench hostile` is the way in.
"""

import argparse
import errno
import multiprocessing
import os
import pathlib
import resource
import selectors
import socket
import ssl
import struct
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "PythonClient"))
import daybook_rpc as rpc  # noqa: E402

HEALTH = "daybook.rpc.v1.Health/Check"
WHO_AM_I = "daybook.gateway.v1.Households/WhoAmI"
OPENING = rpc.MAGIC + bytes([1, 1, 0, 0]) + rpc.frame(rpc.SETTINGS, 0, 0)
HAS_NAME, HAS_MESSAGE, IS_LAST, IS_COMPRESSED = 1, 2, 4, 8
SERVER, ATTACKERS = "127.0.0.1", "127.0.7."
BIND_ADDRESS_NO_PORT = 24  # <linux/in.h>; Python does not know it before 3.12
# What is written at once, and how much is read at once.
PIECE = 64 << 10


class Template:
    """A frame, or several, for one stream; streams differ in the number only."""

    def __init__(self, *frames):
        whole = b"".join(frames)
        self.parts, offset = [], 0
        begin = 0
        while offset < len(whole):
            length, = struct.unpack_from(">I", whole, offset)
            self.parts.append(whole[begin:offset + 6])
            begin = offset + 10
            offset = begin + length
        self.rest = whole[begin:]
        self.size = len(whole)

    def on(self, stream):
        return struct.pack(">I", stream).join([*self.parts, self.rest])


def call(name, message=b"", metadata=(), flags=IS_LAST):
    block = rpc.write_metadata(metadata)
    name = name.encode()
    # Method 0: named in each call, so that each is like the others.
    return rpc.frame(
        rpc.CALL, flags | HAS_NAME | (HAS_MESSAGE if flags & IS_LAST else 0), 1,
        struct.pack(">HIH", 0, rpc.NO_TIMEOUT, len(block)) + bytes([len(name)]) + name + block + message)


def cancel():
    return rpc.frame(rpc.CANCEL, 0, 1, bytes([0]))


def entries(count, value):
    return [(f"k{number}", value) for number in range(count)]


class Flood:
    """Sends a template on one stream after the other as long as the server reads."""

    opens = OPENING
    reads = True  # takes what the server says
    leaves = False  # closes as soon as it has said all
    rests = False  # may have nothing to say for a while
    only_tls = False  # is about handshakes: what it says goes over the bare wire

    def __init__(self, name, *frames):
        self.name, self.template = name, Template(*frames) if frames else None

    def begin(self):
        """The state of one connection; "waiting" is what it has to write."""
        return {"next": 1, "waiting": self.opens}

    def more(self, state):
        """The next bytes when everything was written; nothing: it waits for the server, or has sent everything."""
        if self.template is None:
            return b""
        first = state["next"]
        count = max(1, PIECE // self.template.size)
        state["next"] += count
        return b"".join(map(self.template.on, range(first, first + count)))

    def heard(self, state, data):
        """Handles the server's bytes; a plain flood ignores them."""


class Repeated(Flood):
    """The same bytes again and again, on the connection or an ended stream."""

    def __init__(self, name, data, first=b""):
        super().__init__(name)
        self.opens = OPENING + first
        self.data = data * max(1, PIECE // len(data))

    def more(self, state):
        return self.data


class Again(Flood):
    """A window of calls, and one more for each that was answered: a correct client without pauses."""

    rests = True
    window = 60

    def begin(self):
        calls = b"".join(map(self.template.on, range(1, self.window + 1)))
        return {"next": self.window + 1, "waiting": self.opens + calls, "hello": 8, "rest": b""}

    def more(self, state):
        return b""

    def heard(self, state, data):
        data = state["rest"] + data
        offset = min(state["hello"], len(data))
        state["hello"] -= offset
        answered = 0
        while len(data) - offset >= 10:
            length, kind = struct.unpack_from(">IB", data, offset)
            if len(data) - offset < 10 + length:
                break
            answered += kind == rpc.END
            offset += 10 + length
        state["rest"] = data[offset:]
        first = state["next"]
        state["next"] += answered
        state["waiting"] += b"".join(map(self.template.on, range(first, first + answered)))


class Deaf(Flood):
    """Calls without end and reads nothing."""

    reads = False


class Hasty(Flood):
    """Connects and disconnects."""

    rests = True
    leaves = True


class Greeting(Hasty):
    """Begins a handshake, which costs the server a signature, and disconnects."""

    only_tls = True

    def __init__(self, name):
        super().__init__(name)
        said = ssl.MemoryBIO()
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.set_alpn_protocols(["daybook-rpc"])
        try:
            context.wrap_bio(ssl.MemoryBIO(), said, server_hostname=SERVER).do_handshake()
        except ssl.SSLWantReadError:
            self.opens = said.read()

    def begin(self):
        return super().begin() | {"patience": True}

    def heard(self, state, data):
        state["patience"] = False


class LongGreeting(Flood):
    """Begins a handshake with unusually much data."""

    rests = True
    only_tls = True
    opens = b"".join(
        b"\x16\x03\x01" + struct.pack(">H", len(piece)) + piece
        for piece in (b"\x01" + (64_000).to_bytes(3, "big") + bytes(15_996), *[bytes(16_000)] * 3))


class Silent(Flood):
    """Connects, sends one byte, and waits until it is closed."""

    rests = True
    opens = rpc.MAGIC[:1]


FLOODS = [
    Flood("valid calls", call(HEALTH)),
    Again("a call again at each answer", call(HEALTH)),
    Flood("190 entries of metadata", call(HEALTH, metadata=entries(190, "v"))),
    Flood("more metadata than allowed", call(HEALTH, metadata=entries(190, "v" * 30))),
    Flood("60 bytes that inflate to 4 KiB",
          call(HEALTH, rpc.compress(b"\x0a\xfd\x1f" + b"s" * 4_093), flags=IS_LAST | IS_COMPRESSED)),
    Flood("bytes that are no message", call(HEALTH, b"\xff" * 100)),
    Flood("invented tokens", call(WHO_AM_I, metadata=[("authorization", "Bearer " + "t" * 43)])),
    Flood("no token", call(WHO_AM_I)),
    Flood("methods that nobody has", call("nobody.has.this.Service/Method")),
    Flood("calls and cancels", call("daybook.rpc.v1.Health/Watch"), cancel()),
    Repeated("messages on streams that are gone", rpc.frame(rpc.MESSAGE, 3, 1),
             first=Template(call("nobody.has.this.Service/Method", flags=0)).on(1)),
    Repeated("credit, one byte each", rpc.frame(rpc.CREDIT, 0, 0, struct.pack(">I", 1))),
    Repeated("pings", rpc.frame(rpc.PING, 0, 0, bytes(8))),
    Repeated("frames of an unknown type", rpc.frame(200, 0, 0)),
    Deaf("questions whose answers nobody reads", call("daybook.rpc.v1.Reflection/ListServices")),
    Hasty("connections that open and leave"),
    Silent("openings that wait"),
    Greeting("handshakes that begin and leave"),
    LongGreeting("handshakes of 64 KiB"),
]


class Attacker:
    """One flood on many connections, one thread, until its time is over."""

    def __init__(self, flood, port, tls, connections, addresses):
        self.flood, self.port, self.tls = flood, port, None if flood.only_tls else tls
        self.addresses = addresses
        self.selector = selectors.DefaultSelector()
        self.opened = self.written = 0
        for _ in range(connections):
            self.open()

    def open(self):
        wire = socket.socket()
        wire.setblocking(False)
        # The port is chosen when connecting; otherwise the ports of thousands of closed connections
        # are unavailable.
        wire.setsockopt(socket.IPPROTO_IP, BIND_ADDRESS_NO_PORT, 1)
        wire.bind((f"{ATTACKERS}{1 + self.opened % self.addresses}", 0))
        outcome = wire.connect_ex((SERVER, self.port))
        if outcome not in (0, errno.EINPROGRESS):
            raise OSError(outcome, os.strerror(outcome))
        self.opened += 1
        state = self.flood.begin()
        state["is open"] = False
        self.selector.register(wire, selectors.EVENT_WRITE, state)

    def close(self, wire):
        self.selector.unregister(wire)
        wire.close()
        self.open()

    def run(self, until):
        while time.monotonic() < until:
            for key, events in self.selector.select(0.1):
                try:
                    self.step(key.fileobj, key.data, events)
                except ssl.SSLWantReadError:
                    self.want(key.fileobj, key.data, selectors.EVENT_READ)
                except ssl.SSLWantWriteError:
                    self.want(key.fileobj, key.data, selectors.EVENT_WRITE)
                except OSError:
                    self.close(key.fileobj)
        for key in list(self.selector.get_map().values()):
            key.fileobj.close()

    def want(self, wire, state, events):
        if events != self.selector.get_key(wire).events:
            self.selector.modify(wire, events, state)

    def step(self, wire, state, events):
        if self.tls and not isinstance(wire, ssl.SSLSocket):
            return self.encrypt(wire, state)
        if self.tls and not state["is open"]:
            wire.do_handshake()  # raises what it waits for
            state["is open"] = True
        if events & selectors.EVENT_READ and self.flood.reads:
            if not self.read(wire, state):
                return self.close(wire)
        if not state["waiting"]:
            state["waiting"] = self.flood.more(state)
        if state["waiting"] and events & selectors.EVENT_WRITE:
            count = wire.send(state["waiting"])
            self.written += count
            state["waiting"] = state["waiting"][count:]
        if self.flood.leaves and not state["waiting"] and not state.get("patience"):
            return self.close(wire)
        wants = selectors.EVENT_READ if self.flood.reads else 0
        # A connection with nothing to send is not checked for writability.
        if state["waiting"] or not self.flood.rests:
            wants |= selectors.EVENT_WRITE
        self.want(wire, state, wants)

    def encrypt(self, plain, state):
        wire = self.tls.wrap_socket(
            plain, server_hostname=SERVER, do_handshake_on_connect=False)
        self.selector.unregister(plain)
        self.selector.register(wire, selectors.EVENT_WRITE, state)

    def read(self, wire, state):
        """Reads everything available, because bytes that TLS has decrypted cause no wakeup; false at the end."""
        while True:
            try:
                data = wire.recv(PIECE)
            except (BlockingIOError, ssl.SSLWantReadError):
                return True
            if not data:
                return False
            self.flood.heard(state, data)
            if not self.tls:
                return True


def attack(flood, port, tls, crowd, until, result):
    try:
        attacker = Attacker(flood, port, encryption(tls), *crowd)
        attacker.run(until)
        result.put((attacker.opened, attacker.written))
    except OSError as error:
        result.put(error)


def encryption(authority):
    return rpc.encryption(authority) if authority else None


class Household:
    """The other callers."""

    def __init__(self, port, authority):
        self.port, self.tls = port, encryption(authority)

    def ask(self, until):
        """One call after the other on one connection; how long each took, in seconds, sorted."""
        connection = rpc.Connection(SERVER, self.port, tls=self.tls)
        times = []
        while time.monotonic() < until:
            begin = time.monotonic()
            connection.unary(HEALTH, b"")
            times.append(time.monotonic() - begin)
            time.sleep(0.001)
        connection.close()
        return sorted(times)

    def come_and_ask(self):
        """The time for a new connection and its first call, in seconds: the longest of five."""
        times = []
        for _ in range(5):
            begin = time.monotonic()
            connection = rpc.Connection(SERVER, self.port, tls=self.tls)
            connection.unary(HEALTH, b"")
            connection.close()
            times.append(time.monotonic() - begin)
        return max(times)


def resident(pid):
    text = pathlib.Path(f"/proc/{pid}/status").read_text()
    return int(text.split("VmRSS:")[1].split()[0]) / 1_024


def descriptors(pid):
    return len(os.listdir(f"/proc/{pid}/fd"))


def milliseconds(times):
    parts = (times[len(times) // 2], times[len(times) * 99 // 100], times[-1])
    return " / ".join(f"{part * 1_000:.2f}" for part in parts)


def say(name, times, anew, opened, sent, pid):
    print(f"| {name} | {milliseconds(times)} | {anew * 1_000:.2f} | {opened} | {sent} "
          f"| {resident(pid):.1f} |", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("pid", type=int)
    parser.add_argument("--authority")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--connections", type=int, default=60)
    parser.add_argument("--addresses", type=int, default=1)
    parser.add_argument("words", nargs="*")
    options = parser.parse_intermixed_args()
    pid, authority = options.pid, options.authority
    chosen = [flood for flood in FLOODS
              if (authority or not flood.only_tls)
              and (not options.words or any(word in flood.name for word in options.words))]
    if not chosen:
        parser.error("no flood has such a word in its name")
    crowd = (options.connections, options.addresses)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    household = Household(options.port, authority)
    base = descriptors(pid)
    print(f"| {crowd[0]} connections, addresses: {crowd[1]}, {'TLS' if authority else 'in the clear'} "
          "| others: p50 / p99 / longest ms | new connection, longest ms | opened | sent MB/s "
          "| resident MiB |")
    print("|---|---:|---:|---:|---:|---:|")
    calm = household.ask(time.monotonic() + options.seconds)
    say("nothing", calm, household.come_and_ask(), "", "", pid)
    for flood in chosen:
        result = multiprocessing.Queue()
        begin = time.monotonic()
        until = begin + options.seconds + 1
        attacker = multiprocessing.Process(
            target=attack,
            args=(flood, options.port, authority, crowd, until, result))
        attacker.start()
        time.sleep(0.5)
        anew = household.come_and_ask()
        times = household.ask(until - 0.2)
        outcome = result.get(timeout=60)
        if isinstance(outcome, OSError):
            sys.exit(f"floods: {flood.name}: {outcome}")
        opened, written = outcome
        say(flood.name, times, anew, opened, f"{written / (until - begin) / 1e6:.1f}", pid)
        attacker.join()
    end = time.monotonic() + 30
    while descriptors(pid) > base and time.monotonic() < end:
        time.sleep(0.1)
    left = descriptors(pid)
    time.sleep(3)  # memory is given back when a flood was over for a second
    print(f"33 s afterwards at most: {resident(pid):.1f} MiB resident, {left} descriptors, before {base}")
    if left > base:
        sys.exit("floods: descriptors are left over")


if __name__ == "__main__":
    main()
