// Measures the storage layer on a file that the script made, one figure a line: its name and the
// processor time of one operation in microseconds. `Tests/Peers/Storage` does the same in C.
import Foundation
import SQLite
import Vocabulary

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  print("usage: daybook-storage-benchmark FILE (fill | one | group CALLERS WRITES)")
  exit(2)
}

func open(_ execution: Execution) throws -> Database {
  let step = Migration(number: 1, name: "task", sql: Array(TaskRow.schema.utf8))
  return try Database(
    path: arguments[1],
    migrations: [step],
    applicationID: 0x4442_00f1,
    execution: execution
  )
}

func insert(from first: UInt64, groups: Int, of size: UInt64, _ body: [UInt8]?) async throws {
  let database = try open(.inline)
  let name = "insert\(size)" + (body == nil ? "" : "event")
  // Made beforehand: what is measured is the way from values to the disk.
  let rows = (0..<UInt64(groups) * size).map { TaskRow(first + $0) }
  try await measure(name, rows.count) {
    for group in 0..<groups {
      let part = rows[group * Int(size)..<(group + 1) * Int(size)]
      try await database.write { connection in
        for row in part {
          try row.insert(into: connection)
          if let body { try row.announce(in: connection, body) }
        }
      }
    }
  }
  await database.close()
}

func read() async throws {
  let database = try open(.inline)
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

func group(callers: Int, writes: Int) async throws {
  let database = try open(.threads)
  let each = writes / callers
  let rows = (0..<UInt64(each * callers)).map { TaskRow(prefilled + 1_000_000 + $0) }
  let clock = ContinuousClock()
  let begin = processorTime()
  let start = clock.now
  let times = try await withThrowingTaskGroup(of: [Duration].self) { group in
    for caller in 0..<callers {
      group.addTask {
        var times: [Duration] = []
        times.reserveCapacity(each)
        for turn in 0..<each {
          let row = rows[turn * callers + caller]
          let asked = clock.now
          try await database.write(of: row.household) { try row.insert(into: $0) }
          times.append(clock.now - asked)
        }
        return times
      }
    }
    return try await group.reduce(into: []) { $0 += $1 }
  }.sorted()
  let wall = clock.now - start
  let count = Double(times.count)
  let figures = database.condition.figures
  say("group\(callers)", (processorTime() - begin) / count)
  say("batch\(callers)", Double(figures.writes) / Double(figures.batches))
  say("rate\(callers)", count / (wall / .seconds(1)))
  for (name, share) in [("p50", 0.5), ("p99", 0.99), ("p999", 0.999)] {
    say("\(name)-\(callers)", times[Int((count - 1) * share)] / .milliseconds(1))
  }
  await database.close()
}

switch arguments[2] {
case "fill":
  let database = try open(.inline)
  for start in stride(from: 0, to: prefilled, by: 1_000) {
    try await database.write { connection in
      for number in start..<start + 1_000 { try TaskRow(number).insert(into: connection) }
    }
  }
  await database.close()
case "one":
  try await insert(from: prefilled, groups: 200, of: 100, nil)
  try await insert(
    from: prefilled + 20_000,
    groups: 200,
    of: 100,
    [UInt8](repeating: 7, count: 200)
  )
  try await read()
default:
  let callers = Int(arguments[3]) ?? 16
  try await group(callers: callers, writes: Int(arguments[4]) ?? 20_000)
}
