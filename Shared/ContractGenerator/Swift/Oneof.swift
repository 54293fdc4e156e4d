/// A choice between fields: an enum in an optional property.
struct Oneof {
  /// Its place among the message's oneofs.
  let index: Int
  let property: String
  let type: String
  let fields: [Field]
  /// Some case may contain the message around it again, or is large.
  let isIndirect: Bool
  let comments: Comments?

  /// The oneofs a person wrote; those `protoc` makes for `optional` fields are none.
  static func all(
    in message: MessageType,
    fields: [Field],
    boxed: Set<UInt32>,
    comments: [[Int32]: Comments]
  ) -> [Oneof] {
    var taken = Set(fields.map(\.name))
    var types = Set(message.descriptor.messages.map(\.name) + message.descriptor.enums.map(\.name))
    return message.descriptor.oneofs.enumerated().compactMap { index, name in
      let members = fields.filter { $0.shape == .oneof(index) }
      guard !members.isEmpty else { return nil }
      for member in members { taken.remove(member.name) }
      var property = ReservedNames.property(Names.lowerCamel(name))
      while !taken.insert(property).inserted { property += "Choice" }
      var type = "OneOf_" + Names.upperCamel(name)
      while !types.insert(type).inserted { type += String(index) }
      return Oneof(
        index: index,
        property: property,
        type: type,
        fields: members,
        isIndirect: members.contains { boxed.contains($0.number) },
        comments: comments[message.path + [8, Int32(index)]]
      )
    }
  }

  /// The property as generated functions write it.
  var reference: String {
    let escaped = ReservedNames.escaped(property)
    return ReservedNames.locals.contains(property) ? "self.\(escaped)" : escaped
  }

  func write(to writer: inout CodeWriter, schema: Schema) {
    writer.documentation(comments)
    let indirect = isIndirect ? "indirect " : ""
    let conformances = "\(schema.swift("Hashable")), \(schema.swift("Sendable"))"
    let access = schema.settings.access
    writer.block("\(access) \(indirect)enum \(type): \(conformances)") { writer in
      for field in fields {
        writer.documentation(field.comments)
        writer.line("case \(ReservedNames.escaped(field.name))(\(field.type))")
      }
    }
  }
}
