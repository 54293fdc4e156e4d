import Wire

/// One `.proto` file from `protoc`: parsed, checked, names resolved.
///
/// Only what the generator needs is read.
struct FileDescriptor {
  var name = ""
  var package = ""
  var dependencies: [String] = []
  /// Indices in ``dependencies`` of public imports.
  private var publicDependencies: [Int32] = []
  var messages: [MessageDescriptor] = []
  var enums: [EnumDescriptor] = []
  var services: [ServiceDescriptor] = []
  /// Options that it declares.
  var extensions: [FieldDescriptor] = []
  var swiftPrefix = ""
  /// The Swift enum that contains everything of the file.
  private(set) var namespace = ""
  /// Applies to everything in it.
  var isDeprecated = false
  var comments: [[Int32]: Comments] = [:]
  /// The first lines of declarations by their paths; lines count from 1.
  var lines: [[Int32]: Int] = [:]
  /// `proto2`, `proto3` or `editions`; a file without a syntax is proto2.
  var syntax = "proto2"
  /// The serialized descriptor.
  var bytes: [UInt8] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - reader: at the front of a `FileDescriptorProto`.
  ///   - options: the files that bring Daybook's own options; this one is added if it re-exports
  ///     them.
  /// - Throws: `WireError` if it is invalid.
  init(from reader: inout WireReader, options: inout OptionFiles) throws(WireError) {
    var ahead = reader
    try readImports(&ahead)
    let hasOptions = options.areSeen(from: dependencies)
    options.add(name, exporting: publicDependencies.map { dependencies[checked: $0] })
    while let tag = try reader.nextTag() {
      switch tag {
      case 34:
        messages.append(
          try reader.message { (reader) throws(WireError) in
            try MessageDescriptor(from: &reader, hasOptions: hasOptions)
          }
        )
      case 42: enums.append(try reader.message(EnumDescriptor.init))
      case 50:
        services.append(
          try reader.message { (reader) throws(WireError) in
            try ServiceDescriptor(from: &reader, hasOptions: hasOptions)
          }
        )
      case 58:
        extensions.append(
          try reader.message { (reader) throws(WireError) in
            try FieldDescriptor(from: &reader, hasOptions: hasOptions)
          }
        )
      case 66: try reader.nested { (reader) throws(WireError) in try readOptions(&reader) }
      case 74: try reader.nested { (reader) throws(WireError) in try readSource(&reader) }
      case 98: syntax = try reader.string()
      default: try reader.skip(tag)
      }
    }
    namespace = swiftNamespace()
  }

  /// Reads the name and the imports, which decide how options in the rest are read.
  private mutating func readImports(_ reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: name = try reader.string()
      case 18: package = try reader.string()
      case 26: dependencies.append(try reader.string())
      case 80: publicDependencies.append(try reader.value(Int32Field.self))
      default: try reader.skip(tag)
      }
    }
  }

  private mutating func readOptions(_ reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 23 << 3: isDeprecated = try reader.value(BoolField.self)
      case 39 << 3 | 2: swiftPrefix = try reader.string()
      default: try reader.skip(tag)
      }
    }
  }
}

extension FileDescriptor {
  /// Reads `SourceCodeInfo`: comments and lines by the path of their declaration.
  private mutating func readSource(_ reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      guard tag == 10 else {
        try reader.skip(tag)
        continue
      }
      try reader.nested { (reader) throws(WireError) in try readLocation(&reader) }
    }
  }

  private mutating func readLocation(_ reader: inout WireReader) throws(WireError) {
    var path: [Int32] = []
    var span: [Int32] = []
    var words = Comments()
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.appendPacked(to: &path, Int32Field.self)
      case 18: try reader.appendPacked(to: &span, Int32Field.self)
      // `protoc` accepts comments in any encoding.
      case 26: words.leading = String(decoding: try reader.value(BytesField.self), as: UTF8.self)
      case 34: words.trailing = String(decoding: try reader.value(BytesField.self), as: UTF8.self)
      default: try reader.skip(tag)
      }
    }
    if let line = span.first { lines[path] = Int(line) + 1 }
    if !words.leading.isEmpty || !words.trailing.isEmpty { comments[path] = words }
  }
}

/// The files that make Daybook's own options visible to a contract.
///
/// Elsewhere the same numbers belong to other options.
struct OptionFiles {
  private var names: Set<String> = ["daybook/options/v1/options.proto"]

  /// Whether a file with these imports sees the options.
  func areSeen(from dependencies: [String]) -> Bool { !names.isDisjoint(with: dependencies) }

  /// Adds a file, which re-exports its public imports.
  mutating func add(_ file: String, exporting dependencies: [String?]) {
    if areSeen(from: dependencies.compactMap(\.self)) { names.insert(file) }
  }
}

extension [String] {
  fileprivate subscript(checked index: Int32) -> String? {
    indices.contains(Int(index)) ? self[Int(index)] : nil
  }
}

/// The comments of one declaration.
struct Comments {
  var leading = ""
  var trailing = ""

  /// The leading comment, then the trailing one as a paragraph.
  var words: String { [leading, trailing].filter { !$0.isEmpty }.joined(separator: "\n\n") }
}

extension WireReader {
  /// Reads a message that is not a ``Message``.
  mutating func message<Value>(
    _ body: (inout WireReader) throws(WireError) -> Value
  ) throws(WireError) -> Value {
    var value: Value?
    try nested { (reader) throws(WireError) in value = try body(&reader) }
    guard let value else { throw WireError(.truncated) }
    return value
  }

  /// Reads one flag of some options, the field with this tag.
  mutating func flag(_ wanted: UInt32) throws(WireError) -> Bool {
    try message { (reader) throws(WireError) in
      var flag = false
      while let tag = try reader.nextTag() {
        if tag == wanted { flag = try reader.value(BoolField.self) } else { try reader.skip(tag) }
      }
      return flag
    }
  }
}
