// A field mask in JSON is one text: paths in camel case, separated by commas.

extension GoogleProtobuf.FieldMask {
  /// Its JSON form is not an object of its fields.
  public static let hasOwnJSONForm = true

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    var names: [String] = []
    for path in paths {
      guard let name = Self.camelCase(path) else {
        return try writer.refuse(.unrepresentable)
      }
      names.append(name)
    }
    writer.string(names.joined(separator: ","))
  }

  /// Reads the JSON form in place of the current value.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    _ = reader.peek()
    let place = reader.position
    let text = try reader.string()
    paths = []
    guard !text.isEmpty else { return }
    for name in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      try reader.charge(MemoryLayout<String>.stride)
      guard !name.isEmpty, !name.contains(where: Self.isForeign) else {
        throw reader.failure(.mismatch(.fieldMask), at: place)
      }
      let path = Self.snakeCase(name)
      try reader.charge(StringField.blockSize(path))
      paths.append(path)
    }
  }

  /// Bytes that no name in camel case has: an underscore, and white space next to a comma.
  private static func isForeign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte <= 0x20
  }

  /// `due_at` becomes `dueAt`; `nil` for a path that would not convert back.
  private static func camelCase(_ path: String) -> String? {
    guard !path.isEmpty else { return nil }
    var result: [UInt8] = []
    var isRaised = false
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: ","), 0...0x20: return nil
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        result.append(isRaised ? byte - 0x20 : byte)
        isRaised = false
      case _ where isRaised: return nil
      case UInt8(ascii: "_"): isRaised = true
      default: result.append(byte)
      }
    }
    return isRaised ? nil : String(decoding: result, as: UTF8.self)
  }

  private static func snakeCase(_ name: Substring.UTF8View) -> String {
    var result: [UInt8] = []
    for byte in name {
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
        result += [UInt8(ascii: "_"), byte + 0x20]
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
