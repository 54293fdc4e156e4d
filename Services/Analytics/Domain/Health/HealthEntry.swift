package import Vocabulary

/// One weighing, drink, sleep or fast of a member.
package struct HealthEntry: Hashable, Sendable {
  package var id: HealthEntryID
  package let type: HealthDataType
  /// Of a weighing or drink the time, else the beginning.
  package var start: Timestamp
  /// `nil` while a fast runs, and of weighings and drinks.
  package var end: Timestamp?
  /// Grams or millilitres; 0 of sleeps and fasts.
  package var amount: Int
  /// Of a fast; 0 of others.
  package var goalHours: Int
  package var note: String
  package var source: HealthEntrySource
  /// The member's day it counts on, stamped when it was written.
  package var localDay: LocalDay
  package var createdAt: Timestamp
  package var updatedAt: Timestamp
  package var revision: Int

  package init(
    id: HealthEntryID,
    type: HealthDataType,
    start: Timestamp,
    end: Timestamp? = nil,
    amount: Int = 0,
    goalHours: Int = 0,
    note: String = "",
    source: HealthEntrySource = .manual,
    localDay: LocalDay = .first,
    createdAt: Timestamp,
    updatedAt: Timestamp? = nil,
    revision: Int = 1
  ) {
    self.id = id
    self.type = type
    self.start = start
    self.end = end
    self.amount = amount
    self.goalHours = goalHours
    self.note = note
    self.source = source
    self.localDay = localDay
    self.createdAt = createdAt
    self.updatedAt = updatedAt ?? createdAt
    self.revision = revision
  }

  /// A fast without an end.
  package var isRunning: Bool { type == .fasting && end == nil }

  /// The instant whose local day the entry counts on: a sleep belongs to the day of waking up (FST-015).
  package var countsAt: Timestamp { end ?? start }

  /// When a fast is long enough.
  package var goalAt: Timestamp { start + .seconds(goalHours * 3_600) }

  /// Whether a finished fast was long enough.
  package var hasReachedGoal: Bool { end.map { $0 >= goalAt } ?? false }

  /// - Throws: ``HealthRefusal/entryChanged(_:)`` when the caller saw another revision; 0 does not check.
  package func expecting(_ revision: UInt64) throws(HealthRefusal) -> HealthEntry {
    guard revision == 0 || revision == UInt64(clamping: self.revision) else {
      throw .entryChanged(self)
    }
    return self
  }
}

// MARK: - What may be written

extension HealthEntry {
  package static let weightGrams = 20_000...500_000
  package static let hydrationMillilitres = 1...5_000
  /// Of all entries of one day together.
  package static let mostMillilitresOfDay = 20_000
  package static let sleepLength = Duration.seconds(60)...Duration.seconds(86_400)
  package static let longestFast = Duration.seconds(7 * 86_400)
  /// How far back a fast may be started by the timer.
  package static let longestStartBack = Duration.seconds(72 * 3_600)
  package static let longestNote = 500
  /// Clocks differ: how far ahead of ours a client's may be.
  package static let clockDifference = Duration.seconds(300)
  /// 1970-01-01; entries by hand are not older (FST-011).
  package static let earliest = Timestamp(millisecondsSinceEpoch: 0)

  /// Everything that is wrong with the entry by itself, whatever else is logged.
  ///
  /// - Parameters:
  ///   - now: the service's clock.
  ///   - units: in which the member reads limits.
  /// - Returns: one for each field that is wrong; empty when nothing is.
  package func violations(now: Timestamp, units: HealthUnits = .metric) -> [HealthViolation] {
    var found: [HealthViolation] = []
    let latest = now + Self.clockDifference
    for (field, instant) in [("start", Optional(start)), ("end", end)] {
      guard let instant else { continue }
      if instant > latest {
        found.append(.init(field, "in_future", "It lies in the future. Give a time up to now."))
      }
      if instant < Self.earliest {
        found.append(
          .init(field, "out_of_range", "It lies before 1970-01-01, the first day there is.")
        )
      }
    }
    switch type {
    case .weight:
      found += noEnd
      found += amount(
        "grams",
        in: Self.weightGrams,
        "\(units.weight(Self.weightGrams.lowerBound)) to \(units.weight(Self.weightGrams.upperBound))"
      )
    case .hydration:
      found += noEnd
      found += amount(
        "millilitres",
        in: Self.hydrationMillilitres,
        "\(units.volume(Self.hydrationMillilitres.lowerBound)) to "
          + "\(units.volume(Self.hydrationMillilitres.upperBound)) an entry"
      )
    case .sleep: found += sleepSpan
    case .fasting: found += fastViolations
    }
    return found
  }

  private var noEnd: [HealthViolation] {
    end == nil ? [] : [.init("end", "not_allowed", "Only sleeps and fasts have an end.")]
  }

  private func amount(
    _ field: String,
    in range: ClosedRange<Int>,
    _ words: String
  ) -> [HealthViolation] {
    guard !range.contains(amount) else { return [] }
    let limit = amount < range.lowerBound ? range.lowerBound : range.upperBound
    return [.init(field, "out_of_range", "It is \(words).", limit: Int64(limit))]
  }

  private var sleepSpan: [HealthViolation] {
    guard let end else { return [.init("end", "end_required", "A sleep needs its end.")] }
    guard end > start else { return [endBeforeStart] }
    guard !Self.sleepLength.contains(end - start) else { return [] }
    let isShort = end - start < Self.sleepLength.lowerBound
    return [
      .init(
        "end",
        "out_of_range",
        "A sleep has 1 minute to 24 hours.",
        limit: isShort ? 1 : 24 * 60
      )
    ]
  }

  private var fastViolations: [HealthViolation] {
    var found: [HealthViolation] = []
    if let end {
      if end <= start {
        found.append(endBeforeStart)
      } else if end - start > Self.longestFast {
        found.append(
          .init(
            "end",
            "out_of_range",
            "A fast lasts at most 7 days. Say when it really ended.",
            limit: 7 * 24
          )
        )
      }
    }
    if !HealthGoals.fastingHours.contains(goalHours) {
      found.append(
        .init(
          "goal_hours",
          "out_of_range",
          "1 to 48 whole hours.",
          limit: goalHours < 1 ? 1 : 48
        )
      )
    }
    // 32 bytes for each character are enough for any script; longer texts need not be counted.
    if note.utf8.count > Self.longestNote * 32 || note.count > Self.longestNote {
      found.append(
        .init(
          "note",
          "field_too_long",
          "It has at most \(Self.longestNote) characters. Shorten it.",
          limit: Int64(Self.longestNote)
        )
      )
    }
    if note.unicodeScalars.contains(where: {
      $0.properties.generalCategory == .control && !"\n\r\t".unicodeScalars.contains($0)
    }) {
      found.append(
        .init("note", "control_character", "It holds a control character. Remove it.")
      )
    }
    return found
  }

  private var endBeforeStart: HealthViolation {
    .init("end", "end_before_start", "The end has to lie after the start.")
  }
}

// MARK: - Changing

extension HealthEntry {
  /// Names of the fields in which two states of an entry differ.
  package func changedFields(since before: HealthEntry) -> [String] {
    var names: [String] = []
    if start != before.start { names.append("start") }
    if end != before.end { names.append("end") }
    if amount != before.amount { names.append(type == .weight ? "grams" : "millilitres") }
    if goalHours != before.goalHours { names.append("goal_hours") }
    if note != before.note { names.append("note") }
    return names
  }
}
