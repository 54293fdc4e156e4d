import Foundation
import RPCSimulation

/// Plays seeds one after the other and prints the violated invariants.
var seed: UInt64 = 1
var runs = 100
var showsAll = false
var isAbuseRun = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--seed": seed = arguments.popFirst().flatMap { UInt64($0) } ?? 0
  case "--runs": runs = arguments.popFirst().flatMap { Int($0) } ?? 0
  case "--trace": showsAll = true
  case "--abuse": isAbuseRun = true
  default: runs = 0
  }
}
guard seed > 0, runs > 0 else {
  FileHandle.standardError.write(
    Data("usage: deploy/dev/simulate [--abuse] [--seed N] [--runs M] [--trace]\n".utf8)
  )
  exit(2)
}

if isAbuseRun { exit(AbuseRuns.play(seed, runs, showsAll: showsAll)) }

var (calls, succeeded, handlers, rows, unfolded, resumptions) = (0, 0, 0, 0, 0, 0)
var (events, failed) = (0, 0)
var digest: UInt64 = 0
for number in 0..<UInt64(runs) {
  let report = SimulatedRun.play(seed: seed &+ number)
  if showsAll { print(report.lines.joined(separator: "\n")) }
  if !report.broken.isEmpty {
    failed += 1
    print("seed \(report.seed): deploy/dev/simulate --seed \(report.seed) --runs 1 --trace")
    for promise in report.broken { print("  \(promise)") }
    fflush(nil)
  }
  calls += report.calls
  succeeded += report.succeeded
  handlers += report.handlers
  rows += report.rows
  unfolded += report.unfolded
  events += report.events
  resumptions += report.resumptions
  digest = digest &* 31 &+ report.digest
}
print(
  """
  \(runs) runs from seed \(seed): \(calls) calls (\(succeeded) succeeded), \(handlers) handlers, \
  \(rows) rows of forwarded calls (\(unfolded) unfolded), \(resumptions) streams resumed, \(events) faults; \
  \(failed) runs violated an invariant; digest \(String(digest, radix: 16))
  """
)
exit(failed == 0 ? 0 : 1)
