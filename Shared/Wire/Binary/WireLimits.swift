/// The resources that decoding one message may use.
public struct WireLimits: Hashable, Sendable {
  /// How deep messages and groups may nest.
  public var depth: Int

  /// Bytes of memory for the decoded value, without its texts.
  ///
  /// An empty message takes two bytes on the wire and hundreds in memory, so four megabytes could
  /// allocate a gigabyte. Messages in messages, elements of repeated fields and entries of maps are
  /// charged before they are created. A message that is merged into an existing one is charged a
  /// sixteenth, since it may move that.
  public var memory: Int

  /// The longest run of combining marks in a text.
  ///
  /// Comparing or composing texts sorts such a run in quadratic time: 200 KB of them take 12 s.
  public var marks: Int

  /// Limits; by default those of protobuf's own decoders.
  @inlinable
  public init(depth: Int = 100, memory: Int = 64 << 20, marks: Int = .max) {
    self.depth = depth
    self.memory = memory
    self.marks = marks
  }

  /// Depth 100 as in protobuf's own decoders; 64 MiB, sixteen times the largest message of a call.
  @inlinable
  public static var standard: WireLimits { WireLimits() }

  /// The limits for untrusted senders: texts in Unicode's Stream-Safe form (UAX #15, section 13),
  /// which suffices for every language.
  @inlinable
  package static var untrusted: WireLimits { WireLimits(marks: 30) }
}
