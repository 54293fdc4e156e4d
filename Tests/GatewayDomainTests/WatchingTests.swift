import GatewayDomain
import Testing
import Vocabulary

@Suite("A watcher sees")
struct VisibilityTests {
  private let parent = MemberID(rawValue: UniqueID(high: 1, low: 1))
  private let otherParent = MemberID(rawValue: UniqueID(high: 1, low: 2))
  private let child = MemberID(rawValue: UniqueID(high: 1, low: 3))
  private let sibling = MemberID(rawValue: UniqueID(high: 1, low: 4))

  private func verdict(
    _ viewer: MemberID,
    _ role: Role,
    space: MemberID?,
    actor: MemberID? = nil
  ) -> Visibility.Verdict {
    Visibility(member: viewer, role: role, children: [child, sibling])
      .verdict(space: space, actor: actor)
  }

  @Test("all events in their own space, whoever caused them")
  func own() {
    for (viewer, role) in [(parent, Role.parent), (child, .child)] {
      #expect(verdict(viewer, role, space: viewer) == .whole)
      #expect(verdict(viewer, role, space: viewer, actor: otherParent) == .whole)
    }
  }

  @Test("shared events in the common space, and all of those that they caused (GTW-067)")
  func common() {
    for (viewer, role) in [(parent, Role.parent), (child, .child)] {
      #expect(verdict(viewer, role, space: nil) == .sharedParts)
      #expect(verdict(viewer, role, space: nil, actor: otherParent) == .sharedParts)
      #expect(verdict(viewer, role, space: nil, actor: viewer) == .whole)
    }
  }

  @Test(
    "as a parent, shared events of the children, also those that the parent caused, and never another parent's"
  )
  func parents() {
    #expect(verdict(parent, .parent, space: child) == .sharedParts)
    #expect(verdict(parent, .parent, space: child, actor: parent) == .sharedParts)
    #expect(verdict(parent, .parent, space: otherParent) == .hidden)
  }

  @Test("as a child, events of no other member: SYN-024, TOP-062")
  func children() {
    for space in [parent, otherParent, sibling] {
      #expect(verdict(child, .child, space: space) == .hidden)
      #expect(verdict(child, .child, space: space, actor: child) == .hidden)
    }
  }

  @Test("only the requested kinds, or all (GTW-063)")
  func kinds() throws {
    let some = try #require(KindFilter(["task_completed"]))
    #expect(some.wants("task_completed"))
    #expect(!some.wants("task_created"))
    #expect(try #require(KindFilter([])).wants("anything"))
    #expect(KindFilter([String](repeating: "a", count: 101)) == nil)
  }
}

@Suite("A watch cursor")
struct WatchCursorTests {
  private let household = HouseholdID(rawValue: UniqueID(high: 5, low: 6))

  private let far = WatchCursor.Position(epoch: .max, sequence: 1 << 28 - 1)

  @Test("round-trips, with any set of sources")
  func roundTrip() throws {
    var cursor = WatchCursor()
    for source in WatchSource.allCases {
      #expect(try WatchCursor(bytes: cursor.bytes(for: household), for: household) == cursor)
      cursor.positions[source] = .init(epoch: 1 << 62, sequence: 300 << UInt64(source.rawValue))
    }
    #expect(try WatchCursor(bytes: cursor.bytes(for: household), for: household) == cursor)
  }

  @Test("fits into a message: 64 bytes for all sources up to 2^28 events each")
  func size() {
    let all = WatchSource.allCases.map { ($0, far) }
    let cursor = WatchCursor(Dictionary(uniqueKeysWithValues: all))
    #expect(cursor.bytes(for: household).count == 64)
  }

  @Test("of another household is invalid")
  func otherHousehold() {
    let bytes = WatchCursor([.task: far]).bytes(for: household)
    let other = HouseholdID(rawValue: UniqueID(high: 5, low: 7))
    #expect(throws: InvalidCursor.self) { try WatchCursor(bytes: bytes, for: other) }
  }

  @Test("is refused when cut, longer, of another version, or with an endless number")
  func malformed() {
    let good = WatchCursor([.task: far]).bytes(for: household)
    let bad: [[UInt8]] = [
      [], Array(good.prefix(3)), Array(good.dropLast()), good + [1],
      [0x40 | good[0] & 0x1f] + good.dropFirst(), [good[0] | 1] + good.dropFirst(),
      Array(good.prefix(12)) + [UInt8](repeating: 0xff, count: 20),
    ]
    for bytes in bad {
      #expect(throws: InvalidCursor.self) { try WatchCursor(bytes: bytes, for: household) }
    }
  }
}

@Suite("The pause before a feed is followed again")
struct ResumePauseTests {
  @Test("doubles up to ten seconds, and starts over when the feed answers")
  func doubles() {
    var pause = ResumePause()
    let waits = (0..<8).map { _ in pause.take(chance: 200) }
    #expect(waits.first == .milliseconds(250))
    #expect(waits.last == .seconds(10))
    pause.reset()
    #expect(pause.take(chance: 200) == .milliseconds(250))
  }

  @Test("is randomized by a fifth either way")
  func spread() {
    var pause = ResumePause()
    #expect(pause.take(chance: 0) == .milliseconds(200))
    #expect(pause.take(chance: 400) == .milliseconds(600))
  }
}

@Suite("A composed answer")
struct PartOutcomeTests {
  @Test("fails only when no part could be read: WFL-021")
  func allMissing() {
    let down = MissingPart(reason: "peer_unavailable", message: "Down.")
    #expect(MissingPart.allMissing([nil, down, down]) == nil)
    #expect(MissingPart.allMissing([down, down])?.reason == "all_parts_unavailable")
    #expect(MissingPart.allMissing([]) == nil)
  }
}
