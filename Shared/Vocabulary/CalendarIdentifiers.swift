/// One away period of a member.
public struct AwayPeriodID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// One holiday of a household.
public struct HolidayID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}
