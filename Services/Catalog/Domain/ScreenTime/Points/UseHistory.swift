package import Vocabulary

/// How use of an app counts.
package enum UseKind: Hashable, Sendable {
  /// Recorded only; it earns and consumes nothing.
  case uncategorized
  /// Earns points.
  case learning(pointsPerHour: Int64)
  /// Consumes allocated minutes.
  case reward
  /// The app was on no device: recorded only, whatever its category.
  case notInstalled
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
  /// The times between a removal from all devices and the next report that had the app.
  private let absences: [TimeSpan]
  /// When the app was removed from all devices; `nil` while it is installed.
  private let removedAt: Timestamp?

  package init(_ changes: [Change], absences: [TimeSpan] = [], removedAt: Timestamp? = nil) {
    self.changes = changes.sorted { $0.from < $1.from }
    self.absences = absences
    self.removedAt = removedAt
  }

  /// Splits a span wherever the rating changed, and wherever the app was removed or came back.
  ///
  /// Use that earned nothing at its time is never paid later (APP-074).
  package func parts(of span: TimeSpan) -> [(span: TimeSpan, kind: UseKind)] {
    var borders = changes.map(\.from) + absences.flatMap { [$0.start, $0.end] }
    if let removedAt { borders.append(removedAt) }
    borders = [span.start] + borders.filter { $0 > span.start && $0 < span.end }.sorted()
    return borders.indices.compactMap { place in
      let to = place + 1 < borders.count ? borders[place + 1] : span.end
      return TimeSpan(from: borders[place], to: to).map { ($0, kind(at: $0.start)) }
    }
  }

  private func kind(at instant: Timestamp) -> UseKind {
    if let removedAt, instant >= removedAt { return .notInstalled }
    if absences.contains(where: { $0.start <= instant && instant < $0.end }) {
      return .notInstalled
    }
    return changes.last { $0.from <= instant }?.kind ?? .uncategorized
  }
}
