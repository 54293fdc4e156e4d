import CatalogContracts
import GatewayClient
import RPC

/// `daybook brew timer start`: starts the timer of a recipe.
struct BrewTimerStartCommand: Command {
  static let manual = Manual(
    name: ["brew", "timer", "start"],
    summary: "start the brew timer of a recipe",
    operands: [
      Manual.Operand(
        name: "RECIPE",
        help: "a recipe's name, a part of it, or its id",
        repeats: true
      )
    ],
    examples: ["daybook brew timer start Morning"]
  )

  private let recipe: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    recipe = arguments.operands.joined(separator: " ")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let id = try await session.recipe(recipe).id
    let answer = try await gateway.brewTimers.startTimer(.init(recipeID: id))
    try await session.answer(answer) { TimerPage(session.style).lines(answer.timer) }
  }
}

/// `daybook brew timer`: the running timer and its stages.
struct BrewTimerStatusCommand: Command {
  static let manual = Manual(
    name: ["brew", "timer", "status"],
    aliases: [["brew", "timer"]],
    summary: "show the brew timer",
    examples: ["daybook brew timer"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.brewTimers.getTimer(.init())
    try await session.answer(answer) { TimerPage(session.style).lines(answer.timer) }
  }
}

/// `daybook brew timer pause`: pauses it.
struct BrewTimerPauseCommand: Command {
  static let manual = Manual(
    name: ["brew", "timer", "pause"],
    summary: "pause the brew timer",
    examples: ["daybook brew timer pause"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.brewTimers.pauseTimer(.init())
    try await session.answer(answer) { TimerPage(session.style).lines(answer.timer) }
  }
}

/// `daybook brew timer resume`: resumes it.
struct BrewTimerResumeCommand: Command {
  static let manual = Manual(
    name: ["brew", "timer", "resume"],
    summary: "resume the brew timer",
    examples: ["daybook brew timer resume"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.brewTimers.resumeTimer(.init())
    try await session.answer(answer) { TimerPage(session.style).lines(answer.timer) }
  }
}

/// `daybook brew timer stop`: stops it, and records the brew if a coffee is named.
struct BrewTimerStopCommand: Command {
  static let manual = Manual(
    name: ["brew", "timer", "stop"],
    summary: "stop the brew timer, and record the brew",
    options: [
      Manual.Option(name: "coffee", value: "COFFEE", help: "write a note on this coffee"),
      Manual.Option(name: "notes", value: "TEXT", help: "how it was"),
      Manual.Option(name: "rating", value: "N", help: "1 to 5 stars"),
    ],
    examples: ["daybook brew timer stop --coffee Guji --rating 4"]
  )

  private let coffee: String?
  private var note = CatalogV1.BrewingNote()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    coffee = arguments.value("coffee")
    note.notes = arguments.value("notes") ?? ""
    note.rating = Int32(try arguments.number("rating", in: 0...5) ?? 0)
    guard coffee != nil || (note.notes.isEmpty && note.rating == 0) else {
      throw .usage("A note needs --coffee COFFEE.")
    }
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    guard let coffee else {
      let stopped = try await gateway.brewTimers.stopTimer(.init())
      return try await session.answer(stopped) { [BrewTimerStopCommand.took(stopped)] }
    }
    do {
      // Pauses first, so that an invalid note does not distort the time.
      _ = try await gateway.brewTimers.pauseTimer(.init())
    } catch let error as RPCError where error.reason == "too_many_pauses" {
      // The timer then runs a little too long, which is better than no note.
    }
    do {
      var note = note
      note.coffeeID = try await session.coffee(coffee).id
      let stopped = try await gateway.brewTimers.stopTimer(.init(note: note))
      try await session.answer(stopped) {
        let name = SafeText.line(stopped.written?.figures?.coffeeName ?? "")
        return [BrewTimerStopCommand.took(stopped), "Brewed “\(name)” with it."]
      }
    } catch {
      if !session.options.isJSON {
        session.remark([
          "The timer is paused, and its time is kept: stop it again, or “daybook brew timer resume”."
        ])
      }
      throw error
    }
  }

  private static func took(_ stopped: CatalogV1.StopTimerResponse) -> String {
    let planned = stopped.plannedTime > 0 ? " of \(Amounts.time(stopped.plannedTime))" : ""
    return
      "“\(SafeText.line(stopped.recipeName))” took \(Amounts.time(stopped.measuredTime))\(planned)."
  }
}

/// `daybook brew timer cancel`: discards it.
struct BrewTimerCancelCommand: Command {
  static let manual = Manual(
    name: ["brew", "timer", "cancel"],
    summary: "cancel the brew timer",
    examples: ["daybook brew timer cancel"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.brewTimers.cancelTimer(.init())
    try await session.answer(answer) { ["The brew timer was cancelled; nothing was saved."] }
  }
}

/// A timer for people.
private struct TimerPage {
  private let style: Style

  init(_ style: Style) { self.style = style }

  func lines(_ timer: CatalogV1.BrewTimer?) -> [String] {
    let timer = timer ?? CatalogV1.BrewTimer()
    let planned = timer.plannedTime > 0 ? " of \(Amounts.time(timer.plannedTime))" : ""
    let state = timer.paused ? "paused at" : "running,"
    var table = Table([
      Table.Column(heading: ""), Table.Column(heading: "Stage"),
      Table.Column(heading: "From", isAtRight: true), Table.Column(heading: "To", isAtRight: true),
      Table.Column(heading: "Water", isAtRight: true),
    ])
    for stage in timer.stages {
      let end = stage.start + stage.length
      let isNow = timer.elapsed >= stage.start && timer.elapsed < end
      table.add([
        Table.Cell(isNow ? style.sign("▶", or: ">") : "", .green),
        Table.Cell(TimerPage.name(stage.kind), isNow ? .strong : nil),
        Table.Cell(Amounts.time(stage.start)), Table.Cell(Amounts.time(end)),
        Table.Cell(stage.water > 0 ? "\(Amounts.text(stage.water)) g" : ""),
      ])
    }
    return [
      "“\(SafeText.line(timer.recipeName))” is \(state) \(Amounts.time(timer.elapsed))\(planned)."
    ] + (timer.stages.isEmpty ? [] : table.lines(style))
  }

  private static func name(_ kind: CatalogV1.TimerStageKind) -> String {
    switch kind {
    case .bloom: "bloom"
    case .secondPour: "second pour"
    case .thirdPour: "third pour"
    case .fourthPour: "fourth pour"
    case .steep: "steep"
    case .plunge: "plunge"
    case .extraction: "extraction"
    case .unspecified, .unrecognized: ""
    }
  }
}
