// Generated from keyword_prefix.proto by protoc-gen-daybook; do not edit.

package import Wire

extension TypePackage {
  package struct Prefixed: Wire.Message {
    @Boxed package var inner: TypePackage.Prefixed?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(inner: TypePackage.Prefixed? = nil) {
      self.inner = inner
    }
  }
}

extension TypePackage.Prefixed {
  package static let fullName: Swift.String = "test.keyword.prefix.Prefixed"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "inner", "inner", .single, TypePackage.Prefixed.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_inner, 1)
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
      case 10: try reader.merge(&_inner)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.boxed(_inner, "inner")
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&inner, MessageField<TypePackage.Prefixed>.self)
      default: break
      }
    }
  }
}
