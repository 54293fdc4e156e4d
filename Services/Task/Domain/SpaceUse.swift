/// The numbers of records in one space, and their limits.
package struct SpaceUse: Hashable, Sendable {
  package var tasks: Int
  package var projects: Int

  /// The maximum of live tasks in one space, for which lists and counts are built and measured.
  package static let maximumTasks = 100_000
  package static let maximumProjects = 2_000

  package init(tasks: Int, projects: Int) {
    self.tasks = tasks
    self.projects = projects
  }

  /// - Throws: ``TaskRefusal/tooManyTasks`` when the space is full.
  package func checkRoomForTask() throws(TaskRefusal) {
    guard tasks < Self.maximumTasks else { throw .tooManyTasks }
  }

  /// - Throws: ``TaskRefusal/tooManyProjects`` when the space is full.
  package func checkRoomForProject() throws(TaskRefusal) {
    guard projects < Self.maximumProjects else { throw .tooManyProjects }
  }
}
