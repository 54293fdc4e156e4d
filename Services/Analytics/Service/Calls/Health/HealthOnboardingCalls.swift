import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary

/// `daybook.analytics.v1.HealthOnboardings`: the calls about the seven onboarding pages (§3).
struct HealthOnboardingCalls: AnalyticsV1.HealthOnboardingsService {
  let store: HealthStore

  /// `GetOnboarding`: returns the state of onboarding.
  func getOnboarding(
    _ request: AnalyticsV1.GetOnboardingRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetOnboardingResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    return try await store.read(caller) { rows in
      AnalyticsV1.GetOnboardingResponse(state: try rows.onboardingState(access))
    }
  }

  /// `SaveOnboardingPage`: saves a page and moves to the next one (FST-031 to FST-034).
  func saveOnboardingPage(
    _ request: AnalyticsV1.SaveOnboardingPageRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.SaveOnboardingPageResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    let given = request.values ?? AnalyticsV1.OnboardingValues()
    let values = try HealthOnboarding.Values(given, access)
    return try await store.change(call, request, caller) { rows in
      let before = (selection: try rows.reader.selection(), nudges: try rows.reader.nudges())
      var state = try rows.reader.onboarding()
      try state.save(Int(request.page), values, isChild: access.isChild, at: rows.now)
      if request.page == 6 {
        // The types of this page become the selection.
        var selection = before.selection
        var nudges = before.nudges
        nudges.dismissed.formUnion(state.applySync(values.syncTypes, to: &selection))
        try rows.save(selection)
        try rows.save(nudges)
        if let scope = state.sync.scope { try rows.connect(values.syncTypes, scope) }
      }
      try rows.save(state)
      try rows.announceSources(since: before)
      return AnalyticsV1.SaveOnboardingPageResponse(state: try rows.reader.onboardingState(access))
    }
  }

  /// `GoBack`: moves back one page; input is kept.
  func goBack(
    _ request: AnalyticsV1.GoBackRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GoBackResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    return try await store.change(call, request, caller) { rows in
      let before = try rows.reader.onboarding()
      var state = before
      state.goBack(isChild: access.isChild)
      if state != before { try rows.save(state) }
      return AnalyticsV1.GoBackResponse(state: try rows.reader.onboardingState(access))
    }
  }

  /// `CompleteOnboarding`: stores the goals and, once, the first weight (FST-035).
  func completeOnboarding(
    _ request: AnalyticsV1.CompleteOnboardingRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.CompleteOnboardingResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    return try await store.change(call, request, caller) { rows in
      let before = (selection: try rows.reader.selection(), nudges: try rows.reader.nudges())
      var state = try rows.reader.onboarding()
      if try state.complete(isChild: access.isChild, at: rows.now) {
        try rows.save(state)
        try rows.adopt(state, access)
        try rows.announceSources(since: before)
      }
      return AnalyticsV1.CompleteOnboardingResponse(state: try rows.reader.onboardingState(access))
    }
  }

  /// `ResetOnboarding`: starts again; logs, goals and connections stay (FST-036).
  func resetOnboarding(
    _ request: AnalyticsV1.ResetOnboardingRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.ResetOnboardingResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    return try await store.change(call, request, caller) { rows in
      let before = (selection: try rows.reader.selection(), nudges: try rows.reader.nudges())
      // The pages begin with the goals that stay, so that confirming them changes none.
      let goals = try rows.reader.goals()
      var state = HealthOnboarding()
      state.goalWeightGrams = goals.weightGrams
      state.fastingHours = goals.fastingHours
      state.hydrationMillilitres = goals.hydrationMillilitres
      try rows.save(state)
      try rows.announceSources(since: before)
      return AnalyticsV1.ResetOnboardingResponse(state: try rows.reader.onboardingState(access))
    }
  }
}

extension HealthWriter {
  /// Stores the goals and the first weight from the input.
  fileprivate func adopt(_ state: HealthOnboarding, _ access: HealthAccess) throws {
    var goals = try reader.goals()
    goals.hydrationMillilitres = state.hydrationMillilitres
    if !access.isChild {
      goals.fastingHours = state.fastingHours
      if let weight = state.goalWeightGrams { goals.weightGrams = weight }
    }
    _ = try save(goals)
    guard !access.isChild, let weight = state.weightGrams else { return }
    var entry = HealthEntry(
      id: context.ids.make(),
      type: .weight,
      start: now,
      amount: weight,
      createdAt: now
    )
    entry.localDay = day(of: entry.countsAt)
    try insert(entry)
  }
}

// MARK: - Contract

extension HealthOnboarding.Values {
  fileprivate init(
    _ given: AnalyticsV1.OnboardingValues,
    _ access: HealthAccess
  ) throws(HealthRefusal) {
    self.init()
    weightGrams = given.weightG == 0 ? nil : Int(given.weightG)
    goalWeightGrams = given.goalWeightG == 0 ? nil : Int(given.goalWeightG)
    fastingHours = Int(given.fastingHours)
    hydrationMillilitres = Int(given.hydrationMl)
    sync = HealthSyncChoice(rawValue: Int(given.sync.rawValue)) ?? .none
    reminders = Set(
      given.reminders.prefix(100).compactMap { HealthReminder(rawValue: Int($0.rawValue)) }
    )
    guard !access.isChild || !reminders.contains(where: \.isForAdults) else {
      throw .notForChildren
    }
    syncTypes = try given.syncTypes.domain(access)
  }
}

extension HealthReader {
  /// The state of onboarding with the contents of each page.
  fileprivate func onboardingState(
    _ access: HealthAccess
  ) throws -> AnalyticsV1.OnboardingState {
    var state = try onboarding()
    let goals = try goals()
    // Pages that are not saved yet offer the goals that are set, so that confirming them changes none.
    if !state.savedPages.contains(3) { state.goalWeightGrams = goals.weightGrams }
    if !state.savedPages.contains(4) { state.fastingHours = goals.fastingHours }
    if !state.savedPages.contains(5) { state.hydrationMillilitres = goals.hydrationMillilitres }
    let connected = try selection().connected
    return AnalyticsV1.OnboardingState(
      page: Int32(clamping: state.page),
      pages: HealthOnboarding.pages(isChild: access.isChild).map {
        AnalyticsV1.OnboardingPage($0, isSaved: state.savedPages.contains($0))
      },
      values: AnalyticsV1.OnboardingValues(
        weightG: Int32(clamping: access.isChild ? 0 : state.weightGrams ?? 0),
        goalWeightG: Int32(clamping: access.isChild ? 0 : state.goalWeightGrams ?? 0),
        fastingHours: Int32(clamping: access.isChild ? 0 : state.fastingHours),
        hydrationMl: Int32(clamping: state.hydrationMillilitres),
        sync: .init(rawValue: Int32(state.sync.rawValue)),
        syncTypes: state.sync.scope == nil
          ? [] : connected.sorted().map { AnalyticsV1.HealthDataType($0) },
        reminders: state.reminders.map(\.rawValue).sorted().map { .init(rawValue: Int32($0)) }
      ),
      completed: state.isCompleted,
      completedAt: state.completedAt.map { .init($0) },
      healthSourceSkipped: state.isSkipped,
      skippedAt: state.skippedAt.map { .init($0) }
    )
  }
}

extension AnalyticsV1.OnboardingPage {
  fileprivate init(_ number: Int, isSaved: Bool) {
    self.init(number: Int32(number), saved: isSaved)
    switch number {
    case 1:
      title = "Welcome"
      text =
        "Daybook keeps your fasts, weight, water and sleep. They are private: no other member of the "
        + "household sees them. Daybook gives no medical advice."
    case 2:
      title = "Current weight"
      text = "What do you weigh now? You may leave this empty."
      optionalNumber = true
    case 3:
      title = "Goal weight"
      text = "What would you like to weigh? You may leave this empty."
      optionalNumber = true
    case 4:
      title = "Fasting goal"
      text = "How many hours should a fast last? Be careful with more than 24."
      requiredNumber = true
      choices = HealthGoals.fastingPlans.map { Int32($0) }
    case 5:
      title = "Water goal"
      text = "How much would you like to drink a day?"
      requiredNumber = true
      choices = HealthGoals.hydrationChoices.map { Int32($0) }
    case 6:
      title = "Health data"
      text = "Choose which of your phone’s health data to import, or skip this for now."
    default:
      title = "Reminders"
      text = "Choose your reminders. All are off until you choose them."
    }
  }
}
