import Foundation
import RPCSimulation

/// Plays abuse runs one after the other and prints the violated invariants.
enum AbuseRuns {
  /// - Returns: the exit code.
  static func play(_ seed: UInt64, _ runs: Int, showsAll: Bool) -> CInt {
    #if DEBUG
    var (answered, repeated, unanswered, short, ended, failed) = (0, 0, 0, 0, 0, 0)
    var digest: UInt64 = 0
    for number in 0..<UInt64(runs) {
      let report = AbuseRun.play(seed: seed &+ number)
      if showsAll { print(report.lines.joined(separator: "\n")) }
      if !report.broken.isEmpty {
        failed += 1
        print(
          "seed \(report.seed): deploy/dev/simulate --abuse --seed \(report.seed) --runs 1 --trace"
        )
        for promise in report.broken { print("  \(promise)") }
        fflush(nil)
      }
      answered += report.answered
      repeated += report.repeated
      short += report.shortages > 0 ? 1 : 0
      unanswered += report.failed
      ended += report.ended
      digest = digest &* 31 &+ report.digest
    }
    print(
      """
      \(runs) abuse runs from seed \(seed): \(answered) calls of members answered, \(repeated) repetitions, \
      \(unanswered) given up without a slot, \
      \(short) runs short of bytes, \(ended) connections ended; \(failed) runs violated an invariant; digest \(String(digest, radix: 16))
      """
    )
    return failed == 0 ? 0 : 1
    #else
    FileHandle.standardError.write(Data("abuse runs need a debug build\n".utf8))
    return 2
    #endif
  }
}
