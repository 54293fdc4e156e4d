// Generated from daybook/rpc/v1/health.proto by protoc-gen-daybook; do not edit.

public import Wire

extension RPCV1 {
  /// The request of `Health/Watch`.
  public struct HealthCheckRequest: Message {
    /// As `daybook.task.v1.Tasks`; empty for the whole process.
    public var service: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(service: String = "") {
      self.service = service
    }
  }
}

extension RPCV1.HealthCheckRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.HealthCheckRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "service", "service")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(service, 1, StringField.self)
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
      case 10: service = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(service, "service", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&service, StringField.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  /// The answer of `Health/Watch`.
  public struct HealthCheckResponse: Message {
    /// The status.
    public var status: RPCV1.HealthCheckResponse.ServingStatus = RPCV1.HealthCheckResponse
      .ServingStatus(rawValue: 0)

    /// Why it does not serve, or what needs attention while it does, as a sentence for the
    /// operator.
    ///
    /// Only processes of the installation receive it.
    public var reason: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      status: RPCV1.HealthCheckResponse.ServingStatus = RPCV1.HealthCheckResponse.ServingStatus(
        rawValue: 0
      ),
      reason: String = ""
    ) {
      self.status = status
      self.reason = reason
    }
  }
}

extension RPCV1.HealthCheckResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.HealthCheckResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "status", "status"),
    FieldInfo(2, "reason", "reason"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(reason, 2, StringField.self)
    sink.implicit(status, 1, EnumField<RPCV1.HealthCheckResponse.ServingStatus>.self)
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
      case 8: status = try EnumField<RPCV1.HealthCheckResponse.ServingStatus>.read(from: &reader)
      case 18: reason = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(status, "status", EnumField<RPCV1.HealthCheckResponse.ServingStatus>.self)
    try writer.implicit(reason, "reason", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&status, EnumField<RPCV1.HealthCheckResponse.ServingStatus>.self)
      case 2: try reader.read(&reason, StringField.self)
      default: break
      }
    }
  }
}

extension RPCV1.HealthCheckResponse {
  /// Whether a service accepts calls.
  public enum ServingStatus: WireEnum, CaseIterable {
    case unspecified
    case serving
    case notServing
    /// Only in `Watch`.
    case serviceUnknown
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension RPCV1.HealthCheckResponse.ServingStatus {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .serving
    case 2: self = .notServing
    case 3: self = .serviceUnknown
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .serving: return 1
    case .notServing: return 2
    case .serviceUnknown: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [RPCV1.HealthCheckResponse.ServingStatus] = [
    .unspecified,
    .serving,
    .notServing,
    .serviceUnknown,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("SERVING_STATUS_UNSPECIFIED", 0),
    ("SERVING_STATUS_SERVING", 1),
    ("SERVING_STATUS_NOT_SERVING", 2),
    ("SERVING_STATUS_SERVICE_UNKNOWN", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "SERVING_STATUS_UNSPECIFIED"
    case 1: return "SERVING_STATUS_SERVING"
    case 2: return "SERVING_STATUS_NOT_SERVING"
    case 3: return "SERVING_STATUS_SERVICE_UNKNOWN"
    default: return nil
    }
  }
}

extension RPCV1 {
  /// The request of `Health/List`.
  public struct HealthListRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension RPCV1.HealthListRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.HealthListRequest"

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
  /// The answer of `Health/List`.
  public struct HealthListResponse: Message {
    /// The health by name of service.
    public var statuses: [ExactText: RPCV1.HealthCheckResponse] = [:]

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(statuses: [ExactText: RPCV1.HealthCheckResponse] = [:]) {
      self.statuses = statuses
    }
  }
}

extension RPCV1.HealthListResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.rpc.v1.HealthListResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "statuses", "statuses", .map, RPCV1.HealthCheckResponse.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.map(statuses, 1, ExactTextField.self, MessageField<RPCV1.HealthCheckResponse>.self)
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
      case 10:
        try reader.insert(
          into: &statuses,
          ExactTextField.self,
          MessageField<RPCV1.HealthCheckResponse>.self
        )
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.map(
      statuses,
      "statuses",
      ExactTextField.self,
      MessageField<RPCV1.HealthCheckResponse>.self
    )
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.insert(
          into: &statuses,
          ExactTextField.self,
          MessageField<RPCV1.HealthCheckResponse>.self
        )
      default: break
      }
    }
  }
}
