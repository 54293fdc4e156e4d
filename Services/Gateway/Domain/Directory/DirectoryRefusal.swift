/// Why a change of the directory is refused.
package enum DirectoryRefusal: Error, Hashable, Sendable {
  /// The fields of the request that are wrong, each with its reason.
  case invalid([InvalidField])
  case duplicateMemberName
  case tooManyMembers
  case tooManyTokens
  case unknownToken
  /// A token cannot make one that may do more than itself.
  case scopeAboveOwn
  /// Another parent has a token, or had one, and makes their own.
  case parentHasToken
  /// Operator tokens are created on the host, with the installation's key.
  case operatorScope
  /// No parent of that name, or not in the named household.
  case unknownParent
  /// Several households have a parent of that name.
  case ambiguousParent
  case wrongSetupCode
  /// The code is wrong, was used or replaced, or has expired; which of them is not said.
  case invalidInvitation
  /// There is no open invitation of this id.
  case unknownInvitation
  /// A device's token is bound to a child.
  case deviceOfAdult
  /// A household keeps a parent who can sign in.
  case lastParent
  /// A child has no operator token.
  case hasOperatorToken
  /// The record is at another revision than the caller expects.
  case revisionMismatch(current: UInt64)
  case alreadySetUp
}

/// One field that breaks a rule.
package struct InvalidField: Hashable, Sendable {
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    case required
    case tooLong = "too_long"
    case controlCharacter = "control_character"
    case unknownZone = "invalid_zone"
    case unknownRole = "invalid_role"
    case unknownWeekStart = "invalid_week_start"
    case unknownScope = "invalid_scope"
    case deviceScope = "device_scope_alone"
    case unknownColor = "invalid_color"
    case badDayStart = "invalid_day_start"
    case badLifetime = "invalid_lifetime"
    case unknownPreference = "invalid_preference"
    case missingMask = "update_mask_required"
    case unknownField = "unknown_field"
  }

  /// The path in the request: `scopes[1]`.
  package let field: String
  package let reason: Reason

  package init(_ field: String, _ reason: Reason) {
    self.field = field
    self.reason = reason
  }
}

/// Collects all violations of a request, because a refusal lists all of them.
package struct FieldCheck: Sendable {
  package private(set) var wrong: [InvalidField] = []

  package init() {}

  package mutating func refuse(_ field: String, _ reason: InvalidField.Reason) {
    wrong.append(InvalidField(field, reason))
  }

  /// The name, or an empty one after noting a violation.
  package mutating func name(_ text: String, in field: String) -> String {
    do {
      return try DirectoryName(text).text
    } catch {
      switch error {
      case .empty: refuse(field, .required)
      case .tooLong: refuse(field, .tooLong)
      case .controlCharacter: refuse(field, .controlCharacter)
      }
      return ""
    }
  }

  /// The scopes, the standard ones for an empty list; notes the first unknown name.
  ///
  /// - Parameters:
  ///   - names: as the request lists them.
  ///   - field: of the request.
  ///   - allowsDevice: whether `device` is possible at all; never with another one.
  /// - Returns: the standard ones as well after noting a violation.
  package mutating func scopes(
    _ names: [String],
    in field: String,
    allowsDevice: Bool = false
  ) -> Scopes {
    guard !names.isEmpty else { return .standard }
    do throws(UnknownScope) {
      let scopes = try Scopes(names: names)
      if scopes.contains(.device), !allowsDevice || scopes != .device {
        refuse(field, .deviceScope)
        return .standard
      }
      return scopes
    } catch {
      refuse("\(field)[\(error.index)]", .unknownScope)
      return .standard
    }
  }

  /// - Throws: ``DirectoryRefusal/invalid(_:)`` when there are violations.
  package func finish() throws(DirectoryRefusal) {
    guard wrong.isEmpty else { throw .invalid(wrong) }
  }
}
