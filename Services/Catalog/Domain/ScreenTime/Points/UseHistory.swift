package import Vocabulary

/// How use of an app counts.
package enum UseKind: Hashable, Sendable {
  /// Recorded only; it earns and consumes nothing.
  case uncategorized
  /// Earns points.
  case learning(pointsPerHour: Int64)
  /// Consumes allocated minutes.
  case reward
}

/// The ratings of an app over time; each second counts by the rating at that time (APP-036).
package struct UseHistory: Hashable, Sendable {
  package struct Change: Hashable, Sendable {
    package let from: Timestamp
    package let kind: UseKind

    package init(from: Timestamp, kind: UseKind) {
      self.from = from
      self.kind = kind
    }
  }

  /// In order of time.
  private let changes: [Change]
  /// When the app was removed from all devices; `nil` while it is installed.
  private let removedAt: Timestamp?

  package init(_ changes: [Change], removedAt: Timestamp? = nil) {
    self.changes = changes.sorted { $0.from < $1.from }
    self.removedAt = removedAt
  }

  /// Splits a span wherever the rating changed.
  ///
  /// Use that earned nothing at its time is never paid later (APP-074).
  package func parts(of span: TimeSpan) -> [(span: TimeSpan, kind: UseKind)] {
    var borders = [(from: span.start, kind: kind(at: span.start))]
    for change in changes where change.from > span.start && change.from < span.end {
      borders.append((change.from, kind(at: change.from)))
    }
    if let removedAt, removedAt > span.start, removedAt < span.end {
      borders.append((removedAt, .uncategorized))
    }
    borders.sort { $0.from < $1.from }
    return borders.indices.compactMap { place in
      let to = place + 1 < borders.count ? borders[place + 1].from : span.end
      return TimeSpan(from: borders[place].from, to: to).map { ($0, kind(at: borders[place].from)) }
    }
  }

  private func kind(at instant: Timestamp) -> UseKind {
    if let removedAt, instant >= removedAt { return .uncategorized }
    return changes.last { $0.from <= instant }?.kind ?? .uncategorized
  }
}
