import RuntimeContracts
import TaskContracts
import Wire

extension TaskV1.RepairReport {
  init(_ report: RepairReport) {
    self.init(
      at: report.at.map { .init($0) },
      took: .init(report.took),
      atStart: report.isAtStart,
      tasksChecked: Int32(clamping: report.tasksChecked),
      orphans: Int32(clamping: report.orphans),
      tasks: report.items.prefix(RepairReport.shownItems).map { item in
        TaskV1.RepairedTask(
          taskID: item.task,
          name: item.name,
          formerProjectID: item.formerProject,
          formerProjectName: item.formerName ?? ""
        )
      },
      values: report.values.prefix(RepairReport.shownItems).map { value in
        TaskV1.RepairedValue(
          taskID: value.record.task,
          projectID: value.record.project,
          name: value.name,
          field: value.field,
          formerValue: value.former,
          newValue: value.new
        )
      }
    )
  }
}
