/// A progress bar on one line of a terminal; prints nothing elsewhere.
struct ProgressBar {
  private static let length = 24

  private let sink: (any TextSink)?
  private let total: Int
  private let what: String

  init(_ session: Session, total: Int, what: String) {
    let isWelcome =
      session.environment.terminal.isErrors && !session.options.isPlain && !session.options.isJSON
    sink = isWelcome ? session.environment.errors : nil
    self.total = total
    self.what = what
  }

  /// Shows the progress.
  func show(_ done: Int) {
    guard let sink, total > 0 else { return }
    let filled = min(ProgressBar.length, done * ProgressBar.length / total)
    let bar =
      String(repeating: "█", count: filled)
      + String(repeating: "░", count: ProgressBar.length - filled)
    sink.write("\r\(what) \(bar) \(done) of \(total)")
  }

  /// Removes the bar.
  func clear() {
    sink?.write("\r\u{1B}[K")
  }
}
