// Generated from daybook/rpc/v1/capture.proto by protoc-gen-daybook; do not edit.

public import Wire

extension RPCV1 {
  /// One call as received by a server; a capture is a sequence of these.
  public struct CapturedCall: Message {
    /// As `daybook.task.v1.Tasks/CreateTask`.
    public var method: String = ""

    /// The client sends any number of messages.
    public var takesMany: Bool = false

    /// The server sends any number of messages.
    public var repliesMany: Bool = false

    /// When it was received, relative to the start of the capture.
    public var began: GoogleProtobuf.Duration?

    /// The remaining time when it was received; absent: no deadline.
    public var timeout: GoogleProtobuf.Duration?

    /// The recorded metadata of the request; never a token.
    public var metadata: [RPCV1.CapturedEntry] = []

    /// The messages that the handler received, in order.
    public var requests: [RPCV1.CapturedRequest] = []

    /// The handler received the end of the request stream.
    public var sawEnd: Bool = false

    /// The status code; 0: OK.
    public var code: UInt32 = 0

    /// The reason.
    public var reason: String = ""

    /// From receiving the call to its end.
    public var took: GoogleProtobuf.Duration?

    /// The requests exceeded the limit and were not recorded, so the call cannot be replayed.
    public var lacksRequests: Bool = false

    /// The number of messages that the handler sent.
    public var replies: UInt32 = 0

    /// A SHA-256 chain over the replies: each digest is over the one before, empty at first, and
    /// the next message, inflated.
    ///
    /// Absent: there were no replies, or an older version made the capture.
    public var replyDigest: ArraySlice<UInt8> = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      method: String = "",
      takesMany: Bool = false,
      repliesMany: Bool = false,
      began: GoogleProtobuf.Duration? = nil,
      timeout: GoogleProtobuf.Duration? = nil,
      metadata: [RPCV1.CapturedEntry] = [],
      requests: [RPCV1.CapturedRequest] = [],
      sawEnd: Bool = false,
      code: UInt32 = 0,
      reason: String = "",
      took: GoogleProtobuf.Duration? = nil,
      lacksRequests: Bool = false,
      replies: UInt32 = 0,
      replyDigest: ArraySlice<UInt8> = []
    ) {
      self.method = method
      self.takesMany = takesMany
      self.repliesMany = repliesMany
      self.began = began
      self.timeout = timeout
      self.metadata = metadata
      self.requests = requests
      self.sawEnd = sawEnd
      self.code = code
      self.reason = reason
      self.took = took
      self.lacksRequests = lacksRequests
      self.replies = replies
      self.replyDigest = replyDigest
    }
  }
}

extension RPCV1.CapturedCall {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.CapturedCall"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "method", "method"),
    FieldInfo(2, "takes_many", "takesMany"),
    FieldInfo(3, "replies_many", "repliesMany"),
    FieldInfo(4, "began", "began", .single, GoogleProtobuf.Duration.self),
    FieldInfo(5, "timeout", "timeout", .single, GoogleProtobuf.Duration.self),
    FieldInfo(6, "metadata", "metadata", .repeated, RPCV1.CapturedEntry.self),
    FieldInfo(7, "requests", "requests", .repeated, RPCV1.CapturedRequest.self),
    FieldInfo(8, "saw_end", "sawEnd"),
    FieldInfo(9, "code", "code"),
    FieldInfo(10, "reason", "reason"),
    FieldInfo(11, "took", "took", .single, GoogleProtobuf.Duration.self),
    FieldInfo(12, "lacks_requests", "lacksRequests"),
    FieldInfo(13, "replies", "replies"),
    FieldInfo(14, "reply_digest", "replyDigest"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(replyDigest, 14, BytesField.self)
    sink.implicit(replies, 13, UInt32Field.self)
    sink.implicit(lacksRequests, 12, BoolField.self)
    sink.optional(took, 11, MessageField<GoogleProtobuf.Duration>.self)
    sink.implicit(reason, 10, StringField.self)
    sink.implicit(code, 9, UInt32Field.self)
    sink.implicit(sawEnd, 8, BoolField.self)
    sink.repeated(requests, 7, MessageField<RPCV1.CapturedRequest>.self)
    sink.repeated(metadata, 6, MessageField<RPCV1.CapturedEntry>.self)
    sink.optional(timeout, 5, MessageField<GoogleProtobuf.Duration>.self)
    sink.optional(began, 4, MessageField<GoogleProtobuf.Duration>.self)
    sink.implicit(repliesMany, 3, BoolField.self)
    sink.implicit(takesMany, 2, BoolField.self)
    sink.implicit(method, 1, StringField.self)
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
      case 10: method = try StringField.read(from: &reader)
      case 16: takesMany = try BoolField.read(from: &reader)
      case 24: repliesMany = try BoolField.read(from: &reader)
      case 34: try reader.merge(&began)
      case 42: try reader.merge(&timeout)
      case 50: try reader.append(to: &metadata, MessageField<RPCV1.CapturedEntry>.self)
      case 58: try reader.append(to: &requests, MessageField<RPCV1.CapturedRequest>.self)
      case 64: sawEnd = try BoolField.read(from: &reader)
      case 72: code = try UInt32Field.read(from: &reader)
      case 82: reason = try StringField.read(from: &reader)
      case 90: try reader.merge(&took)
      case 96: lacksRequests = try BoolField.read(from: &reader)
      case 104: replies = try UInt32Field.read(from: &reader)
      case 114: replyDigest = try BytesField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(method, "method", StringField.self)
    try writer.implicit(takesMany, "takesMany", BoolField.self)
    try writer.implicit(repliesMany, "repliesMany", BoolField.self)
    try writer.optional(began, "began", MessageField<GoogleProtobuf.Duration>.self)
    try writer.optional(timeout, "timeout", MessageField<GoogleProtobuf.Duration>.self)
    try writer.repeated(metadata, "metadata", MessageField<RPCV1.CapturedEntry>.self)
    try writer.repeated(requests, "requests", MessageField<RPCV1.CapturedRequest>.self)
    try writer.implicit(sawEnd, "sawEnd", BoolField.self)
    try writer.implicit(code, "code", UInt32Field.self)
    try writer.implicit(reason, "reason", StringField.self)
    try writer.optional(took, "took", MessageField<GoogleProtobuf.Duration>.self)
    try writer.implicit(lacksRequests, "lacksRequests", BoolField.self)
    try writer.implicit(replies, "replies", UInt32Field.self)
    try writer.implicit(replyDigest, "replyDigest", BytesField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&method, StringField.self)
      case 2: try reader.read(&takesMany, BoolField.self)
      case 3: try reader.read(&repliesMany, BoolField.self)
      case 4: try reader.read(&began, MessageField<GoogleProtobuf.Duration>.self)
      case 5: try reader.read(&timeout, MessageField<GoogleProtobuf.Duration>.self)
      case 6: try reader.append(to: &metadata, MessageField<RPCV1.CapturedEntry>.self)
      case 7: try reader.append(to: &requests, MessageField<RPCV1.CapturedRequest>.self)
      case 8: try reader.read(&sawEnd, BoolField.self)
      case 9: try reader.read(&code, UInt32Field.self)
      case 10: try reader.read(&reason, StringField.self)
      case 11: try reader.read(&took, MessageField<GoogleProtobuf.Duration>.self)
      case 12: try reader.read(&lacksRequests, BoolField.self)
      case 13: try reader.read(&replies, UInt32Field.self)
      case 14: try reader.read(&replyDigest, BytesField.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  /// One entry of metadata.
  public struct CapturedEntry: Message {
    /// The key.
    public var key: String = ""

    /// Text, or raw bytes where the key ends in `-bin`.
    public var value: ArraySlice<UInt8> = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(key: String = "", value: ArraySlice<UInt8> = []) {
      self.key = key
      self.value = value
    }
  }
}

extension RPCV1.CapturedEntry {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.CapturedEntry"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "key", "key"),
    FieldInfo(2, "value", "value"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 2, BytesField.self)
    sink.implicit(key, 1, StringField.self)
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
      case 10: key = try StringField.read(from: &reader)
      case 18: self.value = try BytesField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(key, "key", StringField.self)
    try writer.implicit(self.value, "value", BytesField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&key, StringField.self)
      case 2: try reader.read(&self.value, BytesField.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  /// One message of the client.
  public struct CapturedRequest: Message {
    /// When the handler received it, relative to the start of the call.
    public var after: GoogleProtobuf.Duration?

    /// The bytes as received.
    public var message: ArraySlice<UInt8> = []

    /// `message` is `inflated size u32 · zlib stream`.
    public var isCompressed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      after: GoogleProtobuf.Duration? = nil,
      message: ArraySlice<UInt8> = [],
      isCompressed: Bool = false
    ) {
      self.after = after
      self.message = message
      self.isCompressed = isCompressed
    }
  }
}

extension RPCV1.CapturedRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.CapturedRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "after", "after", .single, GoogleProtobuf.Duration.self),
    FieldInfo(2, "message", "message"),
    FieldInfo(3, "is_compressed", "isCompressed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(isCompressed, 3, BoolField.self)
    sink.implicit(message, 2, BytesField.self)
    sink.optional(after, 1, MessageField<GoogleProtobuf.Duration>.self)
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
      case 10: try reader.merge(&after)
      case 18: message = try BytesField.read(from: &reader)
      case 24: isCompressed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(after, "after", MessageField<GoogleProtobuf.Duration>.self)
    try writer.implicit(message, "message", BytesField.self)
    try writer.implicit(isCompressed, "isCompressed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&after, MessageField<GoogleProtobuf.Duration>.self)
      case 2: try reader.read(&message, BytesField.self)
      case 3: try reader.read(&isCompressed, BoolField.self)
      default: break
      }
    }
  }
}
