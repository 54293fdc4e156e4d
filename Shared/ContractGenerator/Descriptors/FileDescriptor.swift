import Wire

/// One `.proto` file as `protoc` hands it over: parsed, checked, names resolved.
///
/// Only what generating needs is read; the rest is skipped.
struct FileDescriptor {
  var name = ""
  var package = ""
  var dependencies: [String] = []
  var messages: [MessageDescriptor] = []
  var enums: [EnumDescriptor] = []
  var services: [ServiceDescriptor] = []
  var swiftPrefix = ""
  var comments: [[Int32]: Comments] = [:]
  /// `proto2`, `proto3` or `editions`; a file without the line is proto2.
  var syntax = "proto2"

  init(from reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: name = try reader.string()
      case 18: package = try reader.string()
      case 26: dependencies.append(try reader.string())
      case 34: messages.append(try reader.message(MessageDescriptor.init))
      case 42: enums.append(try reader.message(EnumDescriptor.init))
      case 50: services.append(try reader.message(ServiceDescriptor.init))
      case 66: swiftPrefix = try reader.message(Self.swiftPrefix) ?? ""
      case 74: comments = try reader.message(Comments.table)
      case 98: syntax = try reader.string()
      default: try reader.skip(tag)
      }
    }
  }

  private static func swiftPrefix(from reader: inout WireReader) throws(WireError) -> String? {
    var prefix: String?
    while let tag = try reader.nextTag() {
      if tag == 314 { prefix = try reader.string() } else { try reader.skip(tag) }
    }
    return prefix
  }
}

/// The words around one declaration.
struct Comments {
  var leading = ""
  var trailing = ""

  /// Reads `SourceCodeInfo`: comments by the path of what they stand at.
  static func table(from reader: inout WireReader) throws(WireError) -> [[Int32]: Comments] {
    var table: [[Int32]: Comments] = [:]
    while let tag = try reader.nextTag() {
      guard tag == 10 else {
        try reader.skip(tag)
        continue
      }
      var path: [Int32] = []
      let comments = try reader.message { (reader) throws(WireError) in
        var comments = Comments()
        while let tag = try reader.nextTag() {
          switch tag {
          case 10: try reader.appendPacked(to: &path, Int32Field.self)
          case 26: comments.leading = try reader.string()
          case 34: comments.trailing = try reader.string()
          default: try reader.skip(tag)
          }
        }
        return comments
      }
      if !comments.leading.isEmpty || !comments.trailing.isEmpty { table[path] = comments }
    }
    return table
  }
}

extension WireReader {
  /// Reads a message that is no ``Message``.
  mutating func message<Value>(
    _ body: (inout WireReader) throws(WireError) -> Value
  ) throws(WireError) -> Value {
    var value: Value?
    try nested { (reader) throws(WireError) in value = try body(&reader) }
    guard let value else { throw WireError(.truncated) }
    return value
  }
}
