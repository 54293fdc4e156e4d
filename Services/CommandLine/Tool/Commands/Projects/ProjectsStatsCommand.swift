import GatewayClient
import RuntimeContracts
import TaskContracts
import Vocabulary

/// `daybook projects stats`: the statistics of a project's tasks.
struct ProjectsStatsCommand: Command {
  static let manual = Manual(
    name: ["projects", "stats"],
    summary: "figures of one project; “daybook projects --stats” has all of them",
    operands: [ProjectOptions.operand],
    options: [
      Manual.Option(name: "with-subprojects", help: "with the tasks of its subprojects")
    ] + Manual.Option.ofMember,
    examples: ["daybook projects stats Home"]
  )

  private let name: String
  private let isBranch: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    isBranch = arguments.has("with-subprojects")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    let project = try await session.project(name, of: member)
    let request = TaskV1.GetProjectStatisticsRequest(
      memberID: member,
      projectID: project.id,
      includeSubprojects: isBranch
    )
    let answer = try await gateway.projects.getProjectStatistics(request)
    try await session.answer(answer) {
      let figures = answer.statistics ?? TaskV1.ProjectStatistics()
      return [session.style.paint(SafeText.line(project.name), .heading)]
        + lines(figures, try await session.times(), session.style).map { "  \($0)" }
    }
  }

  private func lines(
    _ figures: TaskV1.ProjectStatistics,
    _ times: TimeWriter,
    _ style: Style
  ) -> [String] {
    let share = figures.empty ? "" : " (\(Int((figures.completionRate * 100).rounded())) %)"
    var lines = [
      "\(figures.open) open, \(figures.complete) done\(share), \(figures.overdue) late",
      "\(counted(figures.pointsEarned, "point")) earned",
      "Done in the last 7 days: \(figures.completedLast7Days), 30 days: "
        + "\(figures.completedLast30Days)",
    ]
    for (level, total) in figures.totalByPriority.enumerated() where total > 0 {
      let open = figures.openByPriority.indices.contains(level) ? figures.openByPriority[level] : 0
      lines.append("P\(level): \(open) open of \(total)")
    }
    if let progress = figures.progress {
      lines.append("\(Int((progress * 100).rounded())) % of the estimate")
    }
    if let days = figures.daysToDue {
      lines.append(days < 0 ? "\(counted(-days, "day")) late" : "\(counted(days, "day")) left")
    }
    if let at = figures.lastActivity.flatMap({ Timestamp($0) }) {
      lines.append("Last activity \(times.friendly(at))")
    }
    let health = ProjectWords.condition(
      figures.health,
      isBegun: figures.complete > 0,
      isLate: figures.daysToDue.map { $0 < 0 } ?? false
    )
    lines.append("Health: \(style.paint(health.word, health.ink))")
    return lines
  }
}

/// `daybook projects check`: whether a name is available.
struct ProjectsCheckCommand: Command {
  static let manual = Manual(
    name: ["projects", "check"],
    summary: "check whether a project name is available",
    operands: [Manual.Operand(name: "NAME", help: "the name", repeats: true)],
    options: [
      Manual.Option(name: "for", value: "PROJECT", help: "the project that is to be renamed")
    ] + Manual.Option.ofMember,
    notes: ["It exits with 5 if the name is taken or invalid."]
  )

  private let name: String
  private let project: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    project = arguments.value("for")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = TaskV1.CheckProjectNameRequest()
    request.memberID = try await session.member()
    request.name = name
    if let project {
      request.projectID = try await session.project(project, of: request.memberID).id
    }
    let answer = try await gateway.projects.checkProjectName(request)
    if !answer.free { session.exit = .conflict }
    try await session.answer(answer) {
      let shown = SafeText.line(name)
      return [answer.free ? "“\(shown)” is free." : "“\(shown)” cannot be used (\(answer.code))."]
    }
  }
}
