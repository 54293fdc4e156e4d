/// One line in the making: `key=value` pairs, or the members of a JSON object.
///
/// A value cannot end the line or begin another key: control characters, quotes and backslashes
/// are escaped, and what a terminal would act on does not reach it.
struct LogLine {
  private var text: String
  private let format: LogFormat

  init(format: LogFormat) {
    self.format = format
    text = format == .json ? "{" : ""
  }

  mutating func add(_ key: String, _ value: LogValue) {
    switch format {
    case .logfmt:
      if !text.isEmpty { text += " " }
      text += key + "=" + Self.logfmt(value)
    case .json:
      if text.count > 1 { text += "," }
      text += "\"\(key)\":" + (value.isBare ? value.text : Self.quoted(value.text))
    }
  }

  /// The line with its end.
  var finished: String {
    text + (format == .json ? "}\n" : "\n")
  }

  private static func logfmt(_ value: LogValue) -> String {
    let text = value.text
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy {
        (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "=")
          && $0 != UInt8(ascii: "\\")
      }
    return isPlain ? text : quoted(text)
  }

  /// A JSON string; logfmt readers understand the same escapes.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where isUnsafe(scalar):
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - min(4, digits.count)) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Control characters of both blocks, line and paragraph separators, and direction marks.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value)
      || (0x2028...0x202e).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
