package import Vocabulary

/// A run of active days without a gap, both ends included.
package struct DayRun: Hashable, Sendable {
  package let first: LocalDay
  package let last: LocalDay
  /// The number of active days, 1 or more; protected days do not count.
  package let length: Int

  /// Creates a run without protected days.
  package init(first: LocalDay, last: LocalDay) {
    self.init(first: first, last: last, length: max(0, last.days(since: first)) + 1)
  }

  package init(first: LocalDay, last: LocalDay, length: Int) {
    self.first = first
    self.last = max(first, last)
    self.length = length
  }

  /// Groups active days, ascending and distinct, into runs, oldest first.
  ///
  /// Protected days between two of them are no gap (SHD-001).
  package static func runs(
    in days: some Sequence<LocalDay>,
    protection: Protection = .none
  ) -> [DayRun] {
    joined(days.lazy.map { DayRun(first: $0, last: $0) }, protection: protection)
  }

  /// Joins adjacent runs if every day between them is protected.
  ///
  /// The runs are in ascending order and do not overlap.
  package static func joined(
    _ pieces: some Sequence<DayRun>,
    protection: Protection
  ) -> [DayRun] {
    pieces.reduce(into: []) { runs, piece in
      if let open = runs.last, protection.bridges(from: open.last, to: piece.first) {
        runs[runs.count - 1] = DayRun(
          first: open.first,
          last: piece.last,
          length: open.length + piece.length
        )
      } else {
        runs.append(piece)
      }
    }
  }
}
