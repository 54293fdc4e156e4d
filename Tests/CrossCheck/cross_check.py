"""Sends random messages back and forth between Daybook's codec and Python's.

Python draws a message and writes it; ours reads it and writes it in both forms; Python reads that and
compares. Then Python writes JSON in odd but allowed spellings, and ours reads it. The other side is
`daybook-conformance`; see the README of Tests/CrossCheck.
"""

import argparse
import collections
import random
import struct
import subprocess
import sys

import google.protobuf
from google.protobuf import descriptor_pb2, descriptor_pool, json_format
from google.protobuf.internal import api_implementation

from json_text import Writer
from random_messages import Source, is_map, is_repeated, message_class

BINARY, JSON = 1, 2


class Testee:
    """The program with our codec; answers one request at a time."""

    def __init__(self, program, pool):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.request = message_class(pool, "conformance.ConformanceRequest")
        self.response = message_class(pool, "conformance.ConformanceResponse")

    def ask(self, message_type, wanted, **payload):
        request = self.request(
            message_type=message_type, requested_output_format=wanted, **payload)
        data = request.SerializeToString()
        self.process.stdin.write(struct.pack("<I", len(data)) + data)
        self.process.stdin.flush()
        head = self.process.stdout.read(4)
        if len(head) < 4:
            raise SystemExit(f"the program ended with {self.process.wait()}")
        body = self.process.stdout.read(struct.unpack("<I", head)[0])
        response = self.response.FromString(body)
        kind = response.WhichOneof("result")
        return kind, getattr(response, kind)


class Check:
    def __init__(self, testee, source, writer, pool):
        self.testee, self.source, self.writer, self.pool = testee, source, writer, pool
        self.failures = []
        self.counts = collections.Counter()

    def fail(self, what, message, answer):
        self.failures.append(
            f"{what}: {message.DESCRIPTOR.full_name} {message.SerializeToString().hex()}\n  {answer}")

    def same(self, one, other):
        # Messages with NaN are not equal to themselves; their bytes are.
        return self.canonical(one) == self.canonical(other)

    def canonical(self, message):
        copy = type(message)()
        copy.CopyFrom(message)
        self.settle(copy)
        return copy.SerializeToString(deterministic=True)

    def settle(self, message):
        """Encodes the contents of every nested Any with Python's order of map entries."""
        if message.DESCRIPTOR.full_name == "google.protobuf.Any" and message.type_url:
            inner = self.source.type(message.TypeName()).FromString(message.value)
            message.value = self.canonical(inner)
        for field, value in message.ListFields():
            if is_map(field):
                entries = value.values()
            else:
                entries = value if is_repeated(field) else [value]
            for entry in entries:
                if hasattr(entry, "ListFields"):
                    self.settle(entry)

    def run(self, message):
        name = message.DESCRIPTOR.full_name
        self.counts[name] += 1
        kind = type(message)

        # Binary there and back, with unknown fields.
        sent = message.SerializeToString() + self.source.unknown_fields(message)
        result, answer = self.testee.ask(name, BINARY, protobuf_payload=sent)
        if result != "protobuf_payload":
            self.fail("binary is refused", kind.FromString(sent), (result, answer))
        elif not self.same(kind.FromString(sent), kind.FromString(answer)):
            self.fail("binary comes back as another", kind.FromString(sent), answer.hex())

        # A message without JSON in Python must have none in ours.
        try:
            text = json_format.MessageToJson(
                message,
                descriptor_pool=self.pool,
                preserving_proto_field_name=self.writer.chance(0.3),
                use_integers_for_enums=self.writer.chance(0.3),
                ensure_ascii=self.writer.chance(0.5),
                indent=self.writer.random.choice([None, 2]),
            )
            # Older releases write a NaN in a `Value` as text, which is no JSON for it.
            if not self.same(json_format.Parse(text, kind(), descriptor_pool=self.pool), message):
                text = None
        except json_format.ParseError:
            pass  # they cannot read the largest float as they write it
        except (json_format.Error, ValueError, TypeError, OverflowError):
            text = None
        result, answer = self.testee.ask(name, JSON, protobuf_payload=message.SerializeToString())
        if text is None:
            self.counts["without JSON"] += 1
            if result != "serialize_error":
                self.fail("JSON is written for what has none", message, (result, answer))
            return
        if result != "json_payload":
            return self.fail("no JSON is written", message, (result, answer))
        try:
            back = json_format.Parse(answer, kind(), descriptor_pool=self.pool)
        except json_format.ParseError as error:
            return self.fail(f"Python cannot read our JSON ({error})", message, answer)
        if not self.same(back, message):
            self.fail("our JSON says something else", message, answer)

        for spelling, text in (("Python's", text), ("odd", self.writer.message(message))):
            result, answer = self.testee.ask(name, BINARY, json_payload=text)
            if result != "protobuf_payload":
                self.fail(f"{spelling} JSON is refused", message, (result, answer, text))
            elif not self.same(kind.FromString(answer), message):
                self.fail(f"{spelling} JSON reads as another", message, (answer.hex(), text))


RICH = ("protobuf_test_messages.proto3.TestAllTypesProto3 test.v1.Everything test.v1.Numbers "
        "google.protobuf.Timestamp google.protobuf.Struct google.protobuf.Int64Value").split()


def load(path):
    """The types of a descriptor set, those of google.protobuf included, and the names of those to generate."""
    pool = descriptor_pool.DescriptorPool()
    names = []
    with open(path, "rb") as file:
        for description in descriptor_pb2.FileDescriptorSet.FromString(file.read()).file:
            for message in description.message_type:
                # Python ends such a name at the NUL.
                odd = [place for place, field in enumerate(message.field) if "\0" in field.json_name]
                for place in reversed(odd):
                    del message.field[place]
            try:
                pool.Add(description)
            except TypeError as error:
                print(f"without {description.name}, which Python does not take: {error}")
                continue
            if not description.name.startswith("google/"):
                package = f"{description.package}." if description.package else ""
                names += [package + message.name for message in description.message_type]
    # Every other message is of a type with many fields.
    return pool, RICH * (len(names) // len(RICH)) + names


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--descriptors", required=True)
    parser.add_argument("--messages", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    options = parser.parse_args()
    numbers = random.Random(options.seed)
    pool, names = load(options.descriptors)
    source = Source(numbers, names, pool)
    testee = Testee(options.program, pool)
    check = Check(testee, source, Writer(numbers, source.type), pool)
    print(f"seed {options.seed}, protobuf {google.protobuf.__version__} "
          f"({api_implementation.Type()}) for Python")
    for index in range(options.messages):
        check.run(source.message())
        if len(check.failures) >= 20:
            print("stopped after twenty failures")
            break
    testee.process.stdin.close()
    testee.process.wait()
    for failure in check.failures:
        print(failure[:2000])
    rich = {name: check.counts.pop(name) for name in RICH if name in check.counts}
    without = check.counts.pop("without JSON", 0)
    counts = ", ".join(f"{count} {name}" for name, count in sorted(rich.items()))
    print(f"{len(check.failures)} failures; {without} without JSON; {counts}, "
          f"{check.counts.total()} of {len(check.counts)} other types")
    sys.exit(1 if check.failures else 0)


main()
