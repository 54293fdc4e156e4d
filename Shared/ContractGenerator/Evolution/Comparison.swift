/// Compares two states of the same contracts, and finds what the later one breaks.
struct Comparison {
  let old: ContractIndex
  let new: ContractIndex
  private(set) var breaks: [ContractBreak] = []
  /// Files of the baseline whose package has changed; they are not compared further.
  private var moved: Set<String> = []

  init(old: ContractIndex, new: ContractIndex) {
    self.old = old
    self.new = new
  }

  /// Compares what applies to whole files: package and syntax.
  mutating func compareFiles() {
    for (name, file) in old.files.sorted(by: { $0.key < $1.key }) {
      guard let now = new.files[name] else { continue }
      if now.syntax != file.syntax {
        let place = (false, name, now.lines[[12]] ?? 1)
        report(syntaxReason(file, now), about: name, at: place)
      }
      guard now.package != file.package else { continue }
      moved.insert(name)
      let reason = "the package was \(file.package); every name in it changes"
      let line = now.lines[[2]] ?? 1
      report(reason, about: now.package, at: (false, name, line))
    }
  }

  mutating func compareMessages() {
    for (name, message) in old.messages.sorted(by: { $0.key < $1.key })
    where !message.descriptor.isMapEntry {
      guard let now = new.messages[name] else {
        reportGone(message, "the message is gone")
        continue
      }
      compareSyntax(of: message, with: now)
      compareFields(of: message, with: now)
    }
  }

  mutating func compareEnums() {
    for (name, descriptor) in old.enums.sorted(by: { $0.key < $1.key }) {
      guard let now = new.enums[name] else {
        reportGone(descriptor, "the enum is gone")
        continue
      }
      compareSyntax(of: descriptor, with: now)
      compareValues(of: descriptor, with: now)
    }
  }

  /// Compares the syntax of a declaration that has moved to another file.
  private mutating func compareSyntax<Descriptor>(
    of old: Declared<Descriptor>,
    with new: Declared<Descriptor>
  ) {
    guard old.file.name != new.file.name, old.file.syntax != new.file.syntax else { return }
    report(syntaxReason(old.file, new.file), about: new.name, in: new)
  }

  private func syntaxReason(_ old: FileDescriptor, _ new: FileDescriptor) -> String {
    "the syntax was \(old.syntax) and is \(new.syntax); presence, unknown enum values and JSON change"
  }

  mutating func compareServices() {
    for (name, service) in old.services.sorted(by: { $0.key < $1.key }) {
      guard let now = new.services[name] else {
        reportGone(service, "the service is gone")
        continue
      }
      compareMethods(of: service, with: now)
    }
  }

  /// Compares options by name, which contracts use; bytes have their numbers.
  mutating func compareExtensions() {
    for (name, option) in old.extensions.sorted(by: { $0.key < $1.key }) {
      guard let now = new.extensions[name] else {
        reportGone(option, "the option is gone")
        continue
      }
      let (before, after) = (option.descriptor, now.descriptor)
      if before.extendee != after.extendee {
        let types = (before.extendee.dropFirst(), after.extendee.dropFirst())
        report("it was an option of \(types.0) and is one of \(types.1)", about: name, in: now)
      }
      if before.number != after.number {
        let reason = "the number was \(before.number) and is \(after.number); older readers miss it"
        report(reason, about: name, in: now)
      }
      for reason in shapeReasons(before, after) { report(reason, about: name, in: now) }
    }
  }

  // MARK: - Reporting

  /// Reports a break in today's contracts.
  mutating func report<Descriptor>(
    _ reason: String,
    about name: String,
    in declared: Declared<Descriptor>,
    _ path: [Int32] = []
  ) {
    report(reason, about: name, at: (false, declared.file.name, declared.line(path)))
  }

  /// Reports a break in the baseline, of what is gone today.
  mutating func reportLoss<Descriptor>(
    _ reason: String,
    about name: String,
    in declared: Declared<Descriptor>,
    _ path: [Int32]
  ) {
    let place = (true, declared.file.name, declared.line(path))
    report(reason, about: name, at: place)
  }

  /// Reports the removal of a field or a value.
  ///
  /// - Parameters:
  ///   - name: its full name.
  ///   - kind: its kind, as in `field`.
  ///   - missing: numbers and names that are not reserved.
  ///   - declared: the declaration that contained it.
  ///   - path: its path in that.
  mutating func reportRemoval<Descriptor>(
    of name: String,
    _ kind: String,
    missing: [String],
    in declared: Declared<Descriptor>,
    _ path: [Int32]
  ) {
    let reason =
      missing.isEmpty
      ? "the \(kind) is gone from JSON and from code; its number and name are reserved, so "
        + "deploy/dev/contracts --baseline may take it out at a release"
      : "the \(kind) is gone; reserve \(missing.joined(separator: " and ")), so that it "
        + "cannot be reused"
    let place = (true, declared.file.name, declared.line(path))
    report(reason, about: name, at: place, isReservedRemoval: missing.isEmpty)
  }

  /// Reports the removal of a declaration, unless the one that contains it is removed too.
  private mutating func reportGone<Descriptor>(_ declared: Declared<Descriptor>, _ reason: String) {
    guard !moved.contains(declared.file.name) else { return }
    let parent = declared.name.split(separator: ".").dropLast().joined(separator: ".")
    guard old.messages[parent] == nil || new.messages[parent] != nil else { return }
    report(reason, about: declared.name, at: (true, declared.file.name, declared.line()))
  }

  private mutating func report(
    _ reason: String,
    about name: String,
    at place: (isBaseline: Bool, file: String, line: Int),
    isReservedRemoval: Bool = false
  ) {
    breaks.append(
      ContractBreak(
        place: .init(isBaseline: place.isBaseline, file: place.file, line: place.line),
        declaration: name,
        reason: reason,
        isReservedRemoval: isReservedRemoval
      )
    )
  }
}
