package import Vocabulary

/// A member's brew timer: its start and pauses; clients compute the display (COF-107).
package struct BrewTimer: Hashable, Sendable {
  /// A pause; without an end while it lasts.
  package struct Pause: Hashable, Sendable {
    package let start: Timestamp
    package var end: Timestamp?

    package init(start: Timestamp, end: Timestamp? = nil) {
      self.start = start
      self.end = end
    }
  }

  package let recipe: RecipeID
  package let startedAt: Timestamp
  /// Planned seconds from the recipe; 0 for a stopwatch.
  package let plannedTime: Int
  package let stages: [TimerStage]
  package private(set) var pauses: [Pause]

  package init(
    recipe: RecipeID,
    startedAt: Timestamp,
    plannedTime: Int,
    stages: [TimerStage],
    pauses: [Pause] = []
  ) {
    self.recipe = recipe
    self.startedAt = startedAt
    self.plannedTime = plannedTime
    self.stages = stages
    self.pauses = pauses
  }
}

/// Reasons why a call to brew timers is rejected.
package enum TimerRefusal: Error, Hashable, Sendable {
  /// The member has no running timer.
  case noTimer
  /// The maximum number of pauses is reached.
  case tooManyPauses
}

extension BrewTimer {
  /// The retention of a timer (COF-108).
  package static let keptFor = Duration.seconds(48 * 3_600)
  /// The maximum number of pauses of a timer; each is part of every reply.
  package static let maximumPauses = 200

  package var isPaused: Bool { pauses.last.map { $0.end == nil } ?? false }

  /// Whether the timer is past its retention.
  package func isExpired(at now: Timestamp) -> Bool { now - startedAt > BrewTimer.keptFor }

  /// Pauses the timer; has no effect if it is paused.
  /// - Throws: ``TimerRefusal/tooManyPauses`` after ``maximumPauses``.
  package mutating func pause(at now: Timestamp) throws(TimerRefusal) {
    guard !isPaused else { return }
    guard pauses.count < BrewTimer.maximumPauses else { throw .tooManyPauses }
    pauses.append(Pause(start: max(now, pauses.last?.end ?? startedAt)))
  }

  /// Resumes the timer; has no effect if it is running.
  package mutating func resume(at now: Timestamp) {
    guard isPaused, let pause = pauses.last else { return }
    pauses[pauses.count - 1].end = max(now, pause.start)
  }

  /// Whole seconds of running time without pauses; never negative, even if the clock was set back.
  package func elapsed(at now: Timestamp) -> Int {
    var ran = (now - startedAt).milliseconds
    for pause in pauses { ran -= ((pause.end ?? max(now, pause.start)) - pause.start).milliseconds }
    return Int(max(0, ran) / 1_000)
  }

  /// The stage at a given second of running time; `nil` for a stopwatch and after the last stage.
  package func stage(after elapsed: Int) -> TimerStage? {
    stages.first { elapsed < $0.end }
  }
}
