/// How the program may speak: with colours, with drawing signs, how wide (CLI-005).
struct Style: Hashable, Sendable {
  /// Escape sequences are welcome.
  var isColoured: Bool
  /// Only what ASCII has, for the program's own words; no bars, ticks or bells.
  var isPlain: Bool
  /// Columns of the terminal; `nil` when the output goes elsewhere and nothing is cut.
  var width: Int?

  static let plain = Style(isColoured: false, isPlain: true, width: nil)

  /// What a piece of text is; each has one look (CON-040 to CON-045, CON-111).
  enum Ink: Sendable {
    case heading, muted, strong, red, orange, yellow, green, blue, struck
  }

  /// The text in the look of `ink`, or as it is where colours are not welcome.
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

  /// The lines as a terminal or a program that knows ASCII only can show them: the typographic signs of the
  /// program's sentences become plain ones, in quoted words of people too.
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

  /// `drawn`, or `letters` where drawing signs are not welcome.
  func sign(_ drawn: String, or letters: String) -> String { isPlain ? letters : drawn }
}
