"""Random messages with every value that proto3 allows."""

import math
import struct

from google.protobuf import message_factory
from google.protobuf.descriptor import FieldDescriptor as Field

INTEGERS = {
    Field.CPPTYPE_INT32: (-(2**31), 2**31 - 1),
    Field.CPPTYPE_INT64: (-(2**63), 2**63 - 1),
    Field.CPPTYPE_UINT32: (0, 2**32 - 1),
    Field.CPPTYPE_UINT64: (0, 2**64 - 1),
}
DOUBLES = [0.0, -0.0, 1.0, 0.1, 1e15, 1e16, 2.0**53, 2.0**53 + 2, 5e-324, 2.2250738585072014e-308,
           1.7976931348623157e308, math.inf, -math.inf, math.nan, 123456.789, 1e22, 1e23, -1e-7]
FLOATS = [0.0, -0.0, 1.0, 0.1, 16777216.0, 3.4028234663852886e38, 1e-45, 1.1754943508222875e-38,
          math.inf, -math.inf, math.nan, 1e10, 1e11]
LETTERS = [
    "abcdefghijklmnopqrstuvwxyz ABC 0123456789",
    "\"\\/\b\f\n\r\t\x00\x01\x1f\x7f{}[]:,'",
    "éßÆ€\u2028\u2029\ufeff\ufffd\uffff\u0300漢字",
    "😀𝄞\U0010ffff\U00010000",
]
# Each row is one text to readers; as bytes, and so as keys, all differ.
TWINS = [("\u00e9", "e\u0301"), ("\u00c5", "A\u030a", "\u212b"), ("\uac00", "\u1100\u1161"),
         ("q\u0307\u0323", "q\u0323\u0307")]
ACCENTS = "\u0301\u0316\u0323\u0307\u0345"
PATHS = ["flag", "count", "name", "due_at", "a.b_c", "very.deep.path_to.field1"]


def is_map(field):
    return field.message_type is not None and field.message_type.GetOptions().map_entry


def is_repeated(field):
    # Older releases have only the label.
    return field.is_repeated if hasattr(field, "is_repeated") else field.label == field.LABEL_REPEATED


def message_class(pool, name):
    description = pool.FindMessageTypeByName(name)
    if hasattr(message_factory, "GetMessageClass"):
        return message_factory.GetMessageClass(description)
    return message_factory.MessageFactory(pool).GetPrototype(description)


class Source:
    """Generates messages; the same random numbers give the same messages."""

    def __init__(self, random, names, pool):
        self.random = random
        self.pool = pool
        self.types = [self.type(name) for name in names]

    def type(self, name):
        return message_class(self.pool, name)

    def message(self):
        kind = self.random.choice(self.types)
        return self.fill(kind(), 0)

    def fill(self, message, depth):
        special = getattr(self, "fill_" + message.DESCRIPTOR.full_name.replace(".", "_"), None)
        if special:
            special(message, depth)
            return message
        fields = message.DESCRIPTOR.fields
        wanted = min(len(fields), self.random.choice([0, 1, 2, 3, 5, 8] if depth else [1, 3, 8, 20, 60]))
        for field in self.random.sample(list(fields), wanted):
            self.set(message, field, depth)
        return message

    def set(self, message, field, depth):
        if field.message_type is not None and depth > 4:
            return
        if is_map(field):
            entries = getattr(message, field.name)
            key, value = (field.message_type.fields_by_name[name] for name in ("key", "value"))
            keys = [self.scalar(key) for _ in range(self.random.choice([1, 1, 2, 4]))]
            if key.type == Field.TYPE_STRING and self.random.random() < 0.2:
                keys += self.random.choice(TWINS)
            for name in keys:
                if value.message_type is not None:
                    self.fill(entries[name], depth + 1)
                else:
                    entries[name] = self.scalar(value)
        elif is_repeated(field):
            values = getattr(message, field.name)
            for _ in range(self.random.choice([1, 1, 2, 5])):
                if field.message_type is not None:
                    self.fill(values.add(), depth + 1)
                else:
                    values.append(self.scalar(field))
        elif field.message_type is not None:
            child = getattr(message, field.name)
            child.SetInParent()
            self.fill(child, depth + 1)
        else:
            setattr(message, field.name, self.scalar(field))

    # Scalars

    def scalar(self, field):
        kind = field.cpp_type
        if kind in INTEGERS:
            return self.integer(*INTEGERS[kind])
        if kind == Field.CPPTYPE_BOOL:
            return self.random.random() < 0.5
        if kind == Field.CPPTYPE_DOUBLE:
            return self.double()
        if kind == Field.CPPTYPE_FLOAT:
            return self.float()
        if kind == Field.CPPTYPE_ENUM:
            return self.enum(field.enum_type)
        return self.bytes() if field.type == Field.TYPE_BYTES else self.text()

    def integer(self, low, high):
        shape = self.random.randrange(4)
        if shape == 0:
            return self.random.choice([low, high, low + 1, high - 1, 0, 1, max(low, -1)])
        if shape == 1:
            return self.random.randint(max(low, -100), 100)
        if shape == 2:
            bits = self.random.randrange(1, 64)
            return min(high, max(low, self.random.choice([1, -1]) * self.random.getrandbits(bits)))
        return self.random.randint(low, high)

    def double(self):
        shape = self.random.randrange(4)
        if shape == 0:
            return self.random.choice(DOUBLES)
        if shape == 1:
            return float(self.random.randint(-10**6, 10**6)) / self.random.choice([1, 10, 1000])
        value = struct.unpack("<d", struct.pack("<Q", self.random.getrandbits(64)))[0]
        return math.nan if math.isnan(value) else value

    def float(self):
        if self.random.random() < 0.3:
            return self.random.choice(FLOATS)
        value = struct.unpack("<f", struct.pack("<I", self.random.getrandbits(32)))[0]
        return math.nan if math.isnan(value) else value

    def enum(self, kind):
        if kind.full_name != "google.protobuf.NullValue" and self.random.random() < 0.2:
            return self.integer(-(2**31), 2**31 - 1)
        return self.random.choice(kind.values).number

    def text(self):
        shape = self.random.randrange(7)
        if shape == 0:
            return ""
        if shape == 6:
            if self.random.random() < 0.1:
                marks = self.random.choices(ACCENTS, k=self.random.randrange(3000))
                return self.random.choice("ae") + "".join(marks)
            return self.random.choice(self.random.choice(TWINS))
        letters = "".join(LETTERS) if shape < 3 else LETTERS[0]
        count = self.random.choice([1, 7, 8, 9, 15, 16, 17, 40, 300])
        return "".join(self.random.choice(letters) for _ in range(self.random.randint(1, count)))

    def bytes(self):
        return self.random.randbytes(self.random.choice([0, 1, 2, 3, 4, 5, 30, 200]))

    # Types with a form of their own

    def nanos(self):
        return self.random.choice(
            [0, 0, 5 * 10**8, 10**6, 10**3, 1, 999_999_999, self.random.randrange(10**9)])

    def fill_google_protobuf_Timestamp(self, message, depth):
        low, high = -62_135_596_800, 253_402_300_799
        message.seconds = self.random.choice(
            [low, high, 0, -1, 951_782_400, 1_709_210_096, self.random.randint(low, high),
             self.random.randint(low, high)])
        message.nanos = self.nanos()
        if self.random.random() < 0.01:
            message.seconds = self.random.choice([low - 1, high + 1])

    def fill_google_protobuf_Duration(self, message, depth):
        sign = self.random.choice([1, -1])
        message.seconds = sign * self.random.choice(
            [0, 1, 59, 315_576_000_000, self.random.randrange(10**11)])
        message.nanos = 0 if abs(message.seconds) == 315_576_000_000 else sign * self.nanos()
        if self.random.random() < 0.01:
            message.seconds = sign * 315_576_000_001

    def fill_google_protobuf_FieldMask(self, message, depth):
        for _ in range(self.random.randrange(4)):
            message.paths.append(self.random.choice(PATHS))
        if self.random.random() < 0.02:
            message.paths.append(self.random.choice(["dueAt", "a__b", "a_", "_1"]))

    def fill_google_protobuf_Any(self, message, depth):
        inner = self.fill(self.random.choice(self.types)(), max(depth + 1, 3))
        # The contents are compared as bytes.
        message.Pack(inner, deterministic=True)

    def fill_google_protobuf_Value(self, message, depth):
        shape = self.random.randrange(6 if depth < 5 else 4)
        if shape == 0:
            message.null_value = 0
        elif shape == 1:
            message.bool_value = self.random.random() < 0.5
        elif shape == 2:
            message.string_value = self.text()
        elif shape == 3:
            number = self.double()
            unlikely = self.random.random() < 0.02
            message.number_value = number if math.isfinite(number) or unlikely else 0.5
        elif shape == 4:
            message.struct_value.SetInParent()
            self.fill(message.struct_value, depth + 1)
        else:
            message.list_value.SetInParent()
            self.fill(message.list_value, depth + 1)

    # Unknown fields

    def unknown_fields(self, message):
        known = {field.number for field in message.DESCRIPTOR.fields}
        numbers = [n for n in (501, 502, 15_000, 2**20, 2**29 - 2) if n not in known]
        return b"".join(
            self.unknown_field(self.random.choice(numbers), 0)
            for _ in range(self.random.randrange(4)))

    def unknown_field(self, number, depth):
        kind = self.random.choice([0, 1, 2, 5, 3] if depth < 5 else [0, 1, 2, 5])
        tag = varint(number << 3 | kind)
        if kind == 0:
            return tag + varint(self.random.getrandbits(self.random.choice([1, 7, 8, 32, 64])))
        if kind == 1:
            return tag + self.random.randbytes(8)
        if kind == 5:
            return tag + self.random.randbytes(4)
        if kind == 2:
            body = self.bytes()
            return tag + varint(len(body)) + body
        inner = b"".join(
            self.unknown_field(self.random.choice([1, 2, 700]), depth + 1)
            for _ in range(self.random.randrange(3)))
        return tag + inner + varint(number << 3 | 4)


def varint(value):
    result = bytearray()
    while value > 0x7F:
        result.append(value & 0x7F | 0x80)
        value >>= 7
    result.append(value)
    return bytes(result)
