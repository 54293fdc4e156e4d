/// A method with everything decided.
struct Method {
  let descriptor: RPCDescriptor
  let comments: Comments?
  /// The function in Swift, and its descriptor among the others.
  let function: String
  /// `package.Service/Method`.
  let fullName: String
  /// Types of request and reply in Swift.
  let input: String
  let output: String
  /// Field numbers from the request to the member it is about.
  let subject: [UInt32]

  init(
    _ descriptor: RPCDescriptor,
    named function: String,
    of service: String,
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
    self.input = try input.scope.usable(at: fullName).swiftName
    self.output = try output.scope.usable(at: fullName).swiftName
    subject = schema.subject(of: input) ?? []
    guard !descriptor.isClientStreaming || subject.isEmpty else {
      throw GeneratorError("\(fullName): a stream of requests cannot name a subject")
    }
    guard descriptor.access <= 6, descriptor.priority <= 3 else {
      throw GeneratorError("\(fullName): this plug-in does not know its access or priority")
    }
  }

  /// How many messages go each way.
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

  /// What differs from the defaults of `MethodDescriptor`.
  var descriptorArguments: [String] {
    let access = [
      "unspecified", "member", "parent", "selfOrParent", "operator", "service", "anyone",
    ]
    let priorities = ["interactive", "interactive", "background", "bulk"]
    var arguments = ["name: \"\(fullName)\"", "kind: .\(kind.rawValue)"]
    arguments.append("access: .\(access[Int(max(0, descriptor.access))])")
    if descriptor.changes { arguments.append("changes: true") }
    if descriptor.idempotencyLevel != 0 { arguments.append("isIdempotent: true") }
    if descriptor.idempotencyLevel == 1 { arguments.append("hasNoSideEffects: true") }
    if descriptor.priority > 1 {
      arguments.append("priority: .\(priorities[Int(descriptor.priority)])")
    }
    if descriptor.isResumable { arguments.append("isResumable: true") }
    if !subject.isEmpty { arguments.append("subjectField: \(subject)") }
    return arguments
  }
}

extension Schema {
  /// Field numbers from `message` to the nearest field marked as the subject.
  fileprivate func subject(of message: MessageType) -> [UInt32]? {
    var seen: Set<String> = [message.scope.contractName]
    var waiting: [(message: MessageType, path: [UInt32])] = [(message, [])]
    while !waiting.isEmpty {
      var next: [(MessageType, [UInt32])] = []
      for (message, path) in waiting {
        for field in message.descriptor.fields where !field.isRepeated {
          if field.options.isSubject { return path + [field.number] }
          guard let inner = messages[field.typeName], seen.insert(field.typeName).inserted
          else { continue }
          next.append((inner, path + [field.number]))
        }
      }
      waiting = next
    }
    return nil
  }
}
