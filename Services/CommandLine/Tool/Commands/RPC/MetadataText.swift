import Foundation
import RPC

/// Metadata for display and for JSON; bytes are base64, as for `-H`.
enum MetadataText {
  /// `key: value`, one line each.
  static func lines(_ metadata: Metadata) -> [String] {
    metadata.map { SafeText.line("\($0.key): \(text($0.value))") }
  }

  /// All values of each key, in order.
  static func object(_ metadata: Metadata) -> [String: [String]] {
    Dictionary(grouping: metadata) { $0.key }.mapValues { $0.map { text($0.value) } }
  }

  static func json(_ object: [String: Any]) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: object,
      options: [.sortedKeys, .withoutEscapingSlashes]
    )
    return data.map { SafeText.json(String(decoding: $0, as: UTF8.self)) } ?? "{}"
  }

  private static func text(_ value: Metadata.EntryValue) -> String {
    switch value {
    case .text(let text): text
    case .binary(let bytes): Data(bytes).base64EncodedString()
    }
  }
}
