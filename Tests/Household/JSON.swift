import Foundation

/// An answer's JSON, looked into by path: `answer["task", "name"]`.
package struct JSON: Equatable, CustomStringConvertible {
  private let data: Data

  package init(_ text: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
  }

  package var description: String { String(decoding: data, as: UTF8.self) }

  private func value(_ path: [String]) -> Any? {
    var found: Any? = try? JSONSerialization.jsonObject(with: data)
    for name in path { found = (found as? [String: Any])?[name] }
    return found
  }

  package func text(_ path: String...) -> String? { value(path) as? String }
  package func bool(_ path: String...) -> Bool { value(path) as? Bool ?? false }
  package func has(_ path: String...) -> Bool { value(path) != nil }
  package func count(_ path: String...) -> Int { (value(path) as? [Any])?.count ?? 0 }

  /// A number; proto3 JSON writes those of 64 bits as text and leaves out zeros.
  package func number(_ path: String...) -> Int {
    switch value(path) {
    case let number as Int: number
    case let text as String: Int(text) ?? 0
    default: 0
    }
  }

  /// One field of each object of a list.
  package func texts(_ list: String, _ field: String) -> [String] {
    (value([list]) as? [[String: Any]] ?? []).compactMap { $0[field] as? String }
  }

  /// The objects of a list, as this type.
  package func objects(_ list: String) -> [JSON] {
    (value([list]) as? [[String: Any]] ?? []).compactMap { object in
      guard let data = try? JSONSerialization.data(withJSONObject: object) else { return nil }
      return try? JSON(String(decoding: data, as: UTF8.self))
    }
  }
}
