/// What the lock file records about the database beside it, from one opening to the next.
///
/// ```text
/// (empty file)              no database was created here
/// closed 17                 everything is in the database's file, whose generation is 17, and there is no log
/// whole any 17              the same, and a log beside it belongs to it
/// whole 5a3c91f0 17         the same; this log stayed because another process was reading it
/// in use 5a3c91f0 18 80 17  the last changes may be in the log: its salt, the last committed generation, the number of
///                           pages then, and a lower bound of the file's own generation
/// moving 5a3c91f0 18 80 17  the same during a checkpoint; optionally followed by 21 c0ffee: the page that the
///                           checkpoint writes last, and its checksum in the log
/// in use any 18 0 17        the same, where the next commit may begin a log with another salt
/// ```
/// A generation includes the salt of its ``LogGeneration``, as in `17.4d1f9a3bc05e2276`.
///
/// A log is in use from its first durable commit until everything is checkpointed, however the
/// process ends. So a log that is not empty belongs to a file that is `in use`. While a log may be
/// created or removed the state is `whole`, so a log beside a `closed` file is unrelated.
///
/// A tool that opens an abandoned database checkpoints the log and removes it. ``LogGeneration``
/// distinguishes that from a lost log, and a file from one of its copies.
///
/// The number of pages is written after each commit and not synced, so it never exceeds what was
/// durable. A log with fewer pages is damaged, and a commit lost with the power is not counted.
/// ``verdict(on:)`` decides at the next start.
enum FileHistory: Equatable {
  case none
  case closed(generation: LogGeneration)
  case whole(LogIdentity?, generation: LogGeneration)
  case inUse(LogUse)
  /// The lock file's content cannot be read.
  case unknown

  /// All forms are padded to this length, so that a shorter one overwrites a longer one completely.
  static let bytes = 160

  init(_ text: String) {
    // Compares bytes, not characters: it is parsed at each checkpoint, and valid content is ASCII.
    let words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { Substring($0) }
    self = Self(words) ?? (text.isEmpty ? .none : .unknown)
  }

  private init?(_ words: [Substring]) {
    switch words.count {
    case 2 where words[0] == "closed":
      guard let generation = LogGeneration(words[1]) else { return nil }
      self = .closed(generation: generation)
    case 3 where words[0] == "whole":
      guard let log = Self.log(words[1]), let generation = LogGeneration(words[2]) else {
        return nil
      }
      self = .whole(log, generation: generation)
    case 5 where words[0] == "moving", 7 where words[0] == "moving":
      guard var use = Self.use(words[1...4]) else { return nil }
      use.isMoving = true
      if words.count == 7 {
        guard let page = PageFingerprint(words[5], words[6]) else { return nil }
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
    guard let log = Self.log(words[0]), let generation = Self.generation(words[1]),
      let pages = UInt32(words[2]),
      let since = Self.generation(words[3])
    else { return nil }
    return LogUse(log: log, generation: generation, pages: Int(pages), since: since)
  }

  private static func log(_ word: Substring) -> LogIdentity?? {
    word == "any" ? .some(nil) : UInt32(word, radix: 16).map { LogIdentity(salt: $0) }
  }

  private static func generation(_ word: Substring) -> LogGeneration?? {
    word == "-" ? .some(nil) : LogGeneration(word)
  }

  var text: String {
    let words =
      switch self {
      case .none, .unknown: ""
      case .closed(let generation): "closed \(generation.text)"
      case .whole(let log, let generation): "whole \(Self.text(log)) \(generation.text)"
      case .inUse(let use):
        "\(use.isMoving ? "moving" : "in use") \(Self.text(use.log)) \(Self.text(use.generation))"
          + " \(use.pages) \(Self.text(use.since))"
          + (use.isMoving ? use.lastPage?.text ?? "" : "")
      }
    // Written with every commit; `String(repeating:count:)` takes 500 instructions per space.
    let rest = [UInt8](repeating: UInt8(ascii: " "), count: Self.bytes - 1 - words.utf8.count)
    return words + String(decoding: rest, as: UTF8.self) + "\n"
  }

  private static func text(_ log: LogIdentity?) -> String {
    log.map { String($0.salt, radix: 16) } ?? "any"
  }

  private static func text(_ generation: LogGeneration?) -> String {
    generation?.text ?? "-"
  }
}

/// What is recorded about a log in use.
struct LogUse: Equatable {
  /// `nil` when it was not noted yet.
  var log: LogIdentity?
  /// The last generation noted after its commit; `nil` in a checkpoint's state of earlier programs.
  var generation: LogGeneration?
  /// Whether a checkpoint may have moved part of the log; the generation does not say how much.
  var isMoving = false
  /// The page that the checkpoint writes last; `nil` when a commit may have changed it since.
  var lastPage: PageFingerprint?
  /// The log's pages after the last commit.
  var pages: Int
  /// A lower bound of the generation in the file on the disk, below which no log may be used.
  ///
  /// 0 for a file that was empty; `nil` when unknown.
  var since: LogGeneration?
}

// MARK: - From one to the next

extension FileHistory {
  /// The state to record before a connection is opened that may begin a log with a new salt.
  ///
  /// Everything known is kept until a commit is noted, because the start may be killed before. The
  /// first commit appends to a log with valid pages, and otherwise gets a random salt.
  /// - Parameters:
  ///   - found: what is found in place of the log.
  ///   - isWhole: whether the verdict was that everything is there. An unknown verdict is kept
  ///     until the service was notified.
  /// - Returns: the lock file's new state.
  func opened(beside found: LogIdentity.Found, isWhole: Bool) -> FileHistory {
    switch (self, found) {
    case (.none, _), (.unknown, _): self
    case _ where !isWhole: .unknown
    case (.whole, .log): self
    case (.closed(let generation), _), (.whole(_, let generation), _):
      .whole(nil, generation: generation)
    case (.inUse(let use), .log(let log)): .inUse(use.opened(beside: log))
    case (.inUse, _): beforeCommit
    }
  }

  /// The state to record before a connection replaces an abandoned writer.
  ///
  /// If everything was checkpointed, its first commit begins a log with a random salt. That salt is
  /// not noted if the process ends then.
  ///
  /// - Parameter since: a lower bound of the file's generation, even if it could not be noted.
  /// - Returns: the lock file's new state.
  func reopened(since: LogGeneration?) -> FileHistory {
    switch self {
    case .inUse(var use):
      (use.log, use.pages, use.lastPage, use.since) = (nil, 0, nil, since ?? use.since)
      return .inUse(use)
    case .whole(_, let generation): return .whole(nil, generation: generation)
    case .none, .closed, .unknown: return self
    }
  }

  var hasLastPage: Bool {
    if case .inUse(let use) = self { use.lastPage != nil } else { false }
  }

  /// The state to record before a commit, which may change the page that a checkpoint writes last.
  var beforeCommit: FileHistory {
    guard case .inUse(var use) = self else { return self }
    use.lastPage = nil
    return .inUse(use)
  }

  /// A lower bound of the generation of the file on the disk; `nil` when unknown.
  var since: LogGeneration? {
    switch self {
    case .closed(let generation), .whole(_, let generation): generation
    case .inUse(let use): use.since
    case .none, .unknown: nil
    }
  }
}

extension LogUse {
  /// Whether `found` is the noted log after a restart of which no commit was noted.
  func hasRestarted(as found: LogIdentity) -> Bool {
    log.map { $0 != found && found.follows($0) } ?? false
  }

  fileprivate func opened(beside found: LogIdentity) -> LogUse {
    var next = self
    next.lastPage = nil
    if hasRestarted(as: found) {
      // A log restarts only when everything noted of it is durable in the file.
      if let generation { next.since = generation }
      next.isMoving = false
    } else if pages > 0 {
      return next
    }
    (next.log, next.pages) = (nil, 0)
    return next
  }
}
