import CatalogDomain
import Testing
import Vocabulary

@Suite("A learner's state")
struct LearnerTests {
  let three: Topic
  let fresh: TopicState
  let steps: [StepID]

  init() throws {
    three = try topic(steps: 3)
    fresh = TopicState(of: three.identifier)
    steps = three.steps.map(\.id)
  }

  @Test("is empty at first (TOP-051)")
  func defaults() {
    #expect(!fresh.isCompleted && !fresh.isFavorite)
    #expect(fresh.lastViewed == nil && fresh.notes == nil)
    #expect(fresh.doneSteps.isEmpty && fresh.revision == 0)
    #expect(fresh.completionPercentage(of: three) == 0)
  }

  @Test("advances by a step, once however often it is marked (TOP-053, TOP-054)")
  func stepDone() throws {
    let first = try fresh.marking(steps[1], done: true, of: three, at: moment(5))
    #expect(first.isChange && first.after.revision == 1)
    #expect(first.changedFields == ["done_step_ids"])
    #expect(first.after.completionPercentage(of: three) == 33.3)
    let again = try first.after.marking(steps[1], done: true, of: three, at: moment(6))
    #expect(!again.isChange && again.after == first.after)
  }

  @Test(
    "refuses a step of another topic (TOP-053)",
    arguments: ["", "cooking/all/1", "laundry/all/4"]
  )
  func unknownStep(text: String) {
    #expect(throws: TopicRefusal.unknownStep) {
      try fresh.marking(StepID(text: text), done: true, of: three, at: moment(5))
    }
  }

  @Test("is complete with the last step, and open again without one (TOP-055)")
  func lastStep() throws {
    var state = fresh
    for step in steps {
      state = try state.marking(step, done: true, of: three, at: moment(5)).after
    }
    #expect(state.isCompleted)
    #expect(state.completionPercentage(of: three) == 100)
    let reopened = try state.marking(steps[0], done: false, of: three, at: moment(6)).after
    #expect(!reopened.isCompleted)
    #expect(reopened.doneSteps.count == 2)
  }

  @Test("is complete with all steps at once; clearing the mark keeps them (TOP-055)")
  func completing() {
    let completed = fresh.settingCompleted(true, of: three, at: moment(5))
    #expect(completed.after.doneStepsInOrder(of: three) == steps)
    #expect(completed.changedFields == ["is_completed", "done_step_ids"])
    #expect(!completed.after.settingCompleted(true, of: three, at: moment(6)).isChange)
    let cleared = completed.after.settingCompleted(false, of: three, at: moment(7))
    #expect(cleared.changedFields == ["is_completed"])
    #expect(cleared.after.doneSteps.count == 3)
    #expect(!cleared.after.settingCompleted(false, of: three, at: moment(8)).isChange)
  }

  @Test("gets ten points the first time and never again (TOP-061)")
  func points() throws {
    let first = fresh.settingCompleted(true, of: three, at: moment(5))
    #expect(first.learningPoints == 10)
    let cleared = first.after.settingCompleted(false, of: three, at: moment(6))
    #expect(cleared.learningPoints == 0)
    let second = cleared.after.settingCompleted(true, of: three, at: moment(7))
    #expect(second.isChange && second.learningPoints == 0)
    #expect(second.after.firstCompleted == moment(5))
  }

  @Test("gets the same points by the last step (TOP-055, TOP-061)")
  func pointsByStep() throws {
    var state = fresh
    state.doneSteps = Set(steps.dropLast())
    let last = try state.marking(steps[2], done: true, of: three, at: moment(5))
    #expect(last.learningPoints == 10)
  }

  @Test(
    "has a percentage with one decimal (TOP-054)",
    arguments: [(0, 0, 0.0), (0, 3, 0), (1, 3, 33.3), (2, 3, 66.7), (1, 16, 6.3), (3, 3, 100)]
  )
  func percentage(done: Int, total: Int, percent: Double) throws {
    let some = try topic(steps: total)
    var state = TopicState(of: some.identifier)
    state.doneSteps = Set(some.steps.prefix(done).map(\.id))
    #expect(state.completionPercentage(of: some) == percent)
  }

  @Test("never exceeds 100 %, whatever is stored (TOP-054)")
  func capped() {
    var state = fresh
    state.doneSteps = Set((1...9).map { StepID(text: "laundry/old/\($0)") })
    #expect(state.completionPercentage(of: three) == 100)
  }

  @Test("has the time of the last view, never an earlier one (TOP-052)")
  func viewing() {
    let first = fresh.viewed(at: moment(100))
    #expect(first.lastViewed == moment(100))
    #expect(first.revision == 0)
    #expect(first.viewed(at: moment(50)) == first)
    #expect(first.viewed(at: moment(200)).lastViewed == moment(200))
  }

  @Test("accepts several marks at once, in order, all or none (TOP-074)")
  func batch() throws {
    let marks = [
      StepMark(steps[0], isDone: true), StepMark(steps[1], isDone: true),
      StepMark(steps[0], isDone: false),
    ]
    let change = try fresh.marking(marks, of: three, at: moment(5))
    #expect(change.after.doneSteps == [steps[1]] && change.after.revision == 1)
    let strange = marks + [StepMark(StepID(text: "laundry/all/9"), isDone: true)]
    #expect(throws: TopicRefusal.unknownStep) {
      try fresh.marking(strange, of: three, at: moment(5))
    }
    #expect(try !fresh.marking([], of: three, at: moment(5)).isChange)
    let all = steps.map { StepMark($0, isDone: true) }
    let finished = try fresh.marking(all, of: three, at: moment(6))
    #expect(finished.after.isCompleted && finished.learningPoints == 10)
    let many = [StepMark](repeating: all[0], count: StepMark.mostAtOnce + 1)
    #expect(throws: TopicRefusal.tooManyMarks) { try fresh.marking(many, of: three, at: moment(7)) }
  }

  @Test(
    "keeps notes as they were written, in any script (TOP-057)",
    arguments: [
      "x", " Wolle: 30 °C\r\n\tnie 60 ", "洗濯 🧺\u{2028}", String(repeating: "👩‍👩‍👧‍👦", count: 4_000),
    ]
  )
  func notes(text: String) throws {
    let change = try fresh.settingNotes(text, at: moment(1))
    #expect(change.after.notes == text && change.changedFields == ["notes"])
    #expect(try !change.after.settingNotes(text, at: moment(2)).isChange)
    for blank in ["", " \n\t\u{2028}"] {
      #expect(try change.after.settingNotes(blank, at: moment(3)).after.notes == nil)
      #expect(try !fresh.settingNotes(blank, at: moment(3)).isChange)
    }
  }

  @Test("refuses notes that are too long or have control characters (TOP-057)")
  func badNotes() {
    let long = [
      String(repeating: "a", count: 4_001), "a" + String(repeating: "\u{301}", count: 90_000),
    ]
    for text in long {
      #expect(throws: TopicRefusal.notesTooLong) { try fresh.settingNotes(text, at: moment(1)) }
    }
    for text in ["a\u{0}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{B}"] {
      #expect(throws: TopicRefusal.invalidNotes) { try fresh.settingNotes(text, at: moment(1)) }
    }
  }

  @Test("has favourites: set is idempotent, toggling twice changes nothing (TOP-056)")
  func favorite() {
    let set = fresh.settingFavorite(true, at: moment(1))
    #expect(set.after.isFavorite && set.changedFields == ["is_favorite"])
    #expect(!set.after.settingFavorite(true, at: moment(2)).isChange)
    let back = set.after.togglingFavorite(at: moment(3)).after
    #expect(!back.isFavorite && back.revision == 2)
  }

  @Test("refuses a change that expected another revision (TOP-063)")
  func revision() throws {
    let moved = fresh.settingFavorite(true, at: moment(1)).after
    #expect(try moved.expecting(nil) == moved)
    #expect(try moved.expecting(1) == moved)
    #expect(throws: TopicRefusal.revisionMismatch(current: moved)) {
      try moved.expecting(0)
    }
  }
}
