import Foundation

/// Text folded for searching and sorting: lower case, without accents.
package struct SearchText: Hashable, Sendable {
  package let folded: String

  package init(_ text: String) {
    let letters = text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    folded = String(String.UnicodeScalarView(letters))
  }

  /// Whether it contains only white space; a blank search matches everything.
  package var isBlank: Bool { folded.allSatisfy(\.isWhitespace) }

  /// Whether `text` contains this, compared by code points; there are no wildcards.
  package func isPart(of text: SearchText) -> Bool {
    isBlank || text.folded.unicodeScalars.contains(folded.unicodeScalars)
  }
}
