/// A method with all decisions.
struct Method {
  let descriptor: RPCDescriptor
  let comments: Comments?
  /// The Swift function, and the name of its descriptor.
  let function: String
  /// `package.Service/Method`.
  let fullName: String
  /// The Swift types of request and reply.
  let input: String
  let output: String
  /// Field numbers from the request to its subject.
  let subject: [UInt32]

  init(
    _ descriptor: RPCDescriptor,
    named function: String,
    of service: String,
    in file: FileDescriptor,
    comments: Comments?,
    schema: Schema
  ) throws(GeneratorError) {
    self.descriptor = descriptor
    self.function = function
    self.comments = comments
    fullName = "\(service)/\(descriptor.name)"
    guard let input = schema.messages[descriptor.inputType],
      let output = schema.messages[descriptor.outputType]
    else { throw GeneratorError("\(fullName): unknown request or reply type") }
    var refusals = Refusals()
    let place = fullName
    let names = [input, output].map { type in
      refusals.collect { () throws(GeneratorError) in
        try schema.name(of: type.scope, in: file, at: place)
      } ?? ""
    }
    try refusals.check()
    (self.input, self.output) = (names[0], names[1])
    let subject = MessageDescriptor.subject(of: descriptor.inputType) {
      schema.messages[$0]?.descriptor
    }
    self.subject = subject ?? []
    guard !descriptor.isClientStreaming || self.subject.isEmpty else {
      throw GeneratorError("\(fullName): a stream of requests cannot name a subject")
    }
    guard descriptor.access <= 7, descriptor.priority <= 3, descriptor.scope <= 2,
      (0...2).contains(descriptor.consent)
    else {
      throw GeneratorError(
        "\(fullName): the plug-in does not know the value of its access, priority, scope or consent"
      )
    }
    guard !descriptor.serviceChecksConsent || descriptor.consent > 0 && kind == .unary else {
      throw GeneratorError(
        "\(fullName): only unary calls with `consent` may set service_checks_consent"
      )
    }
  }

  /// The number of messages each way.
  enum Kind: String {
    case unary, serverStream, clientStream, bidirectional
  }

  var kind: Kind {
    switch (descriptor.isClientStreaming, descriptor.isServerStreaming) {
    case (false, false): .unary
    case (false, true): .serverStream
    case (true, false): .clientStream
    case (true, true): .bidirectional
    }
  }

  /// Arguments of `MethodDescriptor` that differ from its defaults.
  var descriptorArguments: [String] {
    let access = [
      "unspecified", "member", "parent", "selfOrParent", "operator", "service", "anyone",
      "selfOrAnyParent",
    ]
    let priorities = ["interactive", "interactive", "background", "bulk"]
    var arguments = ["name: \"\(fullName)\"", "kind: .\(kind.rawValue)"]
    arguments.append("access: .\(access[Int(max(0, descriptor.access))])")
    if descriptor.changes { arguments.append("changes: true") }
    if descriptor.idempotencyLevel != 0 { arguments.append("isIdempotent: true") }
    if descriptor.idempotencyLevel == 1 { arguments.append("hasNoSideEffects: true") }
    if descriptor.scope > 0 {
      arguments.append("scope: .\(descriptor.scope == 1 ? "read" : "write")")
    }
    if descriptor.priority > 1 {
      arguments.append("priority: .\(priorities[Int(descriptor.priority)])")
    }
    if descriptor.consent > 0 {
      arguments.append("consent: .\(descriptor.consent == 1 ? "screenTime" : "health")")
    }
    if descriptor.serviceChecksConsent { arguments.append("serviceChecksConsent: true") }
    if descriptor.isForDevices { arguments.append("isForDevices: true") }
    if descriptor.isResumable { arguments.append("isResumable: true") }
    if descriptor.requestLimit > 0 {
      arguments.append("requestLimit: \(Int(descriptor.requestLimit) << 10)")
    }
    if !subject.isEmpty { arguments.append("subjectField: \(subject)") }
    return arguments
  }
}

extension MessageDescriptor {
  /// Field numbers from a message to the nearest field marked as the subject.
  ///
  /// - Parameters:
  ///   - typeName: the message's full name with a leading dot.
  ///   - find: finds a message by name.
  /// - Returns: the path; `nil` if no field is marked.
  static func subject(
    of typeName: String,
    _ find: (String) -> MessageDescriptor?
  ) -> [UInt32]? {
    var seen: Set<String> = [typeName]
    var waiting: [(name: String, path: [UInt32])] = [(typeName, [])]
    while !waiting.isEmpty {
      var next: [(String, [UInt32])] = []
      for (name, path) in waiting {
        for field in find(name)?.fields ?? [] where !field.isRepeated {
          if field.options.isSubject { return path + [field.number] }
          guard !field.typeName.isEmpty, seen.insert(field.typeName).inserted else { continue }
          next.append((field.typeName, path + [field.number]))
        }
      }
      waiting = next
    }
    return nil
  }
}
