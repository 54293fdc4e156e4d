/// What one message may cost whoever decodes it.
@usableFromInline
package struct WireLimits: Hashable, Sendable {
  /// How deep messages and groups may nest.
  @usableFromInline
  package var depth: Int

  /// Bytes the decoded value may take beyond those of its text.
  ///
  /// An empty message takes two bytes on the wire and hundreds in memory, so four megabytes could
  /// ask for a gigabyte. Messages in messages, elements of repeated fields and entries of maps are
  /// charged against this before they are made.
  @usableFromInline
  package var memory: Int

  @inlinable
  package init(depth: Int = 100, memory: Int = 64 << 20) {
    self.depth = depth
    self.memory = memory
  }

  /// Depth 100 as in protobuf's own decoders; 64 MiB, sixteen times the largest message of a call.
  @inlinable
  package static var standard: WireLimits { WireLimits() }
}
