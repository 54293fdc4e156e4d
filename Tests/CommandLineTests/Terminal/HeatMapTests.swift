import Testing
import Vocabulary

@testable import CommandLineTool

@Suite("A heat map")
struct HeatMapTests {
  private let first = LocalDay(year: 2026, month: 1, day: 1) ?? .first

  private func map(_ values: [Int: Int], today: Int = 364) -> HeatMap {
    HeatMap(
      values: Dictionary(
        uniqueKeysWithValues: values.map { (first.advanced(by: $0.key), $0.value) }
      ),
      days: first...first.advanced(by: 364),
      weekStart: .monday,
      today: first.advanced(by: today)
    )
  }

  @Test("has a column for each week, and distinct characters without colour")
  func year() {
    let lines = map([0: 1, 7: 4, 14: 9, 21: 20]).lines(.plain)
    #expect(lines.count == 9)
    #expect(lines[0].hasPrefix("    Jan Feb Mar  Apr"))
    // The year begins on a Thursday.
    #expect(lines[1].hasPrefix("Mon  ...."))
    #expect(lines[4].hasPrefix("Thu --+#"))
    #expect(lines.last == "    none . - + * # 20 points")
    #expect(lines.dropFirst().dropLast().allSatisfy { $0.count <= 4 + 53 })
    var drawn = Style.plain
    drawn.isPlain = false
    #expect(map([0: 20]).lines(drawn)[4].hasPrefix("Thu █···"))
  }

  @Test("leaves future days blank")
  func ahead() {
    let lines = map([0: 1], today: 3).lines(.plain)
    #expect(lines[4] == "Thu #" && lines[7] == "Sun ." && lines[1] == "Mon")
  }

  @Test("is split into several blocks on a narrow terminal", arguments: [20, 30, 40, 60, 100])
  func narrow(width: Int) {
    var style = Style.plain
    style.width = width
    let lines = map([0: 1, 364: 1]).lines(style)
    #expect(lines.dropLast().allSatisfy { $0.count <= width }, "\(lines)")
    let signs = lines.filter { $0.hasPrefix("Thu ") }.map { $0.dropFirst(4).count }
    #expect(signs.reduce(0, +) == 53)
  }
}

@Suite("A sparkline")
struct SparklineTests {
  @Test("has a character for each number, and the lowest for zero only")
  func signs() {
    #expect(Sparkline.text([0, 1, 20, 100], .plain) == "0129")
    var drawn = Style.plain
    drawn.isPlain = false
    #expect(Sparkline.text([0, 1, 100], drawn) == "▁▂█")
    #expect(Sparkline.text([0, 0], drawn) == "▁▁")
    #expect(Sparkline.text([], drawn).isEmpty)
  }
}
