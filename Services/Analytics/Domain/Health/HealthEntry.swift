package import Vocabulary

/// An entry of a health log: a weight, a drink, a sleep or a fast.
package struct HealthEntry: Hashable, Sendable {
  package var id: HealthEntryID
  package let type: HealthDataType
  /// The time of a weight or drink, or the start of a sleep or fast.
  package var start: Timestamp
  /// `nil` for weights, drinks and running fasts.
  package var end: Timestamp?
  /// Grams or millilitres; 0 for sleeps and fasts.
  package var amount: Int
  /// The goal of a fast; 0 for other types.
  package var goalHours: Int
  package var note: String
  package var source: HealthEntrySource
  /// The member's local day the entry counts on, fixed when it is written.
  ///
  /// A sleep may count on a later day, with the rest of its night (``HealthNight``).
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

  /// Whether it is a fast without an end.
  package var isRunning: Bool { type == .fasting && end == nil }

  /// The instant that determines the local day: a sleep counts on the day of waking up (FST-015).
  package var countsAt: Timestamp { end ?? start }

  /// From its start to its end; empty without an end.
  package var span: HealthSpan { HealthSpan(start: start, end: end ?? start) }

  /// Whether it is too short for a sleep of its own; it can be a part of a night.
  package var isShortSleep: Bool {
    type == .sleep && end.map { $0 > start && $0 - start < Self.sleepLength.lowerBound } ?? false
  }

  /// When a fast reaches its goal.
  package var goalAt: Timestamp { start + .seconds(goalHours * 3_600) }

  /// Whether an ended fast reached its goal.
  package var hasReachedGoal: Bool { end.map { $0 >= goalAt } ?? false }

  /// - Throws: ``HealthRefusal/entryChanged(_:)`` when the stored revision differs; 0 skips the check.
  package func expecting(_ revision: UInt64) throws(HealthRefusal) -> HealthEntry {
    guard revision == 0 || revision == UInt64(clamping: self.revision) else {
      throw .entryChanged(self)
    }
    return self
  }
}

// MARK: - Validation

extension HealthEntry {
  package static let weightGrams = 20_000...500_000
  package static let hydrationMillilitres = 1...5_000
  /// The limit for all entries of a day together.
  package static let mostMillilitresOfDay = 20_000
  package static let sleepLength = Duration.seconds(60)...Duration.seconds(86_400)
  package static let longestFast = Duration.seconds(7 * 86_400)
  /// How far in the past the timer may start a fast.
  package static let longestStartBack = Duration.seconds(72 * 3_600)
  package static let longestNote = 500
  /// How far a client's clock may be ahead of the service's.
  package static let clockDifference = Duration.seconds(300)
  /// 1970-01-01, the earliest time of a manual entry (FST-011).
  package static let earliest = Timestamp(millisecondsSinceEpoch: 0)

  /// Validates the entry by itself, without other entries.
  ///
  /// - Parameters:
  ///   - now: the service's clock.
  ///   - units: the units in which limits are written in messages.
  ///   - isPart: whether a sleep may be a part of a night, for which there is no shortest length.
  /// - Returns: the violations; empty when the entry is valid.
  package func violations(
    now: Timestamp,
    units: HealthUnits = .metric,
    isPart: Bool = false
  ) -> [HealthViolation] {
    var found: [HealthViolation] = []
    let latest = now + Self.clockDifference
    for (field, instant) in [("start", Optional(start)), ("end", end)] {
      guard let instant else { continue }
      if instant > latest {
        found.append(.init(field, "in_future", "It is in the future. Give a time up to now."))
      }
      if instant < Self.earliest {
        found.append(
          .init(field, "out_of_range", "It is before 1970-01-01, the earliest day allowed.")
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
    case .sleep: if !(isPart && isShortSleep) { found += sleepSpan }
    case .fasting: found += fastViolations
    }
    return found
  }

  private var noEnd: [HealthViolation] {
    end == nil ? [] : [.init("end", "not_allowed", "Only sleeps and fasts have an end. Remove it.")]
  }

  private func amount(
    _ field: String,
    in range: ClosedRange<Int>,
    _ words: String
  ) -> [HealthViolation] {
    guard !range.contains(amount) else { return [] }
    let limit = amount < range.lowerBound ? range.lowerBound : range.upperBound
    return [.init(field, "out_of_range", "It must be \(words).", limit: Int64(limit))]
  }

  private var sleepSpan: [HealthViolation] {
    guard let end else { return [.init("end", "end_required", "A sleep needs an end.")] }
    guard end > start else { return [endBeforeStart] }
    guard !Self.sleepLength.contains(end - start) else { return [] }
    let isShort = end - start < Self.sleepLength.lowerBound
    return [
      .init(
        "end",
        "out_of_range",
        "A sleep lasts 1 minute to 24 hours.",
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
            "A fast lasts at most 7 days. Give the time at which it ended.",
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
          "It must be 1 to 48 whole hours.",
          limit: goalHours < 1 ? 1 : 48
        )
      )
    }
    // The byte count bounds the cost of counting characters; 32 bytes per character suffice for any script.
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
        .init("note", "control_character", "It contains a control character. Remove it.")
      )
    }
    return found
  }

  private var endBeforeStart: HealthViolation {
    .init("end", "end_before_start", "The end must be after the start.")
  }
}

// MARK: - Changes

extension HealthEntry {
  /// The names of the fields in which two versions of an entry differ.
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
