import Vocabulary

/// A typed day, or a day with a time.
enum Moment: Hashable, Sendable {
  case day(LocalDay)
  case instant(Timestamp)
}

/// Parses typed dates (CLI-007), in one member's calendar at one instant.
///
/// - A day is `today`, `tomorrow`, `yesterday`, a weekday (its next occurrence after today), `next
///   friday` (of the next week), `next week`, `next month`, `in 3 days`, `3d`, `+2w`, `-1m`, `+1y`,
///   `2026-11-21`, `30.11.2026`, `30.11.`, `21 November 2026`, or `11/30/2026` where days are
///   written like that. Its weekday may precede it.
/// - A time, `18:30`, `9am`, `24:00`, may follow after a blank or a `T`, or stand alone.
/// - `in 2 hours`, `2026-11-21T18:30Z` and offsets such as `+01:00` and `+0100` are instants in any
///   zone.
struct DateReader: Sendable {
  let calendar: HouseholdCalendar
  let now: Timestamp
  /// The reader's format of days: printed days can be typed.
  var format = DayFormat.iso

  /// A moment, possibly in the past; a time alone is today's.
  func moment(_ text: String) throws(CommandFailure) -> Moment {
    var words = self.words(text)
    let time = DateReader.takeTime(from: &words)
    if words.last == "at", time != nil { words.removeLast() }
    if let day = words.isEmpty && time != nil ? wallToday : day(words) {
      guard let time else { return .day(day) }
      return .instant(calendar.timestamp(day: day.advanced(by: time.days), time: time.time))
    }
    if time == nil {
      if let ahead = ahead(words) { return .instant(ahead) }
      if let instant = DateReader.instant(iso: text.trimmed, in: calendar) {
        return .instant(instant)
      }
    }
    throw notUnderstood(text)
  }

  /// A day; a time with it is refused.
  func day(of text: String) throws(CommandFailure) -> LocalDay {
    guard case .day(let day) = try moment(text) else {
      throw .invalid(
        "invalid_date",
        "A day is needed here, without a time, not “\(SafeText.line(text))”."
      )
    }
    return day
  }

  /// A future instant: `10m` or `+10m` from now, or a moment with a time.
  ///
  /// A time alone that has passed today is tomorrow's.
  func reminder(_ text: String) throws(CommandFailure) -> Timestamp {
    if let wait = SpanReader.span(text) { return now + wait }
    var words = self.words(text)
    if let time = DateReader.takeTime(from: &words), words.isEmpty {
      let day = wallToday.advanced(by: time.days)
      let here = calendar.timestamp(day: day, time: time.time)
      return here > now ? here : calendar.timestamp(day: day.advanced(by: 1), time: time.time)
    }
    return try instant(text)
  }

  /// A past instant: `now`, `2h ago`, or a moment; a time alone is today's.
  func past(_ text: String) throws(CommandFailure) -> Timestamp {
    let words = text.trimmed.lowercased()
    if words == "now" { return now }
    if words.hasSuffix(" ago"), let span = SpanReader.span(String(words.dropLast(4))) {
      return now - span
    }
    let instant: Timestamp
    do {
      instant = try self.instant(text)
    } catch {
      var failure = error
      failure.hint = "Try 07:30, “yesterday 20:00”, “2h ago” or “2026-11-21 18:30”."
      throw failure
    }
    guard instant <= now else {
      throw .invalid("invalid_date", "“\(SafeText.line(text))” is still ahead.")
    }
    return instant
  }

  /// A past instant; a time alone is the last such time before `limit`, without one up to now.
  func latest(_ text: String, before limit: Timestamp? = nil) throws(CommandFailure) -> Timestamp {
    guard let time = timeAlone(text) else { return try past(text) }
    let limit = limit ?? now + .milliseconds(1)
    let day = calendar.wallDay(of: limit).advanced(by: time.days)
    let there = calendar.timestamp(day: day, time: time.time)
    return there < limit ? there : calendar.timestamp(day: day.advanced(by: -1), time: time.time)
  }

  /// A past instant as a correction of `instant`; a time alone is of the same day.
  func sameDay(_ text: String, as instant: Timestamp) throws(CommandFailure) -> Timestamp {
    guard let time = timeAlone(text) else { return try past(text) }
    let day = calendar.wallDay(of: instant).advanced(by: time.days)
    let there = calendar.timestamp(day: day, time: time.time)
    guard there <= now else {
      throw .invalid("invalid_date", "“\(SafeText.line(text))” is still ahead on that day.")
    }
    return there
  }

  /// A past instant as a correction of `instant`, the start or the end of a span that may be near midnight.
  ///
  /// A time alone is the such time nearest to `instant` if less than six hours away. Otherwise it is the one before
  /// `instant` or the one after it, whichever is after `start`, before `end` and past.
  /// - Throws: `invalid_date` if both are possible or none is, or if it is still ahead.
  func correction(
    _ text: String,
    of instant: Timestamp,
    after start: Timestamp? = nil,
    before end: Timestamp? = nil
  ) throws(CommandFailure) -> Timestamp {
    guard let time = timeAlone(text) else { return try past(text) }
    let day = calendar.wallDay(of: instant).advanced(by: time.days)
    func distance(_ other: Timestamp) -> Int64 { abs((other - instant).milliseconds) }
    let around = (-1...1)
      .map { calendar.timestamp(day: day.advanced(by: $0), time: time.time) }
      .sorted { distance($0) < distance($1) }
      .prefix(2)
    if let nearest = around.first, distance(nearest) < Self.clearlyNear {
      guard nearest <= now else {
        throw .invalid("invalid_date", "“\(SafeText.line(text))” is still ahead on that day.")
      }
      return nearest
    }
    let possible = around.filter { other in
      other <= now && start.map { $0 < other } ?? true && end.map { other < $0 } ?? true
    }
    guard possible.count == 1, let only = possible.first else {
      throw .invalid(
        "invalid_date",
        "“\(SafeText.line(text))” \(possible.isEmpty ? "is possible on neither day" : "may be of two days").",
        hint: "Give the day too, as in “yesterday \(time.time.text)”."
      )
    }
    return only
  }

  /// The distance of a usual correction in milliseconds; the other such time is at least three times as far.
  private static let clearlyNear: Int64 = 6 * 3_600_000

  private func timeAlone(_ text: String) -> ClockTime? {
    var words = self.words(text)
    let time = DateReader.takeTime(from: &words)
    return words.isEmpty ? time : nil
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

  /// Splits at blanks, and at the `T` between an ISO day and its time.
  private func words(_ text: String) -> [String] {
    let words = text.lowercased().split { $0 == " " || $0 == "\t" }.map(String.init)
    guard words.count == 1, words[0].count > 11 else { return words }
    let parts = words[0].split(separator: "t", maxSplits: 1).map(String.init)
    let isDayAndTime =
      parts.count == 2 && LocalDay(text: parts[0]) != nil && ClockTime(parts[1]) != nil
    return isDayAndTime ? parts : words
  }

  /// Takes a time from the end: `18:30`, `9am`, `9 am`.
  private static func takeTime(from words: inout [String]) -> ClockTime? {
    if words.count > 1, words.last == "am" || words.last == "pm",
      let time = ClockTime(words.suffix(2).joined())
    {
      words.removeLast(2)
      return time
    }
    guard let time = words.last.flatMap(ClockTime.init) else { return nil }
    words.removeLast()
    return time
  }

  private func day(_ words: [String]) -> LocalDay? {
    if words.count > 1, let weekday = weekday(words[0].droppingComma) {
      return fixed(Array(words.dropFirst())).flatMap { $0.weekday == weekday ? $0 : nil }
    }
    return fixed(words) ?? moving(words)
  }

  /// An absolute day; without a year, its next occurrence.
  private func fixed(_ words: [String]) -> LocalDay? {
    if words.count == 1 { return LocalDay(text: words[0]) ?? written(words[0]) }
    guard (2...3).contains(words.count) else { return nil }
    // `21 November 2026`, as days are printed, and `November 21, 2026`.
    let isMonthFirst = DateReader.month(words[0]) != nil
    let number = words[isMonthFirst ? 1 : 0].droppingComma
    guard let month = DateReader.month(words[isMonthFirst ? 0 : 1].droppingComma),
      let day = DateReader.count(number.hasSuffix(".") ? String(number.dropLast()) : number)
    else { return nil }
    guard words.count == 3 else { return next(month: month, day: day) }
    guard words[2].utf8.count == 4 else { return nil }
    return DateReader.count(words[2]).flatMap { LocalDay(year: $0, month: month, day: day) }
  }

  /// 1 to 12 for January to December, by the name or its first three letters.
  private static func month(_ word: String) -> Int? {
    TimeWriter.months.firstIndex { $0.lowercased() == word || $0.lowercased().prefix(3) == word }
      .map { $0 + 1 }
  }

  /// Whether the text is a day relative to today, such as `friday` or `3d`.
  func isMoving(_ text: String) -> Bool {
    let words = words(text)
    return moving(words) != nil && fixed(words) == nil
  }

  /// A day relative to today.
  private func moving(_ words: [String]) -> LocalDay? {
    switch words.count {
    case 1: moving(words[0])
    case 2 where words[0] == "next": next(words[1])
    case 3 where words[0] == "in":
      DateReader.units[words[2]].flatMap { unit in
        DateReader.count(words[1]).flatMap { shifted(by: $0, unit) }
      }
    default: nil
    }
  }

  private func moving(_ word: String) -> LocalDay? {
    switch word {
    case "today": return today
    case "tomorrow": return today.advanced(by: 1)
    case "yesterday": return today.advanced(by: -1)
    default: break
    }
    if let weekday = weekday(word) {
      let ahead = (weekday - today.weekday + 7) % 7
      return today.advanced(by: ahead == 0 ? 7 : ahead)
    }
    return shifted(word)
  }

  /// 1 to 7 for Monday to Sunday, by the name or its first three letters.
  private func weekday(_ word: String) -> Int? {
    DateReader.weekdays.firstIndex { $0 == word || $0.prefix(3) == word }.map { $0 + 1 }
  }

  /// `next week` and `next month` are their first days; `next friday` is that of the next week.
  private func next(_ word: String) -> LocalDay? {
    let week = today.startOfWeek(calendar.weekStart).advanced(by: 7)
    switch word {
    case "week": return week
    case "month":
      let (year, month, _) = today.civil
      return month == 12
        ? LocalDay(year: year + 1, month: 1, day: 1)
        : LocalDay(year: year, month: month + 1, day: 1)
    default:
      return weekday(word).map { week.advanced(by: ($0 - week.weekday + 7) % 7) }
    }
  }

  private enum Unit {
    case day, week, month, year
  }

  private static let units: [String: Unit] = [
    "d": .day, "day": .day, "days": .day, "w": .week, "week": .week, "weeks": .week,
    "m": .month, "month": .month, "months": .month, "y": .year, "year": .year, "years": .year,
  ]

  /// `3d`, `+3d`, `-1d`, `+2w`, `+1m`, `+1y`.
  private func shifted(_ word: String) -> LocalDay? {
    let isBack = word.first == "-"
    let rest = isBack || word.first == "+" ? word.dropFirst() : word[...]
    guard let letter = rest.last, let unit = DateReader.units[String(letter)],
      let count = DateReader.count(rest.dropLast())
    else { return nil }
    return shifted(by: isBack ? -count : count, unit)
  }

  private static func count(_ word: some StringProtocol) -> Int? {
    guard word.utf8.allSatisfy({ (48...57).contains($0) }), let count = Int(word),
      (0...100_000).contains(count)
    else { return nil }
    return count
  }

  /// A month without that day uses its last one: a month after 31 January is 28 or 29 February.
  private func shifted(by count: Int, _ unit: Unit) -> LocalDay? {
    switch unit {
    case .day: return today.advanced(by: count)
    case .week: return today.advanced(by: count * 7)
    case .month, .year:
      let (year, month, day) = today.civil
      let months = year * 12 + month - 1 + (unit == .year ? count * 12 : count)
      guard months >= 12 else { return nil }
      let places = (0..<4).lazy.compactMap {
        LocalDay(year: months / 12, month: months % 12 + 1, day: day - $0)
      }
      return places.first
    }
  }

  /// `30.11.2026`, `30.11.`, and `11/30/2026`, `11/30` in that format.
  ///
  /// Without a year it is the next such day, today included.
  private func written(_ word: String) -> LocalDay? {
    let isDotted = word.contains(".")
    guard isDotted || format == .american else { return nil }
    var parts = word.split(separator: isDotted ? "." : "/", omittingEmptySubsequences: false)
    if isDotted, parts.count == 3, parts[2].isEmpty { parts.removeLast() }
    guard (2...3).contains(parts.count), parts.count == 2 || parts[2].utf8.count == 4,
      parts[0].utf8.count <= 2, parts[1].utf8.count <= 2
    else { return nil }
    let numbers = parts.compactMap { DateReader.count($0) }
    guard numbers.count == parts.count else { return nil }
    let (day, month) = isDotted ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
    if numbers.count == 3 { return LocalDay(year: numbers[2], month: month, day: day) }
    return next(month: month, day: day)
  }

  /// The next day of this month and number, today included.
  private func next(month: Int, day: Int) -> LocalDay? {
    // 29 February occurs within eight years.
    let years = today.civil.year...(today.civil.year + 8)
    return years.lazy.compactMap { LocalDay(year: $0, month: month, day: day) }
      .first { $0 >= today }
  }

  /// `in 2 hours`, `in 30 minutes`.
  private func ahead(_ words: [String]) -> Timestamp? {
    guard words.count == 3, words[0] == "in", let count = DateReader.count(words[1]) else {
      return nil
    }
    switch words[2] {
    case "minute", "minutes", "min": return now + .seconds(count * 60)
    case "hour", "hours", "h": return now + .seconds(count * 3_600)
    default: return nil
    }
  }

  private func notUnderstood(_ text: String) -> CommandFailure {
    .invalid(
      "invalid_date",
      "“\(SafeText.line(text))” is not a date that Daybook understands.",
      hint:
        "Try today, tomorrow, friday, “next week”, 3d, 2026-11-21, 2026-11-21T18:30 or “tomorrow 9am”."
    )
  }
}

// MARK: - ISO instants

extension DateReader {
  /// Parses `YYYY-MM-DDTHH:MM[:SS[.fff]]` with `Z`, an offset, or neither (then it is local).
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
      var zone = String(clock[clock.index(after: sign)...])
      if zone.utf8.count == 4 { zone.insert(":", at: zone.index(zone.startIndex, offsetBy: 2)) }
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

  /// Minutes: no zone's offset is larger than 14 hours.
  private static let maximumOffset = 14 * 60

  private static func clock(_ text: String) -> (LocalTime, Int64)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let time = LocalTime(text: "\(parts[0]):\(parts[1])")
    else { return nil }
    guard parts.count == 3 else { return (time, 0) }
    guard parts[2].first?.isNumber ?? false, let seconds = Double(parts[2]),
      (0..<60).contains(seconds)
    else { return nil }
    return (time, Int64((seconds * 1_000).rounded()))
  }
}

/// A typed time of day: `18:30`, `9am`, `9:30 pm`, and `24:00`, which ends the day.
private struct ClockTime {
  let time: LocalTime
  /// 1 for `24:00`, which is the first minute of the next day.
  var days = 0

  init?(_ word: String) {
    if word == "24:00" {
      time = .midnight
      days = 1
      return
    }
    let isAfternoon = word.hasSuffix("pm")
    guard isAfternoon || word.hasSuffix("am") else {
      guard let time = LocalTime(text: word) ?? ClockTime.withSeconds(word) else { return nil }
      self.time = time
      return
    }
    let clock = word.dropLast(2)
    let text = clock.contains(":") ? String(clock) : "\(clock):00"
    guard let half = LocalTime(text: text), (1...12).contains(half.hour),
      let time = LocalTime(
        minutesSinceMidnight: half.hour % 12 * 60 + half.minute + (isAfternoon ? 720 : 0)
      )
    else { return nil }
    self.time = time
  }

  /// `18:30:05`, as recent times are printed: the minute that contains it.
  private static func withSeconds(_ word: String) -> LocalTime? {
    guard word.utf8.count == 8, let last = word.lastIndex(of: ":"),
      LocalTime(text: "00:\(word[word.index(after: last)...])") != nil
    else { return nil }
    return LocalTime(text: String(word[..<last]))
  }
}

/// Parses durations: `500ms`, `10s`, `5m`, `2h`, `1d`, with or without a leading `+`.
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
  fileprivate var droppingComma: String { hasSuffix(",") ? String(dropLast()) : self }

  /// The text without leading and trailing white space.
  var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[start...last])
  }
}
