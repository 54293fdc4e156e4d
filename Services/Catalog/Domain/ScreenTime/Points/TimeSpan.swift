package import Vocabulary

/// A half-open, non-empty interval of time.
package struct TimeSpan: Hashable, Sendable {
  package let start: Timestamp
  package let end: Timestamp

  /// `nil` unless `start` is before `end`.
  package init?(from start: Timestamp, to end: Timestamp) {
    guard start < end else { return nil }
    self.start = start
    self.end = end
  }

  package var milliseconds: Int64 { (end - start).milliseconds }

  /// The overlap with `other`, if any.
  package func intersection(_ other: TimeSpan) -> TimeSpan? {
    TimeSpan(from: max(start, other.start), to: min(end, other.end))
  }

  /// The parts not covered by `others`, in order (APP-072).
  package func subtracting(_ others: [TimeSpan]) -> [TimeSpan] {
    var left: [TimeSpan] = []
    var from = start
    for other in others.sorted(by: { $0.start < $1.start }) {
      if let part = TimeSpan(from: from, to: min(other.start, end)) { left.append(part) }
      from = max(from, other.end)
      if from >= end { break }
    }
    if let part = TimeSpan(from: from, to: end) { left.append(part) }
    return left
  }

  /// The parts by local day, in order (APP-082).
  package func days(_ calendar: HouseholdCalendar) -> [(day: LocalDay, span: TimeSpan)] {
    var parts: [(day: LocalDay, span: TimeSpan)] = []
    var from = start
    while from < end {
      let day = calendar.day(of: from)
      let dayEnd = calendar.end(of: day)
      // Guards against an endless loop: time after a day's computed end counts on that day.
      let to = dayEnd > from ? min(dayEnd, end) : end
      if let span = TimeSpan(from: from, to: to) { parts.append((day, span)) }
      from = to
    }
    return parts
  }
}
