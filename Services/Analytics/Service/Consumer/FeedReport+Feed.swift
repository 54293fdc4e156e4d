import AnalyticsDomain
import CatalogContracts
import ServiceRuntime
import TaskContracts
import Vocabulary
import Wire

extension FeedReport {
  /// Reads an event of the feed of `source`.
  ///
  /// - Returns: `nil` for a kind that does not affect points, and for an event whose body was blanked after
  ///   its owner was removed.
  /// - Throws: ``UnreadableEvent`` when the body does not match its kind.
  init?(_ event: FeedEvent, from source: PointsSource) throws(UnreadableEvent) {
    let occurrence: Occurrence?
    var inputs: [Int] = []
    do {
      switch source {
      case .task:
        let body = try TaskV1.Event(event)
        occurrence = Occurrence(task: body, on: event.stamp.localDay)
        inputs = body?.ruleInputs ?? []
      case .learning: occurrence = try Occurrence(topic: event)
      }
    } catch {
      throw UnreadableEvent(event, why: error.description)
    }
    guard let occurrence else { return nil }
    self.init(entity: event.entity, at: event.stamp.at, occurrence: occurrence, inputs: inputs)
  }
}

extension FeedReport.Occurrence {
  fileprivate init?(task event: TaskV1.Event?, on today: LocalDay) {
    switch event {
    case .taskCreated(let body):
      guard body.task?.isComplete == true else { return nil }
      self = .taskCompleted(points: Int(body.points), on: body.completionDay ?? today)
    case .taskCompleted(let body):
      self = .taskCompleted(points: Int(body.points), on: body.completionDay ?? today)
    case .taskUncompleted: self = .taskUncompleted
    case .taskUpdated(let body): self = .taskRepriced(difference: Int(body.pointsDifference))
    case .taskUndone(let body): self.init(body, today)
    case .taskDeleted(let body):
      // A deletion keeps the points unless the history is deleted, too (ANA-070).
      guard body.forgetHistory else { return nil }
      self = .taskUncompleted
    default: return nil
    }
  }

  /// The effect of an undone change on points: the points of the earlier state return or go.
  ///
  /// The booked points may differ from the record: a deletion can leave points of a task that is gone or was
  /// restored as open.
  private init?(_ undone: TaskV1.TaskUndone, _ today: LocalDay) {
    guard !undone.keepsPoints else { return nil }
    guard undone.booked != nil || undone.previouslyBooked != nil else {
      self.init(legacy: undone, today)
      return
    }
    let difference = Int(undone.booked?.points ?? 0) - Int(undone.previouslyBooked?.points ?? 0)
    if undone.task?.isComplete == true, undone.previous?.isComplete == true {
      self = .taskRepriced(difference: difference)
    } else if undone.booked == undone.previouslyBooked {
      return nil
    } else if let booked = undone.booked {
      self = .taskCompleted(points: Int(booked.points), on: booked.day ?? today)
    } else {
      self = .taskUncompleted
    }
  }

  /// The same for an older event, which does not name the booked points.
  private init?(legacy undone: TaskV1.TaskUndone, _ today: LocalDay) {
    switch (undone.previous?.isComplete ?? false, undone.task?.isComplete ?? false) {
    case (true, false): self = .taskUncompleted
    case (false, true):
      let day = undone.completionDay ?? today
      self = .taskCompleted(points: Int(undone.task?.score ?? 0), on: day)
    case (true, true):
      self = .taskRepriced(
        difference: Int(undone.task?.score ?? 0) - Int(undone.previous?.score ?? 0)
      )
    case (false, false): return nil
    }
  }

  fileprivate init?(topic event: FeedEvent) throws(WireError) {
    guard case .topicCompleted(let body) = try CatalogV1.Event(event) else { return nil }
    self = .topicCompleted(points: Int(body.learningPoints), on: event.stamp.localDay)
  }
}
