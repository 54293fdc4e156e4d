extension Schema {
  /// Decides everything about a message's fields, in the order of their numbers.
  func fields(of message: MessageType, in file: FileDescriptor) throws(GeneratorError) -> [Field] {
    var taken: Set<String> = []
    var fields: [Field] = []
    for (index, descriptor) in message.descriptor.fields.enumerated() {
      let comments = file.comments[message.path + [2, Int32(index)]]
      var field = try self.field(descriptor, of: message, comments: comments)
      if case .oneof(let group) = field.shape {
        // Cases of different oneofs do not meet.
        field = field.renamed(unlike: &taken, within: "\(group)/")
      } else {
        field = field.renamed(unlike: &taken, within: "")
      }
      fields.append(field)
    }
    return fields.sorted { $0.number < $1.number }
  }

  private func field(
    _ descriptor: FieldDescriptor,
    of message: MessageType,
    comments: Comments?
  ) throws(GeneratorError) -> Field {
    let place = "\(message.scope.fullName).\(descriptor.name)"
    if let entry = messages[descriptor.typeName], entry.descriptor.isMapEntry {
      return try map(descriptor, entry, place: place, comments: comments)
    }
    let value = try self.value(of: descriptor, place: place)
    let shape = shape(of: descriptor)
    let isCase = if case .oneof = shape { true } else { false }
    let name = Names.lowerCamel(descriptor.name)
    return Field(
      descriptor: descriptor,
      name: isCase ? name == "self" ? "selfField" : name : ReservedNames.property(name),
      shape: shape,
      kind: value.kind,
      type: value.type,
      message: messages[descriptor.typeName],
      comments: comments
    )
  }

  private func shape(of descriptor: FieldDescriptor) -> Field.Shape {
    let scalar = ScalarType(rawValue: descriptor.type)
    if descriptor.isRepeated {
      let isPacked = scalar?.isPackable == true && descriptor.options.isPacked != false
      return isPacked ? .packed : .repeated
    }
    if descriptor.isOptional { return .optional }
    if let oneof = descriptor.oneof { return .oneof(oneof) }
    return scalar == .message ? .optional : .implicit
  }

  private func map(
    _ descriptor: FieldDescriptor,
    _ entry: MessageType,
    place: String,
    comments: Comments?
  ) throws(GeneratorError) -> Field {
    guard descriptor.options.uuid.isEmpty, !descriptor.options.isLocalDay else {
      throw GeneratorError("\(place): a map cannot be a uuid or local_day")
    }
    guard let key = entry.descriptor.fields.first(where: { $0.number == 1 }),
      let value = entry.descriptor.fields.first(where: { $0.number == 2 })
    else { throw GeneratorError("\(place): a map entry without key and value") }
    // Texts that look alike are two keys.
    let isText = ScalarType(rawValue: key.type) == .string
    let keyNames =
      isText
      ? (kind: wire("ExactTextField"), type: wire("ExactText"))
      : try self.value(of: key, place: place)
    let valueNames = try self.value(of: value, place: place)
    return Field(
      descriptor: descriptor,
      name: ReservedNames.property(Names.lowerCamel(descriptor.name)),
      shape: .map(key: keyNames.kind, keyType: keyNames.type),
      kind: valueNames.kind,
      type: valueNames.type,
      message: messages[value.typeName],
      comments: comments
    )
  }

  /// How one value is written, and what Swift sees of it.
  private func value(
    of descriptor: FieldDescriptor,
    place: String
  ) throws(GeneratorError) -> (kind: String, type: String) {
    if let text = try formedText(descriptor, place: place) {
      return (wire("TextField") + "<\(text)>", text)
    }
    guard let scalar = ScalarType(rawValue: descriptor.type) else {
      throw GeneratorError("\(place): unknown field type \(descriptor.type)")
    }
    if let names = scalar.names {
      let type = names.type == "[UInt8]" ? "[\(swift("UInt8"))]" : swift(names.type)
      return (wire(names.kind), type)
    }
    if scalar == .message, let message = messages[descriptor.typeName] {
      let name = message.scope.swiftName
      return (wire("MessageField") + "<\(name)>", name)
    }
    if scalar == .enumeration, let type = enums[descriptor.typeName] {
      let name = type.scope.swiftName
      return (wire("EnumField") + "<\(name)>", name)
    }
    throw GeneratorError("\(place): unknown type \(descriptor.typeName)")
  }

  /// The type of a text that has a form: an id or a day.
  private func formedText(
    _ descriptor: FieldDescriptor,
    place: String
  ) throws(GeneratorError) -> String? {
    let options = descriptor.options
    guard !options.uuid.isEmpty || options.isLocalDay else { return nil }
    guard ScalarType(rawValue: descriptor.type) == .string else {
      throw GeneratorError("\(place): uuid and local_day are options of string fields")
    }
    return vocabulary(options.isLocalDay ? "LocalDay" : options.uuid)
  }
}

extension Field {
  /// The same field under a name no earlier one has.
  fileprivate func renamed(unlike taken: inout Set<String>, within group: String) -> Field {
    guard !taken.insert(group + name).inserted else { return self }
    let other = "\(name)\(number)"
    taken.insert(group + other)
    return Field(
      descriptor: descriptor,
      name: other,
      shape: shape,
      kind: kind,
      type: type,
      message: message,
      comments: comments
    )
  }
}
