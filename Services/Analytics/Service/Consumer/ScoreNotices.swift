import AnalyticsDomain
import ServiceRuntime
import Vocabulary

/// What an event changed that the service's own feed says.
struct ScoreNotices {
  /// A day whose figures moved.
  struct ChangedDay: Hashable {
    let space: Space
    let day: LocalDay
  }

  /// A level that a member reached for the first time.
  struct ReachedLevel {
    let space: Space
    let levelUp: LevelUp
  }

  /// Each day once, in the order it was first touched.
  private(set) var changedDays: [ChangedDay] = []
  private(set) var reachedLevels: [ReachedLevel] = []

  mutating func scoreChanged(on day: LocalDay, in space: Space) {
    let changed = ChangedDay(space: space, day: day)
    if !changedDays.contains(changed) { changedDays.append(changed) }
  }

  mutating func levelReached(_ levelUp: LevelUp, in space: Space) {
    reachedLevels.append(ReachedLevel(space: space, levelUp: levelUp))
  }
}
