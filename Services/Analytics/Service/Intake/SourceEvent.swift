import AnalyticsDomain
import Vocabulary

/// One event of a followed feed, as far as analytics cares.
struct SourceEvent: Equatable, Sendable {
  let position: FeedPosition
  let at: Timestamp
  /// What counts in it and for whom; `nil` when it only moves the position on.
  let matter: Matter?

  struct Matter: Equatable, Sendable {
    let space: Space
    let report: FeedReport
  }
}
