// Generated from daybook/task/v1/tasks.proto by protoc-gen-daybook; do not edit.

public import RPC
import Wire

extension TaskV1 {
  /// A member's tasks.
  ///
  /// `member_id` selects the space of the call; empty: the caller's.
  package enum Tasks {
    package static let name = "daybook.task.v1.Tasks"

    /// What the contract says about each method.
    package enum Methods {
      package static let createTask = MethodDescriptor(
        name: "daybook.task.v1.Tasks/CreateTask",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let getTask = MethodDescriptor(
        name: "daybook.task.v1.Tasks/GetTask",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let findTasks = MethodDescriptor(
        name: "daybook.task.v1.Tasks/FindTasks",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let listTasks = MethodDescriptor(
        name: "daybook.task.v1.Tasks/ListTasks",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        requestLimit: 262144,
        subjectField: [1]
      )

      package static let getDay = MethodDescriptor(
        name: "daybook.task.v1.Tasks/GetDay",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let updateTask = MethodDescriptor(
        name: "daybook.task.v1.Tasks/UpdateTask",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let completeTask = MethodDescriptor(
        name: "daybook.task.v1.Tasks/CompleteTask",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let uncompleteTask = MethodDescriptor(
        name: "daybook.task.v1.Tasks/UncompleteTask",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let deleteTask = MethodDescriptor(
        name: "daybook.task.v1.Tasks/DeleteTask",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let importTasks = MethodDescriptor(
        name: "daybook.task.v1.Tasks/ImportTasks",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        priority: .bulk,
        requestLimit: 4194304,
        subjectField: [1]
      )

      package static let toggleTask = MethodDescriptor(
        name: "daybook.task.v1.Tasks/ToggleTask",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let createTasks = MethodDescriptor(
        name: "daybook.task.v1.Tasks/CreateTasks",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        requestLimit: 4194304,
        subjectField: [1]
      )

      package static let updateTasks = MethodDescriptor(
        name: "daybook.task.v1.Tasks/UpdateTasks",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        requestLimit: 4194304,
        subjectField: [1]
      )

      package static let bulkUpdateTasks = MethodDescriptor(
        name: "daybook.task.v1.Tasks/BulkUpdateTasks",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let moveTasks = MethodDescriptor(
        name: "daybook.task.v1.Tasks/MoveTasks",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let deleteTasks = MethodDescriptor(
        name: "daybook.task.v1.Tasks/DeleteTasks",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let rescheduleTask = MethodDescriptor(
        name: "daybook.task.v1.Tasks/RescheduleTask",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let rescheduleOverdue = MethodDescriptor(
        name: "daybook.task.v1.Tasks/RescheduleOverdue",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let suggestDates = MethodDescriptor(
        name: "daybook.task.v1.Tasks/SuggestDates",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let countDue = MethodDescriptor(
        name: "daybook.task.v1.Tasks/CountDue",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let undo = MethodDescriptor(
        name: "daybook.task.v1.Tasks/Undo",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let searchTasks = MethodDescriptor(
        name: "daybook.task.v1.Tasks/SearchTasks",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        requestLimit: 262144,
        subjectField: [1]
      )

      package static let suggestFilters = MethodDescriptor(
        name: "daybook.task.v1.Tasks/SuggestFilters",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let saveFilter = MethodDescriptor(
        name: "daybook.task.v1.Tasks/SaveFilter",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let listSavedFilters = MethodDescriptor(
        name: "daybook.task.v1.Tasks/ListSavedFilters",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let deleteSavedFilter = MethodDescriptor(
        name: "daybook.task.v1.Tasks/DeleteSavedFilter",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let repairTasks = MethodDescriptor(
        name: "daybook.task.v1.Tasks/RepairTasks",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let listRepairs = MethodDescriptor(
        name: "daybook.task.v1.Tasks/ListRepairs",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let clearCache = MethodDescriptor(
        name: "daybook.task.v1.Tasks/ClearCache",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        isIdempotent: true,
        subjectField: [1]
      )

      package static let getTaskStatistics = MethodDescriptor(
        name: "daybook.task.v1.Tasks/GetTaskStatistics",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let validateTask = MethodDescriptor(
        name: "daybook.task.v1.Tasks/ValidateTask",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        createTask, getTask, findTasks, listTasks, getDay, updateTask, completeTask, uncompleteTask,
        deleteTask, importTasks, toggleTask, createTasks, updateTasks, bulkUpdateTasks, moveTasks,
        deleteTasks, rescheduleTask, rescheduleOverdue, suggestDates, countDue, undo, searchTasks,
        suggestFilters, saveFilter, listSavedFilters, deleteSavedFilter, repairTasks, listRepairs,
        clearCache, getTaskStatistics, validateTask,
      ]
    }
  }
}

extension TaskV1 {
  /// What serves `daybook.task.v1.Tasks`.
  package protocol TasksService: Sendable {
    /// Creates one task; only the name is required.
    ///
    /// INVALID_ARGUMENT: every broken rule with its field. ALREADY_EXISTS `task_exists`: a task
    /// with this id has different content.
    func createTask(_ request: TaskV1.CreateTaskRequest, _ call: ServerCall) async throws
      -> TaskV1.CreateTaskResponse

    /// Returns one task.
    ///
    /// NOT_FOUND `task_not_found`: the space has no such task.
    func getTask(_ request: TaskV1.GetTaskRequest, _ call: ServerCall) async throws
      -> TaskV1.GetTaskResponse

    /// Finds tasks by a prefix of their ids, including archived projects.
    ///
    /// It returns at most 2: enough to show that a prefix is ambiguous.
    ///
    /// INVALID_ARGUMENT `invalid_id`: no id can begin with this prefix, or it is too short.
    func findTasks(_ request: TaskV1.FindTasksRequest, _ call: ServerCall) async throws
      -> TaskV1.FindTasksResponse

    /// Lists tasks by view and filter, one page at a time.
    ///
    /// NOT_FOUND `project_not_found`; INVALID_ARGUMENT `invalid_page_token` and the limits of the
    /// fields.
    func listTasks(_ request: TaskV1.ListTasksRequest, _ call: ServerCall) async throws
      -> TaskV1.ListTasksResponse

    /// Returns a day's tasks in one list per part of the day; each task is in one list.
    func getDay(_ request: TaskV1.GetDayRequest, _ call: ServerCall) async throws
      -> TaskV1.GetDayResponse

    /// Changes the fields named in the mask.
    ///
    /// INVALID_ARGUMENT: broken rules, unknown mask paths, `invalid_project`. ABORTED
    /// `revision_mismatch`.
    func updateTask(_ request: TaskV1.UpdateTaskRequest, _ call: ServerCall) async throws
      -> TaskV1.UpdateTaskResponse

    /// Marks a task complete and books its points.
    ///
    /// Repeating it has no effect.
    func completeTask(_ request: TaskV1.CompleteTaskRequest, _ call: ServerCall) async throws
      -> TaskV1.CompleteTaskResponse

    /// Reopens a task and takes its points back.
    func uncompleteTask(_ request: TaskV1.UncompleteTaskRequest, _ call: ServerCall) async throws
      -> TaskV1.UncompleteTaskResponse

    /// Deletes one task permanently.
    func deleteTask(_ request: TaskV1.DeleteTaskRequest, _ call: ServerCall) async throws
      -> TaskV1.DeleteTaskResponse

    /// Imports tasks and projects of another program.
    ///
    /// Records whose id exists, or was deleted here, are skipped, so a second run adds nothing.
    /// Past due dates are kept.
    ///
    /// All records are stored or none; the response has an outcome for each record.
    func importTasks(_ request: TaskV1.ImportTasksRequest, _ call: ServerCall) async throws
      -> TaskV1.ImportTasksResponse

    /// Switches a task between open and complete.
    ///
    /// A retry must use the same request id.
    func toggleTask(_ request: TaskV1.ToggleTaskRequest, _ call: ServerCall) async throws
      -> TaskV1.ToggleTaskResponse

    /// Creates 1 to 500 tasks, all or none; fields in violations begin with `tasks[i]`.
    func createTasks(_ request: TaskV1.CreateTasksRequest, _ call: ServerCall) async throws
      -> TaskV1.CreateTasksResponse

    /// Changes 1 to 500 tasks, each with its own mask, all or none.
    func updateTasks(_ request: TaskV1.UpdateTasksRequest, _ call: ServerCall) async throws
      -> TaskV1.UpdateTasksResponse

    /// Applies one change to many tasks, all or none.
    ///
    /// A refusal lists every task that prevents it.
    func bulkUpdateTasks(_ request: TaskV1.BulkUpdateTasksRequest, _ call: ServerCall) async throws
      -> TaskV1.BulkUpdateTasksResponse

    /// Moves tasks to a project, all or none.
    ///
    /// NOT_FOUND `project_not_found`, `task_not_found`.
    func moveTasks(_ request: TaskV1.MoveTasksRequest, _ call: ServerCall) async throws
      -> TaskV1.MoveTasksResponse

    /// Deletes many tasks permanently: by id, all complete ones, or those older than a day.
    func deleteTasks(_ request: TaskV1.DeleteTasksRequest, _ call: ServerCall) async throws
      -> TaskV1.DeleteTasksResponse

    /// Moves a task's due date.
    ///
    /// FAILED_PRECONDITION `task_complete`; INVALID_ARGUMENT `invalid_due_date`.
    func rescheduleTask(_ request: TaskV1.RescheduleTaskRequest, _ call: ServerCall) async throws
      -> TaskV1.RescheduleTaskResponse

    /// Moves the due dates of all overdue tasks, all or none.
    func rescheduleOverdue(_ request: TaskV1.RescheduleOverdueRequest, _ call: ServerCall)
      async throws -> TaskV1.RescheduleOverdueResponse

    /// Suggests days with few tasks among the next 14, and today before 18:00.
    func suggestDates(_ request: TaskV1.SuggestDatesRequest, _ call: ServerCall) async throws
      -> TaskV1.SuggestDatesResponse

    /// Counts open tasks on each of up to 62 days, for calendar marks.
    ///
    /// INVALID_ARGUMENT `invalid_period`: both days are required, and the first must not be after
    /// the last.
    func countDue(_ request: TaskV1.CountDueRequest, _ call: ServerCall) async throws
      -> TaskV1.CountDueResponse

    /// Undoes an earlier change in one step, within 10 minutes and only for its caller.
    ///
    /// INVALID_ARGUMENT `invalid_undo_token`; FAILED_PRECONDITION `undo_expired`; ABORTED
    /// `conflict` when a record has changed since: then nothing is undone.
    func undo(_ request: TaskV1.UndoRequest, _ call: ServerCall) async throws -> TaskV1.UndoResponse

    /// Finds tasks by words of their names and details, best match first.
    ///
    /// INVALID_ARGUMENT `empty_query`, `query_too_long`.
    func searchTasks(_ request: TaskV1.SearchTasksRequest, _ call: ServerCall) async throws
      -> TaskV1.SearchTasksResponse

    /// Suggests filters that match tasks of the client's current view.
    func suggestFilters(_ request: TaskV1.SuggestFiltersRequest, _ call: ServerCall) async throws
      -> TaskV1.SuggestFiltersResponse

    /// Saves a filter under a name.
    ///
    /// ALREADY_EXISTS `duplicate_filter_name`, or `filter_exists` for the id of a filter that was
    /// deleted in the last 90 days. RESOURCE_EXHAUSTED `quota_exceeded` beyond 100.
    func saveFilter(_ request: TaskV1.SaveFilterRequest, _ call: ServerCall) async throws
      -> TaskV1.SaveFilterResponse

    /// Lists the member's saved filters.
    func listSavedFilters(_ request: TaskV1.ListSavedFiltersRequest, _ call: ServerCall)
      async throws -> TaskV1.ListSavedFiltersResponse

    /// Deletes a saved filter.
    ///
    /// NOT_FOUND `filter_not_found`.
    func deleteSavedFilter(_ request: TaskV1.DeleteSavedFilterRequest, _ call: ServerCall)
      async throws -> TaskV1.DeleteSavedFilterResponse

    /// Finds tasks whose project does not exist and moves them to the Inbox.
    ///
    /// With `dry_run` it changes nothing.
    func repairTasks(_ request: TaskV1.RepairTasksRequest, _ call: ServerCall) async throws
      -> TaskV1.RepairTasksResponse

    /// Lists the last repairs of this list, newest first: at most 20 of starts and 20 on request.
    func listRepairs(_ request: TaskV1.ListRepairsRequest, _ call: ServerCall) async throws
      -> TaskV1.ListRepairsResponse

    /// Removes the cached answers of this list.
    func clearCache(_ request: TaskV1.ClearCacheRequest, _ call: ServerCall) async throws
      -> TaskV1.ClearCacheResponse

    /// Returns statistics of all tasks or of those that match a filter.
    func getTaskStatistics(_ request: TaskV1.GetTaskStatisticsRequest, _ call: ServerCall)
      async throws -> TaskV1.GetTaskStatisticsResponse

    /// Validates a create or update request like the call itself, and stores nothing.
    func validateTask(_ request: TaskV1.ValidateTaskRequest, _ call: ServerCall) async throws
      -> TaskV1.ValidateTaskResponse
  }
}

extension Router {
  /// Serves every method of `daybook.task.v1.Tasks`.
  package mutating func register(_ service: some TaskV1.TasksService) {
    serve(TaskV1.Tasks.Methods.createTask) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.createTask($0, call) }
      }
      let request: TaskV1.CreateTaskRequest
      do throws(WireError) {
        request = try TaskV1.CreateTaskRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.createTask(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.getTask) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getTask($0, call) }
      }
      let request: TaskV1.GetTaskRequest
      do throws(WireError) {
        request = try TaskV1.GetTaskRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getTask(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.findTasks) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.findTasks($0, call) }
      }
      let request: TaskV1.FindTasksRequest
      do throws(WireError) {
        request = try TaskV1.FindTasksRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.findTasks(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.listTasks) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listTasks($0, call) }
      }
      let request: TaskV1.ListTasksRequest
      do throws(WireError) {
        request = try TaskV1.ListTasksRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listTasks(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.getDay) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getDay($0, call) }
      }
      let request: TaskV1.GetDayRequest
      do throws(WireError) {
        request = try TaskV1.GetDayRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getDay(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.updateTask) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.updateTask($0, call) }
      }
      let request: TaskV1.UpdateTaskRequest
      do throws(WireError) {
        request = try TaskV1.UpdateTaskRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.updateTask(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.completeTask) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.completeTask($0, call) }
      }
      let request: TaskV1.CompleteTaskRequest
      do throws(WireError) {
        request = try TaskV1.CompleteTaskRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.completeTask(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.uncompleteTask) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.uncompleteTask($0, call) }
      }
      let request: TaskV1.UncompleteTaskRequest
      do throws(WireError) {
        request = try TaskV1.UncompleteTaskRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.uncompleteTask(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.deleteTask) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.deleteTask($0, call) }
      }
      let request: TaskV1.DeleteTaskRequest
      do throws(WireError) {
        request = try TaskV1.DeleteTaskRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.deleteTask(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.importTasks) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.importTasks($0, call) }
      }
      let request: TaskV1.ImportTasksRequest
      do throws(WireError) {
        request = try TaskV1.ImportTasksRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.importTasks(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.toggleTask) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.toggleTask($0, call) }
      }
      let request: TaskV1.ToggleTaskRequest
      do throws(WireError) {
        request = try TaskV1.ToggleTaskRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.toggleTask(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.createTasks) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.createTasks($0, call) }
      }
      let request: TaskV1.CreateTasksRequest
      do throws(WireError) {
        request = try TaskV1.CreateTasksRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.createTasks(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.updateTasks) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.updateTasks($0, call) }
      }
      let request: TaskV1.UpdateTasksRequest
      do throws(WireError) {
        request = try TaskV1.UpdateTasksRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.updateTasks(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.bulkUpdateTasks) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.bulkUpdateTasks($0, call) }
      }
      let request: TaskV1.BulkUpdateTasksRequest
      do throws(WireError) {
        request = try TaskV1.BulkUpdateTasksRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.bulkUpdateTasks(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.moveTasks) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.moveTasks($0, call) }
      }
      let request: TaskV1.MoveTasksRequest
      do throws(WireError) {
        request = try TaskV1.MoveTasksRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.moveTasks(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.deleteTasks) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.deleteTasks($0, call) }
      }
      let request: TaskV1.DeleteTasksRequest
      do throws(WireError) {
        request = try TaskV1.DeleteTasksRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.deleteTasks(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.rescheduleTask) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.rescheduleTask($0, call) }
      }
      let request: TaskV1.RescheduleTaskRequest
      do throws(WireError) {
        request = try TaskV1.RescheduleTaskRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.rescheduleTask(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.rescheduleOverdue) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.rescheduleOverdue($0, call) }
      }
      let request: TaskV1.RescheduleOverdueRequest
      do throws(WireError) {
        request = try TaskV1.RescheduleOverdueRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.rescheduleOverdue(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.suggestDates) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.suggestDates($0, call) }
      }
      let request: TaskV1.SuggestDatesRequest
      do throws(WireError) {
        request = try TaskV1.SuggestDatesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.suggestDates(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.countDue) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.countDue($0, call) }
      }
      let request: TaskV1.CountDueRequest
      do throws(WireError) {
        request = try TaskV1.CountDueRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.countDue(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.undo) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.undo($0, call) }
      }
      let request: TaskV1.UndoRequest
      do throws(WireError) {
        request = try TaskV1.UndoRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.undo(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.searchTasks) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.searchTasks($0, call) }
      }
      let request: TaskV1.SearchTasksRequest
      do throws(WireError) {
        request = try TaskV1.SearchTasksRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.searchTasks(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.suggestFilters) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.suggestFilters($0, call) }
      }
      let request: TaskV1.SuggestFiltersRequest
      do throws(WireError) {
        request = try TaskV1.SuggestFiltersRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.suggestFilters(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.saveFilter) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.saveFilter($0, call) }
      }
      let request: TaskV1.SaveFilterRequest
      do throws(WireError) {
        request = try TaskV1.SaveFilterRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.saveFilter(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.listSavedFilters) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listSavedFilters($0, call) }
      }
      let request: TaskV1.ListSavedFiltersRequest
      do throws(WireError) {
        request = try TaskV1.ListSavedFiltersRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listSavedFilters(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.deleteSavedFilter) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.deleteSavedFilter($0, call) }
      }
      let request: TaskV1.DeleteSavedFilterRequest
      do throws(WireError) {
        request = try TaskV1.DeleteSavedFilterRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.deleteSavedFilter(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.repairTasks) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.repairTasks($0, call) }
      }
      let request: TaskV1.RepairTasksRequest
      do throws(WireError) {
        request = try TaskV1.RepairTasksRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.repairTasks(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.listRepairs) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listRepairs($0, call) }
      }
      let request: TaskV1.ListRepairsRequest
      do throws(WireError) {
        request = try TaskV1.ListRepairsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listRepairs(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.clearCache) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.clearCache($0, call) }
      }
      let request: TaskV1.ClearCacheRequest
      do throws(WireError) {
        request = try TaskV1.ClearCacheRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.clearCache(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.getTaskStatistics) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getTaskStatistics($0, call) }
      }
      let request: TaskV1.GetTaskStatisticsRequest
      do throws(WireError) {
        request = try TaskV1.GetTaskStatisticsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getTaskStatistics(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Tasks.Methods.validateTask) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.validateTask($0, call) }
      }
      let request: TaskV1.ValidateTaskRequest
      do throws(WireError) {
        request = try TaskV1.ValidateTaskRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.validateTask(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension TaskV1 {
  /// Calls `daybook.task.v1.Tasks`.
  public struct TasksClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Creates one task; only the name is required.
    ///
    /// INVALID_ARGUMENT: every broken rule with its field. ALREADY_EXISTS `task_exists`: a task
    /// with this id has different content.
    public func createTask(
      _ request: TaskV1.CreateTaskRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.CreateTaskResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.createTask,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.CreateTaskResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns one task.
    ///
    /// NOT_FOUND `task_not_found`: the space has no such task.
    public func getTask(
      _ request: TaskV1.GetTaskRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.GetTaskResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.getTask,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.GetTaskResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Finds tasks by a prefix of their ids, including archived projects.
    ///
    /// It returns at most 2: enough to show that a prefix is ambiguous.
    ///
    /// INVALID_ARGUMENT `invalid_id`: no id can begin with this prefix, or it is too short.
    public func findTasks(
      _ request: TaskV1.FindTasksRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.FindTasksResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.findTasks,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.FindTasksResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Lists tasks by view and filter, one page at a time.
    ///
    /// NOT_FOUND `project_not_found`; INVALID_ARGUMENT `invalid_page_token` and the limits of the
    /// fields.
    public func listTasks(
      _ request: TaskV1.ListTasksRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.ListTasksResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.listTasks,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.ListTasksResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns a day's tasks in one list per part of the day; each task is in one list.
    public func getDay(
      _ request: TaskV1.GetDayRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.GetDayResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.getDay,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.GetDayResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Changes the fields named in the mask.
    ///
    /// INVALID_ARGUMENT: broken rules, unknown mask paths, `invalid_project`. ABORTED
    /// `revision_mismatch`.
    public func updateTask(
      _ request: TaskV1.UpdateTaskRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.UpdateTaskResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.updateTask,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.UpdateTaskResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Marks a task complete and books its points.
    ///
    /// Repeating it has no effect.
    public func completeTask(
      _ request: TaskV1.CompleteTaskRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.CompleteTaskResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.completeTask,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.CompleteTaskResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Reopens a task and takes its points back.
    public func uncompleteTask(
      _ request: TaskV1.UncompleteTaskRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.UncompleteTaskResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.uncompleteTask,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.UncompleteTaskResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Deletes one task permanently.
    public func deleteTask(
      _ request: TaskV1.DeleteTaskRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.DeleteTaskResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.deleteTask,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.DeleteTaskResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Imports tasks and projects of another program.
    ///
    /// Records whose id exists, or was deleted here, are skipped, so a second run adds nothing.
    /// Past due dates are kept.
    ///
    /// All records are stored or none; the response has an outcome for each record.
    public func importTasks(
      _ request: TaskV1.ImportTasksRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.ImportTasksResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.importTasks,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.ImportTasksResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Switches a task between open and complete.
    ///
    /// A retry must use the same request id.
    public func toggleTask(
      _ request: TaskV1.ToggleTaskRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.ToggleTaskResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.toggleTask,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.ToggleTaskResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Creates 1 to 500 tasks, all or none; fields in violations begin with `tasks[i]`.
    public func createTasks(
      _ request: TaskV1.CreateTasksRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.CreateTasksResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.createTasks,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.CreateTasksResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Changes 1 to 500 tasks, each with its own mask, all or none.
    public func updateTasks(
      _ request: TaskV1.UpdateTasksRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.UpdateTasksResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.updateTasks,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.UpdateTasksResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Applies one change to many tasks, all or none.
    ///
    /// A refusal lists every task that prevents it.
    public func bulkUpdateTasks(
      _ request: TaskV1.BulkUpdateTasksRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.BulkUpdateTasksResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.bulkUpdateTasks,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.BulkUpdateTasksResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Moves tasks to a project, all or none.
    ///
    /// NOT_FOUND `project_not_found`, `task_not_found`.
    public func moveTasks(
      _ request: TaskV1.MoveTasksRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.MoveTasksResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.moveTasks,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.MoveTasksResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Deletes many tasks permanently: by id, all complete ones, or those older than a day.
    public func deleteTasks(
      _ request: TaskV1.DeleteTasksRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.DeleteTasksResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.deleteTasks,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.DeleteTasksResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Moves a task's due date.
    ///
    /// FAILED_PRECONDITION `task_complete`; INVALID_ARGUMENT `invalid_due_date`.
    public func rescheduleTask(
      _ request: TaskV1.RescheduleTaskRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.RescheduleTaskResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.rescheduleTask,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.RescheduleTaskResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Moves the due dates of all overdue tasks, all or none.
    public func rescheduleOverdue(
      _ request: TaskV1.RescheduleOverdueRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.RescheduleOverdueResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.rescheduleOverdue,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.RescheduleOverdueResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Suggests days with few tasks among the next 14, and today before 18:00.
    public func suggestDates(
      _ request: TaskV1.SuggestDatesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.SuggestDatesResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.suggestDates,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.SuggestDatesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Counts open tasks on each of up to 62 days, for calendar marks.
    ///
    /// INVALID_ARGUMENT `invalid_period`: both days are required, and the first must not be after
    /// the last.
    public func countDue(
      _ request: TaskV1.CountDueRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.CountDueResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.countDue,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.CountDueResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Undoes an earlier change in one step, within 10 minutes and only for its caller.
    ///
    /// INVALID_ARGUMENT `invalid_undo_token`; FAILED_PRECONDITION `undo_expired`; ABORTED
    /// `conflict` when a record has changed since: then nothing is undone.
    public func undo(
      _ request: TaskV1.UndoRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.UndoResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.undo,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.UndoResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Finds tasks by words of their names and details, best match first.
    ///
    /// INVALID_ARGUMENT `empty_query`, `query_too_long`.
    public func searchTasks(
      _ request: TaskV1.SearchTasksRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.SearchTasksResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.searchTasks,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.SearchTasksResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Suggests filters that match tasks of the client's current view.
    public func suggestFilters(
      _ request: TaskV1.SuggestFiltersRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.SuggestFiltersResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.suggestFilters,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.SuggestFiltersResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Saves a filter under a name.
    ///
    /// ALREADY_EXISTS `duplicate_filter_name`, or `filter_exists` for the id of a filter that was
    /// deleted in the last 90 days. RESOURCE_EXHAUSTED `quota_exceeded` beyond 100.
    public func saveFilter(
      _ request: TaskV1.SaveFilterRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.SaveFilterResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.saveFilter,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.SaveFilterResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Lists the member's saved filters.
    public func listSavedFilters(
      _ request: TaskV1.ListSavedFiltersRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.ListSavedFiltersResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.listSavedFilters,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.ListSavedFiltersResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Deletes a saved filter.
    ///
    /// NOT_FOUND `filter_not_found`.
    public func deleteSavedFilter(
      _ request: TaskV1.DeleteSavedFilterRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.DeleteSavedFilterResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.deleteSavedFilter,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.DeleteSavedFilterResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Finds tasks whose project does not exist and moves them to the Inbox.
    ///
    /// With `dry_run` it changes nothing.
    public func repairTasks(
      _ request: TaskV1.RepairTasksRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.RepairTasksResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.repairTasks,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.RepairTasksResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Lists the last repairs of this list, newest first: at most 20 of starts and 20 on request.
    public func listRepairs(
      _ request: TaskV1.ListRepairsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.ListRepairsResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.listRepairs,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.ListRepairsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Removes the cached answers of this list.
    public func clearCache(
      _ request: TaskV1.ClearCacheRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.ClearCacheResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.clearCache,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.ClearCacheResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns statistics of all tasks or of those that match a filter.
    public func getTaskStatistics(
      _ request: TaskV1.GetTaskStatisticsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.GetTaskStatisticsResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.getTaskStatistics,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.GetTaskStatisticsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Validates a create or update request like the call itself, and stores nothing.
    public func validateTask(
      _ request: TaskV1.ValidateTaskRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.ValidateTaskResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Tasks.Methods.validateTask,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.ValidateTaskResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}

extension TaskV1 {
  /// The caches of the process, for all lists together.
  package enum Caches {
    package static let name = "daybook.task.v1.Caches"

    /// What the contract says about each method.
    package enum Methods {
      package static let clearAllCaches = MethodDescriptor(
        name: "daybook.task.v1.Caches/ClearAllCaches",
        kind: .unary,
        access: .service,
        isIdempotent: true
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [clearAllCaches]
    }
  }
}

extension TaskV1 {
  /// What serves `daybook.task.v1.Caches`.
  package protocol CachesService: Sendable {
    /// Removes the cached answers of every list.
    func clearAllCaches(_ request: TaskV1.ClearAllCachesRequest, _ call: ServerCall) async throws
      -> TaskV1.ClearAllCachesResponse
  }
}

extension Router {
  /// Serves every method of `daybook.task.v1.Caches`.
  package mutating func register(_ service: some TaskV1.CachesService) {
    serve(TaskV1.Caches.Methods.clearAllCaches) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.clearAllCaches($0, call) }
      }
      let request: TaskV1.ClearAllCachesRequest
      do throws(WireError) {
        request = try TaskV1.ClearAllCachesRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.clearAllCaches(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension TaskV1 {
  /// Calls `daybook.task.v1.Caches`.
  public struct CachesClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Removes the cached answers of every list.
    public func clearAllCaches(
      _ request: TaskV1.ClearAllCachesRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.ClearAllCachesResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Caches.Methods.clearAllCaches,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.ClearAllCachesResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}

extension TaskV1 {
  /// A member's projects.
  package enum Projects {
    package static let name = "daybook.task.v1.Projects"

    /// What the contract says about each method.
    package enum Methods {
      package static let createProject = MethodDescriptor(
        name: "daybook.task.v1.Projects/CreateProject",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        requestLimit: 4194304,
        subjectField: [1]
      )

      package static let getProject = MethodDescriptor(
        name: "daybook.task.v1.Projects/GetProject",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let listProjects = MethodDescriptor(
        name: "daybook.task.v1.Projects/ListProjects",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        requestLimit: 262144,
        subjectField: [1]
      )

      package static let updateProject = MethodDescriptor(
        name: "daybook.task.v1.Projects/UpdateProject",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        requestLimit: 262144,
        subjectField: [1]
      )

      package static let archiveProject = MethodDescriptor(
        name: "daybook.task.v1.Projects/ArchiveProject",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let deleteProject = MethodDescriptor(
        name: "daybook.task.v1.Projects/DeleteProject",
        kind: .unary,
        access: .selfOrParent,
        changes: true,
        subjectField: [1]
      )

      package static let checkProjectName = MethodDescriptor(
        name: "daybook.task.v1.Projects/CheckProjectName",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      package static let getProjectStatistics = MethodDescriptor(
        name: "daybook.task.v1.Projects/GetProjectStatistics",
        kind: .unary,
        access: .selfOrParent,
        isIdempotent: true,
        hasNoSideEffects: true,
        subjectField: [1]
      )

      /// In the order of the contract.
      package static let all: [MethodDescriptor] = [
        createProject, getProject, listProjects, updateProject, archiveProject, deleteProject,
        checkProjectName, getProjectStatistics,
      ]
    }
  }
}

extension TaskV1 {
  /// What serves `daybook.task.v1.Projects`.
  package protocol ProjectsService: Sendable {
    /// Creates a project.
    ///
    /// INVALID_ARGUMENT `empty_project_name`, `project_name_too_long`, `name_reserved`;
    /// ALREADY_EXISTS `duplicate_project_name`.
    func createProject(_ request: TaskV1.CreateProjectRequest, _ call: ServerCall) async throws
      -> TaskV1.CreateProjectResponse

    /// Returns one project by id or name.
    ///
    /// NOT_FOUND `project_not_found`.
    func getProject(_ request: TaskV1.GetProjectRequest, _ call: ServerCall) async throws
      -> TaskV1.GetProjectResponse

    /// Lists projects; the Inbox comes first.
    func listProjects(_ request: TaskV1.ListProjectsRequest, _ call: ServerCall) async throws
      -> TaskV1.ListProjectsResponse

    /// Changes the fields named in the mask; a new parent or position moves the project.
    ///
    /// FAILED_PRECONDITION `inbox_protected`, `circular_reference`, `hierarchy_too_deep`,
    /// `too_many_subprojects`, `subprojects_not_allowed`, `parent_archived`; NOT_FOUND
    /// `parent_not_found`.
    func updateProject(_ request: TaskV1.UpdateProjectRequest, _ call: ServerCall) async throws
      -> TaskV1.UpdateProjectResponse

    /// Archives a project or takes it out of the archive.
    ///
    /// FAILED_PRECONDITION `inbox_protected`.
    func archiveProject(_ request: TaskV1.ArchiveProjectRequest, _ call: ServerCall) async throws
      -> TaskV1.ArchiveProjectResponse

    /// Deletes a project.
    ///
    /// The strategy decides about its tasks; its children move to its parent.
    ///
    /// FAILED_PRECONDITION `inbox_protected`, `too_many_subprojects`.
    func deleteProject(_ request: TaskV1.DeleteProjectRequest, _ call: ServerCall) async throws
      -> TaskV1.DeleteProjectResponse

    /// Checks whether a project can have a name.
    func checkProjectName(_ request: TaskV1.CheckProjectNameRequest, _ call: ServerCall)
      async throws -> TaskV1.CheckProjectNameResponse

    /// Returns statistics of one project.
    func getProjectStatistics(_ request: TaskV1.GetProjectStatisticsRequest, _ call: ServerCall)
      async throws -> TaskV1.GetProjectStatisticsResponse
  }
}

extension Router {
  /// Serves every method of `daybook.task.v1.Projects`.
  package mutating func register(_ service: some TaskV1.ProjectsService) {
    serve(TaskV1.Projects.Methods.createProject) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.createProject($0, call) }
      }
      let request: TaskV1.CreateProjectRequest
      do throws(WireError) {
        request = try TaskV1.CreateProjectRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.createProject(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Projects.Methods.getProject) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getProject($0, call) }
      }
      let request: TaskV1.GetProjectRequest
      do throws(WireError) {
        request = try TaskV1.GetProjectRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getProject(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Projects.Methods.listProjects) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.listProjects($0, call) }
      }
      let request: TaskV1.ListProjectsRequest
      do throws(WireError) {
        request = try TaskV1.ListProjectsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.listProjects(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Projects.Methods.updateProject) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.updateProject($0, call) }
      }
      let request: TaskV1.UpdateProjectRequest
      do throws(WireError) {
        request = try TaskV1.UpdateProjectRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.updateProject(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Projects.Methods.archiveProject) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.archiveProject($0, call) }
      }
      let request: TaskV1.ArchiveProjectRequest
      do throws(WireError) {
        request = try TaskV1.ArchiveProjectRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.archiveProject(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Projects.Methods.deleteProject) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.deleteProject($0, call) }
      }
      let request: TaskV1.DeleteProjectRequest
      do throws(WireError) {
        request = try TaskV1.DeleteProjectRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.deleteProject(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Projects.Methods.checkProjectName) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.checkProjectName($0, call) }
      }
      let request: TaskV1.CheckProjectNameRequest
      do throws(WireError) {
        request = try TaskV1.CheckProjectNameRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.checkProjectName(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
    serve(TaskV1.Projects.Methods.getProjectStatistics) {
      let (call, source) = ($0, $1)
      if source.isLarge {
        return call.startReading(source) { try await service.getProjectStatistics($0, call) }
      }
      let request: TaskV1.GetProjectStatisticsRequest
      do throws(WireError) {
        request = try TaskV1.GetProjectStatisticsRequest(decoding: source, limits: .untrusted)
      } catch {
        throw RPCError(error, side: "request")
      }
      return ServerCall.Handler.immediateDetached(executorPreference: call) {
        do {
          let reply = try await service.getProjectStatistics(request, call)
          let size = reply.encodedSize()
          call.finish(size) { reply.encode(into: $0, size: size) }
        } catch {
          call.finish(throwing: error)
        }
      }
    }
  }
}

extension TaskV1 {
  /// Calls `daybook.task.v1.Projects`.
  public struct ProjectsClient: Sendable {
    package let channel: any CallChannel

    package init(_ channel: any CallChannel) {
      self.channel = channel
    }

    /// Creates a project.
    ///
    /// INVALID_ARGUMENT `empty_project_name`, `project_name_too_long`, `name_reserved`;
    /// ALREADY_EXISTS `duplicate_project_name`.
    public func createProject(
      _ request: TaskV1.CreateProjectRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.CreateProjectResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Projects.Methods.createProject,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.CreateProjectResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns one project by id or name.
    ///
    /// NOT_FOUND `project_not_found`.
    public func getProject(
      _ request: TaskV1.GetProjectRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.GetProjectResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Projects.Methods.getProject,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.GetProjectResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Lists projects; the Inbox comes first.
    public func listProjects(
      _ request: TaskV1.ListProjectsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.ListProjectsResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Projects.Methods.listProjects,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.ListProjectsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Changes the fields named in the mask; a new parent or position moves the project.
    ///
    /// FAILED_PRECONDITION `inbox_protected`, `circular_reference`, `hierarchy_too_deep`,
    /// `too_many_subprojects`, `subprojects_not_allowed`, `parent_archived`; NOT_FOUND
    /// `parent_not_found`.
    public func updateProject(
      _ request: TaskV1.UpdateProjectRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.UpdateProjectResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Projects.Methods.updateProject,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.UpdateProjectResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Archives a project or takes it out of the archive.
    ///
    /// FAILED_PRECONDITION `inbox_protected`.
    public func archiveProject(
      _ request: TaskV1.ArchiveProjectRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.ArchiveProjectResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Projects.Methods.archiveProject,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.ArchiveProjectResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Deletes a project.
    ///
    /// The strategy decides about its tasks; its children move to its parent.
    ///
    /// FAILED_PRECONDITION `inbox_protected`, `too_many_subprojects`.
    public func deleteProject(
      _ request: TaskV1.DeleteProjectRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.DeleteProjectResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Projects.Methods.deleteProject,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.DeleteProjectResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Checks whether a project can have a name.
    public func checkProjectName(
      _ request: TaskV1.CheckProjectNameRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.CheckProjectNameResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Projects.Methods.checkProjectName,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.CheckProjectNameResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }

    /// Returns statistics of one project.
    public func getProjectStatistics(
      _ request: TaskV1.GetProjectStatisticsRequest,
      _ options: consuming CallOptions = CallOptions()
    ) async throws -> TaskV1.GetProjectStatisticsResponse {
      let reply = try await channel.unaryEncoded(
        TaskV1.Projects.Methods.getProjectStatistics,
        request.encodedParts(),
        options
      )
      do throws(WireError) {
        return try TaskV1.GetProjectStatisticsResponse(decoding: reply)
      } catch {
        throw RPCError(error, side: "reply")
      }
    }
  }
}
