/// How far a member is in one category.
package struct CategoryTotal: Hashable, Sendable {
  package let category: String
  package let topics: Int
  package let completed: Int

  package init(category: String, topics: Int, completed: Int) {
    self.category = category
    self.topics = topics
    self.completed = completed
  }
}

extension Catalogue {
  /// Counts over everything listed, whatever a filter hides; categories in the catalogue's order.
  package func totals(completed: (TopicIdentifier) -> Bool) -> [CategoryTotal] {
    let topics = listed
    return categories.map { category in
      let members = topics.filter { $0.category == category }
      return CategoryTotal(
        category: category,
        topics: members.count,
        completed: members.filter { completed($0.identifier) }.count
      )
    }
  }
}
