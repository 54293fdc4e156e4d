import CatalogContracts
import GatewayClient
import GatewayContracts
import RuntimeContracts
import Vocabulary
import Wire

/// `daybook rewards`: reward apps, bought minutes and open requests.
struct RewardsListCommand: Command {
  static let manual = Manual(
    name: ["rewards", "list"],
    aliases: [["rewards"]],
    summary: "list a child's rewards, bought minutes and requests",
    options: Manual.Option.ofMember,
    notes: ["“rewards approve”, “decline” and “cancel” accept these numbers."],
    examples: ["daybook rewards", "daybook rewards --child Mia"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let child = try await session.child()
    let card = try await session.gateway.screenTime.getProgressCard(.init(childID: child.id))
    let times = try await session.times(of: child.id)
    try await session.answer(card) {
      let price = card.settings?.pointsPerRewardMinute ?? 1
      var lines = [
        "\(counted(card.balance?.available ?? 0, "point")) to spend at \(price) a minute: "
          + "\(card.affordableMinutes) min; \(card.dailyMinutesLeft) min are left today."
      ]
      let names = card.rewards.map { ScreenTimeWords.app($0.appName, $0.bundleIdentifier) }
      lines.append(
        names.isEmpty
          ? "No app is a reward yet." : "Rewards: \(names.joined(separator: ", "))."
      )
      if !card.allocations.isEmpty {
        lines += ["", session.style.paint("Bought", .heading)]
        lines += card.allocations.enumerated().map { place, one in
          "\(place + 1)  \(ScreenTimeWords.app(one.appName, one.bundleIdentifier)): "
            + "\(ScreenTimeWords.length(seconds: one.leftSeconds)) of \(one.minutes) min left"
        }
      }
      if !card.requests.isEmpty {
        lines += ["", session.style.paint("Asked for", .heading)]
        lines += card.requests.enumerated().map { place, one in
          let at = one.createdAt.flatMap { Timestamp($0) }.map(times.friendly) ?? ""
          return "\(place + 1)  \(ScreenTimeWords.app(one.appName, one.bundleIdentifier)): "
            + "\(one.minutes) min for \(counted(one.points, "point")), \(at)"
        }
      }
      return lines
    }
  }
}

extension Manual.Operand {
  fileprivate static let rewardApp = Manual.Operand(
    name: "APP",
    help: "the name of a reward app, or its identifier"
  )
  fileprivate static let rewardMinutes = Manual.Operand(
    name: "MINUTES",
    help: "5 to 240 in steps of 5"
  )
}

/// An app and a number of minutes from the command line.
private struct WantedMinutes {
  let app: String
  let minutes: Int32

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    guard let text = arguments.operands.last, let minutes = Int32(text) else {
      throw .usage("“\(SafeText.line(arguments.operands.last ?? ""))” is not a number of minutes.")
    }
    app = arguments.operands.dropLast().joined(separator: " ")
    self.minutes = minutes
  }

  /// The identifier of the named reward app.
  func identifier(_ child: MemberID?, _ session: Session) async throws -> String {
    let card = try await session.gateway.screenTime.getProgressCard(.init(childID: child))
    let wanted = app.trimmed.lowercased()
    let exact = card.rewards.first {
      $0.bundleIdentifier.lowercased() == wanted || $0.appName.lowercased() == wanted
    }
    if let exact { return exact.bundleIdentifier }
    let parts = card.rewards.filter { $0.appName.lowercased().contains(wanted) }
    guard parts.count < 2 else {
      let names = parts.map { SafeText.line($0.appName) }.joined(separator: ", ")
      throw CommandFailure(
        .conflict,
        "ambiguous",
        "“\(SafeText.line(app))” matches several apps: \(names)."
      )
    }
    // The service refuses an app that is not a reward, with a reason.
    return parts.first?.bundleIdentifier ?? app.trimmed
  }
}

/// `daybook rewards redeem`: buys minutes with points.
struct RewardsRedeemCommand: Command {
  static let manual = Manual(
    name: ["rewards", "redeem"],
    summary: "spend points on minutes of a reward app",
    operands: [.rewardApp, .rewardMinutes],
    options: Manual.Option.ofMember,
    notes: ["The minutes expire at the end of the child's day, without a refund."],
    examples: ["daybook rewards redeem Minecraft 30"]
  )

  private let wanted: WantedMinutes

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    wanted = try WantedMinutes(arguments)
  }

  func run(_ session: Session) async throws {
    let child = try await session.child()
    let answer = try await session.gateway.rewards.redeemReward(
      .init(
        childID: child.id,
        bundleIdentifier: try await wanted.identifier(child.id, session),
        minutes: wanted.minutes
      )
    )
    let times = try await session.times(of: child.id)
    try await session.answer(answer) {
      let made = answer.allocation ?? CatalogV1.Allocation()
      let until = made.expiresAt.flatMap { Timestamp($0) }.map(times.friendly) ?? ""
      return [
        "\(made.minutes) min of \(ScreenTimeWords.app(made.appName, made.bundleIdentifier)) for "
          + "\(counted(made.points, "point")), until \(until). "
          + "\(counted(answer.balance?.available ?? 0, "point")) left."
      ]
    }
  }
}

/// `daybook rewards request`: requests minutes from a parent.
struct RewardsRequestCommand: Command {
  static let manual = Manual(
    name: ["rewards", "request"],
    summary: "ask a parent for minutes of a reward app",
    operands: [.rewardApp, .rewardMinutes],
    options: Manual.Option.ofMember,
    notes: ["The points are held until a parent decides, for at most 14 days."],
    examples: ["daybook rewards request Minecraft 30"]
  )

  private let wanted: WantedMinutes

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    wanted = try WantedMinutes(arguments)
  }

  func run(_ session: Session) async throws {
    let child = try await session.child()
    let answer = try await session.gateway.rewards.requestReward(
      .init(
        childID: child.id,
        bundleIdentifier: try await wanted.identifier(child.id, session),
        minutes: wanted.minutes
      )
    )
    try await session.answer(answer) {
      let made = answer.request ?? CatalogV1.RewardRequest()
      return [
        "Requested \(made.minutes) min of "
          + "\(ScreenTimeWords.app(made.appName, made.bundleIdentifier)). "
          + "\(counted(made.points, "point")) held until a parent decides."
      ]
    }
  }
}

extension Session {
  /// Finds an element of a list by its number in “daybook rewards”, its id, or a prefix of its id.
  fileprivate func one<Record>(
    of records: [Record],
    _ text: String,
    _ kind: String,
    id: (Record) -> String
  ) throws(CommandFailure) -> Record {
    if let number = Int(text), number >= 1, number <= records.count { return records[number - 1] }
    let wanted = text.trimmed.lowercased()
    let found = records.filter { wanted.count >= 4 && id($0).hasPrefix(wanted) }
    guard let first = found.first, found.count == 1 else {
      throw CommandFailure(
        .notFound,
        "not_listed",
        "There is no \(kind) “\(SafeText.line(text))”.",
        hint: "“daybook rewards” lists them with their numbers."
      )
    }
    return first
  }

  fileprivate func openRequest(
    _ text: String,
    of child: GatewayV1.Member
  ) async throws -> CatalogV1.RewardRequest {
    let card = try await gateway.screenTime.getProgressCard(.init(childID: child.id))
    return try one(of: card.requests, text, "open request") { $0.id?.text ?? "" }
  }
}

/// `daybook rewards approve`: approves a request.
struct RewardsApproveCommand: Command {
  static let manual = Manual(
    name: ["rewards", "approve"],
    summary: "approve a child's request",
    operands: [
      Manual.Operand(name: "REQUEST", help: "its number in “daybook rewards”, or its id")
    ],
    options: Manual.Option.ofMember,
    examples: ["daybook rewards approve 1 --child Mia"]
  )

  private let request: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) { request = arguments.operands[0] }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let child = try await session.child()
    let id =
      if let id = RewardRequestID(text: request.trimmed) { Optional(id) } else {
        try await session.openRequest(request, of: child).id
      }
    let answer = try await gateway.rewards.approveReward(
      .init(childID: child.id, rewardRequestID: id)
    )
    try await session.answer(answer) {
      let made = answer.allocation ?? CatalogV1.Allocation()
      let app = ScreenTimeWords.app(made.appName, made.bundleIdentifier)
      return [
        answer.changed
          ? "\(SafeText.line(child.name)) has \(made.minutes) min of \(app) now."
          : "It was already approved: \(made.minutes) min of \(app)."
      ]
    }
  }
}

/// `daybook rewards decline`: declines a request.
struct RewardsDeclineCommand: Command {
  static let manual = Manual(
    name: ["rewards", "decline"],
    summary: "decline a child's request",
    operands: [
      Manual.Operand(name: "REQUEST", help: "its number in “daybook rewards”, or its id")
    ],
    options: Manual.Option.ofMember,
    examples: ["daybook rewards decline 1 --child Mia"]
  )

  private let request: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) { request = arguments.operands[0] }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let child = try await session.child()
    let id =
      if let id = RewardRequestID(text: request.trimmed) { Optional(id) } else {
        try await session.openRequest(request, of: child).id
      }
    let answer = try await gateway.rewards.declineReward(
      .init(childID: child.id, rewardRequestID: id)
    )
    try await session.answer(answer) {
      [
        answer.changed
          ? "Declined. \(counted(answer.request?.points ?? 0, "point")) can be spent again."
          : "It was already declined."
      ]
    }
  }
}

/// `daybook rewards cancel`: cancels bought minutes.
struct RewardsCancelCommand: Command {
  static let manual = Manual(
    name: ["rewards", "cancel"],
    summary: "cancel bought minutes, and refund the unused ones",
    operands: [
      Manual.Operand(name: "NUMBER", help: "its number in “daybook rewards”, or its id")
    ],
    options: Manual.Option.ofMember,
    examples: ["daybook rewards cancel 1 --child Mia"]
  )

  private let allocation: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) { allocation = arguments.operands[0] }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let child = try await session.child()
    var id = AllocationID(text: allocation.trimmed)
    if id == nil {
      let card = try await gateway.screenTime.getProgressCard(.init(childID: child.id))
      id = try session.one(of: card.allocations, allocation, "bought time") { $0.id?.text ?? "" }.id
    }
    let answer = try await gateway.rewards.cancelAllocation(
      .init(childID: child.id, allocationID: id)
    )
    try await session.answer(answer) {
      guard answer.changed else { return ["It was already cancelled."] }
      let ended = answer.allocation ?? CatalogV1.Allocation()
      return [
        "Ended \(ScreenTimeWords.app(ended.appName, ended.bundleIdentifier)); "
          + "\(ended.refundedMinutes) min gave \(counted(answer.refundedPoints, "point")) back."
      ]
    }
  }
}

/// `daybook rewards settings`: price, limits, goal and lesson points.
struct RewardsSettingsCommand: Command {
  static let manual = Manual(
    name: ["rewards", "settings"],
    summary: "show or set the price, limits and goal of a child's screen time",
    options: [
      Manual.Option(name: "price", value: "N", help: "points for a minute of a reward, 1 to 100"),
      Manual.Option(
        name: "daily",
        value: "MINUTES",
        help: "minutes that can be bought per day, 0 to 1440; 0: none"
      ),
      Manual.Option(name: "goal", value: "MINUTES", help: "minutes of learning a day, 5 to 720"),
      Manual.Option(
        name: "approval",
        value: "WORD",
        help: "whether buying minutes needs a parent's approval",
        choices: ["on", "off"]
      ),
      Manual.Option(
        name: "lessons",
        value: "WORD",
        help: "whether lessons earn points",
        choices: ["on", "off"]
      ),
      Manual.Option(name: "lesson-points", value: "N", help: "points for a lesson, 0 to 240"),
      Manual.Option(
        name: "lesson-daily",
        value: "N",
        help: "points that lessons earn in a day, 0 to 1440"
      ),
    ] + Manual.Option.ofMember,
    examples: [
      "daybook rewards settings --child Mia",
      "daybook rewards settings --child Mia --price 2 --daily 60 --goal 45 --approval on",
    ]
  )

  private var settings = CatalogV1.ScreenTimeSettings()
  private var paths: [String] = []

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    func number(
      _ option: String,
      _ range: ClosedRange<Int>
    ) throws(CommandFailure) -> Int32? {
      try arguments.number(option, in: range).map { Int32($0) }
    }
    if let price = try number("price", 1...100) {
      settings.pointsPerRewardMinute = price
      paths.append("points_per_reward_minute")
    }
    if let daily = try number("daily", 0...1_440) {
      settings.dailyRewardMinutes = daily
      paths.append("daily_reward_minutes")
    }
    if let goal = try number("goal", 5...720) {
      settings.dailyLearningGoalMinutes = goal
      paths.append("daily_learning_goal_minutes")
    }
    if let approval = arguments.value("approval") {
      settings.approvalNeeded = approval == "on"
      paths.append("approval_needed")
    }
    if let lessons = arguments.value("lessons") {
      settings.lessonsPay = lessons == "on"
      paths.append("lessons_pay")
    }
    if let points = try number("lesson-points", 0...240) {
      settings.pointsPerLesson = points
      paths.append("points_per_lesson")
    }
    if let daily = try number("lesson-daily", 0...1_440) {
      settings.dailyLessonPoints = daily
      paths.append("daily_lesson_points")
    }
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let child = try await session.child()
    let before = try await gateway.points.getScreenTimeSettings(.init(childID: child.id))
    guard !paths.isEmpty else {
      return try await session.answer(before) { lines(before.settings) }
    }
    let answer = try await gateway.points.updateScreenTimeSettings(
      .init(
        childID: child.id,
        settings: settings,
        updateMask: GoogleProtobuf.FieldMask(paths: paths),
        expectedRevision: before.settings?.revision
      )
    )
    try await session.answer(answer) {
      [answer.changed ? "Changed." : "Nothing changed."]
        + lines(answer.settings)
    }
  }

  private func lines(_ settings: CatalogV1.ScreenTimeSettings?) -> [String] {
    let settings = settings ?? CatalogV1.ScreenTimeSettings()
    let lessons =
      settings.lessonsPay
      ? "\(counted(settings.pointsPerLesson, "point")), up to \(settings.dailyLessonPoints) a day"
      : "no points"
    return [
      "Price     \(counted(settings.pointsPerRewardMinute, "point")) a minute",
      "Daily     \(settings.dailyRewardMinutes) min"
        + (settings.dailyRewardMinutes == 0 ? ", rewards are off" : ""),
      "Goal      \(settings.dailyLearningGoalMinutes) min of learning a day",
      "Approval  \(settings.approvalNeeded ? "a parent decides" : "not needed")",
      "Lessons   \(lessons)",
    ]
  }
}
