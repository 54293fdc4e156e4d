/// The numbers that stand for a client's methods on one connection: 1, 2, 3 in the order of use.
///
/// Open addressing by the hash that every descriptor carries: a dictionary hashes it once more, with
/// secrets that only keys from outside need.
struct MethodNumbers {
  private var names: [String] = []
  /// Numbers, 0 where none is; at most half of them are taken.
  private var table: [UInt16] = []

  var count: Int { names.count }

  subscript(method: MethodDescriptor) -> UInt16? {
    guard !table.isEmpty else { return nil }
    let number = table[place(of: method.name, method.nameHash)]
    return number == 0 ? nil : number
  }

  /// Gives a method that has none the next number; there are at most 65,535.
  mutating func add(_ method: MethodDescriptor) -> UInt16 {
    names.append(method.name)
    let number = UInt16(names.count)
    if names.count * 2 > table.count {
      table = [UInt16](repeating: 0, count: max(8, table.count * 2))
      for (index, name) in names.enumerated() {
        table[place(of: name, MethodDescriptor.hash(of: name))] = UInt16(index + 1)
      }
    } else {
      table[place(of: method.name, method.nameHash)] = number
    }
    return number
  }

  /// Where a name stands, or where it belongs.
  private func place(of name: String, _ hash: UInt64) -> Int {
    var index = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[index] != 0, names[Int(table[index]) - 1] != name {
      index = (index + 1) & (table.count - 1)
    }
    return index
  }
}
