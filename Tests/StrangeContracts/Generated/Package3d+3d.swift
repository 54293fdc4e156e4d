// Generated from 3d.proto by protoc-gen-daybook; do not edit.

package import Wire

extension Package3d {
  package struct Cube: Wire.Message {
    package var edge: Double = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(edge: Double = 0) {
      self.edge = edge
    }
  }
}

extension Package3d.Cube {
  package static let fullName: Swift.String = "Cube"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "edge", "edge")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(edge, 1, DoubleField.self)
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
      case 9: edge = try DoubleField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(edge, "edge", DoubleField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&edge, DoubleField.self)
      default: break
      }
    }
  }
}
