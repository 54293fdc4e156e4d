// Generated from awkward.proto by protoc-gen-daybook; do not edit.

package import Wire

extension TestAwkwardV1 {
  package enum Alias: WireEnum, CaseIterable {
    case first
    case second
    /// A number without a name in this contract.
    case unrecognized(Swift.Int32)

    /// The same as `second`.
    package static let other: TestAwkwardV1.Alias = .second
  }
}

extension TestAwkwardV1.Alias {
  package init(rawValue: Swift.Int32) {
    switch rawValue {
    case 0: self = .first
    case 1: self = .second
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Swift.Int32 {
    switch self {
    case .first: return 0
    case .second: return 1
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  package static let allCases: [TestAwkwardV1.Alias] = [
    .first,
    .second,
  ]

  package static let contractNames: [(name: StaticString, number: Swift.Int32)] = [
    ("ALIAS_FIRST", 0),
    ("ALIAS_SECOND", 1),
    ("ALIAS_OTHER", 1),
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Swift.Int32) -> StaticString? {
    switch number {
    case 0: return "ALIAS_FIRST"
    case 1: return "ALIAS_SECOND"
    default: return nil
    }
  }
}

extension TestAwkwardV1 {
  /// Hides Swift's own.
  package struct String: Wire.Message {
    package var string: Swift.String = ""

    /// Hides a type of the codec.
    package var message: TestAwkwardV1.Message?

    package var number: TestAwkwardV1.Int32?

    package var array: [TestAwkwardV1.Array] = []

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      string: Swift.String = "",
      message: TestAwkwardV1.Message? = nil,
      number: TestAwkwardV1.Int32? = nil,
      array: [TestAwkwardV1.Array] = []
    ) {
      self.string = string
      self.message = message
      self.number = number
      self.array = array
    }
  }
}

extension TestAwkwardV1.String {
  package static let fullName: Swift.String = "test.awkward.v1.String"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "string", "string"),
    FieldInfo(2, "message", "message", .single, TestAwkwardV1.Message.self),
    FieldInfo(3, "number", "number", .single, TestAwkwardV1.Int32.self),
    FieldInfo(4, "array", "array", .repeated, TestAwkwardV1.Array.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(array, 4, MessageField<TestAwkwardV1.Array>.self)
    sink.optional(self.number, 3, MessageField<TestAwkwardV1.Int32>.self)
    sink.optional(message, 2, MessageField<TestAwkwardV1.Message>.self)
    sink.implicit(string, 1, StringField.self)
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
      case 10: string = try StringField.read(from: &reader)
      case 18: try reader.merge(&message)
      case 26: try reader.merge(&self.number)
      case 34: try reader.append(to: &array, MessageField<TestAwkwardV1.Array>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(string, "string", StringField.self)
    try writer.optional(message, "message", MessageField<TestAwkwardV1.Message>.self)
    try writer.optional(self.number, "number", MessageField<TestAwkwardV1.Int32>.self)
    try writer.repeated(array, "array", MessageField<TestAwkwardV1.Array>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&string, StringField.self)
      case 2: try reader.read(&message, MessageField<TestAwkwardV1.Message>.self)
      case 3: try reader.read(&self.number, MessageField<TestAwkwardV1.Int32>.self)
      case 4: try reader.append(to: &array, MessageField<TestAwkwardV1.Array>.self)
      default: break
      }
    }
  }
}

extension TestAwkwardV1 {
  package struct Message: Wire.Message {
    package var bytes: ArraySlice<UInt8> = []

    package var map: [ExactText: TestAwkwardV1.String] = [:]

    package var unknownFields = UnknownFields()

    package init() {}

    package init(bytes: ArraySlice<UInt8> = [], map: [ExactText: TestAwkwardV1.String] = [:]) {
      self.bytes = bytes
      self.map = map
    }
  }
}

extension TestAwkwardV1.Message {
  package static let fullName: Swift.String = "test.awkward.v1.Message"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "bytes", "bytes"),
    FieldInfo(2, "map", "map", .map, TestAwkwardV1.String.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.map(map, 2, ExactTextField.self, MessageField<TestAwkwardV1.String>.self)
    sink.implicit(bytes, 1, BytesField.self)
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
      case 10: bytes = try BytesField.read(from: &reader)
      case 18:
        try reader.insert(into: &map, ExactTextField.self, MessageField<TestAwkwardV1.String>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(bytes, "bytes", BytesField.self)
    try writer.map(map, "map", ExactTextField.self, MessageField<TestAwkwardV1.String>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&bytes, BytesField.self)
      case 2:
        try reader.insert(into: &map, ExactTextField.self, MessageField<TestAwkwardV1.String>.self)
      default: break
      }
    }
  }
}

extension TestAwkwardV1 {
  package struct Int32: Wire.Message {
    package var value: Swift.Int32 = 0

    package var reader: Swift.Int32 = 0

    package var writer: Swift.Int32 = 0

    package var sink: Swift.Int32 = 0

    package var tag: Swift.Int32 = 0

    package var object: Swift.Int32 = 0

    package var number: Swift.Int32 = 0

    package var sizer: Swift.Int32 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      value: Swift.Int32 = 0,
      reader: Swift.Int32 = 0,
      writer: Swift.Int32 = 0,
      sink: Swift.Int32 = 0,
      tag: Swift.Int32 = 0,
      object: Swift.Int32 = 0,
      number: Swift.Int32 = 0,
      sizer: Swift.Int32 = 0
    ) {
      self.value = value
      self.reader = reader
      self.writer = writer
      self.sink = sink
      self.tag = tag
      self.object = object
      self.number = number
      self.sizer = sizer
    }
  }
}

extension TestAwkwardV1.Int32 {
  package static let fullName: Swift.String = "test.awkward.v1.Int32"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "value", "value"),
    FieldInfo(2, "reader", "reader"),
    FieldInfo(3, "writer", "writer"),
    FieldInfo(4, "sink", "sink"),
    FieldInfo(5, "tag", "tag"),
    FieldInfo(6, "object", "object"),
    FieldInfo(7, "number", "number"),
    FieldInfo(8, "sizer", "sizer"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(sizer, 8, Int32Field.self)
    sink.implicit(self.number, 7, Int32Field.self)
    sink.implicit(self.object, 6, Int32Field.self)
    sink.implicit(self.tag, 5, Int32Field.self)
    sink.implicit(self.sink, 4, Int32Field.self)
    sink.implicit(self.writer, 3, Int32Field.self)
    sink.implicit(self.reader, 2, Int32Field.self)
    sink.implicit(self.value, 1, Int32Field.self)
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
      case 8: self.value = try Int32Field.read(from: &reader)
      case 16: self.reader = try Int32Field.read(from: &reader)
      case 24: self.writer = try Int32Field.read(from: &reader)
      case 32: self.sink = try Int32Field.read(from: &reader)
      case 40: self.tag = try Int32Field.read(from: &reader)
      case 48: self.object = try Int32Field.read(from: &reader)
      case 56: self.number = try Int32Field.read(from: &reader)
      case 64: sizer = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Int32Field.self)
    try writer.implicit(self.reader, "reader", Int32Field.self)
    try writer.implicit(self.writer, "writer", Int32Field.self)
    try writer.implicit(self.sink, "sink", Int32Field.self)
    try writer.implicit(self.tag, "tag", Int32Field.self)
    try writer.implicit(self.object, "object", Int32Field.self)
    try writer.implicit(self.number, "number", Int32Field.self)
    try writer.implicit(sizer, "sizer", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Int32Field.self)
      case 2: try reader.read(&self.reader, Int32Field.self)
      case 3: try reader.read(&self.writer, Int32Field.self)
      case 4: try reader.read(&self.sink, Int32Field.self)
      case 5: try reader.read(&self.tag, Int32Field.self)
      case 6: try reader.read(&self.object, Int32Field.self)
      case 7: try reader.read(&self.number, Int32Field.self)
      case 8: try reader.read(&sizer, Int32Field.self)
      default: break
      }
    }
  }
}

extension TestAwkwardV1 {
  package struct Array: Wire.Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension TestAwkwardV1.Array {
  package static let fullName: Swift.String = "test.awkward.v1.Array"

  package static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension TestAwkwardV1 {
  package struct TypeMessage: Wire.Message {
    package var `protocol`: TestAwkwardV1.ProtocolMessage?

    package var selfField: TestAwkwardV1.SelfMessage?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      `protocol`: TestAwkwardV1.ProtocolMessage? = nil,
      selfField: TestAwkwardV1.SelfMessage? = nil
    ) {
      self.`protocol` = `protocol`
      self.selfField = selfField
    }
  }
}

extension TestAwkwardV1.TypeMessage {
  package static let fullName: Swift.String = "test.awkward.v1.Type"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "protocol", "protocol", .single, TestAwkwardV1.ProtocolMessage.self),
    FieldInfo(2, "self", "self", .single, TestAwkwardV1.SelfMessage.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(selfField, 2, MessageField<TestAwkwardV1.SelfMessage>.self)
    sink.optional(`protocol`, 1, MessageField<TestAwkwardV1.ProtocolMessage>.self)
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
      case 10: try reader.merge(&`protocol`)
      case 18: try reader.merge(&selfField)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(`protocol`, "protocol", MessageField<TestAwkwardV1.ProtocolMessage>.self)
    try writer.optional(selfField, "self", MessageField<TestAwkwardV1.SelfMessage>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&`protocol`, MessageField<TestAwkwardV1.ProtocolMessage>.self)
      case 2: try reader.read(&selfField, MessageField<TestAwkwardV1.SelfMessage>.self)
      default: break
      }
    }
  }
}

extension TestAwkwardV1 {
  package struct ProtocolMessage: Wire.Message {
    package var selfField: TestAwkwardV1.ProtocolMessage.SelfEnum = TestAwkwardV1.ProtocolMessage
      .SelfEnum(rawValue: 0)

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      selfField: TestAwkwardV1.ProtocolMessage.SelfEnum = TestAwkwardV1.ProtocolMessage.SelfEnum(
        rawValue: 0
      )
    ) {
      self.selfField = selfField
    }
  }
}

extension TestAwkwardV1.ProtocolMessage {
  package static let fullName: Swift.String = "test.awkward.v1.Protocol"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "self", "self")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(selfField, 1, EnumField<TestAwkwardV1.ProtocolMessage.SelfEnum>.self)
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
      case 8: selfField = try EnumField<TestAwkwardV1.ProtocolMessage.SelfEnum>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(selfField, "self", EnumField<TestAwkwardV1.ProtocolMessage.SelfEnum>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&selfField, EnumField<TestAwkwardV1.ProtocolMessage.SelfEnum>.self)
      default: break
      }
    }
  }
}

extension TestAwkwardV1.ProtocolMessage {
  package enum SelfEnum: WireEnum, CaseIterable {
    case selfSelf
    case `init`
    case self1080p
    case none
    case selfUnrecognized
    case selfAllCases
    case `default`
    /// A number without a name in this contract.
    case unrecognized(Swift.Int32)
  }
}

extension TestAwkwardV1.ProtocolMessage.SelfEnum {
  package init(rawValue: Swift.Int32) {
    switch rawValue {
    case 0: self = .selfSelf
    case 1: self = .`init`
    case 2: self = .self1080p
    case 3: self = .none
    case 4: self = .selfUnrecognized
    case 5: self = .selfAllCases
    case 6: self = .`default`
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Swift.Int32 {
    switch self {
    case .selfSelf: return 0
    case .`init`: return 1
    case .self1080p: return 2
    case .none: return 3
    case .selfUnrecognized: return 4
    case .selfAllCases: return 5
    case .`default`: return 6
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  package static let allCases: [TestAwkwardV1.ProtocolMessage.SelfEnum] = [
    .selfSelf,
    .`init`,
    .self1080p,
    .none,
    .selfUnrecognized,
    .selfAllCases,
    .`default`,
  ]

  package static let contractNames: [(name: StaticString, number: Swift.Int32)] = [
    ("SELF_SELF", 0),
    ("SELF_INIT", 1),
    ("SELF_1080P", 2),
    ("SELF_NONE", 3),
    ("SELF_UNRECOGNIZED", 4),
    ("SELF_ALL_CASES", 5),
    ("SELF_DEFAULT", 6),
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Swift.Int32) -> StaticString? {
    switch number {
    case 0: return "SELF_SELF"
    case 1: return "SELF_INIT"
    case 2: return "SELF_1080P"
    case 3: return "SELF_NONE"
    case 4: return "SELF_UNRECOGNIZED"
    case 5: return "SELF_ALL_CASES"
    case 6: return "SELF_DEFAULT"
    default: return nil
    }
  }
}

extension TestAwkwardV1 {
  package struct SelfMessage: Wire.Message {
    package var selfField: Swift.Int32 = 0

    package var `init`: Swift.Int32 = 0

    package var `default`: Swift.Int32 = 0

    package var `class`: Swift.Int32 = 0

    package var descriptionField: Swift.Int32 = 0

    package var hashValueField: Swift.Int32 = 0

    package var unknownFieldsField: Swift.Int32 = 0

    package var `in`: Swift.Int32 = 0

    package var `is`: Swift.Int32 = 0

    package var `func`: Swift.Int32 = 0

    package var any: Swift.Int32 = 0

    package var fields: Swift.Int32 = 0

    package var fullName: Swift.Int32 = 0

    package var encodedSizeField: Swift.Int32 = 0

    package var `var`: Swift.Int32 = 0

    package var `inout`: Swift.Int32 = 0

    package var emit: OneOf_Emit?

    package var value: OneOf_Value?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      selfField: Swift.Int32 = 0,
      `init`: Swift.Int32 = 0,
      `default`: Swift.Int32 = 0,
      `class`: Swift.Int32 = 0,
      descriptionField: Swift.Int32 = 0,
      hashValueField: Swift.Int32 = 0,
      unknownFieldsField: Swift.Int32 = 0,
      `in`: Swift.Int32 = 0,
      `is`: Swift.Int32 = 0,
      `func`: Swift.Int32 = 0,
      any: Swift.Int32 = 0,
      fields: Swift.Int32 = 0,
      fullName: Swift.Int32 = 0,
      encodedSizeField: Swift.Int32 = 0,
      `var`: Swift.Int32 = 0,
      `inout`: Swift.Int32 = 0,
      emit: OneOf_Emit? = nil,
      value: OneOf_Value? = nil
    ) {
      self.selfField = selfField
      self.`init` = `init`
      self.`default` = `default`
      self.`class` = `class`
      self.descriptionField = descriptionField
      self.hashValueField = hashValueField
      self.unknownFieldsField = unknownFieldsField
      self.`in` = `in`
      self.`is` = `is`
      self.`func` = `func`
      self.any = any
      self.fields = fields
      self.fullName = fullName
      self.encodedSizeField = encodedSizeField
      self.`var` = `var`
      self.`inout` = `inout`
      self.emit = emit
      self.value = value
    }
  }
}

extension TestAwkwardV1.SelfMessage {
  package indirect enum OneOf_Emit: WireOneof {
    case `let`(Swift.Int32)
    case `where`(Swift.String)
    case again(TestAwkwardV1.SelfMessage)

    package var alone: TestAwkwardV1.SelfMessage { TestAwkwardV1.SelfMessage(emit: self) }
  }
}

extension TestAwkwardV1.SelfMessage {
  package enum OneOf_Value: WireOneof {
    case `guard`(Swift.Int32)
    case selfish(Bool)

    package var alone: TestAwkwardV1.SelfMessage { TestAwkwardV1.SelfMessage(value: self) }
  }
}

extension TestAwkwardV1.SelfMessage {
  package static let fullName: Swift.String = "test.awkward.v1.Self"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "self", "self"),
    FieldInfo(2, "init", "init"),
    FieldInfo(3, "default", "default"),
    FieldInfo(4, "class", "class"),
    FieldInfo(5, "description", "description"),
    FieldInfo(6, "hash_value", "hashValue"),
    FieldInfo(7, "unknown_fields", "unknownFields"),
    FieldInfo(8, "in", "in"),
    FieldInfo(9, "is", "is"),
    FieldInfo(10, "func", "func"),
    FieldInfo(11, "Any", "Any"),
    FieldInfo(12, "fields", "fields"),
    FieldInfo(13, "full_name", "fullName"),
    FieldInfo(14, "encoded_size", "encodedSize"),
    FieldInfo(15, "var", "var"),
    FieldInfo(16, "inout", "inout"),
    FieldInfo(17, "let", "let", oneof: 0),
    FieldInfo(18, "where", "where", oneof: 0),
    FieldInfo(19, "again", "again", .single, TestAwkwardV1.SelfMessage.self, oneof: 0),
    FieldInfo(20, "guard", "guard", oneof: 1),
    FieldInfo(21, "selfish", "selfish", oneof: 1),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    if case .selfish(let value)? = self.value { sink.present(value, 21, BoolField.self) }
    if case .`guard`(let value)? = self.value { sink.present(value, 20, Int32Field.self) }
    sink.choice(emit, 19, TestAwkwardV1.SelfMessage.self) {
      if case .again(let value) = $0 { value } else { nil }
    }
    if case .`where`(let value)? = emit { sink.present(value, 18, StringField.self) }
    if case .`let`(let value)? = emit { sink.present(value, 17, Int32Field.self) }
    sink.implicit(`inout`, 16, Int32Field.self)
    sink.implicit(`var`, 15, Int32Field.self)
    sink.implicit(encodedSizeField, 14, Int32Field.self)
    sink.implicit(fullName, 13, Int32Field.self)
    sink.implicit(fields, 12, Int32Field.self)
    sink.implicit(any, 11, Int32Field.self)
    sink.implicit(`func`, 10, Int32Field.self)
    sink.implicit(`is`, 9, Int32Field.self)
    sink.implicit(`in`, 8, Int32Field.self)
    sink.implicit(unknownFieldsField, 7, Int32Field.self)
    sink.implicit(hashValueField, 6, Int32Field.self)
    sink.implicit(descriptionField, 5, Int32Field.self)
    sink.implicit(`class`, 4, Int32Field.self)
    sink.implicit(`default`, 3, Int32Field.self)
    sink.implicit(`init`, 2, Int32Field.self)
    sink.implicit(selfField, 1, Int32Field.self)
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
      case 8: selfField = try Int32Field.read(from: &reader)
      case 16: `init` = try Int32Field.read(from: &reader)
      case 24: `default` = try Int32Field.read(from: &reader)
      case 32: `class` = try Int32Field.read(from: &reader)
      case 40: descriptionField = try Int32Field.read(from: &reader)
      case 48: hashValueField = try Int32Field.read(from: &reader)
      case 56: unknownFieldsField = try Int32Field.read(from: &reader)
      case 64: `in` = try Int32Field.read(from: &reader)
      case 72: `is` = try Int32Field.read(from: &reader)
      case 80: `func` = try Int32Field.read(from: &reader)
      case 88: any = try Int32Field.read(from: &reader)
      case 96: fields = try Int32Field.read(from: &reader)
      case 104: fullName = try Int32Field.read(from: &reader)
      case 112: encodedSizeField = try Int32Field.read(from: &reader)
      case 120: `var` = try Int32Field.read(from: &reader)
      case 128: `inout` = try Int32Field.read(from: &reader)
      case 136: emit = .`let`(try Int32Field.read(from: &reader))
      case 146: emit = .`where`(try StringField.read(from: &reader))
      case 154:
        try reader.merge(
          &emit,
          TestAwkwardV1.SelfMessage.self,
          { if case .again(let earlier) = $0 { earlier } else { nil } },
          { .again($0) }
        )
      case 160: self.value = .`guard`(try Int32Field.read(from: &reader))
      case 168: self.value = .selfish(try BoolField.read(from: &reader))
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(selfField, "self", Int32Field.self)
    try writer.implicit(`init`, "init", Int32Field.self)
    try writer.implicit(`default`, "default", Int32Field.self)
    try writer.implicit(`class`, "class", Int32Field.self)
    try writer.implicit(descriptionField, "description", Int32Field.self)
    try writer.implicit(hashValueField, "hashValue", Int32Field.self)
    try writer.implicit(unknownFieldsField, "unknownFields", Int32Field.self)
    try writer.implicit(`in`, "in", Int32Field.self)
    try writer.implicit(`is`, "is", Int32Field.self)
    try writer.implicit(`func`, "func", Int32Field.self)
    try writer.implicit(any, "Any", Int32Field.self)
    try writer.implicit(fields, "fields", Int32Field.self)
    try writer.implicit(fullName, "fullName", Int32Field.self)
    try writer.implicit(encodedSizeField, "encodedSize", Int32Field.self)
    try writer.implicit(`var`, "var", Int32Field.self)
    try writer.implicit(`inout`, "inout", Int32Field.self)
    if case .`let`(let value)? = emit { try writer.present(value, "let", Int32Field.self) }
    if case .`where`(let value)? = emit { try writer.present(value, "where", StringField.self) }
    try writer.choice(emit, "again", TestAwkwardV1.SelfMessage.self) {
      if case .again(let value) = $0 { value } else { nil }
    }
    if case .`guard`(let value)? = self.value {
      try writer.present(value, "guard", Int32Field.self)
    }
    if case .selfish(let value)? = self.value {
      try writer.present(value, "selfish", BoolField.self)
    }
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&selfField, Int32Field.self)
      case 2: try reader.read(&`init`, Int32Field.self)
      case 3: try reader.read(&`default`, Int32Field.self)
      case 4: try reader.read(&`class`, Int32Field.self)
      case 5: try reader.read(&descriptionField, Int32Field.self)
      case 6: try reader.read(&hashValueField, Int32Field.self)
      case 7: try reader.read(&unknownFieldsField, Int32Field.self)
      case 8: try reader.read(&`in`, Int32Field.self)
      case 9: try reader.read(&`is`, Int32Field.self)
      case 10: try reader.read(&`func`, Int32Field.self)
      case 11: try reader.read(&any, Int32Field.self)
      case 12: try reader.read(&fields, Int32Field.self)
      case 13: try reader.read(&fullName, Int32Field.self)
      case 14: try reader.read(&encodedSizeField, Int32Field.self)
      case 15: try reader.read(&`var`, Int32Field.self)
      case 16: try reader.read(&`inout`, Int32Field.self)
      case 17: try reader.choice(isFirst: emit == nil, Int32Field.self) { emit = .`let`($0) }
      case 18: try reader.choice(isFirst: emit == nil, StringField.self) { emit = .`where`($0) }
      case 19:
        try reader.choice(isFirst: emit == nil, MessageField<TestAwkwardV1.SelfMessage>.self) {
          emit = .again($0)
        }
      case 20:
        try reader.choice(isFirst: self.value == nil, Int32Field.self) { self.value = .`guard`($0) }
      case 21:
        try reader.choice(isFirst: self.value == nil, BoolField.self) { self.value = .selfish($0) }
      default: break
      }
    }
  }
}

extension TestAwkwardV1 {
  /// Names that become one in camel case.
  package struct Doubles: Wire.Message {
    package var fooBar: Swift.Int32 = 0

    package var taskID: Swift.Int32 = 0

    package var taskIDs: Swift.Int32 = 0

    package var url: Swift.Int32 = 0

    package var urlPath: Swift.Int32 = 0

    package var under: Swift.Int32 = 0

    package var x2Y1: Swift.Int32 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      fooBar: Swift.Int32 = 0,
      taskID: Swift.Int32 = 0,
      taskIDs: Swift.Int32 = 0,
      url: Swift.Int32 = 0,
      urlPath: Swift.Int32 = 0,
      under: Swift.Int32 = 0,
      x2Y1: Swift.Int32 = 0
    ) {
      self.fooBar = fooBar
      self.taskID = taskID
      self.taskIDs = taskIDs
      self.url = url
      self.urlPath = urlPath
      self.under = under
      self.x2Y1 = x2Y1
    }
  }
}

extension TestAwkwardV1.Doubles {
  package static let fullName: Swift.String = "test.awkward.v1.Doubles"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "foo_bar", "fooBar"),
    FieldInfo(3, "task_id", "taskId"),
    FieldInfo(4, "taskIDs", "taskIDs"),
    FieldInfo(5, "URL", "URL"),
    FieldInfo(6, "URLPath", "URLPath"),
    FieldInfo(7, "_under", "Under"),
    FieldInfo(8, "x2_y1", "x2Y1"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(x2Y1, 8, Int32Field.self)
    sink.implicit(under, 7, Int32Field.self)
    sink.implicit(urlPath, 6, Int32Field.self)
    sink.implicit(url, 5, Int32Field.self)
    sink.implicit(taskIDs, 4, Int32Field.self)
    sink.implicit(taskID, 3, Int32Field.self)
    sink.implicit(fooBar, 1, Int32Field.self)
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
      case 8: fooBar = try Int32Field.read(from: &reader)
      case 24: taskID = try Int32Field.read(from: &reader)
      case 32: taskIDs = try Int32Field.read(from: &reader)
      case 40: url = try Int32Field.read(from: &reader)
      case 48: urlPath = try Int32Field.read(from: &reader)
      case 56: under = try Int32Field.read(from: &reader)
      case 64: x2Y1 = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(fooBar, "fooBar", Int32Field.self)
    try writer.implicit(taskID, "taskId", Int32Field.self)
    try writer.implicit(taskIDs, "taskIDs", Int32Field.self)
    try writer.implicit(url, "URL", Int32Field.self)
    try writer.implicit(urlPath, "URLPath", Int32Field.self)
    try writer.implicit(under, "Under", Int32Field.self)
    try writer.implicit(x2Y1, "x2Y1", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&fooBar, Int32Field.self)
      case 3: try reader.read(&taskID, Int32Field.self)
      case 4: try reader.read(&taskIDs, Int32Field.self)
      case 5: try reader.read(&url, Int32Field.self)
      case 6: try reader.read(&urlPath, Int32Field.self)
      case 7: try reader.read(&under, Int32Field.self)
      case 8: try reader.read(&x2Y1, Int32Field.self)
      default: break
      }
    }
  }
}

extension TestAwkwardV1 {
  /// Left and right contain each other.
  package struct Left: Wire.Message {
    @Boxed package var right: TestAwkwardV1.Right?

    package var side: OneOf_Side?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(right: TestAwkwardV1.Right? = nil, side: OneOf_Side? = nil) {
      self.right = right
      self.side = side
    }
  }
}

extension TestAwkwardV1.Left {
  package indirect enum OneOf_Side: WireOneof {
    case other(TestAwkwardV1.Right)
    case none(Swift.Int32)

    package var alone: TestAwkwardV1.Left { TestAwkwardV1.Left(side: self) }
  }
}

extension TestAwkwardV1.Left {
  package static let fullName: Swift.String = "test.awkward.v1.Left"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "right", "right", .single, TestAwkwardV1.Right.self),
    FieldInfo(2, "other", "other", .single, TestAwkwardV1.Right.self, oneof: 0),
    FieldInfo(3, "none", "none", oneof: 0),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    if case .none(let value)? = side { sink.present(value, 3, Int32Field.self) }
    sink.choice(side, 2, TestAwkwardV1.Right.self) {
      if case .other(let value) = $0 { value } else { nil }
    }
    sink.boxed(_right, 1)
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
      case 10: try reader.merge(&_right)
      case 18:
        try reader.merge(
          &side,
          TestAwkwardV1.Right.self,
          { if case .other(let earlier) = $0 { earlier } else { nil } },
          { .other($0) }
        )
      case 24: side = .none(try Int32Field.read(from: &reader))
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.boxed(_right, "right")
    try writer.choice(side, "other", TestAwkwardV1.Right.self) {
      if case .other(let value) = $0 { value } else { nil }
    }
    if case .none(let value)? = side { try writer.present(value, "none", Int32Field.self) }
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&right, MessageField<TestAwkwardV1.Right>.self)
      case 2:
        try reader.choice(isFirst: side == nil, MessageField<TestAwkwardV1.Right>.self) {
          side = .other($0)
        }
      case 3: try reader.choice(isFirst: side == nil, Int32Field.self) { side = .none($0) }
      default: break
      }
    }
  }
}

extension TestAwkwardV1 {
  package struct Right: Wire.Message {
    @Boxed package var left: TestAwkwardV1.Left?

    package var neighbor: TestAwkwardOtherV1.Neighbor?

    package var kind: TestAwkwardOtherV1.Neighbor.Kind = TestAwkwardOtherV1.Neighbor.Kind(
      rawValue: 0
    )

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      left: TestAwkwardV1.Left? = nil,
      neighbor: TestAwkwardOtherV1.Neighbor? = nil,
      kind: TestAwkwardOtherV1.Neighbor.Kind = TestAwkwardOtherV1.Neighbor.Kind(rawValue: 0)
    ) {
      self.left = left
      self.neighbor = neighbor
      self.kind = kind
    }
  }
}

extension TestAwkwardV1.Right {
  package static let fullName: Swift.String = "test.awkward.v1.Right"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "left", "left", .single, TestAwkwardV1.Left.self),
    FieldInfo(2, "neighbor", "neighbor", .single, TestAwkwardOtherV1.Neighbor.self),
    FieldInfo(3, "kind", "kind"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(kind, 3, EnumField<TestAwkwardOtherV1.Neighbor.Kind>.self)
    sink.optional(neighbor, 2, MessageField<TestAwkwardOtherV1.Neighbor>.self)
    sink.boxed(_left, 1)
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
      case 10: try reader.merge(&_left)
      case 18: try reader.merge(&neighbor)
      case 24: kind = try EnumField<TestAwkwardOtherV1.Neighbor.Kind>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.boxed(_left, "left")
    try writer.optional(neighbor, "neighbor", MessageField<TestAwkwardOtherV1.Neighbor>.self)
    try writer.implicit(kind, "kind", EnumField<TestAwkwardOtherV1.Neighbor.Kind>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&left, MessageField<TestAwkwardV1.Left>.self)
      case 2: try reader.read(&neighbor, MessageField<TestAwkwardOtherV1.Neighbor>.self)
      case 3: try reader.read(&kind, EnumField<TestAwkwardOtherV1.Neighbor.Kind>.self)
      default: break
      }
    }
  }
}

extension TestAwkwardV1 {
  /// Each level holds two of the next: inline it would take a page.
  package struct Wide1: Wire.Message {
    @Boxed package var a: TestAwkwardV1.Wide2?

    @Boxed package var b: TestAwkwardV1.Wide2?

    @Boxed package var c: TestAwkwardV1.Wide2?

    @Boxed package var d: TestAwkwardV1.Wide2?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      a: TestAwkwardV1.Wide2? = nil,
      b: TestAwkwardV1.Wide2? = nil,
      c: TestAwkwardV1.Wide2? = nil,
      d: TestAwkwardV1.Wide2? = nil
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
  }
}

extension TestAwkwardV1.Wide1 {
  package static let fullName: Swift.String = "test.awkward.v1.Wide1"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "a", "a", .single, TestAwkwardV1.Wide2.self),
    FieldInfo(2, "b", "b", .single, TestAwkwardV1.Wide2.self),
    FieldInfo(3, "c", "c", .single, TestAwkwardV1.Wide2.self),
    FieldInfo(4, "d", "d", .single, TestAwkwardV1.Wide2.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_d, 4)
    sink.boxed(_c, 3)
    sink.boxed(_b, 2)
    sink.boxed(_a, 1)
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
      case 10: try reader.merge(&_a)
      case 18: try reader.merge(&_b)
      case 26: try reader.merge(&_c)
      case 34: try reader.merge(&_d)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.boxed(_a, "a")
    try writer.boxed(_b, "b")
    try writer.boxed(_c, "c")
    try writer.boxed(_d, "d")
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&a, MessageField<TestAwkwardV1.Wide2>.self)
      case 2: try reader.read(&b, MessageField<TestAwkwardV1.Wide2>.self)
      case 3: try reader.read(&c, MessageField<TestAwkwardV1.Wide2>.self)
      case 4: try reader.read(&d, MessageField<TestAwkwardV1.Wide2>.self)
      default: break
      }
    }
  }
}

extension TestAwkwardV1 {
  package struct Wide2: Wire.Message {
    package var a: TestAwkwardV1.Wide3?

    package var b: TestAwkwardV1.Wide3?

    package var c: TestAwkwardV1.Wide3?

    package var d: TestAwkwardV1.Wide3?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      a: TestAwkwardV1.Wide3? = nil,
      b: TestAwkwardV1.Wide3? = nil,
      c: TestAwkwardV1.Wide3? = nil,
      d: TestAwkwardV1.Wide3? = nil
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
  }
}

extension TestAwkwardV1.Wide2 {
  package static let fullName: Swift.String = "test.awkward.v1.Wide2"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "a", "a", .single, TestAwkwardV1.Wide3.self),
    FieldInfo(2, "b", "b", .single, TestAwkwardV1.Wide3.self),
    FieldInfo(3, "c", "c", .single, TestAwkwardV1.Wide3.self),
    FieldInfo(4, "d", "d", .single, TestAwkwardV1.Wide3.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(d, 4, MessageField<TestAwkwardV1.Wide3>.self)
    sink.optional(c, 3, MessageField<TestAwkwardV1.Wide3>.self)
    sink.optional(b, 2, MessageField<TestAwkwardV1.Wide3>.self)
    sink.optional(a, 1, MessageField<TestAwkwardV1.Wide3>.self)
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
      case 10: try reader.merge(&a)
      case 18: try reader.merge(&b)
      case 26: try reader.merge(&c)
      case 34: try reader.merge(&d)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(a, "a", MessageField<TestAwkwardV1.Wide3>.self)
    try writer.optional(b, "b", MessageField<TestAwkwardV1.Wide3>.self)
    try writer.optional(c, "c", MessageField<TestAwkwardV1.Wide3>.self)
    try writer.optional(d, "d", MessageField<TestAwkwardV1.Wide3>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&a, MessageField<TestAwkwardV1.Wide3>.self)
      case 2: try reader.read(&b, MessageField<TestAwkwardV1.Wide3>.self)
      case 3: try reader.read(&c, MessageField<TestAwkwardV1.Wide3>.self)
      case 4: try reader.read(&d, MessageField<TestAwkwardV1.Wide3>.self)
      default: break
      }
    }
  }
}

extension TestAwkwardV1 {
  package struct Wide3: Wire.Message {
    package var a: TestAwkwardV1.Wide4?

    package var b: TestAwkwardV1.Wide4?

    package var c: TestAwkwardV1.Wide4?

    package var d: TestAwkwardV1.Wide4?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      a: TestAwkwardV1.Wide4? = nil,
      b: TestAwkwardV1.Wide4? = nil,
      c: TestAwkwardV1.Wide4? = nil,
      d: TestAwkwardV1.Wide4? = nil
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
  }
}

extension TestAwkwardV1.Wide3 {
  package static let fullName: Swift.String = "test.awkward.v1.Wide3"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "a", "a", .single, TestAwkwardV1.Wide4.self),
    FieldInfo(2, "b", "b", .single, TestAwkwardV1.Wide4.self),
    FieldInfo(3, "c", "c", .single, TestAwkwardV1.Wide4.self),
    FieldInfo(4, "d", "d", .single, TestAwkwardV1.Wide4.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(d, 4, MessageField<TestAwkwardV1.Wide4>.self)
    sink.optional(c, 3, MessageField<TestAwkwardV1.Wide4>.self)
    sink.optional(b, 2, MessageField<TestAwkwardV1.Wide4>.self)
    sink.optional(a, 1, MessageField<TestAwkwardV1.Wide4>.self)
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
      case 10: try reader.merge(&a)
      case 18: try reader.merge(&b)
      case 26: try reader.merge(&c)
      case 34: try reader.merge(&d)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(a, "a", MessageField<TestAwkwardV1.Wide4>.self)
    try writer.optional(b, "b", MessageField<TestAwkwardV1.Wide4>.self)
    try writer.optional(c, "c", MessageField<TestAwkwardV1.Wide4>.self)
    try writer.optional(d, "d", MessageField<TestAwkwardV1.Wide4>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&a, MessageField<TestAwkwardV1.Wide4>.self)
      case 2: try reader.read(&b, MessageField<TestAwkwardV1.Wide4>.self)
      case 3: try reader.read(&c, MessageField<TestAwkwardV1.Wide4>.self)
      case 4: try reader.read(&d, MessageField<TestAwkwardV1.Wide4>.self)
      default: break
      }
    }
  }
}

extension TestAwkwardV1 {
  package struct Wide4: Wire.Message {
    package var a: Swift.String = ""

    package var b: Swift.String = ""

    package var c: Swift.String = ""

    package var d: Swift.String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      a: Swift.String = "",
      b: Swift.String = "",
      c: Swift.String = "",
      d: Swift.String = ""
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
  }
}

extension TestAwkwardV1.Wide4 {
  package static let fullName: Swift.String = "test.awkward.v1.Wide4"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "a", "a"),
    FieldInfo(2, "b", "b"),
    FieldInfo(3, "c", "c"),
    FieldInfo(4, "d", "d"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(d, 4, StringField.self)
    sink.implicit(c, 3, StringField.self)
    sink.implicit(b, 2, StringField.self)
    sink.implicit(a, 1, StringField.self)
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
      case 10: a = try StringField.read(from: &reader)
      case 18: b = try StringField.read(from: &reader)
      case 26: c = try StringField.read(from: &reader)
      case 34: d = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(a, "a", StringField.self)
    try writer.implicit(b, "b", StringField.self)
    try writer.implicit(c, "c", StringField.self)
    try writer.implicit(d, "d", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&a, StringField.self)
      case 2: try reader.read(&b, StringField.self)
      case 3: try reader.read(&c, StringField.self)
      case 4: try reader.read(&d, StringField.self)
      default: break
      }
    }
  }
}
