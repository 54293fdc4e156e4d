// Made from google/protobuf/wrappers.proto by protoc-gen-daybook; changes belong there.

extension GoogleProtobuf {
  /// Wrapper message for `double`.
  ///
  /// The JSON representation for `DoubleValue` is JSON number.
  package struct DoubleValue: Message {
    /// The double value.
    package var value: Double = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(value: Double = 0) {
      self.value = value
    }
  }
}

extension GoogleProtobuf.DoubleValue {
  package static let fullName: String = "google.protobuf.DoubleValue"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, DoubleField.self)
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
      case 9: self.value = try DoubleField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }
}

extension GoogleProtobuf {
  /// Wrapper message for `float`.
  ///
  /// The JSON representation for `FloatValue` is JSON number.
  package struct FloatValue: Message {
    /// The float value.
    package var value: Float = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(value: Float = 0) {
      self.value = value
    }
  }
}

extension GoogleProtobuf.FloatValue {
  package static let fullName: String = "google.protobuf.FloatValue"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, FloatField.self)
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
      case 13: self.value = try FloatField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }
}

extension GoogleProtobuf {
  /// Wrapper message for `int64`.
  ///
  /// The JSON representation for `Int64Value` is JSON string.
  package struct Int64Value: Message {
    /// The int64 value.
    package var value: Int64 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(value: Int64 = 0) {
      self.value = value
    }
  }
}

extension GoogleProtobuf.Int64Value {
  package static let fullName: String = "google.protobuf.Int64Value"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Int64Field.self)
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
      case 8: self.value = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }
}

extension GoogleProtobuf {
  /// Wrapper message for `uint64`.
  ///
  /// The JSON representation for `UInt64Value` is JSON string.
  package struct UInt64Value: Message {
    /// The uint64 value.
    package var value: UInt64 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(value: UInt64 = 0) {
      self.value = value
    }
  }
}

extension GoogleProtobuf.UInt64Value {
  package static let fullName: String = "google.protobuf.UInt64Value"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, UInt64Field.self)
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
      case 8: self.value = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }
}

extension GoogleProtobuf {
  /// Wrapper message for `int32`.
  ///
  /// The JSON representation for `Int32Value` is JSON number.
  package struct Int32Value: Message {
    /// The int32 value.
    package var value: Int32 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(value: Int32 = 0) {
      self.value = value
    }
  }
}

extension GoogleProtobuf.Int32Value {
  package static let fullName: String = "google.protobuf.Int32Value"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }
}

extension GoogleProtobuf {
  /// Wrapper message for `uint32`.
  ///
  /// The JSON representation for `UInt32Value` is JSON number.
  package struct UInt32Value: Message {
    /// The uint32 value.
    package var value: UInt32 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(value: UInt32 = 0) {
      self.value = value
    }
  }
}

extension GoogleProtobuf.UInt32Value {
  package static let fullName: String = "google.protobuf.UInt32Value"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, UInt32Field.self)
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
      case 8: self.value = try UInt32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }
}

extension GoogleProtobuf {
  /// Wrapper message for `bool`.
  ///
  /// The JSON representation for `BoolValue` is JSON `true` and `false`.
  package struct BoolValue: Message {
    /// The bool value.
    package var value: Bool = false

    package var unknownFields = UnknownFields()

    package init() {}

    package init(value: Bool = false) {
      self.value = value
    }
  }
}

extension GoogleProtobuf.BoolValue {
  package static let fullName: String = "google.protobuf.BoolValue"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, BoolField.self)
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
      case 8: self.value = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }
}

extension GoogleProtobuf {
  /// Wrapper message for `string`.
  ///
  /// The JSON representation for `StringValue` is JSON string.
  package struct StringValue: Message {
    /// The string value.
    package var value: String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(value: String = "") {
      self.value = value
    }
  }
}

extension GoogleProtobuf.StringValue {
  package static let fullName: String = "google.protobuf.StringValue"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, StringField.self)
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
      case 10: self.value = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }
}

extension GoogleProtobuf {
  /// Wrapper message for `bytes`.
  ///
  /// The JSON representation for `BytesValue` is JSON string.
  package struct BytesValue: Message {
    /// The bytes value.
    package var value: ArraySlice<UInt8> = []

    package var unknownFields = UnknownFields()

    package init() {}

    package init(value: ArraySlice<UInt8> = []) {
      self.value = value
    }
  }
}

extension GoogleProtobuf.BytesValue {
  package static let fullName: String = "google.protobuf.BytesValue"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "value", "value")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, BytesField.self)
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
      case 10: self.value = try BytesField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }
}
