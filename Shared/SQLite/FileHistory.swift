/// What the lock file remembers of the database beside it, from one opening to the next.
///
/// ```text
/// (empty file)              no database was made here
/// closed 17                 everything is in the database's file, whose turn is 17, and there is no log
/// whole any 17              the same, and a log that lies beside it is its own
/// whole 5a3c91f0 17         the same; the log that stayed because somebody else was reading it
/// in use any - 0 -          the last changes may be in the log; which log that is, nobody noted yet
/// in use 5a3c91f0 - 80 16   the same; the salt of the log, how many pages it had after the last commit, and
///                           the turn of the file when the log began, before which no log may be used
/// in use 5a3c91f0 17 80 16  the same; nothing is lost without the log when the file's turn is 17 or later
/// in use any 17 0 16        the same, where the next commit may begin a log with another salt
/// ```
/// A log is in use from the moment its first commit is on the disk until everything was moved into the
/// file, so however a process ends: where this says `in use`, a log that is not empty belongs to it. While
/// a log may come or go it says `whole`, so one that lies beside a `closed` file is from another time.
/// A tool that opens what was left moves the log into the file and removes it; ``LogTurn`` tells that from
/// a log that is lost, and a file from one of its copies. The number of pages is written after each commit and
/// not waited for, so it is never ahead of what was on the disk before: a log that has fewer is damaged, and
/// a commit that was cut off with the power is not counted.
enum FileHistory: Equatable {
  case none
  case closed(turn: Int64)
  case whole(LogIdentity?, turn: Int64)
  case inUse(LogIdentity?, turn: Int64?, pages: Int, since: Int64?)
  /// There is something that nobody can read.
  case unknown

  /// Every form has this length, so that a longer one leaves no rest.
  static let bytes = 80

  init(_ text: String) {
    let words = text.split { $0 == " " || $0 == "\n" }
    self = Self(words) ?? (text.isEmpty ? .none : .unknown)
  }

  private init?(_ words: [Substring]) {
    switch words.count {
    case 2 where words[0] == "closed":
      guard let turn = Int64(words[1]) else { return nil }
      self = .closed(turn: turn)
    case 3 where words[0] == "whole":
      guard let log = Self.log(words[1]), let turn = Int64(words[2]) else { return nil }
      self = .whole(log, turn: turn)
    case 6 where words[0] == "in" && words[1] == "use":
      guard let log = Self.log(words[2]), let turn = Self.turn(words[3]),
        let pages = UInt32(words[4]), let since = Self.turn(words[5])
      else { return nil }
      self = .inUse(log, turn: turn, pages: Int(pages), since: since)
    default: return nil
    }
  }

  private static func log(_ word: Substring) -> LogIdentity?? {
    word == "any" ? .some(nil) : UInt32(word, radix: 16).map { LogIdentity(salt: $0) }
  }

  private static func turn(_ word: Substring) -> Int64?? {
    word == "-" ? .some(nil) : Int64(word)
  }

  var text: String {
    let words =
      switch self {
      case .none, .unknown: ""
      case .closed(let turn): "closed \(turn)"
      case .whole(let log, let turn): "whole \(Self.text(log)) \(turn)"
      case .inUse(let log, let turn, let pages, let since):
        "in use \(Self.text(log)) \(Self.text(turn)) \(pages) \(Self.text(since))"
      }
    return words + String(repeating: " ", count: Self.bytes - 1 - words.utf8.count) + "\n"
  }

  private static func text(_ log: LogIdentity?) -> String {
    log.map { String($0.salt, radix: 16) } ?? "any"
  }

  private static func text(_ turn: Int64?) -> String {
    turn.map(String.init) ?? "-"
  }
}

extension FileHistory {
  /// How much of what was answered is in a database and the log beside it.
  enum Verdict: Equatable {
    case everything
    /// Nobody can say.
    case uncertain
    /// The log that held the last changes is gone or unreadable, or another lies in its place or in the file's.
    case lost
    /// The log that held the last changes is this one, and shorter than it was or damaged.
    case damaged
    /// Everything is in the file, and a log of another time lies beside it that would change it.
    case stray
  }

  /// - Parameters:
  ///   - found: what lies in the log's place.
  ///   - holds: whether this log has so many whole pages.
  ///   - turn: reads the turn of the file itself; `nil` when it has none.
  /// - Returns: `uncertain` for a log that somebody moved, and for a file of another turn: a copy put in its
  ///   place; `lost` where such a copy lies beside a log that is in use, which fits the file alone.
  func verdict(
    on found: LogIdentity.Found,
    holds: (LogIdentity, _ pages: Int) -> Bool,
    turn: () -> Int64?
  ) -> Verdict {
    switch (self, found) {
    case (.closed, .log): .stray
    case (.whole(let kept?, _), .log(let log)): log.follows(kept) ? .everything : .stray
    case (.whole(nil, _), .log): .everything
    case (.closed(let noted), _), (.whole(_, let noted), _):
      (turn() ?? 0) == noted ? .everything : .uncertain
    case (.inUse(nil, _, _, _), .log): .everything
    // A turn that cannot be read may be in a page that power cut off, which the log has whole.
    case (.inUse(_, _, _, let since?), .log) where turn().map { $0 < since } == true: .lost
    case (.inUse(let noted?, _, let pages, _), .log(let log)) where log == noted:
      holds(log, pages) ? .everything : .damaged
    case (.inUse(let noted?, _, _, _), .log(let log)):
      log.follows(noted) ? .everything : .lost
    case (.inUse(_, nil, _, _), _): .lost
    case (.inUse(_, let noted?, _, _), _): turn().map { $0 >= noted } == true ? .uncertain : .lost
    case (.none, _), (.unknown, _): .uncertain
    }
  }
}
