import AnalyticsDomain
import ServiceRuntime
import Vocabulary

/// The changes of scores that one event caused, for our own feed.
struct ScoreNotices {
  /// A day whose score changed.
  struct ChangedDay: Hashable {
    let space: Space
    let day: LocalDay
  }

  /// A level that a member reached for the first time.
  struct ReachedLevel {
    let space: Space
    let levelUp: LevelUp
  }

  /// The changed days, each once, in the order of the changes.
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
