import CatalogContracts
import Foundation
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Statistics, timers and files of the coffee journal")
struct CoffeeFiguresTests {
  private let catalog: ServedCatalog

  init() throws { catalog = try ServedCatalog() }

  private static func day(_ day: Int64) -> GoogleProtobuf.Timestamp {
    .init(Timestamp(millisecondsSinceEpoch: (20_000 + day) * 86_400_000 + 3_600_000))
  }

  @Test("match the notes immediately after each change (COF-065, COF-109, COF-112)")
  func summary() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let (coffee, recipe) = (try await journal.addCoffee(), try await journal.addRecipe())
      for (day, rating) in [(0, 5), (1, 4), (1, 0), (4, 3)] as [(Int64, Int32)] {
        try await journal.brew(coffee, recipe, rating: rating) {
          $0.dateCreated = CoffeeFiguresTests.day(day)
        }
      }
      let all = try await journal.statistics.getBrewSummary(.init(), journal.reading)
      #expect(all.figures == .init(brews: 4, rated: 3, average: 4) && all.ratedShare == 0.75)
      #expect(all.distribution == [0, 0, 1, 1, 1] && all.longestRun == 2)
      let first = LocalDay(daysSinceEpoch: 20_001)
      let period = CatalogV1.BrewPeriod(from: first, to: first)
      let some = try await journal.statistics.getBrewSummary(.init(period: period), journal.reading)
      #expect(some.figures?.brews == 2 && some.figures?.average == 4)
      let days = try await journal.statistics.getBrewTrend(
        .init(
          kind: .day,
          period: .init(from: LocalDay(daysSinceEpoch: 20_000), to: first.advanced(by: 3))
        ),
        journal.reading
      )
      #expect(days.points.map(\.figures?.brews) == [1, 2, 0, 0, 1])
      let ratio = try await journal.statistics.getBrewTrend(.init(kind: .ratio), journal.reading)
      #expect(ratio.points.map(\.from) == [16])
      let ranks = try await journal.statistics.rankBrews(
        .init(subject: .method, order: .average),
        journal.reading
      )
      #expect(ranks.entries.map(\.name) == ["V60-02"])
      let none = await refusal {
        try await journal.statistics.rankBrews(.init(), journal.reading)
      }
      #expect(none?.reason == "subject_required")
    }
  }

  @Test("include one timer per member, which survives a restart (COF-106, COF-107, COF-108)")
  func timer() throws {
    let recipe = try catalog.run { channel in
      let journal = ServedJournal(channel)
      let recipe = try await journal.addRecipe()
      let started = try await journal.timers.startTimer(.init(recipeID: recipe), journal.changing)
      #expect(started.timer?.stages.map(\.kind) == [.bloom, .secondPour])
      #expect(started.timer?.stages.map(\.length) == [30, 135])
      let second = await refusal {
        try await journal.timers.startTimer(.init(recipeID: recipe), journal.changing)
      }
      #expect(second?.code == .alreadyExists && second?.reason == "timer_running")
      let child = ServedJournal(channel, as: .sample(member: 2, role: .child))
      _ = try await child.timers.startTimer(.init(recipeID: recipe), child.changing)
      _ = try await child.timers.cancelTimer(.init(), child.changing)
      return recipe
    }
    try catalog.run { channel in
      let journal = ServedJournal(channel, as: .sample(member: 1))
      let options = CallOptions.from(.sample(request: 777))
      let paused = try await journal.timers.pauseTimer(.init(), options)
      #expect(paused.timer?.paused == true && paused.timer?.recipeID == recipe)
      _ = try await journal.timers.resumeTimer(.init(), .from(.sample(request: 778)))
      let stopped = try await journal.timers.stopTimer(.init(), .from(.sample(request: 779)))
      #expect(stopped.recipeID == recipe && stopped.plannedTime == 165)
      #expect(stopped.measuredTime >= 0 && stopped.measuredTime <= 165)
      let none = await refusal { try await journal.timers.getTimer(.init(), journal.reading) }
      #expect(none?.code == .notFound && none?.reason == "no_timer")
    }
  }

  @Test(
    "keep a timer if its note is refused, and stop it if the note is accepted (COF-108, COF-113)"
  )
  func refusedNote() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let (coffee, recipe) = (try await journal.addCoffee(), try await journal.addRecipe())
      _ = try await journal.timers.startTimer(.init(recipeID: recipe), journal.changing)
      _ = try await journal.timers.pauseTimer(.init(), journal.changing)
      let before = try await journal.timers.getTimer(.init(), journal.reading).timer
      let wrong: [(CatalogV1.BrewingNote, String)] = [
        (.init(coffeeID: coffee, rating: 9), "rating_out_of_range"),
        (.init(coffeeID: .sample(99)), "unknown_coffee"), (.init(), "coffee_required"),
      ]
      for (note, reason) in wrong {
        let refused = await refusal {
          try await journal.timers.stopTimer(.init(note: note), journal.changing)
        }
        #expect(refused?.reason == reason)
        let after = try await journal.timers.getTimer(.init(), journal.reading).timer
        #expect(after?.elapsed == before?.elapsed && after?.pauses == before?.pauses)
      }
      #expect(try await journal.uses(of: recipe) == 0)
      let options = journal.changing
      let request = CatalogV1.StopTimerRequest(note: .init(coffeeID: coffee, rating: 4))
      let stopped = try await journal.timers.stopTimer(request, options)
      let note = try #require(stopped.written?.note)
      #expect(note.measuredTime == before?.elapsed && note.plannedTime == 165 && note.rating == 4)
      #expect(note.recipeID == recipe && stopped.written?.usageCount == 1)
      // The same call again writes no second note.
      #expect(try await journal.timers.stopTimer(request, options) == stopped)
      #expect(try await journal.uses(of: recipe) == 1)
      let none = await refusal { try await journal.timers.getTimer(.init(), journal.reading) }
      #expect(none?.reason == "no_timer")
    }
  }

  @Test(
    "are exported as CSV, only of this household, filtered, in complete lines (COF-091, COF-093)"
  )
  func csv() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let coffee = try await journal.addCoffee("=Guji, \"best\"")
      let recipe = try await journal.addRecipe()
      for number in 0..<450 {
        try await journal.brew(coffee, recipe, rating: number == 0 ? 5 : 0) {
          $0.dateCreated = CoffeeFiguresTests.day(Int64(number))
          $0.notes = "line one\nline \(number)"
        }
      }
      func export(_ request: CatalogV1.ExportCoffeeCSVRequest, _ journal: ServedJournal)
        async throws
        -> String
      {
        var bytes: [UInt8] = []
        for try await reply in try await journal.files.exportCoffeeCSV(request, journal.reading) {
          #expect(reply.piece.count <= 64 << 10)
          bytes += reply.piece
        }
        return String(decoding: bytes, as: UTF8.self)
      }
      let notes = try await export(.init(table: .notes), journal)
      #expect(notes.components(separatedBy: "\r\n").count == 452)
      #expect(notes.hasPrefix("id,date_created,coffee_id,coffee_name,"))
      #expect(notes.contains("2024-10-04T01:00:00Z"))
      #expect(notes.contains("\"'=Guji, \"\"best\"\"\"") && notes.contains("\"line one\nline 7\""))
      let rated = try await export(.init(table: .notes, rating: 5), journal)
      #expect(rated.components(separatedBy: "\r\n").count == 3)
      let days = try await export(
        .init(
          table: .notes,
          from: LocalDay(daysSinceEpoch: 20_010),
          to: LocalDay(daysSinceEpoch: 20_011)
        ),
        journal
      )
      #expect(days.components(separatedBy: "\r\n").count == 4)
      #expect(try await export(.init(table: .recipes), journal).contains(",450,"))
      #expect(try await export(.init(table: .coffees), journal).contains(",450,1,5\r\n"))
      let other = ServedJournal(channel, as: .sample(household: 2))
      #expect(
        try await export(.init(table: .notes), other).components(separatedBy: "\r\n").count == 2
      )
    }
  }
}
