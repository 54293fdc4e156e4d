// Generated from benchmark.proto by protoc-gen-daybook; do not edit.

package import Wire

extension BenchmarkV1 {
  /// A message that contains its own type.
  package struct Step: Message {
    package var name: String = ""

    package var weight: Int64 = 0

    @Boxed package var next: BenchmarkV1.Step?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(name: String = "", weight: Int64 = 0, next: BenchmarkV1.Step? = nil) {
      self.name = name
      self.weight = weight
      self.next = next
    }
  }
}

extension BenchmarkV1.Step {
  package static let fullName: String = "daybook.benchmark.v1.Step"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "weight", "weight"),
    FieldInfo(3, "next", "next", .single, BenchmarkV1.Step.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_next, 3)
    sink.implicit(weight, 2, Int64Field.self)
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
      case 16: weight = try Int64Field.read(from: &reader)
      case 26: try reader.merge(&_next)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(weight, "weight", Int64Field.self)
    try writer.boxed(_next, "next")
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&weight, Int64Field.self)
      case 3: try reader.read(&next, MessageField<BenchmarkV1.Step>.self)
      default: break
      }
    }
  }
}

extension BenchmarkV1 {
  /// A message that is nearly all content.
  package struct Photo: Message {
    package var name: String = ""

    package var content: ArraySlice<UInt8> = []

    package var unknownFields = UnknownFields()

    package init() {}

    package init(name: String = "", content: ArraySlice<UInt8> = []) {
      self.name = name
      self.content = content
    }
  }
}

extension BenchmarkV1.Photo {
  package static let fullName: String = "daybook.benchmark.v1.Photo"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "content", "content"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(content, 2, BytesField.self)
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
      case 18: content = try BytesField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(content, "content", BytesField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&content, BytesField.self)
      default: break
      }
    }
  }
}

extension BenchmarkV1 {
  /// A message with maps.
  package struct Stock: Message {
    package var amounts: [ExactText: Int64] = [:]

    package var places: [ExactText: String] = [:]

    package var unknownFields = UnknownFields()

    package init() {}

    package init(amounts: [ExactText: Int64] = [:], places: [ExactText: String] = [:]) {
      self.amounts = amounts
      self.places = places
    }
  }
}

extension BenchmarkV1.Stock {
  package static let fullName: String = "daybook.benchmark.v1.Stock"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "amounts", "amounts", .map),
    FieldInfo(2, "places", "places", .map),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.map(places, 2, ExactTextField.self, StringField.self)
    sink.map(amounts, 1, ExactTextField.self, Int64Field.self)
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
      case 10:
        try reader.insert(into: &amounts, ExactTextField.self, Int64Field.self)
      case 18:
        try reader.insert(into: &places, ExactTextField.self, StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.map(amounts, "amounts", ExactTextField.self, Int64Field.self)
    try writer.map(places, "places", ExactTextField.self, StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.insert(into: &amounts, ExactTextField.self, Int64Field.self)
      case 2: try reader.insert(into: &places, ExactTextField.self, StringField.self)
      default: break
      }
    }
  }
}
