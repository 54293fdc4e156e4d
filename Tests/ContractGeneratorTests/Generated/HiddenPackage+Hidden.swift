// Made from hidden.proto by protoc-gen-daybook; changes belong there.

package import Wire

extension HiddenPackage {
  /// Has the name of its package.
  package struct Hidden: Message {
    @Boxed package var hidden: HiddenPackage.Hidden?

    package var error: HiddenPackage.Error?

    @available(*, deprecated)
    package var oldName: String {
      get { storedOldName }
      set { storedOldName = newValue }
    }

    private var storedOldName: String = ""

    @available(*, deprecated)
    package var oldSelf: HiddenPackage.Hidden? {
      get { storedOldSelf }
      set { storedOldSelf = newValue }
    }

    @Boxed private var storedOldSelf: HiddenPackage.Hidden?

    @available(*, deprecated)
    package var oldList: [HiddenPackage.Sendable] {
      get { storedOldList }
      set { storedOldList = newValue }
    }

    private var storedOldList: [HiddenPackage.Sendable] = []

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      hidden: HiddenPackage.Hidden? = nil,
      error: HiddenPackage.Error? = nil,
      oldName: String = "",
      oldSelf: HiddenPackage.Hidden? = nil,
      oldList: [HiddenPackage.Sendable] = []
    ) {
      self.hidden = hidden
      self.error = error
      self.storedOldName = oldName
      self.storedOldSelf = oldSelf
      self.storedOldList = oldList
    }
  }
}

extension HiddenPackage.Hidden {
  package static let fullName: String = "hidden.Hidden"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "hidden", "hidden", .single, HiddenPackage.Hidden.self),
    FieldInfo(2, "error", "error", .single, HiddenPackage.Error.self),
    FieldInfo(3, "old_name", "oldName"),
    FieldInfo(4, "old_self", "oldSelf", .single, HiddenPackage.Hidden.self),
    FieldInfo(5, "old_list", "oldList", .repeated, HiddenPackage.Sendable.self),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(storedOldList, 5, MessageField<HiddenPackage.Sendable>.self)
    sink.boxed(_storedOldSelf, 4)
    sink.implicit(storedOldName, 3, StringField.self)
    sink.optional(error, 2, MessageField<HiddenPackage.Error>.self)
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
      case 42: try reader.append(to: &storedOldList, MessageField<HiddenPackage.Sendable>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(hidden, "hidden", MessageField<HiddenPackage.Hidden>.self)
    try writer.optional(error, "error", MessageField<HiddenPackage.Error>.self)
    try writer.implicit(storedOldName, "oldName", StringField.self)
    try writer.optional(storedOldSelf, "oldSelf", MessageField<HiddenPackage.Hidden>.self)
    try writer.repeated(storedOldList, "oldList", MessageField<HiddenPackage.Sendable>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&hidden, MessageField<HiddenPackage.Hidden>.self)
      case 2: try reader.read(&error, MessageField<HiddenPackage.Error>.self)
      case 3: try reader.read(&storedOldName, StringField.self)
      case 4: try reader.read(&storedOldSelf, MessageField<HiddenPackage.Hidden>.self)
      case 5: try reader.append(to: &storedOldList, MessageField<HiddenPackage.Sendable>.self)
      default: break
      }
    }
  }
}

extension HiddenPackage {
  package struct Error: Message {
    package var message: String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(message: String = "") {
      self.message = message
    }
  }
}

extension HiddenPackage.Error {
  package static let fullName: String = "hidden.Error"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "message", "message")
  ]

  /// The last field first; see `WireSink`.
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

extension HiddenPackage {
  package struct SwiftMessage: Message {
    package var wire: HiddenPackage.WireMessage?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(wire: HiddenPackage.WireMessage? = nil) {
      self.wire = wire
    }
  }
}

extension HiddenPackage.SwiftMessage {
  package static let fullName: String = "hidden.Swift"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "wire", "wire", .single, HiddenPackage.WireMessage.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(wire, 1, MessageField<HiddenPackage.WireMessage>.self)
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
    try writer.optional(wire, "wire", MessageField<HiddenPackage.WireMessage>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&wire, MessageField<HiddenPackage.WireMessage>.self)
      default: break
      }
    }
  }
}

extension HiddenPackage {
  package struct WireMessage: Message {
    package var rpc: HiddenPackage.RPCMessage?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(rpc: HiddenPackage.RPCMessage? = nil) {
      self.rpc = rpc
    }
  }
}

extension HiddenPackage.WireMessage {
  package static let fullName: String = "hidden.Wire"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "rpc", "rpc", .single, HiddenPackage.RPCMessage.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(rpc, 1, MessageField<HiddenPackage.RPCMessage>.self)
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
    try writer.optional(rpc, "rpc", MessageField<HiddenPackage.RPCMessage>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&rpc, MessageField<HiddenPackage.RPCMessage>.self)
      default: break
      }
    }
  }
}

extension HiddenPackage {
  package struct RPCMessage: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension HiddenPackage.RPCMessage {
  package static let fullName: String = "hidden.RPC"

  package static let fields: [FieldInfo] = []

  /// The last field first; see `WireSink`.
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

extension HiddenPackage {
  package struct Sendable: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension HiddenPackage.Sendable {
  package static let fullName: String = "hidden.Sendable"

  package static let fields: [FieldInfo] = []

  /// The last field first; see `WireSink`.
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

extension HiddenPackage {
  package struct Hashable: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension HiddenPackage.Hashable {
  package static let fullName: String = "hidden.Hashable"

  package static let fields: [FieldInfo] = []

  /// The last field first; see `WireSink`.
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

extension HiddenPackage {
  package struct Void: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension HiddenPackage.Void {
  package static let fullName: String = "hidden.Void"

  package static let fields: [FieldInfo] = []

  /// The last field first; see `WireSink`.
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

extension HiddenPackage {
  package struct CallsClient: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension HiddenPackage.CallsClient {
  package static let fullName: String = "hidden.CallsClient"

  package static let fields: [FieldInfo] = []

  /// The last field first; see `WireSink`.
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

extension HiddenPackage {
  package struct CallsService: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension HiddenPackage.CallsService {
  package static let fullName: String = "hidden.CallsService"

  package static let fields: [FieldInfo] = []

  /// The last field first; see `WireSink`.
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

extension HiddenPackage {
  package struct Choices: Message {
    package var a: OneOf_A0?

    package var aChoiceChoice: OneOf_A1?

    package var aChoice: Int32 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(a: OneOf_A0? = nil, aChoiceChoice: OneOf_A1? = nil, aChoice: Int32 = 0) {
      self.a = a
      self.aChoiceChoice = aChoiceChoice
      self.aChoice = aChoice
    }
  }
}

extension HiddenPackage.Choices {
  package enum OneOf_A0: Swift.Hashable, Swift.Sendable {
    case b(Int32)
  }
}

extension HiddenPackage.Choices {
  package enum OneOf_A1: Swift.Hashable, Swift.Sendable {
    case c(Int32)
  }
}

extension HiddenPackage.Choices {
  package static let fullName: String = "hidden.Choices"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "b", "b", oneof: 0),
    FieldInfo(2, "c", "c", oneof: 1),
    FieldInfo(3, "a_choice", "aChoice"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(aChoice, 3, Int32Field.self)
    if case .c(let value)? = aChoiceChoice { sink.present(value, 2, Int32Field.self) }
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
      case 16: aChoiceChoice = .c(try Int32Field.read(from: &reader))
      case 24: aChoice = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    if case .b(let value)? = a { try writer.present(value, "b", Int32Field.self) }
    if case .c(let value)? = aChoiceChoice { try writer.present(value, "c", Int32Field.self) }
    try writer.implicit(aChoice, "aChoice", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.choice(isFirst: a == nil, Int32Field.self) { a = .b($0) }
      case 2:
        try reader.choice(isFirst: aChoiceChoice == nil, Int32Field.self) { aChoiceChoice = .c($0) }
      case 3: try reader.read(&aChoice, Int32Field.self)
      default: break
      }
    }
  }
}

extension HiddenPackage.Choices {
  package struct OneOf_A: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension HiddenPackage.Choices.OneOf_A {
  package static let fullName: String = "hidden.Choices.OneOf_A"

  package static let fields: [FieldInfo] = []

  /// The last field first; see `WireSink`.
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
