extension GoogleProtobuf.`Any` {
  /// A message with its type.
  public init(packing message: some Message) {
    self.init(
      typeUrl: "type.googleapis.com/\(type(of: message).fullName)",
      value: message.encoded()[...]
    )
  }

  /// The full name of the message inside; empty if there is none.
  public var typeName: Substring {
    guard let slash = typeUrl.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return typeUrl[typeUrl.utf8.index(after: slash)...]
  }

  /// Decodes the message inside.
  ///
  /// - Returns: `nil` if it has another type.
  public func unpacked<Value: Message>(as type: Value.Type) throws(WireError) -> Value? {
    guard Value.fullName.isExactly(typeName) else { return nil }
    return try Value(decoding: value)
  }
}
