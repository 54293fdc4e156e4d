/// What the lock file remembers of the database beside it, from one opening to the next.
///
/// ```text
/// (empty file)        no database was made here
/// closed              everything is in the database's file, and there is no log
/// whole               everything is in the file, and a log that lies beside it is its own
/// whole 5a3c91f0      the same; the log that stayed because somebody else was reading it
/// in use              the last changes may be in the log; which log that is, nobody noted yet
/// in use 5a3c91f0     the same; the salt of the log
/// in use 5a3c91f0 17  the same; nothing is lost without the log when the file's turn is 17 or later
/// in use any 17       the same, where the next commit may begin a log with another salt
/// ```
/// A log is in use from the moment its first commit is on the disk until everything was moved into the
/// file, so however a process ends: where this says `in use`, a log that is not empty belongs to it. While
/// a log may come or go it says `whole`, so one that lies beside a `closed` file is from another time.
/// A tool that opens what was left moves the log into the file and removes it; ``LogTurn`` tells that from
/// a log that is lost.
enum FileHistory: Equatable {
  case none
  case closed
  case whole(LogIdentity?)
  case inUse(LogIdentity?, turn: Int64?)
  /// There is something that nobody can read.
  case unknown

  /// Every form has this length, so that a longer one leaves no rest.
  static let bytes = 40

  init(_ text: String) {
    let words = text.split { $0 == " " || $0 == "\n" }
    switch words {
    case []: self = text.isEmpty ? .none : .unknown
    case ["closed"]: self = .closed
    case ["whole"]: self = .whole(nil)
    case let words where words.count == 2 && words[0] == "whole":
      self = UInt32(words[1], radix: 16).map { .whole(LogIdentity(salt: $0)) } ?? .unknown
    case ["in", "use"]: self = .inUse(nil, turn: nil)
    case let words where (3...4).contains(words.count) && words.starts(with: ["in", "use"]):
      let turn = words.count == 4 ? Int64(words[3]) : nil
      if words[2] == "any", turn != nil {
        self = .inUse(nil, turn: turn)
        return
      }
      guard let salt = UInt32(words[2], radix: 16), words.count == 3 || turn != nil else {
        self = .unknown
        return
      }
      self = .inUse(LogIdentity(salt: salt), turn: turn)
    default: self = .unknown
    }
  }

  var text: String {
    let words =
      switch self {
      case .none, .unknown: ""
      case .closed: "closed"
      case .whole(let log): "whole" + (log.map { " " + String($0.salt, radix: 16) } ?? "")
      case .inUse(nil, let turn): "in use" + (turn.map { " any \($0)" } ?? "")
      case .inUse(let log?, let turn):
        "in use " + String(log.salt, radix: 16) + (turn.map { " \($0)" } ?? "")
      }
    return words + String(repeating: " ", count: Self.bytes - 1 - words.utf8.count) + "\n"
  }
}

extension FileHistory {
  /// How much of what was answered is in a database and the log beside it.
  enum Verdict: Equatable {
    case everything
    /// Nobody can say.
    case uncertain
    /// The log that held the last changes is gone or damaged, or another lies in its place.
    case lost
    /// Everything is in the file, and a log of another time lies beside it that would change it.
    case stray
  }

  /// - Parameters:
  ///   - found: what lies in the log's place.
  ///   - turn: reads the turn of the file where there is no log to be read; `nil` when it has none.
  /// - Returns: `uncertain` for a log that somebody moved: a copy put in the file's place looks the same.
  func verdict(on found: LogIdentity.Found, turn: () -> Int64?) -> Verdict {
    switch (self, found) {
    case (.closed, .log): .stray
    case (.whole(let kept?), .log(let log)): log.follows(kept) ? .everything : .stray
    case (.closed, _), (.whole, _): .everything
    case (.inUse(nil, _), .log): .everything
    case (.inUse(let noted?, _), .log(let log)): log.follows(noted) ? .everything : .lost
    case (.inUse(_, nil), _): .lost
    case (.inUse(_, let noted?), _): turn().map { $0 >= noted } == true ? .uncertain : .lost
    case (.none, _), (.unknown, _): .uncertain
    }
  }
}
