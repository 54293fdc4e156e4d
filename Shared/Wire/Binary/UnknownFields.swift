/// Fields a message was sent that its contract does not know, tags included, in the order they came.
///
/// They are written again behind the known ones, so that a process in the middle loses nothing that
/// was added to the contract after it was built.
public struct UnknownFields: Hashable, Sendable {
  @usableFromInline
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Keeps one more field.
  ///
  /// - Parameter field: its tag and everything behind it.
  package mutating func append(_ field: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: field)
  }
}
