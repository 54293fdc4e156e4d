/// What one message may cost whoever decodes it.
public struct WireLimits: Hashable, Sendable {
  /// How deep messages and groups may nest.
  public var depth: Int

  /// Bytes the decoded value may take beyond those of its text.
  ///
  /// An empty message takes two bytes on the wire and hundreds in memory, so four megabytes could
  /// ask for a gigabyte. Messages in messages, elements of repeated fields and entries of maps are
  /// charged against this before they are made. A message that is merged into one that is there is charged a
  /// sixteenth, since it may move that.
  public var memory: Int

  /// Combining marks that a text may have in a row.
  ///
  /// To compare two texts, or to compose one, is to put such a row in order, which takes time with the square of
  /// its length: 200 KB of them take 12 s.
  public var marks: Int

  /// Limits; those of protobuf's own decoders unless they are given.
  @inlinable
  public init(depth: Int = 100, memory: Int = 64 << 20, marks: Int = .max) {
    self.depth = depth
    self.memory = memory
    self.marks = marks
  }

  /// Depth 100 as in protobuf's own decoders; 64 MiB, sixteen times the largest message of a call.
  @inlinable
  public static var standard: WireLimits { WireLimits() }

  /// The same for who may send anything: texts in Unicode's Stream-Safe form (UAX #15, section 13), which no
  /// language leaves.
  @inlinable
  package static var ofStrangers: WireLimits { WireLimits(marks: 30) }
}
