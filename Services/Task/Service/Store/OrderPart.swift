import SQLite
import TaskDomain
import Vocabulary

/// A part of an ordered list: rows with equal values in the first terms of the order (TSK-143).
///
/// The parts in sequence are the list, and an index has the rest of the order in each. A list by
/// type is four lists by priority.
struct OrderPart {
  /// The condition that selects its rows, as `AND …`.
  var condition = SQLText("")
  /// The common values of its rows in the first terms.
  var values: [PlaceValue] = []
  /// The remaining terms of the order.
  var terms: [OrderTerm]
  var index: TaskIndex
  /// Whether the index has its rows in that order; otherwise they are sorted.
  var isWalked: Bool
  /// The place after which its page begins.
  var place: PagePlace?
}

extension TaskReader {
  /// The parts of a list from a place on.
  ///
  /// If an index has the list's rows contiguously, the list is one part, because no other rows are
  /// read.
  ///
  /// `total` is set for a group of a list, which was counted before.
  func parts(
    of listing: TaskListing,
    total: Int? = nil,
    after place: PagePlace?
  ) throws -> [OrderPart] {
    let terms = listing.order.terms
    let place = place.flatMap { $0.fits(terms) ? $0 : nil }
    guard let first = listing.order.keys.first else { return [] }
    var parts: [OrderPart]
    if let index = try index(for: listing, total: total) {
      let isWalked = listing.isWalked(along: index)
      parts = [OrderPart(terms: terms, index: index, isWalked: isWalked)]
    } else {
      parts = try self.parts(of: listing, by: first)
      if !parts.allSatisfy(\.isWalked), let index = try narrowIndex(for: listing) {
        parts = [OrderPart(terms: terms, index: index, isWalked: false)]
      }
      // Projects without matching tasks are left out already.
      if first.field != .project { parts = try withoutEmpty(parts, of: listing) }
      // Within each priority, due days are contiguous.
      if listing.hasDueRange { parts = parts.flatMap { $0.parts(by: listing.wantedPriorities) } }
    }
    guard let place else { return parts }
    if let same = parts.firstIndex(where: { place.values.starts(with: $0.values) }) {
      parts.removeFirst(same)
      let rest = Array(place.values.dropFirst(parts[0].values.count))
      parts[0].place = PagePlace(rest, id: place.id)
    } else {
      // The project in which the last page ended was deleted or reordered.
      parts.removeAll { $0.values.isBefore(place.values, in: terms) }
    }
    return parts
  }

  private func parts(of listing: TaskListing, by first: SortKey) throws -> [OrderPart] {
    let order = listing.order
    let rest = Array(order.terms.dropFirst())
    // The remaining order is that of the indexes.
    let isUsual =
      order.keys.dropFirst().elementsEqual(
        ListOrder.priority.keys.filter { $0.field != first.field }
      )
    let inOrder: TaskIndex = listing.projects.count == 1 ? .inProject : .inOrder
    func part(_ condition: SQLText, _ value: some BinaryInteger) -> OrderPart {
      OrderPart(
        condition: condition,
        values: [.number(Int64(value))],
        terms: rest,
        index: inOrder,
        isWalked: isUsual
      )
    }
    var parts: [OrderPart]
    switch first.field {
    // Within each priority, due days are contiguous.
    case .priority where order != .priority || listing.hasDueRange:
      parts = listing.wantedPriorities.map {
        part(SQLText(" AND priority = ?", $0.rawValue), $0.rawValue)
      }
    case .type:
      parts = listing.wantedTypes.map { part(SQLText(" AND type = ?", $0.rawValue), $0.rawValue) }
    case .points:
      parts = listing.isComplete ? [] : [part(SQLText(" AND completed_at IS NULL"), 0)]
      parts += (listing.isOpen ? [] : listing.wantedPriorities.reversed()).map {
        let condition = SQLText(" AND completed_at IS NOT NULL AND priority = ?", $0.rawValue)
        return part(condition, $0.points)
      }
    case .project: return try self.parts(byProject: listing, first, isWalked: isUsual)
    case .completed where order == .completed:
      // The history has only complete rows, and its index has this order.
      return [OrderPart(terms: order.terms, index: .byCompletion, isWalked: true)]
    case .completed:
      var complete = part(SQLText(" AND completed_at IS NOT NULL"), 0)
      complete.index = .byCompletion
      complete.terms[0] = OrderTerm("completed_at", isDescending: first.isDescending)
      var open = part(SQLText(" AND completed_at IS NULL"), 1)
      open.values.append(.number(0))
      open.terms.removeFirst()
      return (listing.isOpen ? [] : [complete]) + (listing.isComplete ? [] : [open])
    case .due where first.isDescending:
      let unscheduled = DueDate.unscheduledRank
      var dated = part(SQLText(" AND due_rank < ?", unscheduled), 0)
      var undated = part(SQLText(" AND due_rank = ?", unscheduled), 1)
      (dated.index, undated.index) = (.byDue, .byDue)
      return [dated, undated]
    case .due:
      let index: TaskIndex = listing.isOpen ? .openByDue : .byDue
      return [OrderPart(terms: order.terms, index: index, isWalked: isUsual)]
    case .added:
      return [OrderPart(terms: order.terms, index: .byAdded, isWalked: order.keys.count == 1)]
    case .name where order.keys.count == 1 && listing.isCoveredByNameIndex:
      return [OrderPart(terms: order.terms, index: .byName, isWalked: true)]
    case .priority, .name:
      return [OrderPart(terms: order.terms, index: inOrder, isWalked: order == .priority)]
    }
    return first.isDescending ? parts.reversed() : parts
  }

  /// One part per project that has matching tasks.
  private func parts(
    byProject listing: TaskListing,
    _ first: SortKey,
    isWalked: Bool
  ) throws -> [OrderPart] {
    let wanted = Set(listing.projects)
    let leavesOutInbox = listing.criteria.contains(where: \.leavesOutInbox)
    var parts: [OrderPart] = []
    var projects = SQLText(
      """
      SELECT id, position, name_order FROM project p INDEXED BY project_in_order
      WHERE household = ? AND space = ? AND EXISTS (SELECT 1 FROM task_count k
        WHERE k.household = p.household AND k.space = p.space AND k.project = p.id AND k.tasks > 0
      """,
      household,
      member
    )
    projects.append(kindConditions(of: listing))
    projects.append(") ORDER BY position, name_order")
    try connection.each(projects) { row in
      let id: ProjectID = try row.value(0)
      guard wanted.isEmpty || wanted.contains(id), !(leavesOutInbox && id == .inbox) else {
        return true
      }
      parts.append(
        OrderPart(
          condition: SQLText(" AND project = ?", id),
          values: [.number(try row.value(1)), .text(try row.value(2))],
          terms: Array(listing.order.terms.dropFirst(2)),
          index: .inProject,
          isWalked: isWalked
        )
      )
      return true
    }
    return first.isDescending ? parts.reversed() : parts
  }

  /// The index from which a page is sorted, or walked if it has the list's order; `nil` for the
  /// order's own index.
  private func index(for listing: TaskListing, total: Int?) throws -> TaskIndex? {
    let isOfDay = [.dueDay, .completionDay].contains(listing.grouping)
    // The rows of a day or a project are contiguous; those without a day are no group.
    let isTogether = total != nil && (listing.isOfDays || listing.grouping == .project)
    func sparse() throws -> TaskIndex? { isTogether ? nil : try sparseIndex(for: listing) }
    guard let narrow = try narrowIndex(for: listing) else { return try sparse() }
    let isWalked = listing.isWalked(along: narrow)
    if narrow == .byAdded || (isWalked && narrow != .reminded) {
      return listing.isOfDays ? narrow : try sparse() ?? narrow
    }
    // A long range would be sorted for every page; a walk in the list's order ends with the page.
    let known = total.flatMap { isOfDay ? $0 <= Self.sortedRows : nil }
    if try known ?? isShort(listing, in: narrow) { return narrow }
    return try sparse() ?? (isWalked ? narrow : nil)
  }

  /// Whether the index has at most ``sortedRows`` tasks in the list's range.
  private func isShort(_ listing: TaskListing, in index: TaskIndex) throws -> Bool {
    var query = SQLText(" WHERE household = ? AND space = ?", household, member)
    if index == .reminded { query.append(" AND reminder IS NOT NULL") }
    if listing.isComplete { query.append(" AND completed_at IS NOT NULL") }
    if listing.isOpen { query.append(" AND completed_at IS NULL") }
    if index != .reminded { query.append(rangeCondition(of: listing)) }
    return try hasFew(index, query)
  }

  private func hasFew(_ index: TaskIndex, _ conditions: SQLText) throws -> Bool {
    var query = SQLText("SELECT 1")
    query.append(index.source)
    query.append(conditions)
    query.append(" LIMIT 1 OFFSET ?", Self.sortedRows)
    return try connection.first(query) { _ in false } ?? true
  }

  /// The index that has the list's rows contiguously, if any.
  func narrowIndex(for listing: TaskListing) throws -> TaskIndex? {
    if let index = listing.narrowIndex { return index }
    let ranges = listing.criteria.map(\.added).filter { !$0.isOpen }
    guard !ranges.isEmpty, listing.order.keys.first?.field != .added else { return nil }
    var query = SQLText(" WHERE household = ? AND space = ?", household, member)
    for range in ranges { query.append(addedCondition(range)) }
    return try hasFew(.byAdded, query) ? .byAdded : nil
  }

  /// Up to this many rows are sorted rather than found by walking along an order.
  static let sortedRows = 2_000
}

extension TaskListing {
  /// The priorities that its tasks may have, P0 first.
  var wantedPriorities: [TaskPriority] {
    TaskPriority.allCases.filter { priority in
      criteria.allSatisfy {
        ($0.priorities.isEmpty || $0.priorities.contains(priority))
          && (!$0.isHighPriority || priority.rawValue <= TaskPriority.high.rawValue)
      }
    }
  }

  fileprivate var wantedTypes: [TaskType] {
    TaskType.allCases.filter { type in
      criteria.allSatisfy { $0.types.isEmpty || $0.types.contains(type) }
    }
  }

  /// Whether an index with contiguous rows also has the list's order.
  fileprivate func isWalked(along index: TaskIndex) -> Bool {
    switch index {
    case .byCompletion: order == .completed
    case .byDue, .openByDue:
      order == .due || (order == .priority && isUnscheduledOnly)
    case .inProject: order == .priority && projects.count == 1
    case .reminded, .inOrder: order == .priority
    case .byAdded, .byName, .byKind: false
    }
  }

  /// Whether the index by name covers the list's conditions.
  ///
  /// Otherwise each row would be read from the table, and sorting is cheaper. That also holds for
  /// one project, whose rows are contiguous; several small ones are handled by
  /// ``TaskReader/sparseIndex(for:)``.
  fileprivate var isCoveredByNameIndex: Bool {
    projects.count != 1
      && criteria.allSatisfy {
        var rest = $0
        (rest.completion, rest.projects, rest.leavesOutInbox) = (.all, [], false)
        return rest == TaskCriteria()
      }
  }
}

extension OrderPart {
  /// One part per priority, if priority is the first term of the walk.
  fileprivate func parts(by priorities: [TaskPriority]) -> [OrderPart] {
    let isByPriority = terms.first?.text.description == "priority"
    guard isWalked, isByPriority, index == .inOrder || index == .inProject else { return [self] }
    return priorities.map { priority in
      var part = self
      part.condition.append(" AND priority = ?", priority.rawValue)
      part.values.append(.number(Int64(priority.rawValue)))
      part.terms.removeFirst()
      return part
    }
  }
}

extension [PlaceValue] {
  /// Whether these first values of a place come before those of another.
  fileprivate func isBefore(_ other: [PlaceValue], in terms: [OrderTerm]) -> Bool {
    for (term, (value, other)) in zip(terms, zip(self, other)) where value != other {
      return term.isDescending == (other < value)
    }
    return false
  }
}
