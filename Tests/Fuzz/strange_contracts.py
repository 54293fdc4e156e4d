"""Makes random contracts whose names collide, and compiles the generated code.

    python3 Tests/Fuzz/strange_contracts.py [--contracts 20] [--seed 7] [--build .build]

Names are drawn from few words, most of which Swift, its library or generated code want for themselves. A
contract is one run of the plug-in with one to four files; what `protoc` refuses is drawn again. Needs
`swift build`. What does not compile is kept, and named. First come the contracts of `Tests/Fixtures/Protos/names`, one run
together, which were written by hand: every word that Swift, its library or generated code is known to want.
"""

import argparse
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAMES = ROOT / "Tests/Fixtures/Protos/names"
FEATURES = (
    "ExistentialAny InternalImportsByDefault MemberImportVisibility NonisolatedNonsendingByDefault"
).split()
SCALARS = "int32 int64 uint32 sint64 fixed32 sfixed64 bool string bytes double float".split()
KEYS = "int32 uint64 sint32 fixed64 bool string".split()
PACKAGES = ["", "a", "a.b", "a_b", "foo", "Foo", "task", "self", "string.v1"]
PREFIXES = ["Type", "1x", "odd prefix", "", "self", "A", "String", "Foo"]
JSON_NAMES = ['\\"', "\\\\", "\\n", "\\342\\200\\250", "\\\\(x)", "\\303\\251"]
WORDS = """
    a b a_b aB A_B foo_bar fooBar FooBar fooBar_ _ __ _1 _a x1 E1 stored_a storedA self Self init Type type Protocol
    description hash_value encoded unknown_fields fields full_name json decoding value tag reader writer sink outer
    object number none some default class case import package open indirect get set Any any await String Message
    Int32 Wire RPC Swift Vocabulary Error Sendable Hashable Void Optional Array OneOf_a OneOf_A one_of_a Foo
    FooClient FooService Client Service MethodDescriptor Router Methods all channel name methods messageTypes Boxed
    FieldInfo JSONFields StaticString GoogleProtobuf TypeMessage MessageType selfField valueValue a_choice choice
    field id ids task_id URL url Sink Task AB
""".split()


class Written:
    """The contracts of a folder."""

    def __init__(self, folder):
        self.files = {str(file.relative_to(folder)): file.read_text() for file in sorted(folder.rglob("*.proto"))}


class Contract:
    """The files of one run, in `files` by their paths."""

    def __init__(self, numbers):
        self.numbers = numbers
        self.messages, self.types = [], []  # full names of what is declared so far
        self.files, self.taken = {}, {}
        packages = numbers.sample(PACKAGES, 2)
        for _ in range(numbers.randint(1, 4)):
            stem = numbers.choice(["a", "my-file", "3d", "a_b", "type", "x.y"])
            path = numbers.choice(["", "deep/", "deep/er/"]) + stem + ".proto"
            if path not in self.files:
                self.files[path] = "\n".join(self.file(numbers.choice(packages))) + "\n"

    def chance(self, share):
        return self.numbers.random() < share

    def name(self, taken):
        """A name that no sibling has."""
        while True:
            name = self.numbers.choice(WORDS)
            if self.chance(0.15):
                name += self.numbers.choice(["_", "_1", "2", "Field", "Message", "Value", "_id"])
            if name not in taken:
                taken.add(name)
                return name

    def deprecation(self):
        return ["option deprecated = true;"] if self.chance(0.1) else []

    def file(self, package):
        lines = ['syntax = "proto3";', f"package {package};" if package else ""]
        lines += [f'import "{other}";' for other in self.files if self.chance(0.8)]
        if self.chance(0.2):
            lines.append(f'option swift_prefix = "{self.numbers.choice(PREFIXES)}";')
        lines += self.deprecation()
        taken = self.taken.setdefault(package, set())
        names = [self.name(taken) for _ in range(self.numbers.randint(1, 5))]
        scope = f".{package}" if package else ""
        # Types may be used before they are declared.
        self.messages += [f"{scope}.{name}" for name in names]
        for name in names:
            lines += self.message(scope, name)
        if self.chance(0.7):
            lines += self.enum(scope, taken)
        for _ in range(self.numbers.choice([0, 0, 1, 2, 3])):
            lines += self.service(self.name(taken))
        return lines

    def message(self, scope, name, depth=0):
        taken, alike, inner = set(), set(), f"{scope}.{name}"
        lines = [f"message {name} {{", *self.deprecation()]
        for _ in range(self.numbers.choice([0, 0, 1, 2]) if depth < 3 else 0):
            child = self.name(taken)
            self.messages.append(f"{inner}.{child}")
            lines += self.message(inner, child, depth + 1)
        if self.chance(0.4):
            lines += self.enum(inner, taken)
        number = 0
        for _ in range(self.numbers.randint(0, 8)):
            choices = self.numbers.randint(1, 3) if self.chance(0.2) else 0
            if choices:
                lines.append(f"oneof {self.name(taken)} {{")
            for _ in range(choices or 1):
                number += 1
                lines.append(self.field(self.field_name(taken, alike), number, not choices))
            if choices:
                lines.append("}")
        return lines + ["}"]

    def field_name(self, taken, alike):
        """A name whose JSON form no sibling has."""
        while True:
            name = self.name(taken)
            key = name.replace("_", "").lower()
            if key not in alike:
                alike.add(key)
                return name

    def field(self, name, number, may_repeat):
        types = self.messages + self.types
        kind = self.numbers.choice(types if self.chance(0.5) else SCALARS)
        label = self.numbers.choice(["", "", "", "optional ", "repeated "]) if may_repeat else ""
        if may_repeat and self.chance(0.15):
            label, kind = "", f"map<{self.numbers.choice(KEYS)}, {kind}>"
        options = ["deprecated = true"] if self.chance(0.1) else []
        if self.chance(0.1):
            options.append(f'json_name = "{self.numbers.choice(JSON_NAMES)}{number}"')
        written = f" [{', '.join(options)}]" if options else ""
        return f"{label}{kind} {name} = {number}{written};"

    def enum(self, scope, taken):
        name = self.name(taken)
        self.types.append(f"{scope}.{name}")
        lines = [f"enum {name} {{", *self.deprecation()]
        prefix = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name).upper()
        for number in range(self.numbers.randint(1, 6)):
            value = self.name(taken)
            if self.chance(0.5):
                value = f"{prefix}_{value.upper()}"
                value += f"_{number}X" if value in taken else ""
                taken.add(value)
            lines.append(f"{value} = {number}{' [deprecated = true]' if self.chance(0.1) else ''};")
        return lines + ["}"]

    def service(self, name):
        lines, taken = [f"service {name} {{", *self.deprecation()], set()
        for _ in range(self.numbers.randint(0, 5)):
            one, other = (
                self.numbers.choice(["", "stream "]) + self.numbers.choice(self.messages) for _ in range(2)
            )
            lines.append(f"rpc {self.name(taken)}({one}) returns ({other});")
        return lines + ["}"]


def generate(contract, folder, build):
    """Runs the plug-in; false when `protoc` refuses the contract itself."""
    for path, text in contract.files.items():
        file = folder / "protos" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    protoc = ["protoc", "-I", folder / "protos", *contract.files]
    if subprocess.run([*protoc, "-o", "/dev/null"], capture_output=True).returncode:
        return False
    made = subprocess.run([
        *protoc, f"--plugin=protoc-gen-daybook={build / 'debug/protoc-gen-daybook'}", f"--daybook_out={folder}",
        "--daybook_opt=module=Strange,registry=EveryType,descriptors=own",
    ], capture_output=True, text=True)  # it warns of imports nobody uses
    if made.returncode:
        sys.exit(f"strange_contracts: the plug-in refuses what protoc takes; see {folder}\n{made.stderr}")
    return True


def compiler(build):
    """The compiler command that checks files like a module of this package."""
    package = re.search(r'"-package-name","(\w+)"', (build / "debug.yaml").read_text()).group(1)
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors"]
    command += ["-package-name", package, "-module-name", "Strange", "-I", build / "debug/Modules"]
    for feature in FEATURES:
        command += ["-enable-upcoming-feature", feature]
    for module in sorted((ROOT / "Shared").glob("C*/module.modulemap")):
        command += ["-Xcc", f"-fmodule-map-file={module}"]
    return command


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--contracts", type=int, default=20)
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    numbers, command = random.Random(options.seed), compiler(options.build.resolve())
    made = refused = 0
    while made <= options.contracts:
        folder = pathlib.Path(tempfile.mkdtemp(prefix="strange-"))
        if generate(Contract(numbers) if made else Written(NAMES), folder, options.build.resolve()):
            if subprocess.run([*command, *sorted(folder.glob("*.swift"))]).returncode:
                sys.exit(f"strange_contracts: contract {made} does not compile; see {folder}")
            made += 1
        elif made:
            refused += 1
        else:
            sys.exit(f"strange_contracts: protoc refuses {NAMES}")
        shutil.rmtree(folder)
    print(f"those of {NAMES.name} and {made - 1} made-up contracts compile; {refused} were refused by protoc")


if __name__ == "__main__":
    main()
