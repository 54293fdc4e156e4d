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

extension FileHistory {
  /// Decides by what is remembered, by the log and by the file's own turn.
  ///
  /// ```text
  /// the lock says      no log, or none that can be read      a log
  /// closed 17          17: everything   else: uncertain      stray
  /// whole any 17       the same                              17…18: everything       else: lost
  /// whole LOG 17       the same                              the same; stray with another log
  /// in use LOG 18 80 17   18 or more: uncertain   else: lost    17…19: everything   else: lost
  /// in use any 18 0 17    the same                              the same, with any log
  /// moving LOG 18 80 17   lost                                  the same as in use
  /// moving LOG 18 80 18   18 or more: uncertain   else: lost    18…19: everything   else: lost
  /// nothing            uncertain                             uncertain
  /// ```
  /// Of a log in use `LOG` is the noted one, which is damaged when it has fewer than 80 whole pages, or what that
  /// became when it began anew, and then 18 is in the file; another is lost. A file whose turn cannot be read may
  /// have a page that power cut off, and the log has it whole: it passes beside a log. One without any table is
  /// like one of turn 0.
  ///
  /// What a kill, a power cut or a disk that fails leaves is in the table, because of the order in which the lock
  /// file is written, each time waited for but for the pages:
  /// - The first commit of a turn, then its note. So the log may have one turn more than was noted (another program
  ///   may move that), and an unnoted log is beside a `whole` file or follows a noted one.
  /// - The note that the log is being moved, then its pages. Where that note fails nothing is moved, so the file
  ///   never has a turn beyond the next one.
  /// - All pages on the disk, then the note which turn the file has now; only then the log begins anew.
  ///
  /// - Parameters:
  ///   - found: what lies in the log's place.
  ///   - isLogWhole: whether the noted log has as many whole pages as were noted.
  ///   - file: what the file itself says, read after the log.
  /// - Returns: the table's word.
  func verdict(
    on found: LogIdentity.Found,
    isLogWhole: Bool,
    file: FileTurn
  ) -> Verdict {
    switch (self, found) {
    case (.none, _), (.unknown, _): .uncertain
    case (.closed, .log): .stray
    case (.whole(let kept?, _), .log(let log)) where !log.follows(kept): .stray
    case (.whole(_, let turn), .log): file.isWithin(turn, turn &+ 1) ? .everything : .lost
    case (.closed(let turn), _), (.whole(_, let turn), _):
      (file.number ?? 0) == turn ? .everything : .uncertain
    case (.inUse(let use), .log(let log)): use.verdict(on: log, isLogWhole, file)
    case (.inUse(let use), _): use.isIn(file) ? .uncertain : .lost
    }
  }
}

extension LogUse {
  fileprivate func verdict(
    on found: LogIdentity,
    _ isLogWhole: Bool,
    _ file: FileTurn
  ) -> Verdict {
    if let log, !found.follows(log) { return .lost }
    let hasBegunAnew = hasBegunAnew(as: found)
    let least = hasBegunAnew ? turn ?? since : since
    guard file.isWithin(least, turn.map { $0 &+ 1 }) else { return .lost }
    return log == nil || hasBegunAnew || isLogWhole ? .everything : .damaged
  }

  /// Whether everything that was noted of the log is in the file, where somebody else moved it.
  fileprivate func isIn(_ file: FileTurn) -> Bool {
    guard let turn, let number = file.number else { return false }
    return number >= turn && (!isMoving || since == turn)
  }
}

/// The turn that a database's file itself has, past its log.
enum FileTurn: Equatable {
  case number(Int64)
  /// It has no table: nothing was ever moved into it.
  case empty
  /// A page cannot be read, or the file was written before there were turns.
  case unknown

  var number: Int64? {
    if case .number(let number) = self { number } else { nil }
  }

  /// Whether an honest file may say that whose turn has these bounds; `nil`: none.
  fileprivate func isWithin(_ least: Int64?, _ most: Int64?) -> Bool {
    switch self {
    case .number(let number): number >= least ?? .min && number <= most ?? .max
    case .empty: (least ?? 0) == 0
    case .unknown: true
    }
  }
}
