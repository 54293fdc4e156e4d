package import Vocabulary

/// The order of a list: its keys, then the id, so that it is total (TSK-107, TSK-140).
package struct ListOrder: Hashable, Sendable {
  package let keys: [SortKey]

  package init(_ keys: [SortKey]) {
    self.keys = keys
  }

  /// The order that a request asks for (TSK-140).
  ///
  /// Ties continue as in ``priority``; names and instants leave hardly any.
  package init(asking keys: [SortKey]) {
    switch keys.last?.field {
    case .name, .added: self.init(keys)
    default:
      let asked = Set(keys.map(\.field))
      self.init(keys + Self.priority.keys.filter { !asked.contains($0.field) })
    }
  }

  /// Priority (P0 first), due date (earliest first, none last), name, id (TSK-107).
  package static let priority = ListOrder([SortKey(.priority), SortKey(.due), SortKey(.name)])
  /// Due date, priority, name, id (TSK-103).
  package static let due = ListOrder([SortKey(.due), SortKey(.priority), SortKey(.name)])
  /// Date completed, newest first, then id (TSK-104).
  package static let completed = ListOrder([SortKey(.completed, isDescending: true)])
}

/// A task's position in an order by priority or due date: the values that the store sorts by.
package struct ListPlace: Hashable, Comparable, Sendable {
  package let priority: Int32
  package let dueRank: Int64
  package let name: String
  package let id: TaskID

  package init(priority: Int32, dueRank: Int64, name: String, id: TaskID) {
    self.priority = priority
    self.dueRank = dueRank
    self.name = name
    self.id = id
  }

  package init(_ task: HouseholdTask, _ calendar: HouseholdCalendar) {
    priority = task.priority.rawValue
    dueRank = task.due?.rank(calendar) ?? DueDate.unscheduledRank
    name = task.name.listOrderKey
    id = task.id
  }

  /// Compares by priority; ``isDueBefore(_:)`` compares by due date.
  package static func < (lhs: ListPlace, rhs: ListPlace) -> Bool {
    if lhs.priority != rhs.priority { return lhs.priority < rhs.priority }
    if lhs.dueRank != rhs.dueRank { return lhs.dueRank < rhs.dueRank }
    return lhs.isNamedBefore(rhs)
  }

  package func isDueBefore(_ other: ListPlace) -> Bool {
    if dueRank != other.dueRank { return dueRank < other.dueRank }
    if priority != other.priority { return priority < other.priority }
    return isNamedBefore(other)
  }

  /// Names compare by the bytes of their keys, as in the store.
  private func isNamedBefore(_ other: ListPlace) -> Bool {
    if name.utf8.elementsEqual(other.name.utf8) { return id < other.id }
    return name.utf8.lexicographicallyPrecedes(other.name.utf8)
  }
}

extension Array where Element == HouseholdTask {
  /// The tasks by due date, or by priority.
  package func sorted(by order: ListOrder, _ calendar: HouseholdCalendar) -> [HouseholdTask] {
    let placed = map { (task: $0, place: ListPlace($0, calendar)) }
    let ordered = placed.sorted {
      order == .due ? $0.place.isDueBefore($1.place) : $0.place < $1.place
    }
    return ordered.map(\.task)
  }
}
