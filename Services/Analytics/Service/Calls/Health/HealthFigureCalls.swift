import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// `daybook.analytics.v1.HealthFigures`: the calls about goals and figures.
struct HealthFigureCalls: AnalyticsV1.HealthFiguresService {
  /// The most days of one answer.
  private static let mostDays = 92

  let store: HealthStore

  /// `GetHealthGoals`: returns the goals, and the choices that clients offer.
  func getHealthGoals(
    _ request: AnalyticsV1.GetHealthGoalsRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetHealthGoalsResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    return try await store.read(caller) { rows in
      AnalyticsV1.GetHealthGoalsResponse(
        goals: AnalyticsV1.HealthGoals(try rows.goals(), access),
        fastingPlans: access.isChild ? [] : HealthGoals.fastingPlans.map { Int32($0) },
        hydrationChoices: HealthGoals.hydrationChoices.map { Int32($0) }
      )
    }
  }

  /// `UpdateHealthGoals`: changes the fields in the mask, from today on (FST-022).
  func updateHealthGoals(
    _ request: AnalyticsV1.UpdateHealthGoalsRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.UpdateHealthGoalsResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    let paths = request.updateMask?.paths ?? []
    if !Set(paths).isDisjoint(with: ["weight_g", "fasting_hours"]) { try access.check(.fasting) }
    return try await store.change(call, request, caller) { rows in
      let before = try rows.reader.goals()
      let edited = try before.edited(by: request)
      _ = try before.expecting(request.expectedRevision)
      return AnalyticsV1.UpdateHealthGoalsResponse(
        goals: AnalyticsV1.HealthGoals(try rows.save(edited), access)
      )
    }
  }

  /// `GetHealthFigures`: returns figures of days, and of the last seven days (FST-015 to FST-018).
  func getHealthFigures(
    _ request: AnalyticsV1.GetHealthFiguresRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetHealthFiguresResponse {
    let caller = try Caller(call)
    let access = caller.healthAccess
    var fields = RequestReader()
    let count =
      request.days == 0
      ? HealthWeekFigures.days
      : fields.number(Int(request.days), "days", in: 1...Self.mostDays) ?? 1
    try fields.check()
    return try await store.read(caller) { rows in
      let last = request.date ?? rows.today
      let goals = try rows.goals()
      let days = try rows.figures(count, endingOn: last, access)
      let first = days.first?.day ?? last
      let valid = try rows.goals(in: min(first, last)...last)
      let week = try rows.week(goals, access)
      return AnalyticsV1.GetHealthFiguresResponse(
        days: days.map { day in
          AnalyticsV1.HealthDay(day, valid.last { $0.from <= day.day }?.goals ?? goals)
        },
        week: AnalyticsV1.HealthWeekFigures(week),
        goals: AnalyticsV1.HealthGoals(goals, access),
        forChild: access.isChild
      )
    }
  }
}

extension HealthReader {
  /// The figures of consecutive days, oldest first; for a child without weight and fasts.
  func figures(
    _ count: Int,
    endingOn last: LocalDay,
    _ access: HealthAccess
  ) throws -> [HealthDayFigures] {
    let first = last.advanced(by: 1 - count)
    var days = [first]
    while let day = days.last, day < last { days.append(day.advanced(by: 1)) }
    var entries: [HealthEntry] = []
    for type in access.types where type != .fasting {
      let nearby = type == .sleep ? HealthNight.nearbyDays : (before: 0, after: 0)
      entries += try self.entries(
        of: type,
        on: first.advanced(by: -nearby.before)...last.advanced(by: nearby.after)
      )
    }
    if access.types.contains(.fasting) {
      entries += try overlapping(
        .fasting,
        from: caller.calendar.start(of: first),
        to: caller.calendar.end(of: last)
      )
    }
    return HealthDayFigures.of(days, entries, caller.calendar, now: now)
  }

  /// The figures of the last seven days.
  func week(_ goals: HealthGoals, _ access: HealthAccess) throws -> HealthWeekFigures {
    let since = now - .seconds(HealthWeekFigures.days * 86_400)
    var weights: [HealthEntry] = []
    if access.types.contains(.weight) {
      let earliest = now - .seconds(HealthWeekFigures.trendDays * 86_400)
      weights = try allWeights(since: earliest)
    }
    return HealthWeekFigures(
      week: try figures(HealthWeekFigures.days, endingOn: today, access),
      weights: weights,
      fasts: access.types.contains(.fasting)
        ? try overlapping(.fasting, from: since, to: now + .milliseconds(1)) : [],
      goals: goals,
      calendar: caller.calendar,
      now: now
    )
  }

  private func allWeights(since earliest: Timestamp) throws -> [HealthEntry] {
    try weights(since: earliest) + (weight(atOrBefore: earliest).map { [$0] } ?? [])
  }
}

extension HealthGoals {
  /// Returns the goals with the fields in the mask replaced and validated.
  fileprivate func edited(
    by request: AnalyticsV1.UpdateHealthGoalsRequest
  ) throws(HealthRefusal) -> HealthGoals {
    var goals = self
    let given = request.goals ?? AnalyticsV1.HealthGoals()
    var fields = HealthFields()
    for path in fields.paths(of: request.updateMask) {
      switch path {
      case "weight_g": goals.weightGrams = given.weightG == 0 ? nil : Int(given.weightG)
      case "fasting_hours": goals.fastingHours = Int(given.fastingHours)
      case "hydration_ml": goals.hydrationMillilitres = Int(given.hydrationMl)
      case "sleep_minutes": goals.sleepMinutes = Int(given.sleepMinutes)
      case "units":
        if given.units == .unspecified {
          goals.units = .metric
        } else if let units = HealthUnits(rawValue: Int(given.units.rawValue)) {
          goals.units = units
        } else {
          fields.refuse("goals.units", "unknown_value", "Choose metric or US units.")
        }
      default:
        fields.refuse("update_mask", "unknown_field", "Goals have no field “\(path.prefix(60))”.")
      }
    }
    try HealthRefusal.check(fields.violations + goals.violations.map { $0.inside("goals") })
    return goals
  }
}

extension AnalyticsV1.HealthGoals {
  /// For a child without the goals that only adults have.
  init(_ goals: HealthGoals, _ access: HealthAccess) {
    self.init(goals)
    guard access.isChild else { return }
    weightG = 0
    fastingHours = 0
  }
}
