import Foundation
import Glibc

/// The initial number of rows in the file.
let prefilled: UInt64 = 100_000

/// Processor time of this process in microseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

func say(_ name: String, _ value: Double) {
  print(name, String(format: "%.3f", value))
}

/// Runs `body` and prints the cost of one of its `count` operations.
func measure(_ name: String, _ count: Int, _ body: () async throws -> Void) async rethrows {
  let begin = processorTime()
  try await body()
  say(name, (processorTime() - begin) / Double(count))
}
