extension Comparison {
  /// Compares the fields of one message by their numbers, which identify them in bytes.
  mutating func compareFields(
    of old: Declared<MessageDescriptor>,
    with new: Declared<MessageDescriptor>
  ) {
    let now = Dictionary(
      new.descriptor.fields.enumerated().map { ($1.number, (index: $0, field: $1)) }
    ) { first, _ in first }
    var choices = Choices()
    let before = choices.members(of: old.descriptor, among: new.descriptor)
    let after = choices.members(of: new.descriptor, among: old.descriptor)
    for (place, field) in old.descriptor.fields.enumerated() {
      let name = "\(old.name).\(field.name)"
      guard let (index, later) = now[field.number] else {
        compareGone(field, named: name, at: [2, Int32(place)], of: old, with: new)
        continue
      }
      let path: [Int32] = [2, Int32(index)]
      let hasMoved = before[field.number] != after[field.number]
      for reason in reasons(field, later, hasMoved: hasMoved) {
        report(reason, about: name, in: new, path)
      }
    }
    compareReserved(old.descriptor.reserved, new.descriptor.reserved, in: old, at: 9, 10)
    compareNames(of: old, with: new)
  }

  private mutating func compareGone(
    _ field: FieldDescriptor,
    named name: String,
    at path: [Int32],
    of old: Declared<MessageDescriptor>,
    with new: Declared<MessageDescriptor>
  ) {
    if let index = new.descriptor.fields.firstIndex(where: { $0.name == field.name }) {
      let number = new.descriptor.fields[index].number
      report(
        "the number was \(field.number) and is \(number); existing bytes lose the field",
        about: name,
        in: new,
        [2, Int32(index)]
      )
      return
    }
    let reserved = new.descriptor.reserved
    var missing: [String] = []
    if !reserved.contains(Int64(field.number)) { missing.append("\(field.number)") }
    if !reserved.names.contains(field.name) { missing.append("\"\(field.name)\"") }
    reportRemoval(of: name, "field", missing: missing, in: old, path)
  }

  /// The incompatibilities of a field with the same number.
  private func reasons(
    _ old: FieldDescriptor,
    _ new: FieldDescriptor,
    hasMoved: Bool
  ) -> [String] {
    var reasons: [String] = []
    if old.name != new.name {
      reasons.append("it is named \(new.name) now; JSON and field masks use the name")
    } else if old.jsonName != new.jsonName {
      reasons.append("its JSON name was \(old.jsonName) and is \(new.jsonName)")
    }
    reasons += shapeReasons(old, new)
    // Messages always have presence.
    let isMessage = old.type == Self.messageType && new.type == Self.messageType
    if old.isRepeated == new.isRepeated, old.isOptional != new.isOptional, !isMessage {
      reasons.append(old.isOptional ? "it was optional" : "it is optional now")
    }
    if hasMoved { reasons.append("it moved into, out of, or between oneofs") }
    if old.options.uuid.isEmpty, !new.options.uuid.isEmpty {
      reasons.append("it takes UUIDs only now; other text was allowed")
    }
    if !old.options.uuid.isEmpty, new.options.uuid.isEmpty {
      reasons.append("it takes any text now; readers that expect UUIDs refuse other text")
    }
    if old.options.isLocalDay, !new.options.isLocalDay {
      reasons.append("it takes any text now; readers that expect days refuse other text")
    }
    if !old.options.isLocalDay, new.options.isLocalDay {
      reasons.append("it takes calendar days only now; other text was allowed")
    }
    if !old.options.isSubject, new.options.isSubject {
      reasons.append("it names the space that the request is about now; access changes")
    }
    return reasons
  }

  /// `FieldDescriptorProto.TYPE_MESSAGE`.
  private static let messageType: Int32 = 11

  /// The incompatibilities in the type of a field or an option, and in its cardinality.
  func shapeReasons(_ old: FieldDescriptor, _ new: FieldDescriptor) -> [String] {
    var reasons: [String] = []
    let types = (self.old.typeName(of: old), self.new.typeName(of: new))
    if types.0 != types.1 { reasons.append("its type was \(types.0) and is \(types.1)") }
    if old.isRepeated != new.isRepeated {
      reasons.append(old.isRepeated ? "it was repeated" : "it is repeated now")
    }
    return reasons
  }

  /// Requires that reserved numbers and names stay reserved; otherwise old bytes would get a new
  /// meaning.
  ///
  /// - Parameters:
  ///   - old: what the baseline reserves.
  ///   - new: what is reserved today, in any number of ranges.
  ///   - declared: the declaration.
  ///   - numbers: the field of its descriptor that holds ranges.
  ///   - names: the field that holds names.
  mutating func compareReserved<Descriptor>(
    _ old: Reserved,
    _ new: Reserved,
    in declared: Declared<Descriptor>,
    at numbers: Int32,
    _ names: Int32
  ) {
    for (index, range) in old.numbers.enumerated() {
      for lost in new.missing(of: range) {
        let words =
          lost.count == 1 ? "\(lost.lowerBound)" : "\(lost.lowerBound) to \(lost.upperBound)"
        let reason = "\(words) is no longer reserved"
        reportLoss(reason, about: declared.name, in: declared, [numbers, Int32(index)])
      }
    }
    for (index, name) in old.names.enumerated() where !new.names.contains(name) {
      let reason = "\"\(name)\" is no longer reserved"
      reportLoss(reason, about: declared.name, in: declared, [names, Int32(index)])
    }
  }
}

/// The oneofs of two states of a message, identified by their members.
///
/// The name of a oneof is not on the wire, so the members that both states have identify it.
private struct Choices {
  private var places: [Set<UInt32>: Int] = [:]

  /// A number for each field in a oneof, equal in both states if the oneof is.
  mutating func members(
    of message: MessageDescriptor,
    among other: MessageDescriptor
  ) -> [UInt32: Int] {
    let kept = Set(other.fields.map(\.number))
    let oneofs = Dictionary(grouping: message.fields.filter { $0.choice != nil }) { $0.choice }
    return oneofs.values.reduce(into: [:]) { members, fields in
      let common = kept.intersection(fields.map(\.number))
      let place = places[common, default: places.count]
      places[common] = place
      for field in fields { members[field.number] = place }
    }
  }
}
