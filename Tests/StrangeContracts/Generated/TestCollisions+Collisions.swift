// Made from collisions.proto by protoc-gen-daybook; changes belong there.

package import Wire

extension TestCollisions {
  package struct Nested: Wire.Message {
    package var fooBar: TestCollisions.Nested.FooBar?

    package var fooBar2: TestCollisions.Nested.FooBarMessage?

    package var fields: TestCollisions.Nested.Fields?

    package var field: TestCollisions.Nested.Message?

    package var fieldField: TestCollisions.Nested.MessageMessage?

    package var field1: TestCollisions.Nested.Message1?

    package var oneOfChoice: TestCollisions.Nested.OneOf_Choice?

    package var sink: TestCollisions.Nested.Sink?

    package var nested: TestCollisions.Nested.Nested?

    package var fooEnum: TestCollisions.Nested.FooEnum = TestCollisions.Nested.FooEnum(rawValue: 0)

    package var fooEnum2: TestCollisions.Nested.FooEnumEnum = TestCollisions.Nested.FooEnumEnum(
      rawValue: 0
    )

    package var choice: OneOf_ChoiceChoice?

    package var choiceChoice: Swift.Int32 = 0

    package var choiceChoice2: OneOf_ChoiceChoice2?

    package var choiceChoice3: OneOf_ChoiceChoice3?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(
      fooBar: TestCollisions.Nested.FooBar? = nil,
      fooBar2: TestCollisions.Nested.FooBarMessage? = nil,
      fields: TestCollisions.Nested.Fields? = nil,
      field: TestCollisions.Nested.Message? = nil,
      fieldField: TestCollisions.Nested.MessageMessage? = nil,
      field1: TestCollisions.Nested.Message1? = nil,
      oneOfChoice: TestCollisions.Nested.OneOf_Choice? = nil,
      sink: TestCollisions.Nested.Sink? = nil,
      nested: TestCollisions.Nested.Nested? = nil,
      fooEnum: TestCollisions.Nested.FooEnum = TestCollisions.Nested.FooEnum(rawValue: 0),
      fooEnum2: TestCollisions.Nested.FooEnumEnum = TestCollisions.Nested.FooEnumEnum(rawValue: 0),
      choice: OneOf_ChoiceChoice? = nil,
      choiceChoice: Swift.Int32 = 0,
      choiceChoice2: OneOf_ChoiceChoice2? = nil,
      choiceChoice3: OneOf_ChoiceChoice3? = nil
    ) {
      self.fooBar = fooBar
      self.fooBar2 = fooBar2
      self.fields = fields
      self.field = field
      self.fieldField = fieldField
      self.field1 = field1
      self.oneOfChoice = oneOfChoice
      self.sink = sink
      self.nested = nested
      self.fooEnum = fooEnum
      self.fooEnum2 = fooEnum2
      self.choice = choice
      self.choiceChoice = choiceChoice
      self.choiceChoice2 = choiceChoice2
      self.choiceChoice3 = choiceChoice3
    }
  }
}

extension TestCollisions.Nested {
  package enum OneOf_ChoiceChoice: WireOneof {
    case choiceA(Swift.Int32)
    case choiceValue(Swift.Int32)

    package var alone: TestCollisions.Nested { TestCollisions.Nested(choice: self) }
  }
}

extension TestCollisions.Nested {
  package enum OneOf_ChoiceChoice2: WireOneof {
    case choiceB(Swift.String)

    package var alone: TestCollisions.Nested { TestCollisions.Nested(choiceChoice2: self) }
  }
}

extension TestCollisions.Nested {
  package enum OneOf_ChoiceChoice3: WireOneof {
    case choiceC(Swift.String)

    package var alone: TestCollisions.Nested { TestCollisions.Nested(choiceChoice3: self) }
  }
}

extension TestCollisions.Nested {
  package static let fullName: Swift.String = "test.collisions.Nested"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "foo_bar", "fooBar", .single, TestCollisions.Nested.FooBar.self),
    Wire.FieldInfo(2, "foo_bar_2", "fooBar2", .single, TestCollisions.Nested.FooBarMessage.self),
    Wire.FieldInfo(3, "fields_", "fields", .single, TestCollisions.Nested.Fields.self),
    Wire.FieldInfo(4, "_", "", .single, TestCollisions.Nested.Message.self),
    Wire.FieldInfo(5, "field", "field", .single, TestCollisions.Nested.MessageMessage.self),
    Wire.FieldInfo(6, "_1_", "1", .single, TestCollisions.Nested.Message1.self),
    Wire.FieldInfo(
      7,
      "one_of_choice",
      "oneOfChoice",
      .single,
      TestCollisions.Nested.OneOf_Choice.self
    ),
    Wire.FieldInfo(8, "sink", "sink", .single, TestCollisions.Nested.Sink.self),
    Wire.FieldInfo(9, "nested", "nested", .single, TestCollisions.Nested.Nested.self),
    Wire.FieldInfo(10, "foo_enum", "fooEnum"),
    Wire.FieldInfo(11, "foo_enum_2", "fooEnum2"),
    Wire.FieldInfo(12, "choice_a", "choiceA", oneof: 0),
    Wire.FieldInfo(13, "choice_value", "choiceValue", oneof: 0),
    Wire.FieldInfo(15, "choice_choice", "choiceChoice"),
    Wire.FieldInfo(16, "choice_b", "choiceB", oneof: 1),
    Wire.FieldInfo(17, "choice_c", "choiceC", oneof: 2),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    if case .choiceC(let value)? = choiceChoice3 { sink.present(value, 17, Wire.StringField.self) }
    if case .choiceB(let value)? = choiceChoice2 { sink.present(value, 16, Wire.StringField.self) }
    sink.implicit(choiceChoice, 15, Int32Field.self)
    if case .choiceValue(let value)? = choice { sink.present(value, 13, Int32Field.self) }
    if case .choiceA(let value)? = choice { sink.present(value, 12, Int32Field.self) }
    sink.implicit(fooEnum2, 11, Wire.EnumField<TestCollisions.Nested.FooEnumEnum>.self)
    sink.implicit(fooEnum, 10, Wire.EnumField<TestCollisions.Nested.FooEnum>.self)
    sink.optional(nested, 9, Wire.MessageField<TestCollisions.Nested.Nested>.self)
    sink.optional(self.sink, 8, Wire.MessageField<TestCollisions.Nested.Sink>.self)
    sink.optional(oneOfChoice, 7, Wire.MessageField<TestCollisions.Nested.OneOf_Choice>.self)
    sink.optional(field1, 6, Wire.MessageField<TestCollisions.Nested.Message1>.self)
    sink.optional(fieldField, 5, Wire.MessageField<TestCollisions.Nested.MessageMessage>.self)
    sink.optional(field, 4, Wire.MessageField<TestCollisions.Nested.Message>.self)
    sink.optional(fields, 3, Wire.MessageField<TestCollisions.Nested.Fields>.self)
    sink.optional(fooBar2, 2, Wire.MessageField<TestCollisions.Nested.FooBarMessage>.self)
    sink.optional(fooBar, 1, Wire.MessageField<TestCollisions.Nested.FooBar>.self)
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
      case 10: try reader.merge(&fooBar)
      case 18: try reader.merge(&fooBar2)
      case 26: try reader.merge(&fields)
      case 34: try reader.merge(&field)
      case 42: try reader.merge(&fieldField)
      case 50: try reader.merge(&field1)
      case 58: try reader.merge(&oneOfChoice)
      case 66: try reader.merge(&self.sink)
      case 74: try reader.merge(&nested)
      case 80: fooEnum = try Wire.EnumField<TestCollisions.Nested.FooEnum>.read(from: &reader)
      case 88: fooEnum2 = try Wire.EnumField<TestCollisions.Nested.FooEnumEnum>.read(from: &reader)
      case 96: choice = .choiceA(try Int32Field.read(from: &reader))
      case 104: choice = .choiceValue(try Int32Field.read(from: &reader))
      case 120: choiceChoice = try Int32Field.read(from: &reader)
      case 130: choiceChoice2 = .choiceB(try Wire.StringField.read(from: &reader))
      case 138: choiceChoice3 = .choiceC(try Wire.StringField.read(from: &reader))
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.optional(fooBar, "fooBar", Wire.MessageField<TestCollisions.Nested.FooBar>.self)
    try writer.optional(
      fooBar2,
      "fooBar2",
      Wire.MessageField<TestCollisions.Nested.FooBarMessage>.self
    )
    try writer.optional(fields, "fields", Wire.MessageField<TestCollisions.Nested.Fields>.self)
    try writer.optional(field, "", Wire.MessageField<TestCollisions.Nested.Message>.self)
    try writer.optional(
      fieldField,
      "field",
      Wire.MessageField<TestCollisions.Nested.MessageMessage>.self
    )
    try writer.optional(field1, "1", Wire.MessageField<TestCollisions.Nested.Message1>.self)
    try writer.optional(
      oneOfChoice,
      "oneOfChoice",
      Wire.MessageField<TestCollisions.Nested.OneOf_Choice>.self
    )
    try writer.optional(self.sink, "sink", Wire.MessageField<TestCollisions.Nested.Sink>.self)
    try writer.optional(nested, "nested", Wire.MessageField<TestCollisions.Nested.Nested>.self)
    try writer.implicit(fooEnum, "fooEnum", Wire.EnumField<TestCollisions.Nested.FooEnum>.self)
    try writer.implicit(
      fooEnum2,
      "fooEnum2",
      Wire.EnumField<TestCollisions.Nested.FooEnumEnum>.self
    )
    if case .choiceA(let value)? = choice { try writer.present(value, "choiceA", Int32Field.self) }
    if case .choiceValue(let value)? = choice {
      try writer.present(value, "choiceValue", Int32Field.self)
    }
    try writer.implicit(choiceChoice, "choiceChoice", Int32Field.self)
    if case .choiceB(let value)? = choiceChoice2 {
      try writer.present(value, "choiceB", Wire.StringField.self)
    }
    if case .choiceC(let value)? = choiceChoice3 {
      try writer.present(value, "choiceC", Wire.StringField.self)
    }
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&fooBar, Wire.MessageField<TestCollisions.Nested.FooBar>.self)
      case 2: try reader.read(&fooBar2, Wire.MessageField<TestCollisions.Nested.FooBarMessage>.self)
      case 3: try reader.read(&fields, Wire.MessageField<TestCollisions.Nested.Fields>.self)
      case 4: try reader.read(&field, Wire.MessageField<TestCollisions.Nested.Message>.self)
      case 5:
        try reader.read(&fieldField, Wire.MessageField<TestCollisions.Nested.MessageMessage>.self)
      case 6: try reader.read(&field1, Wire.MessageField<TestCollisions.Nested.Message1>.self)
      case 7:
        try reader.read(&oneOfChoice, Wire.MessageField<TestCollisions.Nested.OneOf_Choice>.self)
      case 8: try reader.read(&self.sink, Wire.MessageField<TestCollisions.Nested.Sink>.self)
      case 9: try reader.read(&nested, Wire.MessageField<TestCollisions.Nested.Nested>.self)
      case 10: try reader.read(&fooEnum, Wire.EnumField<TestCollisions.Nested.FooEnum>.self)
      case 11: try reader.read(&fooEnum2, Wire.EnumField<TestCollisions.Nested.FooEnumEnum>.self)
      case 12: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .choiceA($0) }
      case 13:
        try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .choiceValue($0) }
      case 15: try reader.read(&choiceChoice, Int32Field.self)
      case 16:
        try reader.choice(isFirst: choiceChoice2 == nil, Wire.StringField.self) {
          choiceChoice2 = .choiceB($0)
        }
      case 17:
        try reader.choice(isFirst: choiceChoice3 == nil, Wire.StringField.self) {
          choiceChoice3 = .choiceC($0)
        }
      default: break
      }
    }
  }
}

extension TestCollisions.Nested {
  package enum FooEnum: Wire.WireEnum, Swift.CaseIterable {
    case a
    /// A number this contract has no name for.
    case unrecognized(Swift.Int32)
  }
}

extension TestCollisions.Nested.FooEnum {
  package init(rawValue: Swift.Int32) {
    switch rawValue {
    case 0: self = .a
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Swift.Int32 {
    switch self {
    case .a: return 0
    case .unrecognized(let number): return number
    }
  }

  /// Every value the contract names.
  package static let allCases: [TestCollisions.Nested.FooEnum] = [
    .a
  ]

  package static let contractNames: [(name: Swift.StaticString, number: Swift.Int32)] = [
    ("A", 0)
  ]

  package static let jsonNames = Wire.JSONFields(names: contractNames)

  package static func contractName(of number: Swift.Int32) -> Swift.StaticString? {
    switch number {
    case 0: return "A"
    default: return nil
    }
  }
}

extension TestCollisions.Nested {
  package enum FooEnumEnum: Wire.WireEnum, Swift.CaseIterable {
    case b
    /// A number this contract has no name for.
    case unrecognized(Swift.Int32)
  }
}

extension TestCollisions.Nested.FooEnumEnum {
  package init(rawValue: Swift.Int32) {
    switch rawValue {
    case 0: self = .b
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Swift.Int32 {
    switch self {
    case .b: return 0
    case .unrecognized(let number): return number
    }
  }

  /// Every value the contract names.
  package static let allCases: [TestCollisions.Nested.FooEnumEnum] = [
    .b
  ]

  package static let contractNames: [(name: Swift.StaticString, number: Swift.Int32)] = [
    ("B", 0)
  ]

  package static let jsonNames = Wire.JSONFields(names: contractNames)

  package static func contractName(of number: Swift.Int32) -> Swift.StaticString? {
    switch number {
    case 0: return "B"
    default: return nil
    }
  }
}

extension TestCollisions.Nested {
  package struct FooBar: Wire.Message {
    package var a: Swift.Int32 = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(a: Swift.Int32 = 0) {
      self.a = a
    }
  }
}

extension TestCollisions.Nested.FooBar {
  package static let fullName: Swift.String = "test.collisions.Nested.fooBar"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "a", "a")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(a, 1, Int32Field.self)
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
      case 8: a = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(a, "a", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&a, Int32Field.self)
      default: break
      }
    }
  }
}

extension TestCollisions.Nested {
  package struct FooBarMessage: Wire.Message {
    package var b: Swift.Int32 = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(b: Swift.Int32 = 0) {
      self.b = b
    }
  }
}

extension TestCollisions.Nested.FooBarMessage {
  package static let fullName: Swift.String = "test.collisions.Nested.FooBar"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "b", "b")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(b, 1, Int32Field.self)
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
      case 8: b = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(b, "b", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&b, Int32Field.self)
      default: break
      }
    }
  }
}

extension TestCollisions.Nested {
  package struct Fields: Wire.Message {
    package var c: Swift.Int32 = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(c: Swift.Int32 = 0) {
      self.c = c
    }
  }
}

extension TestCollisions.Nested.Fields {
  package static let fullName: Swift.String = "test.collisions.Nested.fields"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "c", "c")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(c, 1, Int32Field.self)
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
      case 8: c = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(c, "c", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&c, Int32Field.self)
      default: break
      }
    }
  }
}

extension TestCollisions.Nested {
  package struct Message: Wire.Message {
    package var d: Swift.Int32 = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(d: Swift.Int32 = 0) {
      self.d = d
    }
  }
}

extension TestCollisions.Nested.Message {
  package static let fullName: Swift.String = "test.collisions.Nested.___"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "d", "d")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(d, 1, Int32Field.self)
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
      case 8: d = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(d, "d", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&d, Int32Field.self)
      default: break
      }
    }
  }
}

extension TestCollisions.Nested {
  package struct MessageMessage: Wire.Message {
    package var e: Swift.Int32 = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(e: Swift.Int32 = 0) {
      self.e = e
    }
  }
}

extension TestCollisions.Nested.MessageMessage {
  package static let fullName: Swift.String = "test.collisions.Nested.__"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "e", "e")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(e, 1, Int32Field.self)
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
      case 8: e = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(e, "e", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&e, Int32Field.self)
      default: break
      }
    }
  }
}

extension TestCollisions.Nested {
  package struct Message1: Wire.Message {
    package var f: Swift.Int32 = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(f: Swift.Int32 = 0) {
      self.f = f
    }
  }
}

extension TestCollisions.Nested.Message1 {
  package static let fullName: Swift.String = "test.collisions.Nested._1"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "f", "f")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(f, 1, Int32Field.self)
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
      case 8: f = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(f, "f", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&f, Int32Field.self)
      default: break
      }
    }
  }
}

extension TestCollisions.Nested {
  package struct OneOf_Choice: Wire.Message {
    package var g: Swift.Int32 = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(g: Swift.Int32 = 0) {
      self.g = g
    }
  }
}

extension TestCollisions.Nested.OneOf_Choice {
  package static let fullName: Swift.String = "test.collisions.Nested.OneOf_Choice"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "g", "g")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(g, 1, Int32Field.self)
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
      case 8: g = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(g, "g", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&g, Int32Field.self)
      default: break
      }
    }
  }
}

extension TestCollisions.Nested {
  package struct Sink: Wire.Message {
    @Wire.Boxed package var sink: TestCollisions.Nested.Sink?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(sink: TestCollisions.Nested.Sink? = nil) {
      self.sink = sink
    }
  }
}

extension TestCollisions.Nested.Sink {
  package static let fullName: Swift.String = "test.collisions.Nested.Sink"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "sink", "sink", .single, TestCollisions.Nested.Sink.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_sink, 1)
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
      case 10: try reader.merge(&_sink)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.boxed(_sink, "sink")
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.sink, Wire.MessageField<TestCollisions.Nested.Sink>.self)
      default: break
      }
    }
  }
}

extension TestCollisions.Nested {
  package struct Nested: Wire.Message {
    @Wire.Boxed package var nested: TestCollisions.Nested.Nested?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(nested: TestCollisions.Nested.Nested? = nil) {
      self.nested = nested
    }
  }
}

extension TestCollisions.Nested.Nested {
  package static let fullName: Swift.String = "test.collisions.Nested.Nested"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "nested", "nested", .single, TestCollisions.Nested.Nested.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_nested, 1)
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
      case 10: try reader.merge(&_nested)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.boxed(_nested, "nested")
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&nested, Wire.MessageField<TestCollisions.Nested.Nested>.self)
      default: break
      }
    }
  }
}

extension TestCollisions {
  package struct Deprecated: Wire.Message {
    @available(*, deprecated)
    package var a: Swift.String {
      get { storedAValue }
      set { storedAValue = newValue }
    }

    private var storedAValue: Swift.String = ""

    package var storedA: Swift.String = ""

    @available(*, deprecated)
    package var b: Swift.String {
      get { storedBValue }
      set { storedBValue = newValue }
    }

    private var storedBValue: Swift.String = ""

    @available(*, deprecated)
    package var storedB: Swift.String {
      get { storedStoredB }
      set { storedStoredB = newValue }
    }

    private var storedStoredB: Swift.String = ""

    @available(*, deprecated)
    package var again: TestCollisions.Deprecated? {
      get { storedAgainValue }
      set { storedAgainValue = newValue }
    }

    @Wire.Boxed private var storedAgainValue: TestCollisions.Deprecated?

    @Wire.Boxed package var storedAgain: TestCollisions.Deprecated?

    package var choice: OneOf_Choice?

    @available(*, deprecated)
    package var oldMap: [ExactText: TestCollisions.Deprecated] {
      get { storedOldMap }
      set { storedOldMap = newValue }
    }

    private var storedOldMap: [ExactText: TestCollisions.Deprecated] = [:]

    @available(*, deprecated)
    package var `class`: [Swift.String] {
      get { storedClass }
      set { storedClass = newValue }
    }

    private var storedClass: [Swift.String] = []

    @available(*, deprecated)
    package var `init`: [Swift.String] {
      get { storedInit }
      set { storedInit = newValue }
    }

    private var storedInit: [Swift.String] = []

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(
      a: Swift.String = "",
      storedA: Swift.String = "",
      b: Swift.String = "",
      storedB: Swift.String = "",
      again: TestCollisions.Deprecated? = nil,
      storedAgain: TestCollisions.Deprecated? = nil,
      choice: OneOf_Choice? = nil,
      oldMap: [ExactText: TestCollisions.Deprecated] = [:],
      `class`: [Swift.String] = [],
      `init`: [Swift.String] = []
    ) {
      self.storedAValue = a
      self.storedA = storedA
      self.storedBValue = b
      self.storedStoredB = storedB
      self.storedAgainValue = again
      self.storedAgain = storedAgain
      self.choice = choice
      self.storedOldMap = oldMap
      self.storedClass = `class`
      self.storedInit = `init`
    }
  }
}

extension TestCollisions.Deprecated {
  package enum OneOf_Choice: WireOneof {
    /// Deprecated by its contract.
    case old(Swift.String)

    package var alone: TestCollisions.Deprecated { TestCollisions.Deprecated(choice: self) }
  }
}

extension TestCollisions.Deprecated {
  package static let fullName: Swift.String = "test.collisions.Deprecated"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "a", "a"),
    Wire.FieldInfo(2, "stored_a", "storedA"),
    Wire.FieldInfo(3, "b", "b"),
    Wire.FieldInfo(4, "storedB", "storedB"),
    Wire.FieldInfo(5, "again", "again", .single, TestCollisions.Deprecated.self),
    Wire.FieldInfo(6, "stored_again", "storedAgain", .single, TestCollisions.Deprecated.self),
    Wire.FieldInfo(7, "old", "old", oneof: 0),
    Wire.FieldInfo(8, "old_map", "oldMap", .map, TestCollisions.Deprecated.self),
    Wire.FieldInfo(9, "class", "class", .repeated),
    Wire.FieldInfo(10, "init", "init", .repeated),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(storedInit, 10, Wire.StringField.self)
    sink.repeated(storedClass, 9, Wire.StringField.self)
    sink.map(
      storedOldMap,
      8,
      ExactTextField.self,
      Wire.MessageField<TestCollisions.Deprecated>.self
    )
    if case .old(let value)? = choice { sink.present(value, 7, Wire.StringField.self) }
    sink.boxed(_storedAgain, 6)
    sink.boxed(_storedAgainValue, 5)
    sink.implicit(storedStoredB, 4, Wire.StringField.self)
    sink.implicit(storedBValue, 3, Wire.StringField.self)
    sink.implicit(storedA, 2, Wire.StringField.self)
    sink.implicit(storedAValue, 1, Wire.StringField.self)
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
      case 10: storedAValue = try Wire.StringField.read(from: &reader)
      case 18: storedA = try Wire.StringField.read(from: &reader)
      case 26: storedBValue = try Wire.StringField.read(from: &reader)
      case 34: storedStoredB = try Wire.StringField.read(from: &reader)
      case 42: try reader.merge(&_storedAgainValue)
      case 50: try reader.merge(&_storedAgain)
      case 58: choice = .old(try Wire.StringField.read(from: &reader))
      case 66:
        try reader.insert(
          into: &storedOldMap,
          ExactTextField.self,
          Wire.MessageField<TestCollisions.Deprecated>.self
        )
      case 74: try reader.append(to: &storedClass, Wire.StringField.self)
      case 82: try reader.append(to: &storedInit, Wire.StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(storedAValue, "a", Wire.StringField.self)
    try writer.implicit(storedA, "storedA", Wire.StringField.self)
    try writer.implicit(storedBValue, "b", Wire.StringField.self)
    try writer.implicit(storedStoredB, "storedB", Wire.StringField.self)
    try writer.boxed(_storedAgainValue, "again")
    try writer.boxed(_storedAgain, "storedAgain")
    if case .old(let value)? = choice { try writer.present(value, "old", Wire.StringField.self) }
    try writer.map(
      storedOldMap,
      "oldMap",
      ExactTextField.self,
      Wire.MessageField<TestCollisions.Deprecated>.self
    )
    try writer.repeated(storedClass, "class", Wire.StringField.self)
    try writer.repeated(storedInit, "init", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&storedAValue, Wire.StringField.self)
      case 2: try reader.read(&storedA, Wire.StringField.self)
      case 3: try reader.read(&storedBValue, Wire.StringField.self)
      case 4: try reader.read(&storedStoredB, Wire.StringField.self)
      case 5: try reader.read(&storedAgainValue, Wire.MessageField<TestCollisions.Deprecated>.self)
      case 6: try reader.read(&storedAgain, Wire.MessageField<TestCollisions.Deprecated>.self)
      case 7: try reader.choice(isFirst: choice == nil, Wire.StringField.self) { choice = .old($0) }
      case 8:
        try reader.insert(
          into: &storedOldMap,
          ExactTextField.self,
          Wire.MessageField<TestCollisions.Deprecated>.self
        )
      case 9: try reader.append(to: &storedClass, Wire.StringField.self)
      case 10: try reader.append(to: &storedInit, Wire.StringField.self)
      default: break
      }
    }
  }
}

extension TestCollisions {
  package struct TypeMessage: Wire.Message {
    @Wire.Boxed package var type: TestCollisions.TypeMessage?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(type: TestCollisions.TypeMessage? = nil) {
      self.type = type
    }
  }
}

extension TestCollisions.TypeMessage {
  package static let fullName: Swift.String = "test.collisions.Type"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "type", "type", .single, TestCollisions.TypeMessage.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_type, 1)
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
      case 10: try reader.merge(&_type)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.boxed(_type, "type")
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&type, Wire.MessageField<TestCollisions.TypeMessage>.self)
      default: break
      }
    }
  }
}

extension TestCollisions {
  package struct TypeMessageMessage: Wire.Message {
    package var type: TestCollisions.TypeMessage?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(type: TestCollisions.TypeMessage? = nil) {
      self.type = type
    }
  }
}

extension TestCollisions.TypeMessageMessage {
  package static let fullName: Swift.String = "test.collisions.TypeMessage"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "type", "type", .single, TestCollisions.TypeMessage.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(type, 1, Wire.MessageField<TestCollisions.TypeMessage>.self)
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
      case 10: try reader.merge(&type)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.optional(type, "type", Wire.MessageField<TestCollisions.TypeMessage>.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&type, Wire.MessageField<TestCollisions.TypeMessage>.self)
      default: break
      }
    }
  }
}

extension TestCollisions {
  package struct ProtocolMessage: Wire.Message {
    package var type: TestCollisions.ProtocolMessage.TypeMessage?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(type: TestCollisions.ProtocolMessage.TypeMessage? = nil) {
      self.type = type
    }
  }
}

extension TestCollisions.ProtocolMessage {
  package static let fullName: Swift.String = "test.collisions.Protocol"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "type", "type", .single, TestCollisions.ProtocolMessage.TypeMessage.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(type, 1, Wire.MessageField<TestCollisions.ProtocolMessage.TypeMessage>.self)
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
      case 10: try reader.merge(&type)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.optional(
      type,
      "type",
      Wire.MessageField<TestCollisions.ProtocolMessage.TypeMessage>.self
    )
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.read(&type, Wire.MessageField<TestCollisions.ProtocolMessage.TypeMessage>.self)
      default: break
      }
    }
  }
}

extension TestCollisions.ProtocolMessage {
  package struct TypeMessage: Wire.Message {
    package var type: TestCollisions.ProtocolMessage.TypeMessage.TypeMessage?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(type: TestCollisions.ProtocolMessage.TypeMessage.TypeMessage? = nil) {
      self.type = type
    }
  }
}

extension TestCollisions.ProtocolMessage.TypeMessage {
  package static let fullName: Swift.String = "test.collisions.Protocol.Type"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(
      1,
      "type",
      "type",
      .single,
      TestCollisions.ProtocolMessage.TypeMessage.TypeMessage.self
    )
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(
      type,
      1,
      Wire.MessageField<TestCollisions.ProtocolMessage.TypeMessage.TypeMessage>.self
    )
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
      case 10: try reader.merge(&type)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.optional(
      type,
      "type",
      Wire.MessageField<TestCollisions.ProtocolMessage.TypeMessage.TypeMessage>.self
    )
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.read(
          &type,
          Wire.MessageField<TestCollisions.ProtocolMessage.TypeMessage.TypeMessage>.self
        )
      default: break
      }
    }
  }
}

extension TestCollisions.ProtocolMessage.TypeMessage {
  package struct TypeMessage: Wire.Message {
    @Wire.Boxed package var inner: TestCollisions.ProtocolMessage.TypeMessage.TypeMessage?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(inner: TestCollisions.ProtocolMessage.TypeMessage.TypeMessage? = nil) {
      self.inner = inner
    }
  }
}

extension TestCollisions.ProtocolMessage.TypeMessage.TypeMessage {
  package static let fullName: Swift.String = "test.collisions.Protocol.Type.Type"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(
      1,
      "inner",
      "inner",
      .single,
      TestCollisions.ProtocolMessage.TypeMessage.TypeMessage.self
    )
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_inner, 1)
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
      case 10: try reader.merge(&_inner)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.boxed(_inner, "inner")
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.read(
          &inner,
          Wire.MessageField<TestCollisions.ProtocolMessage.TypeMessage.TypeMessage>.self
        )
      default: break
      }
    }
  }
}

extension TestCollisions {
  package struct Lower: Wire.Message {
    @Wire.Boxed package var lower: TestCollisions.Lower?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(lower: TestCollisions.Lower? = nil) {
      self.lower = lower
    }
  }
}

extension TestCollisions.Lower {
  package static let fullName: Swift.String = "test.collisions.lower"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "lower", "lower", .single, TestCollisions.Lower.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_lower, 1)
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
      case 10: try reader.merge(&_lower)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.boxed(_lower, "lower")
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&lower, Wire.MessageField<TestCollisions.Lower>.self)
      default: break
      }
    }
  }
}

extension TestCollisions {
  package struct LowerMessage: Wire.Message {
    package var lower: TestCollisions.Lower?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(lower: TestCollisions.Lower? = nil) {
      self.lower = lower
    }
  }
}

extension TestCollisions.LowerMessage {
  package static let fullName: Swift.String = "test.collisions.Lower"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "lower", "lower", .single, TestCollisions.Lower.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(lower, 1, Wire.MessageField<TestCollisions.Lower>.self)
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
      case 10: try reader.merge(&lower)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.optional(lower, "lower", Wire.MessageField<TestCollisions.Lower>.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&lower, Wire.MessageField<TestCollisions.Lower>.self)
      default: break
      }
    }
  }
}

extension TestCollisions {
  /// Has the name of what is around everything of the package.
  package struct TestCollisionsMessage: Wire.Message {
    package var inner: TestCollisions.TestCollisionsMessage.TestCollisionsMessage?

    package var own: TestCollisions.TestCollisionsMessage.TestCollisionsMessage?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(
      inner: TestCollisions.TestCollisionsMessage.TestCollisionsMessage? = nil,
      own: TestCollisions.TestCollisionsMessage.TestCollisionsMessage? = nil
    ) {
      self.inner = inner
      self.own = own
    }
  }
}

extension TestCollisions.TestCollisionsMessage {
  package static let fullName: Swift.String = "test.collisions.TestCollisions"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(
      1,
      "inner",
      "inner",
      .single,
      TestCollisions.TestCollisionsMessage.TestCollisionsMessage.self
    ),
    Wire.FieldInfo(
      2,
      "own",
      "own",
      .single,
      TestCollisions.TestCollisionsMessage.TestCollisionsMessage.self
    ),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(
      own,
      2,
      Wire.MessageField<TestCollisions.TestCollisionsMessage.TestCollisionsMessage>.self
    )
    sink.optional(
      inner,
      1,
      Wire.MessageField<TestCollisions.TestCollisionsMessage.TestCollisionsMessage>.self
    )
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
      case 10: try reader.merge(&inner)
      case 18: try reader.merge(&own)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.optional(
      inner,
      "inner",
      Wire.MessageField<TestCollisions.TestCollisionsMessage.TestCollisionsMessage>.self
    )
    try writer.optional(
      own,
      "own",
      Wire.MessageField<TestCollisions.TestCollisionsMessage.TestCollisionsMessage>.self
    )
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.read(
          &inner,
          Wire.MessageField<TestCollisions.TestCollisionsMessage.TestCollisionsMessage>.self
        )
      case 2:
        try reader.read(
          &own,
          Wire.MessageField<TestCollisions.TestCollisionsMessage.TestCollisionsMessage>.self
        )
      default: break
      }
    }
  }
}

extension TestCollisions.TestCollisionsMessage {
  package struct TestCollisionsMessage: Wire.Message {
    @Wire.Boxed package var inner: TestCollisions.TestCollisionsMessage.TestCollisionsMessage?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(inner: TestCollisions.TestCollisionsMessage.TestCollisionsMessage? = nil) {
      self.inner = inner
    }
  }
}

extension TestCollisions.TestCollisionsMessage.TestCollisionsMessage {
  package static let fullName: Swift.String = "test.collisions.TestCollisions.TestCollisions"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(
      1,
      "inner",
      "inner",
      .single,
      TestCollisions.TestCollisionsMessage.TestCollisionsMessage.self
    )
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_inner, 1)
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
      case 10: try reader.merge(&_inner)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.boxed(_inner, "inner")
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.read(
          &inner,
          Wire.MessageField<TestCollisions.TestCollisionsMessage.TestCollisionsMessage>.self
        )
      default: break
      }
    }
  }
}

extension TestCollisions {
  /// Has the name of what is around everything of another package.
  package struct StrangeNames: Wire.Message {
    @Wire.Boxed package var inner: TestCollisions.StrangeNames?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(inner: TestCollisions.StrangeNames? = nil) {
      self.inner = inner
    }
  }
}

extension TestCollisions.StrangeNames {
  package static let fullName: Swift.String = "test.collisions.StrangeNames"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "inner", "inner", .single, TestCollisions.StrangeNames.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_inner, 1)
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
      case 10: try reader.merge(&_inner)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.boxed(_inner, "inner")
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&inner, Wire.MessageField<TestCollisions.StrangeNames>.self)
      default: break
      }
    }
  }
}

extension TestCollisions {
  package struct Ids: Wire.Message {
    package var taskID: Swift.Int32 = 0

    package var taskIDs: Swift.Int32 = 0

    package var url: Swift.Int32 = 0

    package var xY: Swift.Int32 = 0

    package var x12: Swift.Int32 = 0

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(
      taskID: Swift.Int32 = 0,
      taskIDs: Swift.Int32 = 0,
      url: Swift.Int32 = 0,
      xY: Swift.Int32 = 0,
      x12: Swift.Int32 = 0
    ) {
      self.taskID = taskID
      self.taskIDs = taskIDs
      self.url = url
      self.xY = xY
      self.x12 = x12
    }
  }
}

extension TestCollisions.Ids {
  package static let fullName: Swift.String = "test.collisions.Ids"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "task_id", "taskId"),
    Wire.FieldInfo(4, "task_ids", "taskIds"),
    Wire.FieldInfo(5, "URL", "URL"),
    Wire.FieldInfo(7, "x__y", "xY"),
    Wire.FieldInfo(9, "x1_2", "x12"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(x12, 9, Int32Field.self)
    sink.implicit(xY, 7, Int32Field.self)
    sink.implicit(url, 5, Int32Field.self)
    sink.implicit(taskIDs, 4, Int32Field.self)
    sink.implicit(taskID, 1, Int32Field.self)
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
      case 8: taskID = try Int32Field.read(from: &reader)
      case 32: taskIDs = try Int32Field.read(from: &reader)
      case 40: url = try Int32Field.read(from: &reader)
      case 56: xY = try Int32Field.read(from: &reader)
      case 72: x12 = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(taskID, "taskId", Int32Field.self)
    try writer.implicit(taskIDs, "taskIds", Int32Field.self)
    try writer.implicit(url, "URL", Int32Field.self)
    try writer.implicit(xY, "xY", Int32Field.self)
    try writer.implicit(x12, "x12", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&taskID, Int32Field.self)
      case 4: try reader.read(&taskIDs, Int32Field.self)
      case 5: try reader.read(&url, Int32Field.self)
      case 7: try reader.read(&xY, Int32Field.self)
      case 9: try reader.read(&x12, Int32Field.self)
      default: break
      }
    }
  }
}

extension TestCollisions {
  package struct JSONNames: Wire.Message {
    package var quote: Swift.Int32 = 0

    package var backslash: Swift.Int32 = 0

    package var line: Swift.Int32 = 0

    package var separator: Swift.Int32 = 0

    package var interpolation: Swift.Int32 = 0

    package var accent: Swift.Int32 = 0

    package var hash: Swift.Int32 = 0

    package var tab: Swift.Int32 = 0

    package var empty: Swift.Int32 = 0

    package var turned: Swift.Int32 = 0

    package var map: [ExactText: Swift.Int32] = [:]

    package var choice: OneOf_Choice?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(
      quote: Swift.Int32 = 0,
      backslash: Swift.Int32 = 0,
      line: Swift.Int32 = 0,
      separator: Swift.Int32 = 0,
      interpolation: Swift.Int32 = 0,
      accent: Swift.Int32 = 0,
      hash: Swift.Int32 = 0,
      tab: Swift.Int32 = 0,
      empty: Swift.Int32 = 0,
      turned: Swift.Int32 = 0,
      map: [ExactText: Swift.Int32] = [:],
      choice: OneOf_Choice? = nil
    ) {
      self.quote = quote
      self.backslash = backslash
      self.line = line
      self.separator = separator
      self.interpolation = interpolation
      self.accent = accent
      self.hash = hash
      self.tab = tab
      self.empty = empty
      self.turned = turned
      self.map = map
      self.choice = choice
    }
  }
}

extension TestCollisions.JSONNames {
  package enum OneOf_Choice: WireOneof {
    case chosen(Swift.Int32)

    package var alone: TestCollisions.JSONNames { TestCollisions.JSONNames(choice: self) }
  }
}

extension TestCollisions.JSONNames {
  package static let fullName: Swift.String = "test.collisions.JSONNames"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "quote", "a\"b"),
    Wire.FieldInfo(2, "backslash", "a\\b"),
    Wire.FieldInfo(3, "line", "a\u{a}b"),
    Wire.FieldInfo(4, "separator", "a\u{2028}b"),
    Wire.FieldInfo(6, "interpolation", "\\(self)"),
    Wire.FieldInfo(7, "accent", "\u{e9}"),
    Wire.FieldInfo(8, "hash", "\"#"),
    Wire.FieldInfo(9, "tab", "\u{9}\u{d}\u{7f}"),
    Wire.FieldInfo(10, "empty", ""),
    Wire.FieldInfo(11, "turned", "\u{202e}"),
    Wire.FieldInfo(12, "map", "m\"ap", .map),
    Wire.FieldInfo(13, "chosen", "\"\\\u{a}", oneof: 0),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    if case .chosen(let value)? = choice { sink.present(value, 13, Int32Field.self) }
    sink.map(map, 12, ExactTextField.self, Int32Field.self)
    sink.implicit(turned, 11, Int32Field.self)
    sink.implicit(empty, 10, Int32Field.self)
    sink.implicit(tab, 9, Int32Field.self)
    sink.implicit(hash, 8, Int32Field.self)
    sink.implicit(accent, 7, Int32Field.self)
    sink.implicit(interpolation, 6, Int32Field.self)
    sink.implicit(separator, 4, Int32Field.self)
    sink.implicit(line, 3, Int32Field.self)
    sink.implicit(backslash, 2, Int32Field.self)
    sink.implicit(quote, 1, Int32Field.self)
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
      case 8: quote = try Int32Field.read(from: &reader)
      case 16: backslash = try Int32Field.read(from: &reader)
      case 24: line = try Int32Field.read(from: &reader)
      case 32: separator = try Int32Field.read(from: &reader)
      case 48: interpolation = try Int32Field.read(from: &reader)
      case 56: accent = try Int32Field.read(from: &reader)
      case 64: hash = try Int32Field.read(from: &reader)
      case 72: tab = try Int32Field.read(from: &reader)
      case 80: empty = try Int32Field.read(from: &reader)
      case 88: turned = try Int32Field.read(from: &reader)
      case 98:
        try reader.insert(into: &map, ExactTextField.self, Int32Field.self)
      case 104: choice = .chosen(try Int32Field.read(from: &reader))
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(quote, "a\\\"b", Int32Field.self)
    try writer.implicit(backslash, "a\\\\b", Int32Field.self)
    try writer.implicit(line, "a\\u000ab", Int32Field.self)
    try writer.implicit(separator, "a\u{2028}b", Int32Field.self)
    try writer.implicit(interpolation, "\\\\(self)", Int32Field.self)
    try writer.implicit(accent, "\u{e9}", Int32Field.self)
    try writer.implicit(hash, "\\\"#", Int32Field.self)
    try writer.implicit(tab, "\\u0009\\u000d\u{7f}", Int32Field.self)
    try writer.implicit(empty, "", Int32Field.self)
    try writer.implicit(turned, "\u{202e}", Int32Field.self)
    try writer.map(map, "m\\\"ap", ExactTextField.self, Int32Field.self)
    if case .chosen(let value)? = choice {
      try writer.present(value, "\\\"\\\\\\u000a", Int32Field.self)
    }
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&quote, Int32Field.self)
      case 2: try reader.read(&backslash, Int32Field.self)
      case 3: try reader.read(&line, Int32Field.self)
      case 4: try reader.read(&separator, Int32Field.self)
      case 6: try reader.read(&interpolation, Int32Field.self)
      case 7: try reader.read(&accent, Int32Field.self)
      case 8: try reader.read(&hash, Int32Field.self)
      case 9: try reader.read(&tab, Int32Field.self)
      case 10: try reader.read(&empty, Int32Field.self)
      case 11: try reader.read(&turned, Int32Field.self)
      case 12: try reader.insert(into: &map, ExactTextField.self, Int32Field.self)
      case 13: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .chosen($0) }
      default: break
      }
    }
  }
}

extension TestCollisions {
  /// Contains itself through everything.
  package struct Everywhere: Wire.Message {
    package var map: [ExactText: TestCollisions.Everywhere] = [:]

    package var list: [TestCollisions.Everywhere] = []

    @Wire.Boxed package var plain: TestCollisions.Everywhere?

    @Wire.Boxed package var there: TestCollisions.Everywhere?

    package var choice: OneOf_Choice?

    @Wire.Boxed package var throughPlain: TestCollisions.Everywhere.Through?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(
      map: [ExactText: TestCollisions.Everywhere] = [:],
      list: [TestCollisions.Everywhere] = [],
      plain: TestCollisions.Everywhere? = nil,
      there: TestCollisions.Everywhere? = nil,
      choice: OneOf_Choice? = nil,
      throughPlain: TestCollisions.Everywhere.Through? = nil
    ) {
      self.map = map
      self.list = list
      self.plain = plain
      self.there = there
      self.choice = choice
      self.throughPlain = throughPlain
    }
  }
}

extension TestCollisions.Everywhere {
  package indirect enum OneOf_Choice: WireOneof {
    case chosen(TestCollisions.Everywhere)
    case through(TestCollisions.Everywhere.Through)

    package var alone: TestCollisions.Everywhere { TestCollisions.Everywhere(choice: self) }
  }
}

extension TestCollisions.Everywhere {
  package static let fullName: Swift.String = "test.collisions.Everywhere"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "map", "map", .map, TestCollisions.Everywhere.self),
    Wire.FieldInfo(2, "list", "list", .repeated, TestCollisions.Everywhere.self),
    Wire.FieldInfo(3, "plain", "plain", .single, TestCollisions.Everywhere.self),
    Wire.FieldInfo(4, "there", "there", .single, TestCollisions.Everywhere.self),
    Wire.FieldInfo(5, "chosen", "chosen", .single, TestCollisions.Everywhere.self, oneof: 0),
    Wire.FieldInfo(
      6,
      "through",
      "through",
      .single,
      TestCollisions.Everywhere.Through.self,
      oneof: 0
    ),
    Wire.FieldInfo(
      7,
      "through_plain",
      "throughPlain",
      .single,
      TestCollisions.Everywhere.Through.self
    ),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_throughPlain, 7)
    sink.choice(choice, 6, TestCollisions.Everywhere.Through.self) {
      if case .through(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 5, TestCollisions.Everywhere.self) {
      if case .chosen(let value) = $0 { value } else { nil }
    }
    sink.boxed(_there, 4)
    sink.boxed(_plain, 3)
    sink.repeated(list, 2, Wire.MessageField<TestCollisions.Everywhere>.self)
    sink.map(map, 1, ExactTextField.self, Wire.MessageField<TestCollisions.Everywhere>.self)
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
        try reader.insert(
          into: &map,
          ExactTextField.self,
          Wire.MessageField<TestCollisions.Everywhere>.self
        )
      case 18: try reader.append(to: &list, Wire.MessageField<TestCollisions.Everywhere>.self)
      case 26: try reader.merge(&_plain)
      case 34: try reader.merge(&_there)
      case 42:
        try reader.merge(
          &choice,
          TestCollisions.Everywhere.self,
          { if case .chosen(let earlier) = $0 { earlier } else { nil } },
          { .chosen($0) }
        )
      case 50:
        try reader.merge(
          &choice,
          TestCollisions.Everywhere.Through.self,
          { if case .through(let earlier) = $0 { earlier } else { nil } },
          { .through($0) }
        )
      case 58: try reader.merge(&_throughPlain)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.map(
      map,
      "map",
      ExactTextField.self,
      Wire.MessageField<TestCollisions.Everywhere>.self
    )
    try writer.repeated(list, "list", Wire.MessageField<TestCollisions.Everywhere>.self)
    try writer.boxed(_plain, "plain")
    try writer.boxed(_there, "there")
    try writer.choice(choice, "chosen", TestCollisions.Everywhere.self) {
      if case .chosen(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "through", TestCollisions.Everywhere.Through.self) {
      if case .through(let value) = $0 { value } else { nil }
    }
    try writer.boxed(_throughPlain, "throughPlain")
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.insert(
          into: &map,
          ExactTextField.self,
          Wire.MessageField<TestCollisions.Everywhere>.self
        )
      case 2: try reader.append(to: &list, Wire.MessageField<TestCollisions.Everywhere>.self)
      case 3: try reader.read(&plain, Wire.MessageField<TestCollisions.Everywhere>.self)
      case 4: try reader.read(&there, Wire.MessageField<TestCollisions.Everywhere>.self)
      case 5:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestCollisions.Everywhere>.self)
        { choice = .chosen($0) }
      case 6:
        try reader.choice(
          isFirst: choice == nil,
          Wire.MessageField<TestCollisions.Everywhere.Through>.self
        ) { choice = .through($0) }
      case 7:
        try reader.read(&throughPlain, Wire.MessageField<TestCollisions.Everywhere.Through>.self)
      default: break
      }
    }
  }
}

extension TestCollisions.Everywhere {
  package struct Through: Wire.Message {
    package var map: [Swift.Int32: TestCollisions.Everywhere.Through] = [:]

    package var choice: OneOf_Choice?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(
      map: [Swift.Int32: TestCollisions.Everywhere.Through] = [:],
      choice: OneOf_Choice? = nil
    ) {
      self.map = map
      self.choice = choice
    }
  }
}

extension TestCollisions.Everywhere.Through {
  package indirect enum OneOf_Choice: WireOneof {
    case back(TestCollisions.Everywhere)
    case again(TestCollisions.Everywhere.Through)

    package var alone: TestCollisions.Everywhere.Through {
      TestCollisions.Everywhere.Through(choice: self)
    }
  }
}

extension TestCollisions.Everywhere.Through {
  package static let fullName: Swift.String = "test.collisions.Everywhere.Through"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "map", "map", .map, TestCollisions.Everywhere.Through.self),
    Wire.FieldInfo(2, "back", "back", .single, TestCollisions.Everywhere.self, oneof: 0),
    Wire.FieldInfo(3, "again", "again", .single, TestCollisions.Everywhere.Through.self, oneof: 0),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.choice(choice, 3, TestCollisions.Everywhere.Through.self) {
      if case .again(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 2, TestCollisions.Everywhere.self) {
      if case .back(let value) = $0 { value } else { nil }
    }
    sink.map(map, 1, Int32Field.self, Wire.MessageField<TestCollisions.Everywhere.Through>.self)
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
        try reader.insert(
          into: &map,
          Int32Field.self,
          Wire.MessageField<TestCollisions.Everywhere.Through>.self
        )
      case 18:
        try reader.merge(
          &choice,
          TestCollisions.Everywhere.self,
          { if case .back(let earlier) = $0 { earlier } else { nil } },
          { .back($0) }
        )
      case 26:
        try reader.merge(
          &choice,
          TestCollisions.Everywhere.Through.self,
          { if case .again(let earlier) = $0 { earlier } else { nil } },
          { .again($0) }
        )
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.map(
      map,
      "map",
      Int32Field.self,
      Wire.MessageField<TestCollisions.Everywhere.Through>.self
    )
    try writer.choice(choice, "back", TestCollisions.Everywhere.self) {
      if case .back(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "again", TestCollisions.Everywhere.Through.self) {
      if case .again(let value) = $0 { value } else { nil }
    }
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.insert(
          into: &map,
          Int32Field.self,
          Wire.MessageField<TestCollisions.Everywhere.Through>.self
        )
      case 2:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestCollisions.Everywhere>.self)
        { choice = .back($0) }
      case 3:
        try reader.choice(
          isFirst: choice == nil,
          Wire.MessageField<TestCollisions.Everywhere.Through>.self
        ) { choice = .again($0) }
      default: break
      }
    }
  }
}
