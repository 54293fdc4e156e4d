/// What the lock file remembers of the database beside it, from one opening to the next.
///
/// ```text
/// (empty file)        no database was made here
/// closed              everything is in the database's file
/// in use              the last changes may be in the log; which log that is, nobody noted yet
/// in use 5a3c91f0     the same; the salt of the log
/// ```
/// A log is in use from the moment its first commit is on the disk until everything was moved into the
/// file, so however a process ends: where this says `in use`, a log that is not empty belongs to it.
enum FileHistory: Equatable {
  case none
  case closed
  case inUse(LogIdentity?)
  /// There is something that nobody can read.
  case unknown

  /// Every form has this length, so that a longer one leaves no rest.
  static let bytes = 16

  init(_ text: String) {
    let words = text.split { $0 == " " || $0 == "\n" }
    switch words {
    case []: self = text.isEmpty ? .none : .unknown
    case ["closed"]: self = .closed
    case ["in", "use"]: self = .inUse(nil)
    case let words where words.count == 3 && words.starts(with: ["in", "use"]):
      self = UInt32(words[2], radix: 16).map { .inUse(LogIdentity(salt: $0)) } ?? .unknown
    default: self = .unknown
    }
  }

  var text: String {
    let words =
      switch self {
      case .none, .unknown: ""
      case .closed: "closed"
      case .inUse(nil): "in use"
      case .inUse(let log?): "in use " + String(log.salt, radix: 16)
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
    /// The log that held the last changes is gone, or another lies in its place.
    case lost
  }

  func verdict(on found: LogIdentity.Found) -> Verdict {
    switch (self, found) {
    case (.closed, _): .everything
    case (.inUse, .nothing): .lost
    case (.inUse(nil), .log): .everything
    case (.inUse(let noted?), .log(let log)): log.follows(noted) ? .everything : .lost
    // A power cut while the log began anew may leave this, and then nothing is lost.
    case (.inUse, .unreadable): .uncertain
    case (.none, _), (.unknown, _): .uncertain
    }
  }
}
