"""JSON of a message in any spelling that a proto3 JSON parser must accept."""

import base64
import json
import math

from google.protobuf.descriptor import FieldDescriptor as Field

from random_messages import INTEGERS, is_map, is_repeated

WRAPPERS = {
    f"google.protobuf.{name}Value"
    for name in ("Bool", "Int32", "Int64", "UInt32", "UInt64", "Float", "Double", "String", "Bytes")
}


class Writer:
    def __init__(self, random, pool_type):
        self.random = random
        self.type = pool_type

    def chance(self, probability):
        return self.random.random() < probability

    # Structure

    def space(self):
        return self.random.choice([" ", "\n", "\t", "\r\n  "]) if self.chance(0.1) else ""

    def object(self, members):
        text = ",".join(
            f"{self.space()}{self.text(name)}{self.space()}:{self.space()}{value}{self.space()}"
            for name, value in members)
        return f"{{{text or self.space()}}}"

    def array(self, values):
        return f"[{','.join(self.space() + value + self.space() for value in values)}]"

    def text(self, value):
        text = json.dumps(value, ensure_ascii=self.chance(0.3))
        if self.chance(0.02) and value[:1].isascii() and value[:1].isalnum():
            text = f'"\\u{ord(value[0]):04{self.random.choice("xX")}}{text[2:]}'
        return text.replace("/", "\\/") if self.chance(0.02) else text

    # Messages

    def message(self, message):
        special = getattr(self, "write_" + message.DESCRIPTOR.full_name.replace(".", "_"), None)
        if special:
            return special(message)
        if message.DESCRIPTOR.full_name in WRAPPERS:
            return self.scalar(message.DESCRIPTOR.fields_by_name["value"], message.value)
        return self.object(self.members(message))

    def members(self, message):
        present = message.ListFields()
        members = [(self.name(field), self.field(field, value)) for field, value in present]
        if self.chance(0.1):
            given = {field.number for field, _ in present}
            free = [field for field in message.DESCRIPTOR.fields
                    if field.number not in given and not self.takes_null(field)]
            members += [(self.name(field), "null") for field in free[:3]]
        if self.chance(0.3):
            self.random.shuffle(members)
        return members

    @staticmethod
    def takes_null(field):
        if is_repeated(field):
            return False
        kind = field.message_type or field.enum_type
        return kind is not None and kind.full_name in (
            "google.protobuf.Value", "google.protobuf.NullValue")

    def name(self, field):
        return field.name if self.chance(0.3) else field.json_name

    def field(self, field, value):
        if is_map(field):
            key, entry = (field.message_type.fields_by_name[name] for name in ("key", "value"))
            return self.object([(self.key(key, k), self.value(entry, value[k])) for k in value])
        if is_repeated(field):
            return self.array([self.value(field, element) for element in value])
        return self.value(field, value)

    def value(self, field, value):
        return self.message(value) if field.message_type is not None else self.scalar(field, value)

    @staticmethod
    def key(field, value):
        if field.cpp_type == Field.CPPTYPE_BOOL:
            return "true" if value else "false"
        return str(value)

    # Scalars

    def scalar(self, field, value):
        kind = field.cpp_type
        if kind in INTEGERS:
            return self.quoted(self.integer(value))
        if kind == Field.CPPTYPE_BOOL:
            return "true" if value else "false"
        if kind in (Field.CPPTYPE_DOUBLE, Field.CPPTYPE_FLOAT):
            return self.number(value)
        if kind == Field.CPPTYPE_ENUM:
            return self.enum(field.enum_type, value)
        return self.bytes(value) if field.type == Field.TYPE_BYTES else self.text(value)

    def quoted(self, text):
        return f'"{text}"' if self.chance(0.4) else text

    def integer(self, value):
        shape = self.random.randrange(8)
        if shape == 0:
            return f"{value}.0"
        if shape == 1:
            return f"{value}{self.random.choice('eE')}{self.random.choice(['', '+', '-'])}00"
        if shape == 2:
            return f"{value * 1000}e-3"
        if shape == 3 and value % 100 == 0:
            return f"{value // 100}e2"
        if shape == 4 and value % 10 and abs(value) > 10:
            digits = str(abs(value))
            return f"{'-' if value < 0 else ''}{digits[:-1]}.{digits[-1]}e+1"
        return str(value)

    def number(self, value):
        if math.isnan(value):
            return '"NaN"'
        if math.isinf(value):
            return '"Infinity"' if value > 0 else '"-Infinity"'
        if value == int(value) and abs(value) < 1e15 and value != 0:
            return self.quoted(self.integer(int(value)))
        return self.quoted(self.random.choice([repr, "{:.17e}".format, "{:.25g}".format])(value))

    def enum(self, kind, value):
        if kind.full_name == "google.protobuf.NullValue":
            return self.random.choice(["null", '"NULL_VALUE"', "0"])
        named = [known.name for known in kind.values if known.number == value]
        if named and self.chance(0.8):
            return self.text(self.random.choice(named))
        return str(value)

    def bytes(self, value):
        encode = self.random.choice([base64.standard_b64encode, base64.urlsafe_b64encode])
        text = encode(value).decode()
        return json.dumps(text.rstrip("=") if self.chance(0.3) else text)

    # Types with a form of their own

    def write_google_protobuf_Timestamp(self, message):
        text = message.ToJsonString()
        return json.dumps(text[:-1] + "+00:00" if self.chance(0.2) else text)

    def write_google_protobuf_Duration(self, message):
        return json.dumps(message.ToJsonString())

    def write_google_protobuf_FieldMask(self, message):
        return json.dumps(message.ToJsonString())

    def write_google_protobuf_Struct(self, message):
        return self.object([(name, self.message(message.fields[name])) for name in message.fields])

    def write_google_protobuf_ListValue(self, message):
        return self.array([self.message(value) for value in message.values])

    def write_google_protobuf_Value(self, message):
        kind = message.WhichOneof("kind")
        if kind == "null_value":
            return "null"
        if kind == "bool_value":
            return "true" if message.bool_value else "false"
        if kind == "string_value":
            return self.text(message.string_value)
        if kind == "number_value":
            return repr(message.number_value)
        return self.message(getattr(message, kind))

    def write_google_protobuf_Any(self, message):
        inner = self.type(message.TypeName())()
        message.Unpack(inner)
        text = self.message(inner)
        own_form = inner.DESCRIPTOR.full_name in WRAPPERS or hasattr(
            self, "write_" + inner.DESCRIPTOR.full_name.replace(".", "_"))
        members = [("value", text)] if own_form else self.members(inner)
        members.insert(
            self.random.randint(0, len(members)), ("@type", json.dumps(message.type_url)))
        return self.object(members)
