import AnalyticsContracts
package import AnalyticsDomain
package import RPC
import ServiceRuntime
import Wire

extension HealthRefusal: RPCErrorConvertible {
  /// Without `default`, so that every new refusal needs a code and a message to compile.
  package var rpcError: RPCError {
    switch self {
    case .invalid(let violations): .invalid(violations)
    case .notForChildren:
      RPCError(
        .failedPrecondition,
        "not_for_children",
        "Weight and fasts are for adults only."
      )
    case .noConsent: .authorizationRequired(.health)
    case .unknownEntry: RPCError(.notFound, "unknown_entry", "There is no entry with this id.")
    case .idTaken:
      RPCError(
        .alreadyExists,
        "id_taken",
        "This id belongs or belonged to another entry. Use a new one."
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
        "No health data is selected yet. Select it first: “daybook health select”."
      )
    case .typeDisabled(let type):
      RPCError(
        .failedPrecondition,
        "data_type_disabled",
        "\(type.word.prefix(1).uppercased())\(type.word.dropFirst()) is not enabled. "
          + "Enable it: “daybook health select”."
      )
    case .nothingConnected:
      RPCError(
        .failedPrecondition,
        "data_type_disabled",
        "No health data is connected. Connect it first: “daybook health connect”."
      )
    case .pageOrder:
      RPCError(
        .failedPrecondition,
        "page_order",
        "An earlier page has not been saved. Save the pages in order."
      )
    case .onboardingCompleted:
      RPCError(
        .failedPrecondition,
        "onboarding_completed",
        "Onboarding is already complete. Reset it to start again."
      )
    case .onboardingIncomplete(let pages):
      RPCError(
        .failedPrecondition,
        "onboarding_incomplete",
        "Page \(pages.map(String.init).joined(separator: ", page ")) must be saved first."
      )
    case .invalidExport(let problem):
      RPCError(
        .invalidArgument,
        "invalid_export",
        "This is not a health export: \(problem).",
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

  /// ABORTED `revision_mismatch` with the current record.
  fileprivate static func changed(_ revision: Int, _ current: some Message) -> RPCError {
    RPCError(
      .aborted,
      "revision_mismatch",
      "It has changed in the meantime. Read it again before you change it.",
      violations: [
        Violation(
          field: "expected_revision",
          code: "revision_mismatch",
          message: "The current revision is \(revision)."
        )
      ],
      retryable: false,
      details: [GoogleProtobuf.`Any`(packing: current)]
    )
  }
}
