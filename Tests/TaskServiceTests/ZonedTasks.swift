import RPC
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Vocabulary
import Wire

@testable import TaskService

/// A space whose tasks were written in zones up to 25 hours apart, as by a traveller.
struct ZonedTasks {
  static let zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin"]
    .compactMap { HouseholdCalendar(zoneName: $0) }

  /// The expected values of one task.
  struct Written {
    let id: TaskID
    var dueOn: LocalDay?
    var dueAt: Timestamp?
    var completedOn: LocalDay?

    /// The day on which it is due in a zone.
    func dueDay(_ calendar: HouseholdCalendar) -> LocalDay? {
      dueOn ?? dueAt.map(calendar.day)
    }
  }

  let home: TaskHome
  let tasks: [Written]
  let today: LocalDay

  /// This number of tasks, due or completed at most `days` days from today.
  ///
  /// One in four is complete, one in eight has no due date.
  init(_ count: Int, within days: Int, seed: UInt64) async throws {
    let home = try TaskHome()
    let now = home.clock.now()
    let today = TaskHome.berlin.day(of: now)
    var random = SeededNumbers(seed: seed)
    var written: [Written] = []
    for (part, zone) in Self.zones.enumerated() {
      var writer = home
      writer.caller = .sample(calendar: zone)
      let records = stride(from: part, to: count, by: Self.zones.count).map { number in
        let day = today.advanced(by: Int.random(in: -days...days, using: &random))
        let instant =
          zone.start(of: day) + .milliseconds(Int64.random(in: 0..<86_000_000, using: &random))
        var task = Written(id: .sample(UInt64(number) + 100))
        var record = TaskV1.ImportedTask(
          id: task.id,
          name: "task \(Int.random(in: 0..<9, using: &random))",
          priority: .init(rawValue: Int32.random(in: 1...4, using: &random)),
          type: .init(rawValue: Int32.random(in: 1...4, using: &random))
        )
        switch number / 3 % 8 {
        case 0: break
        case 1, 2:
          let done = min(instant, now - .seconds(number))
          (task.completedOn, record.dateCompleted) = (zone.day(of: done), .init(done))
        case 3, 4, 5: (task.dueOn, record.dueOn) = (day, day)
        default: (task.dueAt, record.dueAt) = (instant, .init(instant))
        }
        written.append(task)
        return record
      }
      let call = writer.call(TaskV1.Tasks.Methods.importTasks)
      _ = try await writer.calls.importTasks(.init(tasks: records), call)
    }
    (self.home, self.today, tasks) = (home, today, written)
  }

  /// The same space as seen from a zone.
  func seen(in zone: HouseholdCalendar) -> TaskHome {
    var reader = home
    reader.caller = .sample(calendar: zone)
    return reader
  }
}
