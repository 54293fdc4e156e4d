import AnalyticsDomain
import Testing
import Vocabulary

/// Malicious exports.
@Suite("A hostile export")
struct HostileExportTests {
  private static let record =
    "<Record type=\"HKQuantityTypeIdentifierBodyMass\" sourceName=\"Scale\" unit=\"kg\" startDate=\"2016-04-19 01:25:32 -0700\" value=\"80\"/>"

  /// The samples of some bytes in chunks, and whether the file was refused.
  private func read(
    _ bytes: [UInt8],
    pieces: Int = 64 << 10
  ) -> (samples: [HealthSample], isRefused: Bool) {
    var reader = HealthExportReader()
    var samples: [HealthSample] = []
    var rest = bytes[...]
    do {
      while !rest.isEmpty {
        try reader.read(rest.prefix(pieces)) { item in
          if case .sample(let sample) = item { samples.append(sample) }
        }
        rest = rest.dropFirst(pieces)
      }
      _ = try reader.end()
      return (samples, false)
    } catch {
      return (samples, true)
    }
  }

  private func read(_ text: String, pieces: Int = 64 << 10) -> (
    samples: [HealthSample], isRefused: Bool
  ) {
    read(Array(text.utf8), pieces: pieces)
  }

  @Test("expands no entity bomb, and loads no file and no address (FST-087, FST-134)")
  func laughs() {
    var types = "<!ENTITY l0 \"lol\">"
    for number in 1...30 {
      let inner = String(repeating: "&l\(number - 1);", count: 10)
      types += "<!ENTITY l\(number) \"\(inner)\">"
    }
    types += "<!ENTITY % p SYSTEM \"http://127.0.0.1/x.dtd\"> %p;"
    types += "<!ENTITY f SYSTEM \"file:///dev/zero\">"
    let record = Self.record.replacing("Scale", with: "&l30;&f;&p;")
    let found = read("<!DOCTYPE HealthData [\(types)]><HealthData>\(record)&l30;&f;</HealthData>")
    #expect(!found.isRefused)
    #expect(found.samples.map(\.sourceName) == ["&l30;&f;&p;"])
  }

  @Test(
    "in a wrong encoding is read, and only the invalid text is affected (FST-134)",
    arguments: [
      // Latin 1, an overlong slash, half of a surrogate pair, a byte that UTF-8 never has, controls.
      [0xe9], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xff], [0x00], [0x01, 0x1b, 0x08],
      [0xf4, 0x90, 0x80, 0x80],
    ] as [[UInt8]]
  )
  func encodings(_ wrong: [UInt8]) {
    let parts = Self.record.split(separator: "Scale").map { Array($0.utf8) }
    let record = parts[0] + wrong + parts[1]
    let found = read(
      Array("<HealthData>".utf8) + record + Array("\(Self.record)</HealthData>".utf8)
    )
    #expect(!found.isRefused)
    #expect(found.samples.count == 2 && found.samples.last?.sourceName == "Scale")
  }

  @Test(
    "in UTF-16 is refused, in either byte order (FST-087)",
    arguments: [true, false]
  )
  func wide(isLittle: Bool) {
    let text = "<HealthData>\(Self.record)</HealthData>"
    let units = [0xFEFF] + Array(text.utf16)
    let bytes = units.flatMap { unit in
      isLittle
        ? [UInt8(unit & 0xff), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xff)]
    }
    let found = read(bytes)
    #expect(found.isRefused && found.samples.isEmpty)
  }

  @Test(
    "that is truncated at any byte has the complete records before it, and no other (FST-087)"
  )
  func cut() {
    let head =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE HealthData [<!ELEMENT HealthData ANY>]>\n<HealthData>\n"
    let text = head + String(repeating: Self.record + "\n", count: 3) + "</HealthData>\n"
    let bytes = Array(text.utf8)
    for length in 0...bytes.count {
      let inside = max(0, length - head.utf8.count)
      let whole = min(3, (inside + 1) / (Self.record.utf8.count + 1))
      for pieces in [1, 7, 4_096] {
        #expect(
          read(Array(bytes.prefix(length)), pieces: pieces).samples.count == whole,
          "\(length)"
        )
      }
    }
  }

  @Test("with endlessly nested elements is refused early (FST-134)")
  func deep() {
    func nested(_ depth: Int) -> String {
      "<HealthData>\(Self.record)" + String(repeating: "<a>", count: depth)
        + String(repeating: "</a>", count: depth) + "</HealthData>"
    }
    #expect(!read(nested(MarkupScanner.deepest - 1)).isRefused)
    let found = read(nested(1_000_000))
    #expect(found.isRefused && found.samples.count == 1, "earlier records are kept")
  }

  @Test(
    "with an unclosed construct ends with the file (FST-134)",
    arguments: ["<!--", "<![CDATA[", "<?", "<a b=\"", "<a b='", "<"]
  )
  func unclosed(_ opening: String) {
    let text =
      "<HealthData>\(Self.record)\(opening)"
      + String(
        repeating: Self.record.replacing("\"", with: " ").replacing(">", with: " "),
        count: 2_000
      )
    for pieces in [1 << 20, 13] {
      #expect(read(text, pieces: pieces).samples.count == 1)
    }
  }

  @Test("has records only in their element, not in comments and texts (FST-083)")
  func elsewhere() {
    let text =
      "<HealthData><!-- \(Self.record) --><![CDATA[\(Self.record)]]><?x \(Self.record.dropLast(2)) ?>"
      + "<Correlation>\(Self.record)</Correlation>\(Self.record)</HealthData>"
    let found = read(text)
    #expect(!found.isRefused && found.samples.count == 1)
  }

  @Test("with very many attributes or a very long name loses one record (FST-134)")
  func long() {
    let many = (0..<5_000).map { "a\($0)=\"x\"" }.joined(separator: " ")
    let name = String(repeating: "n", count: 200_000)
    let text =
      "<HealthData><Record \(many) value=\"80\"/><\(name) b=\"c\"/><Record \(name)=\"1\"/>\(Self.record)</HealthData>"
    for pieces in [1 << 20, 977] {
      let found = read(text, pieces: pieces)
      #expect(!found.isRefused && found.samples.count == 1)
    }
  }
}
