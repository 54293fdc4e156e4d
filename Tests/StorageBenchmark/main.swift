// Measures the storage layer on a file that the script created. Prints one figure per line: its
// name and the processor time of one operation in microseconds. `Tests/Peers/Storage` does the same
// in C. `log` measures the log, which is the other file that a service writes.
import Foundation
import RPC
import SQLite
import ServiceRuntime
import TaskContracts
import Vocabulary

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  print(
    "usage: daybook-storage-benchmark FILE (fill | one | log | load CALLERS WRITES [BESIDE] [CAP])"
  )
  exit(2)
}
let path = arguments[1]

/// Everything but the callers of a load runs on the main thread, in iterations of a loop as in a
/// service.
///
/// On the concurrency pool each write that yields would continue on another core, without the
/// database's pages in its cache: a tenth of an insert.
let loop = EventLoop(name: "benchmark")

extension TaskRow {
  static let applicationID: UInt32 = 0x4442_00f1
  static let steps = [Migration(number: 1, name: "task", sql: Array(schema.utf8))]

  static func open(
    _ path: String,
    _ execution: Execution,
    _ limits: DatabaseLimits = DatabaseLimits()
  ) throws -> Database {
    try Database(
      path: path,
      migrations: steps,
      sharedMigrations: SharedSchema.migrations,
      applicationID: applicationID,
      execution: execution,
      limits: limits
    )
  }
}

/// The store as a service opens it, with its work on the calling thread.
func openStore() throws -> ServiceStore {
  var environment = RuntimeEnvironment.live(
    loop: loop,
    transport: TCPTransport(loop),
    keys: nil,
    log: .silent
  )
  environment.storageExecution = .inline
  return try ServiceStore(
    "task",
    path: path,
    migrations: TaskRow.steps,
    applicationID: TaskRow.applicationID,
    environment: environment
  )
}

func insert(from first: UInt64, groups: Int, of size: UInt64, isTold: Bool) async throws {
  let store = try openStore()
  // Created before: only the way from values to the disk is measured.
  let rows = (0..<UInt64(groups) * size).map { TaskRow(first + $0) }
  // 200 bytes.
  let body = TaskV1.TaskCreated(task: TaskV1.Task(details: String(repeating: "x", count: 194)))
  try await measure("insert\(size)" + (isTold ? "event" : ""), rows.count) {
    for group in 0..<groups {
      let part = rows[group * Int(size)..<(group + 1) * Int(size)]
      try await store.write { context in
        for row in part {
          try row.insert(into: context.connection)
          if isTold { try row.announce(in: context, body) }
        }
      }
    }
  }
  await store.close()
}

func read() async throws {
  let database = try TaskRow.open(path, .inline)
  try await database.read { connection in
    let begin = processorTime()
    var length = 0
    for turn in 0..<UInt64(20_000) {
      let number = turn * 7_919 % prefilled
      let row = try connection.first(
        "SELECT * FROM task WHERE household = ? AND id = ?",
        TaskRow.household(number),
        TaskRow.id(number)
      ) { try TaskRow($0) }
      length += row?.name.utf8.count ?? 0
    }
    precondition(length == 20_000 * 40)
    say("point", (processorTime() - begin) / 20_000)
  }
  try await database.read { connection in
    let begin = processorTime()
    for turn in 0..<UInt64(1_000) {
      let rows = try connection.all(
        "SELECT * FROM task WHERE household = ? ORDER BY due LIMIT 100",
        TaskRow.household(turn)
      ) { try TaskRow($0) }
      precondition(rows.count == 100)
    }
    say("list", (processorTime() - begin) / 1_000)
  }
  await database.close()
}

/// Writes 100,000 lines of a service's log, and suppresses as many.
func logLines() throws {
  let file = try LogFile(RotatingFile.Settings(path: path))
  let log = Logger(service: "task", version: "1", level: .info, format: .logfmt, file: file)
  let count = 100_000
  func say(_ name: String, _ body: () -> Void) {
    let start = ContinuousClock.now
    let spent = processorTime()
    body()
    let took = (ContinuousClock.now - start) / .seconds(1)
    print(
      "\(count) \(name): "
        + String(format: "%.0f ms, CPU %.0f ms", took * 1_000, (processorTime() - spent) / 1_000)
    )
  }
  let id = TaskRow.id(1)
  say("log calls written to a file") {
    for number in 0..<count {
      log.info("call", "answered", ["task": .id(id), "count": .integer(Int64(number))])
    }
  }
  say("log calls below the level") {
    for number in 0..<count {
      log.debug("call", "answered", ["task": .id(id), "count": .integer(Int64(number))])
    }
  }
}

func run() async throws {
  switch arguments[2] {
  case "fill":
    let database = try TaskRow.open(path, .inline)
    for start in stride(from: 0, to: prefilled, by: 1_000) {
      try await database.write { connection in
        for number in start..<start + 1_000 { try TaskRow(number).insert(into: connection) }
      }
    }
    await database.close()
  case "one":
    try await insert(from: prefilled, groups: 200, of: 100, isTold: false)
    try await insert(from: prefilled + 20_000, groups: 200, of: 100, isTold: true)
    try await read()
  case "log": try logLines()
  case "load" where arguments.count >= 5:
    let load = Load(
      callers: Int(arguments[3]) ?? 16,
      writes: Int(arguments[4]) ?? 20_000,
      beside: arguments.count > 5 ? Beside(rawValue: arguments[5]) ?? .nothing : .nothing,
      cap: arguments.count > 6 ? Int(arguments[6]) ?? 64 : 64
    )
    try await load.run(on: path)
  default:
    print("what is \(arguments[2])?")
    exit(2)
  }
}

Task(executorPreference: loop) {
  do {
    try await run()
  } catch {
    print("daybook-storage-benchmark: \(error)")
    exit(1)
  }
  loop.stop()
}
loop.run()
