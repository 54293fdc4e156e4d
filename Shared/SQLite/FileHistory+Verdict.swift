/// Whether all acknowledged writes are in a database and its log.
enum Verdict: Equatable {
  case everything
  /// It cannot be determined.
  case uncertain
  /// It cannot be determined, and a checkpoint was running.
  ///
  /// Only a full integrity check can rule out a file that is half checkpointed.
  case suspect
  /// The log with the last changes is absent or unreadable, or another log or file took its place.
  case lost
  /// The log with the last changes is there, but damaged or shorter than it was.
  case damaged
  /// Everything is in the file, and an unrelated log beside it would change it.
  case stray
}

extension FileHistory {
  /// Decides from the lock file's history, the log and the file's own generation.
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
  /// - A generation equals the noted one only if its salt does too. Any other generation of a file
  ///   must be in the log beside it, because it can only come from there.
  /// - A log in use is the noted one, or the same log restarted; any other is lost. The noted one
  ///   contains the noted generation, unless the file does, and is damaged with fewer than 80 valid
  ///   pages. If it restarted, generation 18 is in the file.
  /// - A file whose generation is unreadable, or mixes the bytes of the two generations of a
  ///   checkpoint, passes beside a log: power may have cut off a page that the log still has.
  /// - A file without any table counts as generation 0.
  /// - Without a log, a file whose checkpoint was running is also lost when its last page differs
  ///   from the log's.
  ///
  /// The table covers what a kill, a power cut or a failing disk leaves, and what a program that
  /// opens it afterwards leaves. That follows from the order of writes; each is synced but for the
  /// number of pages:
  /// - The first commit of a generation, then its note. So the log may contain generations that
  ///   were not noted, one per start, and another program may checkpoint them. A log that is not
  ///   noted is beside a `whole` file or follows a noted one.
  /// - The note of a checkpoint, then its pages. Without the note nothing is checkpointed, so every
  ///   generation that we checkpoint is noted.
  /// - All pages on the disk, then the note of the file's new generation; only then does the log
  ///   restart.
  ///
  /// - Parameter evidence: what is found on the disk.
  /// - Returns: the table's entry.
  func verdict(on evidence: FileEvidence) -> Verdict {
    switch (self, evidence.found) {
    case (.none, _), (.unknown, _): .uncertain
    case (.closed, .log): .stray
    case (.whole(let kept?, _), .log(let log)) where !log.follows(kept): .stray
    case (.whole(_, let generation), .log):
      evidence.isFile(of: generation, since: generation) ? .everything : .lost
    case (.closed(let generation), _), (.whole(_, let generation), _):
      (evidence.file.known ?? LogGeneration(0)).matches(generation) ? .everything : .uncertain
    case (.inUse(let use), .log(let log)): use.verdict(on: log, evidence)
    case (.inUse(let use), _): use.verdictWithoutLog(evidence)
    }
  }
}

extension LogUse {
  fileprivate func verdict(on found: LogIdentity, _ evidence: FileEvidence) -> Verdict {
    if let log, !found.follows(log) { return .lost }
    let hasRestarted = hasRestarted(as: found)
    let isTorn =
      if isMoving, !hasRestarted, let since, let generation, let own = evidence.file.known {
        own.isTorn(between: since, and: generation)
      } else {
        false
      }
    guard
      isTorn || evidence.isFile(of: generation, since: hasRestarted ? generation ?? since : since)
    else {
      return .lost
    }
    if log == nil || hasRestarted { return .everything }
    guard evidence.isLogWhole else { return .damaged }
    // Another program may have checkpointed the generation while the log was in use, so that the
    // log restarted within it.
    let isGenerationInFile = generation.flatMap { evidence.file.known?.matches($0) } ?? false
    return evidence.isGenerationInLog || isGenerationInFile ? .everything : .lost
  }

  /// Whether another program has checkpointed everything that was noted of the log.
  fileprivate func verdictWithoutLog(_ evidence: FileEvidence) -> Verdict {
    guard let generation, case .generation(let own) = evidence.file,
      own.number > generation.number || own.matches(generation)
    else { return .lost }
    if !isMoving || since == generation { return .uncertain }
    return evidence.isLastPageInFile ? .suspect : .lost
  }
}
