import NotificationDomain
import SQLite
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import NotificationService

/// A family, and short forms of its task events.
enum Family {
  static let home = HouseholdID(rawValue: UniqueID(high: 1, low: 1))
  static let neighbours = HouseholdID(rawValue: UniqueID(high: 1, low: 2))
  static let mia = Space(household: home, member: MemberID(rawValue: UniqueID(high: 2, low: 1)))
  static let ben = Space(household: home, member: MemberID(rawValue: UniqueID(high: 2, low: 2)))
  static let garden = ProjectID(rawValue: UniqueID(high: 5, low: 1))
  static let plants = TaskID(rawValue: UniqueID(high: 3, low: 1))

  /// Minutes after the start of the test's day.
  static func minute(_ minutes: Int64) -> Timestamp {
    Timestamp(millisecondsSinceEpoch: 1_800_000_000_000 + minutes * 60_000)
  }
}

extension TaskUpdate {
  /// An update of a task with a reminder in one minute, made in another minute.
  static func about(
    _ task: TaskID = Family.plants,
    of project: ProjectID = .inbox,
    in space: Space = Family.mia,
    wish: Int64?,
    at: Int64 = 0,
    name: String = "Water the plants",
    isDeleted: Bool = false
  ) -> TaskUpdate {
    TaskUpdate(
      household: space.household,
      report: TaskReport(
        task: task,
        member: space.member,
        project: project,
        name: name,
        wish: wish.map(Family.minute),
        at: Family.minute(at)
      ),
      isDeleted: isDeleted
    )
  }
}

extension ReminderNotice {
  /// The kind of its event.
  var kind: String { type(of: body).eventKind }
}

/// A scheduler's database in a temporary folder, with queries on the calling thread.
struct TemporaryReminders {
  private let temporary: TemporaryStore
  let store: ReminderStore
  var database: Database { temporary.store.database }
  private let ids = Counter()

  final class Counter: Sendable {
    private let last = Mutex<UInt64>(0)
    func next() -> ReminderID {
      ReminderID(
        rawValue: UniqueID(
          high: 9,
          low: last.withLock {
            $0 += 1
            return $0
          }
        )
      )
    }
  }

  init() throws {
    temporary = try TemporaryStore("notification", migrations: ReminderStore.migrations)
    store = ReminderStore(store: temporary.store, pageSeal: PageSeal())
  }

  /// Applies task updates in one transaction; returns the kinds of the appended events.
  @discardableResult
  func take(_ news: TaskUpdate...) async throws -> [String] {
    try await plan { planning in for item in news { try planning.apply(item) } }
  }

  /// Applies an update of the garden project: reminders on, off, or project deleted.
  ///
  /// Each page has a transaction of its own. Returns the kinds of the appended events.
  @discardableResult
  func garden(
    _ wish: ProjectUpdate.Effect,
    at minute: Int64 = 0,
    in space: Space = Family.mia
  ) async throws -> [String] {
    let at = Family.minute(minute)
    let news = ProjectUpdate(space: space, project: Family.garden, effect: wish, at: at)
    var told: [String] = []
    let isDone = Mutex(false)
    while !isDone.withLock({ $0 }) {
      let page = try await plan { planning in
        let isLast = try planning.apply(news)
        isDone.withLock { $0 = isLast }
      }
      #expect(page.count <= Planning.page, "other writes get in between")
      told += page
    }
    return told
  }

  /// Plans in one transaction; returns the kinds of the appended events.
  @discardableResult
  func plan(
    for event: FeedPosition = FeedPosition(epoch: 1, sequence: 1),
    _ body: @escaping @Sendable (Planning) throws -> Void
  ) async throws -> [String] {
    try await database.write { [ids] connection in
      var told: [String] = []
      try body(
        Planning(
          reminders: ReminderWriter(connection),
          event: event,
          newID: { ids.next() },
          notify: { told.append($0.kind) }
        )
      )
      return told
    }
  }

  /// Rolls back for a replay of the feed, each page in a transaction of its own.
  ///
  /// Returns the kinds of the appended events.
  func takeBack(
    since position: FeedPosition,
    at: Timestamp = Family.minute(0)
  ) async throws -> [String] {
    let first = FeedBeginning(position: position, at: at)
    var told: [String] = []
    var place: Int64? = 0
    while let begin = place {
      let next = Mutex<Int64?>(nil)
      let page = try await plan { planning in
        let end = try planning.rollBack(since: first, at: Family.minute(-1), after: begin)
        next.withLock { $0 = end }
      }
      #expect(page.count <= Planning.page, "other writes get in between")
      told += page
      place = next.withLock { $0 }
    }
    return told
  }

  /// Delivers due notifications; returns their notices and the next due time.
  func fire(at minute: Int64) async throws -> (told: [ReminderNotice], next: Timestamp?) {
    try await database.write { [ids = temporary.store.ids] connection in
      var firing = Firing(connection, ids, now: Family.minute(minute))
      let next = try firing.fire()
      return (firing.notices, next)
    }
  }

  func all(
    _ space: Space = Family.mia,
    since: Timestamp? = Family.minute(-1_000_000),
    limit: Int = 200,
    after: ReminderPlace? = nil
  ) async throws -> [Reminder] {
    try await store.read(of: space.member) { reader in
      try reader.page(
        ReminderQuery(settledSince: since, after: after, limit: limit),
        in: space
      )
    }
  }
}
