import CatalogContracts
import FaultVFS
import Foundation
import RPC
import RuntimeContracts
import ServiceRuntime
import Synchronization
import TestSupport
import Testing

@testable import CatalogService

@Suite("Log lines about failures")
struct FailureLogTests {
  @Test(
    "name operation, code and cause of each failure, and contain no text of a member (TOP-102, TOP-108, COF-121)"
  )
  func lines() throws {
    #expect(faultvfs_install() == 0)
    let lines = Mutex<[String]>([])
    let installation = try TestInstallation(
      log: Logger(service: "catalog", version: "1") { line in lines.withLock { $0.append(line) } }
    )
    let path = installation.folder.file("catalog.db")
    let secret = "Between us"
    try installation.run {
      let process = try await installation.start("catalog") { [path] environment in
        try await CatalogService.instance(environment: environment, databasePath: path)
      }
      let channel = installation.channel(to: "catalog")
      let journal = ServedJournal(channel)
      let (coffee, recipe) = (try await journal.addCoffee(), try await journal.addRecipe())
      lines.withLock { $0 = [] }
      SaveFailedTests.Disk.broken.begin(path, at: 1, lasting: true)
      let topics = CatalogV1.TopicsClient(channel)
      let refused = [
        await refusal {
          try await topics.setTopicNotes(
            .init(identifier: "laundry", notes: secret),
            journal.changing
          )
        },
        await refusal {
          try await journal.brew(coffee, recipe) { $0.notes = secret }
        },
      ]
      #expect(refused.map { $0?.reason } == ["save_failed", "save_failed"])
      #expect(faultvfs_disarm(path) > 0)
      await process.stop()
      for error in refused {
        // Messages contain no path, no SQLite code and no stack trace.
        let message = error?.message ?? ""
        #expect(message == "This could not be saved. Please try again.")
      }
    }
    let said = lines.withLock { $0 }
    for method in ["SetTopicNotes", "CreateBrewingNote"] {
      let line = said.first { $0.contains(method) && $0.contains("save_failed") }
      #expect(line?.contains("cause") == true, "\(method): \(said)")
    }
    #expect(!said.contains { $0.contains(secret) })
  }
}
