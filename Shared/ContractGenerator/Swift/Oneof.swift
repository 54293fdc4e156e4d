/// A oneof: an enum in an optional property.
struct Oneof {
  let property: String
  let type: String
  let fields: [Field]
  /// A case may contain its own message, or is large.
  let isIndirect: Bool
  let comments: Comments?

  /// The declared oneofs, by index, without those that `protoc` adds for `optional` fields.
  static func all(
    in message: MessageType,
    named names: MemberNames,
    fields: [Field],
    boxed: Set<UInt32>,
    comments: [[Int32]: Comments]
  ) -> [Int: Oneof] {
    let members = Dictionary(grouping: fields.filter { $0.choice != nil }) { $0.choice }
    return names.oneofs.reduce(into: [:]) { oneofs, oneof in
      let (index, name) = oneof
      let fields = members[index] ?? []
      oneofs[index] = Oneof(
        property: name.property,
        type: name.type,
        fields: fields,
        isIndirect: fields.contains { boxed.contains($0.number) },
        comments: comments[message.path + [8, Int32(index)]]
      )
    }
  }

  /// The property, as generated functions refer to it.
  var reference: String { Field.reference(property) }

  /// Writes the enum.
  ///
  /// - Parameters:
  ///   - writer: receives the code.
  ///   - message: the oneof's message.
  ///   - properties: the number of the message's properties, which decides about a memberwise
  ///     initializer.
  ///   - schema: names of types.
  func write(
    to writer: inout CodeWriter,
    of message: MessageType,
    with properties: Int,
    schema: Schema
  ) {
    let fallback = schema.settings.isPublic ? "One of these fields." : ""
    writer.documentation(comments, fallback: fallback)
    let indirect = isIndirect ? "indirect " : ""
    let access = schema.settings.access
    writer.block("\(access) \(indirect)enum \(type): \(schema.wire("WireOneof"))") { writer in
      for field in fields {
        let isDeprecated = field.descriptor.options.isDeprecated
        writer.documentation(field.comments, isDeprecated: isDeprecated)
        writer.line("case \(field.name)(\(field.type))")
      }
      let owner = message.scope.swiftName
      writer.line()
      writer.sentence("The message with nothing else set.", for: schema.settings)
      guard !MessageCode.hasParameters(properties) else {
        writer.line("\(access) var alone: \(owner) { \(owner)(\(Keywords.label(property)): self) }")
        return
      }
      writer.block("\(access) var alone: \(owner)") { writer in
        writer.line("var alone = \(owner)()")
        writer.line("alone.\(property) = self")
        writer.line("return alone")
      }
    }
  }
}

extension [Int: Oneof] {
  /// The property of a message's oneof, as generated functions refer to it.
  func reference(_ index: Int) -> String { self[index]?.reference ?? "" }
}
