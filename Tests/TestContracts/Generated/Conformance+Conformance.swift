// Generated from conformance.proto by protoc-gen-daybook; do not edit.

package import Wire

extension Conformance {
  package enum WireFormat: WireEnum, CaseIterable {
    case unspecified
    case protobuf
    case json
    case jspb
    case textFormat
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension Conformance.WireFormat {
  package init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .protobuf
    case 2: self = .json
    case 3: self = .jspb
    case 4: self = .textFormat
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .protobuf: return 1
    case .json: return 2
    case .jspb: return 3
    case .textFormat: return 4
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  package static let allCases: [Conformance.WireFormat] = [
    .unspecified,
    .protobuf,
    .json,
    .jspb,
    .textFormat,
  ]

  package static let contractNames: [(name: StaticString, number: Int32)] = [
    ("UNSPECIFIED", 0),
    ("PROTOBUF", 1),
    ("JSON", 2),
    ("JSPB", 3),
    ("TEXT_FORMAT", 4),
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "UNSPECIFIED"
    case 1: return "PROTOBUF"
    case 2: return "JSON"
    case 3: return "JSPB"
    case 4: return "TEXT_FORMAT"
    default: return nil
    }
  }
}

extension Conformance {
  package enum TestCategory: WireEnum, CaseIterable {
    case unspecifiedTest
    case binaryTest
    case jsonTest
    /// Fields and enum names the contract does not have are passed over.
    case jsonIgnoreUnknownParsingTest
    case jspbTest
    case textFormatTest
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension Conformance.TestCategory {
  package init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecifiedTest
    case 1: self = .binaryTest
    case 2: self = .jsonTest
    case 3: self = .jsonIgnoreUnknownParsingTest
    case 4: self = .jspbTest
    case 5: self = .textFormatTest
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Int32 {
    switch self {
    case .unspecifiedTest: return 0
    case .binaryTest: return 1
    case .jsonTest: return 2
    case .jsonIgnoreUnknownParsingTest: return 3
    case .jspbTest: return 4
    case .textFormatTest: return 5
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  package static let allCases: [Conformance.TestCategory] = [
    .unspecifiedTest,
    .binaryTest,
    .jsonTest,
    .jsonIgnoreUnknownParsingTest,
    .jspbTest,
    .textFormatTest,
  ]

  package static let contractNames: [(name: StaticString, number: Int32)] = [
    ("UNSPECIFIED_TEST", 0),
    ("BINARY_TEST", 1),
    ("JSON_TEST", 2),
    ("JSON_IGNORE_UNKNOWN_PARSING_TEST", 3),
    ("JSPB_TEST", 4),
    ("TEXT_FORMAT_TEST", 5),
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "UNSPECIFIED_TEST"
    case 1: return "BINARY_TEST"
    case 2: return "JSON_TEST"
    case 3: return "JSON_IGNORE_UNKNOWN_PARSING_TEST"
    case 4: return "JSPB_TEST"
    case 5: return "TEXT_FORMAT_TEST"
    default: return nil
    }
  }
}

extension Conformance {
  /// Names of tests the program is known to fail; asked for once, at the beginning.
  package struct FailureSet: Message {
    package var failure: [String] = []

    package var unknownFields = UnknownFields()

    package init() {}

    package init(failure: [String] = []) {
      self.failure = failure
    }
  }
}

extension Conformance.FailureSet {
  package static let fullName: String = "conformance.FailureSet"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "failure", "failure", .repeated)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(failure, 1, StringField.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.append(to: &failure, StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(failure, "failure", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &failure, StringField.self)
      default: break
      }
    }
  }
}

extension Conformance {
  /// One message in one form.
  package struct ConformanceRequest: Message {
    package var payload: OneOf_Payload?

    /// The form the answer is to have.
    package var requestedOutputFormat: Conformance.WireFormat = Conformance.WireFormat(rawValue: 0)

    /// The message's full name.
    package var messageType: String = ""

    package var testCategory: Conformance.TestCategory = Conformance.TestCategory(rawValue: 0)

    package var jspbEncodingOptions: Conformance.JspbEncodingConfig?

    package var printUnknownFields: Swift.Bool = false

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      payload: OneOf_Payload? = nil,
      requestedOutputFormat: Conformance.WireFormat = Conformance.WireFormat(rawValue: 0),
      messageType: String = "",
      testCategory: Conformance.TestCategory = Conformance.TestCategory(rawValue: 0),
      jspbEncodingOptions: Conformance.JspbEncodingConfig? = nil,
      printUnknownFields: Swift.Bool = false
    ) {
      self.payload = payload
      self.requestedOutputFormat = requestedOutputFormat
      self.messageType = messageType
      self.testCategory = testCategory
      self.jspbEncodingOptions = jspbEncodingOptions
      self.printUnknownFields = printUnknownFields
    }
  }
}

extension Conformance.ConformanceRequest {
  package enum OneOf_Payload: WireOneof {
    case protobufPayload(ArraySlice<UInt8>)
    case jsonPayload(String)
    case jspbPayload(String)
    case textPayload(String)

    package var alone: Conformance.ConformanceRequest {
      Conformance.ConformanceRequest(payload: self)
    }
  }
}

extension Conformance.ConformanceRequest {
  package static let fullName: String = "conformance.ConformanceRequest"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "protobuf_payload", "protobufPayload", oneof: 0),
    FieldInfo(2, "json_payload", "jsonPayload", oneof: 0),
    FieldInfo(3, "requested_output_format", "requestedOutputFormat"),
    FieldInfo(4, "message_type", "messageType"),
    FieldInfo(5, "test_category", "testCategory"),
    FieldInfo(
      6,
      "jspb_encoding_options",
      "jspbEncodingOptions",
      .single,
      Conformance.JspbEncodingConfig.self
    ),
    FieldInfo(7, "jspb_payload", "jspbPayload", oneof: 0),
    FieldInfo(8, "text_payload", "textPayload", oneof: 0),
    FieldInfo(9, "print_unknown_fields", "printUnknownFields"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(printUnknownFields, 9, BoolField.self)
    if case .textPayload(let value)? = payload { sink.present(value, 8, StringField.self) }
    if case .jspbPayload(let value)? = payload { sink.present(value, 7, StringField.self) }
    sink.optional(jspbEncodingOptions, 6, MessageField<Conformance.JspbEncodingConfig>.self)
    sink.implicit(testCategory, 5, EnumField<Conformance.TestCategory>.self)
    sink.implicit(messageType, 4, StringField.self)
    sink.implicit(requestedOutputFormat, 3, EnumField<Conformance.WireFormat>.self)
    if case .jsonPayload(let value)? = payload { sink.present(value, 2, StringField.self) }
    if case .protobufPayload(let value)? = payload { sink.present(value, 1, BytesField.self) }
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: payload = .protobufPayload(try BytesField.read(from: &reader))
      case 18: payload = .jsonPayload(try StringField.read(from: &reader))
      case 24: requestedOutputFormat = try EnumField<Conformance.WireFormat>.read(from: &reader)
      case 34: messageType = try StringField.read(from: &reader)
      case 40: testCategory = try EnumField<Conformance.TestCategory>.read(from: &reader)
      case 50: try reader.merge(&jspbEncodingOptions)
      case 58: payload = .jspbPayload(try StringField.read(from: &reader))
      case 66: payload = .textPayload(try StringField.read(from: &reader))
      case 72: printUnknownFields = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    if case .protobufPayload(let value)? = payload {
      try writer.present(value, "protobufPayload", BytesField.self)
    }
    if case .jsonPayload(let value)? = payload {
      try writer.present(value, "jsonPayload", StringField.self)
    }
    try writer.implicit(
      requestedOutputFormat,
      "requestedOutputFormat",
      EnumField<Conformance.WireFormat>.self
    )
    try writer.implicit(messageType, "messageType", StringField.self)
    try writer.implicit(testCategory, "testCategory", EnumField<Conformance.TestCategory>.self)
    try writer.optional(
      jspbEncodingOptions,
      "jspbEncodingOptions",
      MessageField<Conformance.JspbEncodingConfig>.self
    )
    if case .jspbPayload(let value)? = payload {
      try writer.present(value, "jspbPayload", StringField.self)
    }
    if case .textPayload(let value)? = payload {
      try writer.present(value, "textPayload", StringField.self)
    }
    try writer.implicit(printUnknownFields, "printUnknownFields", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.choice(isFirst: payload == nil, BytesField.self) {
          payload = .protobufPayload($0)
        }
      case 2:
        try reader.choice(isFirst: payload == nil, StringField.self) { payload = .jsonPayload($0) }
      case 3: try reader.read(&requestedOutputFormat, EnumField<Conformance.WireFormat>.self)
      case 4: try reader.read(&messageType, StringField.self)
      case 5: try reader.read(&testCategory, EnumField<Conformance.TestCategory>.self)
      case 6:
        try reader.read(&jspbEncodingOptions, MessageField<Conformance.JspbEncodingConfig>.self)
      case 7:
        try reader.choice(isFirst: payload == nil, StringField.self) { payload = .jspbPayload($0) }
      case 8:
        try reader.choice(isFirst: payload == nil, StringField.self) { payload = .textPayload($0) }
      case 9: try reader.read(&printUnknownFields, BoolField.self)
      default: break
      }
    }
  }
}

extension Conformance {
  /// The same message in the form asked for, or why there is none.
  package struct ConformanceResponse: Message {
    package var result: OneOf_Result?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(result: OneOf_Result? = nil) {
      self.result = result
    }
  }
}

extension Conformance.ConformanceResponse {
  package enum OneOf_Result: WireOneof {
    /// The payload is not such a message.
    case parseError(String)
    /// The program itself is at fault.
    case runtimeError(String)
    case protobufPayload(ArraySlice<UInt8>)
    case jsonPayload(String)
    /// The program does not have the type, or the form.
    case skipped(String)
    /// The message has no such form.
    case serializeError(String)
    case jspbPayload(String)
    case textPayload(String)
    case timeoutError(String)

    package var alone: Conformance.ConformanceResponse {
      Conformance.ConformanceResponse(result: self)
    }
  }
}

extension Conformance.ConformanceResponse {
  package static let fullName: String = "conformance.ConformanceResponse"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "parse_error", "parseError", oneof: 0),
    FieldInfo(2, "runtime_error", "runtimeError", oneof: 0),
    FieldInfo(3, "protobuf_payload", "protobufPayload", oneof: 0),
    FieldInfo(4, "json_payload", "jsonPayload", oneof: 0),
    FieldInfo(5, "skipped", "skipped", oneof: 0),
    FieldInfo(6, "serialize_error", "serializeError", oneof: 0),
    FieldInfo(7, "jspb_payload", "jspbPayload", oneof: 0),
    FieldInfo(8, "text_payload", "textPayload", oneof: 0),
    FieldInfo(9, "timeout_error", "timeoutError", oneof: 0),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    if case .timeoutError(let value)? = result { sink.present(value, 9, StringField.self) }
    if case .textPayload(let value)? = result { sink.present(value, 8, StringField.self) }
    if case .jspbPayload(let value)? = result { sink.present(value, 7, StringField.self) }
    if case .serializeError(let value)? = result { sink.present(value, 6, StringField.self) }
    if case .skipped(let value)? = result { sink.present(value, 5, StringField.self) }
    if case .jsonPayload(let value)? = result { sink.present(value, 4, StringField.self) }
    if case .protobufPayload(let value)? = result { sink.present(value, 3, BytesField.self) }
    if case .runtimeError(let value)? = result { sink.present(value, 2, StringField.self) }
    if case .parseError(let value)? = result { sink.present(value, 1, StringField.self) }
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: result = .parseError(try StringField.read(from: &reader))
      case 18: result = .runtimeError(try StringField.read(from: &reader))
      case 26: result = .protobufPayload(try BytesField.read(from: &reader))
      case 34: result = .jsonPayload(try StringField.read(from: &reader))
      case 42: result = .skipped(try StringField.read(from: &reader))
      case 50: result = .serializeError(try StringField.read(from: &reader))
      case 58: result = .jspbPayload(try StringField.read(from: &reader))
      case 66: result = .textPayload(try StringField.read(from: &reader))
      case 74: result = .timeoutError(try StringField.read(from: &reader))
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    if case .parseError(let value)? = result {
      try writer.present(value, "parseError", StringField.self)
    }
    if case .runtimeError(let value)? = result {
      try writer.present(value, "runtimeError", StringField.self)
    }
    if case .protobufPayload(let value)? = result {
      try writer.present(value, "protobufPayload", BytesField.self)
    }
    if case .jsonPayload(let value)? = result {
      try writer.present(value, "jsonPayload", StringField.self)
    }
    if case .skipped(let value)? = result { try writer.present(value, "skipped", StringField.self) }
    if case .serializeError(let value)? = result {
      try writer.present(value, "serializeError", StringField.self)
    }
    if case .jspbPayload(let value)? = result {
      try writer.present(value, "jspbPayload", StringField.self)
    }
    if case .textPayload(let value)? = result {
      try writer.present(value, "textPayload", StringField.self)
    }
    if case .timeoutError(let value)? = result {
      try writer.present(value, "timeoutError", StringField.self)
    }
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.choice(isFirst: result == nil, StringField.self) { result = .parseError($0) }
      case 2:
        try reader.choice(isFirst: result == nil, StringField.self) { result = .runtimeError($0) }
      case 3:
        try reader.choice(isFirst: result == nil, BytesField.self) { result = .protobufPayload($0) }
      case 4:
        try reader.choice(isFirst: result == nil, StringField.self) { result = .jsonPayload($0) }
      case 5: try reader.choice(isFirst: result == nil, StringField.self) { result = .skipped($0) }
      case 6:
        try reader.choice(isFirst: result == nil, StringField.self) { result = .serializeError($0) }
      case 7:
        try reader.choice(isFirst: result == nil, StringField.self) { result = .jspbPayload($0) }
      case 8:
        try reader.choice(isFirst: result == nil, StringField.self) { result = .textPayload($0) }
      case 9:
        try reader.choice(isFirst: result == nil, StringField.self) { result = .timeoutError($0) }
      default: break
      }
    }
  }
}

extension Conformance {
  package struct JspbEncodingConfig: Message {
    package var useJspbArrayAnyFormat: Swift.Bool = false

    package var unknownFields = UnknownFields()

    package init() {}

    package init(useJspbArrayAnyFormat: Swift.Bool = false) {
      self.useJspbArrayAnyFormat = useJspbArrayAnyFormat
    }
  }
}

extension Conformance.JspbEncodingConfig {
  package static let fullName: String = "conformance.JspbEncodingConfig"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "use_jspb_array_any_format", "useJspbArrayAnyFormat")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(useJspbArrayAnyFormat, 1, BoolField.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: useJspbArrayAnyFormat = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(useJspbArrayAnyFormat, "useJspbArrayAnyFormat", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&useJspbArrayAnyFormat, BoolField.self)
      default: break
      }
    }
  }
}
