"""A client for Daybook RPC, version 1, written from Shared/RPC/PROTOCOL.md.

One thread, the standard library, no events: whoever waits for something reads frames until it is
there. Messages are bytes; what they mean is the caller's business. Numbers of sections are those of
PROTOCOL.md.
"""

import collections
import hashlib
import hmac
import os
import socket
import ssl
import struct
import time
import zlib

MAGIC = bytes.fromhex("da59424b")
SETTINGS, AUTH, CALL, HEAD, MESSAGE, END, CANCEL, CREDIT, PING, GOAWAY = range(1, 11)
NO_TIMEOUT = 0xFFFFFFFF
OVERHEAD = 32  # what each message costs beside its bytes (section 7)

# Section 1.1: id and default of what is a number.
SETTING_IDS = dict(max_frame=1, max_message=2, max_metadata=3, max_streams=4, stream_credit=5,
                   connection_credit=6, max_methods=7, ping_interval=8, encodings=9,
                   max_timeout=10, auth=11, max_handlers=13, max_buffered=14,
                   max_buffered_address=15, max_handlers_address=16)
DEFAULTS = dict(max_frame=16_384, max_message=4 << 20, max_metadata=8_192, max_streams=128,
                stream_credit=65_536, connection_credit=1 << 20, max_methods=1_024,
                ping_interval=10_000, encodings=0, max_timeout=60_000, auth=0,
                max_handlers=16_384, max_buffered=256 << 20, max_buffered_address=16 << 20,
                max_handlers_address=1_024)


class ConnectionEnded(Exception):
    """The connection is over; `code` is that of GOAWAY, or None where none came."""

    def __init__(self, code=None, text=""):
        super().__init__(f"connection ended, code {code}: {text}")
        self.code = code


class CallFailed(Exception):
    """The server ended a call with an error; `status` is a serialized daybook.rpc.v1.Status."""

    def __init__(self, code, status, unprocessed, trailers):
        super().__init__(f"code {code} {status!r}")
        self.code, self.status, self.unprocessed = code, status, unprocessed
        self.trailers = trailers


class OutOfCredit(Exception):
    """The next message of a stream may not begin yet."""


def encryption(authority, identity=None):
    """Section 1.3. `authority`: a file of certificates; `identity`: files of a certificate and its key."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.set_alpn_protocols(["daybook-rpc"])
    context.load_verify_locations(authority)
    if identity:
        context.load_cert_chain(*identity)
    return context


def frame(kind, flags, stream, payload=b""):
    return struct.pack(">IBBI", len(payload), kind, flags, stream) + payload


def write_metadata(entries):
    block = b""
    for key, value in entries:
        value = value if isinstance(value, bytes) else value.encode("ascii")
        block += struct.pack(">BH", len(key), len(value)) + key.encode("ascii") + value
    return block


def read_metadata(block):
    entries, offset = [], 0
    while offset < len(block):
        key_length, value_length = struct.unpack_from(">BH", block, offset)
        offset += 3
        key = block[offset:offset + key_length].decode("ascii")
        offset += key_length
        value = block[offset:offset + value_length]
        offset += value_length
        entries.append((key, value if key.endswith("-bin") else value.decode("ascii")))
    return entries


class Stream:
    """One call."""

    def __init__(self, connection, number):
        self.connection, self.number = connection, number
        self.head = None
        self.waiting = collections.deque()  # (message, cursor, cost), not taken yet
        self.inside = None  # [size, bytes, flags, cursor, cost] of a message that began
        self.credit = connection.server["stream_credit"]
        self.given = connection.own["stream_credit"]
        self.granted = time.monotonic()
        self.owed = 0
        self.half_closed = False
        self.end = None  # (code, status, unprocessed, trailers)

    def send(self, message, compressed=False, ignoring_credit=False):
        """Sends one of a stream of requests, in as many frames as it needs."""
        connection = self.connection
        if self.end:
            raise CallFailed(*self.end)
        if not ignoring_credit and (self.credit <= 0 or connection.credit <= 0):
            raise OutOfCredit()
        self.credit -= len(message) + OVERHEAD
        connection.credit -= len(message) + OVERHEAD
        room = connection.server["max_frame"]
        flags = 0x01 | (0x08 if compressed else 0)
        if len(message) <= room:
            return connection.write(frame(MESSAGE, flags | 0x02, self.number, message))
        cut = room - 4
        connection.write(
            frame(MESSAGE, flags, self.number, struct.pack(">I", len(message)) + message[:cut]))
        while cut < len(message):
            piece = message[cut:cut + room]
            cut += len(piece)
            connection.write(
                frame(MESSAGE, 0x02 if cut == len(message) else 0, self.number, piece))

    def send_when_possible(self, message, seconds=10):
        self.connection.read_until(
            lambda: self.end or (self.credit > 0 and self.connection.credit > 0), seconds)
        self.send(message)

    def finish(self):
        """I have sent my last message."""
        self.half_closed = True
        self.connection.write(frame(END, 0, self.number))

    def cancel(self, reason=0):
        self.connection.write(frame(CANCEL, 0, self.number, bytes([reason])))
        self.connection.forget(self)

    def take(self, seconds=10):
        """The next reply with its cursor, or None after the last; gives its credit back."""
        self.connection.read_until(lambda: self.waiting or self.end, seconds)
        if self.waiting:
            message, cursor, cost = self.waiting.popleft()
            self.connection.give_back(self, cost)
            return message, cursor
        if self.end[0] != 0:
            raise CallFailed(*self.end)
        return None

    def reply(self, seconds=10):
        """The one reply of a call that has one."""
        message, _ = self.take(seconds)
        assert self.take(seconds) is None, "more than one reply"
        return message

    @property
    def trailers(self):
        return self.end[3]


class Connection:
    def __init__(self, host, port, settings=None, cluster_key=None, tls=None):
        """`tls`: a context of `encryption`; else in the clear."""
        self.own = {**DEFAULTS, **(settings or {})}
        self.socket = socket.create_connection((host, port), timeout=10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if tls:
            self.socket = tls.wrap_socket(self.socket, server_hostname=host)
        self.bytes = b""
        self.streams = {}
        self.last_stream = 0
        self.methods = {}  # name: number
        self.pings = []  # bytes of pings the server sent
        self.answers = []  # bytes of its answers
        self.answers_pings = True
        self.draining = None  # (last, code) of the last GOAWAY
        self.given = self.own["connection_credit"]
        self.owed = 0
        self.inflated = 0  # replies that came compressed
        self.open(settings or {}, cluster_key)

    # Section 1

    def open(self, settings, cluster_key):
        nonce = os.urandom(32)
        payload = b"".join(
            struct.pack(">HHI", SETTING_IDS[name], 4, value) for name, value in settings.items())
        if cluster_key is not None:
            payload += struct.pack(">HH", 12, 32) + nonce
        said = MAGIC + bytes([1, 1, 0, 0]) + frame(SETTINGS, 0, 0, payload)
        self.write(said)
        hello = self.read(8)
        if hello[:4] != MAGIC or hello[4] != 1:
            raise ConnectionEnded(None, f"no common version: {hello.hex()}")
        kind, _, _, payload = self.read_frame()
        if kind == GOAWAY:
            raise ConnectionEnded(*struct.unpack_from(">xxxxH", payload))
        heard = hello + frame(SETTINGS, 0, 0, payload)
        self.server, self.nonce = dict(DEFAULTS), None
        offset = 0
        names = {number: name for name, number in SETTING_IDS.items()}
        while offset < len(payload):
            number, length = struct.unpack_from(">HH", payload, offset)
            value = payload[offset + 4:offset + 4 + length]
            offset += 4 + length
            if number in names:
                self.server[names[number]] = struct.unpack(">I", value)[0]
            elif number == 12:
                self.nonce = value
        self.credit = self.server["connection_credit"]
        if cluster_key is not None:
            self.prove(cluster_key, said, heard)

    def prove(self, cluster_key, said, heard):
        """Section 1.2, in the clear."""
        key = hmac.digest(cluster_key, b"daybook rpc 1: peer key", "sha256")
        both = hashlib.sha256(said).digest() + hashlib.sha256(heard).digest() + bytes(32)
        proof = hmac.digest(key, b"daybook rpc 1: client" + both, "sha256")
        self.write(frame(AUTH, 0, 0, b"\x01" + proof))
        kind, _, _, payload = self.read_frame()
        expected = hmac.digest(key, b"daybook rpc 1: server" + both, "sha256")
        if kind != AUTH or not hmac.compare_digest(payload[1:], expected):
            raise ConnectionEnded(None, "the server has no proof")

    # Bytes

    def write(self, data):
        # The last reader may have left a timeout of a millisecond, which is too short on a busy
        # machine.
        self.socket.settimeout(10)
        self.socket.sendall(data)

    def read(self, count):
        while len(self.bytes) < count:
            more = self.socket.recv(65_536)
            if not more:
                raise ConnectionEnded(self.draining[1] if self.draining else None, "end of file")
            self.bytes += more
        data, self.bytes = self.bytes[:count], self.bytes[count:]
        return data

    def read_frame(self):
        length, kind, flags, stream = struct.unpack(">IBBI", self.read(10))
        return kind, flags, stream, self.read(length)

    def read_until(self, is_so, seconds=10):
        """Reads frames until something is so."""
        end = time.monotonic() + seconds
        while not is_so():
            self.socket.settimeout(max(0.001, end - time.monotonic()))
            self.handle(*self.read_frame())

    def read_for(self, seconds):
        """Reads whatever comes in that time."""
        try:
            self.read_until(lambda: False, seconds)
        except TimeoutError:
            pass

    # Calls

    def call(self, method, message=None, last=True, timeout=NO_TIMEOUT, metadata=(), accept=False,
             compressed=False, priority=0):
        """Opens a stream: method names are sent once, and referred to by number afterwards."""
        self.last_stream += 1
        stream = self.streams[self.last_stream] = Stream(self, self.last_stream)
        flags = (0x02 if message is not None else 0) | (0x04 if last else 0)
        flags |= (0x08 if compressed else 0) | (0x10 if accept else 0) | priority << 5
        block = write_metadata(metadata)
        name = b""
        if method not in self.methods:
            self.methods[method] = len(self.methods) + 1
            flags |= 0x01
            name = bytes([len(method)]) + method.encode("ascii")
        stream.half_closed = last
        self.write(frame(
            CALL, flags, stream.number,
            struct.pack(">HIH", self.methods[method], timeout, len(block)) + name + block
            + (message or b"")))
        return stream

    def unary(self, method, message, **options):
        # Name and metadata share the first frame; a request that may not fit beside them follows in frames of its own.
        if len(message) < self.server["max_frame"] // 2:
            return self.call(method, message, **options).reply()
        stream = self.call(method, last=False, **options)
        stream.send_when_possible(message)
        stream.finish()
        return stream.reply()

    def ping(self, data):
        self.write(frame(PING, 0, 0, data))

    def forget(self, stream):
        """Section 7: a gone stream's cost goes back to the connection alone."""
        self.streams.pop(stream.number, None)
        for _, _, cost in stream.waiting:
            self.give_back(None, cost)
        if stream.inside:
            self.give_back(None, stream.inside[4])
        stream.waiting.clear()
        stream.inside = None

    def give_back(self, stream, cost):
        """CREDIT when what is owed reaches half of the initial credit, or the server has none left."""
        self.owed += cost
        if self.owed >= self.own["connection_credit"] // 2 or self.given <= 0:
            self.grant()
        if stream is None or stream.end or stream.number not in self.streams:
            return
        stream.owed += cost
        late = stream.given <= 0 and time.monotonic() - stream.granted >= 10
        if stream.owed >= self.own["stream_credit"] // 2 or late:
            self.write(frame(CREDIT, 0, stream.number, struct.pack(">I", stream.owed)))
            stream.given += stream.owed
            stream.granted = time.monotonic()
            stream.owed = 0

    def grant(self):
        """What is owed to the connection, if it is anything."""
        if self.owed > 0:
            self.write(frame(CREDIT, 0, 0, struct.pack(">I", self.owed)))
            self.given += self.owed
            self.owed = 0

    # Frames

    def handle(self, kind, flags, number, payload):
        stream = self.streams.get(number)
        if kind == HEAD and stream:
            stream.head = read_metadata(payload)
        elif kind == MESSAGE:
            self.message(stream, flags, payload)
        elif kind == END and stream:
            self.ended(stream, flags, payload)
        elif kind == CREDIT:
            amount, = struct.unpack(">I", payload)
            if number == 0:
                self.credit += amount
            elif stream:
                stream.credit += amount
        elif kind == PING and flags & 1:
            self.answers.append(payload)
        elif kind == PING:
            self.pings.append(payload)
            if self.answers_pings:
                self.write(frame(PING, 1, 0, payload))
        elif kind == GOAWAY:
            last, code = struct.unpack_from(">IH", payload)
            self.draining = (last, code)
            if code != 0:
                raise ConnectionEnded(code, payload[6:].decode("utf-8", "replace"))
        # Everything else is unknown, or of a stream that is gone.

    def message(self, stream, flags, payload):
        cursor = None
        if flags & 0x10:
            cursor, payload = payload[1:1 + payload[0]], payload[1 + payload[0]:]
        if flags & 0x01:
            size = len(payload)
            if not flags & 0x02:
                size, = struct.unpack_from(">I", payload)
                payload = payload[4:]
            cost = size + OVERHEAD
            self.given -= cost
            if self.given <= 0:
                self.grant()
            if stream is None:
                return self.give_back(None, cost)
            stream.given -= cost
            stream.inside = [size, b"", flags, cursor, cost]
        if stream is None:
            return
        stream.inside[1] += payload
        if not flags & 0x02:
            return
        size, whole, first, cursor, cost = stream.inside
        assert len(whole) == size, "a message is not as long as it said"
        stream.inside = None
        stream.waiting.append((self.plain(whole, first & 0x08), cursor, cost))

    def ended(self, stream, flags, payload):
        code, status_length, metadata_length = struct.unpack_from(">BHH", payload)
        status = payload[5:5 + status_length]
        trailers = read_metadata(payload[5 + status_length:5 + status_length + metadata_length])
        if flags & 0x02:
            reply = payload[5 + status_length + metadata_length:]
            stream.waiting.append((self.plain(reply, flags & 0x08), None, 0))
        # Its waiting messages hold no credit any more.
        for _, _, cost in stream.waiting:
            self.give_back(None, cost)
        stream.waiting = collections.deque((*message[:2], 0) for message in stream.waiting)
        if stream.inside:
            self.give_back(None, stream.inside[4])
            stream.inside = None
        stream.end = (code, status, bool(flags & 0x10), trailers)
        del self.streams[stream.number]

    def plain(self, data, is_compressed):
        """Section 6."""
        if not is_compressed or not data:
            return data
        size, = struct.unpack_from(">I", data)
        assert size <= self.own["max_message"], "inflates over the limit"
        inflater = zlib.decompressobj()
        message = inflater.decompress(data[4:], size + 1)
        assert len(message) == size and inflater.eof and not inflater.unused_data
        self.inflated += 1
        return message

    def close(self):
        self.socket.close()


def compress(message):
    return struct.pack(">I", len(message)) + zlib.compress(message)
