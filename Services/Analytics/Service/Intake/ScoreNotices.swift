import AnalyticsDomain
import Vocabulary

/// What a transaction changed that others want to hear of.
struct ScoreNotices {
  /// A day whose figures moved.
  struct ChangedDay: Hashable {
    let space: Space
    let day: LocalDay
  }

  /// Each day once, in the order it was first touched.
  private(set) var changedDays: [ChangedDay] = []
  private var known: Set<ChangedDay> = []
  /// Levels reached for the first time, in order.
  var levelUps: [(space: Space, levelUp: LevelUp)] = []
  /// Entries that went because a feed began anew.
  var forgotten = 0

  mutating func scoreChanged(on day: LocalDay, in space: Space) {
    let changed = ChangedDay(space: space, day: day)
    if known.insert(changed).inserted { changedDays.append(changed) }
  }
}
