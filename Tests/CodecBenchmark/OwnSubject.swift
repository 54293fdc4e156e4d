import Wire

/// One of the messages in our own codec, with which the others are compared.
struct OwnSubject {
  let name: String
  let subject: Subject

  /// Whether another codec's output has the same content; in binary, the same bytes except for
  /// maps, whose entries others write in any order.
  let isSame: ([UInt8], Form) throws -> Bool

  static func all() throws -> [OwnSubject] {
    [
      try OwnSubject("task", Samples.task),
      try OwnSubject("page", Samples.page),
      try OwnSubject("deep", Samples.deep),
      try OwnSubject("photo", Samples.photo, inParts: true),
      try OwnSubject("stock", Samples.stock),
    ]
  }

  /// - Parameters:
  ///   - name: the name that peers use.
  ///   - message: the measured message.
  ///   - inParts: it is encoded as calls send it, with its large bytes where they lie.
  /// - Throws: when it has no JSON form.
  private init<Message: Wire.Message>(
    _ name: String,
    _ message: Message,
    inParts: Bool = false
  ) throws {
    self.name = name
    let binary = message.encoded()
    let json = try message.jsonBytes()
    subject = Subject(
      operations: [
        "encode": { turns in
          guard inParts else { return Cost.measure(turns) { consume(message.encoded()) } }
          return Cost.measure(turns) { consume(message.encodedParts()) }
        },
        // Ours are always ordered; peers only on request.
        "encode-ordered": { turns in Cost.measure(turns) { consume(message.encoded()) } },
        "write": { turns in
          withUnsafeTemporaryAllocation(byteCount: binary.count, alignment: 1) { buffer in
            Cost.measure(turns) { message.encode(into: buffer, size: message.encodedSize()) }
          }
        },
        "decode": { turns in
          try Cost.measure(turns) { consume(try Message(decoding: binary)) }
        },
        "encode-json": { turns in
          try Cost.measure(turns) { consume(try message.jsonBytes()) }
        },
        "decode-json": { turns in
          try Cost.measure(turns) { consume(try Message(json: json)) }
        },
      ],
      translate: { form, other in
        let fresh = form == .json ? try Message(json: json) : try Message(decoding: binary)
        return other == .json ? try fresh.jsonBytes() : fresh.encoded()
      }
    )
    isSame = { bytes, form in
      if form == .json { return try Message(json: bytes) == message }
      let hasMaps = Message.fields.contains { $0.shape == .map }
      return hasMaps ? try Message(decoding: bytes) == message : bytes == binary
    }
  }
}
