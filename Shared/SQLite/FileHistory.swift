/// What the lock file remembers of the database beside it, from one opening to the next.
///
/// ```text
/// (empty file)              no database was made here
/// closed 17                 everything is in the database's file, whose turn is 17, and there is no log
/// whole any 17              the same, and a log that lies beside it is its own
/// whole 5a3c91f0 17         the same; the log that stayed because somebody else was reading it
/// in use 5a3c91f0 18 80 17  the last changes may be in the log: its salt, the last turn that was committed,
///                           how many pages the log had then, and the turn that the file has at least
/// moving 5a3c91f0 18 80 17  the same, and a part of the log may be in the file; with two words more, 21 c0ffee:
///                           the page of the file that is moved last, and its checksum in the log
/// in use any 18 0 17        the same, where the next commit may begin a log with another salt
/// ```
/// A turn is written with the random part of its ``LogTurn``, as in `17.4d1f9a3bc05e2276`.
///
/// A log is in use from the moment its first commit is on the disk until everything was moved into the
/// file, so however a process ends: where this says `in use`, a log that is not empty belongs to it. While
/// a log may come or go it says `whole`, so one that lies beside a `closed` file is from another time.
/// A tool that opens what was left moves the log into the file and removes it; ``LogTurn`` tells that from
/// a log that is lost, and a file from one of its copies. The number of pages is written after each commit and
/// not waited for, so it is never ahead of what was on the disk before: a log that has fewer is damaged, and
/// a commit that was cut off with the power is not counted. What the next start makes of it is its
/// ``verdict(on:)``.
enum FileHistory: Equatable {
  case none
  case closed(turn: LogTurn)
  case whole(LogIdentity?, turn: LogTurn)
  case inUse(LogUse)
  /// There is something that nobody can read.
  case unknown

  /// Every form has this length, so that a longer one leaves no rest.
  static let bytes = 160

  init(_ text: String) {
    // Bytes, not characters: it is read at each checkpoint, and is ASCII where it is ours.
    let words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { Substring($0) }
    self = Self(words) ?? (text.isEmpty ? .none : .unknown)
  }

  private init?(_ words: [Substring]) {
    switch words.count {
    case 2 where words[0] == "closed":
      guard let turn = LogTurn(words[1]) else { return nil }
      self = .closed(turn: turn)
    case 3 where words[0] == "whole":
      guard let log = Self.log(words[1]), let turn = LogTurn(words[2]) else { return nil }
      self = .whole(log, turn: turn)
    case 5 where words[0] == "moving", 7 where words[0] == "moving":
      guard var use = Self.use(words[1...4]) else { return nil }
      use.isMoving = true
      if words.count == 7 {
        guard let page = PagePrint(words[5], words[6]) else { return nil }
        use.lastPage = page
      }
      self = .inUse(use)
    case 6 where words[0] == "in" && words[1] == "use":
      guard let use = Self.use(words.dropFirst(2)) else { return nil }
      self = .inUse(use)
    default: return nil
    }
  }

  private static func use(_ words: ArraySlice<Substring>) -> LogUse? {
    let words = Array(words)
    guard let log = Self.log(words[0]), let turn = Self.turn(words[1]),
      let pages = UInt32(words[2]),
      let since = Self.turn(words[3])
    else { return nil }
    return LogUse(log: log, turn: turn, pages: Int(pages), since: since)
  }

  private static func log(_ word: Substring) -> LogIdentity?? {
    word == "any" ? .some(nil) : UInt32(word, radix: 16).map { LogIdentity(salt: $0) }
  }

  private static func turn(_ word: Substring) -> LogTurn?? {
    word == "-" ? .some(nil) : LogTurn(word)
  }

  var text: String {
    let words =
      switch self {
      case .none, .unknown: ""
      case .closed(let turn): "closed \(turn.text)"
      case .whole(let log, let turn): "whole \(Self.text(log)) \(turn.text)"
      case .inUse(let use):
        "\(use.isMoving ? "moving" : "in use") \(Self.text(use.log)) \(Self.text(use.turn))"
          + " \(use.pages) \(Self.text(use.since))"
          + (use.isMoving ? use.lastPage?.text ?? "" : "")
      }
    // It comes with every commit; `String(repeating:count:)` takes 500 instructions a space.
    let rest = [UInt8](repeating: UInt8(ascii: " "), count: Self.bytes - 1 - words.utf8.count)
    return words + String(decoding: rest, as: UTF8.self) + "\n"
  }

  private static func text(_ log: LogIdentity?) -> String {
    log.map { String($0.salt, radix: 16) } ?? "any"
  }

  private static func text(_ turn: LogTurn?) -> String {
    turn?.text ?? "-"
  }
}

/// What is remembered of a log that is in use.
struct LogUse: Equatable {
  /// `nil`: nobody noted yet which it is.
  var log: LogIdentity?
  /// The last turn that was noted after its commit; `nil` in what earlier programs wrote while they moved it.
  var turn: LogTurn?
  /// Whether a part of the log may be in the file, and the file's turn does not say how much.
  var isMoving = false
  /// The page that is moved last; `nil` where a commit may have changed it since.
  var lastPage: PagePrint?
  /// How many pages it had after the last commit.
  var pages: Int
  /// The turn that the file on the disk has at least, before which no log may be used: 0 where it was empty, `nil`
  /// where nobody can say.
  var since: LogTurn?
}

// MARK: - From one to the next

extension FileHistory {
  /// What is remembered before a connection is opened that may begin a log with a salt of its own.
  ///
  /// Everything that is known stays, until a commit is noted: a start may be killed before. The first commit goes
  /// on with a log that has whole ones, and gets a random salt where it has none.
  /// - Parameters:
  ///   - found: what lies in the log's place.
  ///   - isWhole: whether the verdict was that everything is there; that nobody can say is remembered until the
  ///     owner was told.
  /// - Returns: what the lock file is to say.
  func opened(beside found: LogIdentity.Found, isWhole: Bool) -> FileHistory {
    switch (self, found) {
    case (.none, _), (.unknown, _): self
    case _ where !isWhole: .unknown
    case (.whole, .log): self
    case (.closed(let turn), _), (.whole(_, let turn), _): .whole(nil, turn: turn)
    case (.inUse(let use), .log(let log)): .inUse(use.opened(beside: log))
    case (.inUse, _): beforeCommit
    }
  }

  /// What is remembered before another connection writes in the place of one that was given up: where everything
  /// was moved, its first commit begins a log with a random salt, which nobody has noted if the process ends
  /// with it.
  ///
  /// - Parameter since: what the file on the disk has at least, also where that could not be noted.
  /// - Returns: what the lock file is to say.
  func reopened(since: LogTurn?) -> FileHistory {
    switch self {
    case .inUse(var use):
      (use.log, use.pages, use.lastPage, use.since) = (nil, 0, nil, since ?? use.since)
      return .inUse(use)
    case .whole(_, let turn): return .whole(nil, turn: turn)
    case .none, .closed, .unknown: return self
    }
  }

  var hasLastPage: Bool {
    if case .inUse(let use) = self { use.lastPage != nil } else { false }
  }

  /// What is remembered before a commit, which may change the page that would be moved last.
  var beforeCommit: FileHistory {
    guard case .inUse(var use) = self else { return self }
    use.lastPage = nil
    return .inUse(use)
  }

  /// What the turn of the file on the disk is at least; `nil` where nobody can say.
  var since: LogTurn? {
    switch self {
    case .closed(let turn), .whole(_, let turn): turn
    case .inUse(let use): use.since
    case .none, .unknown: nil
    }
  }
}

extension LogUse {
  /// Whether `found` is the noted log after it began anew, which no commit was noted of yet.
  func hasBegunAnew(as found: LogIdentity) -> Bool {
    log.map { $0 != found && found.follows($0) } ?? false
  }

  fileprivate func opened(beside found: LogIdentity) -> LogUse {
    var next = self
    next.lastPage = nil
    if hasBegunAnew(as: found) {
      // A log begins anew when everything that was noted of it is in the file, and on the disk.
      if let turn { next.since = turn }
      next.isMoving = false
    } else if pages > 0 {
      return next
    }
    (next.log, next.pages) = (nil, 0)
    return next
  }
}
