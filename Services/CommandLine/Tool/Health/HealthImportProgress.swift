import AnalyticsContracts
import Synchronization

/// What a running import has stored, as far as the service has reported it.
///
/// Reported records stay when the import fails or is interrupted (FST-084).
final class HealthImportProgress: Sendable {
  private static let hint = "Run the import again: existing records stay unchanged."

  private let stored = Mutex(AnalyticsV1.HealthImportResult())

  /// The result so far.
  var result: AnalyticsV1.HealthImportResult { stored.withLock { $0 } }

  /// Replaces the result so far.
  func set(_ result: AnalyticsV1.HealthImportResult) { stored.withLock { $0 = result } }

  /// Adds the result of a further call.
  func add(_ result: AnalyticsV1.HealthImportResult) { stored.withLock { $0.add(result) } }

  private var byType: String { result.counts.map(\.line).joined(separator: "; ") }

  /// The failure of an import, with what was stored before it.
  ///
  /// - Parameters:
  ///   - error: why it failed; returned unchanged if nothing was imported.
  ///   - total: the number of records; `nil` if it is unknown.
  /// - Returns: the failure to report.
  func broken(_ error: any Error, of total: Int? = nil) -> any Error {
    let count = result.counts.reduce(0) { $0 + $1.imported }
    guard count > 0 else { return error }
    let records = total.map { "\(count) of \(counted($0, "record"))" } ?? counted(count, "record")
    let report = FailureReport(error)
    return CommandFailure(
      .partial,
      report.code,
      "\(records) \(count == 1 ? "was" : "were") imported (\(byType)), then: \(report.message)",
      hint: Self.hint
    )
  }

  /// The message of an interrupted import; the service may have stored a batch more.
  var interrupted: CommandFailure {
    CommandFailure(
      .interrupted,
      "interrupted",
      result.counts.isEmpty
        ? "Interrupted before the service reported stored records."
        : "Interrupted. The service reported: \(byType).",
      hint: Self.hint
    )
  }

  /// Prints ``interrupted`` when a signal ends the program, for as long as the answer is kept.
  ///
  /// The connection ends with the program, so the service discards the current batch.
  ///
  /// - Returns: `nil` for a run inside another program, whose signals are not ours.
  func untilInterrupted(_ session: Session, _ bar: ProgressBar) -> Interruption? {
    let errors = session.environment.errors
    guard errors is DescriptorSink else { return nil }
    let isJSON = session.options.isJSON
    return Interruption { [self] in
      bar.clear()
      let report = FailureReport(interrupted)
      let lines = isJSON ? [report.json] : report.lines
      errors.write(lines.joined(separator: "\n") + "\n")
    }
  }
}
