import CatalogContracts
import CatalogDomain
import FaultVFS
import RPC
import ServiceRuntime
import TestSupport
import Testing

@testable import CatalogService

/// Disks that fail while the catalog runs.
@Suite("A save that fails")
struct SaveFailedTests {
  enum Disk: String, CaseIterable {
    case broken, full, unsynced

    func begin(_ folder: String, at call: Int, lasting isLasting: Bool) {
      let sticky: Int32 = isLasting ? 1 : 0
      switch self {
      case .broken: faultvfs_arm(folder, FAULTVFS_WRITES, call, 10 | 3 << 8, sticky)
      case .full: faultvfs_arm(folder, FAULTVFS_WRITES, call, 13, sticky)
      case .unsynced: faultvfs_arm(folder, FAULTVFS_SYNCS, call, 0, sticky)
      }
    }

    var reasons: Set<String> { self == .full ? ["storage_full", "save_failed"] : ["save_failed"] }
  }

  private let steps = (1...3).map { ("compliments/give/\($0)", true) }

  @Test(
    "undoes everything, emits no event, and works when it is retried (TOP-103, TOP-104, TOP-112)",
    arguments: Disk.allCases
  )
  func failed(disk: Disk) async throws {
    #expect(faultvfs_install() == 0)
    let catalog = try await TestCatalog()
    let path = catalog.folder.file("catalog.db")
    _ = try await catalog.setNotes("Before", of: "compliments", .sample(request: 1))
    let before = try await catalog.get("compliments")
    disk.begin(path, at: 1, lasting: true)
    for _ in 1...2 {
      let error = try #require(
        await refusal { try await catalog.save(steps, expecting: 1, .sample(request: 2)) }
      )
      #expect(disk.reasons.contains(error.reason), "\(error)")
      #expect([.unavailable, .resourceExhausted].contains(error.code))
      #expect(!error.message.isEmpty && !error.message.contains("SQLITE"))
      #expect(try await catalog.get("compliments") == before)
      #expect(try await catalog.events().count == 1)
    }
    #expect(faultvfs_disarm(path) > 0)
    let saved = try await catalog.save(steps, expecting: 1, .sample(request: 2))
    #expect(saved.state?.stepsCompleted == 3 && saved.state?.revision == 2)
    #expect(try await catalog.save(steps, expecting: 1, .sample(request: 2)) == saved)
    #expect(try await catalog.events().count == 2)
    await catalog.store.store.close()
    let again = try await TestCatalog(in: catalog.folder)
    #expect(try await again.get("compliments").state == saved.state)
  }

  @Test("is never half done, whichever write fails (TOP-074, TOP-103, TOP-112)")
  func everyWrite() async throws {
    #expect(faultvfs_install() == 0)
    for call in 1...200 {
      let catalog = try await TestCatalog(content: SmallContent.catalogue(1, try topic()))
      let path = catalog.folder.file("catalog.db")
      Disk.broken.begin(path, at: call, lasting: true)
      let marks = ["1", "2"].map { ("laundry/a/\($0)", true) }
      let error = await refusal {
        try await catalog.save(marks, of: "laundry", .sample(request: 1))
      }
      let failures = faultvfs_disarm(path)
      let done = try await catalog.get("laundry").state?.stepsCompleted
      let events = try await catalog.events().count
      #expect(done == (error == nil ? 2 : 0), "write \(call)")
      #expect(events == (error == nil ? 1 : 0), "write \(call)")
      await catalog.store.store.close()
      let again = try await TestCatalog(
        in: catalog.folder,
        content: SmallContent.catalogue(1, try topic())
      )
      #expect(try await again.get("laundry").state?.stepsCompleted == done)
      await again.store.store.close()
      if failures == 0 { return }
    }
    Issue.record("the call never came through")
  }

  private func topic() throws -> Topic { try SmallContent.topic("laundry") }
}
