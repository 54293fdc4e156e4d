/// The style of output: colours, drawing characters, width (CLI-005).
struct Style: Hashable, Sendable {
  /// Whether escape sequences are allowed.
  var isColoured: Bool
  /// Whether the program's own words use ASCII only, without bars, ticks and bells.
  var isPlain: Bool
  /// Columns of the terminal; `nil` for other outputs, where nothing is truncated.
  var width: Int?

  static let plain = Style(isColoured: false, isPlain: true, width: nil)

  /// The role of a text, which determines its look (CON-040 to CON-045, CON-111).
  enum Ink: Sendable {
    case heading, muted, strong, red, orange, yellow, green, blue, struck
  }

  /// The text in the look of `ink`, or unchanged without colours.
  func paint(_ text: String, _ ink: Ink?) -> String {
    guard isColoured, let ink, !text.isEmpty else { return text }
    return "\u{1B}[\(Style.code(of: ink))m\(text)\u{1B}[0m"
  }

  private static func code(of ink: Ink) -> String {
    switch ink {
    case .heading: "1"
    case .muted: "2"
    case .strong: "1"
    case .red: "31"
    case .orange: "38;5;208"
    case .yellow: "33"
    case .green: "32"
    case .blue: "34"
    case .struck: "2;9"
    }
  }

  /// The lines in ASCII, as far as the program's own typographic characters go, including those
  /// around quoted user text.
  func plainly(_ lines: [String]) -> [String] {
    isPlain ? lines.map(Style.ascii) : lines
  }

  private static let plainSigns: [Character: String] = [
    "“": "\"", "”": "\"", "‘": "'", "’": "'", "–": "-", "·": "-", "•": "*", "⚠": "!",
    "↓": "v", "✓": "x", "×": "x",
  ]

  private static func ascii(_ line: String) -> String {
    guard !line.utf8.allSatisfy({ $0 < 0x80 }) else { return line }
    return line.reduce(into: "") { $0 += plainSigns[$1] ?? String($1) }
  }

  /// `drawn`, or `letters` in plain style.
  func sign(_ drawn: String, or letters: String) -> String { isPlain ? letters : drawn }
}
