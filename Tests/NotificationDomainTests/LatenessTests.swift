import NotificationDomain
import Testing
import Vocabulary

@Suite("A scheduled reminder")
struct LatenessTests {
  private let due = Timestamp(millisecondsSinceEpoch: 1_000_000)

  @Test("waits until its time")
  func waits() {
    #expect(Lateness(dueAt: due, now: due - .seconds(5)) == .wait(.seconds(5)))
  }

  @Test(
    "is delivered at its time and up to 24 hours after it (REM-012, REM-042)",
    arguments: [Duration.zero, .milliseconds(1), .seconds(24 * 60 * 60)]
  )
  func delivers(late: Duration) {
    #expect(Lateness(dueAt: due, now: due + late) == .deliver)
  }

  @Test("is dropped beyond 24 hours (REM-012)")
  func drops() {
    let late = Duration.seconds(24 * 60 * 60) + .milliseconds(1)
    #expect(Lateness(dueAt: due, now: due + late) == .drop)
  }

  @Test("can be read for ninety days after it was settled")
  func retention() {
    let now = Timestamp(millisecondsSinceEpoch: 90 * 86_400_000)
    #expect(Retention.cutOff(now: now) == Timestamp(millisecondsSinceEpoch: 0))
  }
}
