// Made from library.proto by protoc-gen-daybook; changes belong there.

package import Wire

extension TestLibrary {
  package enum Kind: Wire.WireEnum, Swift.CaseIterable {
    case unspecified
    /// A number this contract has no name for.
    case unrecognized(Swift.Int32)
  }
}

extension TestLibrary.Kind {
  package init(rawValue: Swift.Int32) {
    switch rawValue {
    case 0: self = .unspecified
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Swift.Int32 {
    switch self {
    case .unspecified: return 0
    case .unrecognized(let number): return number
    }
  }

  /// Every value the contract names.
  package static let allCases: [TestLibrary.Kind] = [
    .unspecified
  ]

  package static let contractNames: [(name: Swift.StaticString, number: Swift.Int32)] = [
    ("KIND_UNSPECIFIED", 0)
  ]

  package static let jsonNames = Wire.JSONFields(names: contractNames)

  package static func contractName(of number: Swift.Int32) -> Swift.StaticString? {
    switch number {
    case 0: return "KIND_UNSPECIFIED"
    default: return nil
    }
  }
}

extension TestLibrary {
  package struct Bool: Wire.Message {
    package var value: Swift.Bool = false

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.Bool = false) {
      self.value = value
    }
  }
}

extension TestLibrary.Bool {
  package static let fullName: Swift.String = "test.library.Bool"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, BoolField.self)
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
      case 8: self.value = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, BoolField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Double: Wire.Message {
    package var value: Swift.Double = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.Double = 0) {
      self.value = value
    }
  }
}

extension TestLibrary.Double {
  package static let fullName: Swift.String = "test.library.Double"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, DoubleField.self)
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
      case 9: self.value = try DoubleField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", DoubleField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, DoubleField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Float: Wire.Message {
    package var value: Swift.Float = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.Float = 0) {
      self.value = value
    }
  }
}

extension TestLibrary.Float {
  package static let fullName: Swift.String = "test.library.Float"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, FloatField.self)
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
      case 13: self.value = try FloatField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", FloatField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, FloatField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Int: Wire.Message {
    package var value: Swift.Int64 = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.Int64 = 0) {
      self.value = value
    }
  }
}

extension TestLibrary.Int {
  package static let fullName: Swift.String = "test.library.Int"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, SInt64Field.self)
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
      case 8: self.value = try SInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", SInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, SInt64Field.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Int32: Wire.Message {
    package var value: Swift.Int32 = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.Int32 = 0) {
      self.value = value
    }
  }
}

extension TestLibrary.Int32 {
  package static let fullName: Swift.String = "test.library.Int32"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Int32Field.self)
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
      case 8: self.value = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Int32Field.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Int64: Wire.Message {
    package var value: Swift.Int64 = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.Int64 = 0) {
      self.value = value
    }
  }
}

extension TestLibrary.Int64 {
  package static let fullName: Swift.String = "test.library.Int64"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Int64Field.self)
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
      case 8: self.value = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Int64Field.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct UInt8: Wire.Message {
    package var value: ArraySlice<Swift.UInt8> = []

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: ArraySlice<Swift.UInt8> = []) {
      self.value = value
    }
  }
}

extension TestLibrary.UInt8 {
  package static let fullName: Swift.String = "test.library.UInt8"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, BytesField.self)
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
      case 10: self.value = try BytesField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", BytesField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, BytesField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct UInt32: Wire.Message {
    package var value: Swift.UInt32 = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.UInt32 = 0) {
      self.value = value
    }
  }
}

extension TestLibrary.UInt32 {
  package static let fullName: Swift.String = "test.library.UInt32"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, UInt32Field.self)
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
      case 8: self.value = try UInt32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", UInt32Field.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, UInt32Field.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct UInt64: Wire.Message {
    package var value: Swift.UInt64 = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.UInt64 = 0) {
      self.value = value
    }
  }
}

extension TestLibrary.UInt64 {
  package static let fullName: Swift.String = "test.library.UInt64"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, UInt64Field.self)
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
      case 8: self.value = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, UInt64Field.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct StaticString: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.StaticString {
  package static let fullName: Swift.String = "test.library.StaticString"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Optional: Wire.Message {
    package var value: Swift.String?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String? = nil) {
      self.value = value
    }
  }
}

extension TestLibrary.Optional {
  package static let fullName: Swift.String = "test.library.Optional"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.optional(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Dictionary: Wire.Message {
    package var value: [ExactText: Swift.String] = [:]

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: [ExactText: Swift.String] = [:]) {
      self.value = value
    }
  }
}

extension TestLibrary.Dictionary {
  package static let fullName: Swift.String = "test.library.Dictionary"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value", .map)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.map(self.value, 1, ExactTextField.self, Wire.StringField.self)
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
      case 10:
        try reader.insert(into: &self.value, ExactTextField.self, Wire.StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.map(self.value, "value", ExactTextField.self, Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.insert(into: &self.value, ExactTextField.self, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Set: Wire.Message {
    package var value: [Swift.String] = []

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: [Swift.String] = []) {
      self.value = value
    }
  }
}

extension TestLibrary.Set {
  package static let fullName: Swift.String = "test.library.Set"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value", .repeated)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(self.value, 1, Wire.StringField.self)
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
      case 10: try reader.append(to: &self.value, Wire.StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.repeated(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct `Any`: Wire.Message {
    package var value: GoogleProtobuf.`Any`?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: GoogleProtobuf.`Any`? = nil) {
      self.value = value
    }
  }
}

extension TestLibrary.`Any` {
  package static let fullName: Swift.String = "test.library.Any"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value", .single, GoogleProtobuf.`Any`.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(self.value, 1, Wire.MessageField<GoogleProtobuf.`Any`>.self)
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
      case 10: try reader.merge(&self.value)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.optional(self.value, "value", Wire.MessageField<GoogleProtobuf.`Any`>.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.MessageField<GoogleProtobuf.`Any`>.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Timestamp: Wire.Message {
    package var value: GoogleProtobuf.Timestamp?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: GoogleProtobuf.Timestamp? = nil) {
      self.value = value
    }
  }
}

extension TestLibrary.Timestamp {
  package static let fullName: Swift.String = "test.library.Timestamp"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value", .single, GoogleProtobuf.Timestamp.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(self.value, 1, Wire.MessageField<GoogleProtobuf.Timestamp>.self)
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
      case 10: try reader.merge(&self.value)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.optional(self.value, "value", Wire.MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct GoogleProtobufMessage: Wire.Message {
    package var value: GoogleProtobuf.Timestamp?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: GoogleProtobuf.Timestamp? = nil) {
      self.value = value
    }
  }
}

extension TestLibrary.GoogleProtobufMessage {
  package static let fullName: Swift.String = "test.library.GoogleProtobuf"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value", .single, GoogleProtobuf.Timestamp.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(self.value, 1, Wire.MessageField<GoogleProtobuf.Timestamp>.self)
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
      case 10: try reader.merge(&self.value)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.optional(self.value, "value", Wire.MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct FieldInfo: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.FieldInfo {
  package static let fullName: Swift.String = "test.library.FieldInfo"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Boxed: Wire.Message {
    @Wire.Boxed package var value: TestLibrary.Boxed?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: TestLibrary.Boxed? = nil) {
      self.value = value
    }
  }
}

extension TestLibrary.Boxed {
  package static let fullName: Swift.String = "test.library.Boxed"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value", .single, TestLibrary.Boxed.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_value, 1)
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
      case 10: try reader.merge(&_value)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.boxed(_value, "value")
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.MessageField<TestLibrary.Boxed>.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct UnknownFields: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.UnknownFields {
  package static let fullName: Swift.String = "test.library.UnknownFields"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct WireReader: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.WireReader {
  package static let fullName: Swift.String = "test.library.WireReader"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct WireWriter: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.WireWriter {
  package static let fullName: Swift.String = "test.library.WireWriter"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct WireSink: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.WireSink {
  package static let fullName: Swift.String = "test.library.WireSink"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct WireSizer: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.WireSizer {
  package static let fullName: Swift.String = "test.library.WireSizer"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct WireError: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.WireError {
  package static let fullName: Swift.String = "test.library.WireError"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct WireEnum: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.WireEnum {
  package static let fullName: Swift.String = "test.library.WireEnum"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct JSONReader: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.JSONReader {
  package static let fullName: Swift.String = "test.library.JSONReader"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct JSONWriter: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.JSONWriter {
  package static let fullName: Swift.String = "test.library.JSONWriter"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct JSONError: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.JSONError {
  package static let fullName: Swift.String = "test.library.JSONError"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct JSONFields: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.JSONFields {
  package static let fullName: Swift.String = "test.library.JSONFields"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct StringField: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.StringField {
  package static let fullName: Swift.String = "test.library.StringField"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct MessageField: Wire.Message {
    @Wire.Boxed package var value: TestLibrary.MessageField?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: TestLibrary.MessageField? = nil) {
      self.value = value
    }
  }
}

extension TestLibrary.MessageField {
  package static let fullName: Swift.String = "test.library.MessageField"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value", .single, TestLibrary.MessageField.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_value, 1)
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
      case 10: try reader.merge(&_value)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.boxed(_value, "value")
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.MessageField<TestLibrary.MessageField>.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct EnumField: Wire.Message {
    package var value: TestLibrary.Kind = TestLibrary.Kind(rawValue: 0)

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: TestLibrary.Kind = TestLibrary.Kind(rawValue: 0)) {
      self.value = value
    }
  }
}

extension TestLibrary.EnumField {
  package static let fullName: Swift.String = "test.library.EnumField"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.EnumField<TestLibrary.Kind>.self)
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
      case 8: self.value = try Wire.EnumField<TestLibrary.Kind>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.EnumField<TestLibrary.Kind>.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.EnumField<TestLibrary.Kind>.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Codable: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.Codable {
  package static let fullName: Swift.String = "test.library.Codable"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Equatable: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.Equatable {
  package static let fullName: Swift.String = "test.library.Equatable"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct CaseIterable: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.CaseIterable {
  package static let fullName: Swift.String = "test.library.CaseIterable"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct CustomStringConvertible: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.CustomStringConvertible {
  package static let fullName: Swift.String = "test.library.CustomStringConvertible"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Result: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.Result {
  package static let fullName: Swift.String = "test.library.Result"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Task: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.Task {
  package static let fullName: Swift.String = "test.library.Task"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Never: Wire.Message {
    package var unknownFields = Wire.UnknownFields()

    package init() {}
  }
}

extension TestLibrary.Never {
  package static let fullName: Swift.String = "test.library.Never"

  package static let fields: [Wire.FieldInfo] = []

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension TestLibrary {
  package struct Character: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.Character {
  package static let fullName: Swift.String = "test.library.Character"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct Foundation: Wire.Message {
    package var value: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: Swift.String = "") {
      self.value = value
    }
  }
}

extension TestLibrary.Foundation {
  package static let fullName: Swift.String = "test.library.Foundation"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Wire.StringField.self)
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
      case 10: self.value = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct StrangeContracts: Wire.Message {
    @Wire.Boxed package var value: TestLibrary.StrangeContracts?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: TestLibrary.StrangeContracts? = nil) {
      self.value = value
    }
  }
}

extension TestLibrary.StrangeContracts {
  package static let fullName: Swift.String = "test.library.StrangeContracts"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value", .single, TestLibrary.StrangeContracts.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_value, 1)
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
      case 10: try reader.merge(&_value)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.boxed(_value, "value")
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.MessageField<TestLibrary.StrangeContracts>.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct StrangeTypes: Wire.Message {
    @Wire.Boxed package var value: TestLibrary.StrangeTypes?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(value: TestLibrary.StrangeTypes? = nil) {
      self.value = value
    }
  }
}

extension TestLibrary.StrangeTypes {
  package static let fullName: Swift.String = "test.library.StrangeTypes"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "value", "value", .single, TestLibrary.StrangeTypes.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_value, 1)
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
      case 10: try reader.merge(&_value)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.boxed(_value, "value")
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Wire.MessageField<TestLibrary.StrangeTypes>.self)
      default: break
      }
    }
  }
}

extension TestLibrary {
  package struct StringProcessing: Wire.Message {
    package var unknownFields = Wire.UnknownFields()

    package init() {}
  }
}

extension TestLibrary.StringProcessing {
  package static let fullName: Swift.String = "test.library._StringProcessing"

  package static let fields: [Wire.FieldInfo] = []

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}
