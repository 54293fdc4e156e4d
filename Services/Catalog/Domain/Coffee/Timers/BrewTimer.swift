package import Vocabulary

/// A member's brew timer: when it was started and paused; clients compute the display (COF-107).
package struct BrewTimer: Hashable, Sendable {
  /// A span in which it stood still; open while it does.
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
  /// Seconds that the recipe states; 0: a stopwatch.
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

/// Every way in which brew timers say no.
package enum TimerRefusal: Error, Hashable, Sendable {
  /// The member has none that runs.
  case noTimer
  /// It was paused too often.
  case tooManyPauses
}

extension BrewTimer {
  /// How long a timer is kept; an older one is removed (COF-108).
  package static let keptFor = Duration.seconds(48 * 3_600)
  /// Pauses of one timer; each is a row and part of every answer.
  package static let maximumPauses = 200

  package var isPaused: Bool { pauses.last.map { $0.end == nil } ?? false }

  /// Whether it is too old to be shown.
  package func isForgotten(at now: Timestamp) -> Bool { now - startedAt > BrewTimer.keptFor }

  /// Lets it stand still; a timer that does already stays as it is.
  /// - Throws: ``TimerRefusal/tooManyPauses`` after ``maximumPauses``.
  package mutating func pause(at now: Timestamp) throws(TimerRefusal) {
    guard !isPaused else { return }
    guard pauses.count < BrewTimer.maximumPauses else { throw .tooManyPauses }
    pauses.append(Pause(start: max(now, pauses.last?.end ?? startedAt)))
  }

  /// Lets it run again; a timer that runs stays as it is.
  package mutating func resume(at now: Timestamp) {
    guard isPaused, let pause = pauses.last else { return }
    pauses[pauses.count - 1].end = max(now, pause.start)
  }

  /// Whole seconds it has run, pauses left out; never negative, whatever the clock did.
  package func elapsed(at now: Timestamp) -> Int {
    var ran = (now - startedAt).milliseconds
    for pause in pauses { ran -= ((pause.end ?? max(now, pause.start)) - pause.start).milliseconds }
    return Int(max(0, ran) / 1_000)
  }

  /// The stage at a second of running; `nil` in a stopwatch and after the last one.
  package func stage(after elapsed: Int) -> TimerStage? {
    stages.first { elapsed < $0.end }
  }
}
