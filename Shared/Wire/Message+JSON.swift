extension Message {
  /// The message as proto3 JSON; equal messages have equal text.
  ///
  /// - Throws: ``JSONError`` when a value has no JSON form, such as an `Any` of an unknown type.
  package func jsonString(_ options: JSONOptions = JSONOptions()) throws(JSONError) -> String {
    String(decoding: try jsonBytes(options), as: UTF8.self)
  }

  /// The message as proto3 JSON in UTF-8.
  package func jsonBytes(_ options: JSONOptions = JSONOptions()) throws(JSONError) -> [UInt8] {
    var writer = JSONWriter(options)
    try encodeJSON(to: &writer)
    return writer.bytes
  }

  /// Reads a message from proto3 JSON.
  ///
  /// - Throws: ``JSONError`` with the path of the field; fields the contract does not have are
  ///   refused unless the options say otherwise.
  package init(json: String, _ options: JSONOptions = JSONOptions()) throws(JSONError) {
    try self.init(json: [UInt8](json.utf8), options)
  }

  /// Reads a message from proto3 JSON in UTF-8.
  package init(json: [UInt8], _ options: JSONOptions = JSONOptions()) throws(JSONError) {
    self.init()
    var reader = JSONReader(json, options: options)
    try mergeJSON(from: &reader)
    try reader.finish()
  }

  /// The type and its fields, without the words and secrets the contract marks `redact`.
  package var description: String {
    var options = JSONOptions()
    options.isRedacting = true
    guard let text = try? jsonString(options) else { return Self.fullName }
    return "\(Self.fullName) \(text)"
  }
}
