/// Words a benchmark cannot go on with.
package struct Misuse: Error, CustomStringConvertible {
  private let word: String

  package init(word: String) { self.word = word }

  package var description: String { "not understood: \(word)" }
}
