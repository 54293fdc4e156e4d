extension Comparison {
  /// Compares the values of one enum: by number for bytes, by name for JSON.
  mutating func compareValues(
    of old: Declared<EnumDescriptor>,
    with new: Declared<EnumDescriptor>
  ) {
    let values = new.descriptor.values
    let names = Dictionary(values.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let numbers = Dictionary(values.enumerated().map { ($1.number, $0) }) { first, _ in first }
    for (place, value) in old.descriptor.values.enumerated() {
      let name = "\(old.name).\(value.name)"
      if let index = names[value.name] {
        guard values[index].number != value.number else { continue }
        let reason = "its number was \(value.number) and is \(values[index].number)"
        report(reason, about: name, in: new, [2, Int32(index)])
        continue
      }
      let reserved = new.descriptor.reserved
      if let index = numbers[value.number] {
        let reason = "\(value.number) is named \(values[index].name) now; JSON uses the name"
        report(reason, about: name, in: new, [2, Int32(index)])
        continue
      }
      var missing: [String] = []
      if !reserved.contains(Int64(value.number)) { missing.append("\(value.number)") }
      if !reserved.names.contains(value.name) { missing.append("\"\(value.name)\"") }
      reportRemoval(of: name, "value", missing: missing, in: old, [2, Int32(place)])
    }
    compareFirstNames(old, new)
    compareReserved(old.descriptor.reserved, new.descriptor.reserved, in: old, at: 4, 5)
  }

  /// Of several names for one number JSON writes the first, which older readers must know.
  private mutating func compareFirstNames(
    _ old: Declared<EnumDescriptor>,
    _ new: Declared<EnumDescriptor>
  ) {
    let known = Set(old.descriptor.values.map(\.name))
    var seen: Set<Int32> = []
    for (index, value) in new.descriptor.values.enumerated()
    where seen.insert(value.number).inserted && !known.contains(value.name) {
      guard let earlier = old.descriptor.values.first(where: { $0.number == value.number }),
        new.descriptor.values.contains(where: { $0.name == earlier.name })
      else { continue }
      let reason = "JSON writes \(value.number) as \(value.name) now; it was \(earlier.name)"
      report(reason, about: "\(new.name).\(value.name)", in: new, [2, Int32(index)])
    }
  }
}
