import Wire

extension Comparison {
  /// Compares the meaning of names that JSON may contain: those of fields, in both spellings, and
  /// reserved ones.
  ///
  /// A name that changed with its field is reported where fields are compared, by number.
  mutating func compareNames(
    of old: Declared<MessageDescriptor>,
    with new: Declared<MessageDescriptor>
  ) {
    let before = JSONOwners(of: old.descriptor)
    let after = JSONOwners(of: new.descriptor)
    let reserved = Set(
      old.descriptor.reserved.names.flatMap { [ExactText($0), ExactText(Names.json($0))] }
    )
    for (index, field) in new.descriptor.fields.enumerated() {
      for name in after.names(of: field) {
        let meaning: String
        if let owner = before[name] {
          guard owner.number != field.number, owner.name != field.name else { continue }
          meaning = "meant \(owner.name)"
        } else {
          guard reserved.contains(name) else { continue }
          meaning = "is reserved"
        }
        report(
          "the JSON name \"\(name.text)\" \(meaning); existing JSON would be read as this field",
          about: "\(new.name).\(field.name)",
          in: new,
          [2, Int32(index)]
        )
      }
    }
  }
}

/// The fields of a message by all their names in JSON; a JSON name takes precedence over a contract
/// name.
private struct JSONOwners {
  private var fields: [ExactText: FieldDescriptor] = [:]

  init(of message: MessageDescriptor) {
    for field in message.fields { fields[ExactText(field.name)] = field }
    for field in message.fields where !field.jsonName.isEmpty {
      fields[ExactText(field.jsonName)] = field
    }
  }

  subscript(name: ExactText) -> FieldDescriptor? { fields[name] }

  /// The names of this field, the contract's first.
  func names(of field: FieldDescriptor) -> [ExactText] {
    var names = [ExactText(field.name)]
    if !field.jsonName.isEmpty, field.jsonName != field.name {
      names.append(ExactText(field.jsonName))
    }
    return names.filter { fields[$0]?.number == field.number }
  }
}
