import TaskDomain
import Testing
import Vocabulary

@Suite("An imported record")
struct ImportTests {
  func repaired(_ set: (inout ImportedRecord) -> Void) -> RepairedRecord {
    var record = ImportedRecord(id: Berlin.task(1), name: "Call mum")
    set(&record)
    return record.repaired(as: Berlin.task(1), at: Berlin.moment)
  }

  func task(_ set: (inout ImportedRecord) -> Void) -> HouseholdTask {
    repaired(set).task(in: .inbox)
  }

  @Test("keeps a due date of the past (TSK-066)")
  func pastDue() {
    let due = Berlin.instant("2024-12-24", "18:00")
    #expect(task { $0.dueAt = due }.due == .at(due))
  }

  @Test("is due on a day when its instant is exactly local midnight (MIG-009)")
  func midnight() {
    #expect(
      task { $0.dueAt = Berlin.instant("2025-07-01", "00:00") }.due == .on(Berlin.day("2025-07-01"))
    )
    let second = Berlin.instant("2025-07-01", "00:00") + .seconds(1)
    #expect(task { $0.dueAt = second }.due == .at(second))
  }

  @Test("with a raw value out of range gets the default, P4 the lowest (MIG-010, DEC-T01)")
  func rawValues() {
    #expect(task { $0.priority = nil }.priority == .medium)
    #expect(task { $0.priority = 9 }.priority == .medium)
    #expect(task { $0.priority = 5 }.priority == .low)
    #expect(task { $0.type = nil }.type == .morning)
    #expect(repaired { $0.type = 77 }.warnings.map(\.code) == [.typeRepaired])
    #expect(repaired { $0.type = 2 }.warnings.isEmpty)
  }

  @Test("gets a name and text within limits, the full text in the report (MIG-010)")
  func text() {
    #expect(task { $0.name = " \n" }.name == "Untitled task")
    let long = String(repeating: "n", count: 250)
    let cut = repaired { $0.name = long }
    #expect(cut.task(in: .inbox).name.count == 200)
    #expect(cut.warnings == [TaskWarning(.nameRepaired, "name", original: long)])
    #expect(task { $0.name = "two\nlines" }.name == "two lines")
    #expect(task { $0.details = String(repeating: "d", count: 2_000) }.details?.count == 1_000)
  }

  @Test("has instants in the past where required (MIG-010)")
  func instants() {
    let now = Berlin.moment.now
    let done = task { $0.completed = now + .seconds(60) }
    #expect(done.completion?.at == now)
    #expect(task { $0.added = nil }.added == now)
    let due = Berlin.instant("2024-12-24", "18:00")
    #expect(task { $0.dueAt = due }.added == due)
    #expect(task { $0.added = now + .seconds(60) }.added == now)
  }

  @Test("that is completed is booked on its own day (MIG-007, TSK-021)")
  func completionDay() {
    let done = task {
      $0.completed = Berlin.instant("2025-01-31", "23:30")
      $0.priority = 1
    }
    #expect(done.completion?.day == Berlin.day("2025-01-31"))
    #expect(done.score == 7)
  }

  @Test("without a project's name goes to the Inbox (MIG-010)")
  func project() {
    #expect(repaired { $0.projectName = "  " }.projectName == nil)
    #expect(repaired { $0.projectName = " Garden " }.projectName == "Garden")
  }

  @Test("derives the same project id from the same name (MIG-007, MIG-008)")
  func derivation() {
    #expect(NameKey.derivation(of: "  Garden ") == "garden")
    // As the first import made it, though these are names of one project by now.
    #expect(NameKey.derivation(of: "Straße") == "straße")
    #expect(NameKey.derivation(of: "ΟΔΟΣ") == "οδοσ" && NameKey.derivation(of: "οδος") == "οδος")
  }

  @Test("needs an id, and there are 1 to 500 of them (MIG-007)")
  func whole() {
    let record = ImportedRecord(id: Berlin.task(1), name: "x")
    #expect(codes { try ImportRules.check([]) } == ["missing"])
    #expect(
      codes { try ImportRules.check([record, ImportedRecord(id: nil, name: "x")]) } == ["missing"]
    )
    #expect(
      codes { try ImportRules.check(Array(repeating: record, count: 501)) } == ["too_many_items"]
    )
  }
}
