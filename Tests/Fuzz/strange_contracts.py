"""Makes random contracts whose names collide, and lets the compiler judge what is generated of them.

    python3 Tests/Fuzz/strange_contracts.py --contracts 300 [--seed 7]

Names are drawn from few words, many of which Swift, its library or generated code want for themselves. Each
contract is one run of the plug-in with one to four files; what `protoc` refuses is drawn again. The
code of several contracts is checked by one compiler, as modules of their own. Needs a debug build.
"""

import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build/debug"
FEATURES = (
    "ExistentialAny InternalImportsByDefault MemberImportVisibility NonisolatedNonsendingByDefault"
)
SCALARS = "int32 int64 uint32 sint64 fixed32 sfixed64 bool string bytes double float".split()
KEYS = "int32 uint64 sint32 fixed64 bool string".split()
WORDS = (
    "a b a_b aB A_B foo_bar fooBar FooBar fooBar_ _ __ _1 _a x1 1E stored_a storedA self Self init Type "
    "type Protocol description hash_value encoded unknown_fields fields full_name json decoding value tag "
    "reader writer sink outer object number none some default class case import package open indirect "
    "get set Any any await String Message Int32 Wire RPC Swift Vocabulary Error Sendable Hashable Void "
    "Optional Array OneOf_a OneOf_A one_of_a Foo FooClient FooService Client Service MethodDescriptor Router "
    "Methods all channel name methods messageTypes Boxed FieldInfo JSONFields StaticString GoogleProtobuf "
    "TypeMessage MessageType selfField valueValue a_choice choice field id ids task_id URL url Sink Task"
).split()


class Contract:
    """The files of one run."""

    def __init__(self, random):
        self.random = random
        self.types = []  # full names of messages and enums declared so far
        self.files = {}
        packages = self.random.sample(["", "a", "a.b", "a_b", "foo", "Foo", "task", "self", "string.v1"], 2)
        for number in range(self.random.randint(1, 4)):
            self.add_file(number, self.random.choice(packages))

    def name(self, taken):
        """A name no neighbor has."""
        while True:
            name = self.random.choice(WORDS)
            if self.random.random() < 0.15:
                name += self.random.choice(["_", "_1", "2", "Field", "Message", "Value", "_id"])
            if re.match(r"[A-Za-z_]", name) and name not in taken:
                taken.add(name)
                return name

    def add_file(self, number, package):
        stem = self.random.choice(["a", "my-file", "3d", "a_b", "type", "x.y"])
        path = self.random.choice(["", "deep/", "deep/er/"]) + stem + ".proto"
        if path in self.files:
            return
        lines = ['syntax = "proto3";']
        if package:
            lines.append(f"package {package};")
        lines += [f'import "{other}";' for other in self.files]
        if self.random.random() < 0.2:
            prefix = self.random.choice(["Type", "1x", "odd prefix", "", "self", "A", "String", "Foo"])
            lines.append(f'option swift_prefix = "{prefix}";')
        if self.random.random() < 0.1:
            lines.append("option deprecated = true;")
        scope = f".{package}" if package else ""
        taken = self.taken.setdefault(package, set()) if hasattr(self, "taken") else set()
        self.taken = getattr(self, "taken", {package: taken})
        names = [self.name(taken) for _ in range(self.random.randint(1, 5))]
        # Types may be used before they are declared.
        self.types += [("message", f"{scope}.{name}") for name in names]
        for name in names:
            self.message(lines, scope, name, 0)
        if self.random.random() < 0.7:
            self.enum(lines, scope, self.name(taken), taken)
        for _ in range(self.random.choice([0, 0, 1, 2, 3])):
            self.service(lines, self.name(taken))
        self.files[path] = "\n".join(lines) + "\n"

    def message(self, lines, scope, name, depth):
        lines.append(f"message {name} {{")
        if self.random.random() < 0.1:
            lines.append("option deprecated = true;")
        taken = set()
        inner = f"{scope}.{name}"
        for _ in range(self.random.choice([0, 0, 1, 2]) if depth < 3 else 0):
            child = self.name(taken)
            self.types.append(("message", f"{inner}.{child}"))
            self.message(lines, inner, child, depth + 1)
        if self.random.random() < 0.4:
            self.enum(lines, inner, self.name(taken), taken)
        number = 0
        camels = set()
        for _ in range(self.random.randint(0, 8)):
            number += 1
            if self.random.random() < 0.2:
                lines.append(f"oneof {self.name(taken)} {{")
                for _ in range(self.random.randint(1, 3)):
                    lines.append(self.field(self.field_name(taken, camels), number, False))
                    number += 1
                lines.append("}")
            else:
                lines.append(self.field(self.field_name(taken, camels), number, True))
        lines.append("}")

    def field_name(self, taken, camels):
        while True:
            name = self.name(taken)
            camel = name.replace("_", "").lower()
            if camel not in camels:
                camels.add(camel)
                return name

    def field(self, name, number, may_repeat):
        kind = self.random.choice(SCALARS)
        if self.types and self.random.random() < 0.5:
            kind = self.random.choice(self.types)[1]
        label = ""
        if may_repeat:
            label = self.random.choice(["", "", "", "optional ", "repeated "])
            if self.random.random() < 0.15:
                kind, label = f"map<{self.random.choice(KEYS)}, {kind}>", ""
        options = []
        if self.random.random() < 0.1:
            options.append("deprecated = true")
        if self.random.random() < 0.1:
            json = self.random.choice(['\\"', "\\\\", "\\n", "\\342\\200\\250", "\\\\(x)", "\\303\\251"])
            options.append(f'json_name = "{json}{number}"')
        return f"{label}{kind} {name} = {number}{' [' + ', '.join(options) + ']' if options else ''};"

    def enum(self, lines, scope, name, taken):
        self.types.append(("enum", f"{scope}.{name}"))
        lines.append(f"enum {name} {{")
        if self.random.random() < 0.1:
            lines.append("option deprecated = true;")
        own = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name).upper()
        for number in range(self.random.randint(1, 6)):
            value = self.name(taken)
            if self.random.random() < 0.5:
                value = f"{own}_{value.upper()}"
                if value in taken:
                    value += f"_{number}X"
                taken.add(value)
            options = " [deprecated = true]" if self.random.random() < 0.1 else ""
            lines.append(f"{value} = {number}{options};")
        lines.append("}")

    def service(self, lines, name):
        messages = [full for kind, full in self.types if kind == "message"]
        lines.append(f"service {name} {{")
        if self.random.random() < 0.1:
            lines.append("option deprecated = true;")
        taken = set()
        for _ in range(self.random.randint(0, 5)):
            one, other = (
                self.random.choice(["", "stream "]) + self.random.choice(messages) for _ in range(2)
            )
            lines.append(f"rpc {self.name(taken)}({one}) returns ({other});")
        lines.append("}")


def generate(contract, folder, module):
    """Runs `protoc`; false when it refuses the contract itself."""
    for path, text in contract.files.items():
        file = folder / "protos" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    out = folder / "swift"
    out.mkdir(parents=True)
    command = ["protoc", "-I", str(folder / "protos"), *contract.files]
    if subprocess.run([*command, "-o", "/dev/null"], capture_output=True).returncode:
        return False
    plugin = f"--plugin=protoc-gen-daybook={BUILD / 'protoc-gen-daybook'}"
    parameters = f"--daybook_opt=module={module},registry=EveryType,descriptors=own"
    made = subprocess.run([*command, plugin, parameters, f"--daybook_out={out}"], capture_output=True, text=True)
    if made.returncode:
        raise SystemExit(f"the plug-in refuses what protoc takes:\n{made.stderr}\n{folder}")
    return True


def check(folder, module):
    """Lets the compiler judge the code; its words when it refuses."""
    name = re.search(r'"-package-name","(\w+)"', (ROOT / ".build/debug.yaml").read_text()).group(1)
    command = ["swiftc", "-typecheck", "-package-name", name, "-module-name", module, "-I", str(BUILD / "Modules")]
    command += ["-swift-version", "6", "-warnings-as-errors"]
    for feature in FEATURES.split():
        command += ["-enable-upcoming-feature", feature]
    for map in sorted((ROOT / "Shared").glob("C*/module.modulemap")):
        command += ["-Xcc", f"-fmodule-map-file={map}"]
    judged = subprocess.run([*command, *map_files(folder)], capture_output=True, text=True)
    return judged.stderr if judged.returncode else None


def map_files(folder):
    return [str(file) for file in sorted((folder / "swift").glob("*.swift"))]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--contracts", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    refused = 0
    with tempfile.TemporaryDirectory() as work:
        for number in range(options.contracts):
            seed = options.seed * 1_000_003 + number
            numbers = random.Random(seed)
            while True:
                folder = pathlib.Path(tempfile.mkdtemp(dir=work))
                if generate(Contract(numbers), folder, "Strange"):
                    break
                refused += 1
            words = check(folder, "Strange")
            if words:
                kept = pathlib.Path(tempfile.mkdtemp(prefix="strange-"))
                folder.rename(kept / "contract")
                print(words[:4000])
                sys.exit(f"strange_contracts: seed {options.seed}, contract {number} does not compile; see {kept}")
    print(f"{options.contracts} contracts compile, {refused} were refused by protoc; seed {options.seed}")


if __name__ == "__main__":
    main()
