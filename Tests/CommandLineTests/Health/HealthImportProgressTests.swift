import AnalyticsContracts
import Testing

@testable import CommandLineTool

@Suite("The progress of a health import")
struct HealthImportProgressTests {
  private let lost = CommandFailure(.unavailable, "connection_lost", "The connection was lost.")

  @Test("tells of an interruption what was stored, with the exit code of one (FST-084, CLI-006)")
  func interrupted() {
    let progress = HealthImportProgress()
    #expect(progress.interrupted.exit == .interrupted)
    #expect(
      progress.interrupted.message == "Interrupted before the service reported stored records."
    )
    progress.set(
      .init(counts: [.init(type: .weight, imported: 1_000, rejected: 2), .init(type: .sleep)])
    )
    #expect(
      progress.interrupted.message
        == "Interrupted. The service reported: weight: 1000 imported, 2 broken; sleep: 0 imported."
    )
    #expect(progress.interrupted.hint?.contains("Run the import again") == true)
  }

  @Test("tells of a failure what was stored, and leaves it alone if nothing was (FST-084, CLI-006)")
  func broken() {
    let progress = HealthImportProgress()
    progress.add(.init(counts: [.init(type: .weight, duplicate: 500)]))
    #expect(progress.broken(lost, of: 1_200) as? CommandFailure == lost)
    progress.add(.init(counts: [.init(type: .weight, imported: 1)]))
    let failure = progress.broken(lost, of: 1_200) as? CommandFailure
    #expect(failure?.exit == .partial)
    #expect(failure?.code == "connection_lost")
    #expect(
      failure?.message
        == "1 of 1200 records was imported (weight: 1 imported, 500 already known), then: "
        + "The connection was lost."
    )
    progress.add(.init(counts: [.init(type: .sleep, imported: 2)]))
    let stream = progress.broken(lost) as? CommandFailure
    #expect(stream?.message.hasPrefix("3 records were imported (weight: 1 imported, ") == true)
  }
}
