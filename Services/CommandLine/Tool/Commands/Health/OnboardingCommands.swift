import AnalyticsContracts
import GatewayClient
import RPC
import RuntimeContracts
import Vocabulary

/// `daybook onboarding`: the seven pages as questions.
struct OnboardingCommand: Command {
  static let manual = Manual(
    name: ["onboarding", "run"],
    aliases: [["onboarding"]],
    summary: "set up health: goals, health data and reminders",
    notes: [
      "It continues where you left off, on any client. “back” goes one page back; an empty line keeps the value "
        + "in brackets."
    ],
    examples: ["daybook onboarding"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    guard session.environment.terminal.isInput, session.environment.terminal.isErrors else {
      throw CommandFailure.usage(
        "Onboarding asks questions: run it in a terminal."
      )
    }
    let words = try await session.healthWords(of: nil)
    var state = try await gateway.healthOnboardings.getOnboarding(.init()).state
    while let now = state, !now.completed {
      guard let page = now.pages.first(where: { $0.number == now.page }) else { return }
      session.remark([
        session.style.paint("\(now.place(of: page)): \(page.title)", .heading), page.text,
      ])
      do {
        guard let values = try OnboardingQuestions(session, now, words).answer(page) else {
          state = try await gateway.healthOnboardings.goBack(.init()).state
          continue
        }
        state = try await gateway.healthOnboardings.saveOnboardingPage(
          .init(page: page.number, values: values)
        ).state
        if page.number == now.pages.last?.number {
          state = try await gateway.healthOnboardings.completeOnboarding(.init()).state
          // The chosen reminders get the member's zone with this call.
          _ = try? await gateway.notifications.getNotificationSettings(.init())
        }
      } catch let refusal as RPCError where refusal.code == .invalidArgument {
        session.remark([refusal.message])
      } catch let wrong as CommandFailure where wrong.exit == .wrongUse {
        // An answer that is no number or no choice: the page is asked again.
        session.remark([wrong.message])
      }
    }
    let answer = AnalyticsV1.GetOnboardingResponse(state: state)
    try await session.answer(answer) {
      [
        "You are all set. “daybook health” shows your day, “daybook notifications” your reminders."
      ]
    }
  }
}

extension AnalyticsV1.OnboardingState {
  /// `Page 2 of 4`: a child has fewer pages.
  fileprivate func place(of page: AnalyticsV1.OnboardingPage) -> String {
    let place = pages.firstIndex { $0.number == page.number } ?? 0
    return "Page \(place + 1) of \(pages.count)"
  }

  /// Whether this is a child's onboarding, which has no page about weight.
  fileprivate var isForChild: Bool { !pages.contains { $0.number == 2 } }
}

/// Asks for a page's values.
private struct OnboardingQuestions {
  private let session: Session
  private let state: AnalyticsV1.OnboardingState
  private let words: HealthWords
  private let known: AnalyticsV1.OnboardingValues

  init(_ session: Session, _ state: AnalyticsV1.OnboardingState, _ words: HealthWords) {
    self.session = session
    self.state = state
    self.words = words
    known = state.values ?? AnalyticsV1.OnboardingValues()
  }

  /// The answer; `nil` to go back to the previous page.
  ///
  /// - Throws: ``CommandFailure`` when the input has ended.
  func answer(
    _ page: AnalyticsV1.OnboardingPage
  ) throws -> AnalyticsV1.OnboardingValues? {
    var values = known
    switch page.number {
    case 1:
      if try word("Go on", usual: "yes") == nil { return nil }
    case 2:
      let usual = known.weightG == 0 ? "-" : words.weight(known.weightG)
      guard let text = try word("Weight, or -", usual: usual) else { return nil }
      // The shown value is rounded; an empty line keeps the exact one.
      if text != usual { values.weightG = text == "-" ? 0 : try words.grams(text) }
    case 3:
      let usual = known.goalWeightG == 0 ? "-" : words.weight(known.goalWeightG)
      guard let text = try word("Goal, or -", usual: usual) else { return nil }
      if text != usual { values.goalWeightG = text == "-" ? 0 : try words.grams(text) }
    case 4:
      let plans = page.choices.map(String.init).joined(separator: ", ")
      guard let text = try word("Hours (\(plans))", usual: "\(known.fastingHours)") else {
        return nil
      }
      guard let hours = Int32(text) else {
        throw CommandFailure.usage("Give a number of hours, not “\(SafeText.line(text))”.")
      }
      values.fastingHours = hours
    case 5:
      let usual = words.volume(known.hydrationMl)
      let choices = [page.choices.first, page.choices.last].compactMap { $0 }
        .map { words.volume($0) }.joined(separator: " to ")
      guard let text = try word("A day (usually \(choices))", usual: usual) else { return nil }
      if text != usual { values.hydrationMl = try words.millilitres(text) }
    case 6: return try sync(values)
    default: return try reminders(values)
    }
    return values
  }

  private func sync(
    _ known: AnalyticsV1.OnboardingValues
  ) throws -> AnalyticsV1.OnboardingValues? {
    var values = known
    guard let choice = try word("Sync all, future, or skip", usual: "skip") else { return nil }
    switch choice.lowercased() {
    case "all": values.sync = .all
    case "future": values.sync = .futureOnly
    case "skip": values.sync = .skip
    default:
      throw CommandFailure.usage(
        "Answer all, future or skip, not “\(SafeText.line(choice))”."
      )
    }
    values.syncTypes = []
    guard values.sync != .skip else { return values }
    let types = state.isForChild ? "water sleep" : "weight water sleep fasting"
    guard let text = try word("Which (\(types))", usual: "") else { return nil }
    let names = text.split { $0 == " " || $0 == "," }.map(String.init)
    values.syncTypes = try HealthTypeWords.types(names)
    return values
  }

  private static let reminders: [(AnalyticsV1.HealthReminder, String)] = [
    (.fastGoal, "when a fast reaches its goal"),
    (.fastGoalSoon, "half an hour before a fast reaches its goal"),
    (.drink, "to drink, every two hours"),
    (.bedtime, "to go to bed, half an hour before your quiet hours"),
    (.weighIn, "to weigh yourself, when your quiet hours end"),
  ]

  private func reminders(
    _ known: AnalyticsV1.OnboardingValues
  ) throws -> AnalyticsV1.OnboardingValues? {
    var values = known
    values.reminders = []
    for (reminder, text) in Self.reminders {
      if state.isForChild, ![.drink, .bedtime].contains(reminder) { continue }
      guard let answer = try word("Remind you \(text)?", usual: "no") else { return nil }
      if ["y", "yes"].contains(answer.lowercased()) { values.reminders.append(reminder) }
    }
    return values
  }

  /// A line of input; `nil` for “back”.
  private func word(_ question: String, usual: String) throws -> String? {
    let hint = usual.isEmpty ? "" : " [\(usual)]"
    session.environment.errors.write("\(question)\(hint): ")
    guard let line = session.environment.input.readLine()?.trimmed else {
      throw CommandFailure(
        .failure,
        "not_finished",
        "Onboarding is not finished.",
        hint: "“daybook onboarding” continues here."
      )
    }
    if line.lowercased() == "back" { return nil }
    return line.isEmpty ? usual : line
  }
}

/// `daybook onboarding status`: the current page of onboarding.
struct OnboardingStatusCommand: Command {
  static let manual = Manual(
    name: ["onboarding", "status"],
    summary: "show the progress of onboarding",
    options: Manual.Option.ofMember,
    examples: ["daybook onboarding status"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.healthOnboardings.getOnboarding(
      .init(memberID: try await session.member())
    )
    let times = try await session.times()
    try await session.answer(answer) {
      let state = answer.state ?? AnalyticsV1.OnboardingState()
      let skipped = state.healthSourceSkipped ? " Health data were skipped." : ""
      if state.completed {
        return ["Completed \(state.completedAt?.instant.map(times.friendly) ?? "").\(skipped)"]
      }
      let page = state.pages.first { $0.number == state.page }?.title ?? ""
      let place = state.pages.firstIndex { $0.number == state.page } ?? 0
      return ["On page \(place + 1) of \(state.pages.count): \(SafeText.line(page)).\(skipped)"]
    }
  }
}

/// `daybook onboarding reset`: starts onboarding again.
struct OnboardingResetCommand: Command {
  static let manual = Manual(
    name: ["onboarding", "reset"],
    summary: "start onboarding again; logs, goals and connections stay",
    options: Manual.Option.ofMember,
    examples: ["daybook onboarding reset"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.healthOnboardings.resetOnboarding(
      .init(memberID: try await session.member())
    )
    try await session.answer(answer) { ["Onboarding starts again at page 1; your logs stay."] }
  }
}
