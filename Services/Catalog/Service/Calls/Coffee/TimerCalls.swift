import CatalogContracts
package import CatalogDomain
package import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// `daybook.catalog.v1.BrewTimers`: the caller's brew timer.
struct BrewTimerCalls: CatalogV1.BrewTimersService {
  let store: CoffeeStore

  /// `StartTimer`: starts a timer for a recipe (COF-106).
  func startTimer(
    _ request: CatalogV1.StartTimerRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.StartTimerResponse {
    try await store.change(call, request, Caller(call)) { rows in
      guard let recipe = try request.recipeID.flatMap(rows.reader.recipe) else {
        throw JournalRefusal.unknownRecipe
      }
      if let running = try rows.reader.timer() {
        throw TimerRunning(timer: CatalogV1.BrewTimer(running.timer, running.name, at: rows.now))
      }
      let plan = TimerPlan(recipe)
      let timer = BrewTimer(
        recipe: recipe.id,
        startedAt: rows.now,
        plannedTime: plan.brewTime,
        stages: plan.stages
      )
      return CatalogV1.StartTimerResponse(timer: try rows.save(timer, recipe.displayName))
    }
  }

  /// `GetTimer`: the caller's current timer.
  func getTimer(
    _ request: CatalogV1.GetTimerRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetTimerResponse {
    try await store.read(Caller(call)) { rows in
      guard let found = try rows.timer() else { throw TimerRefusal.noTimer }
      return CatalogV1.GetTimerResponse(
        timer: CatalogV1.BrewTimer(found.timer, found.name, at: rows.now)
      )
    }
  }

  /// `PauseTimer`: pauses the timer (COF-107).
  func pauseTimer(
    _ request: CatalogV1.PauseTimerRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.PauseTimerResponse {
    try await store.change(call, request, Caller(call)) { rows in
      guard var found = try rows.reader.timer() else { throw TimerRefusal.noTimer }
      try found.timer.pause(at: rows.now)
      return CatalogV1.PauseTimerResponse(timer: try rows.save(found.timer, found.name))
    }
  }

  /// `ResumeTimer`: resumes the timer (COF-107).
  func resumeTimer(
    _ request: CatalogV1.ResumeTimerRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ResumeTimerResponse {
    try await store.change(call, request, Caller(call)) { rows in
      guard var found = try rows.reader.timer() else { throw TimerRefusal.noTimer }
      found.timer.resume(at: rows.now)
      return CatalogV1.ResumeTimerResponse(timer: try rows.save(found.timer, found.name))
    }
  }

  /// `StopTimer`: ends the timer and returns its times, or stores a brewing note in the same transaction.
  ///
  /// A rejected note leaves the timer as it was, so that no time is lost (COF-108).
  func stopTimer(
    _ request: CatalogV1.StopTimerRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.StopTimerResponse {
    try await store.change(call, request, Caller(call)) { rows in
      guard let found = try rows.reader.timer() else { throw TimerRefusal.noTimer }
      try rows.dropTimer()
      var answer = CatalogV1.StopTimerResponse(
        recipeID: try rows.reader.recipe(found.timer.recipe)?.id,
        plannedTime: Int32(clamping: found.timer.plannedTime),
        measuredTime: Int32(clamping: found.timer.elapsed(at: rows.now)),
        recipeName: found.name
      )
      if var note = request.note {
        note.recipeID = note.recipeID ?? found.timer.recipe
        note.measuredTime = note.measuredTime ?? answer.measuredTime
        if answer.plannedTime > 0 { note.plannedTime = note.plannedTime ?? answer.plannedTime }
        answer.written = try rows.addNote(note)
      }
      return answer
    }
  }

  /// `CancelTimer`: discards the timer.
  func cancelTimer(
    _ request: CatalogV1.CancelTimerRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.CancelTimerResponse {
    try await store.change(call, request, Caller(call)) { rows in
      guard try rows.reader.timer() != nil else { throw TimerRefusal.noTimer }
      try rows.dropTimer()
      return CatalogV1.CancelTimerResponse()
    }
  }
}

extension TimerPlan {
  /// The plan of a recipe's timer.
  init(_ recipe: Recipe) {
    let course: Course =
      switch recipe.family {
      case .pourOver, .frenchPress: .pours
      case .aeropress: .poursAndPlunge(seconds: Int(recipe.plungeTime))
      case .espresso: .extraction
      case .other: .steep
      }
    self.init(
      course: course,
      brewTime: Int(recipe.brewTime),
      bloomTime: Int(recipe.bloomTime),
      pours: [recipe.secondPour, recipe.thirdPour, recipe.fourthPour]
    )
  }
}

/// The caller already has a timer, which the error carries.
private struct TimerRunning: Error, RPCErrorConvertible {
  let timer: CatalogV1.BrewTimer

  var rpcError: RPCError {
    RPCError(
      .alreadyExists,
      "timer_running",
      "Your timer of “\(timer.recipeName)” is running. Stop or cancel it first.",
      details: [GoogleProtobuf.`Any`(packing: timer)]
    )
  }
}

extension TimerRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .noTimer: RPCError(.notFound, "no_timer", "You have no brew timer.")
    case .tooManyPauses:
      RPCError(
        .resourceExhausted,
        "too_many_pauses",
        "A timer can be paused at most \(BrewTimer.maximumPauses) times. Stop it and start a new one.",
        retryable: false
      )
    }
  }
}

// MARK: - Conversions between domain and contract

extension CatalogV1.BrewTimer {
  init(_ timer: BrewTimer, _ name: String, at now: Timestamp) {
    self.init(
      recipeID: timer.recipe,
      recipeName: name,
      startedAt: GoogleProtobuf.Timestamp(timer.startedAt),
      plannedTime: Int32(clamping: timer.plannedTime),
      stages: timer.stages.map {
        CatalogV1.TimerStage(
          kind: CatalogV1.TimerStageKind(rawValue: Int32($0.kind.rawValue)),
          start: Int32(clamping: $0.start),
          length: Int32(clamping: $0.length),
          water: $0.water
        )
      },
      pauses: timer.pauses.map {
        CatalogV1.TimerPause(
          start: GoogleProtobuf.Timestamp($0.start),
          end: $0.end.map { GoogleProtobuf.Timestamp($0) }
        )
      },
      paused: timer.isPaused,
      elapsed: Int32(clamping: timer.elapsed(at: now)),
      readAt: GoogleProtobuf.Timestamp(now)
    )
  }
}

extension BrewTimer {
  /// `nil` if the stored form lacks the recipe or the start.
  init?(_ stored: CatalogV1.BrewTimer) {
    guard let recipe = stored.recipeID, let startedAt = stored.startedAt.flatMap({ Timestamp($0) })
    else { return nil }
    self.init(
      recipe: recipe,
      startedAt: startedAt,
      plannedTime: Int(stored.plannedTime),
      stages: stored.stages.compactMap { stage in
        TimerStage.Kind(rawValue: Int(stage.kind.rawValue)).map {
          TimerStage(
            kind: $0,
            start: Int(stage.start),
            length: Int(stage.length),
            water: stage.water
          )
        }
      },
      pauses: stored.pauses.compactMap { pause in
        pause.start.flatMap { Timestamp($0) }.map {
          Pause(start: $0, end: pause.end.flatMap { Timestamp($0) })
        }
      }
    )
  }
}
