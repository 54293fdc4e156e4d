extension WireError {
  /// The same error with the path of its field.
  ///
  /// Decoding keeps no path, because nearly all messages are valid. After an error this walks the
  /// bytes again, up to its place.
  @usableFromInline
  func located(
    in bytes: UnsafeRawBufferPointer,
    of type: any Message.Type,
    limits: WireLimits
  ) -> WireError {
    guard path.isEmpty, let start = bytes.baseAddress else { return self }
    var found = self
    found.path = withUnsafePointer(to: WireSource(start)) { source in
      var reader = WireReader(source, count: bytes.count, limits: limits)
      return reader.path(to: start + offset, in: type)
    }
    // One length covers all elements, so the index is not known.
    if reason == .raggedPackedField, let bracket = found.path.lastIndex(of: "[") {
      found.path = String(found.path[..<bracket])
    }
    return found
  }
}

extension WireReader {
  /// The path of the field around `target`, as in `task.tags[2]`.
  fileprivate mutating func path(
    to target: UnsafeRawPointer,
    in type: any Message.Type
  ) -> String {
    let message = self
    var seen: [UInt32: Int] = [:]
    while let tag = try? nextTag() {
      let number = tag >> 3
      let body = self
      let index = seen[number, default: 0]
      seen[number] = index + 1
      let isPassed = (try? skip(tag)) != nil
      guard !isPassed || position > target else { continue }
      guard WireType(rawValue: tag & 7) != nil,
        let field = type.fields.first(where: { $0.number == number })
      else { return "" }
      let isNumber = field.shape == .repeated && tag & 7 != WireType.lengthDelimited.rawValue
      let place = isNumber ? message.elements(of: tag, before: body.fieldStart) : index
      return body.path(to: target, in: field, index: place, tag: tag)
    }
    return ""
  }

  /// The number of elements of a repeated field, single or packed, before the one with `tag` at
  /// `place`.
  private func elements(of tag: UInt32, before place: UnsafeRawPointer) -> Int {
    var reader = self
    var count = 0
    while let next = try? reader.nextTag(), reader.fieldStart < place {
      var body = reader
      guard (try? reader.skip(next)) != nil else { break }
      if next == tag { count += 1 }
      guard next == tag & ~7 | WireType.lengthDelimited.rawValue, let packed = try? body.delimited()
      else { continue }
      switch WireType(rawValue: tag & 7) {
      case .fourBytes: count += packed.count / 4
      case .eightBytes: count += packed.count / 8
      default: count += packed.count { $0 < 0x80 }
      }
    }
    return count
  }

  private func path(
    to target: UnsafeRawPointer,
    in field: FieldInfo,
    index: Int,
    tag: UInt32
  ) -> String {
    let name = field.shape == .repeated ? "\(field.name)[\(index)]" : field.name
    guard let message = field.message, tag & 7 == WireType.lengthDelimited.rawValue else {
      return name
    }
    var inner = self
    guard let count = try? inner.length() else { return name }
    inner.end = inner.position + count
    if field.shape == .map {
      // In a map entry the value is field 2.
      guard inner.enterMapValue(around: target) else { return name }
    }
    // No deeper than decoding went: refused input may nest further than the stack allows.
    guard inner.position <= target, source.pointee.stack.hasRoom(for: 0) else { return name }
    let rest = inner.path(to: target, in: message)
    return rest.isEmpty ? name : "\(name).\(rest)"
  }

  private mutating func enterMapValue(around target: UnsafeRawPointer) -> Bool {
    while let tag = try? nextTag() {
      var body = self
      let isPassed = (try? skip(tag)) != nil
      guard !isPassed || position > target else { continue }
      guard tag == 2 << 3 | WireType.lengthDelimited.rawValue, let count = try? body.length()
      else { return false }
      body.end = body.position + count
      self = body
      return true
    }
    return false
  }
}
