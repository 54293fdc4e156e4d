// Generated from daybook/catalog/v1/screen_time.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension CatalogV1 {
  /// The request of `ScreenTime/GetProgressCard`.
  public struct GetProgressCardRequest: Message {
    /// The child; empty for the caller.
    public var childID: MemberID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(childID: MemberID? = nil) {
      self.childID = childID
    }
  }
}

extension CatalogV1.GetProgressCardRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetProgressCardRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(childID, 1, TextField<MemberID>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: childID = try reader.text(MemberID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// Today's learning time against the goal.
  public struct GoalRing: Message {
    /// The goal in minutes.
    public var goalMinutes: Int32 = 0

    /// Seconds that counted as learning today.
    public var learningSeconds: Int64 = 0

    /// The percentage of the goal, rounded down; may exceed 100.
    public var percent: Int32 = 0

    /// The percentage to draw, 0 to 100.
    public var shownPercent: Int32 = 0

    /// Whether more than the goal was reached.
    public var exceeded: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      goalMinutes: Int32 = 0,
      learningSeconds: Int64 = 0,
      percent: Int32 = 0,
      shownPercent: Int32 = 0,
      exceeded: Bool = false
    ) {
      self.goalMinutes = goalMinutes
      self.learningSeconds = learningSeconds
      self.percent = percent
      self.shownPercent = shownPercent
      self.exceeded = exceeded
    }
  }
}

extension CatalogV1.GoalRing {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GoalRing"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "goal_minutes", "goalMinutes"),
    FieldInfo(2, "learning_seconds", "learningSeconds"),
    FieldInfo(3, "percent", "percent"),
    FieldInfo(4, "shown_percent", "shownPercent"),
    FieldInfo(5, "exceeded", "exceeded"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(exceeded, 5, BoolField.self)
    sink.implicit(shownPercent, 4, Int32Field.self)
    sink.implicit(percent, 3, Int32Field.self)
    sink.implicit(learningSeconds, 2, Int64Field.self)
    sink.implicit(goalMinutes, 1, Int32Field.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: goalMinutes = try Int32Field.read(from: &reader)
      case 16: learningSeconds = try Int64Field.read(from: &reader)
      case 24: percent = try Int32Field.read(from: &reader)
      case 32: shownPercent = try Int32Field.read(from: &reader)
      case 40: exceeded = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(goalMinutes, "goalMinutes", Int32Field.self)
    try writer.implicit(learningSeconds, "learningSeconds", Int64Field.self)
    try writer.implicit(percent, "percent", Int32Field.self)
    try writer.implicit(shownPercent, "shownPercent", Int32Field.self)
    try writer.implicit(exceeded, "exceeded", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&goalMinutes, Int32Field.self)
      case 2: try reader.read(&learningSeconds, Int64Field.self)
      case 3: try reader.read(&percent, Int32Field.self)
      case 4: try reader.read(&shownPercent, Int32Field.self)
      case 5: try reader.read(&exceeded, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// Points earned on one day.
  public struct PointsDay: Message {
    /// The day.
    public var localDay: LocalDay?

    /// Points that were earned.
    public var points: Int64 = 0

    /// Cumulative points since the first day of the chart.
    public var runningSum: Int64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(localDay: LocalDay? = nil, points: Int64 = 0, runningSum: Int64 = 0) {
      self.localDay = localDay
      self.points = points
      self.runningSum = runningSum
    }
  }
}

extension CatalogV1.PointsDay {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.PointsDay"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "local_day", "localDay"),
    FieldInfo(2, "points", "points"),
    FieldInfo(3, "running_sum", "runningSum"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(runningSum, 3, Int64Field.self)
    sink.implicit(points, 2, Int64Field.self)
    sink.optional(localDay, 1, TextField<LocalDay>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: localDay = try reader.text(LocalDay.self)
      case 16: points = try Int64Field.read(from: &reader)
      case 24: runningSum = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(localDay, "localDay", TextField<LocalDay>.self)
    try writer.implicit(points, "points", Int64Field.self)
    try writer.implicit(runningSum, "runningSum", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&localDay, LocalDay.self)
      case 2: try reader.read(&points, Int64Field.self)
      case 3: try reader.read(&runningSum, Int64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A reward app that can be chosen.
  public struct RewardChoice: Message {
    /// The app.
    public var bundleIdentifier: String = ""

    /// Its name.
    public var appName: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(bundleIdentifier: String = "", appName: String = "") {
      self.bundleIdentifier = bundleIdentifier
      self.appName = appName
    }
  }
}

extension CatalogV1.RewardChoice {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RewardChoice"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(2, "app_name", "appName", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(appName, 2, StringField.self)
    sink.implicit(bundleIdentifier, 1, StringField.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: bundleIdentifier = try StringField.read(from: &reader)
      case 18: appName = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    try writer.implicit(appName, "appName", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&bundleIdentifier, StringField.self)
      case 2: try reader.read(&appName, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `ScreenTime/GetProgressCard`.
  public struct GetProgressCardResponse: Message {
    /// Today in the child's time zone.
    public var today: LocalDay?

    /// The balance.
    public var balance: CatalogV1.PointsBalance?

    /// Points earned today.
    public var earnedToday: Int64 = 0

    /// The goal and its progress.
    public var goal: CatalogV1.GoalRing?

    /// The last seven days including today, oldest first.
    public var chart: [CatalogV1.PointsDay] = []

    /// Seconds left in active allocations.
    public var rewardSecondsLeft: Int64 = 0

    /// Minutes that can be redeemed now, in steps of 5; limited by points and the daily maximum.
    public var affordableMinutes: Int32 = 0

    /// Remaining minutes of the daily maximum.
    public var dailyMinutesLeft: Int32 = 0

    /// The settings made by parents.
    public var settings: CatalogV1.ScreenTimeSettings?

    /// Reward apps, by name; the first 50.
    public var rewards: [CatalogV1.RewardChoice] = []

    /// Active allocations, oldest first.
    public var allocations: [CatalogV1.Allocation] = []

    /// Open requests, oldest first.
    public var requests: [CatalogV1.RewardRequest] = []

    /// The latest five entries of the ledger, newest first.
    public var latest: [CatalogV1.PointsEntry] = []

    /// The number of apps without a category; 0 for the child.
    public var uncategorizedApps: Int32 = 0

    /// Seconds of reward use beyond allocations today; 0 for the child.
    public var overLimitSeconds: Int64 = 0

    /// Whether nothing was ever reported or booked.
    public var noData: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      today: LocalDay? = nil,
      balance: CatalogV1.PointsBalance? = nil,
      earnedToday: Int64 = 0,
      goal: CatalogV1.GoalRing? = nil,
      chart: [CatalogV1.PointsDay] = [],
      rewardSecondsLeft: Int64 = 0,
      affordableMinutes: Int32 = 0,
      dailyMinutesLeft: Int32 = 0,
      settings: CatalogV1.ScreenTimeSettings? = nil,
      rewards: [CatalogV1.RewardChoice] = [],
      allocations: [CatalogV1.Allocation] = [],
      requests: [CatalogV1.RewardRequest] = [],
      latest: [CatalogV1.PointsEntry] = [],
      uncategorizedApps: Int32 = 0,
      overLimitSeconds: Int64 = 0,
      noData: Bool = false
    ) {
      self.today = today
      self.balance = balance
      self.earnedToday = earnedToday
      self.goal = goal
      self.chart = chart
      self.rewardSecondsLeft = rewardSecondsLeft
      self.affordableMinutes = affordableMinutes
      self.dailyMinutesLeft = dailyMinutesLeft
      self.settings = settings
      self.rewards = rewards
      self.allocations = allocations
      self.requests = requests
      self.latest = latest
      self.uncategorizedApps = uncategorizedApps
      self.overLimitSeconds = overLimitSeconds
      self.noData = noData
    }
  }
}

extension CatalogV1.GetProgressCardResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetProgressCardResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "today", "today"),
    FieldInfo(2, "balance", "balance", .single, CatalogV1.PointsBalance.self),
    FieldInfo(3, "earned_today", "earnedToday"),
    FieldInfo(4, "goal", "goal", .single, CatalogV1.GoalRing.self),
    FieldInfo(5, "chart", "chart", .repeated, CatalogV1.PointsDay.self),
    FieldInfo(6, "reward_seconds_left", "rewardSecondsLeft"),
    FieldInfo(7, "affordable_minutes", "affordableMinutes"),
    FieldInfo(8, "daily_minutes_left", "dailyMinutesLeft"),
    FieldInfo(9, "settings", "settings", .single, CatalogV1.ScreenTimeSettings.self),
    FieldInfo(10, "rewards", "rewards", .repeated, CatalogV1.RewardChoice.self),
    FieldInfo(11, "allocations", "allocations", .repeated, CatalogV1.Allocation.self),
    FieldInfo(12, "requests", "requests", .repeated, CatalogV1.RewardRequest.self),
    FieldInfo(13, "latest", "latest", .repeated, CatalogV1.PointsEntry.self),
    FieldInfo(14, "uncategorized_apps", "uncategorizedApps"),
    FieldInfo(15, "over_limit_seconds", "overLimitSeconds"),
    FieldInfo(16, "no_data", "noData"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(noData, 16, BoolField.self)
    sink.implicit(overLimitSeconds, 15, Int64Field.self)
    sink.implicit(uncategorizedApps, 14, Int32Field.self)
    sink.repeated(latest, 13, MessageField<CatalogV1.PointsEntry>.self)
    sink.repeated(requests, 12, MessageField<CatalogV1.RewardRequest>.self)
    sink.repeated(allocations, 11, MessageField<CatalogV1.Allocation>.self)
    sink.repeated(rewards, 10, MessageField<CatalogV1.RewardChoice>.self)
    sink.optional(settings, 9, MessageField<CatalogV1.ScreenTimeSettings>.self)
    sink.implicit(dailyMinutesLeft, 8, Int32Field.self)
    sink.implicit(affordableMinutes, 7, Int32Field.self)
    sink.implicit(rewardSecondsLeft, 6, Int64Field.self)
    sink.repeated(chart, 5, MessageField<CatalogV1.PointsDay>.self)
    sink.optional(goal, 4, MessageField<CatalogV1.GoalRing>.self)
    sink.implicit(earnedToday, 3, Int64Field.self)
    sink.optional(balance, 2, MessageField<CatalogV1.PointsBalance>.self)
    sink.optional(today, 1, TextField<LocalDay>.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: today = try reader.text(LocalDay.self)
      case 18: try reader.merge(&balance)
      case 24: earnedToday = try Int64Field.read(from: &reader)
      case 34: try reader.merge(&goal)
      case 42: try reader.append(to: &chart, MessageField<CatalogV1.PointsDay>.self)
      case 48: rewardSecondsLeft = try Int64Field.read(from: &reader)
      case 56: affordableMinutes = try Int32Field.read(from: &reader)
      case 64: dailyMinutesLeft = try Int32Field.read(from: &reader)
      case 74: try reader.merge(&settings)
      case 82: try reader.append(to: &rewards, MessageField<CatalogV1.RewardChoice>.self)
      case 90: try reader.append(to: &allocations, MessageField<CatalogV1.Allocation>.self)
      case 98: try reader.append(to: &requests, MessageField<CatalogV1.RewardRequest>.self)
      case 106: try reader.append(to: &latest, MessageField<CatalogV1.PointsEntry>.self)
      case 112: uncategorizedApps = try Int32Field.read(from: &reader)
      case 120: overLimitSeconds = try Int64Field.read(from: &reader)
      case 128: noData = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(today, "today", TextField<LocalDay>.self)
    try writer.optional(balance, "balance", MessageField<CatalogV1.PointsBalance>.self)
    try writer.implicit(earnedToday, "earnedToday", Int64Field.self)
    try writer.optional(goal, "goal", MessageField<CatalogV1.GoalRing>.self)
    try writer.repeated(chart, "chart", MessageField<CatalogV1.PointsDay>.self)
    try writer.implicit(rewardSecondsLeft, "rewardSecondsLeft", Int64Field.self)
    try writer.implicit(affordableMinutes, "affordableMinutes", Int32Field.self)
    try writer.implicit(dailyMinutesLeft, "dailyMinutesLeft", Int32Field.self)
    try writer.optional(settings, "settings", MessageField<CatalogV1.ScreenTimeSettings>.self)
    try writer.repeated(rewards, "rewards", MessageField<CatalogV1.RewardChoice>.self)
    try writer.repeated(allocations, "allocations", MessageField<CatalogV1.Allocation>.self)
    try writer.repeated(requests, "requests", MessageField<CatalogV1.RewardRequest>.self)
    try writer.repeated(latest, "latest", MessageField<CatalogV1.PointsEntry>.self)
    try writer.implicit(uncategorizedApps, "uncategorizedApps", Int32Field.self)
    try writer.implicit(overLimitSeconds, "overLimitSeconds", Int64Field.self)
    try writer.implicit(noData, "noData", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&today, LocalDay.self)
      case 2: try reader.read(&balance, MessageField<CatalogV1.PointsBalance>.self)
      case 3: try reader.read(&earnedToday, Int64Field.self)
      case 4: try reader.read(&goal, MessageField<CatalogV1.GoalRing>.self)
      case 5: try reader.append(to: &chart, MessageField<CatalogV1.PointsDay>.self)
      case 6: try reader.read(&rewardSecondsLeft, Int64Field.self)
      case 7: try reader.read(&affordableMinutes, Int32Field.self)
      case 8: try reader.read(&dailyMinutesLeft, Int32Field.self)
      case 9: try reader.read(&settings, MessageField<CatalogV1.ScreenTimeSettings>.self)
      case 10: try reader.append(to: &rewards, MessageField<CatalogV1.RewardChoice>.self)
      case 11: try reader.append(to: &allocations, MessageField<CatalogV1.Allocation>.self)
      case 12: try reader.append(to: &requests, MessageField<CatalogV1.RewardRequest>.self)
      case 13: try reader.append(to: &latest, MessageField<CatalogV1.PointsEntry>.self)
      case 14: try reader.read(&uncategorizedApps, Int32Field.self)
      case 15: try reader.read(&overLimitSeconds, Int64Field.self)
      case 16: try reader.read(&noData, BoolField.self)
      default: break
      }
    }
  }
}
