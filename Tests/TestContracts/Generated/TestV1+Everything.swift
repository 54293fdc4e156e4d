// Generated from everything.proto by protoc-gen-daybook; do not edit.

package import Wire

extension TestV1 {
  package enum Color: WireEnum, CaseIterable {
    case unspecified
    case red
    case green
    case below
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension TestV1.Color {
  package init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .red
    case 2: self = .green
    case -1: self = .below
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .red: return 1
    case .green: return 2
    case .below: return -1
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  package static let allCases: [TestV1.Color] = [
    .unspecified,
    .red,
    .green,
    .below,
  ]

  package static let contractNames: [(name: StaticString, number: Int32)] = [
    ("COLOR_UNSPECIFIED", 0),
    ("COLOR_RED", 1),
    ("COLOR_GREEN", 2),
    ("COLOR_BELOW", -1),
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "COLOR_UNSPECIFIED"
    case 1: return "COLOR_RED"
    case 2: return "COLOR_GREEN"
    case -1: return "COLOR_BELOW"
    default: return nil
    }
  }
}

extension TestV1 {
  package struct Numbers: Message {
    package var int32: Int32 = 0

    package var int64: Int64 = 0

    package var uint32: UInt32 = 0

    package var uint64: UInt64 = 0

    package var sint32: Int32 = 0

    package var sint64: Int64 = 0

    package var fixed32: UInt32 = 0

    package var fixed64: UInt64 = 0

    package var sfixed32: Int32 = 0

    package var sfixed64: Int64 = 0

    package var float: Float = 0

    package var double: Double = 0

    package var bool: Swift.Bool = false

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      int32: Int32 = 0,
      int64: Int64 = 0,
      uint32: UInt32 = 0,
      uint64: UInt64 = 0,
      sint32: Int32 = 0,
      sint64: Int64 = 0,
      fixed32: UInt32 = 0,
      fixed64: UInt64 = 0,
      sfixed32: Int32 = 0,
      sfixed64: Int64 = 0,
      float: Float = 0,
      double: Double = 0,
      bool: Swift.Bool = false
    ) {
      self.int32 = int32
      self.int64 = int64
      self.uint32 = uint32
      self.uint64 = uint64
      self.sint32 = sint32
      self.sint64 = sint64
      self.fixed32 = fixed32
      self.fixed64 = fixed64
      self.sfixed32 = sfixed32
      self.sfixed64 = sfixed64
      self.float = float
      self.double = double
      self.bool = bool
    }
  }
}

extension TestV1.Numbers {
  package static let fullName: String = "test.v1.Numbers"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "int32", "int32"),
    FieldInfo(2, "int64", "int64"),
    FieldInfo(3, "uint32", "uint32"),
    FieldInfo(4, "uint64", "uint64"),
    FieldInfo(5, "sint32", "sint32"),
    FieldInfo(6, "sint64", "sint64"),
    FieldInfo(7, "fixed32", "fixed32"),
    FieldInfo(8, "fixed64", "fixed64"),
    FieldInfo(9, "sfixed32", "sfixed32"),
    FieldInfo(10, "sfixed64", "sfixed64"),
    FieldInfo(11, "float", "float"),
    FieldInfo(12, "double", "double"),
    FieldInfo(13, "bool", "bool"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(bool, 13, BoolField.self)
    sink.implicit(double, 12, DoubleField.self)
    sink.implicit(float, 11, FloatField.self)
    sink.implicit(sfixed64, 10, SFixed64Field.self)
    sink.implicit(sfixed32, 9, SFixed32Field.self)
    sink.implicit(fixed64, 8, Fixed64Field.self)
    sink.implicit(fixed32, 7, Fixed32Field.self)
    sink.implicit(sint64, 6, SInt64Field.self)
    sink.implicit(sint32, 5, SInt32Field.self)
    sink.implicit(uint64, 4, UInt64Field.self)
    sink.implicit(uint32, 3, UInt32Field.self)
    sink.implicit(int64, 2, Int64Field.self)
    sink.implicit(int32, 1, Int32Field.self)
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
      case 8: int32 = try Int32Field.read(from: &reader)
      case 16: int64 = try Int64Field.read(from: &reader)
      case 24: uint32 = try UInt32Field.read(from: &reader)
      case 32: uint64 = try UInt64Field.read(from: &reader)
      case 40: sint32 = try SInt32Field.read(from: &reader)
      case 48: sint64 = try SInt64Field.read(from: &reader)
      case 61: fixed32 = try Fixed32Field.read(from: &reader)
      case 65: fixed64 = try Fixed64Field.read(from: &reader)
      case 77: sfixed32 = try SFixed32Field.read(from: &reader)
      case 81: sfixed64 = try SFixed64Field.read(from: &reader)
      case 93: float = try FloatField.read(from: &reader)
      case 97: double = try DoubleField.read(from: &reader)
      case 104: bool = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(int32, "int32", Int32Field.self)
    try writer.implicit(int64, "int64", Int64Field.self)
    try writer.implicit(uint32, "uint32", UInt32Field.self)
    try writer.implicit(uint64, "uint64", UInt64Field.self)
    try writer.implicit(sint32, "sint32", SInt32Field.self)
    try writer.implicit(sint64, "sint64", SInt64Field.self)
    try writer.implicit(fixed32, "fixed32", Fixed32Field.self)
    try writer.implicit(fixed64, "fixed64", Fixed64Field.self)
    try writer.implicit(sfixed32, "sfixed32", SFixed32Field.self)
    try writer.implicit(sfixed64, "sfixed64", SFixed64Field.self)
    try writer.implicit(float, "float", FloatField.self)
    try writer.implicit(double, "double", DoubleField.self)
    try writer.implicit(bool, "bool", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&int32, Int32Field.self)
      case 2: try reader.read(&int64, Int64Field.self)
      case 3: try reader.read(&uint32, UInt32Field.self)
      case 4: try reader.read(&uint64, UInt64Field.self)
      case 5: try reader.read(&sint32, SInt32Field.self)
      case 6: try reader.read(&sint64, SInt64Field.self)
      case 7: try reader.read(&fixed32, Fixed32Field.self)
      case 8: try reader.read(&fixed64, Fixed64Field.self)
      case 9: try reader.read(&sfixed32, SFixed32Field.self)
      case 10: try reader.read(&sfixed64, SFixed64Field.self)
      case 11: try reader.read(&float, FloatField.self)
      case 12: try reader.read(&double, DoubleField.self)
      case 13: try reader.read(&bool, BoolField.self)
      default: break
      }
    }
  }
}

extension TestV1 {
  package struct Everything: Message {
    package var numbers: TestV1.Numbers?

    package var text: String = ""

    package var data: ArraySlice<UInt8> = []

    package var color: TestV1.Color = TestV1.Color(rawValue: 0)

    package var maybeNumber: Int32?

    package var maybeText: String?

    package var packed: [Int32] = []

    package var unpacked: [Int32] = []

    package var texts: [String] = []

    package var manyNumbers: [TestV1.Numbers] = []

    package var colors: [TestV1.Color] = []

    package var doubles: [Double] = []

    package var counts: [ExactText: Int32] = [:]

    package var byNumber: [Int32: TestV1.Numbers] = [:]

    package var byFlag: [Swift.Bool: String] = [:]

    package var palette: [ExactText: TestV1.Color] = [:]

    package var choice: OneOf_Choice?

    /// Contains its own type.
    @Boxed package var child: TestV1.Everything?

    package var children: [TestV1.Everything] = []

    package var at: GoogleProtobuf.Timestamp?

    package var took: GoogleProtobuf.Duration?

    package var mask: GoogleProtobuf.FieldMask?

    package var object: GoogleProtobuf.Struct?

    package var value: GoogleProtobuf.Value?

    package var any: GoogleProtobuf.`Any`?

    package var wrapped: GoogleProtobuf.Int64Value?

    package var empty: GoogleProtobuf.Empty?

    package var values: [GoogleProtobuf.Value] = []

    package var renamed: String = ""

    package var maybeColor: TestV1.Color?

    package var shade: OneOf_Shade?

    package var film: ArraySlice<UInt8> = []

    package var maybeFilm: ArraySlice<UInt8>?

    package var films: [ArraySlice<UInt8>] = []

    package var filmsByName: [ExactText: ArraySlice<UInt8>] = [:]

    /// The largest number a field may have.
    package var last: String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      numbers: TestV1.Numbers? = nil,
      text: String = "",
      data: ArraySlice<UInt8> = [],
      color: TestV1.Color = TestV1.Color(rawValue: 0),
      maybeNumber: Int32? = nil,
      maybeText: String? = nil,
      packed: [Int32] = [],
      unpacked: [Int32] = [],
      texts: [String] = [],
      manyNumbers: [TestV1.Numbers] = [],
      colors: [TestV1.Color] = [],
      doubles: [Double] = [],
      counts: [ExactText: Int32] = [:],
      byNumber: [Int32: TestV1.Numbers] = [:],
      byFlag: [Swift.Bool: String] = [:],
      palette: [ExactText: TestV1.Color] = [:],
      choice: OneOf_Choice? = nil,
      child: TestV1.Everything? = nil,
      children: [TestV1.Everything] = [],
      at: GoogleProtobuf.Timestamp? = nil,
      took: GoogleProtobuf.Duration? = nil,
      mask: GoogleProtobuf.FieldMask? = nil,
      object: GoogleProtobuf.Struct? = nil,
      value: GoogleProtobuf.Value? = nil,
      any: GoogleProtobuf.`Any`? = nil,
      wrapped: GoogleProtobuf.Int64Value? = nil,
      empty: GoogleProtobuf.Empty? = nil,
      values: [GoogleProtobuf.Value] = [],
      renamed: String = "",
      maybeColor: TestV1.Color? = nil,
      shade: OneOf_Shade? = nil,
      film: ArraySlice<UInt8> = [],
      maybeFilm: ArraySlice<UInt8>? = nil,
      films: [ArraySlice<UInt8>] = [],
      filmsByName: [ExactText: ArraySlice<UInt8>] = [:],
      last: String = ""
    ) {
      self.numbers = numbers
      self.text = text
      self.data = data
      self.color = color
      self.maybeNumber = maybeNumber
      self.maybeText = maybeText
      self.packed = packed
      self.unpacked = unpacked
      self.texts = texts
      self.manyNumbers = manyNumbers
      self.colors = colors
      self.doubles = doubles
      self.counts = counts
      self.byNumber = byNumber
      self.byFlag = byFlag
      self.palette = palette
      self.choice = choice
      self.child = child
      self.children = children
      self.at = at
      self.took = took
      self.mask = mask
      self.object = object
      self.value = value
      self.any = any
      self.wrapped = wrapped
      self.empty = empty
      self.values = values
      self.renamed = renamed
      self.maybeColor = maybeColor
      self.shade = shade
      self.film = film
      self.maybeFilm = maybeFilm
      self.films = films
      self.filmsByName = filmsByName
      self.last = last
    }
  }
}

extension TestV1.Everything {
  package indirect enum OneOf_Choice: WireOneof {
    case word(String)
    case amount(TestV1.Numbers)
    case nothing(GoogleProtobuf.NullValue)
    case again(TestV1.Everything)
    case part(ArraySlice<UInt8>)

    package var alone: TestV1.Everything { TestV1.Everything(choice: self) }
  }
}

extension TestV1.Everything {
  package enum OneOf_Shade: WireOneof {
    case named(TestV1.Color)
    case described(String)

    package var alone: TestV1.Everything { TestV1.Everything(shade: self) }
  }
}

extension TestV1.Everything {
  package static let fullName: String = "test.v1.Everything"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "numbers", "numbers", .single, TestV1.Numbers.self),
    FieldInfo(2, "text", "text"),
    FieldInfo(3, "data", "data"),
    FieldInfo(4, "color", "color"),
    FieldInfo(5, "maybe_number", "maybeNumber"),
    FieldInfo(6, "maybe_text", "maybeText"),
    FieldInfo(7, "packed", "packed", .repeated),
    FieldInfo(8, "unpacked", "unpacked", .repeated),
    FieldInfo(9, "texts", "texts", .repeated),
    FieldInfo(10, "many_numbers", "manyNumbers", .repeated, TestV1.Numbers.self),
    FieldInfo(11, "colors", "colors", .repeated),
    FieldInfo(12, "doubles", "doubles", .repeated),
    FieldInfo(13, "counts", "counts", .map),
    FieldInfo(14, "by_number", "byNumber", .map, TestV1.Numbers.self),
    FieldInfo(15, "by_flag", "byFlag", .map),
    FieldInfo(16, "palette", "palette", .map),
    FieldInfo(17, "word", "word", oneof: 0),
    FieldInfo(18, "amount", "amount", .single, TestV1.Numbers.self, oneof: 0),
    FieldInfo(19, "nothing", "nothing", oneof: 0, isNullable: true),
    FieldInfo(20, "again", "again", .single, TestV1.Everything.self, oneof: 0),
    FieldInfo(21, "child", "child", .single, TestV1.Everything.self),
    FieldInfo(22, "children", "children", .repeated, TestV1.Everything.self),
    FieldInfo(23, "at", "at", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(24, "took", "took", .single, GoogleProtobuf.Duration.self),
    FieldInfo(25, "mask", "mask", .single, GoogleProtobuf.FieldMask.self),
    FieldInfo(26, "object", "object", .single, GoogleProtobuf.Struct.self),
    FieldInfo(27, "value", "value", .single, GoogleProtobuf.Value.self, isNullable: true),
    FieldInfo(28, "any", "any", .single, GoogleProtobuf.`Any`.self),
    FieldInfo(29, "wrapped", "wrapped", .single, GoogleProtobuf.Int64Value.self),
    FieldInfo(30, "empty", "empty", .single, GoogleProtobuf.Empty.self),
    FieldInfo(31, "values", "values", .repeated, GoogleProtobuf.Value.self),
    FieldInfo(32, "renamed", "otherName"),
    FieldInfo(33, "maybe_color", "maybeColor"),
    FieldInfo(34, "named", "named", oneof: 1),
    FieldInfo(35, "described", "described", oneof: 1),
    FieldInfo(36, "part", "part", oneof: 0),
    FieldInfo(37, "film", "film"),
    FieldInfo(38, "maybe_film", "maybeFilm"),
    FieldInfo(39, "films", "films", .repeated),
    FieldInfo(40, "films_by_name", "filmsByName", .map),
    FieldInfo(536870911, "last", "last"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(last, 536870911, StringField.self)
    sink.map(filmsByName, 40, ExactTextField.self, BytesField.self)
    sink.repeated(films, 39, BytesField.self)
    sink.optional(maybeFilm, 38, BytesField.self)
    sink.implicit(film, 37, BytesField.self)
    if case .part(let value)? = choice { sink.present(value, 36, BytesField.self) }
    if case .described(let value)? = shade { sink.present(value, 35, StringField.self) }
    if case .named(let value)? = shade { sink.present(value, 34, EnumField<TestV1.Color>.self) }
    sink.optional(maybeColor, 33, EnumField<TestV1.Color>.self)
    sink.implicit(renamed, 32, StringField.self)
    sink.repeated(values, 31, MessageField<GoogleProtobuf.Value>.self)
    sink.optional(empty, 30, MessageField<GoogleProtobuf.Empty>.self)
    sink.optional(wrapped, 29, MessageField<GoogleProtobuf.Int64Value>.self)
    sink.optional(any, 28, MessageField<GoogleProtobuf.`Any`>.self)
    sink.optional(self.value, 27, MessageField<GoogleProtobuf.Value>.self)
    sink.optional(self.object, 26, MessageField<GoogleProtobuf.Struct>.self)
    sink.optional(mask, 25, MessageField<GoogleProtobuf.FieldMask>.self)
    sink.optional(took, 24, MessageField<GoogleProtobuf.Duration>.self)
    sink.optional(at, 23, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.repeated(children, 22, MessageField<TestV1.Everything>.self)
    sink.boxed(_child, 21)
    sink.choice(choice, 20, TestV1.Everything.self) {
      if case .again(let value) = $0 { value } else { nil }
    }
    if case .nothing(let value)? = choice {
      sink.present(value, 19, EnumField<GoogleProtobuf.NullValue>.self)
    }
    sink.choice(choice, 18, TestV1.Numbers.self) {
      if case .amount(let value) = $0 { value } else { nil }
    }
    if case .word(let value)? = choice { sink.present(value, 17, StringField.self) }
    sink.map(palette, 16, ExactTextField.self, EnumField<TestV1.Color>.self)
    sink.map(byFlag, 15, BoolField.self, StringField.self)
    sink.map(byNumber, 14, Int32Field.self, MessageField<TestV1.Numbers>.self)
    sink.map(counts, 13, ExactTextField.self, Int32Field.self)
    sink.packed(doubles, 12, DoubleField.self)
    sink.packed(colors, 11, EnumField<TestV1.Color>.self)
    sink.repeated(manyNumbers, 10, MessageField<TestV1.Numbers>.self)
    sink.repeated(texts, 9, StringField.self)
    sink.repeated(unpacked, 8, Int32Field.self)
    sink.packed(packed, 7, Int32Field.self)
    sink.optional(maybeText, 6, StringField.self)
    sink.optional(maybeNumber, 5, Int32Field.self)
    sink.implicit(color, 4, EnumField<TestV1.Color>.self)
    sink.implicit(data, 3, BytesField.self)
    sink.implicit(text, 2, StringField.self)
    sink.optional(numbers, 1, MessageField<TestV1.Numbers>.self)
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
      case 10: try reader.merge(&numbers)
      case 18: text = try StringField.read(from: &reader)
      case 26: data = try BytesField.read(from: &reader)
      case 32: color = try EnumField<TestV1.Color>.read(from: &reader)
      case 40: maybeNumber = try Int32Field.read(from: &reader)
      case 50: maybeText = try StringField.read(from: &reader)
      case 56: try reader.append(to: &packed, Int32Field.self)
      case 58: try reader.appendPacked(to: &packed, Int32Field.self)
      case 64: try reader.append(to: &unpacked, Int32Field.self)
      case 66: try reader.appendPacked(to: &unpacked, Int32Field.self)
      case 74: try reader.append(to: &texts, StringField.self)
      case 82: try reader.append(to: &manyNumbers, MessageField<TestV1.Numbers>.self)
      case 88: try reader.append(to: &colors, EnumField<TestV1.Color>.self)
      case 90: try reader.appendPacked(to: &colors, EnumField<TestV1.Color>.self)
      case 97: try reader.append(to: &doubles, DoubleField.self)
      case 98: try reader.appendPacked(to: &doubles, DoubleField.self)
      case 106:
        try reader.insert(into: &counts, ExactTextField.self, Int32Field.self)
      case 114:
        try reader.insert(into: &byNumber, Int32Field.self, MessageField<TestV1.Numbers>.self)
      case 122:
        try reader.insert(into: &byFlag, BoolField.self, StringField.self)
      case 130:
        try reader.insert(into: &palette, ExactTextField.self, EnumField<TestV1.Color>.self)
      case 138: choice = .word(try StringField.read(from: &reader))
      case 146:
        try reader.merge(
          &choice,
          TestV1.Numbers.self,
          { if case .amount(let earlier) = $0 { earlier } else { nil } },
          { .amount($0) }
        )
      case 152: choice = .nothing(try EnumField<GoogleProtobuf.NullValue>.read(from: &reader))
      case 162:
        try reader.merge(
          &choice,
          TestV1.Everything.self,
          { if case .again(let earlier) = $0 { earlier } else { nil } },
          { .again($0) }
        )
      case 170: try reader.merge(&_child)
      case 178: try reader.append(to: &children, MessageField<TestV1.Everything>.self)
      case 186: try reader.merge(&at)
      case 194: try reader.merge(&took)
      case 202: try reader.merge(&mask)
      case 210: try reader.merge(&self.object)
      case 218: try reader.merge(&self.value)
      case 226: try reader.merge(&any)
      case 234: try reader.merge(&wrapped)
      case 242: try reader.merge(&empty)
      case 250: try reader.append(to: &values, MessageField<GoogleProtobuf.Value>.self)
      case 258: renamed = try StringField.read(from: &reader)
      case 264: maybeColor = try EnumField<TestV1.Color>.read(from: &reader)
      case 272: shade = .named(try EnumField<TestV1.Color>.read(from: &reader))
      case 282: shade = .described(try StringField.read(from: &reader))
      case 290: choice = .part(try BytesField.read(from: &reader))
      case 298: film = try BytesField.read(from: &reader)
      case 306: maybeFilm = try BytesField.read(from: &reader)
      case 314: try reader.append(to: &films, BytesField.self)
      case 322:
        try reader.insert(into: &filmsByName, ExactTextField.self, BytesField.self)
      case 4294967290: last = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(numbers, "numbers", MessageField<TestV1.Numbers>.self)
    try writer.implicit(text, "text", StringField.self)
    try writer.implicit(data, "data", BytesField.self)
    try writer.implicit(color, "color", EnumField<TestV1.Color>.self)
    try writer.optional(maybeNumber, "maybeNumber", Int32Field.self)
    try writer.optional(maybeText, "maybeText", StringField.self)
    try writer.repeated(packed, "packed", Int32Field.self)
    try writer.repeated(unpacked, "unpacked", Int32Field.self)
    try writer.repeated(texts, "texts", StringField.self)
    try writer.repeated(manyNumbers, "manyNumbers", MessageField<TestV1.Numbers>.self)
    try writer.repeated(colors, "colors", EnumField<TestV1.Color>.self)
    try writer.repeated(doubles, "doubles", DoubleField.self)
    try writer.map(counts, "counts", ExactTextField.self, Int32Field.self)
    try writer.map(byNumber, "byNumber", Int32Field.self, MessageField<TestV1.Numbers>.self)
    try writer.map(byFlag, "byFlag", BoolField.self, StringField.self)
    try writer.map(palette, "palette", ExactTextField.self, EnumField<TestV1.Color>.self)
    if case .word(let value)? = choice { try writer.present(value, "word", StringField.self) }
    try writer.choice(choice, "amount", TestV1.Numbers.self) {
      if case .amount(let value) = $0 { value } else { nil }
    }
    if case .nothing(let value)? = choice {
      try writer.present(value, "nothing", EnumField<GoogleProtobuf.NullValue>.self)
    }
    try writer.choice(choice, "again", TestV1.Everything.self) {
      if case .again(let value) = $0 { value } else { nil }
    }
    try writer.boxed(_child, "child")
    try writer.repeated(children, "children", MessageField<TestV1.Everything>.self)
    try writer.optional(at, "at", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(took, "took", MessageField<GoogleProtobuf.Duration>.self)
    try writer.optional(mask, "mask", MessageField<GoogleProtobuf.FieldMask>.self)
    try writer.optional(self.object, "object", MessageField<GoogleProtobuf.Struct>.self)
    try writer.optional(self.value, "value", MessageField<GoogleProtobuf.Value>.self)
    try writer.optional(any, "any", MessageField<GoogleProtobuf.`Any`>.self)
    try writer.optional(wrapped, "wrapped", MessageField<GoogleProtobuf.Int64Value>.self)
    try writer.optional(empty, "empty", MessageField<GoogleProtobuf.Empty>.self)
    try writer.repeated(values, "values", MessageField<GoogleProtobuf.Value>.self)
    try writer.implicit(renamed, "otherName", StringField.self)
    try writer.optional(maybeColor, "maybeColor", EnumField<TestV1.Color>.self)
    if case .named(let value)? = shade {
      try writer.present(value, "named", EnumField<TestV1.Color>.self)
    }
    if case .described(let value)? = shade {
      try writer.present(value, "described", StringField.self)
    }
    if case .part(let value)? = choice { try writer.present(value, "part", BytesField.self) }
    try writer.implicit(film, "film", BytesField.self)
    try writer.optional(maybeFilm, "maybeFilm", BytesField.self)
    try writer.repeated(films, "films", BytesField.self)
    try writer.map(filmsByName, "filmsByName", ExactTextField.self, BytesField.self)
    try writer.implicit(last, "last", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&numbers, MessageField<TestV1.Numbers>.self)
      case 2: try reader.read(&text, StringField.self)
      case 3: try reader.read(&data, BytesField.self)
      case 4: try reader.read(&color, EnumField<TestV1.Color>.self)
      case 5: try reader.read(&maybeNumber, Int32Field.self)
      case 6: try reader.read(&maybeText, StringField.self)
      case 7: try reader.append(to: &packed, Int32Field.self)
      case 8: try reader.append(to: &unpacked, Int32Field.self)
      case 9: try reader.append(to: &texts, StringField.self)
      case 10: try reader.append(to: &manyNumbers, MessageField<TestV1.Numbers>.self)
      case 11: try reader.append(to: &colors, EnumField<TestV1.Color>.self)
      case 12: try reader.append(to: &doubles, DoubleField.self)
      case 13: try reader.insert(into: &counts, ExactTextField.self, Int32Field.self)
      case 14:
        try reader.insert(into: &byNumber, Int32Field.self, MessageField<TestV1.Numbers>.self)
      case 15: try reader.insert(into: &byFlag, BoolField.self, StringField.self)
      case 16: try reader.insert(into: &palette, ExactTextField.self, EnumField<TestV1.Color>.self)
      case 17: try reader.choice(isFirst: choice == nil, StringField.self) { choice = .word($0) }
      case 18:
        try reader.choice(isFirst: choice == nil, MessageField<TestV1.Numbers>.self) {
          choice = .amount($0)
        }
      case 19:
        try reader.choice(isFirst: choice == nil, EnumField<GoogleProtobuf.NullValue>.self) {
          choice = .nothing($0)
        }
      case 20:
        try reader.choice(isFirst: choice == nil, MessageField<TestV1.Everything>.self) {
          choice = .again($0)
        }
      case 21: try reader.read(&child, MessageField<TestV1.Everything>.self)
      case 22: try reader.append(to: &children, MessageField<TestV1.Everything>.self)
      case 23: try reader.read(&at, MessageField<GoogleProtobuf.Timestamp>.self)
      case 24: try reader.read(&took, MessageField<GoogleProtobuf.Duration>.self)
      case 25: try reader.read(&mask, MessageField<GoogleProtobuf.FieldMask>.self)
      case 26: try reader.read(&self.object, MessageField<GoogleProtobuf.Struct>.self)
      case 27: try reader.read(&self.value, MessageField<GoogleProtobuf.Value>.self)
      case 28: try reader.read(&any, MessageField<GoogleProtobuf.`Any`>.self)
      case 29: try reader.read(&wrapped, MessageField<GoogleProtobuf.Int64Value>.self)
      case 30: try reader.read(&empty, MessageField<GoogleProtobuf.Empty>.self)
      case 31: try reader.append(to: &values, MessageField<GoogleProtobuf.Value>.self)
      case 32: try reader.read(&renamed, StringField.self)
      case 33: try reader.read(&maybeColor, EnumField<TestV1.Color>.self)
      case 34:
        try reader.choice(isFirst: shade == nil, EnumField<TestV1.Color>.self) {
          shade = .named($0)
        }
      case 35: try reader.choice(isFirst: shade == nil, StringField.self) { shade = .described($0) }
      case 36: try reader.choice(isFirst: choice == nil, BytesField.self) { choice = .part($0) }
      case 37: try reader.read(&film, BytesField.self)
      case 38: try reader.read(&maybeFilm, BytesField.self)
      case 39: try reader.append(to: &films, BytesField.self)
      case 40: try reader.insert(into: &filmsByName, ExactTextField.self, BytesField.self)
      case 536870911: try reader.read(&last, StringField.self)
      default: break
      }
    }
  }
}
