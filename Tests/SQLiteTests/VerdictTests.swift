import Testing

@testable import SQLite

/// Every state of a lock file against every log and every generation of the file.
@Suite("The verdict on the files of a database (row 67)")
struct VerdictTests {
  /// The lock file's state; the log found (`own`: with the salt 5, `cut`: the same with fewer
  /// pages, `next`: restarted, `bad`: unreadable); the verdict by the file's generation, where `?`
  /// is unreadable and `0` is a file without a table: Everything, Uncertain, whole if sound (W),
  /// Lost, Damaged, Stray.
  static let tables = [
    """
                       |                    | ? 0 -5 15 16 17 18 19 20
                       | none bad           | U U U  U  U  U  U  U  U
                       | own next other     | U U U  U  U  U  U  U  U
    what               | none bad own other | U U U  U  U  U  U  U  U
    closed 17          | none bad           | U U U  U  U  E  U  U  U
    closed 17          | own next other     | S S S  S  S  S  S  S  S
    whole any 17       | none bad           | U U U  U  U  E  U  U  U
    whole any 17       | own next other     | E L L  L  L  E  E  L  L
    whole 5 17         | none bad           | U U U  U  U  E  U  U  U
    whole 5 17         | own next           | E L L  L  L  E  E  L  L
    whole 5 17         | other              | S S S  S  S  S  S  S  S
    in use 5 18 80 16  | none bad           | L L L  L  L  L  U  U  U
    in use 5 18 80 16  | own                | E L L  L  E  E  E  E  L
    in use 5 18 80 16  | cut                | D L L  L  D  D  D  D  L
    in use 5 18 80 16  | next               | E L L  L  L  L  E  E  L
    in use 5 18 80 16  | other              | L L L  L  L  L  L  L  L
    moving 5 18 80 16  | none bad           | L L L  L  L  L  W  W  W
    moving 5 18 80 16  | own                | E L L  L  E  E  E  E  L
    moving 5 18 80 16  | cut                | D L L  L  D  D  D  D  L
    moving 5 18 80 16  | next               | E L L  L  L  L  E  E  L
    moving 5 18 80 16  | other              | L L L  L  L  L  L  L  L
    moving 5 18 80 18  | none bad           | L L L  L  L  L  U  U  U
    moving 5 18 80 18  | own next           | E L L  L  L  L  E  E  L
    in use any 18 0 16 | none bad           | L L L  L  L  L  U  U  U
    in use any 18 0 16 | own next other     | E L L  L  E  E  E  E  L
    moving any 18 0 16 | none bad           | L L L  L  L  L  W  W  W
    moving any 18 0 16 | own next other     | E L L  L  E  E  E  E  L
    in use 5 - 80 16   | none bad           | L L L  L  L  L  L  L  L
    in use 5 - 80 16   | own next           | E L L  L  E  E  E  E  E
    in use 5 - 80 16   | cut                | D L L  L  D  D  D  D  D
    in use 5 18 80 -   | own                | E E E  E  E  E  E  E  L
    in use any - 0 -   | none bad           | L L L  L  L  L  L  L  L
    in use any - 0 -   | own next other     | E E E  E  E  E  E  E  E
    """,
    """
                       |                    | ? 0 -5 1 2 3
    closed 0           | none bad           | E E U  U U U
    whole any 0        | own next other     | E E L  E L L
    in use 5 1 80 0    | none bad           | L L L  U U U
    in use 5 1 80 0    | own                | E E L  E E L
    in use 5 1 80 0    | next               | E L L  E E L
    in use any 1 0 0   | own next other     | E E L  E E L
    moving 5 1 80 0    | own                | E E L  E E L
    """,
    """
                       |                    | ? 0 -10 -9 -8 -7 -6 1
    whole any -9       | own next other     | E L L   E  E  L  L  L
    in use 5 -8 80 -9  | own                | E L L   E  E  E  L  L
    in use 5 -8 80 -9  | next               | E L L   L  E  E  L  L
    """,
  ]

  @Test("is that of the table, line by line", arguments: tables)
  func table(text: String) throws {
    var lines = text.split(separator: "\n").map { $0.split(separator: "|").map { words($0) } }
    let generations = lines.removeFirst()[2]
    for line in lines {
      let said = line[0].joined(separator: " ")
      let history = FileHistory(said)
      for log in line[1] {
        for (generation, expected) in zip(generations, line[2]) {
          let evidence = FileEvidence(
            found: try #require(Self.logs[log]),
            file: file(generation),
            isLogWhole: log != "cut"
          )
          let verdict = history.verdict(on: evidence)
          let place = "\(said), log \(log), file \(generation)"
          #expect(verdict == Self.verdicts[expected], "\(place)")
        }
        #expect(generations.count == line[2].count)
      }
    }
  }

  /// The same with the random parts of generations.
  ///
  /// Those of the lock file are `a`, those of a copy that continued are `b`. The lock file's state;
  /// the log found; whether the file's generation is in the log; the verdict by the file's
  /// generation.
  static let branches = """
                           |                |     | ? 15.a 16 16.a 16.b 17.a 17.b 18.a 18.b 19.a 19.b 20.b
    closed 17.a            | none           | no  | U U    U  U    U    E    U    U    U    U    U    U
    whole any 17.a         | own next other | no  | E L    L  L    L    E    L    L    L    L    L    L
    whole any 17.a         | own next other | yes | E L    L  L    L    E    L    E    E    E    E    E
    in use 5 18.a 80 16.a  | none           | no  | L L    L  L    L    L    L    U    L    U    U    U
    in use 5 18.a 80 16.a  | own            | no  | E L    L  E    L    L    L    E    L    L    L    L
    in use 5 18.a 80 16.a  | own            | yes | E L    L  E    L    E    E    E    L    E    E    E
    in use 5 18.a 80 16.a  | next           | no  | E L    L  L    L    L    L    E    L    L    L    L
    in use 5 18.a 80 16.a  | next           | yes | E L    L  L    L    L    L    E    L    E    E    E
    moving 5 18.a 80 16.a  | none           | no  | L L    L  L    L    L    L    W    L    W    W    W
    moving 5 18.a 80 18.a  | none           | no  | L L    L  L    L    L    L    U    L    U    U    U
    in use 5 18.a 80 16    | own            | no  | E L    E  E    E    L    L    E    L    L    L    L
    in use any - 0 16.a    | own            | no  | E L    L  E    L    L    L    L    L    L    L    L
    """

  @Test("distinguishes a file of another branch by its random part")
  func branch() throws {
    var lines = Self.branches.split(separator: "\n").map {
      $0.split(separator: "|").map { words($0) }
    }
    let generations = lines.removeFirst()[3]
    for line in lines {
      let said = line[0].joined(separator: " ")
      for log in line[1] {
        for (generation, expected) in zip(generations, line[3]) {
          let evidence = FileEvidence(
            found: try #require(Self.logs[log]),
            file: file(generation),
            isFileGenerationInLog: line[2] == ["yes"]
          )
          let place = "\(said), log \(log) \(line[2]), file \(generation)"
          #expect(FileHistory(said).verdict(on: evidence) == Self.verdicts[expected], "\(place)")
        }
        #expect(generations.count == line[3].count)
      }
    }
  }

  @Test("detects a log of another branch, and an incomplete checkpoint")
  func details() throws {
    let noted = FileHistory("in use 5 18.a 80 16.a")
    var evidence = FileEvidence(
      found: .log(LogIdentity(salt: 5)),
      file: .generation(LogGeneration(16, salt: 10)),
      isGenerationInLog: false
    )
    #expect(noted.verdict(on: evidence) == .lost)
    evidence.file = .generation(LogGeneration(18, salt: 10))
    #expect(
      noted.verdict(on: evidence) == .everything,
      "another program may have moved it meanwhile"
    )
    evidence.isLogWhole = false
    #expect(noted.verdict(on: evidence) == .damaged)

    let torn = FileHistory("moving 5 18.1122 80 16.3344")
    for (salt, verdict) in [(0x1144, Verdict.everything), (0x1133, .lost)] {
      evidence = FileEvidence(
        found: .log(LogIdentity(salt: 5)),
        file: .generation(LogGeneration(18, salt: Int64(salt)))
      )
      #expect(
        torn.verdict(on: evidence) == verdict,
        "the page was being written, or is from another file"
      )
    }

    let moving = FileHistory("moving 5 18.a 80 16.a 21 c0ffee")
    evidence = FileEvidence(found: .nothing, file: .generation(LogGeneration(18, salt: 10)))
    #expect(moving.verdict(on: evidence) == .suspect)
    evidence.isLastPageInFile = false
    #expect(moving.verdict(on: evidence) == .lost)
  }

  private func words(_ text: Substring) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private func file(_ generation: String) -> FileGeneration {
    switch generation {
    case "?": .unknown
    case "0": .empty
    default: LogGeneration(generation[...]).map(FileGeneration.generation) ?? .unknown
    }
  }

  private static let logs: [String: LogIdentity.Found] = [
    "none": .nothing, "bad": .unreadable,
    "own": .log(LogIdentity(salt: 5)), "cut": .log(LogIdentity(salt: 5)),
    "next": .log(LogIdentity(salt: 6)), "other": .log(LogIdentity(salt: 0x5a3c_91f0)),
  ]
  private static let verdicts: [String: Verdict] = [
    "E": .everything, "U": .uncertain, "W": .suspect, "L": .lost, "D": .damaged, "S": .stray,
  ]

  @Test(
    "restores what was recorded",
    arguments: [
      "closed 17", "whole any -3", "whole 5a3c91f0 17", "in use 5a3c91f0 18 80 17",
      "moving 5a3c91f0 18 80 17", "in use any 18 0 17", "moving any - 0 -", "closed 17.7f",
      "whole any -3.4d1f9a3bc05e2276", "in use 5a3c91f0 18.4d1f9a3bc05e2276 80 17",
      "moving ffffffff -\(Int64.max).\(String(Int64.max, radix: 16)) 4294967295"
        + " -\(Int64.max).\(String(Int64.max, radix: 16)) 4294967295 \(String(UInt64.max, radix: 16))",
    ]
  )
  func text(words: String) {
    let text = FileHistory(words).text
    #expect(text.utf8.count == FileHistory.bytes)
    #expect(text.hasPrefix(words + " "))
    #expect(FileHistory(text) == FileHistory(words))
    #expect(FileHistory(text) != .unknown)
  }

  /// The lock file's state, the log, and the lock file's state before the start's first commit.
  @Test(
    "is not lost by a start that is killed before its first commit",
    arguments: [
      ("closed 17", "none", "whole any 17"),
      ("whole 5 17", "none", "whole any 17"),
      ("whole 5 17", "own", "whole 5 17"),
      ("whole any 17", "other", "whole any 17"),
      ("in use 5 18 80 16", "own", "in use 5 18 80 16"),
      ("moving 5 18 80 16", "own", "moving 5 18 80 16"),
      // The next commit may change the last page.
      ("moving 5 18 80 16 21 c0ffee", "own", "moving 5 18 80 16"),
      ("moving 5 18 80 16 21 c0ffee", "none", "moving 5 18 80 16"),
      // Everything noted was checkpointed before; the next log's salt is random here.
      ("in use 5 18 80 16", "next", "in use any 18 0 18"),
      ("moving 5 18 80 16", "next", "in use any 18 0 18"),
      ("in use any 18 0 16", "other", "in use any 18 0 16"),
      ("in use 5 - 80 16", "next", "in use any - 0 16"),
    ]
  )
  func kept(before: String, log: String, after: String) throws {
    let found = try #require(Self.logs[log])
    let next = FileHistory(before).opened(beside: found, isWhole: true)
    #expect(next == FileHistory(after))
    #expect(next.opened(beside: found, isWhole: true) == next)
    #expect(FileHistory(before).opened(beside: found, isWhole: false) == .unknown)
  }
}
