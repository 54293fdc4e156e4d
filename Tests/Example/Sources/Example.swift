import Foundation
import GatewayClient

/// Adds a task that is due tomorrow, lists open tasks, completes the task, and prints the points.
///
/// `daybook-example ADDRESS TOKEN`
@main
struct Example {
  static func main() async throws {
    let words = CommandLine.arguments
    guard words.count == 3 else { return print("usage: daybook-example ADDRESS TOKEN") }
    let daybook = try DaybookClient.connect(to: words[1], token: words[2])
    defer { daybook.close() }
    do {
      try await run(daybook)
    } catch let error as RPCError {
      print("\(error.message) (\(error.reason))")
      for violation in error.violations { print("  \(violation.field): \(violation.message)") }
      exit(1)
    }
  }

  private static func run(_ daybook: DaybookClient) async throws {
    let identity = try await daybook.households.whoAmI(GatewayV1.WhoAmIRequest())
    print("Hello \(identity.member?.name ?? "")!")

    let today = try await daybook.dashboards.getDashboard(GatewayV1.GetDashboardRequest())
    var request = TaskV1.CreateTaskRequest(name: "Pay rent", priority: .highest)
    request.dueOn = today.date?.advanced(by: 1)
    let saved = try await daybook.tasks.createTask(request)

    for task in try await openTasks(daybook) {
      print("- \(task.name)\(task.dueOn.map { ", due \($0)" } ?? "")")
    }

    let done = try await daybook.tasks.completeTask(
      TaskV1.CompleteTaskRequest(taskID: saved.task?.id)
    )
    print("\(done.pointsEarned) points")
  }

  /// Reads all pages.
  private static func openTasks(_ daybook: DaybookClient) async throws -> [TaskV1.Task] {
    var request = TaskV1.ListTasksRequest(completion: .open)
    var tasks: [TaskV1.Task] = []
    repeat {
      let page = try await daybook.tasks.listTasks(request)
      tasks += page.tasks
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return tasks
  }
}
