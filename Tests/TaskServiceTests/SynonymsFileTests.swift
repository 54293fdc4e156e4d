import Foundation
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing

@testable import TaskService

@Suite("A file of synonyms")
struct SynonymsFileTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  private func choices(_ path: String) throws(SettingsError) -> TaskService.Choices {
    let form = SettingsForm(
      service: "task",
      version: "1",
      port: 1,
      own: TaskService.ownSettings
    )
    let settings = try Settings(["--synonyms-file", path], environment: [:], form: form)
    return try TaskService.Choices(settings)
  }

  private func file(_ bytes: [UInt8]) -> String {
    let path = home.folder.file("synonyms-\(bytes.count)")
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    return path
  }

  @Test("replaces the built-in ones (TSK-134)")
  func replaces() async throws {
    let text = "# what we say\nmarmalade jam\n\nKäse cheese\n"
    let own = TaskCalls(
      store: home.store,
      synonyms: try choices(file(Array(text.utf8))).synonyms
    )
    try await home.create("Cook jam")
    try await home.create("Purchase cheese")
    func found(_ query: String) async throws -> [String] {
      let call = home.call(TaskV1.Tasks.Methods.searchTasks)
      return try await own.searchTasks(.init(query: query), call).hits.map { $0.task?.name ?? "" }
    }
    #expect(try await found("marmalade") == ["Cook jam"])
    #expect(try await found("kase") == ["Purchase cheese"])
    #expect(try await found("buy").isEmpty, "a built-in group")
    #expect(try await home.found("buy") == ["Purchase cheese"])
    #expect(try await home.found("marmalade").isEmpty)
    // A comment is not a group.
    try await home.create("We meet")
    #expect(try await found("say").isEmpty)
  }

  @Test("that is missing, too large or no text stops the start with its name (TSK-134)")
  func refused() throws {
    let large = [UInt8](
      repeating: UInt8(ascii: "a"),
      count: TaskService.Choices.maximumSynonymBytes
    )
    #expect(try choices(file(large)).synonyms.count == 1)
    for path in [home.folder.file("nothing"), file(large + [0x61]), file([0xff, 0xfe, 0x61])] {
      let error = #expect(throws: SettingsError.self) { try choices(path) }
      #expect("\(try #require(error))".contains("synonyms-file"))
    }
  }
}
