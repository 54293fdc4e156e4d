import Foundation
import RPCSimulation

/// Plays sieges one after the other and prints what was not as promised.
enum Sieges {
  /// - Returns: what the program ends with.
  static func play(_ seed: UInt64, _ runs: Int, showsAll: Bool) -> CInt {
    #if DEBUG
    var (fulfilled, repeated, unanswered, short, ended, failed) = (0, 0, 0, 0, 0, 0)
    var digest: UInt64 = 0
    for number in 0..<UInt64(runs) {
      let report = Siege.play(seed: seed &+ number)
      if showsAll { print(report.lines.joined(separator: "\n")) }
      if !report.broken.isEmpty {
        failed += 1
        print(
          "seed \(report.seed): deploy/dev/simulate --siege --seed \(report.seed) --runs 1 --trace"
        )
        for promise in report.broken { print("  \(promise)") }
        fflush(nil)
      }
      fulfilled += report.fulfilled
      repeated += report.repeated
      short += report.shortages > 0 ? 1 : 0
      unanswered += report.failed
      ended += report.ended
      digest = digest &* 31 &+ report.digest
    }
    print(
      """
      \(runs) sieges from seed \(seed): \(fulfilled) calls of members answered, \(repeated) repetitions, \
      \(unanswered) given up for want of places, \
      \(short) runs short of bytes, \(ended) connections ended; \(failed) runs broke a promise; digest \(String(digest, radix: 16))
      """
    )
    return failed == 0 ? 0 : 1
    #else
    FileHandle.standardError.write(Data("a siege is played by a debug build\n".utf8))
    return 2
    #endif
  }
}
