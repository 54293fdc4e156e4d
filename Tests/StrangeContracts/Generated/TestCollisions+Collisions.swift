// Generated from collisions.proto by protoc-gen-daybook; do not edit.

package import Wire

extension TestCollisions {
  package struct Nested: Wire.Message {
    package var fooBar: TestCollisions.Nested.FooBar?

    package var fooBar2: TestCollisions.Nested.FooBarMessage?

    package var fooEnum: TestCollisions.Nested.FooEnum = TestCollisions.Nested.FooEnum(rawValue: 0)

    package var fooEnum2: TestCollisions.Nested.FooEnumEnum = TestCollisions.Nested.FooEnumEnum(
      rawValue: 0
    )

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      fooBar: TestCollisions.Nested.FooBar? = nil,
      fooBar2: TestCollisions.Nested.FooBarMessage? = nil,
      fooEnum: TestCollisions.Nested.FooEnum = TestCollisions.Nested.FooEnum(rawValue: 0),
      fooEnum2: TestCollisions.Nested.FooEnumEnum = TestCollisions.Nested.FooEnumEnum(rawValue: 0)
    ) {
      self.fooBar = fooBar
      self.fooBar2 = fooBar2
      self.fooEnum = fooEnum
      self.fooEnum2 = fooEnum2
    }
  }
}

extension TestCollisions.Nested {
  package static let fullName: Swift.String = "test.collisions.Nested"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "foo_bar", "fooBar", .single, TestCollisions.Nested.FooBar.self),
    FieldInfo(2, "foo_bar_2", "fooBar2", .single, TestCollisions.Nested.FooBarMessage.self),
    FieldInfo(10, "foo_enum", "fooEnum"),
    FieldInfo(11, "foo_enum_2", "fooEnum2"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(fooEnum2, 11, EnumField<TestCollisions.Nested.FooEnumEnum>.self)
    sink.implicit(fooEnum, 10, EnumField<TestCollisions.Nested.FooEnum>.self)
    sink.optional(fooBar2, 2, MessageField<TestCollisions.Nested.FooBarMessage>.self)
    sink.optional(fooBar, 1, MessageField<TestCollisions.Nested.FooBar>.self)
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
      case 10: try reader.merge(&fooBar)
      case 18: try reader.merge(&fooBar2)
      case 80: fooEnum = try EnumField<TestCollisions.Nested.FooEnum>.read(from: &reader)
      case 88: fooEnum2 = try EnumField<TestCollisions.Nested.FooEnumEnum>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(fooBar, "fooBar", MessageField<TestCollisions.Nested.FooBar>.self)
    try writer.optional(fooBar2, "fooBar2", MessageField<TestCollisions.Nested.FooBarMessage>.self)
    try writer.implicit(fooEnum, "fooEnum", EnumField<TestCollisions.Nested.FooEnum>.self)
    try writer.implicit(fooEnum2, "fooEnum2", EnumField<TestCollisions.Nested.FooEnumEnum>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&fooBar, MessageField<TestCollisions.Nested.FooBar>.self)
      case 2: try reader.read(&fooBar2, MessageField<TestCollisions.Nested.FooBarMessage>.self)
      case 10: try reader.read(&fooEnum, EnumField<TestCollisions.Nested.FooEnum>.self)
      case 11: try reader.read(&fooEnum2, EnumField<TestCollisions.Nested.FooEnumEnum>.self)
      default: break
      }
    }
  }
}

extension TestCollisions.Nested {
  package enum FooEnum: WireEnum, CaseIterable {
    case a
    /// A number without a name in this contract.
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

  /// Every declared value.
  package static let allCases: [TestCollisions.Nested.FooEnum] = [
    .a
  ]

  package static let contractNames: [(name: StaticString, number: Swift.Int32)] = [
    ("A", 0)
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Swift.Int32) -> StaticString? {
    switch number {
    case 0: return "A"
    default: return nil
    }
  }
}

extension TestCollisions.Nested {
  package enum FooEnumEnum: WireEnum, CaseIterable {
    case b
    /// A number without a name in this contract.
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

  /// Every declared value.
  package static let allCases: [TestCollisions.Nested.FooEnumEnum] = [
    .b
  ]

  package static let contractNames: [(name: StaticString, number: Swift.Int32)] = [
    ("B", 0)
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Swift.Int32) -> StaticString? {
    switch number {
    case 0: return "B"
    default: return nil
    }
  }
}

extension TestCollisions.Nested {
  package struct FooBar: Wire.Message {
    package var a: Swift.Int32 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(a: Swift.Int32 = 0) {
      self.a = a
    }
  }
}

extension TestCollisions.Nested.FooBar {
  package static let fullName: Swift.String = "test.collisions.Nested.fooBar"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "a", "a")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(a, 1, Int32Field.self)
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
      case 8: a = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(a, "a", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
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

    package var unknownFields = UnknownFields()

    package init() {}

    package init(b: Swift.Int32 = 0) {
      self.b = b
    }
  }
}

extension TestCollisions.Nested.FooBarMessage {
  package static let fullName: Swift.String = "test.collisions.Nested.FooBar"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "b", "b")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(b, 1, Int32Field.self)
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
      case 8: b = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(b, "b", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&b, Int32Field.self)
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

    package var unknownFields = UnknownFields()

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

  package static let fields: [FieldInfo] = [
    FieldInfo(
      1,
      "inner",
      "inner",
      .single,
      TestCollisions.TestCollisionsMessage.TestCollisionsMessage.self
    ),
    FieldInfo(
      2,
      "own",
      "own",
      .single,
      TestCollisions.TestCollisionsMessage.TestCollisionsMessage.self
    ),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(
      own,
      2,
      MessageField<TestCollisions.TestCollisionsMessage.TestCollisionsMessage>.self
    )
    sink.optional(
      inner,
      1,
      MessageField<TestCollisions.TestCollisionsMessage.TestCollisionsMessage>.self
    )
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
      case 10: try reader.merge(&inner)
      case 18: try reader.merge(&own)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(
      inner,
      "inner",
      MessageField<TestCollisions.TestCollisionsMessage.TestCollisionsMessage>.self
    )
    try writer.optional(
      own,
      "own",
      MessageField<TestCollisions.TestCollisionsMessage.TestCollisionsMessage>.self
    )
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.read(
          &inner,
          MessageField<TestCollisions.TestCollisionsMessage.TestCollisionsMessage>.self
        )
      case 2:
        try reader.read(
          &own,
          MessageField<TestCollisions.TestCollisionsMessage.TestCollisionsMessage>.self
        )
      default: break
      }
    }
  }
}

extension TestCollisions.TestCollisionsMessage {
  package struct TestCollisionsMessage: Wire.Message {
    @Boxed package var inner: TestCollisions.TestCollisionsMessage.TestCollisionsMessage?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(inner: TestCollisions.TestCollisionsMessage.TestCollisionsMessage? = nil) {
      self.inner = inner
    }
  }
}

extension TestCollisions.TestCollisionsMessage.TestCollisionsMessage {
  package static let fullName: Swift.String = "test.collisions.TestCollisions.TestCollisions"

  package static let fields: [FieldInfo] = [
    FieldInfo(
      1,
      "inner",
      "inner",
      .single,
      TestCollisions.TestCollisionsMessage.TestCollisionsMessage.self
    )
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
      case 1:
        try reader.read(
          &inner,
          MessageField<TestCollisions.TestCollisionsMessage.TestCollisionsMessage>.self
        )
      default: break
      }
    }
  }
}

extension TestCollisions {
  /// Has the name of what is around everything of another package.
  package struct StrangeNames: Wire.Message {
    @Boxed package var inner: TestCollisions.StrangeNames?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(inner: TestCollisions.StrangeNames? = nil) {
      self.inner = inner
    }
  }
}

extension TestCollisions.StrangeNames {
  package static let fullName: Swift.String = "test.collisions.StrangeNames"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "inner", "inner", .single, TestCollisions.StrangeNames.self)
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
      case 1: try reader.read(&inner, MessageField<TestCollisions.StrangeNames>.self)
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

    package var unknownFields = UnknownFields()

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

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "quote", "a\"b"),
    FieldInfo(2, "backslash", "a\\b"),
    FieldInfo(3, "line", "a\u{a}b"),
    FieldInfo(4, "separator", "a\u{2028}b"),
    FieldInfo(6, "interpolation", "\\(self)"),
    FieldInfo(7, "accent", "\u{e9}"),
    FieldInfo(8, "hash", "\"#"),
    FieldInfo(9, "tab", "\u{9}\u{d}\u{7f}"),
    FieldInfo(10, "empty", ""),
    FieldInfo(11, "turned", "\u{202e}"),
    FieldInfo(12, "map", "m\"ap", .map),
    FieldInfo(13, "chosen", "\"\\\u{a}", oneof: 0),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
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

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
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

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
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

    @Boxed package var plain: TestCollisions.Everywhere?

    @Boxed package var there: TestCollisions.Everywhere?

    package var choice: OneOf_Choice?

    @Boxed package var throughPlain: TestCollisions.Everywhere.Through?

    package var unknownFields = UnknownFields()

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

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "map", "map", .map, TestCollisions.Everywhere.self),
    FieldInfo(2, "list", "list", .repeated, TestCollisions.Everywhere.self),
    FieldInfo(3, "plain", "plain", .single, TestCollisions.Everywhere.self),
    FieldInfo(4, "there", "there", .single, TestCollisions.Everywhere.self),
    FieldInfo(5, "chosen", "chosen", .single, TestCollisions.Everywhere.self, oneof: 0),
    FieldInfo(6, "through", "through", .single, TestCollisions.Everywhere.Through.self, oneof: 0),
    FieldInfo(7, "through_plain", "throughPlain", .single, TestCollisions.Everywhere.Through.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
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
    sink.repeated(list, 2, MessageField<TestCollisions.Everywhere>.self)
    sink.map(map, 1, ExactTextField.self, MessageField<TestCollisions.Everywhere>.self)
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
        try reader.insert(
          into: &map,
          ExactTextField.self,
          MessageField<TestCollisions.Everywhere>.self
        )
      case 18: try reader.append(to: &list, MessageField<TestCollisions.Everywhere>.self)
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

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.map(map, "map", ExactTextField.self, MessageField<TestCollisions.Everywhere>.self)
    try writer.repeated(list, "list", MessageField<TestCollisions.Everywhere>.self)
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

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.insert(
          into: &map,
          ExactTextField.self,
          MessageField<TestCollisions.Everywhere>.self
        )
      case 2: try reader.append(to: &list, MessageField<TestCollisions.Everywhere>.self)
      case 3: try reader.read(&plain, MessageField<TestCollisions.Everywhere>.self)
      case 4: try reader.read(&there, MessageField<TestCollisions.Everywhere>.self)
      case 5:
        try reader.choice(isFirst: choice == nil, MessageField<TestCollisions.Everywhere>.self) {
          choice = .chosen($0)
        }
      case 6:
        try reader.choice(
          isFirst: choice == nil,
          MessageField<TestCollisions.Everywhere.Through>.self
        ) { choice = .through($0) }
      case 7: try reader.read(&throughPlain, MessageField<TestCollisions.Everywhere.Through>.self)
      default: break
      }
    }
  }
}

extension TestCollisions.Everywhere {
  package struct Through: Wire.Message {
    package var map: [Swift.Int32: TestCollisions.Everywhere.Through] = [:]

    package var choice: OneOf_Choice?

    package var unknownFields = UnknownFields()

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

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "map", "map", .map, TestCollisions.Everywhere.Through.self),
    FieldInfo(2, "back", "back", .single, TestCollisions.Everywhere.self, oneof: 0),
    FieldInfo(3, "again", "again", .single, TestCollisions.Everywhere.Through.self, oneof: 0),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.choice(choice, 3, TestCollisions.Everywhere.Through.self) {
      if case .again(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 2, TestCollisions.Everywhere.self) {
      if case .back(let value) = $0 { value } else { nil }
    }
    sink.map(map, 1, Int32Field.self, MessageField<TestCollisions.Everywhere.Through>.self)
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
        try reader.insert(
          into: &map,
          Int32Field.self,
          MessageField<TestCollisions.Everywhere.Through>.self
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

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.map(
      map,
      "map",
      Int32Field.self,
      MessageField<TestCollisions.Everywhere.Through>.self
    )
    try writer.choice(choice, "back", TestCollisions.Everywhere.self) {
      if case .back(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "again", TestCollisions.Everywhere.Through.self) {
      if case .again(let value) = $0 { value } else { nil }
    }
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.insert(
          into: &map,
          Int32Field.self,
          MessageField<TestCollisions.Everywhere.Through>.self
        )
      case 2:
        try reader.choice(isFirst: choice == nil, MessageField<TestCollisions.Everywhere>.self) {
          choice = .back($0)
        }
      case 3:
        try reader.choice(
          isFirst: choice == nil,
          MessageField<TestCollisions.Everywhere.Through>.self
        ) { choice = .again($0) }
      default: break
      }
    }
  }
}
