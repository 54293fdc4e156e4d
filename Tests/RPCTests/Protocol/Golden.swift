import Foundation
import Testing

/// The golden bytes of PROTOCOL.md, by label: the document is the source, so it cannot be wrong.
enum Golden {
  static let all: [String: [UInt8]] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Shared/RPC/PROTOCOL.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let block = text.split(separator: "<!-- golden -->").last?.split(separator: "<!-- /golden -->")
    return read(String(block?.first ?? ""))
  }()

  static subscript(label: String) -> [UInt8] {
    get throws { try #require(all[label], "no golden bytes \(label) in PROTOCOL.md") }
  }

  private static func read(_ block: String) -> [String: [UInt8]] {
    var golden: [String: [UInt8]] = [:]
    var label = ""
    for line in block.split(separator: "\n") where !line.hasPrefix("```") {
      var groups = line.prefix { $0 != ";" }.split(separator: " ")
      if !line.hasPrefix(" ") { label = String(groups.removeFirst()) }
      golden[label, default: []] += groups.flatMap(bytes)
    }
    return golden
  }

  /// `0a0b`, or `61*3620` for that byte so often.
  static func bytes(_ group: some StringProtocol) -> [UInt8] {
    let parts = group.split(separator: "*")
    guard parts.count == 2, let count = Int(parts[1]) else { return hex(group) }
    return Array(repeatElement(hex(parts[0]), count: count).joined())
  }

  static func hex(_ text: some StringProtocol) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }
}

extension [UInt8] {
  var hexText: String { map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }
}
