/// The id of one report of use: an interval in which an app was in the foreground.
public struct UsageReportID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// Minutes of a reward app that a child has spent points on.
public struct AllocationID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// A child's request for minutes.
public struct RewardRequestID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Creates the id from a UUID.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}
