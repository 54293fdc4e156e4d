import GatewayDomain
import Testing

@Suite("The area of a method")
struct AreaTests {
  @Test("is the second part of its contract's package")
  func areas() {
    #expect(Area(method: "daybook.task.v1.Tasks/CreateTask") == .task)
    #expect(Area(method: "daybook.notification.v1.Reminders/ListReminders") == .notification)
    #expect(Area(method: "daybook.gateway.v1.Households/SetUp") == nil)
    #expect(Area(method: "daybook.feed.v1.Feed/Follow") == nil)
    #expect(Area(method: "evil.task.v1.Tasks/CreateTask") == nil)
    #expect(Area(method: "task") == nil)
  }
}
