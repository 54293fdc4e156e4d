/// How much one space holds, and what more it may take.
package struct SpaceUse: Hashable, Sendable {
  package var tasks: Int
  package var projects: Int

  /// Live tasks in one space: what lists and counts are built and measured for.
  package static let maximumTasks = 100_000
  package static let maximumProjects = 2_000

  package init(tasks: Int, projects: Int) {
    self.tasks = tasks
    self.projects = projects
  }

  /// - Throws: ``TaskRefusal/tooManyTasks`` when there is no room for another task.
  package func checkRoomForTask() throws(TaskRefusal) {
    guard tasks < Self.maximumTasks else { throw .tooManyTasks }
  }

  /// - Throws: ``TaskRefusal/tooManyProjects`` when there is no room for another project.
  package func checkRoomForProject() throws(TaskRefusal) {
    guard projects < Self.maximumProjects else { throw .tooManyProjects }
  }
}
