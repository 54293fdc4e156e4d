import Wire

/// The value of a field whose type is known only by its descriptor.
enum DynamicValue {
  /// A type with a JSON form of its own, or a scalar in its wrapper message.
  case known(any Message)
  /// A number of an enum.
  case number(Int32)
  case fields([Int: DynamicValue])
  case list([DynamicValue])
  /// A map, by the encoded bytes of its keys.
  case entries([[UInt8]: (key: DynamicValue, value: DynamicValue)])
  /// A message of an unknown type.
  case undescribed(String)

  /// Whether a field without presence leaves it out.
  var isInitial: Bool {
    switch self {
    case .known(let message): message.encodedSize() == 0
    case .number(let number): number == 0
    case .fields, .list, .entries, .undescribed: false
    }
  }
}

// Read with the reader of generated types, in the same steps: both refuse, merge and skip the same.

extension DynamicMessage {
  /// Reads fields to the reader's end, and merges them.
  func merge(
    _ fields: inout [Int: DynamicValue],
    of type: MessageType,
    from reader: inout WireReader
  ) throws(WireError) {
    while let tag = try reader.nextTag() {
      guard let field = type.field(Int(tag >> 3)), field.isWritten(as: tag & 7) else {
        try reader.skip(tag)
        continue
      }
      var value = fields.removeValue(forKey: field.number)
      if let oneof = field.oneof {
        for other in type.fields where other.oneof == oneof { fields[other.number] = nil }
      }
      do {
        try merge(&value, of: field, wireType: tag & 7, from: &reader)
      } catch {
        throw error.inside(field, after: value)
      }
      fields[field.number] = value
    }
  }

  private func merge(
    _ value: inout DynamicValue?,
    of field: FieldType,
    wireType: UInt32,
    from reader: inout WireReader
  ) throws(WireError) {
    if let entry = entry(field) {
      var entries: [[UInt8]: (key: DynamicValue, value: DynamicValue)] = [:]
      if case .entries(let earlier)? = value { entries = earlier }
      value = nil
      try insert(into: &entries, entry, from: &reader)
      value = .entries(entries)
    } else if field.isRepeated {
      var list: [DynamicValue] = []
      if case .list(let earlier)? = value { list = earlier }
      value = nil
      let isPacked = wireType != UInt32(field.kind.wireType)
      do {
        if field.kind == .message {
          var element: DynamicValue?
          try merge(&element, ofType: field.typeName, from: &reader)
          if let element { list.append(element) }
        } else {
          try field.kind.append(to: &list, isPacked: isPacked, from: &reader)
        }
      } catch {
        value = .list(list)
        throw error
      }
      value = .list(list)
    } else if field.kind == .message {
      try merge(&value, ofType: field.typeName, from: &reader)
    } else {
      value = try field.kind.value(from: &reader)
    }
  }

  private func merge(
    _ value: inout DynamicValue?,
    ofType name: String,
    from reader: inout WireReader
  ) throws(WireError) {
    try reader.charge(MemoryLayout<DynamicValue>.stride)
    if let known = Self.wellKnown[name] {
      var message = known.init()
      if case .known(let earlier)? = value { message = earlier }
      // With a single reference it grows in place.
      value = nil
      var inner = try reader.enter()
      try message.merge(from: &inner)
      reader.leave(inner)
      value = .known(message)
    } else if let type = pool.messages[name] {
      var fields: [Int: DynamicValue] = [:]
      if case .fields(let earlier)? = value { fields = earlier }
      value = nil
      var inner = try reader.enter()
      try merge(&fields, of: type, from: &inner)
      reader.leave(inner)
      value = .fields(fields)
    } else {
      _ = try reader.delimited()
      value = .undescribed(name)
    }
  }

  /// Reads one entry of a map.
  ///
  /// A missing key or value is the default; of equal keys the last counts.
  private func insert(
    into entries: inout [[UInt8]: (key: DynamicValue, value: DynamicValue)],
    _ entry: (key: FieldType, value: FieldType),
    from reader: inout WireReader
  ) throws(WireError) {
    try reader.charge(2 * MemoryLayout<DynamicValue>.stride)
    var key: DynamicValue?
    var value: DynamicValue?
    var inner = try reader.enter()
    while let tag = try inner.nextTag() {
      switch tag {
      case 1 << 3 | UInt32(entry.key.kind.wireType): key = try entry.key.kind.value(from: &inner)
      case 2 << 3 | UInt32(entry.value.kind.wireType):
        if entry.value.kind == .message {
          try merge(&value, ofType: entry.value.typeName, from: &inner)
        } else {
          value = try entry.value.kind.value(from: &inner)
        }
      default: try inner.skip(tag)
      }
    }
    reader.leave(inner)
    let given = key ?? initial(entry.key)
    guard case .known(let text) = given else { return }
    entries[text.encoded()] = (given, value ?? initial(entry.value))
  }

  /// The default of an entry's key or value.
  private func initial(_ field: FieldType) -> DynamicValue {
    switch field.kind {
    case .message:
      if let known = Self.wellKnown[field.typeName] { return .known(known.init()) }
      return pool.messages[field.typeName] == nil ? .undescribed(field.typeName) : .fields([:])
    case .enumeration: return .number(0)
    default: return .known(field.kind.wrapper.init())
    }
  }
}

extension FieldType {
  /// Whether a generated type would read the field with this wire type.
  fileprivate func isWritten(as wireType: UInt32) -> Bool {
    wireType == UInt32(kind.wireType)
      || isRepeated && kind.isPackable && wireType == WireType.lengthDelimited.rawValue
  }
}

extension WireError {
  /// The same error, inside a field.
  fileprivate func inside(_ field: FieldType, after value: DynamicValue?) -> WireError {
    var error = self
    var place = field.name
    if case .list(let list)? = value, reason != .raggedPackedField { place += "[\(list.count)]" }
    error.path = path.isEmpty ? place : "\(place).\(path)"
    return error
  }
}
