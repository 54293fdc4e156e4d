import GatewayContracts
import GatewayDomain
import RPC
import ServiceRuntime
import Vocabulary

/// The calls of `daybook.gateway.v1.Preferences`.
struct PreferenceCalls: DirectoryCalls {
  let store: DirectoryStore
  let admission: AdmissionControl
}

extension PreferenceCalls: GatewayV1.PreferencesService {
  /// Reads a member's preferences.
  func getPreferences(
    _ request: GatewayV1.GetPreferencesRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.GetPreferencesResponse {
    let context = try call.callerContext
    let preferences = try await store.read(of: context.caller.member.rawValue) { rows in
      try rows.preferences(of: context.subject, in: context.household)
    }
    return GatewayV1.GetPreferencesResponse(preferences: GatewayV1.MemberPreferences(preferences))
  }

  /// Changes the fields of a member's preferences that the mask names.
  func updatePreferences(
    _ request: GatewayV1.UpdatePreferencesRequest,
    _ call: ServerCall
  ) async throws -> GatewayV1.UpdatePreferencesResponse {
    let context = try call.callerContext
    // Services receive the new evening start; after a failure as well, which may follow the commit.
    defer { directory.forget(household: context.household) }
    return try await changeOnce(call, request) { rows, change in
      let before = try rows.reader.preferences(of: context.subject, in: context.household)
      var after = before
      try after.take(request)
      guard [0, before.revision].contains(request.expectedRevision) else {
        throw DirectoryRefusal.revisionMismatch(current: before.revision)
      }
      if after != before {
        after.revision += 1
        try rows.set(after, of: context.subject, in: context.household)
        try change.append(.preferencesUpdated(after, before: before, of: context.subject))
      }
      return GatewayV1.UpdatePreferencesResponse(
        preferences: GatewayV1.MemberPreferences(after),
        changed: after != before
      )
    }.reply
  }
}

extension Preferences {
  /// Applies the fields that a request's mask names.
  ///
  /// - Throws: ``DirectoryRefusal/invalid(_:)`` with all violations.
  fileprivate mutating func take(_ request: GatewayV1.UpdatePreferencesRequest) throws {
    let given = request.preferences ?? GatewayV1.MemberPreferences()
    var check = FieldCheck()
    for path in check.paths(of: request.updateMask) {
      var isKnown = true
      switch path {
      case "date_format": (dateFormat, isKnown) = given.dateFormat.choice
      case "first_weekday":
        firstWeekday = given.firstWeekday == .unspecified ? nil : given.firstWeekday.weekStart
        isKnown = given.firstWeekday.weekStart != nil
      case "units": (units, isKnown) = given.units.choice
      case "evening_start":
        eveningStart = LocalTime(text: given.eveningStart)
        isKnown = eveningStart != nil || given.eveningStart.isEmpty
      case "language":
        language = LanguageTag(given.language)
        isKnown = language != nil || given.language.isEmpty
      case "conflicts": (conflicts, isKnown) = given.conflicts.choice
      default: check.refuse("update_mask", .unknownField)
      }
      if !isKnown { check.refuse("preferences.\(path)", .unknownPreference) }
    }
    try check.finish()
  }
}

// MARK: - Mapping to the contract

extension GatewayV1.MemberPreferences {
  init(_ preferences: Preferences) {
    self.init(
      dateFormat: GatewayV1.DateFormat(preferences.dateFormat),
      firstWeekday: preferences.firstWeekday.map { GatewayV1.WeekStart($0) } ?? .unspecified,
      units: GatewayV1.UnitSystem(preferences.units),
      eveningStart: preferences.eveningStart?.text ?? "",
      language: preferences.language?.text ?? "",
      conflicts: GatewayV1.ConflictStrategy(preferences.conflicts),
      revision: preferences.revision
    )
  }
}

extension GatewayV1.DateFormat {
  init(_ format: Preferences.DateFormat?) {
    switch format {
    case nil: self = .unspecified
    case .iso: self = .iso
    case .dotted: self = .dotted
    case .american: self = .american
    }
  }

  /// The value, and whether it is known.
  fileprivate var choice: (Preferences.DateFormat?, Bool) {
    switch self {
    case .unspecified: (nil, true)
    case .iso: (.iso, true)
    case .dotted: (.dotted, true)
    case .american: (.american, true)
    case .unrecognized: (nil, false)
    }
  }
}

extension GatewayV1.UnitSystem {
  init(_ units: Preferences.Units?) {
    switch units {
    case nil: self = .unspecified
    case .metric: self = .metric
    case .imperial: self = .imperial
    }
  }

  /// The value, and whether it is known.
  fileprivate var choice: (Preferences.Units?, Bool) {
    switch self {
    case .unspecified: (nil, true)
    case .metric: (.metric, true)
    case .imperial: (.imperial, true)
    case .unrecognized: (nil, false)
    }
  }
}

extension GatewayV1.ConflictStrategy {
  init(_ conflicts: Preferences.Conflicts?) {
    switch conflicts {
    case nil: self = .unspecified
    case .serverWins: self = .serverWins
    case .latestWins: self = .latestWins
    }
  }

  /// The value, and whether it is known.
  fileprivate var choice: (Preferences.Conflicts?, Bool) {
    switch self {
    case .unspecified: (nil, true)
    case .serverWins: (.serverWins, true)
    case .latestWins: (.latestWins, true)
    case .unrecognized: (nil, false)
    }
  }
}

extension NewEvent {
  fileprivate static func preferencesUpdated(
    _ preferences: Preferences,
    before: Preferences,
    of member: MemberID
  ) -> NewEvent {
    NewEvent(
      GatewayV1.PreferencesUpdated(preferences: GatewayV1.MemberPreferences(preferences)),
      entity: member.text,
      revision: Int(clamping: preferences.revision),
      changedFields: preferences.changes(from: before)
    )
  }
}
