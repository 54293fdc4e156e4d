import AnalyticsContracts
import GatewayClient
import GatewayContracts
import RuntimeContracts
import Vocabulary
import Wire

/// `daybook health today`: the day's water, sleep, weight and fast.
struct HealthTodayCommand: Command {
  static let manual = Manual(
    name: ["health", "today"],
    aliases: [["health"]],
    summary: "today’s water, sleep, weight and fast",
    options: Manual.Option.ofMember,
    examples: ["daybook health"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.healthFigures.getHealthFigures(
      .init(memberID: try await session.member(), days: 1)
    )
    let words = try await session.healthWords(answer.goals ?? AnalyticsV1.HealthGoals())
    let times = try await session.times()
    var fastingSince: Timestamp?
    if !session.options.isJSON, answer.days.last?.fasts.contains(where: \.running) == true {
      // The day's figures have only its part of the fast.
      let timer = try await gateway.fastingTimers.getFastingTimer(.init()).timer
      if timer?.running == true { fastingSince = timer?.fast?.start?.instant }
    }
    try await session.answer(answer) {
      HealthPage(answer, words, session.style, times, now: session.now)
        .today(fastingSince: fastingSince)
    }
  }
}

/// `daybook health week`: seven days with charts.
struct HealthWeekCommand: Command {
  static let manual = Manual(
    name: ["health", "week"],
    summary: "the last 7 days of water, sleep, weight and fasts, with charts",
    options: [
      Manual.Option(name: "days", value: "N", help: "another number of days, up to 92")
    ] + Manual.Option.ofMember,
    examples: ["daybook health week", "daybook health week --days 28"]
  )

  private let days: Int

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    days = try arguments.number("days", in: 1...92) ?? 7
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.healthFigures.getHealthFigures(
      .init(memberID: try await session.member(), days: Int32(days))
    )
    let words = try await session.healthWords(answer.goals ?? AnalyticsV1.HealthGoals())
    let times = try await session.times()
    try await session.answer(answer) {
      HealthPage(answer, words, session.style, times, now: session.now).week()
    }
  }
}

/// `daybook health goals`: shows or changes the goals.
struct HealthGoalsCommand: Command {
  static let manual = Manual(
    name: ["health", "goals"],
    summary: "show or change health goals and units",
    options: [
      Manual.Option(name: "weight", value: "WEIGHT", help: "as 78kg, or “none”"),
      Manual.Option(name: "fasting", value: "HOURS", help: "hours of a fast, 1 to 48"),
      Manual.Option(name: "water", value: "AMOUNT", help: "a day, 250 ml to 10 l"),
      Manual.Option(name: "sleep", value: "HOURS", help: "a night, 4 to 12 in half hours, as 7.5"),
      Manual.Option(
        name: "units",
        value: "UNITS",
        help: "kilograms and millilitres, or pounds and ounces",
        choices: ["metric", "us", "imperial"]
      ),
    ] + Manual.Option.ofMember,
    notes: [
      "A running fast keeps the goal that it began with. Units are those of “daybook preferences”; changing them changes "
        + "no stored value."
    ],
    examples: ["daybook health goals", "daybook health goals --water 2.5l --fasting 18"]
  )

  private let weight: String?
  private let fasting: Int?
  private let water: String?
  private let sleep: Double?
  private let units: AnalyticsV1.HealthUnits?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    weight = arguments.value("weight")
    fasting = try arguments.number("fasting", in: 1...48)
    water = arguments.value("water")
    sleep = try arguments.amount("sleep")
    switch arguments.value("units") {
    case "metric": units = .metric
    case "us", "imperial": units = .us
    default: units = nil
    }
  }

  /// `daybook goals set KIND VALUE`; `nil` for a kind that is no health goal.
  init?(setting kind: String, to value: String) throws(CommandFailure) {
    let number = value.hasSuffix("h") ? value.dropLast().description.trimmed : value
    let hours = HealthWords.number(number)
    weight = kind == "weight" ? value : nil
    water = kind == "water" ? value : nil
    switch kind {
    case "fasting":
      guard let whole = Int(number), (1...48).contains(whole) else {
        throw .usage("A fasting goal is 1 to 48 whole hours, as 16.")
      }
      (fasting, sleep) = (whole, nil)
    case "sleep":
      guard let hours else { throw .usage("A sleep goal is 4 to 12 hours, as 7.5.") }
      (fasting, sleep) = (nil, hours)
    case "weight", "water": (fasting, sleep) = (nil, nil)
    default: return nil
    }
    units = nil
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    let current = try await gateway.healthFigures.getHealthGoals(.init(memberID: member))
    var goals = current.goals ?? AnalyticsV1.HealthGoals()
    let words =
      if let units { HealthWords(units: units) } else { try await session.healthWords(goals) }
    var paths: [String] = []
    if let weight {
      goals.weightG = weight.lowercased() == "none" ? 0 : try words.grams(weight)
      paths.append("weight_g")
    }
    if let fasting {
      goals.fastingHours = Int32(fasting)
      paths.append("fasting_hours")
    }
    if let water {
      goals.hydrationMl = try words.millilitres(water)
      paths.append("hydration_ml")
    }
    if let sleep {
      guard let minutes = Int32(exactly: (sleep * 60).rounded()) else {
        throw CommandFailure.usage("--sleep takes 4 to 12 hours.")
      }
      goals.sleepMinutes = minutes
      paths.append("sleep_minutes")
    }
    if let units {
      goals.units = units
      paths.append("units")
    }
    guard !paths.isEmpty else {
      return try await session.answer(current) { lines(goals, words, session.style) }
    }
    let answer = try await gateway.healthFigures.updateHealthGoals(
      .init(
        memberID: member,
        goals: goals,
        updateMask: GoogleProtobuf.FieldMask(paths: paths),
        expectedRevision: goals.revision
      )
    )
    if let units {
      // The preference is what counts (ruling 39).
      _ = try await gateway.preferences.updatePreferences(
        GatewayV1.UpdatePreferencesRequest(
          memberID: member,
          preferences: .init(units: units == .us ? .imperial : .metric),
          updateMask: GoogleProtobuf.FieldMask(paths: ["units"])
        )
      )
    }
    try await session.answer(answer) {
      lines(answer.goals ?? AnalyticsV1.HealthGoals(), words, session.style)
    }
  }

  private func lines(
    _ goals: AnalyticsV1.HealthGoals,
    _ words: HealthWords,
    _ style: Style
  ) -> [String] {
    var lines: [String] = []
    if goals.fastingHours > 0 {
      lines.append("Weight   \(goals.weightG == 0 ? "no goal" : words.weight(goals.weightG))")
      lines.append("Fasting  \(goals.fastingHours) h")
    }
    lines.append("Water    \(words.volume(goals.hydrationMl)) a day")
    lines.append("Sleep    \(HealthWords.length(minutes: goals.sleepMinutes)) a night")
    if goals.fastingHours > 24 {
      lines.append(
        style.paint("⚠ More than 24 hours need care. Daybook gives no medical advice.", .orange)
      )
    }
    return lines
  }
}
