/// Arguments with which a benchmark cannot continue.
package struct Misuse: Error, CustomStringConvertible {
  private let word: String

  package init(word: String) { self.word = word }

  package var description: String { "not understood: \(word)" }
}
