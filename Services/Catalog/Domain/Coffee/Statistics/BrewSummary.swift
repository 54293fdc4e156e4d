package import Vocabulary

/// Overall figures of a period (COF-109).
package struct BrewSummary: Hashable, Sendable {
  package private(set) var tally = RatingTally()
  private var coffees: Set<UniqueID> = []
  private var recipes: Set<UniqueID> = []
  private var days: Set<LocalDay> = []

  package init() {}

  package mutating func add(_ brew: BrewRecord) {
    tally.add(rating: brew.rating)
    if let coffee = brew.coffee { coffees.insert(coffee) }
    if let recipe = brew.recipe { recipes.insert(recipe) }
    if let day = brew.day { days.insert(day) }
  }

  package var distinctCoffees: Int { coffees.count }
  package var distinctRecipes: Int { recipes.count }

  /// The length of the longest run of consecutive days with a brew.
  package var longestRun: Int {
    var longest = 0
    for day in days where !days.contains(day.advanced(by: -1)) || day == .first {
      longest = max(longest, run(from: day, step: 1))
    }
    return longest
  }

  /// The length of the run that ends today, or yesterday if there is no brew today yet.
  package func currentRun(today: LocalDay) -> Int {
    let end = days.contains(today) ? today : today.advanced(by: -1)
    return days.contains(end) ? run(from: end, step: -1) : 0
  }

  private func run(from start: LocalDay, step: Int) -> Int {
    var (length, day) = (1, start)
    while true {
      let next = day.advanced(by: step)
      guard next != day, days.contains(next) else { return length }
      length += 1
      day = next
    }
  }
}
