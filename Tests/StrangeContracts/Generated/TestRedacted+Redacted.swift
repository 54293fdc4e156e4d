// Made from redacted.proto by protoc-gen-daybook; changes belong there.

package import Wire

extension TestRedacted {
  package struct Secret: Wire.Message {
    package var way: OneOf_Way?

    package var count: Swift.Int32 = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(way: OneOf_Way? = nil, count: Swift.Int32 = 0) {
      self.way = way
      self.count = count
    }
  }
}

extension TestRedacted.Secret {
  package enum OneOf_Way: WireOneof {
    case word(Swift.String)
    case token(Swift.String)

    package var alone: TestRedacted.Secret { TestRedacted.Secret(way: self) }
  }
}

extension TestRedacted.Secret {
  package static let fullName: Swift.String = "test.redacted.Secret"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(2, "word", "word", oneof: 0),
    Wire.FieldInfo(4, "count", "count"),
    Wire.FieldInfo(6, "token", "token", oneof: 0),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    if case .token(let value)? = way { sink.present(value, 6, Wire.StringField.self) }
    sink.implicit(count, 4, Int32Field.self)
    if case .word(let value)? = way { sink.present(value, 2, Wire.StringField.self) }
    return sink
  }

  package func encodedSize() -> Swift.Int {
    emit(to: Wire.WireSizer()).total
  }

  package func encode(to writer: inout Wire.WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout Wire.WireReader) throws(Wire.WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 18: way = .word(try Wire.StringField.read(from: &reader))
      case 32: count = try Int32Field.read(from: &reader)
      case 50: way = .token(try Wire.StringField.read(from: &reader))
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    if case .word(let value)? = way { try writer.present(value, "word", Wire.StringField.self) }
    try writer.implicit(count, "count", Int32Field.self)
    if case .token(let value)? = way {
      try writer.present(value, "token", Wire.StringField.self, isRedacted: true)
    }
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 2: try reader.choice(isFirst: way == nil, Wire.StringField.self) { way = .word($0) }
      case 4: try reader.read(&count, Int32Field.self)
      case 6: try reader.choice(isFirst: way == nil, Wire.StringField.self) { way = .token($0) }
      default: break
      }
    }
  }
}
