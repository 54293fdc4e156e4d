import GatewayDomain
import Testing

@Suite("What a member has seen of the feeds")
struct SeenPositionsTests {
  @Test("is the latest position of each service, as one line of text")
  func latest() {
    var seen = SeenPositions()
    for word in ["task=1f:7", "catalog=2:9", "task=1f:42", "task=1f:41"] { seen.note(word) }
    #expect(seen.text == "catalog=2:9,task=1f:42")
  }

  @Test("begins anew with a restored feed")
  func newEpoch() {
    var seen = SeenPositions()
    seen.note("task=1f:700")
    seen.note("task=20:3")
    #expect(seen.text == "task=20:3")
  }

  @Test(
    "does not change for words that make no sense",
    arguments: ["", "task", "task=", "task=xyz:1", "task=1:", "weather=1:1", "task=1:-1", "=1:1"]
  )
  func nonsense(word: String) {
    var seen = SeenPositions()
    seen.note(word)
    #expect(seen.isEmpty)
  }
}

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
