/// A UUID that says what it names, so that a task's id cannot stand where a project's belongs.
package protocol EntityID: RawRepresentable, Hashable, Sendable, Comparable,
  CustomStringConvertible
where RawValue == UniqueID {
  init(rawValue: UniqueID)
}

extension EntityID {
  package init?(text: some StringProtocol) {
    guard let id = UniqueID(text: text) else { return nil }
    self.init(rawValue: id)
  }

  package var text: String { rawValue.text }
  package var description: String { rawValue.text }

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// One household: the tenant that every row and every call belongs to.
package struct HouseholdID: EntityID {
  package let rawValue: UniqueID
  package init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One person in a household; also the name of that person's space.
package struct MemberID: EntityID {
  package let rawValue: UniqueID
  package init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One task, unique within its space.
package struct TaskID: EntityID {
  package let rawValue: UniqueID
  package init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One project, unique within its space.
package struct ProjectID: EntityID {
  package let rawValue: UniqueID
  package init(rawValue: UniqueID) { self.rawValue = rawValue }

  /// The project that every space has, under the same id in all of them (PRJ-032).
  package static let inbox = ProjectID(rawValue: UniqueID(high: 0, low: 1))
}

/// One client installation: an id it made at its first start.
package struct DeviceID: EntityID {
  package let rawValue: UniqueID
  package init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One intent to change something, made by the client before it first sends the call.
package struct RequestID: EntityID {
  package let rawValue: UniqueID
  package init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One reminder in the scheduler.
package struct ReminderID: EntityID {
  package let rawValue: UniqueID
  package init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One access token, by which it is listed and revoked; never the secret itself.
package struct TokenID: EntityID {
  package let rawValue: UniqueID
  package init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One filter that a member keeps under a name.
package struct SavedFilterID: EntityID {
  package let rawValue: UniqueID
  package init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// Changes that were made together and are shown together.
package struct BatchID: EntityID {
  package let rawValue: UniqueID
  package init(rawValue: UniqueID) { self.rawValue = rawValue }
}
