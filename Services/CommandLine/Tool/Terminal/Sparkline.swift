/// A sparkline for a terminal: a sign of matching height per number.
enum Sparkline {
  private static let heights: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The signs; digits from 0 to 9 in plain style.
  ///
  /// Only zero has the lowest sign, so that every other value is visible.
  static func text(_ values: [Int], _ style: Style) -> String {
    let largest = values.max() ?? 0
    return String(values.map { sign($0, largest: largest, style) })
  }

  private static func sign(_ value: Int, largest: Int, _ style: Style) -> Character {
    let steps = style.isPlain ? 9 : heights.count - 1
    let step = level(of: value, largest: largest, steps: steps)
    return style.isPlain ? Character(String(step)) : heights[min(step, heights.count - 1)]
  }

  /// 0 for zero, else 1 to `steps` in proportion to the largest.
  static func level(of value: Int, largest: Int, steps: Int) -> Int {
    guard value > 0, largest > 0 else { return 0 }
    let share = Double(min(value, largest)) / Double(largest)
    return max(1, Int((share * Double(steps)).rounded()))
  }
}
