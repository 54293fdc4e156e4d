import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

// Conversions between the domain and the contract.

extension AnalyticsV1.HealthDataType {
  init(_ type: HealthDataType) { self.init(rawValue: Int32(type.rawValue)) }

  /// `nil` for an unspecified or unknown type.
  var domain: HealthDataType? { HealthDataType(rawValue: Int(rawValue)) }
}

extension AnalyticsV1.HealthEntry {
  init(_ entry: HealthEntry) {
    self.init(
      id: entry.id,
      type: AnalyticsV1.HealthDataType(entry.type),
      start: GoogleProtobuf.Timestamp(entry.start),
      end: entry.end.map { GoogleProtobuf.Timestamp($0) },
      grams: entry.type == .weight ? Int32(clamping: entry.amount) : 0,
      millilitres: entry.type == .hydration ? Int32(clamping: entry.amount) : 0,
      goalHours: Int32(clamping: entry.goalHours),
      note: entry.note,
      source: AnalyticsV1.HealthEntrySource(rawValue: Int32(entry.source.rawValue)),
      localDay: entry.localDay,
      createdAt: GoogleProtobuf.Timestamp(entry.createdAt),
      updatedAt: GoogleProtobuf.Timestamp(entry.updatedAt),
      revision: UInt64(clamping: entry.revision)
    )
  }
}

extension AnalyticsV1.HealthGoals {
  init(_ goals: HealthGoals) {
    self.init(
      weightG: Int32(clamping: goals.weightGrams ?? 0),
      fastingHours: Int32(clamping: goals.fastingHours),
      hydrationMl: Int32(clamping: goals.hydrationMillilitres),
      sleepMinutes: Int32(clamping: goals.sleepMinutes),
      units: AnalyticsV1.HealthUnits(rawValue: Int32(goals.units.rawValue)),
      revision: UInt64(clamping: goals.revision)
    )
  }
}

extension AnalyticsV1.FastingTimer {
  init(_ fast: HealthEntry?, at now: Timestamp) {
    guard let fast else {
      self.init(readAt: GoogleProtobuf.Timestamp(now))
      return
    }
    let clock = FastingClock(fast, at: now)
    self.init(
      running: fast.isRunning,
      fast: AnalyticsV1.HealthEntry(fast),
      elapsedSeconds: clock.elapsedSeconds,
      remainingSeconds: clock.remainingSeconds,
      percent: Int32(clamping: clock.percent),
      goalAt: GoogleProtobuf.Timestamp(fast.goalAt),
      stale: clock.isStale,
      longGoal: fast.goalHours > HealthGoals.longestFastingGoalWithoutWarning,
      readAt: GoogleProtobuf.Timestamp(now)
    )
  }
}

extension AnalyticsV1.HealthDay {
  /// - Parameters:
  ///   - day: the day's figures.
  ///   - goals: the goals that held on the day.
  init(_ day: HealthDayFigures, _ goals: HealthGoals) {
    func percent(_ value: Int, of goal: Int) -> Int32 {
      Int32(clamping: goal > 0 ? Int64(value) * 100 / Int64(goal) : 0)
    }
    let sleep = day.sleepMinutes
    self.init(
      date: day.day,
      start: GoogleProtobuf.Timestamp(day.span.start),
      end: GoogleProtobuf.Timestamp(day.span.end),
      weightG: day.weightGrams.map { Int32(clamping: $0) },
      waterMl: Int32(clamping: day.waterMillilitres),
      waterPercent: percent(day.waterMillilitres, of: goals.hydrationMillilitres),
      sleepMinutes: sleep.map { Int32(clamping: $0) },
      sleepPercent: sleep.map { percent($0, of: goals.sleepMinutes) },
      sleeps: day.sleeps.map { AnalyticsV1.HealthSpan($0) },
      fasts: day.fasts.map {
        AnalyticsV1.HealthSpan($0.span, goalReached: $0.hasReachedGoal, running: $0.isRunning)
      },
      waterGoalMl: Int32(clamping: goals.hydrationMillilitres),
      sleepGoalMinutes: Int32(clamping: goals.sleepMinutes)
    )
  }
}

extension AnalyticsV1.HealthSpan {
  init(_ span: HealthSpan, goalReached: Bool = false, running: Bool = false) {
    self.init(
      start: GoogleProtobuf.Timestamp(span.start),
      end: GoogleProtobuf.Timestamp(span.end),
      goalReached: goalReached,
      running: running
    )
  }
}

extension AnalyticsV1.HealthWeekFigures {
  init(_ figures: HealthWeekFigures) {
    func number(_ value: Int?) -> Int32? { value.map { Int32(clamping: $0) } }
    self.init(
      weightG: number(figures.weightGrams),
      weightChangeG: number(figures.weightChangeGrams),
      weightToGoalG: number(figures.weightToGoalGrams),
      weightTrendG: number(figures.weightTrendGrams),
      averageWaterMl: number(figures.averageWater),
      averageSleepMinutes: number(figures.averageSleepMinutes),
      meanBedtimeMinute: number(figures.meanBedtime),
      meanWakingMinute: number(figures.meanWaking),
      fastsFinished: Int32(clamping: figures.fastsFinished),
      averageFastMinutes: number(figures.averageFastMinutes),
      fastGoalsReached: Int32(clamping: figures.fastGoalsReached)
    )
  }
}

/// Reads the fields of a health request and collects violations.
struct HealthFields {
  private(set) var violations: [HealthViolation] = []

  mutating func refuse(_ field: String, _ code: String, _ detail: String, limit: Int64? = nil) {
    violations.append(HealthViolation(field, code, detail, limit: limit))
  }

  /// Reads an instant in whole milliseconds; `nil` when absent or outside the years 1 to 9999.
  mutating func instant(_ contract: GoogleProtobuf.Timestamp?, _ field: String) -> Timestamp? {
    guard let contract else { return nil }
    if let instant = Timestamp(contract) { return instant }
    refuse(field, "out_of_range", "It must be in the years 1 to 9999.", limit: 9_999)
    return nil
  }

  /// Reads a type; a missing or unknown one is a violation.
  mutating func type(
    _ contract: AnalyticsV1.HealthDataType,
    _ field: String
  ) -> HealthDataType? {
    if let type = contract.domain { return type }
    refuse(
      field,
      contract == .unspecified ? "type_required" : "unknown_value",
      "Choose weight, hydration, sleep or fasting."
    )
    return nil
  }

  /// Reads the paths of a mask; a missing mask is a violation.
  mutating func paths(of mask: GoogleProtobuf.FieldMask?) -> [String] {
    let paths = mask?.paths ?? []
    if paths.isEmpty {
      refuse("update_mask", "update_mask_required", "Name the fields to change.")
    }
    return paths
  }

  func check() throws(HealthRefusal) { try HealthRefusal.check(violations) }
}

extension Caller {
  /// What the caller may do with the health records of the call's subject.
  var healthAccess: HealthAccess {
    HealthAccess(
      role: role,
      isOwnSpace: subject == member,
      hasConsent: consents[.health] != nil
    )
  }
}
