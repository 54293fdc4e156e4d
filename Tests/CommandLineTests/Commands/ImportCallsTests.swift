import RPC
import TaskContracts
import Testing

@testable import CommandLineTool

@Suite("The calls of an import")
struct ImportCallsTests {
  /// Records calls, and how many of them are in flight.
  private actor CallsInFlight {
    private var running = 0
    private(set) var most = 0
    private(set) var begun: [String] = []
    /// Calls that were alone for as long as they took.
    private(set) var alone: Set<String> = []

    func begin(_ name: String) {
      running += 1
      most = max(most, running)
      begun.append(name)
      alone = running == 1 ? alone.union([name]) : []
    }

    func end() { running -= 1 }
  }

  /// A call of one task of a project.
  private func request(_ name: String, in project: String) -> ImportCalls.Request {
    let task = TaskV1.ImportedTask(name: name, projectName: project)
    return (TaskV1.ImportTasksRequest(tasks: [task]), false)
  }

  private func run(
    _ requests: [ImportCalls.Request],
    recording inFlight: CallsInFlight,
    failing: String = ""
  ) async -> (answers: [ImportCalls.Response?], failure: (any Error)?, created: [Int32]) {
    var created: [Int32] = []
    let calls = ImportCalls(requests) { request in
      let name = request.tasks.first?.name ?? ""
      await inFlight.begin(name)
      for _ in 0..<20 { await Task.yield() }
      await inFlight.end()
      if name == failing { throw RPCError(.unavailable, "gone", "Gone.") }
      return TaskV1.ImportTasksResponse(created: Int32(name) ?? 0)
    }
    let (answers, failure) = await calls.run { created.append($0.created) }
    return (answers, failure, created)
  }

  @Test("have their answers in the order of the file, at most four in flight (CLI-004)")
  func order() async {
    let inFlight = CallsInFlight()
    let requests = (1...40).map { request(String($0), in: "") }
    let (answers, failure, created) = await run(requests, recording: inFlight)
    #expect(failure == nil)
    #expect(answers.map { $0?.created } == (1...40).map { Int32($0) })
    #expect(created.sorted() == (1...40).map { Int32($0) })
    #expect(await inFlight.most <= 4)
  }

  @Test("wait for one that may create a project, which runs alone (CLI-004, TSK-084)")
  func projects() async {
    let inFlight = CallsInFlight()
    let names = ["A", "a ", "B", "", "C", "C", "A"]
    let requests = names.enumerated().map { request(String($0 + 1), in: $1) }
    _ = await run(requests, recording: inFlight)
    let begun = await inFlight.begun
    // Calls for known projects may overtake each other, no others.
    #expect(begun.prefix(1) == ["1"] && Set(begun) == Set((1...7).map(String.init)))
    let many = CallsInFlight()
    _ = await run((1...20).map { request(String($0), in: "P\($0)") }, recording: many)
    #expect(await many.most == 1)
    #expect(await many.begun == (1...20).map(String.init))
    #expect(await many.alone.count == 20)
  }

  @Test("end with the first failure; calls in flight are awaited and counted (CLI-004)")
  func failure() async {
    let inFlight = CallsInFlight()
    let requests = (1...40).map { request(String($0), in: "") }
    let (answers, failure, created) = await run(requests, recording: inFlight, failing: "6")
    #expect((failure as? RPCError)?.reason == "gone")
    #expect(answers[5] == nil && answers.prefix(5).allSatisfy { $0 != nil })
    let begun = await inFlight.begun
    #expect(begun.count == created.count + 1 && begun.count < 40)
  }
}
