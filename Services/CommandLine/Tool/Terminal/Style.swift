/// How the program may speak: with colours, with drawing signs, how wide (CLI-005).
struct Style: Hashable, Sendable {
  /// Escape sequences are welcome.
  var isColoured: Bool
  /// Only letters and the signs of the lists; no bars, ticks or bells.
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

  /// `drawn`, or `letters` where drawing signs are not welcome.
  func sign(_ drawn: String, or letters: String) -> String { isPlain ? letters : drawn }
}
