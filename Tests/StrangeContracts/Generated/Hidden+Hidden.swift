// Generated from hidden.proto by protoc-gen-daybook; do not edit.

package import Wire

extension Hidden {
  /// Has the name of its package.
  package struct HiddenMessage: Wire.Message {
    @Boxed package var hidden: Hidden.HiddenMessage?

    package var error: Hidden.Error?

    @available(*, deprecated)
    package var oldName: Swift.String {
      get { storedOldName }
      set { storedOldName = newValue }
    }

    private var storedOldName: Swift.String = ""

    @available(*, deprecated)
    package var oldSelf: Hidden.HiddenMessage? {
      get { storedOldSelf }
      set { storedOldSelf = newValue }
    }

    @Boxed private var storedOldSelf: Hidden.HiddenMessage?

    @available(*, deprecated)
    package var oldList: [Hidden.Sendable] {
      get { storedOldList }
      set { storedOldList = newValue }
    }

    private var storedOldList: [Hidden.Sendable] = []

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      hidden: Hidden.HiddenMessage? = nil,
      error: Hidden.Error? = nil,
      oldName: Swift.String = "",
      oldSelf: Hidden.HiddenMessage? = nil,
      oldList: [Hidden.Sendable] = []
    ) {
      self.hidden = hidden
      self.error = error
      self.storedOldName = oldName
      self.storedOldSelf = oldSelf
      self.storedOldList = oldList
    }
  }
}

extension Hidden.HiddenMessage {
  package static let fullName: Swift.String = "hidden.Hidden"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "hidden", "hidden", .single, Hidden.HiddenMessage.self),
    FieldInfo(2, "error", "error", .single, Hidden.Error.self),
    FieldInfo(3, "old_name", "oldName"),
    FieldInfo(4, "old_self", "oldSelf", .single, Hidden.HiddenMessage.self),
    FieldInfo(5, "old_list", "oldList", .repeated, Hidden.Sendable.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(storedOldList, 5, MessageField<Hidden.Sendable>.self)
    sink.boxed(_storedOldSelf, 4)
    sink.implicit(storedOldName, 3, StringField.self)
    sink.optional(error, 2, MessageField<Hidden.Error>.self)
    sink.boxed(_hidden, 1)
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
      case 10: try reader.merge(&_hidden)
      case 18: try reader.merge(&error)
      case 26: storedOldName = try StringField.read(from: &reader)
      case 34: try reader.merge(&_storedOldSelf)
      case 42: try reader.append(to: &storedOldList, MessageField<Hidden.Sendable>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.boxed(_hidden, "hidden")
    try writer.optional(error, "error", MessageField<Hidden.Error>.self)
    try writer.implicit(storedOldName, "oldName", StringField.self)
    try writer.boxed(_storedOldSelf, "oldSelf")
    try writer.repeated(storedOldList, "oldList", MessageField<Hidden.Sendable>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&hidden, MessageField<Hidden.HiddenMessage>.self)
      case 2: try reader.read(&error, MessageField<Hidden.Error>.self)
      case 3: try reader.read(&storedOldName, StringField.self)
      case 4: try reader.read(&storedOldSelf, MessageField<Hidden.HiddenMessage>.self)
      case 5: try reader.append(to: &storedOldList, MessageField<Hidden.Sendable>.self)
      default: break
      }
    }
  }
}

extension Hidden {
  package struct Error: Wire.Message {
    package var message: Swift.String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(message: Swift.String = "") {
      self.message = message
    }
  }
}

extension Hidden.Error {
  package static let fullName: Swift.String = "hidden.Error"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "message", "message")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(message, 1, StringField.self)
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
      case 10: message = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(message, "message", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&message, StringField.self)
      default: break
      }
    }
  }
}

extension Hidden {
  package struct SwiftMessage: Wire.Message {
    package var wire: Hidden.WireMessage?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(wire: Hidden.WireMessage? = nil) {
      self.wire = wire
    }
  }
}

extension Hidden.SwiftMessage {
  package static let fullName: Swift.String = "hidden.Swift"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "wire", "wire", .single, Hidden.WireMessage.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(wire, 1, MessageField<Hidden.WireMessage>.self)
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
      case 10: try reader.merge(&wire)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(wire, "wire", MessageField<Hidden.WireMessage>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&wire, MessageField<Hidden.WireMessage>.self)
      default: break
      }
    }
  }
}

extension Hidden {
  package struct WireMessage: Wire.Message {
    package var rpc: Hidden.RPCMessage?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(rpc: Hidden.RPCMessage? = nil) {
      self.rpc = rpc
    }
  }
}

extension Hidden.WireMessage {
  package static let fullName: Swift.String = "hidden.Wire"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "rpc", "rpc", .single, Hidden.RPCMessage.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(rpc, 1, MessageField<Hidden.RPCMessage>.self)
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
      case 10: try reader.merge(&rpc)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(rpc, "rpc", MessageField<Hidden.RPCMessage>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&rpc, MessageField<Hidden.RPCMessage>.self)
      default: break
      }
    }
  }
}

extension Hidden {
  package struct RPCMessage: Wire.Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension Hidden.RPCMessage {
  package static let fullName: Swift.String = "hidden.RPC"

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

extension Hidden {
  package struct Sendable: Wire.Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension Hidden.Sendable {
  package static let fullName: Swift.String = "hidden.Sendable"

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

extension Hidden {
  package struct Hashable: Wire.Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension Hidden.Hashable {
  package static let fullName: Swift.String = "hidden.Hashable"

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

extension Hidden {
  package struct Void: Wire.Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension Hidden.Void {
  package static let fullName: Swift.String = "hidden.Void"

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

extension Hidden {
  package struct CallsClient: Wire.Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension Hidden.CallsClient {
  package static let fullName: Swift.String = "hidden.CallsClient"

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

extension Hidden {
  package struct CallsService: Wire.Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension Hidden.CallsService {
  package static let fullName: Swift.String = "hidden.CallsService"

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

extension Hidden {
  package struct Choices: Wire.Message {
    package var a: OneOf_AChoice?

    package var aChoice: OneOf_AChoice2?

    package var aChoiceField: Swift.Int32 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      a: OneOf_AChoice? = nil,
      aChoice: OneOf_AChoice2? = nil,
      aChoiceField: Swift.Int32 = 0
    ) {
      self.a = a
      self.aChoice = aChoice
      self.aChoiceField = aChoiceField
    }
  }
}

extension Hidden.Choices {
  package enum OneOf_AChoice: WireOneof {
    case b(Swift.Int32)

    package var alone: Hidden.Choices { Hidden.Choices(a: self) }
  }
}

extension Hidden.Choices {
  package enum OneOf_AChoice2: WireOneof {
    /// Deprecated by its contract.
    case c(Swift.Int32)

    package var alone: Hidden.Choices { Hidden.Choices(aChoice: self) }
  }
}

extension Hidden.Choices {
  package static let fullName: Swift.String = "hidden.Choices"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "b", "b", oneof: 0),
    FieldInfo(2, "c", "c", oneof: 1),
    FieldInfo(3, "a_choice", "aChoice"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(aChoiceField, 3, Int32Field.self)
    if case .c(let value)? = aChoice { sink.present(value, 2, Int32Field.self) }
    if case .b(let value)? = a { sink.present(value, 1, Int32Field.self) }
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
      case 8: a = .b(try Int32Field.read(from: &reader))
      case 16: aChoice = .c(try Int32Field.read(from: &reader))
      case 24: aChoiceField = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    if case .b(let value)? = a { try writer.present(value, "b", Int32Field.self) }
    if case .c(let value)? = aChoice { try writer.present(value, "c", Int32Field.self) }
    try writer.implicit(aChoiceField, "aChoice", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.choice(isFirst: a == nil, Int32Field.self) { a = .b($0) }
      case 2: try reader.choice(isFirst: aChoice == nil, Int32Field.self) { aChoice = .c($0) }
      case 3: try reader.read(&aChoiceField, Int32Field.self)
      default: break
      }
    }
  }
}

extension Hidden.Choices {
  package struct OneOf_A: Wire.Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension Hidden.Choices.OneOf_A {
  package static let fullName: Swift.String = "hidden.Choices.OneOf_A"

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
