/// The Swift names of one message's members.
struct MemberNames {
  /// Names of properties, and of cases, in the order of the descriptor's fields.
  private(set) var fields: [String] = []
  /// By index of the message's oneofs, without those that `protoc` adds for `optional` fields.
  private(set) var oneofs: [Int: (property: String, type: String)] = [:]
  /// The stored properties of deprecated fields, by index of the field.
  private(set) var storages: [Int: String] = [:]

  init(of message: MessageType) throws(GeneratorError) {
    var properties = NameScope.ofMessage
    var types = message.nestedTypes
    var cases: [Int: NameScope] = [:]
    for field in message.descriptor.fields {
      let wish = Names.lowerCamel(field.name)
      guard let oneof = field.choice else {
        fields.append(properties.claim(wish, or: "field"))
        continue
      }
      guard message.descriptor.oneofs.indices.contains(oneof) else {
        throw GeneratorError("\(message.scope.fullName).\(field.name): there is no oneof \(oneof)")
      }
      if oneofs[oneof] == nil {
        let name = message.descriptor.oneofs[oneof]
        oneofs[oneof] = (
          property: properties.claim(Names.lowerCamel(name), or: "choice"),
          type: types.claim("OneOf_" + Names.upperCamel(name), or: "Choice")
        )
      }
      fields.append(cases[oneof, default: .ofOneof].claim(wish, or: "field"))
    }
    // Private, and therefore last: deprecating a field renames no other.
    for (index, field) in message.descriptor.fields.enumerated()
    where field.options.isDeprecated && field.choice == nil {
      let wish = "stored" + Names.capitalized(Keywords.bare(fields[index]))
      storages[index] = properties.claim(wish, or: "value")
    }
  }
}

extension FieldDescriptor {
  /// The declared oneof of the field.
  var choice: Int? { isOptional || isRepeated ? nil : oneof }
}
