/// An app's icon (APP-014).
package struct AppIcon: Hashable, Sendable {
  package static let mostBytes = 64 << 10
  /// Length of a SHA-256 digest in bytes.
  package static let hashLength = 32

  /// The image format; raw values are stored.
  package enum Kind: Int, Hashable, Sendable {
    case png = 1
    case jpeg = 2

    package var mediaType: String { self == .png ? "image/png" : "image/jpeg" }
  }

  /// Why an image is rejected.
  package enum Problem: String, Error, Hashable, Sendable {
    case tooLarge = "icon_too_large"
    case type = "icon_type"
    /// No app of the child refers to this hash.
    case notReported = "icon_not_reported"
  }

  package let kind: Kind
  package let bytes: [UInt8]

  package init(kind: Kind, bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
  }

  /// Detects the format from the content, not from a name or declared type.
  package init(_ bytes: [UInt8]) throws(Problem) {
    guard bytes.count <= Self.mostBytes else { throw .tooLarge }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self.init(kind: .png, bytes: bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self.init(kind: .jpeg, bytes: bytes)
    } else {
      throw .type
    }
  }
}
