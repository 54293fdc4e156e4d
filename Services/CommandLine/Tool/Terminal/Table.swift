/// Rows under headings, each column as wide as its widest text.
///
/// In a narrow terminal only flexible columns are truncated, the widest first.
struct Table {
  struct Column {
    let heading: String
    var isAtRight = false
    /// Whether it may be truncated in a narrow terminal.
    var isFlexible = false
  }

  struct Cell {
    let text: String
    var ink: Style.Ink?

    init(_ text: String, _ ink: Style.Ink? = nil) {
      self.text = text
      self.ink = ink
    }
  }

  /// The minimum width of a flexible column.
  private static let narrowest = 12
  private static let gap = "  "

  let columns: [Column]
  private(set) var rows: [[Cell]] = []

  init(_ columns: [Column]) {
    self.columns = columns
  }

  mutating func add(_ cells: [Cell]) {
    rows.append(cells)
  }

  /// One line for the headings, then one per row, without trailing blanks.
  func lines(_ style: Style, hasHeadings: Bool = true) -> [String] {
    let widths = self.widths(style, hasHeadings: hasHeadings)
    var lines: [String] = []
    if hasHeadings {
      lines.append(line(columns.map { Cell($0.heading, .muted) }, widths, style))
    }
    return lines + rows.map { line($0, widths, style) }
  }

  private func line(_ cells: [Cell], _ widths: [Int], _ style: Style) -> String {
    var line = ""
    for (position, cell) in cells.enumerated() where position < widths.count {
      if position > 0 { line += Table.gap }
      let text = TextWidth.fitted(cell.text, to: widths[position])
      let isLast = position == cells.count - 1
      let padding = String(
        repeating: " ",
        count: max(0, widths[position] - TextWidth.columns(text))
      )
      let painted = style.paint(text, cell.ink)
      line +=
        columns[position].isAtRight
        ? padding + painted : isLast ? painted : painted + padding
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  private func widths(_ style: Style, hasHeadings: Bool) -> [Int] {
    var widths = columns.map { hasHeadings ? TextWidth.columns($0.heading) : 0 }
    for row in rows {
      for (position, cell) in row.enumerated() where position < widths.count {
        widths[position] = max(widths[position], TextWidth.columns(cell.text))
      }
    }
    guard let total = style.width else { return widths }
    var excess = widths.reduce(0, +) + Table.gap.count * (widths.count - 1) - total
    while excess > 0 {
      let flexible = columns.indices.filter {
        columns[$0].isFlexible && widths[$0] > Table.narrowest
      }
      guard let widest = flexible.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}
