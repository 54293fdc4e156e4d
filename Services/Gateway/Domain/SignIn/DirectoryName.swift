import Foundation

/// The name of a household, member or token: one line of text.
///
/// Leading and trailing white space is removed, and control characters are refused. The rest is stored as given.
package struct DirectoryName: Hashable, Sendable {
  package static let maximumCharacters = 50
  private static let maximumBytesPerCharacter = 32  // combining marks are unbounded otherwise

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

  /// The key for comparing names: NFC, lower case.
  package var key: String { text.precomposedStringWithCanonicalMapping.lowercased() }
}

/// Why a name is refused.
package enum NameRefusal: Error, Hashable, Sendable {
  case empty
  /// More than ``DirectoryName/maximumCharacters``.
  case tooLong
  case controlCharacter
}

extension String {
  /// Without leading and trailing white space.
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
