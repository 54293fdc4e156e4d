package import Contracts
public import Foundation
import Vocabulary
import Wire

/// Something that happened in the household, as it was stored.
public struct Change: Sendable, Hashable {
  /// What it was for programs, as `task_completed`.
  public let kind: String
  /// What it was, with the records it is about.
  public let happening: Happening
  /// When it happened.
  public let at: Date?
  /// Whose list it happened in; `nil` for what the household has in common.
  public let memberID: Member.ID?
  /// Who did it; `nil` when a service did.
  public let actorID: Member.ID?
  /// Give it to ``DaybookClient/changes(since:)`` to go on after this change.
  public let cursor: ChangeCursor

  /// What happened, with the records as they were after it.
  public enum Happening: Sendable, Hashable {
    /// A task came into being.
    case taskCreated(DaybookTask)
    /// Fields of a task changed.
    case taskUpdated(DaybookTask)
    /// A task was done and earned points.
    case taskCompleted(DaybookTask, points: Int)
    /// A task was opened again and gave points back.
    case taskUncompleted(DaybookTask, points: Int)
    /// A task is gone; this is how it was.
    case taskDeleted(DaybookTask)
    /// A task's due date was moved on purpose.
    case taskRescheduled(DaybookTask)
    /// A task went to another project.
    case taskMoved(DaybookTask)
    /// An earlier change of a task was taken back; this is how it is again.
    case taskUndone(DaybookTask)
    /// Many tasks were changed together; each has a change of its own as well.
    case tasksBulkUpdated(count: Int, points: Int)
    /// A project came into being.
    case projectCreated(Project)
    /// A project's values, place or archive state changed.
    case projectUpdated(Project)
    /// A project is gone; this is how it was.
    case projectDeleted(Project)
    /// A learner's state in a lesson changed.
    case topicChanged(id: Topic.ID, Topic.Progress)
    /// A learner completed a lesson for the first time.
    case topicCompleted(id: Topic.ID, title: String, points: Int)
    /// A reminder was set.
    case reminderScheduled(Reminder)
    /// A reminder rings: show it once by its id.
    case reminderDelivered(Reminder)
    /// A reminder will not ring.
    case reminderCancelled(Reminder)
    /// A reminder was more than a day late and did not ring.
    case reminderDropped(Reminder)
    /// A day's figures changed.
    case scoreChanged(DayScore, totalPoints: Int)
    /// A level was reached for the first time.
    case levelReached(Int, name: String)
    /// A person joined the household.
    case memberAdded(Member)
    /// Something this version does not know; ``Change/kind`` names it.
    case other
  }
}

/// A place in the household's changes, which can be kept as text across restarts.
public struct ChangeCursor: Sendable, Hashable, LosslessStringConvertible {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the text form; `nil` when it is none.
  public init?(_ description: String) {
    guard let data = Data(base64Encoded: description), !data.isEmpty else { return nil }
    bytes = [UInt8](data)
  }

  /// The cursor as text.
  public var description: String { Data(bytes).base64EncodedString() }
}

// MARK: - From the contract

extension Change {
  /// - Returns: `nil` for a heartbeat.
  package init?(_ response: GatewayV1.WatchResponse) {
    guard let event = response.event else { return nil }
    kind = event.kind
    happening = Happening(event.body)
    at = event.at?.date
    memberID = event.spaceID.map { Member.ID(raw: $0.rawValue) }
    actorID = event.actorID.map { Member.ID(raw: $0.rawValue) }
    cursor = ChangeCursor(bytes: Array(response.cursor))
  }
}

extension Change.Happening {
  /// Reads the body by the name of its type; what cannot be read is ``other``.
  init(_ body: GoogleProtobuf.`Any`?) {
    guard let body, let name = body.typeUrl.split(separator: "/").last,
      let reader = Self.readers[String(name)],
      let happening = try? reader(body.value)
    else {
      self = .other
      return
    }
    self = happening
  }

  private typealias Reader = @Sendable (ArraySlice<UInt8>) throws -> Change.Happening

  private static let readers: [String: Reader] = Dictionary(
    uniqueKeysWithValues: [
      on(TaskV1.TaskCreated.self) { .taskCreated(DaybookTask($0.task ?? .init())) },
      on(TaskV1.TaskUpdated.self) { .taskUpdated(DaybookTask($0.task ?? .init())) },
      on(TaskV1.TaskCompleted.self) {
        .taskCompleted(DaybookTask($0.task ?? .init()), points: Int($0.points))
      },
      on(TaskV1.TaskUncompleted.self) {
        .taskUncompleted(DaybookTask($0.task ?? .init()), points: Int($0.points))
      },
      on(TaskV1.TaskDeleted.self) { .taskDeleted(DaybookTask($0.task ?? .init())) },
      on(TaskV1.TaskRescheduled.self) { .taskRescheduled(DaybookTask($0.task ?? .init())) },
      on(TaskV1.TaskMoved.self) { .taskMoved(DaybookTask($0.task ?? .init())) },
      on(TaskV1.TaskUndone.self) { body in
        // A creation that was taken back leaves no task.
        body.task.map { .taskUndone(DaybookTask($0)) }
          ?? .taskDeleted(DaybookTask(body.previous ?? .init()))
      },
      on(TaskV1.TasksBulkUpdated.self) {
        .tasksBulkUpdated(count: Int($0.changed), points: Int($0.points))
      },
      on(TaskV1.ProjectCreated.self) { .projectCreated(Project($0.project ?? .init())) },
      on(TaskV1.ProjectUpdated.self) { .projectUpdated(Project($0.project ?? .init())) },
      on(TaskV1.ProjectMoved.self) { .projectUpdated(Project($0.project ?? .init())) },
      on(TaskV1.ProjectArchived.self) { .projectUpdated(Project($0.project ?? .init())) },
      on(TaskV1.ProjectUnarchived.self) { .projectUpdated(Project($0.project ?? .init())) },
      on(TaskV1.ProjectDeleted.self) { .projectDeleted(Project($0.project ?? .init())) },
      on(CatalogV1.TopicStateChanged.self) {
        .topicChanged(id: $0.state?.identifier ?? "", Topic.Progress($0.state ?? .init()))
      },
      on(CatalogV1.TopicCompleted.self) {
        .topicCompleted(id: $0.identifier, title: $0.title, points: Int($0.learningPoints))
      },
      on(NotificationV1.ReminderScheduled.self) {
        .reminderScheduled(Reminder($0.reminder ?? .init()))
      },
      on(NotificationV1.ReminderDelivered.self) {
        .reminderDelivered(Reminder($0.reminder ?? .init()))
      },
      on(NotificationV1.ReminderCancelled.self) {
        .reminderCancelled(Reminder($0.reminder ?? .init()))
      },
      on(NotificationV1.ReminderDropped.self) {
        .reminderDropped(Reminder($0.reminder ?? .init()))
      },
      on(AnalyticsV1.ScoreChanged.self) {
        .scoreChanged(DayScore($0.day ?? .init()), totalPoints: Int($0.totalPoints))
      },
      on(AnalyticsV1.LevelReached.self) { .levelReached(Int($0.newLevel), name: $0.name) },
      on(GatewayV1.MemberAdded.self) { .memberAdded(Member($0.member ?? .init())) },
    ]
  )

  private static func on<Body: Message>(
    _ type: Body.Type,
    _ make: @escaping @Sendable (Body) -> Change.Happening
  ) -> (String, Reader) {
    (type.fullName, { make(try type.init(decoding: $0)) })
  }
}
