import Contracts

/// What several services know about one member's day.
public struct Dashboard: Hashable, Sendable {
  /// The day it is about.
  public let day: CalendarDay?
  /// `nil` when the part is missing; ``missingParts`` says why.
  public let tasks: DayOfTasks?
  /// `nil` when the part is missing; ``missingParts`` says why.
  public let score: Score?
  /// Empty when there are none or the part is missing; ``missingParts`` says which.
  public let reminders: [Reminder]
  /// Parts that could not be read.
  public let missingParts: [MissingPart]
}

/// A part of an answer that could not be read, while the others came.
public struct MissingPart: Hashable, Sendable {
  /// `task`, `analytics`, `notification`, `catalog`.
  public let service: String
  /// The reason for programs, as `peer_unavailable`.
  public let code: String
  /// The reason for people.
  public let message: String
}

/// How the processes of an installation are doing.
public struct InstallationStatus: Hashable, Sendable {
  /// One for each process.
  public let processes: [ProcessStatus]
  /// A household exists.
  public let isSetUp: Bool

  /// How one process is doing.
  public struct ProcessStatus: Hashable, Sendable {
    /// `gateway`, `task` and so on.
    public let name: String
    /// `serving`, `not_serving`, `unreachable`.
    public let state: String
    /// Why it does not serve; empty when it does.
    public let reason: String
    /// Its version.
    public let version: String
  }
}

// MARK: - From the contract

extension Dashboard {
  init(_ dashboard: GatewayV1.GetDashboardResponse) {
    day = dashboard.date.map { CalendarDay($0) }
    tasks = dashboard.tasks.map { DayOfTasks($0) }
    score = dashboard.score.map { Score($0) }
    reminders = dashboard.reminders.map { Reminder($0) }
    missingParts = dashboard.parts.filter { !$0.available }.map { MissingPart($0) }
  }
}

extension MissingPart {
  init(_ part: GatewayV1.PartStatus) {
    self.init(service: part.service, code: part.reason, message: part.message)
  }
}

extension InstallationStatus {
  init(_ status: GatewayV1.GetStatusResponse) {
    processes = status.processes.map {
      ProcessStatus(name: $0.name, state: $0.state, reason: $0.reason, version: $0.version)
    }
    isSetUp = status.setUp
  }
}
