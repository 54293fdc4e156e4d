/// A typed UUID, so that a task's id cannot be used in place of a project's.
public protocol EntityID: RawRepresentable, Hashable, Sendable, Comparable,
  CustomStringConvertible
where RawValue == UniqueID {
  /// Creates the id from a UUID.
  init(rawValue: UniqueID)
}

extension EntityID {
  /// Reads `8-4-4-4-12` hexadecimal digits in either case; `nil` for anything else.
  public init?(text: some StringProtocol) {
    guard let id = UniqueID(text: text) else { return nil }
    self.init(rawValue: id)
  }

  /// The id as lower-case text.
  public var text: String { rawValue.text }

  /// The id as lower-case text.
  public var description: String { rawValue.text }

  /// Ordered as the bytes are.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// One household: the tenant that every row and every call belongs to.
public struct HouseholdID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One person in a household; also identifies that person's space.
public struct MemberID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One task, unique within its space.
public struct TaskID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One project, unique within its space.
public struct ProjectID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }

  /// The project that every space has, under the same id in all of them (PRJ-032).
  public static let inbox = ProjectID(rawValue: UniqueID(high: 0, low: 1))
}

/// One client installation, by an id that it creates at its first start.
public struct DeviceID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One changing request; the client creates the id before it first sends the call.
public struct RequestID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One reminder in the scheduler.
public struct ReminderID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One access token, by which it is listed and revoked; never the secret itself.
public struct TokenID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One invitation to sign in as a member.
public struct InvitationID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One saved filter of a member.
public struct SavedFilterID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// Changes that were made together and are shown together.
public struct BatchID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One coffee of a household.
public struct CoffeeID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One recipe of a household.
public struct RecipeID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One brewing note of a household.
public struct BrewingNoteID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One entry of a health log.
public struct HealthEntryID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}
