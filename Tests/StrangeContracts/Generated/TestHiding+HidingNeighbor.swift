// Generated from hiding_neighbor.proto by protoc-gen-daybook; do not edit.

package import Wire

extension TestHiding {
  package struct Neighbor: Wire.Message {
    package var names: StrangeContracts.TestCollisions.JSONNames?

    package var map: [ExactText: StrangeContracts.TestCollisions.Nested.FooBar] = [:]

    package var choice: OneOf_Choice?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      names: StrangeContracts.TestCollisions.JSONNames? = nil,
      map: [ExactText: StrangeContracts.TestCollisions.Nested.FooBar] = [:],
      choice: OneOf_Choice? = nil
    ) {
      self.names = names
      self.map = map
      self.choice = choice
    }
  }
}

extension TestHiding.Neighbor {
  package enum OneOf_Choice: WireOneof {
    case nested(StrangeContracts.TestCollisions.Nested)

    package var alone: TestHiding.Neighbor { TestHiding.Neighbor(choice: self) }
  }
}

extension TestHiding.Neighbor {
  package static let fullName: Swift.String = "test.hiding.Neighbor"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "names", "names", .single, StrangeContracts.TestCollisions.JSONNames.self),
    FieldInfo(2, "map", "map", .map, StrangeContracts.TestCollisions.Nested.FooBar.self),
    FieldInfo(
      3,
      "nested",
      "nested",
      .single,
      StrangeContracts.TestCollisions.Nested.self,
      oneof: 0
    ),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.choice(choice, 3, StrangeContracts.TestCollisions.Nested.self) {
      if case .nested(let value) = $0 { value } else { nil }
    }
    sink.map(
      map,
      2,
      ExactTextField.self,
      MessageField<StrangeContracts.TestCollisions.Nested.FooBar>.self
    )
    sink.optional(names, 1, MessageField<StrangeContracts.TestCollisions.JSONNames>.self)
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
      case 10: try reader.merge(&names)
      case 18:
        try reader.insert(
          into: &map,
          ExactTextField.self,
          MessageField<StrangeContracts.TestCollisions.Nested.FooBar>.self
        )
      case 26:
        try reader.merge(
          &choice,
          StrangeContracts.TestCollisions.Nested.self,
          { if case .nested(let earlier) = $0 { earlier } else { nil } },
          { .nested($0) }
        )
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(
      names,
      "names",
      MessageField<StrangeContracts.TestCollisions.JSONNames>.self
    )
    try writer.map(
      map,
      "map",
      ExactTextField.self,
      MessageField<StrangeContracts.TestCollisions.Nested.FooBar>.self
    )
    try writer.choice(choice, "nested", StrangeContracts.TestCollisions.Nested.self) {
      if case .nested(let value) = $0 { value } else { nil }
    }
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&names, MessageField<StrangeContracts.TestCollisions.JSONNames>.self)
      case 2:
        try reader.insert(
          into: &map,
          ExactTextField.self,
          MessageField<StrangeContracts.TestCollisions.Nested.FooBar>.self
        )
      case 3:
        try reader.choice(
          isFirst: choice == nil,
          MessageField<StrangeContracts.TestCollisions.Nested>.self
        ) { choice = .nested($0) }
      default: break
      }
    }
  }
}
