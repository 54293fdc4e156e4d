/// How much of what was answered is in a database and the log beside it.
enum Verdict: Equatable {
  case everything
  /// Nobody can say.
  case uncertain
  /// The same, and the log was being moved when it was noted last: only what SQLite finds sound from its first
  /// page to its last is not half of two times.
  case suspect
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
  /// whole any 17       the same                              17, more in the log: everything   else: lost
  /// whole LOG 17       the same                              the same; stray with another log
  /// in use LOG 18 80 17   18 or more: uncertain   else: lost    17, 18, more in the log: everything   else: lost
  /// in use any 18 0 17    the same                              the same, with any log
  /// moving LOG 18 80 17   18 or more: suspect     else: lost    the same as in use
  /// moving LOG 18 80 18   18 or more: uncertain   else: lost    18, more in the log: everything   else: lost
  /// nothing            uncertain                             uncertain
  /// ```
  /// A turn is the noted one when its random part is, too. Any other that a file has beside a log is one of those
  /// in the log, for from there it came. Of a log in use `LOG` is the noted one, which holds the noted turn unless
  /// the file does, and is damaged when it has fewer than 80 whole pages; or what that became when it began anew,
  /// and then 18 is in the file; another is lost. A file whose turn cannot be read, or is bytes of the two between
  /// which its log is being moved, may have a page that power cut off, and the log has it whole: it passes beside a
  /// log. One without any table is like one of turn 0. Without a log, a file that was being moved into is lost as
  /// well where its last page is not as the log had it.
  ///
  /// What a kill, a power cut or a disk that fails leaves is in the table, and what another program leaves that
  /// opens it then, because of the order in which the lock file is written, each time waited for but for the pages:
  /// - The first commit of a turn, then its note. So the log may have turns that were not noted, one a start, and
  ///   another program may move them; an unnoted log is beside a `whole` file or follows a noted one.
  /// - The note that the log is being moved, then its pages. Where that note fails nothing is moved, so we move no
  ///   turn that is not noted.
  /// - All pages on the disk, then the note which turn the file has now; only then the log begins anew.
  ///
  /// - Parameter evidence: what lies there.
  /// - Returns: the table's word.
  func verdict(on evidence: FileEvidence) -> Verdict {
    switch (self, evidence.found) {
    case (.none, _), (.unknown, _): .uncertain
    case (.closed, .log): .stray
    case (.whole(let kept?, _), .log(let log)) where !log.follows(kept): .stray
    case (.whole(_, let turn), .log):
      evidence.isFile(of: turn, since: turn) ? .everything : .lost
    case (.closed(let turn), _), (.whole(_, let turn), _):
      (evidence.file.known ?? LogTurn(0)).matches(turn) ? .everything : .uncertain
    case (.inUse(let use), .log(let log)): use.verdict(on: log, evidence)
    case (.inUse(let use), _): use.verdictWithoutLog(evidence)
    }
  }
}

extension LogUse {
  fileprivate func verdict(on found: LogIdentity, _ evidence: FileEvidence) -> Verdict {
    if let log, !found.follows(log) { return .lost }
    let hasBegunAnew = hasBegunAnew(as: found)
    let isTorn =
      if isMoving, !hasBegunAnew, let since, let turn, let own = evidence.file.known {
        own.isTorn(between: since, and: turn)
      } else {
        false
      }
    guard isTorn || evidence.isFile(of: turn, since: hasBegunAnew ? turn ?? since : since) else {
      return .lost
    }
    if log == nil || hasBegunAnew { return .everything }
    guard evidence.isLogWhole else { return .damaged }
    // Another program may have moved the turn while the log was in use, which then began anew within it.
    let isTurnInFile = turn.flatMap { evidence.file.known?.matches($0) } ?? false
    return evidence.isTurnInLog || isTurnInFile ? .everything : .lost
  }

  /// Whether everything that was noted of the log is in the file, where somebody else moved it.
  fileprivate func verdictWithoutLog(_ evidence: FileEvidence) -> Verdict {
    guard let turn, case .turn(let own) = evidence.file,
      own.number > turn.number || own.matches(turn)
    else { return .lost }
    if !isMoving || since == turn { return .uncertain }
    return evidence.isLastPageInFile ? .suspect : .lost
  }
}
