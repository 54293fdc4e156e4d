extension Message {
  /// The message as proto3 JSON; equal messages have equal text.
  ///
  /// - Throws:
  ///   ``JSONError`` with the path of the field, if a value has no JSON form, such as an `Any` of
  ///   an unknown type.
  public func jsonString(_ options: JSONOptions = JSONOptions()) throws(JSONError) -> String {
    try withJSON(options) { String(decoding: $0, as: UTF8.self) }
  }

  /// The message as proto3 JSON in UTF-8.
  ///
  /// - Throws: ``JSONError`` as ``jsonString(_:)`` does.
  public func jsonBytes(_ options: JSONOptions = JSONOptions()) throws(JSONError) -> [UInt8] {
    try withJSON(options) { [UInt8]($0) }
  }

  private func withJSON<Result>(
    _ options: JSONOptions,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(JSONError) -> Result {
    var writer = JSONWriter(options)
    do throws(JSONError) {
      try withRoom(for: Self.memorySize) { () throws(JSONError) in try encodeJSON(to: &writer) }
    } catch {
      throw writer.withBytes { error.located(in: $0, of: Self.self, options: options) }
    }
    return writer.withBytes(body)
  }

  /// Reads a message from proto3 JSON.
  ///
  /// - Throws: ``JSONError`` with the path of the field; unknown fields are refused unless the
  ///   options ignore them.
  public init(json: String, _ options: JSONOptions = JSONOptions()) throws(JSONError) {
    self = try json.utf8Span.span.withUnsafeBufferPointer { (text) throws(JSONError) in
      try Self(json: text, options)
    }
  }

  /// Reads a message from proto3 JSON in UTF-8; see ``init(json:_:)-(String,_)``.
  public init(json: [UInt8], _ options: JSONOptions = JSONOptions()) throws(JSONError) {
    self = try json.span.withUnsafeBufferPointer { (text) throws(JSONError) in
      try Self(json: text, options)
    }
  }

  /// Reads a message from proto3 JSON in UTF-8; see ``init(json:_:)-(String,_)``.
  package init(
    json: UnsafeBufferPointer<UInt8>,
    _ options: JSONOptions = JSONOptions()
  ) throws(JSONError) {
    guard let start = json.baseAddress else { throw JSONError(.malformed(.value), offset: 0) }
    var reader = JSONReader(start, count: json.count, options: options)
    guard reader.stack.hasRoom(for: MemoryLayout<Self>.size) else {
      throw JSONError(.tooDeep, offset: 0)
    }
    self.init()
    do {
      try mergeJSON(from: &reader)
      try reader.finish()
    } catch {
      throw error.located(in: json, of: Self.self, options: options)
    }
  }

  /// The type and its fields, without fields marked `redact`.
  ///
  /// A value without a JSON form is replaced by the reason.
  public var description: String {
    var options = JSONOptions()
    options.isDescribing = true
    guard let text = try? jsonString(options) else { return Self.fullName }
    return "\(Self.fullName) \(text)"
  }

  /// Shows no more than ``description``, so that `dump` and failed tests show no secrets either.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
