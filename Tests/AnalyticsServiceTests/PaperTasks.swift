import AnalyticsDomain
import Foundation
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TestSupport
import Vocabulary
import Wire

@testable import AnalyticsService

/// A member's tasks without a task service; changes become the events that the service would send.
struct PaperTasks {
  /// The current state of a task.
  struct Paper {
    var record: TaskV1.Task
    var completedOn: LocalDay?
  }

  private(set) var calendar: HouseholdCalendar
  private(set) var now: Timestamp
  private(set) var tasks: [TaskID: Paper] = [:]
  private(set) var events: [FeedEvent] = []
  /// Points of deleted tasks, by the day they are booked on (ANA-070).
  private(set) var left: [(day: LocalDay, points: Int)] = []
  private var sequence: UInt64 = 0
  private var made: UInt64 = 0

  static let points: [TaskV1.TaskPriority: Int32] = [.highest: 7, .high: 4, .medium: 3, .low: 2]

  init(_ calendar: HouseholdCalendar = .utc, from start: Timestamp = .testStart) {
    self.calendar = calendar
    now = start
  }

  var today: LocalDay { calendar.day(of: now) }

  mutating func pass(_ time: Duration) { now = now + time }

  mutating func passTo(_ instant: Timestamp) { now = max(now, instant) }

  /// Returns the events since the last call.
  mutating func takeEvents() -> [FeedEvent] {
    defer { events = [] }
    return events
  }

  // MARK: Changes

  @discardableResult
  mutating func add(
    due: LocalDay? = nil,
    at: Timestamp? = nil,
    _ priority: TaskV1.TaskPriority = .medium,
    project: ProjectID = .inbox
  ) throws -> TaskID {
    made += 1
    let id = TaskID.sample(made)
    var record = TaskV1.Task(id: id, projectID: project, type: .morning, priority: priority)
    record.dueOn = at == nil ? due : nil
    record.dueAt = at.map { .init($0) }
    tasks[id] = Paper(record: record)
    try tell(TaskV1.TaskCreated(task: record, localTimes: times(id)), id)
    return id
  }

  mutating func complete(_ id: TaskID) throws {
    guard var paper = tasks[id], !paper.record.isComplete else { return }
    paper.record.isComplete = true
    paper.record.dateCompleted = .init(now)
    paper.completedOn = today
    tasks[id] = paper
    try tell(
      TaskV1.TaskCompleted(
        task: paper.record,
        points: PaperTasks.points[paper.record.priority] ?? 3,
        completionDay: today,
        localTimes: times(id)
      ),
      id
    )
  }

  mutating func uncomplete(_ id: TaskID) throws {
    guard var paper = tasks[id], paper.record.isComplete else { return }
    paper.record.isComplete = false
    paper.record.dateCompleted = nil
    paper.completedOn = nil
    tasks[id] = paper
    try tell(TaskV1.TaskUncompleted(task: paper.record, localTimes: times(id)), id)
  }

  mutating func reprioritise(_ id: TaskID, _ priority: TaskV1.TaskPriority) throws {
    guard var paper = tasks[id] else { return }
    let before = paper.record.isComplete ? PaperTasks.points[paper.record.priority] ?? 3 : 0
    paper.record.priority = priority
    tasks[id] = paper
    let after = paper.record.isComplete ? PaperTasks.points[priority] ?? 3 : 0
    try tell(
      TaskV1.TaskUpdated(
        task: paper.record,
        pointsDifference: after - before,
        localTimes: times(id)
      ),
      id
    )
  }

  mutating func reschedule(_ id: TaskID, to day: LocalDay?) throws {
    guard var paper = tasks[id], !paper.record.isComplete else { return }
    paper.record.dueOn = day
    paper.record.dueAt = nil
    tasks[id] = paper
    try tell(TaskV1.TaskRescheduled(task: paper.record, localTimes: times(id)), id)
  }

  mutating func delete(_ id: TaskID, forgets: Bool = false) throws {
    guard let paper = tasks.removeValue(forKey: id) else { return }
    if let day = paper.completedOn, !forgets {
      left.append((day, Int(PaperTasks.points[paper.record.priority] ?? 3)))
    }
    try tell(TaskV1.TaskDeleted(task: paper.record, forgetHistory: forgets), id)
  }

  mutating func name(
    _ project: ProjectID,
    _ name: String,
    dueAt: Timestamp? = nil,
    status: TaskV1.ProjectStatus = .active
  ) throws {
    let body = TaskV1.ProjectCreated(
      project: TaskV1.Project(
        id: project,
        name: name,
        color: .green,
        status: status,
        dueDate: dueAt.map { .init($0) }
      )
    )
    try tell(body, entity: project.text)
  }

  mutating func archive(_ project: ProjectID, _ name: String) throws {
    let body = TaskV1.ProjectArchived(
      project: TaskV1.Project(id: project, name: name, color: .green, isArchived: true)
    )
    try tell(body, entity: project.text)
  }

  mutating func unarchive(_ project: ProjectID, _ name: String) throws {
    let body = TaskV1.ProjectUnarchived(
      project: TaskV1.Project(id: project, name: name, color: .green)
    )
    try tell(body, entity: project.text)
  }

  /// Changes the member's calendar from now on.
  mutating func move(to calendar: HouseholdCalendar) { self.calendar = calendar }

  mutating func remove(_ project: ProjectID) throws {
    try tell(
      TaskV1.ProjectDeleted(project: TaskV1.Project(id: project, name: "gone")),
      entity: project.text
    )
  }

  // MARK: Events

  private func times(_ id: TaskID) -> TaskV1.LocalTimes? {
    guard let record = tasks[id]?.record else { return nil }
    let at = record.dueAt.flatMap { Timestamp($0) }
    let done = record.dateCompleted.flatMap { Timestamp($0) }
    return TaskV1.LocalTimes(
      dueDay: record.dueOn ?? at.map { calendar.day(of: $0) },
      completionHour: done.map { Int32(calendar.time(of: $0).hour) }
    )
  }

  private mutating func tell(_ body: some EventBody, _ id: TaskID) throws {
    try tell(body, entity: id.text)
  }

  private mutating func tell<Body: EventBody>(_ body: Body, entity: String) throws {
    sequence += 1
    var event = FeedV1.Event(epoch: 1, sequence: sequence, spaceNumber: sequence)
    event.at = .init(now)
    event.localDay = today
    event.householdID = Family.mia.household
    event.spaceID = Family.mia.member
    event.kind = Body.eventKind
    event.entityID = entity
    event.body = .init(typeUrl: "type.googleapis.com/" + Body.fullName, value: body.encoded()[...])
    guard let read = FeedEvent(event) else { throw Unreadable() }
    events.append(read)
  }

  private struct Unreadable: Error {}
}
