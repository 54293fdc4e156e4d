/// What is found in place of a database and beside it, as far as its history makes that relevant.
struct FileEvidence {
  /// What is found in place of the log.
  var found: LogIdentity.Found
  /// The file's own turn.
  var file: FileTurn
  /// Whether the noted log has as many valid pages as were noted.
  var isLogWhole = true
  /// Whether the noted turn is in the noted log.
  var isTurnInLog = true
  /// Whether the file's turn is in the log.
  var isFileTurnInLog = false
  /// Whether the file has the page that the checkpoint writes last, if one was noted.
  var isLastPageInFile = true

  /// Whether the file's own turn is plausible beside the log.
  ///
  /// - Parameters:
  ///   - turn: the last noted turn of the log; `nil` if there is none.
  ///   - since: the file's turn when the log began; `nil` when unknown.
  /// - Returns: `true` as well when the file's turn cannot be read.
  func isFile(of turn: LogTurn?, since: LogTurn?) -> Bool {
    switch file {
    case .unknown: return true
    case .empty: return since?.number ?? 0 == 0
    case .turn(let own):
      if let since, own.number <= since.number { return own.matches(since) }
      if let turn, own.number == turn.number { return own.matches(turn) }
      if isFileTurnInLog || since == nil && own.number < turn?.number ?? .max { return true }
      // Earlier programs wrote no salt, and checkpointed at most the next turn into the file.
      return own.salt == nil && turn.map { own.number <= $0.number &+ 1 } ?? true
    }
  }
}

extension FileEvidence {
  /// Reads what is at `path` and beside it.
  ///
  /// Reads the file last: its content from before the log began is still there then.
  init(of path: String, _ history: FileHistory) {
    found = LogIdentity.found(beside: path)
    if case .inUse(let use) = history, let log = use.log, found == .log(log) {
      isLogWhole = log.holds(use.pages, beside: path)
      isTurnInLog = use.turn?.salt == nil || use.turn?.isInLog(beside: path) == true
    }
    file = FileTurn(path)
    if case .log = found, case .turn(let own) = file {
      isFileTurnInLog = own.isInLog(beside: path)
    } else if case .inUse(let use) = history, let page = use.lastPage {
      isLastPageInFile = page.isIn(path)
    }
  }
}
