package import Vocabulary

/// The choice on the page about connecting health data.
package enum HealthSyncChoice: Int, Hashable, Sendable, CaseIterable {
  case none = 0
  case all = 1
  case futureOnly = 2
  case skip = 3

  /// The scope of the connection; `nil` when nothing is connected.
  package var scope: HealthScope? {
    switch self {
    case .all: .all
    case .futureOnly: .futureOnly
    case .none, .skip: nil
    }
  }
}

/// The reminders that a member can choose.
package enum HealthReminder: Int, Hashable, Sendable, CaseIterable {
  case fastGoal = 1
  case fastGoalSoon = 2
  case drink = 3
  case bedtime = 4
  case weighIn = 5

  package var isForAdults: Bool { self == .fastGoal || self == .fastGoalSoon || self == .weighIn }
}

/// A member's progress through the seven onboarding pages, and their input (§3).
package struct HealthOnboarding: Hashable, Sendable {
  package static let adultPages = [1, 2, 3, 4, 5, 6, 7]
  package static let childPages = [1, 5, 6, 7]

  package var page = 1
  package var savedPages: Set<Int> = []
  package var weightGrams: Int?
  package var goalWeightGrams: Int?
  package var fastingHours = HealthGoals().fastingHours
  package var hydrationMillilitres = HealthGoals().hydrationMillilitres
  package var sync = HealthSyncChoice.none
  /// The types that page 6 connected; a later choice may disconnect them (FST-033).
  package var syncedTypes: Set<HealthDataType> = []
  /// Whether page 6 saved the member's first selection.
  package var hasSavedSelection = false
  package var reminders: Set<HealthReminder> = []
  package var skippedAt: Timestamp?
  package var completedAt: Timestamp?

  package init() {}

  package var isSkipped: Bool { skippedAt != nil }
  package var isCompleted: Bool { completedAt != nil }

  package static func pages(isChild: Bool) -> [Int] { isChild ? childPages : adultPages }

  /// The input of a page.
  package struct Values: Hashable, Sendable {
    package var weightGrams: Int?
    package var goalWeightGrams: Int?
    package var fastingHours = 0
    package var hydrationMillilitres = 0
    package var sync = HealthSyncChoice.none
    package var syncTypes: Set<HealthDataType> = []
    package var reminders: Set<HealthReminder> = []

    package init() {}
  }

  /// Saves a page and moves to the next one (FST-031, FST-032).
  ///
  /// The caller connects the types of page 6 in the same transaction.
  /// - Throws: ``HealthRefusal``; the state is then unchanged.
  package mutating func save(
    _ number: Int,
    _ values: Values,
    isChild: Bool,
    at now: Timestamp
  ) throws(HealthRefusal) {
    guard !isCompleted else { throw .onboardingCompleted }
    let pages = Self.pages(isChild: isChild)
    guard let place = pages.firstIndex(of: number) else {
      throw .invalid([
        HealthViolation(
          "page",
          "unknown_page",
          "The pages are \(pages.map(String.init).joined(separator: ", ")).",
          limit: Int64(pages.last ?? 7)
        )
      ])
    }
    guard pages[..<place].allSatisfy(savedPages.contains) else { throw .pageOrder }
    var next = self
    try next.take(number, values, isChild: isChild, at: now)
    next.savedPages.insert(number)
    next.page = pages[min(place + 1, pages.count - 1)]
    self = next
  }

  private mutating func take(
    _ number: Int,
    _ values: Values,
    isChild: Bool,
    at now: Timestamp
  ) throws(HealthRefusal) {
    var goals = HealthGoals()
    switch number {
    case 2:
      goals.weightGrams = values.weightGrams
      weightGrams = values.weightGrams
    case 3:
      goals.weightGrams = values.goalWeightGrams
      goalWeightGrams = values.goalWeightGrams
    case 4:
      goals.fastingHours = values.fastingHours
      fastingHours = values.fastingHours
    case 5:
      goals.hydrationMillilitres = values.hydrationMillilitres
      hydrationMillilitres = values.hydrationMillilitres
    case 6: try take(values, isChild: isChild, at: now)
    case 7:
      guard !isChild || !values.reminders.contains(where: \.isForAdults) else {
        throw .notForChildren
      }
      reminders = values.reminders
    default: break
    }
    let names = number == 3 ? ["weight_g": "goal_weight_g"] : [:]
    try HealthRefusal.check(
      goals.violations.map {
        HealthViolation(
          "values.\(names[$0.field] ?? $0.field)",
          $0.code,
          $0.detail,
          limit: $0.limit
        )
      }
    )
  }

  /// Saves page 6, the connection (FST-034).
  private mutating func take(
    _ values: Values,
    isChild: Bool,
    at now: Timestamp
  ) throws(HealthRefusal) {
    if values.sync == .none {
      throw .invalid([
        HealthViolation("values.sync", "choice_required", "Choose all, future only, or skip.")
      ])
    }
    if isChild, values.syncTypes.contains(where: \.isForAdults) { throw .notForChildren }
    if values.sync != .skip, values.syncTypes.isEmpty {
      throw .invalid([
        HealthViolation(
          "values.sync_types",
          "no_type_selected",
          "Choose at least one type, or skip."
        )
      ])
    }
    sync = values.sync
    skippedAt = values.sync == .skip ? now : nil
  }

  /// Applies the saved choice of page 6 to the selection; the caller connects the types (FST-034).
  ///
  /// Skipping undoes what an earlier choice on this page connected. Connections from elsewhere stay.
  /// - Returns: the types that were enabled and no longer are, because the member left them out.
  package mutating func applySync(
    _ types: Set<HealthDataType>,
    to selection: inout HealthSelection
  ) -> Set<HealthDataType> {
    guard sync.scope != nil else {
      selection.disconnect(syncedTypes)
      if hasSavedSelection { selection.forget(syncedTypes) }
      syncedTypes = []
      hasSavedSelection = false
      return []
    }
    if !selection.isSaved { hasSavedSelection = true }
    syncedTypes = types.subtracting(selection.connected.subtracting(syncedTypes))
    return selection.select(types)
  }

  /// Moves back one page; input is kept.
  package mutating func goBack(isChild: Bool) {
    guard !isCompleted else { return }
    page = Self.pages(isChild: isChild).last { $0 < page } ?? 1
  }

  /// - Returns: whether this call completed it; `false` when it was completed before.
  /// - Throws: ``HealthRefusal/onboardingIncomplete(_:)`` with the missing pages (FST-035).
  package mutating func complete(isChild: Bool, at now: Timestamp) throws(HealthRefusal) -> Bool {
    guard !isCompleted else { return false }
    let missing = (isChild ? [5, 6] : [4, 5, 6]).filter { !savedPages.contains($0) }
    guard missing.isEmpty else { throw .onboardingIncomplete(missing) }
    completedAt = now
    return true
  }
}
