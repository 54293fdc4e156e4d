/// What is refused of several declarations, so that a person hears of all at once.
struct Refusals {
  private var sentences: [String] = []

  /// Does `body`, and keeps its refusal.
  ///
  /// - Returns: what `body` makes; `nil` when it refuses.
  mutating func collect<Value>(
    _ body: () throws(GeneratorError) -> Value
  ) -> Value? {
    do {
      return try body()
    } catch {
      add(error)
      return nil
    }
  }

  /// Keeps a refusal; the same sentence stands once.
  mutating func add(_ error: GeneratorError) {
    for sentence in error.sentences where !sentences.contains(sentence) {
      sentences.append(sentence)
    }
  }

  /// Refuses when anything was.
  ///
  /// - Throws: ``GeneratorError`` with a line for each refusal, in the order of the declarations.
  func check() throws(GeneratorError) {
    guard sentences.isEmpty else { throw GeneratorError(sentences) }
  }
}

/// Why no code was made; each sentence names the file and the declaration.
struct GeneratorError: Error, CustomStringConvertible {
  let sentences: [String]

  var description: String { sentences.joined(separator: "\n") }

  init(_ sentence: String) {
    sentences = [sentence]
  }

  fileprivate init(_ sentences: [String]) {
    self.sentences = sentences
  }
}
