// Generated from daybook/rpc/v1/metrics.proto by protoc-gen-daybook; do not edit.

public import Wire

extension RPCV1 {
  /// The request of `Metrics/GetMetrics`.
  public struct GetMetricsRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension RPCV1.GetMetricsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.GetMetricsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension RPCV1 {
  /// The answer of `Metrics/GetMetrics`.
  public struct GetMetricsResponse: Message {
    /// Time since the process started.
    public var uptime: GoogleProtobuf.Duration?

    /// Connections of its server.
    public var connections: RPCV1.ConnectionCounts?

    /// Methods that were called, by name; `unknown` counts calls of methods that do not exist.
    public var methods: [RPCV1.MethodMetrics] = []

    /// How often each limit was reached.
    public var limits: [RPCV1.LimitCount] = []

    /// Running handlers, including those whose call has ended.
    public var runningHandlers: Int64 = 0

    /// Buffered messages and output.
    public var bufferedBytes: Int64 = 0

    /// Bytes received.
    public var receivedBytes: Int64 = 0

    /// Bytes sent.
    public var sentBytes: Int64 = 0

    /// The process's caches.
    public var caches: [RPCV1.CacheMetrics] = []

    /// The process's databases.
    public var stores: [RPCV1.StoreMetrics] = []

    /// The process's channels to other processes.
    public var channels: [RPCV1.ChannelMetrics] = []

    /// Safety warnings: calculations without a result, and damaged state, that were replaced by a
    /// fallback.
    public var safetyWarnings: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      uptime: GoogleProtobuf.Duration? = nil,
      connections: RPCV1.ConnectionCounts? = nil,
      methods: [RPCV1.MethodMetrics] = [],
      limits: [RPCV1.LimitCount] = [],
      runningHandlers: Int64 = 0,
      bufferedBytes: Int64 = 0,
      receivedBytes: Int64 = 0,
      sentBytes: Int64 = 0,
      caches: [RPCV1.CacheMetrics] = [],
      stores: [RPCV1.StoreMetrics] = [],
      channels: [RPCV1.ChannelMetrics] = [],
      safetyWarnings: Int64 = 0
    ) {
      self.uptime = uptime
      self.connections = connections
      self.methods = methods
      self.limits = limits
      self.runningHandlers = runningHandlers
      self.bufferedBytes = bufferedBytes
      self.receivedBytes = receivedBytes
      self.sentBytes = sentBytes
      self.caches = caches
      self.stores = stores
      self.channels = channels
      self.safetyWarnings = safetyWarnings
    }
  }
}

extension RPCV1.GetMetricsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.GetMetricsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "uptime", "uptime", .single, GoogleProtobuf.Duration.self),
    FieldInfo(2, "connections", "connections", .single, RPCV1.ConnectionCounts.self),
    FieldInfo(3, "methods", "methods", .repeated, RPCV1.MethodMetrics.self),
    FieldInfo(4, "limits", "limits", .repeated, RPCV1.LimitCount.self),
    FieldInfo(5, "running_handlers", "runningHandlers"),
    FieldInfo(6, "buffered_bytes", "bufferedBytes"),
    FieldInfo(7, "received_bytes", "receivedBytes"),
    FieldInfo(8, "sent_bytes", "sentBytes"),
    FieldInfo(9, "caches", "caches", .repeated, RPCV1.CacheMetrics.self),
    FieldInfo(10, "stores", "stores", .repeated, RPCV1.StoreMetrics.self),
    FieldInfo(11, "channels", "channels", .repeated, RPCV1.ChannelMetrics.self),
    FieldInfo(12, "safety_warnings", "safetyWarnings"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(safetyWarnings, 12, Int64Field.self)
    sink.repeated(channels, 11, MessageField<RPCV1.ChannelMetrics>.self)
    sink.repeated(stores, 10, MessageField<RPCV1.StoreMetrics>.self)
    sink.repeated(caches, 9, MessageField<RPCV1.CacheMetrics>.self)
    sink.implicit(sentBytes, 8, Int64Field.self)
    sink.implicit(receivedBytes, 7, Int64Field.self)
    sink.implicit(bufferedBytes, 6, Int64Field.self)
    sink.implicit(runningHandlers, 5, Int64Field.self)
    sink.repeated(limits, 4, MessageField<RPCV1.LimitCount>.self)
    sink.repeated(methods, 3, MessageField<RPCV1.MethodMetrics>.self)
    sink.optional(connections, 2, MessageField<RPCV1.ConnectionCounts>.self)
    sink.optional(uptime, 1, MessageField<GoogleProtobuf.Duration>.self)
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
      case 10: try reader.merge(&uptime)
      case 18: try reader.merge(&connections)
      case 26: try reader.append(to: &methods, MessageField<RPCV1.MethodMetrics>.self)
      case 34: try reader.append(to: &limits, MessageField<RPCV1.LimitCount>.self)
      case 40: runningHandlers = try Int64Field.read(from: &reader)
      case 48: bufferedBytes = try Int64Field.read(from: &reader)
      case 56: receivedBytes = try Int64Field.read(from: &reader)
      case 64: sentBytes = try Int64Field.read(from: &reader)
      case 74: try reader.append(to: &caches, MessageField<RPCV1.CacheMetrics>.self)
      case 82: try reader.append(to: &stores, MessageField<RPCV1.StoreMetrics>.self)
      case 90: try reader.append(to: &channels, MessageField<RPCV1.ChannelMetrics>.self)
      case 96: safetyWarnings = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(uptime, "uptime", MessageField<GoogleProtobuf.Duration>.self)
    try writer.optional(connections, "connections", MessageField<RPCV1.ConnectionCounts>.self)
    try writer.repeated(methods, "methods", MessageField<RPCV1.MethodMetrics>.self)
    try writer.repeated(limits, "limits", MessageField<RPCV1.LimitCount>.self)
    try writer.implicit(runningHandlers, "runningHandlers", Int64Field.self)
    try writer.implicit(bufferedBytes, "bufferedBytes", Int64Field.self)
    try writer.implicit(receivedBytes, "receivedBytes", Int64Field.self)
    try writer.implicit(sentBytes, "sentBytes", Int64Field.self)
    try writer.repeated(caches, "caches", MessageField<RPCV1.CacheMetrics>.self)
    try writer.repeated(stores, "stores", MessageField<RPCV1.StoreMetrics>.self)
    try writer.repeated(channels, "channels", MessageField<RPCV1.ChannelMetrics>.self)
    try writer.implicit(safetyWarnings, "safetyWarnings", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&uptime, MessageField<GoogleProtobuf.Duration>.self)
      case 2: try reader.read(&connections, MessageField<RPCV1.ConnectionCounts>.self)
      case 3: try reader.append(to: &methods, MessageField<RPCV1.MethodMetrics>.self)
      case 4: try reader.append(to: &limits, MessageField<RPCV1.LimitCount>.self)
      case 5: try reader.read(&runningHandlers, Int64Field.self)
      case 6: try reader.read(&bufferedBytes, Int64Field.self)
      case 7: try reader.read(&receivedBytes, Int64Field.self)
      case 8: try reader.read(&sentBytes, Int64Field.self)
      case 9: try reader.append(to: &caches, MessageField<RPCV1.CacheMetrics>.self)
      case 10: try reader.append(to: &stores, MessageField<RPCV1.StoreMetrics>.self)
      case 11: try reader.append(to: &channels, MessageField<RPCV1.ChannelMetrics>.self)
      case 12: try reader.read(&safetyWarnings, Int64Field.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  /// Connections of a server.
  public struct ConnectionCounts: Message {
    /// Connections open now.
    public var open: Int64 = 0

    /// Open connections without a call.
    public var idle: Int64 = 0

    /// Accepted since the start.
    public var accepted: Int64 = 0

    /// Refused since the start.
    public var refused: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(open: Int64 = 0, idle: Int64 = 0, accepted: Int64 = 0, refused: Int64 = 0) {
      self.open = open
      self.idle = idle
      self.accepted = accepted
      self.refused = refused
    }
  }
}

extension RPCV1.ConnectionCounts {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.ConnectionCounts"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "open", "open"),
    FieldInfo(2, "idle", "idle"),
    FieldInfo(3, "accepted", "accepted"),
    FieldInfo(4, "refused", "refused"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(refused, 4, Int64Field.self)
    sink.implicit(accepted, 3, Int64Field.self)
    sink.implicit(idle, 2, Int64Field.self)
    sink.implicit(open, 1, Int64Field.self)
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
      case 8: open = try Int64Field.read(from: &reader)
      case 16: idle = try Int64Field.read(from: &reader)
      case 24: accepted = try Int64Field.read(from: &reader)
      case 32: refused = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(open, "open", Int64Field.self)
    try writer.implicit(idle, "idle", Int64Field.self)
    try writer.implicit(accepted, "accepted", Int64Field.self)
    try writer.implicit(refused, "refused", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&open, Int64Field.self)
      case 2: try reader.read(&idle, Int64Field.self)
      case 3: try reader.read(&accepted, Int64Field.self)
      case 4: try reader.read(&refused, Int64Field.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  /// Calls of one method.
  public struct MethodMetrics: Message {
    /// As `daybook.task.v1.Tasks/CreateTask`.
    public var name: String = ""

    /// Calls that ended, including refused ones.
    public var ended: Int64 = 0

    /// Calls in progress.
    public var inFlight: Int64 = 0

    /// Calls that did not end with OK, by code.
    public var errors: [RPCV1.CodeCount] = []

    /// The median duration, from receiving the call to the last byte of the answer; for streams,
    /// their lifetime.
    ///
    /// Up to a quarter too long.
    public var p50: GoogleProtobuf.Duration?

    /// The 90th percentile.
    public var p90: GoogleProtobuf.Duration?

    /// The 99th percentile.
    public var p99: GoogleProtobuf.Duration?

    /// The maximum, exact.
    public var longest: GoogleProtobuf.Duration?

    /// The histogram of these durations: at most 124 buckets, without empty ones.
    ///
    /// All processes have the same bounds, so counts of processes can be added, and an earlier
    /// snapshot can be subtracted from a later one.
    public var times: [RPCV1.TimeBucket] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      name: String = "",
      ended: Int64 = 0,
      inFlight: Int64 = 0,
      errors: [RPCV1.CodeCount] = [],
      p50: GoogleProtobuf.Duration? = nil,
      p90: GoogleProtobuf.Duration? = nil,
      p99: GoogleProtobuf.Duration? = nil,
      longest: GoogleProtobuf.Duration? = nil,
      times: [RPCV1.TimeBucket] = []
    ) {
      self.name = name
      self.ended = ended
      self.inFlight = inFlight
      self.errors = errors
      self.p50 = p50
      self.p90 = p90
      self.p99 = p99
      self.longest = longest
      self.times = times
    }
  }
}

extension RPCV1.MethodMetrics {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.MethodMetrics"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "ended", "ended"),
    FieldInfo(3, "in_flight", "inFlight"),
    FieldInfo(4, "errors", "errors", .repeated, RPCV1.CodeCount.self),
    FieldInfo(5, "p50", "p50", .single, GoogleProtobuf.Duration.self),
    FieldInfo(6, "p90", "p90", .single, GoogleProtobuf.Duration.self),
    FieldInfo(7, "p99", "p99", .single, GoogleProtobuf.Duration.self),
    FieldInfo(8, "longest", "longest", .single, GoogleProtobuf.Duration.self),
    FieldInfo(9, "times", "times", .repeated, RPCV1.TimeBucket.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(times, 9, MessageField<RPCV1.TimeBucket>.self)
    sink.optional(longest, 8, MessageField<GoogleProtobuf.Duration>.self)
    sink.optional(p99, 7, MessageField<GoogleProtobuf.Duration>.self)
    sink.optional(p90, 6, MessageField<GoogleProtobuf.Duration>.self)
    sink.optional(p50, 5, MessageField<GoogleProtobuf.Duration>.self)
    sink.repeated(errors, 4, MessageField<RPCV1.CodeCount>.self)
    sink.implicit(inFlight, 3, Int64Field.self)
    sink.implicit(ended, 2, Int64Field.self)
    sink.implicit(name, 1, StringField.self)
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
      case 10: name = try StringField.read(from: &reader)
      case 16: ended = try Int64Field.read(from: &reader)
      case 24: inFlight = try Int64Field.read(from: &reader)
      case 34: try reader.append(to: &errors, MessageField<RPCV1.CodeCount>.self)
      case 42: try reader.merge(&p50)
      case 50: try reader.merge(&p90)
      case 58: try reader.merge(&p99)
      case 66: try reader.merge(&longest)
      case 74: try reader.append(to: &times, MessageField<RPCV1.TimeBucket>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(ended, "ended", Int64Field.self)
    try writer.implicit(inFlight, "inFlight", Int64Field.self)
    try writer.repeated(errors, "errors", MessageField<RPCV1.CodeCount>.self)
    try writer.optional(p50, "p50", MessageField<GoogleProtobuf.Duration>.self)
    try writer.optional(p90, "p90", MessageField<GoogleProtobuf.Duration>.self)
    try writer.optional(p99, "p99", MessageField<GoogleProtobuf.Duration>.self)
    try writer.optional(longest, "longest", MessageField<GoogleProtobuf.Duration>.self)
    try writer.repeated(times, "times", MessageField<RPCV1.TimeBucket>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&ended, Int64Field.self)
      case 3: try reader.read(&inFlight, Int64Field.self)
      case 4: try reader.append(to: &errors, MessageField<RPCV1.CodeCount>.self)
      case 5: try reader.read(&p50, MessageField<GoogleProtobuf.Duration>.self)
      case 6: try reader.read(&p90, MessageField<GoogleProtobuf.Duration>.self)
      case 7: try reader.read(&p99, MessageField<GoogleProtobuf.Duration>.self)
      case 8: try reader.read(&longest, MessageField<GoogleProtobuf.Duration>.self)
      case 9: try reader.append(to: &times, MessageField<RPCV1.TimeBucket>.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  /// A histogram bucket: calls that took less than its upper bound, and at least the previous one.
  ///
  /// The bounds are 1, 2, 3, 4 us, then four to each doubling (5, 6, 7, 8, 10, 12, 14, 16, 20,
  /// ...), up to 2^32 us. The last bucket also has longer calls.
  public struct TimeBucket: Message {
    /// The upper bound in microseconds, exclusive.
    public var belowUs: Int64 = 0

    /// The number of calls.
    public var count: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(belowUs: Int64 = 0, count: Int64 = 0) {
      self.belowUs = belowUs
      self.count = count
    }
  }
}

extension RPCV1.TimeBucket {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.TimeBucket"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "below_us", "belowUs"),
    FieldInfo(2, "count", "count"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(count, 2, Int64Field.self)
    sink.implicit(belowUs, 1, Int64Field.self)
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
      case 8: belowUs = try Int64Field.read(from: &reader)
      case 16: count = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(belowUs, "belowUs", Int64Field.self)
    try writer.implicit(count, "count", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&belowUs, Int64Field.self)
      case 2: try reader.read(&count, Int64Field.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  /// The number of calls that ended with a code.
  public struct CodeCount: Message {
    /// As `NOT_FOUND`.
    public var code: String = ""

    /// The count.
    public var count: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(code: String = "", count: Int64 = 0) {
      self.code = code
      self.count = count
    }
  }
}

extension RPCV1.CodeCount {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.CodeCount"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "code", "code"),
    FieldInfo(2, "count", "count"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(count, 2, Int64Field.self)
    sink.implicit(code, 1, StringField.self)
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
      case 10: code = try StringField.read(from: &reader)
      case 16: count = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(code, "code", StringField.self)
    try writer.implicit(count, "count", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&code, StringField.self)
      case 2: try reader.read(&count, Int64Field.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  /// How often a limit was reached.
  public struct LimitCount: Message {
    /// As `too_many_streams`.
    public var name: String = ""

    /// The count.
    public var count: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(name: String = "", count: Int64 = 0) {
      self.name = name
      self.count = count
    }
  }
}

extension RPCV1.LimitCount {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.LimitCount"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "count", "count"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(count, 2, Int64Field.self)
    sink.implicit(name, 1, StringField.self)
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
      case 10: name = try StringField.read(from: &reader)
      case 16: count = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(count, "count", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&count, Int64Field.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  /// One cache.
  public struct CacheMetrics: Message {
    /// As `figures`.
    public var name: String = ""

    /// Lookups answered from the cache.
    public var hits: Int64 = 0

    /// Lookups not answered from the cache.
    public var misses: Int64 = 0

    /// Entries removed to make room.
    public var evictions: Int64 = 0

    /// Entries in the cache.
    public var entries: Int64 = 0

    /// Their size in bytes.
    public var bytes: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      name: String = "",
      hits: Int64 = 0,
      misses: Int64 = 0,
      evictions: Int64 = 0,
      entries: Int64 = 0,
      bytes: Int64 = 0
    ) {
      self.name = name
      self.hits = hits
      self.misses = misses
      self.evictions = evictions
      self.entries = entries
      self.bytes = bytes
    }
  }
}

extension RPCV1.CacheMetrics {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.CacheMetrics"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "hits", "hits"),
    FieldInfo(3, "misses", "misses"),
    FieldInfo(4, "evictions", "evictions"),
    FieldInfo(5, "entries", "entries"),
    FieldInfo(6, "bytes", "bytes"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(bytes, 6, Int64Field.self)
    sink.implicit(entries, 5, Int64Field.self)
    sink.implicit(evictions, 4, Int64Field.self)
    sink.implicit(misses, 3, Int64Field.self)
    sink.implicit(hits, 2, Int64Field.self)
    sink.implicit(name, 1, StringField.self)
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
      case 10: name = try StringField.read(from: &reader)
      case 16: hits = try Int64Field.read(from: &reader)
      case 24: misses = try Int64Field.read(from: &reader)
      case 32: evictions = try Int64Field.read(from: &reader)
      case 40: entries = try Int64Field.read(from: &reader)
      case 48: bytes = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(hits, "hits", Int64Field.self)
    try writer.implicit(misses, "misses", Int64Field.self)
    try writer.implicit(evictions, "evictions", Int64Field.self)
    try writer.implicit(entries, "entries", Int64Field.self)
    try writer.implicit(bytes, "bytes", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&hits, Int64Field.self)
      case 3: try reader.read(&misses, Int64Field.self)
      case 4: try reader.read(&evictions, Int64Field.self)
      case 5: try reader.read(&entries, Int64Field.self)
      case 6: try reader.read(&bytes, Int64Field.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  /// A channel to another process.
  public struct ChannelMetrics: Message {
    /// As `task`.
    public var name: String = ""

    /// The addresses of the process.
    public var addresses: [RPCV1.ChannelAddress] = []

    /// Calls sent since the start; each attempt counts.
    public var calls: Int64 = 0

    /// Calls in progress.
    public var openCalls: Int64 = 0

    /// Calls that wait for a connection, for a free stream or for a retry.
    public var waitingCalls: Int64 = 0

    /// Bytes of the requests of waiting calls.
    public var waitingBytes: Int64 = 0

    /// Connections opened since the start.
    public var connections: Int64 = 0

    /// Connections that ended while calls were in progress.
    public var brokenConnections: Int64 = 0

    /// Failed attempts to connect.
    public var failedAttempts: Int64 = 0

    /// Attempts repeated because no handler had run for the one before.
    public var repeated: Int64 = 0

    /// Attempts repeated by the retry policy.
    public var retried: Int64 = 0

    /// Hedged attempts, beside a slow attempt or after a failed one.
    public var hedged: Int64 = 0

    /// Recent calls got no answer, so calls are refused at once for now (circuit breaker).
    public var suspended: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      name: String = "",
      addresses: [RPCV1.ChannelAddress] = [],
      calls: Int64 = 0,
      openCalls: Int64 = 0,
      waitingCalls: Int64 = 0,
      waitingBytes: Int64 = 0,
      connections: Int64 = 0,
      brokenConnections: Int64 = 0,
      failedAttempts: Int64 = 0,
      repeated: Int64 = 0,
      retried: Int64 = 0,
      hedged: Int64 = 0,
      suspended: Bool = false
    ) {
      self.name = name
      self.addresses = addresses
      self.calls = calls
      self.openCalls = openCalls
      self.waitingCalls = waitingCalls
      self.waitingBytes = waitingBytes
      self.connections = connections
      self.brokenConnections = brokenConnections
      self.failedAttempts = failedAttempts
      self.repeated = repeated
      self.retried = retried
      self.hedged = hedged
      self.suspended = suspended
    }
  }
}

extension RPCV1.ChannelMetrics {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.ChannelMetrics"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "addresses", "addresses", .repeated, RPCV1.ChannelAddress.self),
    FieldInfo(3, "calls", "calls"),
    FieldInfo(4, "open_calls", "openCalls"),
    FieldInfo(5, "waiting_calls", "waitingCalls"),
    FieldInfo(6, "waiting_bytes", "waitingBytes"),
    FieldInfo(7, "connections", "connections"),
    FieldInfo(8, "broken_connections", "brokenConnections"),
    FieldInfo(9, "failed_attempts", "failedAttempts"),
    FieldInfo(10, "repeated", "repeated"),
    FieldInfo(11, "retried", "retried"),
    FieldInfo(12, "hedged", "hedged"),
    FieldInfo(13, "suspended", "suspended"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(suspended, 13, BoolField.self)
    sink.implicit(hedged, 12, Int64Field.self)
    sink.implicit(retried, 11, Int64Field.self)
    sink.implicit(repeated, 10, Int64Field.self)
    sink.implicit(failedAttempts, 9, Int64Field.self)
    sink.implicit(brokenConnections, 8, Int64Field.self)
    sink.implicit(connections, 7, Int64Field.self)
    sink.implicit(waitingBytes, 6, Int64Field.self)
    sink.implicit(waitingCalls, 5, Int64Field.self)
    sink.implicit(openCalls, 4, Int64Field.self)
    sink.implicit(calls, 3, Int64Field.self)
    sink.repeated(addresses, 2, MessageField<RPCV1.ChannelAddress>.self)
    sink.implicit(name, 1, StringField.self)
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
      case 10: name = try StringField.read(from: &reader)
      case 18: try reader.append(to: &addresses, MessageField<RPCV1.ChannelAddress>.self)
      case 24: calls = try Int64Field.read(from: &reader)
      case 32: openCalls = try Int64Field.read(from: &reader)
      case 40: waitingCalls = try Int64Field.read(from: &reader)
      case 48: waitingBytes = try Int64Field.read(from: &reader)
      case 56: connections = try Int64Field.read(from: &reader)
      case 64: brokenConnections = try Int64Field.read(from: &reader)
      case 72: failedAttempts = try Int64Field.read(from: &reader)
      case 80: repeated = try Int64Field.read(from: &reader)
      case 88: retried = try Int64Field.read(from: &reader)
      case 96: hedged = try Int64Field.read(from: &reader)
      case 104: suspended = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.repeated(addresses, "addresses", MessageField<RPCV1.ChannelAddress>.self)
    try writer.implicit(calls, "calls", Int64Field.self)
    try writer.implicit(openCalls, "openCalls", Int64Field.self)
    try writer.implicit(waitingCalls, "waitingCalls", Int64Field.self)
    try writer.implicit(waitingBytes, "waitingBytes", Int64Field.self)
    try writer.implicit(connections, "connections", Int64Field.self)
    try writer.implicit(brokenConnections, "brokenConnections", Int64Field.self)
    try writer.implicit(failedAttempts, "failedAttempts", Int64Field.self)
    try writer.implicit(repeated, "repeated", Int64Field.self)
    try writer.implicit(retried, "retried", Int64Field.self)
    try writer.implicit(hedged, "hedged", Int64Field.self)
    try writer.implicit(suspended, "suspended", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.append(to: &addresses, MessageField<RPCV1.ChannelAddress>.self)
      case 3: try reader.read(&calls, Int64Field.self)
      case 4: try reader.read(&openCalls, Int64Field.self)
      case 5: try reader.read(&waitingCalls, Int64Field.self)
      case 6: try reader.read(&waitingBytes, Int64Field.self)
      case 7: try reader.read(&connections, Int64Field.self)
      case 8: try reader.read(&brokenConnections, Int64Field.self)
      case 9: try reader.read(&failedAttempts, Int64Field.self)
      case 10: try reader.read(&repeated, Int64Field.self)
      case 11: try reader.read(&retried, Int64Field.self)
      case 12: try reader.read(&hedged, Int64Field.self)
      case 13: try reader.read(&suspended, BoolField.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  /// One address of another process.
  public struct ChannelAddress: Message {
    /// As `127.0.0.1:7401`.
    public var address: String = ""

    /// `idle`, `connecting`, `ready`, `transient_failure` or `shutdown`.
    public var state: String = ""

    /// Why the last attempt to connect failed; empty after a successful one.
    public var reason: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(address: String = "", state: String = "", reason: String = "") {
      self.address = address
      self.state = state
      self.reason = reason
    }
  }
}

extension RPCV1.ChannelAddress {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.ChannelAddress"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "address", "address"),
    FieldInfo(2, "state", "state"),
    FieldInfo(3, "reason", "reason"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(reason, 3, StringField.self)
    sink.implicit(state, 2, StringField.self)
    sink.implicit(address, 1, StringField.self)
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
      case 10: address = try StringField.read(from: &reader)
      case 18: state = try StringField.read(from: &reader)
      case 26: reason = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(address, "address", StringField.self)
    try writer.implicit(state, "state", StringField.self)
    try writer.implicit(reason, "reason", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&address, StringField.self)
      case 2: try reader.read(&state, StringField.self)
      case 3: try reader.read(&reason, StringField.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  /// The counters of a database.
  public struct StoreMetrics: Message {
    /// As `task`.
    public var name: String = ""

    /// Transactions that changed data or tried to.
    public var transactions: Int64 = 0

    /// Writes committed in them.
    public var writes: Int64 = 0

    /// Transactions that failed.
    public var failedTransactions: Int64 = 0

    /// Reads that ran.
    public var reads: Int64 = 0

    /// Reads interrupted because they took too long.
    public var stoppedReads: Int64 = 0

    /// Work refused because the queue was full.
    public var refused: Int64 = 0

    /// Writes waiting now.
    public var waitingWrites: Int64 = 0

    /// Checkpoints that moved the whole write-ahead log into the file.
    public var checkpoints: Int64 = 0

    /// Checkpoints that failed.
    public var failedCheckpoints: Int64 = 0

    /// Pages in the write-ahead log now.
    public var logPages: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      name: String = "",
      transactions: Int64 = 0,
      writes: Int64 = 0,
      failedTransactions: Int64 = 0,
      reads: Int64 = 0,
      stoppedReads: Int64 = 0,
      refused: Int64 = 0,
      waitingWrites: Int64 = 0,
      checkpoints: Int64 = 0,
      failedCheckpoints: Int64 = 0,
      logPages: Int64 = 0
    ) {
      self.name = name
      self.transactions = transactions
      self.writes = writes
      self.failedTransactions = failedTransactions
      self.reads = reads
      self.stoppedReads = stoppedReads
      self.refused = refused
      self.waitingWrites = waitingWrites
      self.checkpoints = checkpoints
      self.failedCheckpoints = failedCheckpoints
      self.logPages = logPages
    }
  }
}

extension RPCV1.StoreMetrics {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.StoreMetrics"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "transactions", "transactions"),
    FieldInfo(3, "writes", "writes"),
    FieldInfo(4, "failed_transactions", "failedTransactions"),
    FieldInfo(5, "reads", "reads"),
    FieldInfo(6, "stopped_reads", "stoppedReads"),
    FieldInfo(7, "refused", "refused"),
    FieldInfo(8, "waiting_writes", "waitingWrites"),
    FieldInfo(9, "checkpoints", "checkpoints"),
    FieldInfo(10, "failed_checkpoints", "failedCheckpoints"),
    FieldInfo(11, "log_pages", "logPages"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(logPages, 11, Int64Field.self)
    sink.implicit(failedCheckpoints, 10, Int64Field.self)
    sink.implicit(checkpoints, 9, Int64Field.self)
    sink.implicit(waitingWrites, 8, Int64Field.self)
    sink.implicit(refused, 7, Int64Field.self)
    sink.implicit(stoppedReads, 6, Int64Field.self)
    sink.implicit(reads, 5, Int64Field.self)
    sink.implicit(failedTransactions, 4, Int64Field.self)
    sink.implicit(writes, 3, Int64Field.self)
    sink.implicit(transactions, 2, Int64Field.self)
    sink.implicit(name, 1, StringField.self)
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
      case 10: name = try StringField.read(from: &reader)
      case 16: transactions = try Int64Field.read(from: &reader)
      case 24: writes = try Int64Field.read(from: &reader)
      case 32: failedTransactions = try Int64Field.read(from: &reader)
      case 40: reads = try Int64Field.read(from: &reader)
      case 48: stoppedReads = try Int64Field.read(from: &reader)
      case 56: refused = try Int64Field.read(from: &reader)
      case 64: waitingWrites = try Int64Field.read(from: &reader)
      case 72: checkpoints = try Int64Field.read(from: &reader)
      case 80: failedCheckpoints = try Int64Field.read(from: &reader)
      case 88: logPages = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(transactions, "transactions", Int64Field.self)
    try writer.implicit(writes, "writes", Int64Field.self)
    try writer.implicit(failedTransactions, "failedTransactions", Int64Field.self)
    try writer.implicit(reads, "reads", Int64Field.self)
    try writer.implicit(stoppedReads, "stoppedReads", Int64Field.self)
    try writer.implicit(refused, "refused", Int64Field.self)
    try writer.implicit(waitingWrites, "waitingWrites", Int64Field.self)
    try writer.implicit(checkpoints, "checkpoints", Int64Field.self)
    try writer.implicit(failedCheckpoints, "failedCheckpoints", Int64Field.self)
    try writer.implicit(logPages, "logPages", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&transactions, Int64Field.self)
      case 3: try reader.read(&writes, Int64Field.self)
      case 4: try reader.read(&failedTransactions, Int64Field.self)
      case 5: try reader.read(&reads, Int64Field.self)
      case 6: try reader.read(&stoppedReads, Int64Field.self)
      case 7: try reader.read(&refused, Int64Field.self)
      case 8: try reader.read(&waitingWrites, Int64Field.self)
      case 9: try reader.read(&checkpoints, Int64Field.self)
      case 10: try reader.read(&failedCheckpoints, Int64Field.self)
      case 11: try reader.read(&logPages, Int64Field.self)
      default: break
      }
    }
  }
}
