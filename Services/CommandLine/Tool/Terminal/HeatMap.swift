import Vocabulary

/// A heat map of a year for a terminal: a column per week and a line per weekday.
///
/// The signs differ in shape, not only in colour. In a narrow terminal the weeks are split into
/// several blocks.
struct HeatMap {
  private static let drawn: [Character] = ["·", "░", "▒", "▓", "█"]
  private static let plain: [Character] = [".", "-", "+", "*", "#"]
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  /// Columns before the first week.
  private static let margin = 4

  /// The value of each day; missing days have 0.
  let values: [LocalDay: Int]
  let days: ClosedRange<LocalDay>
  let weekStart: WeekStart
  /// Later days are left blank.
  let today: LocalDay

  func lines(_ style: Style) -> [String] {
    let first = days.lowerBound.startOfWeek(weekStart)
    let weeks = days.upperBound.days(since: first) / 7 + 1
    let room = max(4, (style.width ?? 80) - HeatMap.margin)
    let blocks = (weeks + room - 1) / room
    let perBlock = (weeks + blocks - 1) / max(1, blocks)
    var lines: [String] = []
    for block in 0..<max(1, blocks) {
      if block > 0 { lines.append("") }
      let range = block * perBlock..<min((block + 1) * perBlock, weeks)
      lines += self.lines(of: range, from: first, style)
    }
    return lines + [legend(style)]
  }

  private var largest: Int { values.values.max() ?? 0 }

  private func lines(of weeks: Range<Int>, from first: LocalDay, _ style: Style) -> [String] {
    var lines = [heading(of: weeks, from: first).trimmingTrailingBlanks]
    for place in 0..<7 {
      let name = HeatMap.weekdays[first.advanced(by: place).weekday - 1]
      let signs = weeks.map { sign(of: first.advanced(by: 7 * $0 + place), style) }
      lines.append("\(name) \(signs.joined())".trimmingTrailingBlanks)
    }
    return lines
  }

  /// The months above their first weeks.
  private func heading(of weeks: Range<Int>, from first: LocalDay) -> String {
    var text = String(repeating: " ", count: HeatMap.margin)
    var month = 0
    for week in weeks {
      let last = first.advanced(by: 7 * week + 6)
      let column = HeatMap.margin + week - weeks.lowerBound
      let shown = min(max(last, days.lowerBound), days.upperBound)
      guard shown.civil.month != month else { continue }
      month = shown.civil.month
      guard text.count <= column else { continue }
      text += String(repeating: " ", count: column - text.count)
      text += TimeWriter.months[month - 1].prefix(3) + " "
    }
    return text
  }

  private func sign(of day: LocalDay, _ style: Style) -> String {
    guard days.contains(day), day <= today else { return " " }
    let signs = style.isPlain ? HeatMap.plain : HeatMap.drawn
    let value = values[day] ?? 0
    let level = Sparkline.level(of: value, largest: largest, steps: signs.count - 1)
    return style.paint(String(signs[level]), level == 0 ? .muted : .green)
  }

  private func legend(_ style: Style) -> String {
    let signs = style.isPlain ? HeatMap.plain : HeatMap.drawn
    let shown = signs.map { String($0) }.joined(separator: " ")
    return style.paint("    none \(shown) \(largest) points", .muted)
  }
}
