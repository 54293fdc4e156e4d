package import GatewayDomain
package import RPC

extension DirectoryRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .invalid(let fields):
      RPCError(
        .invalidArgument,
        fields.count == 1 ? fields[0].reason.rpcReason : "invalid_argument",
        fields.count == 1 ? fields[0].reason.sentence : "Several fields are invalid; see the list.",
        violations: fields.map(\.violation),
        retryable: false
      )
    case .duplicateMemberName:
      RPCError(
        .alreadyExists,
        "duplicate_member_name",
        "The household already has a member of that name."
      )
    case .tooManyMembers:
      DirectoryRefusal.quota("members", limit: Home.maximumMembers)
    case .tooManyTokens:
      DirectoryRefusal.quota("tokens", limit: Home.maximumTokens)
    case .unknownToken:
      RPCError(.notFound, "token_not_found", "There is no such token.")
    case .scopeAboveOwn:
      RPCError(
        .permissionDenied,
        "scope_above_own",
        "A token cannot create one with more scopes than its own."
      )
    case .parentHasToken:
      RPCError(
        .permissionDenied,
        "parent_has_token",
        "That parent has had a token, so only they can create another.",
        violations: [Violation(field: "member_id", code: "parent_has_token")]
      )
    case .operatorScope:
      RPCError(
        .permissionDenied,
        "operators_only",
        "Operator tokens are created on the host: “daybook operator token”."
      )
    case .unknownParent:
      RPCError(.notFound, "parent_not_found", "There is no parent of that name.")
    case .ambiguousParent:
      RPCError(
        .failedPrecondition,
        "ambiguous_parent",
        "Several households have a parent of that name; name the household as well."
      )
    case .wrongSetupCode:
      RPCError(
        .permissionDenied,
        "invalid_setup_code",
        "This is not the set-up code that was printed last."
      )
    case .invalidInvitation:
      RPCError(
        .permissionDenied,
        "invalid_invitation",
        "This code is invalid or has expired; a parent can create a new one."
      )
    case .unknownInvitation:
      RPCError(.notFound, "invitation_not_found", "There is no open invitation with this id.")
    case .deviceOfAdult:
      RPCError(
        .failedPrecondition,
        "not_a_child",
        "A device token is for a child; name a child.",
        violations: [Violation(field: "member_id", code: "not_a_child")]
      )
    case .lastParent:
      RPCError(
        .failedPrecondition,
        "last_parent",
        "The household needs at least one other parent who can sign in.",
        violations: [Violation(field: "member.role", code: "last_parent")]
      )
    case .hasOperatorToken:
      RPCError(
        .failedPrecondition,
        "has_operator_token",
        "A child cannot have an operator token; revoke it first.",
        violations: [Violation(field: "member.role", code: "has_operator_token")]
      )
    case .revisionMismatch(let current):
      RPCError(
        .aborted,
        "revision_mismatch",
        "This was changed in the meantime; its revision is \(current). Read it and try again.",
        violations: [Violation(field: "expected_revision", code: "revision_mismatch")]
      )
    case .alreadySetUp:
      RPCError(.failedPrecondition, "already_set_up", "The household exists already.")
    }
  }

  private static func quota(_ field: String, limit: Int) -> RPCError {
    RPCError(
      .resourceExhausted,
      "quota_exceeded",
      "There are \(limit) \(field) already, and no more are allowed.",
      violations: [Violation(field: field, code: "quota_exceeded", limit: Int64(limit))],
      retryable: false
    )
  }
}

extension InvalidField {
  var violation: Violation {
    Violation(
      field: field,
      code: reason.rawValue,
      message: reason.sentence,
      limit: reason.limit
    )
  }
}

extension InvalidField.Reason {
  /// The reason of the whole refusal when this is its only violation.
  var rpcReason: String {
    switch self {
    case .required, .tooLong, .controlCharacter: "invalid_name"
    case .unknownZone, .unknownRole, .unknownWeekStart, .unknownScope, .unknownColor,
      .badDayStart, .badLifetime, .unknownPreference, .missingMask, .unknownField:
      rawValue
    case .deviceScope: "invalid_scope"
    }
  }

  var limit: Int64? {
    switch self {
    case .tooLong: Int64(DirectoryName.maximumCharacters)
    case .badLifetime: Invitation.lifetimes.upperBound.components.seconds
    case .badDayStart: Int64(Household.latestDayStart)
    default: nil
    }
  }

  var sentence: String {
    switch self {
    case .required: "This must not be empty."
    case .tooLong: "At most \(DirectoryName.maximumCharacters) characters."
    case .controlCharacter: "Control characters are not allowed."
    case .unknownZone: "This is not a time zone; an example is Europe/Berlin."
    case .unknownRole: "A member is a parent or a child."
    case .unknownWeekStart: "A week starts on Monday, Sunday or Saturday."
    case .unknownScope: "A scope is read, write or device."
    case .deviceScope:
      "The scope device is for a token of a child's device, and cannot be combined with others."
    case .unknownColor: "A colour is # and six hexadecimal digits, such as #3366cc."
    case .badDayStart: "A day starts between 00:00 and 06:00."
    case .badLifetime: "A code is valid for ten minutes to seven days."
    case .unknownPreference: "This is not a value of this preference."
    case .missingMask: "The update mask names no field; name at least one."
    case .unknownField: "This field does not exist or cannot be changed."
    }
  }
}

extension InvalidCursor: RPCErrorConvertible {
  package var rpcError: RPCError {
    RPCError(
      .invalidArgument,
      "invalid_cursor",
      "This is not a cursor of this household; start without one.",
      violations: [Violation(field: "cursor", code: "invalid_cursor")],
      retryable: false
    )
  }
}

/// A watch names more than ``KindFilter/maximumKinds`` kinds.
struct TooManyKinds: Error, RPCErrorConvertible {
  var rpcError: RPCError {
    RPCError(
      .invalidArgument,
      "too_many_items",
      "A watch names at most \(KindFilter.maximumKinds) kinds.",
      violations: [
        Violation(field: "kinds", code: "too_many_items", limit: Int64(KindFilter.maximumKinds))
      ],
      retryable: false
    )
  }
}

/// The installation has no process of this name.
struct UnknownProcess: Error, RPCErrorConvertible {
  var rpcError: RPCError {
    RPCError(
      .invalidArgument,
      "unknown_service",
      "There is no such process; the names are gateway, \(Area.allCases.map(\.rawValue).joined(separator: ", ")).",
      violations: [Violation(field: "service", code: "unknown_service")]
    )
  }
}

/// The error when all parts are missing.
extension MissingPart: RPCErrorConvertible {
  package var rpcError: RPCError { RPCError(.unavailable, reason, message, retryable: true) }
}

extension WatchRefusal: RPCErrorConvertible {
  package var rpcError: RPCError {
    RPCError(
      .resourceExhausted,
      "too_many_watches",
      message,
      violations: [
        Violation(field: "", code: "too_many_watches_\(rawValue)", limit: Int64(limit))
      ],
      retryAfter: .seconds(10),
      isUnprocessed: true
    )
  }

  private var message: String {
    switch self {
    case .member: "You have \(limit) open watches, and no more are allowed; end one first."
    case .household:
      "Your household has \(limit) open watches, and no more are allowed; end one first."
    case .all: "The server has no free watch at the moment; try again later."
    }
  }
}
