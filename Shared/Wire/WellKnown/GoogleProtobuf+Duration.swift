// Generated from google/protobuf/duration.proto by protoc-gen-daybook; do not edit.

extension GoogleProtobuf {
  /// A Duration represents a signed, fixed-length span of time represented as a count of seconds
  /// and fractions of seconds at nanosecond resolution.
  ///
  /// It is independent of any calendar and concepts like "day" or "month". It is related to
  /// Timestamp in that the difference between two Timestamp values is a Duration and it can be
  /// added or subtracted from a Timestamp. Range is approximately +-10,000 years.
  ///
  /// # Examples
  ///
  /// Example 1: Compute Duration from two Timestamps in pseudo code.
  ///
  ///     Timestamp start = ...;
  ///     Timestamp end = ...;
  ///     Duration duration = ...;
  ///
  ///     duration.seconds = end.seconds - start.seconds;
  ///     duration.nanos = end.nanos - start.nanos;
  ///
  ///     if (duration.seconds < 0 && duration.nanos > 0) {
  ///       duration.seconds += 1;
  ///       duration.nanos -= 1000000000;
  ///     } else if (duration.seconds > 0 && duration.nanos < 0) {
  ///       duration.seconds -= 1;
  ///       duration.nanos += 1000000000;
  ///     }
  ///
  /// Example 2: Compute Timestamp from Timestamp + Duration in pseudo code.
  ///
  ///     Timestamp start = ...;
  ///     Duration duration = ...;
  ///     Timestamp end = ...;
  ///
  ///     end.seconds = start.seconds + duration.seconds;
  ///     end.nanos = start.nanos + duration.nanos;
  ///
  ///     if (end.nanos < 0) {
  ///       end.seconds -= 1;
  ///       end.nanos += 1000000000;
  ///     } else if (end.nanos >= 1000000000) {
  ///       end.seconds += 1;
  ///       end.nanos -= 1000000000;
  ///     }
  ///
  /// Example 3: Compute Duration from datetime.timedelta in Python.
  ///
  ///     td = datetime.timedelta(days=3, minutes=10)
  ///     duration = Duration()
  ///     duration.FromTimedelta(td)
  ///
  /// # JSON Mapping
  ///
  /// In JSON format, the Duration type is encoded as a string rather than an object, where the
  /// string ends in the suffix "s" (indicating seconds) and is preceded by the number of seconds,
  /// with nanoseconds expressed as fractional seconds. For example, 3 seconds with 0 nanoseconds
  /// should be encoded in JSON format as "3s", while 3 seconds and 1 nanosecond should be
  /// expressed in JSON format as "3.000000001s", and 3 seconds and 1 microsecond should be
  /// expressed in JSON format as "3.000001s".
  public struct Duration: Message {
    /// Signed seconds of the span of time.
    ///
    /// Must be from -315,576,000,000 to +315,576,000,000 inclusive. Note: these bounds are
    /// computed from: 60 sec/min * 60 min/hr * 24 hr/day * 365.25 days/year * 10000 years
    public var seconds: Int64 = 0

    /// Signed fractions of a second at nanosecond resolution of the span of time.
    ///
    /// Durations less than one second are represented with a 0 `seconds` field and a positive or
    /// negative `nanos` field. For durations of one second or more, a non-zero value for the
    /// `nanos` field must be of the same sign as the `seconds` field. Must be from -999,999,999 to
    /// +999,999,999 inclusive.
    public var nanos: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(seconds: Int64 = 0, nanos: Int32 = 0) {
      self.seconds = seconds
      self.nanos = nanos
    }
  }
}

extension GoogleProtobuf.Duration {
  /// The full name in the contract.
  public static let fullName: String = "google.protobuf.Duration"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "seconds", "seconds"),
    FieldInfo(2, "nanos", "nanos"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(nanos, 2, Int32Field.self)
    sink.implicit(seconds, 1, Int64Field.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: seconds = try Int64Field.read(from: &reader)
      case 16: nanos = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }
}
