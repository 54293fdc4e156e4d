// Made from 3d.proto by protoc-gen-daybook; changes belong there.

package import Wire

extension Package3d {
  package struct Cube: Wire.Message {
    package var edge: Swift.Double = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(edge: Swift.Double = 0) {
      self.edge = edge
    }
  }
}

extension Package3d.Cube {
  package static let fullName: Swift.String = "Cube"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "edge", "edge")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(edge, 1, DoubleField.self)
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
      case 9: edge = try DoubleField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(edge, "edge", DoubleField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&edge, DoubleField.self)
      default: break
      }
    }
  }
}
