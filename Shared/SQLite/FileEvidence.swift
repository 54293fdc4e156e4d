/// What is found in place of a database and beside it, as far as its history makes that relevant.
struct FileEvidence {
  /// What is found in place of the log.
  var found: LogIdentity.Found
  /// The file's own generation.
  var file: FileGeneration
  /// Whether the noted log has as many valid pages as were noted.
  var isLogWhole = true
  /// Whether the noted generation is in the noted log.
  var isGenerationInLog = true
  /// Whether the file's generation is in the log.
  var isFileGenerationInLog = false
  /// Whether the file has the page that the checkpoint writes last, if one was noted.
  var isLastPageInFile = true

  /// Whether the file's own generation is plausible beside the log.
  ///
  /// - Parameters:
  ///   - generation: the last noted generation of the log; `nil` if there is none.
  ///   - since: the file's generation when the log began; `nil` when unknown.
  /// - Returns: `true` as well when the file's generation cannot be read.
  func isFile(of generation: LogGeneration?, since: LogGeneration?) -> Bool {
    switch file {
    case .unknown: return true
    case .empty: return since?.number ?? 0 == 0
    case .generation(let own):
      if let since, own.number <= since.number { return own.matches(since) }
      if let generation, own.number == generation.number { return own.matches(generation) }
      if isFileGenerationInLog || since == nil && own.number < generation?.number ?? .max {
        return true
      }
      // Earlier programs wrote no salt, and checkpointed at most the next generation into the file.
      return own.salt == nil && generation.map { own.number <= $0.number &+ 1 } ?? true
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
      isGenerationInLog =
        use.generation?.salt == nil || use.generation?.isInLog(beside: path) == true
    }
    file = FileGeneration(path)
    if case .log = found, case .generation(let own) = file {
      isFileGenerationInLog = own.isInLog(beside: path)
    } else if case .inUse(let use) = history, let page = use.lastPage {
      isLastPageInFile = page.isIn(path)
    }
  }
}
