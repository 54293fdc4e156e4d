import Foundation
import Measurement
import RPC

/// One run of the command line tool against an installation.
struct ToolRun {
  let took: Duration
  /// Nanoseconds of processor time.
  let processor: UInt64
  let peakBytes: Int

  /// Runs the tool to its end, without blocking the loop.
  ///
  /// A blocked loop keeps its old time, and calls begun afterwards would be past their deadlines.
  ///
  /// - Parameters:
  ///   - words: the arguments of `daybook`.
  ///   - installation: whose gateway it calls, with the member's token.
  ///   - programs: the folder of the program.
  ///   - port: the gateway's.
  ///   - allowed: the accepted exit statuses.
  /// - Throws: ``Misuse`` for any other exit status.
  init(
    _ words: [String],
    _ installation: ServiceInstallation,
    programs: String,
    port: UInt16,
    allowed: Set<Int32> = [0]
  ) async throws {
    let token = installation.folder.appending(path: "token")
    try Data(installation.secret.utf8).write(to: token)
    let begin = ContinuousClock.now
    let tool = try Child(
      // Its output is not read.
      ["DAYBOOK_HOME=\(installation.folder.path)", "sh", "-c", "exec \"$@\" >/dev/null", "sh"]
        + ["\(programs)/daybook"] + words
        + ["--server", "127.0.0.1:\(port)", "--token-file", token.path, "--timeout", "60s"],
      "daybook \(words[0])"
    )
    var (peak, used) = (0, UInt64(0))
    while tool.isRunning {
      peak = max(peak, (try? tool.peakBytes()) ?? 0)
      used = max(used, ProcessorTime.used(by: tool.processID))
      try await installation.loop.sleep(for: .milliseconds(2))
    }
    took = ContinuousClock.now - begin
    processor = used
    peakBytes = peak
    guard allowed.contains(tool.exitStatus) else {
      throw Misuse(word: "daybook \(words[0]) ended with \(tool.exitStatus)")
    }
  }
}
