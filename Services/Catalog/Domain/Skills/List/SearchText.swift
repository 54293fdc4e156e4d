import Foundation

/// Text as searching and sorting by name see it: lower case, without accents.
package struct SearchText: Hashable, Sendable {
  package let folded: String

  package init(_ text: String) {
    let letters = text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    folded = String(String.UnicodeScalarView(letters))
  }

  /// Nothing but white space; such a search matches everything.
  package var isBlank: Bool { folded.allSatisfy(\.isWhitespace) }

  /// Whether `text` contains this, code point by code point: no sign has a meaning of its own.
  package func isPart(of text: SearchText) -> Bool {
    isBlank || text.folded.unicodeScalars.contains(folded.unicodeScalars)
  }
}
