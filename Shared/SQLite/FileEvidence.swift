/// What lies in a database's place and beside it, as far as what is remembered makes it matter.
struct FileEvidence {
  /// What lies in the log's place.
  var found: LogIdentity.Found
  /// What the file itself says.
  var file: FileTurn
  /// Whether the noted log has as many whole pages as were noted.
  var isLogWhole = true
  /// Whether the noted turn is in the noted log.
  var isTurnInLog = true
  /// Whether the file's turn is in the log.
  var isFileTurnInLog = false
  /// Whether the file has the page that the log's moving ends with, if that was noted.
  var isLastPageInFile = true

  /// Whether an honest file may say that beside a log.
  ///
  /// - Parameters:
  ///   - turn: the last that was noted of the log; `nil`: none.
  ///   - since: what the file had when the log began; `nil` where nobody can say.
  /// - Returns: `true` as well where the file's turn cannot be read.
  func isFile(of turn: LogTurn?, since: LogTurn?) -> Bool {
    switch file {
    case .unknown: return true
    case .empty: return since?.number ?? 0 == 0
    case .turn(let own):
      if let since, own.number <= since.number { return own.matches(since) }
      if let turn, own.number == turn.number { return own.matches(turn) }
      if isFileTurnInLog || since == nil && own.number < turn?.number ?? .max { return true }
      // Earlier programs had no random part, and no turn in the file beyond the next one.
      return own.salt == nil && turn.map { own.number <= $0.number &+ 1 } ?? true
    }
  }
}

extension FileEvidence {
  /// Looks at what lies at `path`.
  ///
  /// The file last: what was in it when the log began is in it now.
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
