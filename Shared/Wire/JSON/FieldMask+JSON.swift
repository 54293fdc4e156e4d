// A field mask is one text in JSON: paths in camel case, with commas between them.

extension GoogleProtobuf.FieldMask {
  package static let hasOwnJSONForm = true

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    var names: [String] = []
    for path in paths {
      guard let name = Self.camelCase(path) else { throw JSONError(.unrepresentable) }
      names.append(name)
    }
    writer.string(names.joined(separator: ","))
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    let text = try reader.string()
    paths = []
    for name in text.split(separator: ",", omittingEmptySubsequences: true) {
      guard !name.utf8.contains(UInt8(ascii: "_")) else {
        throw reader.failure(.mismatch(.fieldMask))
      }
      paths.append(Self.snakeCase(name))
    }
  }

  /// `due_at` becomes `dueAt`; `nil` for a path that would not come back the same.
  private static func camelCase(_ path: String) -> String? {
    var result = ""
    var isRaised = false
    for scalar in path.unicodeScalars {
      if ("A"..."Z").contains(scalar) { return nil }
      if isRaised, !("a"..."z").contains(scalar) { return nil }
      if scalar == "_" {
        isRaised = true
      } else {
        result += isRaised ? String(scalar).uppercased() : String(scalar)
        isRaised = false
      }
    }
    return isRaised ? nil : result
  }

  private static func snakeCase(_ name: Substring) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if ("A"..."Z").contains(scalar) {
        result += "_" + String(scalar).lowercased()
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
