import GatewayService
import SQLite
import ServiceRuntime
import Testing

@testable import AnalyticsService
@testable import CatalogService
@testable import NotificationService
@testable import TaskService

/// The services' databases as `daybook operator` lists them, without linking a service.
@Suite("The list of databases")
struct DataFolderTests {
  private static let schemas: [String: (applicationID: UInt32, migrations: [Migration])] = [
    "task": (TaskStore.applicationID, TaskStore.migrations),
    "catalog": (CatalogStore.applicationID, CatalogStore.migrations),
    "analytics": (ScoreStore.applicationID, ScoreStore.migrations),
    "notification": (ReminderStore.applicationID, ReminderStore.migrations),
    "gateway": (GatewayService.applicationID, GatewayService.migrations),
  ]

  @Test("has each service's application id and the number of its schema steps")
  func members() throws {
    let members = DataFolder("/nowhere").members
    #expect(members.count == Self.schemas.count)
    for member in members {
      let schema = try #require(Self.schemas[member.service])
      #expect(member.applicationID == schema.applicationID)
      #expect(member.ownSteps == schema.migrations.count)
    }
  }
}
