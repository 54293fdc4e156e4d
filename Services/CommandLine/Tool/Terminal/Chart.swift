/// A horizontal bar chart for a terminal, one line per value.
struct Chart {
  struct Bar {
    let label: String
    let value: Int
    /// Printed after the bar.
    let remark: String
    var isHighlighted = false
    /// Printed instead of the value.
    var shown: String?

    fileprivate var text: String { shown ?? String(value) }
  }

  /// The length of the longest bar when the terminal's width is unknown.
  static let usualLength = 40
  /// One to seven eighths of a column.
  private static let eighths = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  let bars: [Bar]
  /// A value that is marked beside each bar.
  var goal: Int?

  func lines(_ style: Style) -> [String] {
    let labelWidth = bars.map { TextWidth.columns($0.label) }.max() ?? 0
    let valueWidth = bars.map { TextWidth.columns($0.text) }.max() ?? 0
    let remarkWidth = bars.map { TextWidth.columns($0.remark) }.max() ?? 0
    let free = (style.width ?? 80) - labelWidth - valueWidth - remarkWidth - 6
    let length = max(8, min(Chart.usualLength, free))
    let largest = max(bars.map(\.value).max() ?? 0, goal ?? 0)
    return bars.map { bar in
      let drawn = drawing(of: bar.value, largest: largest, length: length, style)
      let label = TextWidth.padded(bar.label, to: labelWidth)
      let value = TextWidth.padded(bar.text, to: valueWidth, atRight: true)
      let ink: Style.Ink = bar.isHighlighted ? .green : .blue
      let padding = rest(after: TextWidth.columns(drawn), of: length, largest, style)
      let line =
        "\(style.paint(label, bar.isHighlighted ? .strong : nil))  "
        + "\(style.paint(drawn, ink))\(padding)  \(value)  \(style.paint(bar.remark, .muted))"
      return line.trimmingTrailingBlanks
    }
  }

  /// The blanks after a bar, with the mark of the goal if the bar does not reach it.
  private func rest(after drawn: Int, of length: Int, _ largest: Int, _ style: Style) -> String {
    var blanks = Array(repeating: " ", count: length - drawn)
    if let goal, goal > 0, largest > 0 {
      let place = min(length, Int((Double(goal) / Double(largest) * Double(length)).rounded()))
      if blanks.indices.contains(place - 1 - drawn) {
        blanks[place - 1 - drawn] = style.paint(style.sign("│", or: "|"), .muted)
      }
    }
    return blanks.joined()
  }

  private func drawing(of value: Int, largest: Int, length: Int, _ style: Style) -> String {
    guard value > 0, largest > 0 else { return "" }
    let share = Double(value) / Double(largest) * Double(length)
    guard !style.isPlain else {
      return String(repeating: "#", count: max(1, Int(share.rounded())))
    }
    let parts = max(1, Int((share * 8).rounded()))
    let rest = parts % 8
    return String(repeating: "█", count: parts / 8) + (rest == 0 ? "" : Chart.eighths[rest - 1])
  }
}

extension String {
  /// The text without trailing blanks.
  var trimmingTrailingBlanks: String {
    var copy = self
    while copy.last == " " { copy.removeLast() }
    return copy
  }
}
