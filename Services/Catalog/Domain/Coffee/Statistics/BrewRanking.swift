package import Vocabulary

/// The subject by which brews are ranked (COF-110).
package enum RankingSubject: Int, Hashable, Sendable, CaseIterable {
  case coffee = 1
  case recipe = 2
  case method = 3
  case grinder = 4
  case roaster = 5
  case origin = 6
  case processing = 7
  case roastLevel = 8
}

package enum RankingOrder: Int, Hashable, Sendable, CaseIterable {
  case brews = 1
  case average = 2
}

/// Brews grouped by one subject.
///
/// Coffees and recipes are grouped by id, other subjects by text, ignoring case and outer blanks. A brew
/// without the subject is in no group.
package struct BrewRanking: Sendable {
  package struct Entry: Hashable, Sendable {
    package let id: UniqueID?
    package let name: String
    package var tally: RatingTally
  }

  /// The minimum number of ratings for a rank by average (DEC-K17).
  package static let ratingsForAnAverage = 3

  package let subject: RankingSubject
  private var entries: [Key: Entry] = [:]

  private enum Key: Hashable {
    case id(UniqueID)
    case text(String)
  }

  package init(by subject: RankingSubject) { self.subject = subject }

  package mutating func add(_ brew: BrewRecord) {
    let (id, name): (UniqueID?, String) =
      switch subject {
      case .coffee: (brew.coffee, brew.coffeeName)
      case .recipe: (brew.recipe, brew.recipeName)
      case .method: (nil, brew.method)
      case .grinder: (nil, brew.grinder)
      case .roaster: (nil, brew.roaster)
      case .origin: (nil, brew.origin)
      case .processing: (nil, brew.processing)
      case .roastLevel: (nil, brew.roastLevel)
      }
    let key: Key
    switch subject {
    case .coffee, .recipe:
      guard let id else { return }
      key = .id(id)
    default:
      let folded = SearchText(name).folded.split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      guard !folded.isEmpty else { return }
      key = .text(folded)
    }
    entries[key, default: Entry(id: id, name: name, tally: RatingTally())].tally
      .add(rating: brew.rating)
  }

  /// The groups in order; ties are broken by the other figure, then name, then id.
  ///
  /// By average, only groups with at least ``ratingsForAnAverage`` ratings are included.
  package func entries(by order: RankingOrder) -> [Entry] {
    switch order {
    case .brews:
      entries.values.sorted { lhs, rhs in
        if lhs.tally.brews != rhs.tally.brews { return lhs.tally.brews > rhs.tally.brews }
        return lhs.tally.isBetter(than: rhs.tally) ?? BrewRanking.byName(lhs, rhs)
      }
    case .average:
      entries.values.filter { $0.tally.rated >= BrewRanking.ratingsForAnAverage }.sorted {
        lhs,
        rhs in
        if let better = lhs.tally.isBetter(than: rhs.tally) { return better }
        if lhs.tally.rated != rhs.tally.rated { return lhs.tally.rated > rhs.tally.rated }
        return BrewRanking.byName(lhs, rhs)
      }
    }
  }

  private static func byName(_ lhs: Entry, _ rhs: Entry) -> Bool {
    let (left, right) = (SearchText(lhs.name).folded, SearchText(rhs.name).folded)
    if left != right { return left < right }
    return (lhs.id ?? .nilID) < (rhs.id ?? .nilID)
  }
}
