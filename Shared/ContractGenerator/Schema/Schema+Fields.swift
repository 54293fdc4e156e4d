import Wire

extension Schema {
  /// Makes all decisions about a message's fields, in the order of their numbers.
  func fields(
    of message: MessageType,
    named names: MemberNames,
    in file: FileDescriptor
  ) throws(GeneratorError) -> [Field] {
    var fields: [Field] = []
    var refusals = Refusals()
    checkJSONNames(of: message, &refusals)
    for (index, descriptor) in message.descriptor.fields.enumerated() {
      let found = refusals.collect { () throws(GeneratorError) in
        try self.value(of: descriptor, in: message, of: file)
      }
      guard let value = found else { continue }
      fields.append(
        Field(
          descriptor: descriptor,
          name: names.fields[index],
          storage: names.storages[index],
          shape: value.shape,
          kind: value.kind,
          type: value.type,
          message: value.message,
          comments: file.comments[message.path + [2, Int32(index)]]
        )
      )
    }
    try refusals.check()
    return fields.sorted { $0.number < $1.number }
  }

  /// Refuses names that would make JSON ambiguous.
  private func checkJSONNames(of message: MessageType, _ refusals: inout Refusals) {
    var owners: [ExactText: String] = [:]
    for field in message.descriptor.fields where !field.jsonName.isEmpty {
      let place = "\(message.scope.fullName).\(field.name)"
      guard field.jsonName != "@type" else {
        refusals.add(
          GeneratorError(
            "\(place): json_name \"@type\" is reserved for the type of an Any; choose another"
          )
        )
        continue
      }
      if let owner = owners.updateValue(field.name, forKey: ExactText(field.jsonName)) {
        refusals.add(
          GeneratorError("\(place): \(owner) has the same name in JSON; choose another")
        )
      }
    }
  }

  private func value(
    of descriptor: FieldDescriptor,
    in message: MessageType,
    of file: FileDescriptor
  ) throws(GeneratorError) -> (
    shape: Field.Shape, kind: String, type: String, message: MessageType?
  ) {
    let place = "\(message.scope.fullName).\(descriptor.name)"
    guard let entry = messages[descriptor.typeName], entry.descriptor.isMapEntry else {
      let value = try self.value(of: descriptor, in: file, at: place)
      return (shape(of: descriptor), value.kind, value.type, messages[descriptor.typeName])
    }
    guard descriptor.options.uuid.isEmpty, !descriptor.options.isLocalDay else {
      throw GeneratorError("\(place): a map cannot be a uuid or local_day")
    }
    guard let key = entry.descriptor.fields.first(where: { $0.number == 1 }),
      let mapped = entry.descriptor.fields.first(where: { $0.number == 2 })
    else { throw GeneratorError("\(place): a map entry without key and value") }
    // Texts that are canonically equivalent are two keys.
    let isText = ScalarType(rawValue: key.type) == .string
    let keys =
      isText
      ? (kind: wire("ExactTextField"), type: wire("ExactText"))
      : try self.value(of: key, in: file, at: place)
    let value = try self.value(of: mapped, in: file, at: place)
    let shape = Field.Shape.map(key: keys.kind, keyType: keys.type)
    return (shape, value.kind, value.type, messages[mapped.typeName])
  }

  private func shape(of descriptor: FieldDescriptor) -> Field.Shape {
    let scalar = ScalarType(rawValue: descriptor.type)
    if descriptor.isRepeated {
      let isPacked = scalar?.isPackable == true && descriptor.options.isPacked != false
      return isPacked ? .packed : .repeated
    }
    if descriptor.isOptional { return .optional }
    if let oneof = descriptor.choice { return .oneof(oneof) }
    return scalar == .message ? .optional : .implicit
  }

  /// The encoding of one value, and its Swift type.
  private func value(
    of descriptor: FieldDescriptor,
    in file: FileDescriptor,
    at place: String
  ) throws(GeneratorError) -> (kind: String, type: String) {
    if let text = try formedText(descriptor, place: place) {
      return (wire("TextField") + "<\(text)>", text)
    }
    guard let scalar = ScalarType(rawValue: descriptor.type) else {
      throw GeneratorError("\(place): unknown field type \(descriptor.type)")
    }
    if let names = scalar.names {
      let type = swift(names.type)
      return (wire(names.kind), scalar == .bytes ? "\(type)<\(swift("UInt8"))>" : type)
    }
    if scalar == .message, let message = messages[descriptor.typeName] {
      let name = try name(of: message.scope, in: file, at: place)
      return (wire("MessageField") + "<\(name)>", name)
    }
    if scalar == .enumeration, let type = enums[descriptor.typeName] {
      let name = try name(of: type.scope, in: file, at: place)
      return (wire("EnumField") + "<\(name)>", name)
    }
    throw GeneratorError("\(place): unknown type \(descriptor.typeName)")
  }

  /// The type of a text with a fixed form: an id or a day.
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
