import AnalyticsContracts
package import AnalyticsDomain
package import RPC
import ServiceRuntime
import Wire

extension HealthRefusal: RPCErrorConvertible {
  /// No `default`: a new refusal does not compile until someone has chosen its code and its words.
  package var rpcError: RPCError {
    switch self {
    case .invalid(let violations): .invalid(violations)
    case .notForChildren:
      RPCError(
        .failedPrecondition,
        "not_for_children",
        "Weight and fasts are for adults only."
      )
    case .unknownEntry: RPCError(.notFound, "unknown_entry", "There is no such entry.")
    case .idTaken:
      RPCError(
        .alreadyExists,
        "id_taken",
        "This id belongs to another entry, or did. Use a new one."
      )
    case .fastRunning(let fast):
      RPCError(
        .alreadyExists,
        "fast_running",
        "A fast is running. Stop it first.",
        details: [GoogleProtobuf.`Any`(packing: AnalyticsV1.HealthEntry(fast))]
      )
    case .noFastRunning:
      RPCError(.failedPrecondition, "no_fast_running", "No fast is running. Start one first.")
    case .entryChanged(let entry): .changed(entry.revision, AnalyticsV1.HealthEntry(entry))
    case .goalsChanged(let goals): .changed(goals.revision, AnalyticsV1.HealthGoals(goals))
    case .selectionRequired:
      RPCError(
        .failedPrecondition,
        "selection_required",
        "Choose first which health data may come in: “daybook health select”."
      )
    case .typeDisabled(let type):
      RPCError(
        .failedPrecondition,
        "data_type_disabled",
        "\(type.word.prefix(1).uppercased())\(type.word.dropFirst()) is not enabled. "
          + "Enable it in the selection of health data: “daybook health select”."
      )
    case .nothingConnected:
      RPCError(
        .failedPrecondition,
        "data_type_disabled",
        "No health data is connected, so nothing can come in: “daybook health connect”."
      )
    case .pageOrder:
      RPCError(
        .failedPrecondition,
        "page_order",
        "A page before this one has not been saved. Save the pages in their order."
      )
    case .onboardingCompleted:
      RPCError(
        .failedPrecondition,
        "onboarding_completed",
        "This is through already. Reset it to begin again."
      )
    case .onboardingIncomplete(let pages):
      RPCError(
        .failedPrecondition,
        "onboarding_incomplete",
        "Page \(pages.map(String.init).joined(separator: ", page ")) has to be saved first."
      )
    case .invalidExport(let problem):
      RPCError(
        .invalidArgument,
        "invalid_export",
        "This is no health export: \(problem).",
        violations: [Violation(field: "piece", code: "invalid_export", message: problem)]
      )
    }
  }
}

extension RPCError {
  /// INVALID_ARGUMENT with every violation; the reason is the code of the first.
  fileprivate static func invalid(_ violations: [HealthViolation]) -> RPCError {
    let first = violations.first
    return RPCError(
      .invalidArgument,
      first?.code ?? "invalid",
      violations.count > 1
        ? "Some values cannot be accepted."
        : "The value of \(first?.field ?? "a field") cannot be accepted. \(first?.detail ?? "")",
      violations: violations.map {
        Violation(field: $0.field, code: $0.code, message: $0.detail, limit: $0.limit)
      }
    )
  }

  /// ABORTED `revision_mismatch` with the record as it is.
  fileprivate static func changed(_ revision: Int, _ current: some Message) -> RPCError {
    RPCError(
      .aborted,
      "revision_mismatch",
      "This was changed in the meantime. Please look at it again.",
      violations: [
        Violation(
          field: "expected_revision",
          code: "revision_mismatch",
          message: "It is at revision \(revision)."
        )
      ],
      retryable: false,
      details: [GoogleProtobuf.`Any`(packing: current)]
    )
  }
}
