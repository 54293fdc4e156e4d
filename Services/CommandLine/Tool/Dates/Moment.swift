import Vocabulary

/// A point on a person's calendar as they say it: a day, or a day with a time.
enum Moment: Hashable, Sendable {
  case day(LocalDay)
  case instant(Timestamp)
}

/// Reads the dates people type (CLI-007), as seen on one member's calendar at one instant.
///
/// Days are `today`, `tomorrow`, `yesterday`, a day of the week (its next occurrence after today),
/// `+3d`, `+2w` and `2026-11-21`. A time, `18:30`, may follow after a blank or a `T`, or stand
/// alone. `2026-11-21T18:30Z` and offsets such as `+01:00` are instants wherever one is.
struct DateReader: Sendable {
  let calendar: HouseholdCalendar
  let now: Timestamp

  /// A moment that may be in the past; a time alone is today's.
  func moment(_ text: String) throws(CommandFailure) -> Moment {
    let words = self.words(text)
    switch words.count {
    case 1:
      if let time = LocalTime(text: words[0]) { return instant(today, time) }
      if let day = day(words[0]) { return .day(day) }
      if let instant = DateReader.instant(iso: text.trimmed, in: calendar) {
        return .instant(instant)
      }
    case 2:
      if let day = day(words[0]), let time = LocalTime(text: words[1]) { return instant(day, time) }
    default: break
    }
    throw notUnderstood(text)
  }

  /// A day; a time beside it is refused.
  func day(of text: String) throws(CommandFailure) -> LocalDay {
    guard case .day(let day) = try moment(text) else {
      throw .invalid(
        "invalid_date",
        "A day is needed here, without a time, not “\(SafeText.line(text))”."
      )
    }
    return day
  }

  /// An instant ahead: `10m` or `+10m` from now, or a moment with a time.
  ///
  /// A time alone that has passed today is tomorrow's.
  func reminder(_ text: String) throws(CommandFailure) -> Timestamp {
    if let wait = SpanReader.span(text) { return now + wait }
    if let time = LocalTime(text: text.trimmed) {
      let here = calendar.timestamp(day: wallToday, time: time)
      return here > now
        ? here : calendar.timestamp(day: wallToday.advanced(by: 1), time: time)
    }
    return try instant(text)
  }

  /// An instant that is over; a time alone is today's.
  func past(_ text: String) throws(CommandFailure) -> Timestamp {
    let instant = try instant(text)
    guard instant <= now else {
      throw .invalid("invalid_date", "“\(SafeText.line(text))” is still ahead.")
    }
    return instant
  }

  private func instant(_ text: String) throws(CommandFailure) -> Timestamp {
    switch try moment(text) {
    case .instant(let instant): return instant
    case .day:
      throw .invalid(
        "invalid_date",
        "A time of day is needed beside “\(SafeText.line(text))”.",
        hint: "As in “\(SafeText.line(text.trimmed)) 09:00”."
      )
    }
  }
}

// MARK: - Parts

extension DateReader {
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  var today: LocalDay { calendar.day(of: now) }
  private var wallToday: LocalDay { calendar.wallDay(of: now) }

  private func instant(_ day: LocalDay, _ time: LocalTime) -> Moment {
    .instant(calendar.timestamp(day: day, time: time))
  }

  /// Splits at blanks, and at the `T` between an ISO day and its time.
  private func words(_ text: String) -> [String] {
    let words = text.lowercased().split { $0 == " " || $0 == "\t" }.map(String.init)
    guard words.count == 1, words[0].count > 11 else { return words }
    let parts = words[0].split(separator: "t", maxSplits: 1).map(String.init)
    let isDayAndTime =
      parts.count == 2 && LocalDay(text: parts[0]) != nil && LocalTime(text: parts[1]) != nil
    return isDayAndTime ? parts : words
  }

  private func day(_ word: String) -> LocalDay? {
    switch word {
    case "today": return today
    case "tomorrow": return today.advanced(by: 1)
    case "yesterday": return today.advanced(by: -1)
    default: break
    }
    if let weekday = DateReader.weekdays.firstIndex(where: { $0 == word || $0.prefix(3) == word }) {
      let ahead = (weekday + 1 - today.weekday + 7) % 7
      return today.advanced(by: ahead == 0 ? 7 : ahead)
    }
    return shifted(word) ?? LocalDay(text: word)
  }

  /// `+3d`, `-1d`, `+2w`.
  private func shifted(_ word: String) -> LocalDay? {
    guard let sign = word.first, sign == "+" || sign == "-", let unit = word.last,
      unit == "d" || unit == "w",
      let count = Int(word.dropFirst().dropLast()), (0...100_000).contains(count)
    else { return nil }
    let days = unit == "w" ? count * 7 : count
    return today.advanced(by: sign == "-" ? -days : days)
  }

  private func notUnderstood(_ text: String) -> CommandFailure {
    .invalid(
      "invalid_date",
      "“\(SafeText.line(text))” is not a date that can be read here.",
      hint: "Try today, tomorrow, friday, +3d, 2026-11-21, 2026-11-21T18:30 or “tomorrow 18:30”."
    )
  }
}

// MARK: - ISO instants

extension DateReader {
  /// Reads `YYYY-MM-DDTHH:MM[:SS[.fff]]` with `Z`, an offset, or neither (then it is local).
  static func instant(iso text: String, in calendar: HouseholdCalendar) -> Timestamp? {
    let upper = text.uppercased()
    guard let split = upper.firstIndex(of: "T"), let day = LocalDay(text: upper[..<split]) else {
      return nil
    }
    var clock = String(upper[upper.index(after: split)...])
    var offset: Int?
    if clock.hasSuffix("Z") {
      clock.removeLast()
      offset = 0
    } else if let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      let zone = clock[clock.index(after: sign)...]
      guard let shift = LocalTime(text: zone), shift.minutesSinceMidnight <= maximumOffset else {
        return nil
      }
      offset = (clock[sign] == "-" ? -1 : 1) * shift.minutesSinceMidnight
      clock = String(clock[..<sign])
    }
    guard let (time, milliseconds) = self.clock(clock) else { return nil }
    let rest = Duration.milliseconds(milliseconds)
    guard let offset else { return calendar.timestamp(day: day, time: time) + rest }
    let utc = HouseholdCalendar.utc.timestamp(day: day, time: time)
    return utc + rest - .seconds(offset * 60)
  }

  /// Minutes: no clock is further from UTC than 14 hours.
  private static let maximumOffset = 14 * 60

  private static func clock(_ text: String) -> (LocalTime, Int64)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let time = LocalTime(text: "\(parts[0]):\(parts[1])")
    else { return nil }
    guard parts.count == 3 else { return (time, 0) }
    guard parts[2].first?.isNumber ?? false, let seconds = Double(parts[2]),
      (0..<60).contains(seconds)
    else { return nil }
    return (time, Int64(seconds * 1_000))
  }
}

/// Reads spans of time: `500ms`, `10s`, `5m`, `2h`, `1d`, with or without a `+` before.
enum SpanReader {
  static func span(_ text: String) -> Duration? {
    var word = Substring(text.trimmed.lowercased())
    if word.first == "+" { word = word.dropFirst() }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count <= 9, let count = Int64(digits) else { return nil }
    switch word.dropFirst(digits.count) {
    case "ms": return .milliseconds(count)
    case "s", "sec": return .seconds(count)
    case "m", "min": return .seconds(count * 60)
    case "h": return .seconds(count * 3_600)
    case "d": return .seconds(count * 86_400)
    default: return nil
    }
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[start...last])
  }
}
