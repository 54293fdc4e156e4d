// Generated from redacted.proto by protoc-gen-daybook; do not edit.

package import Wire

extension TestRedacted {
  package struct Secret: Wire.Message {
    package var way: OneOf_Way?

    package var count: Swift.Int32 = 0

    package var unknownFields = UnknownFields()

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

  package static let fields: [FieldInfo] = [
    FieldInfo(2, "word", "word", oneof: 0),
    FieldInfo(4, "count", "count"),
    FieldInfo(6, "token", "token", oneof: 0, isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    if case .token(let value)? = way { sink.present(value, 6, StringField.self) }
    sink.implicit(count, 4, Int32Field.self)
    if case .word(let value)? = way { sink.present(value, 2, StringField.self) }
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
      case 18: way = .word(try StringField.read(from: &reader))
      case 32: count = try Int32Field.read(from: &reader)
      case 50: way = .token(try StringField.read(from: &reader))
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    if case .word(let value)? = way { try writer.present(value, "word", StringField.self) }
    try writer.implicit(count, "count", Int32Field.self)
    if case .token(let value)? = way {
      try writer.present(value, "token", StringField.self, isRedacted: true)
    }
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 2: try reader.choice(isFirst: way == nil, StringField.self) { way = .word($0) }
      case 4: try reader.read(&count, Int32Field.self)
      case 6: try reader.choice(isFirst: way == nil, StringField.self) { way = .token($0) }
      default: break
      }
    }
  }
}

extension TestRedacted {
  /// Names that somebody chose, in places nobody else may read.
  package struct Diary: Wire.Message {
    package var hours: [ExactText: Swift.Int32] = [:]

    package var friends: [ExactText: TestRedacted.Diary] = [:]

    package var notes: GoogleProtobuf.Struct?

    package var list: GoogleProtobuf.Struct?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      hours: [ExactText: Swift.Int32] = [:],
      friends: [ExactText: TestRedacted.Diary] = [:],
      notes: GoogleProtobuf.Struct? = nil,
      list: GoogleProtobuf.Struct? = nil
    ) {
      self.hours = hours
      self.friends = friends
      self.notes = notes
      self.list = list
    }
  }
}

extension TestRedacted.Diary {
  package static let fullName: Swift.String = "test.redacted.Diary"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "hours", "hours", .map, isRedacted: true),
    FieldInfo(2, "friends", "friends", .map, TestRedacted.Diary.self, isRedacted: true),
    FieldInfo(3, "notes", "notes", .single, GoogleProtobuf.Struct.self, isRedacted: true),
    FieldInfo(4, "list", "list", .single, GoogleProtobuf.Struct.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(list, 4, MessageField<GoogleProtobuf.Struct>.self)
    sink.optional(notes, 3, MessageField<GoogleProtobuf.Struct>.self)
    sink.map(friends, 2, ExactTextField.self, MessageField<TestRedacted.Diary>.self)
    sink.map(hours, 1, ExactTextField.self, Int32Field.self)
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
        try reader.insert(into: &hours, ExactTextField.self, Int32Field.self)
      case 18:
        try reader.insert(
          into: &friends,
          ExactTextField.self,
          MessageField<TestRedacted.Diary>.self
        )
      case 26: try reader.merge(&notes)
      case 34: try reader.merge(&list)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.map(hours, "hours", ExactTextField.self, Int32Field.self, isRedacted: true)
    try writer.map(
      friends,
      "friends",
      ExactTextField.self,
      MessageField<TestRedacted.Diary>.self,
      isRedacted: true
    )
    try writer.optional(notes, "notes", MessageField<GoogleProtobuf.Struct>.self, isRedacted: true)
    try writer.optional(list, "list", MessageField<GoogleProtobuf.Struct>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.insert(into: &hours, ExactTextField.self, Int32Field.self)
      case 2:
        try reader.insert(
          into: &friends,
          ExactTextField.self,
          MessageField<TestRedacted.Diary>.self
        )
      case 3: try reader.read(&notes, MessageField<GoogleProtobuf.Struct>.self)
      case 4: try reader.read(&list, MessageField<GoogleProtobuf.Struct>.self)
      default: break
      }
    }
  }
}
