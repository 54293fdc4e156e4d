"""Makes a contract with random comments, and checks the generated code with `swift format`.

    python3 Tests/Fuzz/strange_comments.py [--comments 400] [--seed 7] [--build .build]

Comments are put together from signs and words that Markdown, the format check or Swift give a meaning to. All
words of a comment must be in its documentation. Needs `swift build`. What fails is kept, and named.
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
PIECES = """
    . ? ! 。 ！ … ... , ; : - -- --- * ** *** + # ## > >> < <b> </b> <!-- --> | || = === ~ ~~~ ` `` ``` _ ___ \\ [ ] ]: ( )
    (yes yes) "so." so.) e.g. i.e. v1. 1. 1) 2. 12) - 1: `a.b` `a. b` a.b [a]: [a](b) http://a.b/c?d=e *word* **bold** &amp;
    世界 世界。 世界。更多 мир. naïve é ﷽ 😀 😀. \u200b \u00a0 \ufeff \u0301 \u3000 \u202e */ /* // /// \\( """ + """
    Returns: Throws: Parameter Parameters: Note: TODO: FIXME: swift-format-ignore
"""
SECTIONS = ["- Returns: ", "- Throws: ", "* Parameter a: ", "- Parameter ", "- Parameters:", "- parameters: ", "- RETURNS:"]
WORDS = [f"word{number}" for number in range(40)]


def comment(numbers):
    """One to six lines."""
    rows = []
    for _ in range(numbers.randint(1, 6)):
        count = numbers.choice([0, 1, 2, 3, 6, 30])
        row = [numbers.choice(WORDS if numbers.random() < 0.5 else PIECES.split(" ")) for _ in range(count)]
        row = " ".join(row).replace("\n", "")
        if numbers.random() < 0.3:
            row += numbers.choice(".?!:。")
        start = numbers.choice(["", "", "", "- ", "  ", "    ", "* - ", "1. ", "# ", "> ", "section"])
        rows.append((numbers.choice(SECTIONS) if start == "section" else start) + row)
    return rows


def written(rows):
    return [f"  // {row}" for row in rows]


def contract(numbers, count):
    """A contract of `count` comments, before and after declarations of every kind, and their rows."""
    comments = [comment(numbers) for _ in range(count)]
    rest = iter(comments)
    lines = ['syntax = "proto3";', "package strange;", ""]
    number = 0
    while True:
        number += 1
        kind = numbers.choice(["message", "enum", "oneof", "service"])
        body = []
        try:
            if kind == "message":
                body = [*written(next(rest)), f"message M{number} {{", *written(next(rest)), "  int32 a = 1;"]
                body += [*written(next(rest)), "", "  int32 b = 2;", "}"]
            elif kind == "enum":
                body = [*written(next(rest)), f"enum E{number} {{", *written(next(rest)), f"  ZERO_{number} = 0;", "}"]
            elif kind == "oneof":
                body = [f"message M{number} {{", *written(next(rest)), "  oneof a {", *written(next(rest))]
                body += ["  int32 b = 1;", "  }", "}"]
            else:
                body = [*written(next(rest)), f"service S{number} {{", *written(next(rest))]
                body += ["  rpc Do(Empty) returns (Empty);", "}"]
        except StopIteration:
            return "\n".join([*lines, "message Empty {}"]) + "\n", comments
        lines += [*body, ""]


def run(command):
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def complaint(folder, plugin):
    """The problems of the generated code; empty if there are none."""
    protoc = ["protoc", f"--plugin=protoc-gen-daybook={plugin}", f"--daybook_out={folder}", f"-I{folder}"]
    steps = [
        [*protoc, "strange.proto"],
        ["swift", "format", "-i", "--configuration", ".swift-format", "--recursive", folder],
        ["swift", "format", "lint", "--strict", "--configuration", ".swift-format", "--recursive", folder],
    ]
    for step in steps:
        done = run(step)
        if done.returncode:
            return done.stdout
    files = sorted(folder.glob("*.swift"))
    done = run(["swiftc", "-frontend", "-parse", *files])
    if done.returncode:
        return done.stdout
    found = re.findall(r"word\d+", "".join(file.read_text() for file in files))
    wanted = re.findall(r"word\d+", (folder / "strange.proto").read_text())
    # The words of a method's comment occur at its handler and at its client.
    lost = [word for word in set(wanted) if found.count(word) < wanted.count(word)]
    return f"words are lost: {sorted(lost)}" if lost else None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--comments", type=int, default=400)
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="strange-"))
    text, comments = contract(random.Random(options.seed), options.comments)
    (folder / "strange.proto").write_text(text)
    wrong = complaint(folder, options.build.resolve() / "debug/protoc-gen-daybook")
    if wrong:
        sys.exit(f"{wrong}\nstrange_comments: see {folder}")
    shutil.rmtree(folder)
    print(f"{len(comments)} comments are documentation")


if __name__ == "__main__":
    main()
