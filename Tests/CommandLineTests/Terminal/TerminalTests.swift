import Testing

@testable import CommandLineTool

@Suite("Untrusted text")
struct SafeTextTests {
  @Test(
    "is printed with its control characters made visible",
    arguments: [
      ("plain", "plain"), ("\u{1B}]0;gone\u{07}", "␛]0;gone␇"), ("a\nb\tc", "a b c"),
      ("\u{202E}txt", "\u{FFFD}txt"), ("\u{9B}2J", "\u{FFFD}2J"), ("Maß 😂", "Maß 😂"),
    ]
  )
  func line(text: String, safe: String) {
    #expect(SafeText.line(text) == safe)
  }

  @Test("keeps its lines where lines are allowed")
  func lines() {
    #expect(SafeText.lines("one\r\ntwo\u{1B}[1m") == ["one", "two␛[1m"])
  }
}

@Suite("A table")
struct TableTests {
  private var table: Table {
    var table = Table([
      Table.Column(heading: "#", isAtRight: true),
      Table.Column(heading: "Task", isFlexible: true),
      Table.Column(heading: "Due"),
    ])
    table.add([Table.Cell("1"), Table.Cell("漢字 😂"), Table.Cell("Today", .strong)])
    table.add([Table.Cell("12"), Table.Cell("A rather long name"), Table.Cell("")])
    return table
  }

  @Test("aligns columns by display width (CLI-005)")
  func widths() {
    #expect(
      table.lines(.plain) == [
        " #  Task                Due",
        " 1  漢字 😂             Today",
        "12  A rather long name",
      ]
    )
  }

  @Test(
    "counts the columns that terminals use (CLI-005)",
    arguments: [
      ("ทำ", 2), ("น้ำ", 2), ("ຄຳ", 2), ("क्ष", 2), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("😂", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("☂\u{FE0F}", 2), ("ﾊ", 1),
      ("", 0),
    ]
  )
  func columns(text: String, columns: Int) {
    #expect(TextWidth.columns(text) == columns)
  }

  @Test("cuts the widest of its flexible columns first, and none below its minimum width")
  func severalFlexible() {
    var table = Table([
      Table.Column(heading: "#"), Table.Column(heading: "Task", isFlexible: true),
      Table.Column(heading: "Due"), Table.Column(heading: "Project", isFlexible: true),
    ])
    table.add([
      Table.Cell("1"), Table.Cell("Pay the rent of May"), Table.Cell("Today"),
      Table.Cell(String(repeating: "long ", count: 17)),
    ])
    func lines(_ width: Int) -> [String] {
      table.lines(Style(isColoured: false, isPlain: false, width: width))
    }
    for width in 36...110 {
      #expect(lines(width).allSatisfy { TextWidth.columns($0) <= width }, "\(width)")
    }
    #expect(lines(80)[1].contains("Pay the rent of May"))
    #expect(lines(10)[1] == "1  Pay the ren…  Today  long long l…")
  }

  @Test("cuts only the flexible column on a narrow terminal")
  func narrow() {
    let style = Style(isColoured: false, isPlain: false, width: 26)
    #expect(table.lines(style)[2] == "12  A rather long…")
  }

  @Test("uses colours only where they are allowed (CLI-005)")
  func colours() {
    let coloured = Style(isColoured: true, isPlain: false, width: nil)
    #expect(table.lines(coloured)[1].contains("\u{1B}[1mToday\u{1B}[0m"))
    #expect(!table.lines(.plain).joined().contains("\u{1B}"))
  }
}

@Suite("Plain output")
struct PlainTests {
  @Test("replaces the program's own symbols by ASCII, and keeps letters of every script (CLI-005)")
  func signs() {
    let lines = ["“Küche” – 3 tasks ⚠ ↓ 漢"]
    #expect(Style.plain.plainly(lines) == ["\"Küche\" - 3 tasks ! v 漢"])
    let drawn = Style(isColoured: false, isPlain: false, width: nil)
    #expect(drawn.plainly(lines) == lines)
  }
}

@Suite("A chart")
struct ChartTests {
  private let chart = Chart(bars: [
    Chart.Bar(label: "Fri", value: 14, remark: "3 tasks"),
    Chart.Bar(label: "Sat", value: 7, remark: "1 task", isHighlighted: true),
    Chart.Bar(label: "Sun", value: 0, remark: ""),
  ])

  @Test("draws bars in proportion to the largest")
  func drawn() {
    let lines = chart.lines(Style(isColoured: false, isPlain: false, width: 30))
    #expect(
      lines
        == [
          "Fri  ████████████  14  3 tasks", "Sat  ██████         7  1 task",
          "Sun                 0",
        ].map { line in
          line
        }
    )
  }

  @Test("marks the goal beside bars that do not reach it, and scales to it (FST-142)")
  func goal() {
    var water = Chart(
      bars: [
        Chart.Bar(label: "Fri", value: 1_000, remark: "", shown: "34 fl oz"),
        Chart.Bar(label: "Sat", value: 2_000, remark: "", shown: "68 fl oz"),
      ],
      goal: 2_000
    )
    let style = Style(isColoured: false, isPlain: true, width: 31)
    #expect(
      water.lines(style) == ["Fri  #######      |  34 fl oz", "Sat  ##############  68 fl oz"]
    )
    water.goal = 4_000
    #expect(
      water.lines(style) == ["Fri  ####         |  34 fl oz", "Sat  #######      |  68 fl oz"]
    )
  }

  @Test("uses letters where drawing characters are not allowed")
  func plain() {
    let lines = chart.lines(.plain)
    #expect(lines[0].contains(String(repeating: "#", count: 40)))
    #expect(lines[1].contains(String(repeating: "#", count: 20)))
    #expect(!lines[2].contains("#"))
  }
}
