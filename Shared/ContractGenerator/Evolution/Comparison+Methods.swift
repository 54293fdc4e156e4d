extension Comparison {
  /// Compares the methods of one service by name.
  mutating func compareMethods(
    of old: Declared<ServiceDescriptor>,
    with new: Declared<ServiceDescriptor>
  ) {
    for (place, method) in old.descriptor.methods.enumerated() {
      let name = "\(old.name)/\(method.name)"
      guard let index = new.descriptor.methods.firstIndex(where: { $0.name == method.name }) else {
        reportLoss("the method is gone", about: name, in: old, [2, Int32(place)])
        continue
      }
      for reason in reasons(method, new.descriptor.methods[index]) {
        report(reason, about: name, in: new, [2, Int32(index)])
      }
    }
  }

  private func reasons(_ old: RPCDescriptor, _ new: RPCDescriptor) -> [String] {
    var reasons: [String] = []
    if old.inputType != new.inputType {
      reasons.append("it took \(old.inputType.dropFirst()) and takes \(new.inputType.dropFirst())")
    }
    if old.outputType != new.outputType {
      let types = (old.outputType.dropFirst(), new.outputType.dropFirst())
      reasons.append("it returned \(types.0) and returns \(types.1)")
    }
    if old.isClientStreaming != new.isClientStreaming {
      reasons.append(old.isClientStreaming ? "it took a stream" : "it takes a stream now")
    }
    if old.isServerStreaming != new.isServerStreaming {
      reasons.append(old.isServerStreaming ? "it returned a stream" : "it returns a stream now")
    }
    if !Callers(access: old.access).isSubset(of: Callers(access: new.access)) {
      let names = (Callers.name(of: old.access), Callers.name(of: new.access))
      reasons.append("access was \(names.0) and is \(names.1); some callers lose access")
    }
    if !old.needsWriting, new.needsWriting {
      reasons.append("it needs a token that may write now")
    }
    if new.consent != 0, new.consent != old.consent {
      reasons.append("it needs a parent's consent now")
    }
    if old.isForDevices, !new.isForDevices {
      reasons.append("a device's token may no longer call it")
    }
    let subjects = (self.old.subject(of: old.inputType), self.new.subject(of: new.inputType))
    if let subject = subjects.0, subjects.1 != subject {
      reasons.append("another field names the space that the request is about; access changes")
    }
    if !old.changes, new.changes { reasons.append("it needs a request id now") }
    if old.idempotencyLevel != 0, new.idempotencyLevel == 0 {
      reasons.append("it is no longer idempotent, but callers retry it")
    } else if old.idempotencyLevel == 1, new.idempotencyLevel != 1 {
      reasons.append("it is no longer free of side effects")
    }
    if new.mostKiB < old.mostKiB {
      reasons.append("its request limit is smaller")
    }
    if old.isResumable, !new.isResumable { reasons.append("its stream is no longer resumable") }
    return reasons
  }
}

/// The callers that `daybook.options.v1.Access` allows.
private struct Callers: OptionSet {
  let rawValue: Int

  static let childForItself = Callers(rawValue: 1)
  static let childForOthers = Callers(rawValue: 2)
  static let parentForItself = Callers(rawValue: 4)
  static let parentForChild = Callers(rawValue: 8)
  static let parentForParent = Callers(rawValue: 16)
  static let `operator` = Callers(rawValue: 32)
  static let service = Callers(rawValue: 64)
  static let unauthenticated = Callers(rawValue: 128)

  init(rawValue: Int) { self.rawValue = rawValue }

  init(access: Int32) {
    let parent: Callers = [.parentForItself, .parentForChild, .parentForParent]
    switch access {
    case 1: self = parent.union([.childForItself, .childForOthers])
    case 2: self = parent
    case 3: self = [.childForItself, .parentForItself, .parentForChild]
    case 4: self = .operator
    case 5: self = .service
    case 6: self = Callers(rawValue: 255)
    case 7: self = parent.union(.childForItself)
    default: self = []
    }
  }

  static func name(of access: Int32) -> String {
    let names =
      "unspecified MEMBER PARENT SELF_OR_PARENT OPERATOR SERVICE ANYONE SELF_OR_ANY_PARENT".split(
        separator: " "
      )
    return String(names.indices.contains(Int(access)) ? names[Int(access)] : "\(access)")
  }
}
