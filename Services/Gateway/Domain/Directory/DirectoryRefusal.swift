/// Why a change of the directory is refused.
package enum DirectoryRefusal: Error, Hashable, Sendable {
  /// The invalid fields of the request, each with its reason.
  case invalid([InvalidField])
  case duplicateMemberName
  case tooManyMembers
  case tooManyTokens
  case unknownToken
  /// A token cannot create one with more scopes than its own.
  case scopeAboveOwn
  /// A parent who has or had a token creates their tokens themselves.
  case parentHasToken
  /// Operator tokens are created on the host, with the installation's key.
  case operatorScope
  /// There is no parent of that name, or none in the named household.
  case unknownParent
  /// Several households have a parent of that name.
  case ambiguousParent
  case wrongSetupCode
  /// The code is wrong, used, replaced or expired; the error does not tell which.
  case invalidInvitation
  /// There is no open invitation with this id.
  case unknownInvitation
  /// Device tokens are for children only.
  case deviceOfAdult
  /// The household would be left without a parent who can sign in.
  case lastParent
  /// A member with an operator token cannot become a child.
  case hasOperatorToken
  /// The record's revision is not the one that the caller expects.
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

  /// The path in the request, such as `scopes[1]`.
  package let field: String
  package let reason: Reason

  package init(_ field: String, _ reason: Reason) {
    self.field = field
    self.reason = reason
  }
}

/// Collects the violations of a request, so that one refusal lists all of them.
package struct FieldCheck: Sendable {
  package private(set) var wrong: [InvalidField] = []

  package init() {}

  package mutating func refuse(_ field: String, _ reason: InvalidField.Reason) {
    wrong.append(InvalidField(field, reason))
  }

  /// Returns the checked name; an empty one after recording a violation.
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

  /// Parses scopes; an empty list gives the standard ones.
  ///
  /// Records the first unknown name.
  ///
  /// - Parameters:
  ///   - names: as the request lists them.
  ///   - field: their field in the request.
  ///   - allowsDevice: whether `device` is allowed; never together with another scope.
  /// - Returns: the scopes; the standard ones after a violation.
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
