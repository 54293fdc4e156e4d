// Made from daybook/rpc/v1/reflection.proto by protoc-gen-daybook; changes belong there.

package import Wire

extension RPCV1 {
  package struct ListServicesRequest: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension RPCV1.ListServicesRequest {
  package static let fullName: String = "daybook.rpc.v1.ListServicesRequest"

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

extension RPCV1 {
  package struct ListServicesResponse: Message {
    package var services: [RPCV1.ServiceOffer] = []

    package var unknownFields = UnknownFields()

    package init() {}

    package init(services: [RPCV1.ServiceOffer] = []) {
      self.services = services
    }
  }
}

extension RPCV1.ListServicesResponse {
  package static let fullName: String = "daybook.rpc.v1.ListServicesResponse"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "services", "services", .repeated, RPCV1.ServiceOffer.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(services, 1, MessageField<RPCV1.ServiceOffer>.self)
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
      case 10: try reader.append(to: &services, MessageField<RPCV1.ServiceOffer>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(services, "services", MessageField<RPCV1.ServiceOffer>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &services, MessageField<RPCV1.ServiceOffer>.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  package struct ServiceOffer: Message {
    /// As `daybook.task.v1.Tasks`.
    package var name: String = ""

    /// As `CreateTask`.
    package var methods: [String] = []

    package var unknownFields = UnknownFields()

    package init() {}

    package init(name: String = "", methods: [String] = []) {
      self.name = name
      self.methods = methods
    }
  }
}

extension RPCV1.ServiceOffer {
  package static let fullName: String = "daybook.rpc.v1.ServiceOffer"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "methods", "methods", .repeated),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(methods, 2, StringField.self)
    sink.implicit(name, 1, StringField.self)
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
      case 10: name = try StringField.read(from: &reader)
      case 18: try reader.append(to: &methods, StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.repeated(methods, "methods", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.append(to: &methods, StringField.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  package struct DescribeSymbolRequest: Message {
    /// The full name of a service, a method (`daybook.task.v1.Tasks/CreateTask`), a message or an
    /// enum, or the name of a file.
    package var symbol: String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(symbol: String = "") {
      self.symbol = symbol
    }
  }
}

extension RPCV1.DescribeSymbolRequest {
  package static let fullName: String = "daybook.rpc.v1.DescribeSymbolRequest"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "symbol", "symbol")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(symbol, 1, StringField.self)
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
      case 10: symbol = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(symbol, "symbol", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&symbol, StringField.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  package struct DescribeSymbolResponse: Message {
    /// Each a serialized `google.protobuf.FileDescriptorProto`, without comments.
    package var files: [ArraySlice<UInt8>] = []

    package var unknownFields = UnknownFields()

    package init() {}

    package init(files: [ArraySlice<UInt8>] = []) {
      self.files = files
    }
  }
}

extension RPCV1.DescribeSymbolResponse {
  package static let fullName: String = "daybook.rpc.v1.DescribeSymbolResponse"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "files", "files", .repeated)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(files, 1, BytesField.self)
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
      case 10: try reader.append(to: &files, BytesField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(files, "files", BytesField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &files, BytesField.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  package struct ListLimitsRequest: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension RPCV1.ListLimitsRequest {
  package static let fullName: String = "daybook.rpc.v1.ListLimitsRequest"

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

extension RPCV1 {
  package struct ListLimitsResponse: Message {
    package var limits: [RPCV1.Limit] = []

    package var unknownFields = UnknownFields()

    package init() {}

    package init(limits: [RPCV1.Limit] = []) {
      self.limits = limits
    }
  }
}

extension RPCV1.ListLimitsResponse {
  package static let fullName: String = "daybook.rpc.v1.ListLimitsResponse"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "limits", "limits", .repeated, RPCV1.Limit.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(limits, 1, MessageField<RPCV1.Limit>.self)
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
      case 10: try reader.append(to: &limits, MessageField<RPCV1.Limit>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(limits, "limits", MessageField<RPCV1.Limit>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &limits, MessageField<RPCV1.Limit>.self)
      default: break
      }
    }
  }
}

extension RPCV1 {
  package struct Limit: Message {
    /// As `max_message`.
    package var name: String = ""

    package var value: Int64 = 0

    /// As `bytes`, `ms`, `calls`.
    package var unit: String = ""

    /// What it protects, and what happens at it.
    package var reason: String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(name: String = "", value: Int64 = 0, unit: String = "", reason: String = "") {
      self.name = name
      self.value = value
      self.unit = unit
      self.reason = reason
    }
  }
}

extension RPCV1.Limit {
  package static let fullName: String = "daybook.rpc.v1.Limit"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "value", "value"),
    FieldInfo(3, "unit", "unit"),
    FieldInfo(4, "reason", "reason"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(reason, 4, StringField.self)
    sink.implicit(unit, 3, StringField.self)
    sink.implicit(self.value, 2, Int64Field.self)
    sink.implicit(name, 1, StringField.self)
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
      case 10: name = try StringField.read(from: &reader)
      case 16: self.value = try Int64Field.read(from: &reader)
      case 26: unit = try StringField.read(from: &reader)
      case 34: reason = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(self.value, "value", Int64Field.self)
    try writer.implicit(unit, "unit", StringField.self)
    try writer.implicit(reason, "reason", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&self.value, Int64Field.self)
      case 3: try reader.read(&unit, StringField.self)
      case 4: try reader.read(&reason, StringField.self)
      default: break
      }
    }
  }
}
