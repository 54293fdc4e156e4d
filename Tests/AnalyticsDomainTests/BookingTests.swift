import AnalyticsDomain
import Testing
import Vocabulary

@Suite("A ledger")
struct BookingTests {
  @Test("adds up the completed tasks of a day (SCO-005, SCO-008, worked example 1)")
  func dailyScore() {
    var ledger = PaperLedger()
    for (index, points) in [7, 4, 3, 2].enumerated() {
      ledger.book(.about("task-\(index)", .taskCompleted(points: points, on: Days.monday)))
    }
    #expect(
      ledger.score(on: Days.monday) == DayScore(day: Days.monday, points: 16, tasksCompleted: 4)
    )
  }

  @Test("books on the day of completion, whenever the task was due (SCO-004, worked example 2)")
  func completedLate() {
    var ledger = PaperLedger()
    ledger.book(.about("task-1", .taskCompleted(points: 4, on: Days.tuesday)))
    #expect(ledger.score(on: Days.monday).points == 0)
    #expect(ledger.score(on: Days.tuesday).points == 4)
  }

  @Test("books a changed priority on the completion day (SCO-006, worked example 3)")
  func raisedOnTuesday() {
    var ledger = PaperLedger()
    ledger.book(.about("task-1", at: 1, .taskCompleted(points: 3, on: Days.monday)))
    ledger.book(.about("task-1", at: 2, .taskRepriced(difference: 4)))
    #expect(
      ledger.score(on: Days.monday) == DayScore(day: Days.monday, points: 7, tasksCompleted: 1)
    )
    #expect(ledger.score(on: Days.tuesday) == .nothing(on: Days.tuesday))
  }

  @Test("returns points on the day they were booked, with their current amount (SCO-007)")
  func uncompleted() {
    var ledger = PaperLedger()
    ledger.book(.about("task-1", at: 1, .taskCompleted(points: 3, on: Days.monday)))
    ledger.book(.about("task-1", at: 2, .taskRepriced(difference: 4)))
    ledger.book(.about("task-1", at: 3, .taskUncompleted))
    #expect(ledger.score(on: Days.monday) == .nothing(on: Days.monday))
    #expect(ledger.entries.last?.points == -7)
  }

  @Test("counts a task that is completed again only on its new day (SCO-007, SCO-008)")
  func completedAgain() {
    var ledger = PaperLedger()
    ledger.book(.about("task-1", at: 1, .taskCompleted(points: 3, on: Days.monday)))
    ledger.book(.about("task-1", at: 2, .taskUncompleted))
    ledger.book(.about("task-1", at: 3, .taskCompleted(points: 3, on: Days.wednesday)))
    #expect(ledger.score(on: Days.monday).tasksCompleted == 0)
    #expect(ledger.score(on: Days.wednesday).tasksCompleted == 1)
  }

  @Test("never counts a task twice, even if the uncompletion in between was lost (SCO-012)")
  func lostUncompletion() {
    var ledger = PaperLedger()
    ledger.book(.about("task-1", at: 1, .taskCompleted(points: 3, on: Days.monday)))
    ledger.book(.about("task-1", at: 9, .taskCompleted(points: 3, on: Days.friday)))
    #expect(ledger.score(on: Days.monday) == .nothing(on: Days.monday))
    #expect(ledger.points(.task) == 3)
  }

  @Test(
    "returns no points that it never booked (SCO-007)",
    arguments: [FeedReport.Occurrence.taskUncompleted, .taskRepriced(difference: -2)]
  )
  func neverBooked(occurrence: FeedReport.Occurrence) {
    var ledger = PaperLedger()
    ledger.book(.about("task-1", occurrence))
    #expect(ledger.entries.isEmpty)
  }

  @Test("distinguishes the days before and after midnight to the minute (ANA-001)")
  func midnight() throws {
    let calendar = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
    let midnight = calendar.start(of: Days.tuesday)
    var ledger = PaperLedger()
    for (entity, instant) in [
      ("early", midnight - .seconds(60)), ("late", midnight + .seconds(60)),
    ] {
      let day = calendar.day(of: instant)
      ledger.book(
        FeedReport(entity: entity, at: instant, occurrence: .taskCompleted(points: 2, on: day))
      )
    }
    #expect(ledger.score(on: Days.monday).points == 2)
    #expect(ledger.score(on: Days.tuesday).points == 2)
  }

  @Test("books a lesson's points once, separate from task points (SCO-015)")
  func learning() {
    var ledger = PaperLedger()
    let lesson = FeedReport.about(
      "sleep-basics",
      .topicCompleted(points: 10, on: Days.monday)
    )
    ledger.book(lesson)
    ledger.book(lesson)
    #expect(ledger.points(.learning) == 10)
    #expect(ledger.points(.task) == 0)
    #expect(ledger.score(on: Days.monday).tasksCompleted == 0)
  }
}
