import AnalyticsContracts
import AnalyticsDomain
import ServiceRuntime
import Vocabulary

extension ScoreNotices {
  /// Appends the changed days with their current scores to our own feed, then the reached levels.
  ///
  /// Call it in the transaction of the change; `localDay` is the member's day of the event that caused it.
  func append(
    to context: WriteContext,
    reading reader: ScoreReader,
    on localDay: LocalDay
  ) throws {
    func stamp(_ space: Space) -> EventStamp {
      EventStamp(
        at: context.now,
        localDay: localDay,
        household: space.household,
        space: space.member
      )
    }
    for changed in changedDays {
      let score = try reader.days(of: changed.space, in: changed.day...changed.day).first
      let body = AnalyticsV1.ScoreChanged(
        day: AnalyticsV1.DayScore(score ?? .nothing(on: changed.day)),
        totalPoints: Int64(try reader.total(of: changed.space, from: .task))
      )
      try context.append(
        NewEvent(body, entity: changed.day.text),
        stamp(changed.space)
      )
    }
    for reached in reachedLevels {
      let body = AnalyticsV1.LevelReached(reached.levelUp)
      try context.append(
        NewEvent(body, entity: reached.space.member.text),
        stamp(reached.space)
      )
    }
  }
}
