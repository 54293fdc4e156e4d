import SQLite
import TaskDomain
import Vocabulary

/// An expression in `ORDER BY`.
struct OrderTerm {
  let text: StaticString
  let isDescending: Bool
  /// Whether it is text; otherwise a number.
  let isText: Bool

  init(_ text: StaticString, isDescending: Bool = false, isText: Bool = false) {
    self.text = text
    self.isDescending = isDescending
    self.isText = isText
  }
}

extension OrderTerm {
  /// The same terms as columns of a subquery.
  static func columns(for terms: [OrderTerm]) -> [OrderTerm] {
    zip(terms, names).map { OrderTerm($1, isDescending: $0.isDescending, isText: $0.isText) }
  }

  /// Four keys and three more, of which two have two terms.
  private static let names: [StaticString] = [
    "order1", "order2", "order3", "order4", "order5", "order6", "order7", "order8", "order9",
    "order10",
  ]
}

extension ListOrder {
  /// The expressions of this order; the id comes last, in the direction of the last one.
  var terms: [OrderTerm] {
    // Every row of the history is complete, so its index has this order.
    self == .completed
      ? [OrderTerm("completed_at", isDescending: true)] : keys.flatMap(\.terms)
  }
}

extension SortKey {
  fileprivate var terms: [OrderTerm] {
    switch field {
    case .priority: [OrderTerm("priority", isDescending: isDescending)]
    case .due:
      isDescending
        ? [
          OrderTerm("(due_rank = 9223372036854775807)"),
          OrderTerm("due_rank", isDescending: true),
        ] : [OrderTerm("due_rank")]
    case .name: [OrderTerm("name_order", isDescending: isDescending, isText: true)]
    case .added: [OrderTerm("added", isDescending: isDescending)]
    case .completed:
      [
        OrderTerm("(completed_at IS NULL)"),
        OrderTerm("coalesce(completed_at, 0)", isDescending: isDescending),
      ]
    case .type: [OrderTerm("type", isDescending: isDescending)]
    case .project:
      [
        OrderTerm(
          """
          (SELECT position FROM project p
            WHERE p.household = t.household AND p.space = t.space AND p.id = t.project)
          """,
          isDescending: isDescending
        ),
        OrderTerm(
          """
          (SELECT name_order FROM project p
            WHERE p.household = t.household AND p.space = t.space AND p.id = t.project)
          """,
          isDescending: isDescending,
          isText: true
        ),
      ]
    case .points:
      [
        OrderTerm(
          """
          iif(completed_at IS NULL, 0, CASE priority WHEN 1 THEN 7 WHEN 2 THEN 4 WHEN 3 THEN 3 ELSE 2 END)
          """,
          isDescending: isDescending
        )
      ]
    }
  }
}

extension SQLText {
  /// `ORDER BY` with the terms and the id.
  static func order(by terms: [OrderTerm]) -> SQLText {
    var query = SQLText(" ORDER BY ")
    for term in terms {
      query.append(term.text)
      query.append(term.isDescending ? " DESC, " : ", ")
    }
    query.append(terms.last?.isDescending == true ? "id DESC" : "id")
    return query
  }

  /// The condition for rows after a place in that order.
  static func after(_ place: PagePlace, in terms: [OrderTerm]) -> SQLText {
    let last = terms.last?.isDescending ?? false
    if terms.allSatisfy({ $0.isDescending == last }) {
      return rows(after: place, in: terms, isDescending: last)
    }
    // For mixed directions: equal up to one term and after it in that one, for each term. An index
    // can start at the first.
    var query = SQLText(" AND ")
    query.append(terms[0].text)
    query.append(terms[0].isDescending ? " <= " : " >= ", place.values[0])
    query.append(" AND (")
    for index in 0...terms.count {
      query.append(index == 0 ? "(" : " OR (")
      for (term, value) in zip(terms, place.values).prefix(index) {
        query.append(term.text)
        query.append(" = ", value)
        query.append(" AND ")
      }
      guard index < terms.count else {
        query.append(last ? "id < ?)" : "id > ?)", place.id)
        continue
      }
      query.append(terms[index].text)
      query.append(terms[index].isDescending ? " < " : " > ", place.values[index])
      query.append(")")
    }
    query.append(")")
    return query
  }

  /// A row comparison, at which an index can start.
  private static func rows(
    after place: PagePlace,
    in terms: [OrderTerm],
    isDescending: Bool
  ) -> SQLText {
    var query = SQLText(" AND (")
    for term in terms {
      query.append(term.text)
      query.append(", ")
    }
    query.append(isDescending ? "id) < (" : "id) > (")
    for value in place.values {
      query.append("", value)
      query.append(", ")
    }
    query.append("?)", place.id)
    return query
  }

  private mutating func append(_ text: StaticString, _ value: PlaceValue) {
    append(text)
    switch value {
    case .number(let number): append("?", number)
    case .text(let text): append("?", text)
    }
  }
}

extension PagePlace {
  /// Whether it fits an order; tokens of another order were refused before.
  func fits(_ terms: [OrderTerm]) -> Bool {
    values.count == terms.count
      && zip(values, terms).allSatisfy { value, term in
        switch value {
        case .number: !term.isText
        case .text: term.isText
        }
      }
  }
}
