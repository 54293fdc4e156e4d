import Wire

/// A `service` from `protoc`.
struct ServiceDescriptor {
  var name = ""
  var methods: [RPCDescriptor] = []
  var isDeprecated = false

  /// Reads a service.
  ///
  /// - Parameters:
  ///   - reader: at the front of a `ServiceDescriptorProto`.
  ///   - hasOptions: whether the file sees Daybook's own options.
  /// - Throws: `WireError` if it is invalid.
  init(from reader: inout WireReader, hasOptions: Bool) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: name = try reader.string()
      case 18:
        methods.append(
          try reader.message { (reader) throws(WireError) in
            try RPCDescriptor(from: &reader, hasOptions: hasOptions)
          }
        )
      case 26: isDeprecated = try reader.flag(33 << 3)
      default: try reader.skip(tag)
      }
    }
  }
}

/// An `rpc` from `protoc`, with the options of `daybook/options/v1/options.proto`.
struct RPCDescriptor {
  var name = ""
  var inputType = ""
  var outputType = ""
  var isClientStreaming = false
  var isServerStreaming = false
  /// 1: no side effects, 2: idempotent.
  var idempotencyLevel: Int32 = 0
  var access: Int32 = 0
  var changes = false
  var priority: Int32 = 0
  var isResumable = false
  /// The request limit in KiB; 0: the default.
  var requestLimit: Int32 = 0
  /// 1: read, 2: write; 0: derived from its side effects.
  var scope: Int32 = 0
  /// 1: screen time, 2: health; 0: stores nothing that needs consent.
  var consent: Int32 = 0
  /// A token of scope `device` may make the call.
  var isForDevices = false
  var serviceChecksConsent = false
  /// Whether a token needs `write` for it.
  var needsWriting: Bool { scope == 2 || scope == 0 && idempotencyLevel != 1 }
  /// The request limit in KiB.
  var mostKiB: Int32 { requestLimit > 0 ? requestLimit : 64 }
  var isDeprecated = false

  /// Reads a method; see ``ServiceDescriptor/init(from:hasOptions:)``.
  init(from reader: inout WireReader, hasOptions: Bool) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: name = try reader.string()
      case 18: inputType = try reader.string()
      case 26: outputType = try reader.string()
      case 34:
        try reader.nested { (reader) throws(WireError) in
          try readOptions(&reader, hasOptions: hasOptions)
        }
      case 40: isClientStreaming = try reader.value(BoolField.self)
      case 48: isServerStreaming = try reader.value(BoolField.self)
      default: try reader.skip(tag)
      }
    }
  }

  private mutating func readOptions(
    _ reader: inout WireReader,
    hasOptions: Bool
  ) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 33 << 3: isDeprecated = try reader.value(BoolField.self)
      case 34 << 3: idempotencyLevel = try reader.value(Int32Field.self)
      case (50001 << 3)... where !hasOptions: try reader.skip(tag)
      case 50001 << 3: access = try reader.value(Int32Field.self)
      case 50002 << 3: changes = try reader.value(BoolField.self)
      case 50003 << 3: priority = try reader.value(Int32Field.self)
      case 50004 << 3: isResumable = try reader.value(BoolField.self)
      case 50005 << 3: requestLimit = try reader.value(Int32Field.self)
      case 50006 << 3: scope = try reader.value(Int32Field.self)
      case 50007 << 3: consent = try reader.value(Int32Field.self)
      case 50008 << 3: isForDevices = try reader.value(BoolField.self)
      case 50009 << 3: serviceChecksConsent = try reader.value(BoolField.self)
      default: try reader.skip(tag)
      }
    }
  }
}
