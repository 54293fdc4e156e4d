/// Compact JSON with line breaks, indented by two spaces.
enum PrettyJSON {
  static func text(_ compact: String) -> String {
    var pretty: [UInt8] = []
    var depth = 0
    var isInString = false
    var isEscaped = false
    let bytes = Array(compact.utf8)
    func breakLine() {
      pretty.append(UInt8(ascii: "\n"))
      pretty += [UInt8](repeating: UInt8(ascii: " "), count: 2 * max(0, depth))
    }
    for (index, byte) in bytes.enumerated() {
      if isInString {
        pretty.append(byte)
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      let before = index > 0 ? bytes[index - 1] : 0
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        pretty.append(byte)
        let closing = byte + 2  // "}" and "]" are two behind "{" and "["
        if index + 1 < bytes.count, bytes[index + 1] != closing { breakLine() }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if before != byte - 2 { breakLine() }
        pretty.append(byte)
      case UInt8(ascii: ","):
        pretty.append(byte)
        breakLine()
      case UInt8(ascii: ":"): pretty += [byte, UInt8(ascii: " ")]
      default:
        isInString = byte == UInt8(ascii: "\"")
        pretty.append(byte)
      }
    }
    return String(decoding: pretty, as: UTF8.self)
  }
}
