import CatalogContracts
package import CatalogDomain
package import RPC
import Vocabulary
import Wire

extension AppRefusal: RPCErrorConvertible {
  /// No `default`: a new case must get a code and a message to compile.
  package var rpcError: RPCError {
    switch self {
    case .unknownApp: RPCError(.notFound, "unknown_app", "There is no such app.")
    case .noIcon: RPCError(.notFound, "no_icon", "There is no icon of this app.")
    case .removed(let app):
      RPCError(
        .failedPrecondition,
        "app_removed",
        "This app is no longer installed. It keeps its category for when it is installed again.",
        details: [GoogleProtobuf.`Any`(packing: CatalogV1.App(app))]
      )
    case .changed(let app):
      RPCError(
        .aborted,
        "revision_mismatch",
        "This app was changed in the meantime. Please look at it again.",
        violations: [
          Violation(
            field: "expected_revision",
            code: "revision_mismatch",
            message: "It is at revision \(app.revision)."
          )
        ],
        retryable: false,
        details: [GoogleProtobuf.`Any`(packing: CatalogV1.App(app))]
      )
    case .points(let refusal): refusal.rpcError
    case .notAChild:
      .field("child_id", "not_a_child", "Name a child of the household.")
    case .childrenDoNotReport:
      RPCError(
        .permissionDenied,
        "children_do_not_report",
        "Only the child's device or a parent can report installed apps."
      )
    case .tooManyApps:
      RPCError(
        .resourceExhausted,
        "too_many_apps",
        "A child has at most \(InstalledApp.mostPerChild) apps, removed ones included.",
        retryable: false
      )
    case .tooManyDevices:
      RPCError(
        .resourceExhausted,
        "too_many_devices",
        "A child has at most \(AppReport.mostDevices) devices. An empty report forgets one.",
        violations: [
          Violation(field: "device", code: "too_many_devices", limit: Int64(AppReport.mostDevices))
        ],
        retryable: false
      )
    case .emptySelection:
      .field("selection", "empty_selection", "Select at least one app.")
    case .tooManyItems(let limit):
      .field("selection", "too_many_items", "Select at most \(limit) apps.", limit: limit)
    case .confirmationRequired:
      RPCError(
        .failedPrecondition,
        "confirmation_required",
        "The preview has expired or was used. Make a new one, and confirm it within "
          + "\(BulkAction.validFor.milliseconds / 1_000) seconds."
      )
    }
  }
}

extension PointsRefusal {
  fileprivate var rpcError: RPCError {
    let limit = AppRating.points.upperBound
    return switch self {
    case .negative: .field(Self.field, rawValue, "Points cannot be negative.")
    case .zero:
      .field(Self.field, rawValue, "A learning app earns at least 1 point per hour.")
    case .tooHigh:
      .field(Self.field, rawValue, "It must be at most \(limit) points per hour.", limit: limit)
    case .notAllowed:
      .field(Self.field, rawValue, "Only learning apps have points per hour.")
    }
  }

  private static let field = "points_per_hour"
}

extension RPCError {
  fileprivate static func field(
    _ field: String,
    _ code: String,
    _ message: String,
    limit: Int? = nil
  ) -> RPCError {
    RPCError(
      .invalidArgument,
      code,
      "The value of \(field) cannot be accepted. \(message)",
      violations: [
        Violation(field: field, code: code, message: message, limit: limit.map { Int64($0) })
      ]
    )
  }
}
