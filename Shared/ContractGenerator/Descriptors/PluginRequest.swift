import Wire

/// A plug-in's standard input: `CodeGeneratorRequest`.
struct PluginRequest {
  /// The files to generate; the others are their imports.
  var wanted: [String] = []
  var parameter = ""
  /// In topological order, imports first.
  var files: [FileDescriptor] = []

  private static let limits = WireLimits(depth: 1_000, memory: 1 << 30)

  init(_ bytes: [UInt8]) throws(WireError) {
    self = try WireReader.read(bytes, limits: Self.limits) { (reader) throws(WireError) in
      try PluginRequest(from: &reader)
    }
  }

  private init(from reader: inout WireReader) throws(WireError) {
    var options = OptionFiles()
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: wanted.append(try reader.string())
      case 18: parameter = try reader.string()
      case 122:
        let bytes = Array(try reader.value(BytesField.self))
        var file = try WireReader.read(bytes, limits: Self.limits) { (reader) throws(WireError) in
          try FileDescriptor(from: &reader, options: &options)
        }
        file.bytes = bytes
        files.append(file)
      default: try reader.skip(tag)
      }
    }
  }
}

/// A plug-in's standard output: `CodeGeneratorResponse`.
struct PluginResponse: PluginMessage {
  var files: [(name: String, content: String)] = []
  /// Why nothing was generated; `protoc` prints it and fails.
  var error: String?

  /// `FEATURE_PROTO3_OPTIONAL`: `optional` fields are supported.
  private static let supportedFeatures: UInt64 = 1

  func emit(to sink: inout some WireSink) {
    for file in files.reversed() {
      sink.present(
        PluginFile(name: file.name, content: file.content).encoded()[...],
        15,
        BytesField.self
      )
    }
    sink.present(Self.supportedFeatures, 2, UInt64Field.self)
    sink.optional(error, 1, StringField.self)
  }
}

private struct PluginFile: PluginMessage {
  let name: String
  let content: String

  func emit(to sink: inout some WireSink) {
    sink.present(content, 15, StringField.self)
    sink.present(name, 1, StringField.self)
  }
}

/// A part of the response to `protoc`.
protocol PluginMessage {
  /// Writes the fields, the last one first; see ``WireSink``.
  func emit(to sink: inout some WireSink)
}

extension PluginMessage {
  func encoded() -> [UInt8] {
    var sizer = WireSizer()
    emit(to: &sizer)
    return [UInt8](unsafeUninitializedCapacity: sizer.total) { buffer, count in
      if let start = UnsafeMutableRawPointer(buffer.baseAddress) {
        var writer = WireWriter(start, count: sizer.total)
        emit(to: &writer)
      }
      count = sizer.total
    }
  }
}
