import ContractGenerator
import Wire

/// A descriptor as `protoc` sends it, built field by field.
struct Descriptor {
  private(set) var bytes: [UInt8] = []

  init(_ parts: (inout Descriptor) -> Void) { parts(&self) }

  mutating func text(_ number: UInt32, _ value: String) { append(number, Array(value.utf8)) }

  mutating func bytes(_ number: UInt32, _ value: [UInt8]) { append(number, value) }

  mutating func message(_ number: UInt32, _ parts: (inout Descriptor) -> Void) {
    append(number, Descriptor(parts).bytes)
  }

  mutating func number(_ number: UInt32, _ value: UInt64) {
    varint(UInt64(number) << 3)
    varint(value)
  }

  private mutating func append(_ number: UInt32, _ value: [UInt8]) {
    varint(UInt64(number) << 3 | 2)
    varint(UInt64(value.count))
    bytes += value
  }

  private mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// The plug-in's answer to a request with these parts.
  static func answer(_ parts: (inout Descriptor) -> Void) throws -> PluginAnswer {
    try PluginAnswer(Generator.answer(Descriptor(parts).bytes))
  }
}

/// `CodeGeneratorResponse`.
struct PluginAnswer {
  var error: String?
  var files: [String: String] = [:]

  init(_ bytes: [UInt8]) throws {
    self = try WireReader.read(bytes) { (reader) throws(WireError) in
      try PluginAnswer(from: &reader)
    }
  }

  private init(from reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: error = try reader.string()
      case 122: try reader.nested { (reader) throws(WireError) in try addFile(from: &reader) }
      default: try reader.skip(tag)
      }
    }
  }

  private mutating func addFile(from reader: inout WireReader) throws(WireError) {
    var name = ""
    var content = ""
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: name = try reader.string()
      case 122: content = try reader.string()
      default: try reader.skip(tag)
      }
    }
    files[name] = content
  }
}
