import NotificationDomain
import SQLite
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import NotificationService

/// A family and short ways to say what happened to its tasks.
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

extension TaskNews {
  /// News about a task that wants a reminder in some minute, said in another.
  static func about(
    _ task: TaskID = Family.plants,
    of project: ProjectID = .inbox,
    in space: Space = Family.mia,
    wish: Int64?,
    at: Int64 = 0,
    name: String = "Water the plants",
    isDeleted: Bool = false
  ) -> TaskNews {
    TaskNews(
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
  /// The kind of event it is told as.
  var kind: String { type(of: body).eventKind }
}

/// A scheduler's database in a temporary folder, its queries on the calling thread.
struct TemporaryReminders {
  let folder: TemporaryFolder
  let database: Database
  let store: SQLiteReminderStore
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
    folder = try TemporaryFolder()
    database = try Database(
      path: folder.file("notification.db"),
      migrations: SQLiteReminderRows.migrations,
      sharedMigrations: SharedSchema.migrations,
      applicationID: SQLiteReminderRows.applicationID,
      execution: .inline
    )
    store = SQLiteReminderStore(database: database)
  }

  /// Takes news in one transaction; answers with the kinds of what was told.
  @discardableResult
  func take(_ news: TaskNews...) async throws -> [String] {
    try await plan { planner in for item in news { try planner.take(item) } }
  }

  /// Lets the garden come to want reminders, none, or be gone, each page in a transaction of its own; answers
  /// with the kinds of what was told.
  @discardableResult
  func garden(
    _ wish: ProjectNews.Wish,
    at minute: Int64 = 0,
    in space: Space = Family.mia
  ) async throws -> [String] {
    let at = Family.minute(minute)
    let news = ProjectNews(space: space, project: Family.garden, wish: wish, at: at)
    var told: [String] = []
    let isDone = Mutex(false)
    while !isDone.withLock({ $0 }) {
      let page = try await plan { planner in
        let isLast = try planner.take(news)
        isDone.withLock { $0 = isLast }
      }
      #expect(page.count <= Planner.page, "nobody waits long behind it")
      told += page
    }
    return told
  }

  /// Plans in one transaction; answers with the kinds of what was told.
  @discardableResult
  func plan(
    for event: FeedPosition = FeedPosition(epoch: 1, sequence: 1),
    _ body: @escaping @Sendable (Planner) throws -> Void
  ) async throws -> [String] {
    try await database.write { [ids] connection in
      var told: [String] = []
      try body(
        Planner(
          rows: SQLiteReminderRows(connection: connection),
          event: event,
          newID: { ids.next() },
          tell: { told.append($0.kind) }
        )
      )
      return told
    }
  }

  /// Does what a feed that is told anew asks for, each page in a transaction of its own; answers with the kinds
  /// of what was told.
  func beginAnew(
    since position: FeedPosition,
    at: Timestamp = Family.minute(0)
  ) async throws -> [String] {
    let first = FeedBeginning(position: position, at: at)
    var told: [String] = []
    var place: Int64? = 0
    while let begin = place {
      let next = Mutex<Int64?>(nil)
      let page = try await plan { planner in
        let end = try planner.beginAnew(since: first, at: Family.minute(-1), after: begin)
        next.withLock { $0 = end }
      }
      #expect(page.count <= Planner.page, "nobody waits long behind it")
      told += page
      place = next.withLock { $0 }
    }
    return told
  }

  /// Lets the clock strike; answers with what was told and the next time.
  func strike(at minute: Int64) async throws -> (told: [ReminderNotice], next: Timestamp?) {
    try await database.write { connection in
      var striking = Striking(
        rows: SQLiteReminderRows(connection: connection),
        now: Family.minute(minute)
      )
      let next = try striking.strike()
      return (striking.notices, next)
    }
  }

  func all(
    _ space: Space = Family.mia,
    since: Timestamp? = Family.minute(-1_000_000),
    limit: Int = 200,
    after: ReminderPlace? = nil
  ) async throws -> [Reminder] {
    try await store.read(of: space.member) { rows in
      try rows.page(
        ReminderQuery(settledSince: since, after: after, limit: limit),
        in: space
      )
    }
  }
}
