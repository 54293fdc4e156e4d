import AnalyticsDomain
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import Vocabulary
import Wire

/// An event of the task feed, reduced to what periods depend on.
enum TaskReport {
  case task(TaskVersion)
  case projectNamed(ProjectID, ProjectName, isArchived: Bool)
  case projectGone(ProjectID)

  /// - Returns: `nil` for a kind that changes no figure, and for an event whose body was blanked after its owner was
  ///   removed.
  /// - Throws: ``UnreadableEvent`` when the body does not match its kind.
  init?(_ event: FeedEvent) throws(UnreadableEvent) {
    do {
      try self.init(read: event)
    } catch {
      throw UnreadableEvent(event, why: error.description)
    }
  }

  private init?(read event: FeedEvent) throws(WireError) {
    let today = event.stamp.localDay
    switch try TaskV1.Event(event) {
    case .taskCreated(let body): self.init(body.task, body.localTimes, today)
    case .taskUpdated(let body): self.init(body.task, body.localTimes, today)
    case .taskCompleted(let body): self.init(body.task, body.localTimes, today)
    case .taskUncompleted(let body): self.init(body.task, body.localTimes, today)
    case .taskRescheduled(let body): self.init(body.task, body.localTimes, today)
    case .taskMoved(let body): self.init(body.task, body.localTimes, today)
    case .taskDeleted(let body):
      guard let task = body.task else { return nil }
      self.init(task, nil, today, body.forgetHistory ? .forgotten : .gone)
    case .taskUndone(let body):
      // Without a task afterwards, either its creation was undone or it is deleted again.
      self.init(
        body.task ?? body.previous,
        body.localTimes,
        today,
        body.task != nil ? .present : body.keepsPoints ? .gone : .forgotten
      )
    case .projectCreated(let body): self.init(body.project)
    case .projectUpdated(let body): self.init(body.project)
    case .projectArchived(let body): self.init(body.project)
    case .projectUnarchived(let body): self.init(body.project)
    case .inboxEnsured(let body): self.init(body.project)
    case .projectDeleted(let body): self.init(gone: body.project)
    case .projectMerged(let body): self.init(gone: body.project)
    default: return nil
    }
  }

  private init?(
    _ task: TaskV1.Task?,
    _ times: TaskV1.LocalTimes?,
    _ today: LocalDay,
    _ presence: TaskVersion.Presence = .present
  ) {
    guard let task else { return nil }
    let at = task.dueAt.flatMap { Timestamp($0) }
    // The task service's repair at startup has no calendar.
    let day = times?.dueDay ?? task.dueOn ?? at.map { HouseholdCalendar.utc.day(of: $0) }
    self = .task(
      TaskVersion(
        changedOn: today,
        presence: presence,
        isComplete: task.isComplete,
        due: day.map { TaskVersion.Due(day: $0, at: at) },
        traits: TaskTraits(
          priority: TaskPriority(rawValue: Int(task.priority.rawValue)) ?? .medium,
          type: TaskType(rawValue: Int(task.type.rawValue)) ?? .inbox,
          project: task.projectID ?? .inbox
        ),
        completionHour: times?.completionHour.flatMap { hour in
          (0...23).contains(hour) ? Int(hour) : nil
        }
      )
    )
  }

  private init?(_ project: TaskV1.Project?) {
    guard let project, let id = project.id else { return nil }
    self = .projectNamed(
      id,
      ProjectName(
        name: project.name,
        color: Int(project.color.rawValue),
        dueAt: project.isArchived || project.status == .completed
          ? nil : project.dueDate.flatMap { Timestamp($0) }
      ),
      isArchived: project.isArchived
    )
  }

  private init?(gone project: TaskV1.Project?) {
    guard let id = project?.id else { return nil }
    self = .projectGone(id)
  }
}
