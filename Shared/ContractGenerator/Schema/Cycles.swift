/// Finds what contains itself through others.
///
/// Tarjan's algorithm: every name and every arrow is looked at once. It keeps a stack of its own, for a
/// contract may hold a chain of any length.
struct Cycles {
  private let next: (String) -> [String]
  /// When each name was first seen.
  private var order: [String: Int] = [:]
  /// The earliest name on the stack that a name leads back to.
  private var earliest: [String: Int] = [:]
  private var open: [String] = []
  private var isOpen: Set<String> = []
  private var found: [[String]] = []

  /// Puts names together that lead to each other; one that does not has a cycle of its own.
  ///
  /// - Parameters:
  ///   - names: where to begin.
  ///   - next: what a name leads to; asked once a name.
  /// - Returns: each behind those it leads to.
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
