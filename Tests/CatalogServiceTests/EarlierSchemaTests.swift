import CatalogContracts
import CatalogDomain
import Foundation
import SQLite
import ServiceRuntime
import TestSupport
import Testing

@testable import CatalogService

/// The catalog's database as each earlier schema had it (`Tests/Fixtures/Databases`), opened by today's program.
@Suite("A catalog's database of an earlier schema")
struct EarlierSchemaTests {
  @Test(
    "keeps the shipped topics under the same step ids, and the members' progress (TOP-111, ruling 28)",
    arguments: EarlierDatabases.versions(of: "catalog")
  )
  func opens(version: Int) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("catalog.db")
    try EarlierDatabases.make(path, of: "catalog", version)
    let store = TopicStore(
      try await CatalogStore.open(path: path, environment: .test(execution: .inline))
    )
    let shipped = try ShippedContent.catalogue()
    #expect(try await store.catalogue() == shipped)
    let learned = try await store.store.read { connection in
      (
        topics: try connection.all("SELECT topic FROM topic_state WHERE is_completed") {
          try $0.value(0, as: String.self)
        },
        marks: try connection.all("SELECT step FROM topic_step_done ORDER BY step") {
          try $0.value(0, as: String.self)
        },
        unsound: try connection.all("SELECT integrity_check FROM pragma_integrity_check") {
          try $0.value(0, as: String.self)
        }
      )
    }
    #expect(learned.topics == ["laundry"])
    let laundry = try shipped.topic("laundry")
    #expect(learned.marks == laundry.steps.map(\.id.text).sorted())
    #expect(learned.unsound == ["ok"])
    await store.store.close()
  }
}
