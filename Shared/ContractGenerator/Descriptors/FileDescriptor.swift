import Wire

/// One `.proto` file as `protoc` hands it over: parsed, checked, names resolved.
///
/// Only what generating needs is read; the rest is skipped.
struct FileDescriptor {
  var name = ""
  var package = ""
  var dependencies: [String] = []
  /// Those of ``dependencies`` that whoever imports this file imports as well, by their places.
  private var publicDependencies: [Int32] = []
  var messages: [MessageDescriptor] = []
  var enums: [EnumDescriptor] = []
  var services: [ServiceDescriptor] = []
  /// Options it declares for others.
  var extensions: [FieldDescriptor] = []
  var swiftPrefix = ""
  /// The enum around everything of the file in Swift.
  private(set) var namespace = ""
  /// Says so of everything in it.
  var isDeprecated = false
  var comments: [[Int32]: Comments] = [:]
  /// Where declarations begin, by their paths; the first line is 1.
  var lines: [[Int32]: Int] = [:]
  /// `proto2`, `proto3` or `editions`; a file without the line is proto2.
  var syntax = "proto2"
  /// The description as it came.
  var bytes: [UInt8] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - reader: stands at the front of a `FileDescriptorProto`.
  ///   - options: which files bring Daybook's own options; this one joins them when it hands them on.
  /// - Throws: `WireError` when it is none.
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

  /// Reads the name and what is imported, which the options in the rest depend on.
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
  /// Reads `SourceCodeInfo`: words and lines by the path of what they stand at.
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
      // `protoc` takes comments in any encoding.
      case 26: words.leading = String(decoding: try reader.value(BytesField.self), as: UTF8.self)
      case 34: words.trailing = String(decoding: try reader.value(BytesField.self), as: UTF8.self)
      default: try reader.skip(tag)
      }
    }
    if let line = span.first { lines[path] = Int(line) + 1 }
    if !words.leading.isEmpty || !words.trailing.isEmpty { comments[path] = words }
  }
}

/// The files through which a contract sees Daybook's own options.
///
/// Strangers give the same numbers to options of their own, which mean nothing here.
struct OptionFiles {
  private var names: Set<String> = ["daybook/options/v1/options.proto"]

  /// Whether a file that imports `dependencies` can use the options.
  func areSeen(from dependencies: [String]) -> Bool { !names.isDisjoint(with: dependencies) }

  /// Notes a file, which hands on what it imports publicly.
  mutating func add(_ file: String, exporting dependencies: [String?]) {
    if areSeen(from: dependencies.compactMap(\.self)) { names.insert(file) }
  }
}

extension [String] {
  fileprivate subscript(checked index: Int32) -> String? {
    indices.contains(Int(index)) ? self[Int(index)] : nil
  }
}

/// The words around one declaration.
struct Comments {
  var leading = ""
  var trailing = ""

  /// Those before it, and those behind it as a paragraph of their own.
  var words: String { [leading, trailing].filter { !$0.isEmpty }.joined(separator: "\n\n") }
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

  /// Reads options of which one flag counts, the field with this tag.
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
