package import TaskDomain
package import Vocabulary

/// Some records of a list in its order.
package struct Page<Record: Sendable>: Sendable {
  package var records: [Record]
  /// Where the next page begins; `nil` at the end.
  package var next: PagePlace?
}

/// A page of what a search finds.
package struct SearchPage: Sendable {
  package let page: Page<SearchHit>
  /// Of all pages.
  package let total: Int
  /// Words that count beside those of the query, where nothing else was found.
  package var near: Set<String> = []
}

/// A page of tasks that stand together by group.
package struct GroupedPage: Sendable {
  package let page: Page<HouseholdTask>
  /// From that of the page's first task to that of its last one or the one after it, in their order,
  /// and the empty ones that were asked for.
  package let groups: [TaskGroup]
  /// Tasks of the whole list.
  package let total: Int
}

/// Where one record stands in its list: the values that the list is ordered by.
///
/// A place stays right when records before or after it come and go, so that a walk through pages
/// repeats and misses none of those that did not change.
package struct PagePlace: Hashable, Sendable {
  /// Of the group it is in; empty where a list has no groups.
  package var group: [PlaceValue]
  package var values: [PlaceValue]
  package var id: UniqueID

  package init(group: [PlaceValue] = [], _ values: [PlaceValue], id: UniqueID) {
    self.group = group
    self.values = values
    self.id = id
  }
}

/// One value that a list is ordered by.
package enum PlaceValue: Hashable, Comparable, Sendable {
  case number(Int64)
  case text(String)

  /// Texts compare as their bytes, which is how the store compares them.
  package static func < (left: PlaceValue, right: PlaceValue) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left < right
    case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.number, .text): true
    case (.text, .number): false
    }
  }
}
