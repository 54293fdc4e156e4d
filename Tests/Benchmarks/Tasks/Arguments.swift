import Measurement

/// `--name value` pairs after a benchmark's name.
struct Arguments {
  private var values: [String: String] = [:]

  /// - Throws: ``Misuse`` for an argument that is not a pair.
  init(_ words: ArraySlice<String>) throws {
    var words = words
    while let name = words.popFirst() {
      guard name.hasPrefix("--"), let value = words.popFirst() else { throw Misuse(word: name) }
      values[String(name.dropFirst(2))] = value
    }
  }

  func text(_ name: String) throws -> String {
    guard let value = values[name] else { throw Misuse(word: "--\(name) is missing") }
    return value
  }

  func number(_ name: String, default fallback: Int) throws -> Int {
    guard let value = values[name] else { return fallback }
    guard let number = Int(value), number > 0 else { throw Misuse(word: "--\(name) \(value)") }
    return number
  }
}
