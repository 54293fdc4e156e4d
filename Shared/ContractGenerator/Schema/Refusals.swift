/// Collects the refusals of several declarations, so that all are reported together.
struct Refusals {
  private var sentences: [String] = []

  /// Runs `body`, and keeps its refusal.
  ///
  /// - Returns: the result of `body`; `nil` if it refuses.
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

  /// Adds a refusal; equal sentences are kept once.
  mutating func add(_ error: GeneratorError) {
    for sentence in error.sentences where !sentences.contains(sentence) {
      sentences.append(sentence)
    }
  }

  /// Throws if there is any refusal.
  ///
  /// - Throws: ``GeneratorError`` with a line for each refusal, in the order of the declarations.
  func check() throws(GeneratorError) {
    guard sentences.isEmpty else { throw GeneratorError(sentences) }
  }
}

/// Why no code was generated; each sentence names the file and the declaration.
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
