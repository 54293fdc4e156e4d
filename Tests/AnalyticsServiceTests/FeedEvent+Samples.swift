import CatalogContracts
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import Vocabulary
import Wire

@testable import AnalyticsService

/// The contents of another service's event.
enum Said {
  case completed(_ points: Int32, on: LocalDay = Family.monday)
  case uncompleted
  case repriced(_ difference: Int32)
  case created(_ points: Int32, isComplete: Bool, on: LocalDay = Family.monday)
  case deleted(forgets: Bool = false)
  /// An undone change: points of the task after it and before it, `nil` where there is none, and
  /// 0 for an open one.
  case undone(_ after: Int32?, from: Int32?, keepsPoints: Bool = false)
  /// The same, with the booked points after it and before it.
  case undoneTelling(
    _ after: Int32?,
    from: Int32?,
    booked: TaskV1.BookedPoints?,
    before: TaskV1.BookedPoints?
  )
  case learned(_ points: Int32)
  case erased
  case garbage

  fileprivate var kind: String {
    switch self {
    case .completed, .erased, .garbage: "task_completed"
    case .uncompleted: "task_uncompleted"
    case .repriced: "task_updated"
    case .created: "task_created"
    case .deleted: "task_deleted"
    case .undone, .undoneTelling: "task_undone"
    case .learned: "topic_completed"
    }
  }

  fileprivate var body: (type: String, bytes: [UInt8]) {
    func packed(_ message: some Message) -> (String, [UInt8]) {
      (type(of: message).fullName, message.encoded())
    }
    return switch self {
    case .completed(let points, let day):
      packed(TaskV1.TaskCompleted(points: points, completionDay: day))
    case .uncompleted: packed(TaskV1.TaskUncompleted(points: 1))
    case .repriced(let difference): packed(TaskV1.TaskUpdated(pointsDifference: difference))
    case .created(let points, let isComplete, let day):
      packed(
        TaskV1.TaskCreated(
          task: TaskV1.Task(isComplete: isComplete),
          points: points,
          completionDay: day
        )
      )
    case .deleted(let forgets): packed(TaskV1.TaskDeleted(forgetHistory: forgets))
    case .undone(let after, let before, let keepsPoints):
      packed(
        TaskV1.TaskUndone(
          task: after.map { TaskV1.Task(isComplete: $0 > 0, score: $0) },
          previous: before.map { TaskV1.Task(isComplete: $0 > 0, score: $0) },
          completionDay: Family.monday,
          keepsPoints: keepsPoints
        )
      )
    case .undoneTelling(let after, let before, let booked, let previously):
      packed(
        TaskV1.TaskUndone(
          task: after.map { TaskV1.Task(isComplete: $0 > 0, score: $0) },
          previous: before.map { TaskV1.Task(isComplete: $0 > 0, score: $0) },
          booked: booked,
          previouslyBooked: previously
        )
      )
    case .learned(let points): packed(CatalogV1.TopicCompleted(learningPoints: points))
    case .erased: ("", [])
    case .garbage: (TaskV1.TaskCompleted.fullName, [0xff])
    }
  }
}

extension FeedEvent {
  /// Event number `sequence` of a feed, by default one second after the previous one.
  static func number(
    _ sequence: UInt64,
    epoch: UInt64 = 1,
    at seconds: Int64? = nil,
    about entity: String = "task-1",
    in space: Space = Family.mia,
    _ said: Said
  ) throws -> FeedEvent {
    let (type, bytes) = said.body
    let at = Timestamp(millisecondsSinceEpoch: (seconds ?? Int64(sequence)) * 1_000)
    var event = FeedV1.Event(epoch: epoch, sequence: sequence, spaceNumber: sequence)
    event.at = .init(at)
    event.localDay = Family.monday
    event.householdID = space.household
    event.spaceID = space.member
    event.kind = said.kind
    event.entityID = entity
    if !type.isEmpty {
      event.body = .init(typeUrl: "type.googleapis.com/" + type, value: bytes[...])
    }
    guard let read = FeedEvent(event) else { throw SampleError.incomplete }
    return read
  }

  private enum SampleError: Error { case incomplete }
}
