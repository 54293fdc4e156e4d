/// The method numbers of a client's connection: 1, 2, 3 in the order of use.
///
/// Open addressing by the descriptor's own hash. A dictionary would hash it again with a seed,
/// which only untrusted keys need.
struct MethodNumbers {
  private var methods: [MethodDescriptor] = []
  /// Numbers; 0 is a free slot.
  ///
  /// At most half are used.
  private var table: [UInt16] = []

  var count: Int { methods.count }

  subscript(method: MethodDescriptor) -> UInt16? {
    guard !table.isEmpty else { return nil }
    let number = table[place(of: method)]
    return number == 0 ? nil : number
  }

  /// Assigns the next number to a new method; there are at most 65,535.
  mutating func add(_ method: MethodDescriptor) -> UInt16 {
    methods.append(method)
    let number = UInt16(methods.count)
    if methods.count * 2 > table.count {
      table = [UInt16](repeating: 0, count: max(8, table.count * 2))
      for (index, method) in methods.enumerated() {
        table[place(of: method)] = UInt16(index + 1)
      }
    } else {
      table[place(of: method)] = number
    }
    return number
  }

  /// The slot of a method, or the free one for it.
  private func place(of method: MethodDescriptor) -> Int {
    var index = Int(truncatingIfNeeded: method.nameHash) & (table.count - 1)
    while table[index] != 0, methods[Int(table[index]) - 1] != method {
      index = (index + 1) & (table.count - 1)
    }
    return index
  }
}
