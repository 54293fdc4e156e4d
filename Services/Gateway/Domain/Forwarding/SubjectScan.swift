import Vocabulary

/// Finds the member that a request names, without decoding the rest of the request.
///
/// The contract declares which field holds the id. As in every protobuf reader the last occurrence
/// counts, also across repetitions of an enclosing message, and a field of another wire type is
/// skipped. It allocates nothing.
package enum SubjectScan {
  /// Nesting depth of skipped groups; deeper nesting is refused.
  package static let maximumDepth = 32

  /// Reads the id at `path`, the field numbers from the request's root.
  ///
  /// An empty path gives the caller.
  ///
  /// - Throws: ``MalformedMessage`` when the bytes are not a protobuf message.
  package static func subject(
    at path: [Int],
    in bytes: RawSpan
  ) throws(MalformedMessage) -> NamedSubject {
    guard !path.isEmpty, !bytes.isEmpty else { return .caller }
    guard let range = try find(path, 0, in: bytes, 0..<bytes.byteCount), !range.isEmpty else {
      return .caller
    }
    let id = bytes.extracting(range).withUnsafeBytes { UniqueID(utf8: $0) }
    guard let id, id.isUsable else { return .malformed }
    return .member(MemberID(rawValue: id))
  }

  /// The range of the last occurrence's bytes.
  private static func find(
    _ path: [Int],
    _ depth: Int,
    in bytes: RawSpan,
    _ range: Range<Int>
  ) throws(MalformedMessage) -> Range<Int>? {
    var cursor = WireCursor(range)
    var found: Range<Int>?
    while let tag = try cursor.nextTag(in: bytes) {
      guard tag.number == path[depth], tag.type == .lengthDelimited else {
        try cursor.skip(tag, in: bytes)
        continue
      }
      let content = try cursor.lengthDelimited(in: bytes)
      if depth + 1 < path.count {
        found = try find(path, depth + 1, in: bytes, content) ?? found
      } else {
        found = content
      }
    }
    return found
  }
}

/// The bytes are not a protobuf message; `offset` is where parsing failed.
package struct MalformedMessage: Error, Hashable, Sendable {
  package let offset: Int
}
