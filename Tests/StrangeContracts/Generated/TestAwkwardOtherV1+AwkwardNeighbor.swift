// Generated from awkward_neighbor.proto by protoc-gen-daybook; do not edit.

package import Wire

extension TestAwkwardOtherV1 {
  /// A neighbor.
  package struct Neighbor: Wire.Message {
    package var kind: TestAwkwardOtherV1.Neighbor.Kind = TestAwkwardOtherV1.Neighbor.Kind(
      rawValue: 0
    )

    @Boxed package var inner: TestAwkwardOtherV1.Neighbor.Inner?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      kind: TestAwkwardOtherV1.Neighbor.Kind = TestAwkwardOtherV1.Neighbor.Kind(rawValue: 0),
      inner: TestAwkwardOtherV1.Neighbor.Inner? = nil
    ) {
      self.kind = kind
      self.inner = inner
    }
  }
}

extension TestAwkwardOtherV1.Neighbor {
  package static let fullName: Swift.String = "test.awkward.other.v1.Neighbor"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "inner", "inner", .single, TestAwkwardOtherV1.Neighbor.Inner.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_inner, 2)
    sink.implicit(kind, 1, EnumField<TestAwkwardOtherV1.Neighbor.Kind>.self)
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
      case 8: kind = try EnumField<TestAwkwardOtherV1.Neighbor.Kind>.read(from: &reader)
      case 18: try reader.merge(&_inner)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", EnumField<TestAwkwardOtherV1.Neighbor.Kind>.self)
    try writer.boxed(_inner, "inner")
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, EnumField<TestAwkwardOtherV1.Neighbor.Kind>.self)
      case 2: try reader.read(&inner, MessageField<TestAwkwardOtherV1.Neighbor.Inner>.self)
      default: break
      }
    }
  }
}

extension TestAwkwardOtherV1.Neighbor {
  package enum Kind: WireEnum, CaseIterable {
    case unspecified
    case near
    /// A number without a name in this contract.
    case unrecognized(Swift.Int32)
  }
}

extension TestAwkwardOtherV1.Neighbor.Kind {
  package init(rawValue: Swift.Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .near
    default: self = .unrecognized(rawValue)
    }
  }

  package var rawValue: Swift.Int32 {
    switch self {
    case .unspecified: return 0
    case .near: return 1
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  package static let allCases: [TestAwkwardOtherV1.Neighbor.Kind] = [
    .unspecified,
    .near,
  ]

  package static let contractNames: [(name: StaticString, number: Swift.Int32)] = [
    ("KIND_UNSPECIFIED", 0),
    ("KIND_NEAR", 1),
  ]

  package static let jsonNames = JSONFields(names: contractNames)

  package static func contractName(of number: Swift.Int32) -> StaticString? {
    switch number {
    case 0: return "KIND_UNSPECIFIED"
    case 1: return "KIND_NEAR"
    default: return nil
    }
  }
}

extension TestAwkwardOtherV1.Neighbor {
  package struct Inner: Wire.Message {
    @Boxed package var core: TestAwkwardOtherV1.Neighbor.Inner.Core?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(core: TestAwkwardOtherV1.Neighbor.Inner.Core? = nil) {
      self.core = core
    }
  }
}

extension TestAwkwardOtherV1.Neighbor.Inner {
  package static let fullName: Swift.String = "test.awkward.other.v1.Neighbor.Inner"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "core", "core", .single, TestAwkwardOtherV1.Neighbor.Inner.Core.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_core, 1)
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
      case 10: try reader.merge(&_core)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.boxed(_core, "core")
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&core, MessageField<TestAwkwardOtherV1.Neighbor.Inner.Core>.self)
      default: break
      }
    }
  }
}

extension TestAwkwardOtherV1.Neighbor.Inner {
  package struct Core: Wire.Message {
    @Boxed package var neighbor: TestAwkwardOtherV1.Neighbor?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(neighbor: TestAwkwardOtherV1.Neighbor? = nil) {
      self.neighbor = neighbor
    }
  }
}

extension TestAwkwardOtherV1.Neighbor.Inner.Core {
  package static let fullName: Swift.String = "test.awkward.other.v1.Neighbor.Inner.Core"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "neighbor", "neighbor", .single, TestAwkwardOtherV1.Neighbor.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_neighbor, 1)
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
      case 10: try reader.merge(&_neighbor)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.boxed(_neighbor, "neighbor")
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&neighbor, MessageField<TestAwkwardOtherV1.Neighbor>.self)
      default: break
      }
    }
  }
}
