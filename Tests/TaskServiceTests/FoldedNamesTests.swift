import Cryptography
import RPC
import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// Names that differ by letters with the same upper case.
@Suite("Names that differ in case")
struct FoldedNamesTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("are equal, for projects, tags and filters (PRJ-002, PRJ-012)")
  func one() async throws {
    try await home.createProject("Straße")
    try await home.createProject("οδος")
    for name in ["STRASSE", "ΟΔΟΣ"] {
      let error = await refusal { try await home.createProject(name) }
      #expect(error?.reason == "duplicate_project_name")
    }
    #expect(try await home.getProject(name: "strasse").name == "Straße")
    let tags = await refusal { try await home.createProject("x") { $0.tags = ["ß", "SS"] } }
    #expect(tags?.code == .invalidArgument)
    _ = try await home.save(.init(name: "groß"))
    let twin = await refusal { try await home.save(.init(name: "GROSS")) }
    #expect(twin?.reason == "duplicate_filter_name")
  }

  @Test("that were distinct get a number at a start, with an event (PRJ-002, MIG-002, MIG-006)")
  func upgraded() async throws {
    try await home.createProject("STRASSE")
    let other = try await home.createProject("x")
    let alone = try await home.createProject("y")
    let filter = try await home.save(.init(name: "z"))
    try await home.store.service.write { write in
      try write.connection.script(
        [UInt8](
          """
          UPDATE project SET name = 'Straße', name_key = 'straße' WHERE name = 'x';
          UPDATE project SET name = 'οδος', name_key = 'οδος' WHERE name = 'y';
          UPDATE saved_filter SET name_key = 'groß';
          UPDATE search_state SET version = 0;
          """.utf8
        )
      )
      var renamed = filter
      renamed.name = "groß"
      try write.connection.run("UPDATE saved_filter SET body = ?", renamed.encoded())
    }
    await home.store.service.close()
    let later = try home.restarted()
    #expect(try await later.getProject(name: "strasse").name == "STRASSE")
    #expect(try await later.getProject(other.id).name == "Straße (2)")
    #expect(try await later.getProject(name: "ΟΔΟΣ").id == alone.id)
    #expect(try await later.getProject(alone.id).name == "οδος")
    let twin = await refusal { try await later.save(.init(name: "GROSS")) }
    #expect(twin?.reason == "duplicate_filter_name")
    await later.store.service.close()
    let again = try later.restarted()
    #expect(try await again.getProject(other.id).revision == 2, "once, and not at each start")
  }

  @Test("belong to the project that was created first, whichever has the key (PRJ-002, MIG-011)")
  func firstMade() async throws {
    let made = [
      try await home.createProject("a"), try await home.createProject("STRASSE"),
      try await home.createProject("b"),
    ]
    try await home.store.service.write { write in
      try write.connection.script(
        [UInt8](
          """
          UPDATE project SET name = 'Straße', name_key = 'straße' WHERE name = 'a';
          UPDATE project SET name = 'straße', name_key = 'strasze' WHERE name = 'b';
          """.utf8
        )
      )
    }
    await home.store.service.close()
    let later = try home.restarted()
    var names: [String] = []
    for project in made { names.append(try await later.getProject(project.id).name) }
    #expect(names == ["Straße", "STRASSE (2)", "straße (3)"])
    #expect(try await later.getProject(name: "STRASSE").id == made[0].id)
    let list = TaskV1.Tasks.Methods.listRepairs
    let report = try await later.calls.listRepairs(.init(), later.call(list)).reports.first
    #expect(report?.values.map(\.formerValue) == ["STRASSE", "straße"])
  }

  @Test("of distinct filters stay with their owners (PRJ-002, TSK-150)")
  func filters() async throws {
    let first = try await home.save(.init(name: "x"))
    let second = try await home.save(.init(name: "GROSS"))
    var kept = first
    kept.name = "groß"
    let body = kept.encoded()
    try await home.store.service.write { write in
      try write.connection.run(
        "UPDATE saved_filter SET name_key = 'groß', body = ? WHERE id = ?",
        body,
        first.id
      )
      try write.connection.run("UPDATE search_state SET version = 0")
    }
    await home.store.service.close()
    let later = try home.restarted()
    kept.filter = .init(highPriority: true)
    let saved = try await later.save(kept)
    #expect(saved.name == "groß" && saved.revision == 2)
    #expect(try await later.save(second).revision == 1, "unchanged")
    func expectTaken(_ filter: TaskV1.SavedFilter, in home: TaskHome) async {
      let twin = await refusal { try await home.save(filter) }
      #expect(twin?.reason == "duplicate_filter_name", "\(filter.name)")
    }
    var renamed = saved
    renamed.name = "Groß"
    await expectTaken(renamed, in: later)
    await expectTaken(.init(name: "gross"), in: later)
    // Once the other is gone the name is unique, even before it is saved under another key.
    try await later.deleteSavedFilter(second.id)
    await expectTaken(.init(name: "gross"), in: later)
    #expect(try await later.save(renamed).revision == 3)
    renamed.name = "groß"
    _ = try await later.save(renamed)
    await later.store.service.close()
    let last = try later.restarted()
    #expect(try await last.savedFilters().map(\.name) == ["groß"])
    let key = try await last.store.service.read { connection in
      try connection.first("SELECT name_key FROM saved_filter") { try $0.value(0, as: String.self) }
    }
    #expect(key == "gross")
  }

  @Test("keep the ids that earlier imports gave them (MIG-007)")
  func derivedIDs() async throws {
    var record = TaskV1.ImportedTask(id: .sample(7), name: "x")
    record.projectName = "Straße"
    _ = try await home.importing(record)
    let id = UniqueID.version5(namespace: .daybookNamespace, name: "project:straße")
    #expect(try await home.getProject(name: "STRASSE").id == ProjectID(rawValue: id))
    record.id = .sample(8)
    record.projectName = "STRASSE"
    let second = try await home.importing(record)
    #expect(second.projectsCreated == 0)
    #expect(try await home.get(.sample(8)).projectName == "Straße")
  }
}
