import Foundation
import Glibc

/// Processor time that processes have used, in nanoseconds, as the kernel's scheduler counts it.
package enum ProcessorTime {
  /// Of all threads of a process that runs.
  ///
  /// - Source: `/proc/PID/task/TID/schedstat`, first field; `getrusage` of another process is not to
  ///   be had, and `/proc/PID/stat` counts in ticks of 10 ms.
  /// - Returns: 0 for a process that has ended.
  package static func used(by process: Int32) -> UInt64 {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      guard let text = try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8)
      else { return sum }
      return sum + (text.split(separator: " ").first.flatMap { UInt64($0) } ?? 0)
    }
  }

  package static func usedByThisProcess() -> UInt64 { used(by: getpid()) }
}

/// Statistics of a series of numbers.
package struct Series {
  package private(set) var values: [Double] = []

  package init() {}

  package mutating func add(_ value: Double) { values.append(value) }

  /// The value below which `share` of all lie; 0 for an empty series.
  package func percentile(_ share: Double) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  package var median: Double { percentile(0.5) }
}

/// A number with a fixed count of decimals.
package func text(_ value: Double, decimals: Int = 2) -> String {
  String(format: "%.\(decimals)f", value)
}
