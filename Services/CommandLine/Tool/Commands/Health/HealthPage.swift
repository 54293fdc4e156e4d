import AnalyticsContracts
import GatewayClient
import RuntimeContracts
import Vocabulary

/// Health figures and charts for display.
struct HealthPage {
  private let answer: AnalyticsV1.GetHealthFiguresResponse
  private let goals: AnalyticsV1.HealthGoals
  private let figures: AnalyticsV1.HealthWeekFigures
  private let words: HealthWords
  private let style: Style
  private let times: TimeWriter
  private let now: Timestamp

  init(
    _ answer: AnalyticsV1.GetHealthFiguresResponse,
    _ words: HealthWords,
    _ style: Style,
    _ times: TimeWriter,
    now: Timestamp
  ) {
    self.answer = answer
    goals = answer.goals ?? AnalyticsV1.HealthGoals()
    figures = answer.week ?? AnalyticsV1.HealthWeekFigures()
    self.words = words
    self.style = style
    self.times = times
    self.now = now
  }

  /// One line for each log.
  ///
  /// - Parameter fastingSince: the start of the running fast, which may be on an earlier day.
  /// - Returns: the lines, without those of weight and fasts for a child.
  func today(fastingSince: Timestamp? = nil) -> [String] {
    let day = answer.days.last ?? AnalyticsV1.HealthDay()
    var lines = [
      style.paint("Health of \(times.long(day.date ?? times.today))", .heading),
      "Water   \(words.volume(day.waterMl)) of \(words.volume(day.waterGoalMl)), \(day.waterPercent) %",
    ]
    if let minutes = day.sleepMinutes {
      lines.append(
        "Sleep   \(HealthWords.length(minutes: minutes)) of "
          + "\(HealthWords.length(minutes: day.sleepGoalMinutes)), \(day.sleepPercent ?? 0) %"
      )
    } else {
      lines.append("Sleep   no entry")
    }
    guard !answer.forChild else { return lines }
    lines.append("Weight  \(weightLine)")
    if let running = day.fasts.first(where: \.running) {
      let start = (fastingSince ?? running.start?.instant).map(times.friendly) ?? ""
      lines.append(
        "Fast    running since \(start)\(running.goalReached ? ", goal reached" : "")"
      )
    } else {
      lines.append(
        "Fast    \(day.fasts.isEmpty ? "none today" : "\(counted(day.fasts.count, "fast")) today")"
      )
    }
    return lines
  }

  /// Charts of every log, followed by the figures.
  func week() -> [String] {
    var lines = water() + [""] + sleep()
    if !answer.forChild {
      lines += [""] + fasts() + [""] + weight(days: answer.days.count)
    }
    return lines
  }

  private var weightLine: String {
    guard let grams = figures.weightG else { return "no entry" }
    var text = words.weight(grams)
    if let change = figures.weightChangeG {
      text += ", \(words.weight(change, isSigned: true)) in seven days"
    }
    if let rest = figures.weightToGoalG {
      text += rest == 0 ? ", at the goal" : ", \(words.weight(rest, isSigned: true)) to the goal"
    }
    if let trend = figures.weightTrendG {
      text += ", trend \(words.weight(trend, isSigned: true)) a week"
    }
    return text
  }

  // MARK: Water

  /// Each day's water compared with its goal.
  func water() -> [String] {
    let goal = goals.hydrationMl
    let bars = answer.days.map { day in
      Chart.Bar(
        label: label(day),
        value: Int(day.waterMl),
        remark: "\(day.waterPercent) %",
        isHighlighted: day.waterMl >= day.waterGoalMl,
        shown: words.volume(day.waterMl)
      )
    }
    var lines = [style.paint("Water, goal \(words.volume(goal)) a day", .heading)]
    lines += Chart(bars: bars, goal: Int(goal)).lines(style)
    if let average = figures.averageWaterMl {
      lines.append("On average \(words.volume(average)) a day in the last seven days.")
    }
    return lines
  }

  // MARK: Sleep and fasts on a clock

  /// Nights as bars on a clock from noon to noon, or twelve hours from the start of the household's day; what is later
  /// is a mark at the end.
  func sleep() -> [String] {
    let length = HealthWords.length(minutes: goals.sleepMinutes)
    var lines = [style.paint("Sleep, goal \(length) a night", .heading)]
    let first = dayStart - ClockAxis.minutesOfDay / 2
    let axis = ClockAxis(start: first + ClockAxis.minutesOfDay, style: style, room: room)
    lines += axis.lines(
      answer.days.map { day in
        ClockAxis.Row(
          label: label(day),
          bars: day.sleeps.compactMap {
            bar($0, isGood: (day.sleepPercent ?? 0) >= 100, on: day.date, from: first)
          },
          remark: day.sleepMinutes.map { HealthWords.length(minutes: $0) } ?? ""
        )
      }
    )
    var parts: [String] = []
    if let average = figures.averageSleepMinutes {
      parts.append("\(HealthWords.length(minutes: average)) on average")
    }
    if let bedtime = figures.meanBedtimeMinute {
      parts.append("asleep at \(HealthWords.clock(bedtime))")
    }
    if let waking = figures.meanWakingMinute {
      parts.append("awake at \(HealthWords.clock(waking))")
    }
    if !parts.isEmpty { lines.append("Last seven days: \(parts.joined(separator: ", ")).") }
    return lines
  }

  /// Fasts as bars on a clock from the start of the day to that of the next.
  func fasts() -> [String] {
    var lines = [style.paint("Fasts, goal \(goals.fastingHours) h", .heading)]
    let axis = ClockAxis(start: dayStart, style: style, room: room)
    lines += axis.lines(
      answer.days.map { day in
        ClockAxis.Row(
          label: label(day),
          bars: day.fasts.compactMap {
            bar($0, isGood: $0.goalReached, on: day.date, from: dayStart)
          },
          remark: ""
        )
      }
    )
    if figures.fastsFinished > 0 {
      let average = figures.averageFastMinutes.map {
        ", \(HealthWords.length(minutes: $0)) on average"
      }
      lines.append(
        "Last seven days: \(counted(figures.fastsFinished, "fast")) finished\(average ?? ""), "
          + "\(counted(figures.fastGoalsReached, "goal")) reached."
      )
    }
    return lines
  }

  /// - Parameters:
  ///   - span: the sleep or fast.
  ///   - isGood: whether it is drawn as reached.
  ///   - day: the day of its row.
  ///   - first: the first minute of the row, after the midnight that begins `day`.
  /// - Returns: `nil` for an empty span.
  private func bar(
    _ span: AnalyticsV1.HealthSpan,
    isGood: Bool,
    on day: LocalDay?,
    from first: Int
  ) -> ClockAxis.Bar? {
    guard let day, let start = span.start?.instant, let end = span.end?.instant, start < end else {
      return nil
    }
    /// Minutes on the wall clock, so that days of 23 and 25 hours fit.
    func minute(_ instant: Timestamp) -> Int {
      let calendar = times.calendar
      return calendar.wallDay(of: instant).days(since: day) * ClockAxis.minutesOfDay
        + calendar.time(of: instant).minutesSinceMidnight - first
    }
    return ClockAxis.Bar(start: minute(start), end: minute(end), isGood: isGood)
  }

  private var dayStart: Int { times.calendar.dayStart.minutesSinceMidnight }

  // MARK: Weight

  /// Weights of some days as a line, with the goal.
  func weight(days: Int) -> [String] {
    var lines = [
      style.paint("Weight of \(counted(days, "day"))", .heading) + ": \(weightLine)"
    ]
    let points = answer.days.map(\.weightG)
    lines += LineChart(
      points: points,
      goal: goals.weightG == 0 ? nil : goals.weightG,
      width: max(10, min(60, room)),
      label: { words.weight($0) }
    ).lines(style)
    return lines
  }

  private var room: Int { max(24, min(48, (style.width ?? 80) - 30)) }

  private func label(_ day: AnalyticsV1.HealthDay) -> String {
    guard let date = day.date else { return "" }
    return "\(times.weekday(date)) \(times.format.text(date))"
  }
}

/// A horizontal time axis for spans of days.
struct ClockAxis {
  struct Bar {
    /// Minutes after the beginning of its row; negative if before it.
    let start: Int
    let end: Int
    let isGood: Bool
  }

  struct Row {
    let label: String
    let bars: [Bar]
    let remark: String
  }

  static let minutesOfDay = 1_440

  /// The minute of the day of the first column, for the scale.
  let start: Int
  let style: Style
  /// Columns of a day.
  let room: Int

  func lines(_ rows: [Row]) -> [String] {
    let labelWidth = rows.map { TextWidth.columns($0.label) }.max() ?? 0
    let lines = rows.map { row -> String in
      var cells = [Bool?](repeating: nil, count: room)
      var isCut = false
      for bar in row.bars {
        if bar.end > ClockAxis.minutesOfDay { isCut = true }
        guard bar.start < ClockAxis.minutesOfDay, bar.end > 0 else { continue }
        let first = max(0, bar.start) * room / ClockAxis.minutesOfDay
        let last = min(room - 1, max(first, bar.end * room / ClockAxis.minutesOfDay - 1))
        for cell in first...last { cells[cell] = bar.isGood }
      }
      let drawn = cells.map { cell in
        guard let isGood = cell else { return style.paint(style.sign("·", or: "."), .muted) }
        return style.paint(style.sign("█", or: "#"), isGood ? .green : .blue)
      }.joined()
      let label = TextWidth.padded(row.label, to: labelWidth)
      let rest = isCut ? style.paint(style.sign("›", or: ">"), .blue) : " "
      return "\(label)  \(drawn)\(rest) \(style.paint(row.remark, .muted))".trimmingTrailingBlanks
    }
    return [scale(labelWidth)] + lines
  }

  /// The hours above the day's columns.
  private func scale(_ labelWidth: Int) -> String {
    var line = [Character](repeating: " ", count: room + 3)
    for step in 0...4 {
      let minute = (start + step * 360) % ClockAxis.minutesOfDay
      let clock = LocalTime(minutesSinceMidnight: minute)?.text ?? ""
      let text = minute % 60 == 0 ? String(clock.prefix(2)) : clock
      let place = min(room, step * room / 4)
      for (offset, letter) in text.enumerated() where place + offset < line.count {
        line[place + offset] = letter
      }
    }
    let scale = String(repeating: " ", count: labelWidth + 2) + String(line)
    return style.paint(scale.trimmingTrailingBlanks, .muted)
  }
}

/// A line chart of daily values; days without a value are skipped.
struct LineChart {
  private static let rows = 8

  let points: [Int32?]
  let goal: Int32?
  let width: Int
  let label: (Int32) -> String

  func lines(_ style: Style) -> [String] {
    let known = points.compactMap { $0 }
    guard let least = (known + (goal.map { [$0] } ?? [])).min(),
      let most = (known + (goal.map { [$0] } ?? [])).max(), !known.isEmpty
    else { return [] }
    let span = max(1, Int64(most) - Int64(least))
    func row(_ value: Int32) -> Int {
      Int((Int64(most) - Int64(value)) * Int64(LineChart.rows - 1) / span)
    }
    let columns = min(width, max(points.count, 10))
    var cells = [[Style.Ink?]](
      repeating: [Style.Ink?](repeating: nil, count: columns),
      count: LineChart.rows
    )
    if let goal { for column in 0..<columns { cells[row(goal)][column] = .muted } }
    for (place, point) in points.enumerated() {
      guard let point else { continue }
      let column = points.count <= 1 ? 0 : place * (columns - 1) / (points.count - 1)
      cells[row(point)][column] = goal.map { point <= $0 } == true ? .green : .blue
    }
    let (top, bottom) = (label(most), label(least))
    let labelWidth = max(TextWidth.columns(top), TextWidth.columns(bottom))
    return cells.enumerated().map { place, cells in
      let text = place == 0 ? top : place == LineChart.rows - 1 ? bottom : ""
      let drawn = cells.map { ink in
        switch ink {
        case nil: " "
        case .muted: style.paint(style.sign("╌", or: "-"), .muted)
        default: style.paint(style.sign("●", or: "*"), ink)
        }
      }.joined()
      return "\(TextWidth.padded(text, to: labelWidth, atRight: true))  \(drawn)"
        .trimmingTrailingBlanks
    }
  }
}
