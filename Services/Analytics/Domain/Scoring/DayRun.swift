package import Vocabulary

/// Days in a row, the first and the last included.
package struct DayRun: Equatable, Sendable {
  package let first: LocalDay
  package let last: LocalDay

  package init(first: LocalDay, last: LocalDay) {
    self.first = first
    self.last = max(first, last)
  }

  /// 1 or more.
  package var length: Int { last.days(since: first) + 1 }

  /// Joins neighbouring days, which come ascending and count once, into runs, oldest first.
  package static func runs(in days: some Sequence<LocalDay>) -> [DayRun] {
    days.reduce(into: []) { runs, day in
      if let open = runs.last, day.days(since: open.last) <= 1 {
        runs[runs.count - 1] = DayRun(first: open.first, last: day)
      } else {
        runs.append(DayRun(first: day, last: day))
      }
    }
  }
}
