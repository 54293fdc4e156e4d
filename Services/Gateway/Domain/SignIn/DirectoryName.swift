import Foundation

/// The name of a household, a member or a token: one line that a person chose.
///
/// Outer white space is cut, control characters are refused. Stored as given otherwise.
package struct DirectoryName: Hashable, Sendable {
  package static let maximumCharacters = 50
  private static let maximumBytesPerCharacter = 32  // so that one "character" is no megabyte

  package let text: String

  package init(_ given: String) throws(NameRefusal) {
    guard given.utf8.count <= 4 * 1_024 else { throw .tooLong }
    let text = given.trimmed
    guard !text.isEmpty else { throw .empty }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw .controlCharacter }
    guard text.count <= DirectoryName.maximumCharacters,
      text.utf8.count <= DirectoryName.maximumCharacters * DirectoryName.maximumBytesPerCharacter
    else { throw .tooLong }
    self.text = text
  }

  /// What two names have in common when they are the same name: NFC, lower case.
  package var key: String { text.precomposedStringWithCanonicalMapping.lowercased() }
}

/// What is wrong with a name.
package enum NameRefusal: Error, Hashable, Sendable {
  case empty
  /// More than ``DirectoryName/maximumCharacters``.
  case tooLong
  case controlCharacter
}

extension String {
  /// Without white space and line breaks at the ends.
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
