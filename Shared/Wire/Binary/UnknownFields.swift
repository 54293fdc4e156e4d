/// Received fields that the contract does not know, tags included, in order.
///
/// They are written again after the known ones, so that an older process in between loses nothing.
public struct UnknownFields: Hashable, Sendable {
  @usableFromInline
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Appends a field.
  ///
  /// - Parameter field: its tag and its value.
  package mutating func append(_ field: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: field)
  }
}
