/// Finds the strongly connected components of a graph of names.
///
/// Tarjan's algorithm: every name and edge is visited once. It has an explicit stack, because
/// contracts may contain chains of any length.
struct Cycles {
  private let next: (String) -> [String]
  /// The order in which names were visited.
  private var order: [String: Int] = [:]
  /// The earliest name on the stack that a name leads back to.
  private var earliest: [String: Int] = [:]
  private var open: [String] = []
  private var isOpen: Set<String> = []
  private var found: [[String]] = []

  /// The components; a name without a cycle has one of its own.
  ///
  /// - Parameters:
  ///   - names: where to start.
  ///   - next: the names that a name leads to; called once per name.
  /// - Returns: the components in topological order, targets first.
  static func all(
    of names: [String],
    leadingTo next: @escaping (String) -> [String]
  ) -> [[String]] {
    var search = Cycles(next: next)
    for name in names where search.order[name] == nil { search.walk(from: name) }
    return search.found
  }

  private init(next: @escaping (String) -> [String]) { self.next = next }

  private mutating func walk(from first: String) {
    var path = [enter(first)]
    while let step = path.last {
      guard let target = path[path.count - 1].rest.popLast() else {
        path.removeLast()
        leave(step.name, to: path.last?.name)
        continue
      }
      if order[target] == nil {
        path.append(enter(target))
      } else if isOpen.contains(target) {
        lower(step.name, to: order[target])
      }
    }
  }

  private mutating func enter(_ name: String) -> (name: String, rest: [String]) {
    earliest[name] = order.count
    order[name] = order.count
    open.append(name)
    isOpen.insert(name)
    return (name, next(name))
  }

  private mutating func leave(_ name: String, to parent: String?) {
    if earliest[name] == order[name] {
      var cycle: [String] = []
      while let last = open.popLast() {
        isOpen.remove(last)
        cycle.append(last)
        if last == name { break }
      }
      found.append(cycle)
    } else if let parent {
      lower(parent, to: earliest[name])
    }
  }

  private mutating func lower(_ name: String, to place: Int?) {
    guard let place, let known = earliest[name] else { return }
    earliest[name] = min(known, place)
  }
}
