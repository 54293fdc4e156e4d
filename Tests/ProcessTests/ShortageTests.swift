import Foundation
import Testing

/// A process that reaches a system limit.
@Suite("A process out of descriptors or memory")
struct ShortageTests {
  @Test(
    "reserves descriptors: it evicts unauthenticated peers, and answers while they are connected (row 70)"
  )
  func strangers() throws {
    let home = try Installation()
    try home.launch("task", descriptors: 64)
    try home.awaitHealth(of: "task")
    let strangers = (0..<80).map { _ in RawSocket(home.port(of: "task")) }
    #expect(strangers.allSatisfy { $0.isConnected })
    try home.await("this opening was evicted", of: "task")
    try home.awaitHealth(of: "task")
    #expect(!home.log(of: "task").contains("none is accepted"))
    strangers.forEach { $0.leave() }
    #expect(home.terminate("task") == 0)
  }

  @Test("continues, logs that once, and accepts waiting peers when there is room (row 70)")
  func descriptors() throws {
    let home = try Installation()
    try home.launch("task", descriptors: 24)
    try home.awaitHealth(of: "task")
    let strangers = (0..<60).map { _ in RawSocket(home.port(of: "task")) }
    #expect(strangers.allSatisfy { $0.isConnected }, "the kernel queues them")
    try home.await("none is accepted", of: "task")
    strangers.forEach { $0.leave() }
    try home.awaitHealth(of: "task")
    #expect(home.log(of: "task").split(separator: "none is accepted").count == 2, "one line")
    #expect(home.terminate("task") == 0)
  }

  @Test("reports a closed output, and writes to no other file (CLI-006)")
  func closedOutput() throws {
    let shell = URL(fileURLWithPath: "/bin/sh")
    let program = try Program.url("daybook").path
    let outcome = try Program.run(shell, ["-c", "exec \"$0\" --version >&-", program])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Bad file descriptor"), "\(outcome)")
  }

  /// Each thread maps memory for its stack, so with less and less memory one cannot be created.
  ///
  /// If an allocation fails just then, Swift's runtime ends the process; the next size is tried.
  @Test(
    "refuses calls with the reason when it cannot create a thread, and stops on request (row 70)"
  )
  func threads() throws {
    var isShort = false
    for mebibytes in stride(from: 168, to: 96, by: -2) where !isShort {
      let home = try Installation()
      try home.launch("task", addressSpace: mebibytes)
      guard (try? home.await("message=started", of: "task")) != nil,
        home.log(of: "task").contains("The system cannot create another thread.")
      else {
        _ = home.terminate("task")
        continue
      }
      let isRefused = try home.health(of: "task").status != 0
      let wasAlive = home.process("task")?.isRunning == true
      isShort = home.terminate("task") == 0 && wasAlive
      #expect(isRefused || !wasAlive, "\(mebibytes) MiB")
    }
    #expect(isShort)
  }
}
