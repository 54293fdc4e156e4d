// Generated from retired.proto by protoc-gen-daybook; do not edit.

package import Wire

extension TestRetired {
  /// Deprecated by its contract.
  package enum Level: WireEnum, CaseIterable {
    /// Deprecated by its contract.
    case low
    /// Behind low.
    ///
    /// Deprecated by its contract.
    case high
    /// A number without a name in this contract.
    case unrecognized(Swift.Int32)

    /// The same as `high`.
    @available(*, deprecated)
    package static let top: TestRetired.Level = .high

    /// The same as `high`.
    package static let max: TestRetired.Level = .high
  }
}

extension TestRetired.Level {
  package init(rawValue: Swift.Int32) {
    switch rawValue {
    case 0: self = .low
    case 1: self = .high
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Swift.Int32 {
    switch self {
    case .low: return 0
    case .high: return 1
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  package static let allCases: [TestRetired.Level] = [
    .low,
    .high,
  ]

  package static let contractNames: [(name: StaticString, number: Swift.Int32)] = [
    ("LEVEL_LOW", 0),
    ("LEVEL_HIGH", 1),
    ("LEVEL_TOP", 1),
    ("LEVEL_MAX", 1),
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Swift.Int32) -> StaticString? {
    switch number {
    case 0: return "LEVEL_LOW"
    case 1: return "LEVEL_HIGH"
    default: return nil
    }
  }
}

extension TestRetired {
  /// A rule, as in.
  ///
  /// Deprecated by its contract.
  ///
  ///     rules:
  ///     - selector: a
  ///       get: "/v1/{name}"
  ///
  ///     - selector: b
  ///
  /// Its list is none of the example:
  /// - one
  /// - two
  package struct Rule: Wire.Message {
    package var part: TestRetired.Rule.Part?

    @available(*, deprecated)
    package var level: TestRetired.Level {
      get { storedLevel }
      set { storedLevel = newValue }
    }

    private var storedLevel: TestRetired.Level = TestRetired.Level(rawValue: 0)

    package var choice: OneOf_Choice?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      part: TestRetired.Rule.Part? = nil,
      level: TestRetired.Level = TestRetired.Level(rawValue: 0),
      choice: OneOf_Choice? = nil
    ) {
      self.part = part
      self.storedLevel = level
      self.choice = choice
    }
  }
}

extension TestRetired.Rule {
  package indirect enum OneOf_Choice: WireOneof {
    /// The first.
    ///
    /// Deprecated by its contract.
    case first(Swift.Int32)
    case second(TestRetired.Rule)

    package var alone: TestRetired.Rule { TestRetired.Rule(choice: self) }
  }
}

extension TestRetired.Rule {
  package static let fullName: Swift.String = "test.retired.Rule"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "part", "part", .single, TestRetired.Rule.Part.self),
    FieldInfo(2, "level", "level"),
    FieldInfo(3, "first", "first", oneof: 0),
    FieldInfo(4, "second", "second", .single, TestRetired.Rule.self, oneof: 0),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.choice(choice, 4, TestRetired.Rule.self) {
      if case .second(let value) = $0 { value } else { nil }
    }
    if case .first(let value)? = choice { sink.present(value, 3, Int32Field.self) }
    sink.implicit(storedLevel, 2, EnumField<TestRetired.Level>.self)
    sink.optional(part, 1, MessageField<TestRetired.Rule.Part>.self)
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
      case 10: try reader.merge(&part)
      case 16: storedLevel = try EnumField<TestRetired.Level>.read(from: &reader)
      case 24: choice = .first(try Int32Field.read(from: &reader))
      case 34:
        try reader.merge(
          &choice,
          TestRetired.Rule.self,
          { if case .second(let earlier) = $0 { earlier } else { nil } },
          { .second($0) }
        )
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(part, "part", MessageField<TestRetired.Rule.Part>.self)
    try writer.implicit(storedLevel, "level", EnumField<TestRetired.Level>.self)
    if case .first(let value)? = choice { try writer.present(value, "first", Int32Field.self) }
    try writer.choice(choice, "second", TestRetired.Rule.self) {
      if case .second(let value) = $0 { value } else { nil }
    }
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&part, MessageField<TestRetired.Rule.Part>.self)
      case 2: try reader.read(&storedLevel, EnumField<TestRetired.Level>.self)
      case 3: try reader.choice(isFirst: choice == nil, Int32Field.self) { choice = .first($0) }
      case 4:
        try reader.choice(isFirst: choice == nil, MessageField<TestRetired.Rule>.self) {
          choice = .second($0)
        }
      default: break
      }
    }
  }
}

extension TestRetired.Rule {
  /// Deprecated by its contract.
  package struct Part: Wire.Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension TestRetired.Rule.Part {
  package static let fullName: Swift.String = "test.retired.Rule.Part"

  package static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}
