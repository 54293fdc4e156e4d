/// One report of use: an interval in which an app was in front.
public struct UsageReportID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Says what a UUID names.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// Minutes of a reward app that a child has spent points on.
public struct AllocationID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Says what a UUID names.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}

/// What a child asks a parent for.
public struct RewardRequestID: EntityID {
  /// The UUID itself.
  public let rawValue: UniqueID

  /// Says what a UUID names.
  public init(rawValue: UniqueID) { self.rawValue = rawValue }
}
