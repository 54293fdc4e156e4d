package import TaskDomain
package import Vocabulary

/// Consecutive records of a list.
package struct Page<Record: Sendable>: Sendable {
  package var records: [Record]
  /// Where the next page begins; `nil` at the end.
  package var next: PagePlace?
}

/// A page of search results.
package struct SearchPage: Sendable {
  package let page: Page<SearchHit>
  /// The number of hits on all pages.
  package let total: Int
  /// Additional words that match, when nothing else did.
  package var near: Set<String> = []
}

/// A page of grouped tasks.
package struct GroupedPage: Sendable {
  package let page: Page<HouseholdTask>
  /// The groups from the page's first task to its last one or the one after it, with requested
  /// empty ones.
  package let groups: [TaskGroup]
  /// The number of tasks in the whole list.
  package let total: Int
}

/// A record's place in its list: the values by which the list is ordered.
///
/// A place stays valid when records before or after it come and go. So a walk through pages neither
/// repeats nor misses unchanged records.
package struct PagePlace: Hashable, Sendable {
  /// The values of its group; empty in a list without groups.
  package var group: [PlaceValue]
  package var values: [PlaceValue]
  package var id: UniqueID

  package init(group: [PlaceValue] = [], _ values: [PlaceValue], id: UniqueID) {
    self.group = group
    self.values = values
    self.id = id
  }
}

/// A value by which a list is ordered.
package enum PlaceValue: Hashable, Comparable, Sendable {
  case number(Int64)
  case text(String)

  /// Texts compare by bytes, as in the store.
  package static func < (left: PlaceValue, right: PlaceValue) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left < right
    case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.number, .text): true
    case (.text, .number): false
    }
  }
}
