package import Vocabulary

// Explanations of streaks and their days.

extension Explanation {
  /// The completions around a day without one.
  package struct Surroundings: Sendable {
    /// The last completion of the day before.
    package var before: BookedEntry?
    /// The first completion of the day after: a late-evening completion may have been booked there.
    package var after: BookedEntry?
    /// The member's zone at that time, if known.
    package var zone: String?

    package init(before: BookedEntry? = nil, after: BookedEntry? = nil, zone: String? = nil) {
      self.before = before
      self.after = after
      self.zone = zone
    }
  }

  /// Explains why a day counts for a streak, or why not.
  ///
  /// - Parameters:
  ///   - day: the state of the day.
  ///   - entries: the day's entries, oldest first.
  ///   - leftOut: the number of tasks whose entries are not in `entries`.
  ///   - protectedBy: the event that protects the day, if there is one.
  ///   - surroundings: used for a day without a counting completion.
  package init(
    streakDay day: StreakDay,
    entries: [BookedEntry],
    leftOut: Int = 0,
    protectedBy: EventOrigin? = nil,
    surroundings: Surroundings = Surroundings()
  ) {
    var order: [String] = []
    var byTask: [String: [BookedEntry]] = [:]
    for entry in entries {
      if byTask[entry.entry.entity] == nil { order.append(entry.entry.entity) }
      byTask[entry.entry.entity, default: []].append(entry)
    }
    var parts = order.compactMap { byTask[$0].flatMap { Explanation(point: $0) } }
    if day.state != .active {
      if let before = surroundings.before {
        parts.append(.neighbour(before, "The last completion before it", surroundings.zone))
      }
      if let after = surroundings.after {
        parts.append(.neighbour(after, "The first completion after it", surroundings.zone))
      }
    }
    self.init(
      Explanation.sentence(day, hasEntries: !entries.isEmpty),
      by: AppliedRule(.streakDay, inputs: [day.protection?.rawValue ?? 0]),
      day: day.day,
      origin: day.state == .protected ? protectedBy : nil,
      parts: parts,
      leftOut: leftOut
    )
  }

  /// Explains the current streak, day by day back to the gap that ends it; consecutive protected days are one part.
  ///
  /// - Parameters:
  ///   - streak: the streak.
  ///   - days: from the requested day back to the first gap or the last counted day.
  package init(streak: Streak, days: [StreakDay]) {
    var parts: [Explanation] = []
    var rest = days[...]
    while let day = rest.popFirst() {
      guard day.state == .protected else {
        parts.append(Explanation(streakDay: day, entries: []))
        continue
      }
      var first = day
      while let earlier = rest.first, earlier.state == .protected,
        earlier.protection == day.protection
      {
        first = earlier
        rest.removeFirst()
      }
      parts.append(Explanation.protected(from: first.day, to: day.day, day.protection))
    }
    let more = streak.isCapped ? " or more; it is not counted further" : ""
    self.init(
      "The streak is \(counted(streak.current, "active day"))\(more).",
      by: AppliedRule(.streak, inputs: [streak.current]),
      day: days.first?.day,
      parts: parts
    )
  }

  private static func protected(
    from first: LocalDay,
    to last: LocalDay,
    _ reason: ProtectionReason?
  ) -> Explanation {
    let days = last.days(since: first) + 1
    let span = days == 1 ? "\(last) is" : "\(first) to \(last) are"
    return Explanation(
      "\(span) no gap: protected by \(reason?.words ?? "the calendar").",
      by: AppliedRule(.streakDay, inputs: [reason?.rawValue ?? 0, days]),
      day: last
    )
  }

  private static func neighbour(
    _ booked: BookedEntry,
    _ words: String,
    _ zone: String?
  ) -> Explanation {
    var part = Explanation(booked)
    part.sentence = "\(words) counts on \(booked.entry.day), the member's day at that moment."
    part.zone = zone
    return part
  }

  private static func sentence(_ day: StreakDay, hasEntries: Bool) -> String {
    switch (day.state, day.protection) {
    case (.active, nil): "\(day.day) is active: a task was completed on it."
    case (.active, _): "\(day.day) is active; it was protected as well, and still counts."
    case (.protected, let reason):
      "\(day.day) is no gap: nothing counts on it, and it is protected by "
        + "\(reason?.words ?? "the calendar")."
    case (.open, _): "\(day.day) is still open: nothing was completed yet, and that is no gap."
    case (.empty, _):
      hasEntries
        ? "\(day.day) is a gap: its completions were undone."
        : "\(day.day) is a gap: no task was completed on it, and it is not protected."
    }
  }
}

extension Streak {
  /// The days of the current streak as of `last`, back to the gap that ends it, the last counted day, or the
  /// limit of ``reach``.
  ///
  /// - Parameters:
  ///   - activeDays: the active days of the last ``reach`` days.
  ///   - last: the requested day, not after `today`.
  ///   - today: the member's local day, the only one that may still become active.
  ///   - protection: the member's protected days.
  /// - Returns: the days, latest first.
  package static func days(
    activeDays: Set<LocalDay>,
    on last: LocalDay,
    today: LocalDay,
    protection: Protection
  ) -> [StreakDay] {
    var days: [StreakDay] = []
    var count = 0
    var day = last
    while last.days(since: day) < reach {
      let isActive = activeDays.contains(day)
      days.append(StreakDay(day, isActive: isActive, today: today, protection: protection))
      if isActive { count += 1 }
      if count == cap || days.last?.state == .empty { break }
      day = day.advanced(by: -1)
    }
    return days
  }
}
