import GatewayDomain
import TestSupport
import Testing
import Vocabulary

@Suite("A removal's progress")
struct RemovalProgressTests {
  private static let start = Timestamp(millisecondsSinceEpoch: 1_000_000)

  private static func removal() -> Removal {
    Removal(
      id: UniqueID(high: 1, low: 1),
      household: .sample(1),
      member: .sample(2),
      removedBy: .sample(1),
      request: .sample(1),
      startedAt: start,
      dueAt: start
    )
  }

  @Test(
    "covers all databases twice, ten minutes apart, those that others follow first (SHR-002)"
  )
  func passes() {
    var removal = Self.removal()
    var steps: [Removal.Step] = []
    var now = Self.start
    while let next = removal.next {
      steps.append(next)
      now = max(now, removal.dueAt ?? now)
      removal.passed(removed: 1, positions: "task=1.1", at: now)
    }
    #expect(Array(steps.prefix(5)) == Removal.steps && Array(steps.suffix(5)) == Removal.steps)
    #expect(Removal.steps.first == .gateway && Removal.steps.count == Area.allCases.count + 1)
    #expect(removal.finishedAt == Self.start + .seconds(600) && removal.dueAt == nil)
    #expect(removal.progress.removed == 10)
  }

  @Test("stays at its step when that fails, and retries it a minute later")
  func failure() {
    var removal = Self.removal()
    removal.passed(removed: 1, positions: "", at: Self.start)
    let next = removal.next
    removal.failed(at: Self.start)
    #expect(removal.next == next && removal.dueAt == Self.start + .seconds(60))
  }

  @Test("starts its pass again when a service does not reach the recorded positions")
  func behind() {
    var removal = Self.removal()
    while removal.next != .service(.analytics) {
      removal.passed(removed: 1, positions: "task=1:1", at: Self.start)
    }
    removal.failed(at: Self.start, isBehind: true)
    #expect(removal.next == .gateway && removal.progress.positions.isEmpty)
    #expect(!removal.isSecondPass && removal.dueAt == Self.start + .seconds(60))
  }
}
