// Generated from daybook/catalog/v1/apps.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension CatalogV1 {
  /// The category of an app.
  public enum AppCategory: WireEnum, CaseIterable {
    /// Not decided by a parent: use earns and costs nothing.
    case uncategorized
    /// Use earns points.
    case learning
    /// Use consumes redeemed minutes.
    case reward
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.AppCategory {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .uncategorized
    case 1: self = .learning
    case 2: self = .reward
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .uncategorized: return 0
    case .learning: return 1
    case .reward: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.AppCategory] = [
    .uncategorized,
    .learning,
    .reward,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("APP_CATEGORY_UNCATEGORIZED", 0),
    ("APP_CATEGORY_LEARNING", 1),
    ("APP_CATEGORY_REWARD", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "APP_CATEGORY_UNCATEGORIZED"
    case 1: return "APP_CATEGORY_LEARNING"
    case 2: return "APP_CATEGORY_REWARD"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// A filter on a list of apps.
  public enum AppFilter: WireEnum, CaseIterable {
    /// No filter.
    case unspecified
    case learning
    case reward
    case uncategorized
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.AppFilter {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .learning
    case 2: self = .reward
    case 3: self = .uncategorized
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .learning: return 1
    case .reward: return 2
    case .uncategorized: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.AppFilter] = [
    .unspecified,
    .learning,
    .reward,
    .uncategorized,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("APP_FILTER_UNSPECIFIED", 0),
    ("APP_FILTER_LEARNING", 1),
    ("APP_FILTER_REWARD", 2),
    ("APP_FILTER_UNCATEGORIZED", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "APP_FILTER_UNSPECIFIED"
    case 1: return "APP_FILTER_LEARNING"
    case 2: return "APP_FILTER_REWARD"
    case 3: return "APP_FILTER_UNCATEGORIZED"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// The order of apps.
  public enum AppSort: WireEnum, CaseIterable {
    /// By name, then by identifier.
    case unspecified
    /// Latest first, never used apps last.
    case recentlyUsed
    /// Uncategorized, learning, reward.
    case category
    /// Highest first.
    case pointsPerHour
    /// Latest first.
    case recentlyChanged
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.AppSort {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .recentlyUsed
    case 2: self = .category
    case 3: self = .pointsPerHour
    case 4: self = .recentlyChanged
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .recentlyUsed: return 1
    case .category: return 2
    case .pointsPerHour: return 3
    case .recentlyChanged: return 4
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.AppSort] = [
    .unspecified,
    .recentlyUsed,
    .category,
    .pointsPerHour,
    .recentlyChanged,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("APP_SORT_UNSPECIFIED", 0),
    ("APP_SORT_RECENTLY_USED", 1),
    ("APP_SORT_CATEGORY", 2),
    ("APP_SORT_POINTS_PER_HOUR", 3),
    ("APP_SORT_RECENTLY_CHANGED", 4),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "APP_SORT_UNSPECIFIED"
    case 1: return "APP_SORT_RECENTLY_USED"
    case 2: return "APP_SORT_CATEGORY"
    case 3: return "APP_SORT_POINTS_PER_HOUR"
    case 4: return "APP_SORT_RECENTLY_CHANGED"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// The outcome for one app of a bulk action.
  public enum BulkOutcome: WireEnum, CaseIterable {
    case unspecified
    case changed
    /// It already had the new values.
    case unchanged
    /// It was changed after the preview; `current` is the stored app.
    case conflict
    /// It is no longer installed.
    case removed
    case notFound
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.BulkOutcome {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .changed
    case 2: self = .unchanged
    case 3: self = .conflict
    case 4: self = .removed
    case 5: self = .notFound
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .changed: return 1
    case .unchanged: return 2
    case .conflict: return 3
    case .removed: return 4
    case .notFound: return 5
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.BulkOutcome] = [
    .unspecified,
    .changed,
    .unchanged,
    .conflict,
    .removed,
    .notFound,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("BULK_OUTCOME_UNSPECIFIED", 0),
    ("BULK_OUTCOME_CHANGED", 1),
    ("BULK_OUTCOME_UNCHANGED", 2),
    ("BULK_OUTCOME_CONFLICT", 3),
    ("BULK_OUTCOME_REMOVED", 4),
    ("BULK_OUTCOME_NOT_FOUND", 5),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "BULK_OUTCOME_UNSPECIFIED"
    case 1: return "BULK_OUTCOME_CHANGED"
    case 2: return "BULK_OUTCOME_UNCHANGED"
    case 3: return "BULK_OUTCOME_CONFLICT"
    case 4: return "BULK_OUTCOME_REMOVED"
    case 5: return "BULK_OUTCOME_NOT_FOUND"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// One app of one child.
  public struct App: Message {
    /// 1 to 255 letters, digits, `.`, `-` and `_`; unique per child, ignoring case.
    public var bundleIdentifier: String = ""

    /// 1 to 255 characters.
    public var appName: String = ""

    /// Its category.
    public var category: CatalogV1.AppCategory = CatalogV1.AppCategory(rawValue: 0)

    /// 1 to 1000 for learning, otherwise 0.
    public var pointsPerHour: Int32 = 0

    /// SHA-256 of its icon; empty if it has none.
    public var iconHash: ArraySlice<UInt8> = []

    /// Whether it is installed on a device of the child.
    public var active: Bool = false

    /// The end of its latest use.
    public var lastUsedAt: GoogleProtobuf.Timestamp?

    /// The points that it last had as a learning app.
    public var lastLearningPointsPerHour: Int32?

    /// Increases with every change of the record; use does not count.
    public var revision: UInt64 = 0

    /// When it was last changed.
    public var updatedAt: GoogleProtobuf.Timestamp?

    /// The parent who last changed it; empty for a device.
    public var updatedBy: MemberID?

    /// When it became inactive.
    public var removedAt: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      bundleIdentifier: String = "",
      appName: String = "",
      category: CatalogV1.AppCategory = CatalogV1.AppCategory(rawValue: 0),
      pointsPerHour: Int32 = 0,
      iconHash: ArraySlice<UInt8> = [],
      active: Bool = false,
      lastUsedAt: GoogleProtobuf.Timestamp? = nil,
      lastLearningPointsPerHour: Int32? = nil,
      revision: UInt64 = 0,
      updatedAt: GoogleProtobuf.Timestamp? = nil,
      updatedBy: MemberID? = nil,
      removedAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.bundleIdentifier = bundleIdentifier
      self.appName = appName
      self.category = category
      self.pointsPerHour = pointsPerHour
      self.iconHash = iconHash
      self.active = active
      self.lastUsedAt = lastUsedAt
      self.lastLearningPointsPerHour = lastLearningPointsPerHour
      self.revision = revision
      self.updatedAt = updatedAt
      self.updatedBy = updatedBy
      self.removedAt = removedAt
    }
  }
}

extension CatalogV1.App {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.App"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(2, "app_name", "appName", isRedacted: true),
    FieldInfo(3, "category", "category"),
    FieldInfo(4, "points_per_hour", "pointsPerHour"),
    FieldInfo(5, "icon_hash", "iconHash"),
    FieldInfo(6, "active", "active"),
    FieldInfo(7, "last_used_at", "lastUsedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(8, "last_learning_points_per_hour", "lastLearningPointsPerHour"),
    FieldInfo(9, "revision", "revision"),
    FieldInfo(10, "updated_at", "updatedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(11, "updated_by", "updatedBy"),
    FieldInfo(12, "removed_at", "removedAt", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(removedAt, 12, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(updatedBy, 11, TextField<MemberID>.self)
    sink.optional(updatedAt, 10, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(revision, 9, UInt64Field.self)
    sink.optional(lastLearningPointsPerHour, 8, Int32Field.self)
    sink.optional(lastUsedAt, 7, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(active, 6, BoolField.self)
    sink.implicit(iconHash, 5, BytesField.self)
    sink.implicit(pointsPerHour, 4, Int32Field.self)
    sink.implicit(category, 3, EnumField<CatalogV1.AppCategory>.self)
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
      case 24: category = try EnumField<CatalogV1.AppCategory>.read(from: &reader)
      case 32: pointsPerHour = try Int32Field.read(from: &reader)
      case 42: iconHash = try BytesField.read(from: &reader)
      case 48: active = try BoolField.read(from: &reader)
      case 58: try reader.merge(&lastUsedAt)
      case 64: lastLearningPointsPerHour = try Int32Field.read(from: &reader)
      case 72: revision = try UInt64Field.read(from: &reader)
      case 82: try reader.merge(&updatedAt)
      case 90: updatedBy = try reader.text(MemberID.self)
      case 98: try reader.merge(&removedAt)
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
    try writer.implicit(category, "category", EnumField<CatalogV1.AppCategory>.self)
    try writer.implicit(pointsPerHour, "pointsPerHour", Int32Field.self)
    try writer.implicit(iconHash, "iconHash", BytesField.self)
    try writer.implicit(active, "active", BoolField.self)
    try writer.optional(lastUsedAt, "lastUsedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(lastLearningPointsPerHour, "lastLearningPointsPerHour", Int32Field.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    try writer.optional(updatedAt, "updatedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(updatedBy, "updatedBy", TextField<MemberID>.self)
    try writer.optional(removedAt, "removedAt", MessageField<GoogleProtobuf.Timestamp>.self)
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
      case 3: try reader.read(&category, EnumField<CatalogV1.AppCategory>.self)
      case 4: try reader.read(&pointsPerHour, Int32Field.self)
      case 5: try reader.read(&iconHash, BytesField.self)
      case 6: try reader.read(&active, BoolField.self)
      case 7: try reader.read(&lastUsedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 8: try reader.read(&lastLearningPointsPerHour, Int32Field.self)
      case 9: try reader.read(&revision, UInt64Field.self)
      case 10: try reader.read(&updatedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 11: try reader.formed(&updatedBy, MemberID.self)
      case 12: try reader.read(&removedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.App {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "bundle_identifier", "app_name", "category", "points_per_hour", "icon_hash", "active",
    "last_used_at", "last_learning_points_per_hour", "revision", "updated_at", "updated_by",
    "removed_at",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.App {
    var shared = CatalogV1.App()
    shared.bundleIdentifier = self.bundleIdentifier
    shared.appName = self.appName
    shared.category = self.category
    shared.pointsPerHour = self.pointsPerHour
    shared.iconHash = self.iconHash
    shared.active = self.active
    shared.lastUsedAt = self.lastUsedAt
    shared.lastLearningPointsPerHour = self.lastLearningPointsPerHour
    shared.revision = self.revision
    shared.updatedAt = self.updatedAt
    shared.updatedBy = self.updatedBy
    shared.removedAt = self.removedAt
    return shared
  }
}

extension CatalogV1 {
  /// One app as a device reports it.
  public struct ReportedApp: Message {
    /// 1 to 255 letters, digits, `.`, `-` and `_`.
    public var bundleIdentifier: String = ""

    /// 1 to 255 characters after trimming.
    public var appName: String = ""

    /// SHA-256 of its icon; empty if it has none.
    public var iconHash: ArraySlice<UInt8> = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      bundleIdentifier: String = "",
      appName: String = "",
      iconHash: ArraySlice<UInt8> = []
    ) {
      self.bundleIdentifier = bundleIdentifier
      self.appName = appName
      self.iconHash = iconHash
    }
  }
}

extension CatalogV1.ReportedApp {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ReportedApp"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(2, "app_name", "appName", isRedacted: true),
    FieldInfo(3, "icon_hash", "iconHash"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(iconHash, 3, BytesField.self)
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
      case 26: iconHash = try BytesField.read(from: &reader)
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
    try writer.implicit(iconHash, "iconHash", BytesField.self)
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
      case 3: try reader.read(&iconHash, BytesField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Apps/ReportInstalledApps`.
  public struct ReportInstalledAppsRequest: Message {
    /// The child; empty for the caller's own space, used by a device.
    public var childID: MemberID?

    /// The device's name, 1 to 100 characters, ignoring case; empty for the id of the calling
    /// device.
    public var device: String = ""

    /// All apps on the device, up to 2,000.
    ///
    /// Of entries with the same identifier the last one is used.
    public var apps: [CatalogV1.ReportedApp] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(childID: MemberID? = nil, device: String = "", apps: [CatalogV1.ReportedApp] = []) {
      self.childID = childID
      self.device = device
      self.apps = apps
    }
  }
}

extension CatalogV1.ReportInstalledAppsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ReportInstalledAppsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "device", "device", isRedacted: true),
    FieldInfo(3, "apps", "apps", .repeated, CatalogV1.ReportedApp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(apps, 3, MessageField<CatalogV1.ReportedApp>.self)
    sink.implicit(device, 2, StringField.self)
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
      case 18: device = try StringField.read(from: &reader)
      case 26: try reader.append(to: &apps, MessageField<CatalogV1.ReportedApp>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.implicit(device, "device", StringField.self, isRedacted: true)
    try writer.repeated(apps, "apps", MessageField<CatalogV1.ReportedApp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&device, StringField.self)
      case 3: try reader.append(to: &apps, MessageField<CatalogV1.ReportedApp>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// An entry of a report that was skipped, or was accepted without its icon.
  public struct ReportFinding: Message {
    /// Its index in the report, from 0.
    public var index: Int32 = 0

    /// The reported identifier, cut to 255 characters.
    public var bundleIdentifier: String = ""

    /// `invalid_bundle_identifier`, `app_name_required`, `app_name_too_long`, `control_character`,
    /// `too_many_apps`; for an icon `invalid_icon_hash`.
    public var code: String = ""

    /// The reason as a sentence.
    public var message: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      index: Int32 = 0,
      bundleIdentifier: String = "",
      code: String = "",
      message: String = ""
    ) {
      self.index = index
      self.bundleIdentifier = bundleIdentifier
      self.code = code
      self.message = message
    }
  }
}

extension CatalogV1.ReportFinding {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ReportFinding"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "index", "index"),
    FieldInfo(2, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(3, "code", "code"),
    FieldInfo(4, "message", "message"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(message, 4, StringField.self)
    sink.implicit(code, 3, StringField.self)
    sink.implicit(bundleIdentifier, 2, StringField.self)
    sink.implicit(index, 1, Int32Field.self)
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
      case 8: index = try Int32Field.read(from: &reader)
      case 18: bundleIdentifier = try StringField.read(from: &reader)
      case 26: code = try StringField.read(from: &reader)
      case 34: message = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(index, "index", Int32Field.self)
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    try writer.implicit(code, "code", StringField.self)
    try writer.implicit(message, "message", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&index, Int32Field.self)
      case 2: try reader.read(&bundleIdentifier, StringField.self)
      case 3: try reader.read(&code, StringField.self)
      case 4: try reader.read(&message, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Apps/ReportInstalledApps`.
  public struct ReportInstalledAppsResponse: Message {
    /// The number of new apps.
    public var created: Int32 = 0

    /// The number of apps with a changed name or icon.
    public var updated: Int32 = 0

    /// The number of apps that are no longer on any device.
    public var removed: Int32 = 0

    /// The number of apps that are active again.
    public var reactivated: Int32 = 0

    /// The number of unchanged apps.
    public var unchanged: Int32 = 0

    /// Entries that were skipped.
    public var skipped: [CatalogV1.ReportFinding] = []

    /// Entries that were accepted without their icon.
    public var warnings: [CatalogV1.ReportFinding] = []

    /// Hashes of icons to upload, without duplicates.
    public var missingIcons: [ArraySlice<UInt8>] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      created: Int32 = 0,
      updated: Int32 = 0,
      removed: Int32 = 0,
      reactivated: Int32 = 0,
      unchanged: Int32 = 0,
      skipped: [CatalogV1.ReportFinding] = [],
      warnings: [CatalogV1.ReportFinding] = [],
      missingIcons: [ArraySlice<UInt8>] = []
    ) {
      self.created = created
      self.updated = updated
      self.removed = removed
      self.reactivated = reactivated
      self.unchanged = unchanged
      self.skipped = skipped
      self.warnings = warnings
      self.missingIcons = missingIcons
    }
  }
}

extension CatalogV1.ReportInstalledAppsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ReportInstalledAppsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "created", "created"),
    FieldInfo(2, "updated", "updated"),
    FieldInfo(3, "removed", "removed"),
    FieldInfo(4, "reactivated", "reactivated"),
    FieldInfo(5, "unchanged", "unchanged"),
    FieldInfo(6, "skipped", "skipped", .repeated, CatalogV1.ReportFinding.self),
    FieldInfo(7, "warnings", "warnings", .repeated, CatalogV1.ReportFinding.self),
    FieldInfo(8, "missing_icons", "missingIcons", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(missingIcons, 8, BytesField.self)
    sink.repeated(warnings, 7, MessageField<CatalogV1.ReportFinding>.self)
    sink.repeated(skipped, 6, MessageField<CatalogV1.ReportFinding>.self)
    sink.implicit(unchanged, 5, Int32Field.self)
    sink.implicit(reactivated, 4, Int32Field.self)
    sink.implicit(removed, 3, Int32Field.self)
    sink.implicit(updated, 2, Int32Field.self)
    sink.implicit(created, 1, Int32Field.self)
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
      case 8: created = try Int32Field.read(from: &reader)
      case 16: updated = try Int32Field.read(from: &reader)
      case 24: removed = try Int32Field.read(from: &reader)
      case 32: reactivated = try Int32Field.read(from: &reader)
      case 40: unchanged = try Int32Field.read(from: &reader)
      case 50: try reader.append(to: &skipped, MessageField<CatalogV1.ReportFinding>.self)
      case 58: try reader.append(to: &warnings, MessageField<CatalogV1.ReportFinding>.self)
      case 66: try reader.append(to: &missingIcons, BytesField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(created, "created", Int32Field.self)
    try writer.implicit(updated, "updated", Int32Field.self)
    try writer.implicit(removed, "removed", Int32Field.self)
    try writer.implicit(reactivated, "reactivated", Int32Field.self)
    try writer.implicit(unchanged, "unchanged", Int32Field.self)
    try writer.repeated(skipped, "skipped", MessageField<CatalogV1.ReportFinding>.self)
    try writer.repeated(warnings, "warnings", MessageField<CatalogV1.ReportFinding>.self)
    try writer.repeated(missingIcons, "missingIcons", BytesField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&created, Int32Field.self)
      case 2: try reader.read(&updated, Int32Field.self)
      case 3: try reader.read(&removed, Int32Field.self)
      case 4: try reader.read(&reactivated, Int32Field.self)
      case 5: try reader.read(&unchanged, Int32Field.self)
      case 6: try reader.append(to: &skipped, MessageField<CatalogV1.ReportFinding>.self)
      case 7: try reader.append(to: &warnings, MessageField<CatalogV1.ReportFinding>.self)
      case 8: try reader.append(to: &missingIcons, BytesField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Apps/UploadIcon`.
  public struct UploadIconRequest: Message {
    /// The child; empty for the caller's own space, used by a device.
    public var childID: MemberID?

    /// A PNG or JPEG of up to 64 KiB.
    public var icon: ArraySlice<UInt8> = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(childID: MemberID? = nil, icon: ArraySlice<UInt8> = []) {
      self.childID = childID
      self.icon = icon
    }
  }
}

extension CatalogV1.UploadIconRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.UploadIconRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "icon", "icon", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(icon, 2, BytesField.self)
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
      case 18: icon = try BytesField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.implicit(icon, "icon", BytesField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&icon, BytesField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Apps/UploadIcon`.
  public struct UploadIconResponse: Message {
    /// SHA-256 of the bytes.
    public var iconHash: ArraySlice<UInt8> = []

    /// Whether it is stored.
    public var stored: Bool = false

    /// The reason if it is not: `icon_too_large`, `icon_type`, `icon_not_reported`.
    public var code: String = ""

    /// The reason as a sentence.
    public var message: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      iconHash: ArraySlice<UInt8> = [],
      stored: Bool = false,
      code: String = "",
      message: String = ""
    ) {
      self.iconHash = iconHash
      self.stored = stored
      self.code = code
      self.message = message
    }
  }
}

extension CatalogV1.UploadIconResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.UploadIconResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "icon_hash", "iconHash"),
    FieldInfo(2, "stored", "stored"),
    FieldInfo(3, "code", "code"),
    FieldInfo(4, "message", "message"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(message, 4, StringField.self)
    sink.implicit(code, 3, StringField.self)
    sink.implicit(stored, 2, BoolField.self)
    sink.implicit(iconHash, 1, BytesField.self)
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
      case 10: iconHash = try BytesField.read(from: &reader)
      case 16: stored = try BoolField.read(from: &reader)
      case 26: code = try StringField.read(from: &reader)
      case 34: message = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(iconHash, "iconHash", BytesField.self)
    try writer.implicit(stored, "stored", BoolField.self)
    try writer.implicit(code, "code", StringField.self)
    try writer.implicit(message, "message", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&iconHash, BytesField.self)
      case 2: try reader.read(&stored, BoolField.self)
      case 3: try reader.read(&code, StringField.self)
      case 4: try reader.read(&message, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Apps/ListApps`.
  public struct ListAppsRequest: Message {
    /// The child; empty for the caller, who must then be a child.
    public var childID: MemberID?

    /// The filter.
    public var filter: CatalogV1.AppFilter = CatalogV1.AppFilter(rawValue: 0)

    /// Substring of the name or identifier, ignoring case and accents; up to 100 characters.
    public var search: String = ""

    /// The order; ties are broken by name.
    public var sort: CatalogV1.AppSort = CatalogV1.AppSort(rawValue: 0)

    /// Includes apps that are no longer installed.
    public var includeRemoved: Bool = false

    /// 1 to 500; 0 means 100.
    ///
    /// A page is shorter if names are very long.
    public var pageSize: Int32 = 0

    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      childID: MemberID? = nil,
      filter: CatalogV1.AppFilter = CatalogV1.AppFilter(rawValue: 0),
      search: String = "",
      sort: CatalogV1.AppSort = CatalogV1.AppSort(rawValue: 0),
      includeRemoved: Bool = false,
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.childID = childID
      self.filter = filter
      self.search = search
      self.sort = sort
      self.includeRemoved = includeRemoved
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension CatalogV1.ListAppsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListAppsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "filter", "filter"),
    FieldInfo(3, "search", "search", isRedacted: true),
    FieldInfo(4, "sort", "sort"),
    FieldInfo(5, "include_removed", "includeRemoved"),
    FieldInfo(6, "page_size", "pageSize"),
    FieldInfo(7, "page_token", "pageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageToken, 7, StringField.self)
    sink.implicit(pageSize, 6, Int32Field.self)
    sink.implicit(includeRemoved, 5, BoolField.self)
    sink.implicit(sort, 4, EnumField<CatalogV1.AppSort>.self)
    sink.implicit(search, 3, StringField.self)
    sink.implicit(filter, 2, EnumField<CatalogV1.AppFilter>.self)
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
      case 16: filter = try EnumField<CatalogV1.AppFilter>.read(from: &reader)
      case 26: search = try StringField.read(from: &reader)
      case 32: sort = try EnumField<CatalogV1.AppSort>.read(from: &reader)
      case 40: includeRemoved = try BoolField.read(from: &reader)
      case 48: pageSize = try Int32Field.read(from: &reader)
      case 58: pageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.implicit(filter, "filter", EnumField<CatalogV1.AppFilter>.self)
    try writer.implicit(search, "search", StringField.self, isRedacted: true)
    try writer.implicit(sort, "sort", EnumField<CatalogV1.AppSort>.self)
    try writer.implicit(includeRemoved, "includeRemoved", BoolField.self)
    try writer.implicit(pageSize, "pageSize", Int32Field.self)
    try writer.implicit(pageToken, "pageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&filter, EnumField<CatalogV1.AppFilter>.self)
      case 3: try reader.read(&search, StringField.self)
      case 4: try reader.read(&sort, EnumField<CatalogV1.AppSort>.self)
      case 5: try reader.read(&includeRemoved, BoolField.self)
      case 6: try reader.read(&pageSize, Int32Field.self)
      case 7: try reader.read(&pageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The number of apps for each filter, among those that match the search.
  public struct AppCounts: Message {
    /// All apps.
    public var all: Int32 = 0

    /// Apps for learning.
    public var learning: Int32 = 0

    /// Reward apps.
    public var reward: Int32 = 0

    /// Apps without a decision by a parent.
    public var uncategorized: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(all: Int32 = 0, learning: Int32 = 0, reward: Int32 = 0, uncategorized: Int32 = 0) {
      self.all = all
      self.learning = learning
      self.reward = reward
      self.uncategorized = uncategorized
    }
  }
}

extension CatalogV1.AppCounts {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AppCounts"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "all", "all"),
    FieldInfo(2, "learning", "learning"),
    FieldInfo(3, "reward", "reward"),
    FieldInfo(4, "uncategorized", "uncategorized"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(uncategorized, 4, Int32Field.self)
    sink.implicit(reward, 3, Int32Field.self)
    sink.implicit(learning, 2, Int32Field.self)
    sink.implicit(all, 1, Int32Field.self)
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
      case 8: all = try Int32Field.read(from: &reader)
      case 16: learning = try Int32Field.read(from: &reader)
      case 24: reward = try Int32Field.read(from: &reader)
      case 32: uncategorized = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(all, "all", Int32Field.self)
    try writer.implicit(learning, "learning", Int32Field.self)
    try writer.implicit(reward, "reward", Int32Field.self)
    try writer.implicit(uncategorized, "uncategorized", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&all, Int32Field.self)
      case 2: try reader.read(&learning, Int32Field.self)
      case 3: try reader.read(&reward, Int32Field.self)
      case 4: try reader.read(&uncategorized, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Apps/ListApps`.
  public struct ListAppsResponse: Message {
    /// The apps.
    public var apps: [CatalogV1.App] = []

    /// Token of the next page; empty on the last page.
    public var nextPageToken: String = ""

    /// The current counts.
    public var counts: CatalogV1.AppCounts?

    /// The number of the child's apps, regardless of the search; removed ones only with
    /// `include_removed`.
    public var total: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      apps: [CatalogV1.App] = [],
      nextPageToken: String = "",
      counts: CatalogV1.AppCounts? = nil,
      total: Int32 = 0
    ) {
      self.apps = apps
      self.nextPageToken = nextPageToken
      self.counts = counts
      self.total = total
    }
  }
}

extension CatalogV1.ListAppsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListAppsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "apps", "apps", .repeated, CatalogV1.App.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
    FieldInfo(3, "counts", "counts", .single, CatalogV1.AppCounts.self),
    FieldInfo(4, "total", "total"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(total, 4, Int32Field.self)
    sink.optional(counts, 3, MessageField<CatalogV1.AppCounts>.self)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(apps, 1, MessageField<CatalogV1.App>.self)
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
      case 10: try reader.append(to: &apps, MessageField<CatalogV1.App>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      case 26: try reader.merge(&counts)
      case 32: total = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(apps, "apps", MessageField<CatalogV1.App>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    try writer.optional(counts, "counts", MessageField<CatalogV1.AppCounts>.self)
    try writer.implicit(total, "total", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &apps, MessageField<CatalogV1.App>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      case 3: try reader.read(&counts, MessageField<CatalogV1.AppCounts>.self)
      case 4: try reader.read(&total, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Apps/GetApp`.
  public struct GetAppRequest: Message {
    /// The child; empty for the caller, who must then be a child.
    public var childID: MemberID?

    /// The app.
    public var bundleIdentifier: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(childID: MemberID? = nil, bundleIdentifier: String = "") {
      self.childID = childID
      self.bundleIdentifier = bundleIdentifier
    }
  }
}

extension CatalogV1.GetAppRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetAppRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "bundle_identifier", "bundleIdentifier", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(bundleIdentifier, 2, StringField.self)
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
      case 18: bundleIdentifier = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&bundleIdentifier, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A change of an app's category or points.
  public struct AppChange: Message {
    /// The app.
    public var bundleIdentifier: String = ""

    /// Its current name.
    public var appName: String = ""

    /// When the new values took effect; use is rated by them from then on.
    public var effectiveFrom: GoogleProtobuf.Timestamp?

    /// Who changed it.
    public var changedBy: MemberID?

    /// The category before.
    public var oldCategory: CatalogV1.AppCategory = CatalogV1.AppCategory(rawValue: 0)

    /// The points per hour before.
    public var oldPointsPerHour: Int32 = 0

    /// The category after.
    public var newCategory: CatalogV1.AppCategory = CatalogV1.AppCategory(rawValue: 0)

    /// The points per hour after.
    public var newPointsPerHour: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      bundleIdentifier: String = "",
      appName: String = "",
      effectiveFrom: GoogleProtobuf.Timestamp? = nil,
      changedBy: MemberID? = nil,
      oldCategory: CatalogV1.AppCategory = CatalogV1.AppCategory(rawValue: 0),
      oldPointsPerHour: Int32 = 0,
      newCategory: CatalogV1.AppCategory = CatalogV1.AppCategory(rawValue: 0),
      newPointsPerHour: Int32 = 0
    ) {
      self.bundleIdentifier = bundleIdentifier
      self.appName = appName
      self.effectiveFrom = effectiveFrom
      self.changedBy = changedBy
      self.oldCategory = oldCategory
      self.oldPointsPerHour = oldPointsPerHour
      self.newCategory = newCategory
      self.newPointsPerHour = newPointsPerHour
    }
  }
}

extension CatalogV1.AppChange {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AppChange"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(2, "app_name", "appName", isRedacted: true),
    FieldInfo(3, "effective_from", "effectiveFrom", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(4, "changed_by", "changedBy"),
    FieldInfo(5, "old_category", "oldCategory"),
    FieldInfo(6, "old_points_per_hour", "oldPointsPerHour"),
    FieldInfo(7, "new_category", "newCategory"),
    FieldInfo(8, "new_points_per_hour", "newPointsPerHour"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(newPointsPerHour, 8, Int32Field.self)
    sink.implicit(newCategory, 7, EnumField<CatalogV1.AppCategory>.self)
    sink.implicit(oldPointsPerHour, 6, Int32Field.self)
    sink.implicit(oldCategory, 5, EnumField<CatalogV1.AppCategory>.self)
    sink.optional(changedBy, 4, TextField<MemberID>.self)
    sink.optional(effectiveFrom, 3, MessageField<GoogleProtobuf.Timestamp>.self)
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
      case 26: try reader.merge(&effectiveFrom)
      case 34: changedBy = try reader.text(MemberID.self)
      case 40: oldCategory = try EnumField<CatalogV1.AppCategory>.read(from: &reader)
      case 48: oldPointsPerHour = try Int32Field.read(from: &reader)
      case 56: newCategory = try EnumField<CatalogV1.AppCategory>.read(from: &reader)
      case 64: newPointsPerHour = try Int32Field.read(from: &reader)
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
    try writer.optional(effectiveFrom, "effectiveFrom", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(changedBy, "changedBy", TextField<MemberID>.self)
    try writer.implicit(oldCategory, "oldCategory", EnumField<CatalogV1.AppCategory>.self)
    try writer.implicit(oldPointsPerHour, "oldPointsPerHour", Int32Field.self)
    try writer.implicit(newCategory, "newCategory", EnumField<CatalogV1.AppCategory>.self)
    try writer.implicit(newPointsPerHour, "newPointsPerHour", Int32Field.self)
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
      case 3: try reader.read(&effectiveFrom, MessageField<GoogleProtobuf.Timestamp>.self)
      case 4: try reader.formed(&changedBy, MemberID.self)
      case 5: try reader.read(&oldCategory, EnumField<CatalogV1.AppCategory>.self)
      case 6: try reader.read(&oldPointsPerHour, Int32Field.self)
      case 7: try reader.read(&newCategory, EnumField<CatalogV1.AppCategory>.self)
      case 8: try reader.read(&newPointsPerHour, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Apps/GetApp`.
  public struct GetAppResponse: Message {
    /// The app.
    public var app: CatalogV1.App?

    /// Its latest 100 changes, newest first; empty for a child.
    public var changes: [CatalogV1.AppChange] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(app: CatalogV1.App? = nil, changes: [CatalogV1.AppChange] = []) {
      self.app = app
      self.changes = changes
    }
  }
}

extension CatalogV1.GetAppResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetAppResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "app", "app", .single, CatalogV1.App.self),
    FieldInfo(2, "changes", "changes", .repeated, CatalogV1.AppChange.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(changes, 2, MessageField<CatalogV1.AppChange>.self)
    sink.optional(app, 1, MessageField<CatalogV1.App>.self)
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
      case 10: try reader.merge(&app)
      case 18: try reader.append(to: &changes, MessageField<CatalogV1.AppChange>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(app, "app", MessageField<CatalogV1.App>.self)
    try writer.repeated(changes, "changes", MessageField<CatalogV1.AppChange>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&app, MessageField<CatalogV1.App>.self)
      case 2: try reader.append(to: &changes, MessageField<CatalogV1.AppChange>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Apps/SetAppCategory`.
  public struct SetAppCategoryRequest: Message {
    /// The child.
    public var childID: MemberID?

    /// The app.
    public var bundleIdentifier: String = ""

    /// The new category.
    public var category: CatalogV1.AppCategory = CatalogV1.AppCategory(rawValue: 0)

    /// 1 to 1000 for learning; if absent, the points that it last had for learning, otherwise 60.
    ///
    /// Absent or 0 for other categories.
    public var pointsPerHour: Int64?

    /// The revision that must be stored; absent accepts any.
    public var expectedRevision: UInt64?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      childID: MemberID? = nil,
      bundleIdentifier: String = "",
      category: CatalogV1.AppCategory = CatalogV1.AppCategory(rawValue: 0),
      pointsPerHour: Int64? = nil,
      expectedRevision: UInt64? = nil
    ) {
      self.childID = childID
      self.bundleIdentifier = bundleIdentifier
      self.category = category
      self.pointsPerHour = pointsPerHour
      self.expectedRevision = expectedRevision
    }
  }
}

extension CatalogV1.SetAppCategoryRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SetAppCategoryRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(3, "category", "category"),
    FieldInfo(4, "points_per_hour", "pointsPerHour"),
    FieldInfo(5, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(expectedRevision, 5, UInt64Field.self)
    sink.optional(pointsPerHour, 4, Int64Field.self)
    sink.implicit(category, 3, EnumField<CatalogV1.AppCategory>.self)
    sink.implicit(bundleIdentifier, 2, StringField.self)
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
      case 18: bundleIdentifier = try StringField.read(from: &reader)
      case 24: category = try EnumField<CatalogV1.AppCategory>.read(from: &reader)
      case 32: pointsPerHour = try Int64Field.read(from: &reader)
      case 40: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    try writer.implicit(category, "category", EnumField<CatalogV1.AppCategory>.self)
    try writer.optional(pointsPerHour, "pointsPerHour", Int64Field.self)
    try writer.optional(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&bundleIdentifier, StringField.self)
      case 3: try reader.read(&category, EnumField<CatalogV1.AppCategory>.self)
      case 4: try reader.read(&pointsPerHour, Int64Field.self)
      case 5: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Apps/SetAppCategory`.
  public struct SetAppCategoryResponse: Message {
    /// The app.
    public var app: CatalogV1.App?

    /// False if nothing changed.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(app: CatalogV1.App? = nil, changed: Bool = false) {
      self.app = app
      self.changed = changed
    }
  }
}

extension CatalogV1.SetAppCategoryResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SetAppCategoryResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "app", "app", .single, CatalogV1.App.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(app, 1, MessageField<CatalogV1.App>.self)
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
      case 10: try reader.merge(&app)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(app, "app", MessageField<CatalogV1.App>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&app, MessageField<CatalogV1.App>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// An app that was selected by identifier.
  public struct SelectedApp: Message {
    /// The app.
    public var bundleIdentifier: String = ""

    /// The revision that the client has seen; absent for the one at the preview.
    public var expectedRevision: UInt64?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(bundleIdentifier: String = "", expectedRevision: UInt64? = nil) {
      self.bundleIdentifier = bundleIdentifier
      self.expectedRevision = expectedRevision
    }
  }
}

extension CatalogV1.SelectedApp {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SelectedApp"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(2, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(expectedRevision, 2, UInt64Field.self)
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
      case 16: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    try writer.optional(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&bundleIdentifier, StringField.self)
      case 2: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// Apps that were selected by identifier.
  public struct AppSelection: Message {
    /// 1 to 500, without duplicates.
    public var apps: [CatalogV1.SelectedApp] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(apps: [CatalogV1.SelectedApp] = []) {
      self.apps = apps
    }
  }
}

extension CatalogV1.AppSelection {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AppSelection"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "apps", "apps", .repeated, CatalogV1.SelectedApp.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(apps, 1, MessageField<CatalogV1.SelectedApp>.self)
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
      case 10: try reader.append(to: &apps, MessageField<CatalogV1.SelectedApp>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(apps, "apps", MessageField<CatalogV1.SelectedApp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &apps, MessageField<CatalogV1.SelectedApp>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// All apps that match a filter and search; never removed ones.
  public struct AppQuery: Message {
    /// The filter.
    public var filter: CatalogV1.AppFilter = CatalogV1.AppFilter(rawValue: 0)

    /// Substring of the name or identifier; up to 100 characters.
    public var search: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(filter: CatalogV1.AppFilter = CatalogV1.AppFilter(rawValue: 0), search: String = "")
    {
      self.filter = filter
      self.search = search
    }
  }
}

extension CatalogV1.AppQuery {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AppQuery"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "filter", "filter"),
    FieldInfo(2, "search", "search", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(search, 2, StringField.self)
    sink.implicit(filter, 1, EnumField<CatalogV1.AppFilter>.self)
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
      case 8: filter = try EnumField<CatalogV1.AppFilter>.read(from: &reader)
      case 18: search = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(filter, "filter", EnumField<CatalogV1.AppFilter>.self)
    try writer.implicit(search, "search", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&filter, EnumField<CatalogV1.AppFilter>.self)
      case 2: try reader.read(&search, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Apps/PreviewBulk`.
  public struct PreviewBulkRequest: Message {
    /// The child.
    public var childID: MemberID?

    /// The selected apps.
    public var selection: OneOf_Selection?

    /// The new category.
    public var category: CatalogV1.AppCategory = CatalogV1.AppCategory(rawValue: 0)

    /// 1 to 1000 for learning, 60 if absent.
    ///
    /// Absent or 0 for other categories.
    public var pointsPerHour: Int64?

    /// Learning apps keep their points; other apps get the points that they last had for learning.
    public var keepExistingPoints: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      childID: MemberID? = nil,
      selection: OneOf_Selection? = nil,
      category: CatalogV1.AppCategory = CatalogV1.AppCategory(rawValue: 0),
      pointsPerHour: Int64? = nil,
      keepExistingPoints: Bool = false
    ) {
      self.childID = childID
      self.selection = selection
      self.category = category
      self.pointsPerHour = pointsPerHour
      self.keepExistingPoints = keepExistingPoints
    }
  }
}

extension CatalogV1.PreviewBulkRequest {
  /// The selected apps.
  public enum OneOf_Selection: WireOneof {
    /// Apps by identifier.
    case apps(CatalogV1.AppSelection)
    /// All matching apps.
    case matching(CatalogV1.AppQuery)

    /// The message with nothing else set.
    public var alone: CatalogV1.PreviewBulkRequest { CatalogV1.PreviewBulkRequest(selection: self) }
  }
}

extension CatalogV1.PreviewBulkRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.PreviewBulkRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "apps", "apps", .single, CatalogV1.AppSelection.self, oneof: 0),
    FieldInfo(3, "matching", "matching", .single, CatalogV1.AppQuery.self, oneof: 0),
    FieldInfo(4, "category", "category"),
    FieldInfo(5, "points_per_hour", "pointsPerHour"),
    FieldInfo(6, "keep_existing_points", "keepExistingPoints"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(keepExistingPoints, 6, BoolField.self)
    sink.optional(pointsPerHour, 5, Int64Field.self)
    sink.implicit(category, 4, EnumField<CatalogV1.AppCategory>.self)
    sink.choice(selection, 3, CatalogV1.AppQuery.self) {
      if case .matching(let value) = $0 { value } else { nil }
    }
    sink.choice(selection, 2, CatalogV1.AppSelection.self) {
      if case .apps(let value) = $0 { value } else { nil }
    }
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
      case 18:
        try reader.merge(
          &selection,
          CatalogV1.AppSelection.self,
          { if case .apps(let earlier) = $0 { earlier } else { nil } },
          { .apps($0) }
        )
      case 26:
        try reader.merge(
          &selection,
          CatalogV1.AppQuery.self,
          { if case .matching(let earlier) = $0 { earlier } else { nil } },
          { .matching($0) }
        )
      case 32: category = try EnumField<CatalogV1.AppCategory>.read(from: &reader)
      case 40: pointsPerHour = try Int64Field.read(from: &reader)
      case 48: keepExistingPoints = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.choice(selection, "apps", CatalogV1.AppSelection.self) {
      if case .apps(let value) = $0 { value } else { nil }
    }
    try writer.choice(selection, "matching", CatalogV1.AppQuery.self) {
      if case .matching(let value) = $0 { value } else { nil }
    }
    try writer.implicit(category, "category", EnumField<CatalogV1.AppCategory>.self)
    try writer.optional(pointsPerHour, "pointsPerHour", Int64Field.self)
    try writer.implicit(keepExistingPoints, "keepExistingPoints", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2:
        try reader.choice(isFirst: selection == nil, MessageField<CatalogV1.AppSelection>.self) {
          selection = .apps($0)
        }
      case 3:
        try reader.choice(isFirst: selection == nil, MessageField<CatalogV1.AppQuery>.self) {
          selection = .matching($0)
        }
      case 4: try reader.read(&category, EnumField<CatalogV1.AppCategory>.self)
      case 5: try reader.read(&pointsPerHour, Int64Field.self)
      case 6: try reader.read(&keepExistingPoints, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Apps/PreviewBulk`.
  public struct PreviewBulkResponse: Message {
    /// Apps that would change.
    public var willChange: Int32 = 0

    /// Apps that already have the new values.
    public var unchanged: Int32 = 0

    /// Apps that are no longer installed.
    public var removed: Int32 = 0

    /// Apps at another revision than the one given.
    public var conflicting: Int32 = 0

    /// Unknown apps.
    public var notFound: Int32 = 0

    /// Names of the first 10 apps that would change, in alphabetical order.
    public var firstNames: [String] = []

    /// Confirms the action.
    public var confirmationToken: ArraySlice<UInt8> = []

    /// When the token expires.
    public var expiresAt: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      willChange: Int32 = 0,
      unchanged: Int32 = 0,
      removed: Int32 = 0,
      conflicting: Int32 = 0,
      notFound: Int32 = 0,
      firstNames: [String] = [],
      confirmationToken: ArraySlice<UInt8> = [],
      expiresAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.willChange = willChange
      self.unchanged = unchanged
      self.removed = removed
      self.conflicting = conflicting
      self.notFound = notFound
      self.firstNames = firstNames
      self.confirmationToken = confirmationToken
      self.expiresAt = expiresAt
    }
  }
}

extension CatalogV1.PreviewBulkResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.PreviewBulkResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "will_change", "willChange"),
    FieldInfo(2, "unchanged", "unchanged"),
    FieldInfo(3, "removed", "removed"),
    FieldInfo(4, "conflicting", "conflicting"),
    FieldInfo(5, "not_found", "notFound"),
    FieldInfo(6, "first_names", "firstNames", .repeated, isRedacted: true),
    FieldInfo(7, "confirmation_token", "confirmationToken", isRedacted: true),
    FieldInfo(8, "expires_at", "expiresAt", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(expiresAt, 8, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(confirmationToken, 7, BytesField.self)
    sink.repeated(firstNames, 6, StringField.self)
    sink.implicit(notFound, 5, Int32Field.self)
    sink.implicit(conflicting, 4, Int32Field.self)
    sink.implicit(removed, 3, Int32Field.self)
    sink.implicit(unchanged, 2, Int32Field.self)
    sink.implicit(willChange, 1, Int32Field.self)
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
      case 8: willChange = try Int32Field.read(from: &reader)
      case 16: unchanged = try Int32Field.read(from: &reader)
      case 24: removed = try Int32Field.read(from: &reader)
      case 32: conflicting = try Int32Field.read(from: &reader)
      case 40: notFound = try Int32Field.read(from: &reader)
      case 50: try reader.append(to: &firstNames, StringField.self)
      case 58: confirmationToken = try BytesField.read(from: &reader)
      case 66: try reader.merge(&expiresAt)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(willChange, "willChange", Int32Field.self)
    try writer.implicit(unchanged, "unchanged", Int32Field.self)
    try writer.implicit(removed, "removed", Int32Field.self)
    try writer.implicit(conflicting, "conflicting", Int32Field.self)
    try writer.implicit(notFound, "notFound", Int32Field.self)
    try writer.repeated(firstNames, "firstNames", StringField.self, isRedacted: true)
    try writer.implicit(confirmationToken, "confirmationToken", BytesField.self, isRedacted: true)
    try writer.optional(expiresAt, "expiresAt", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&willChange, Int32Field.self)
      case 2: try reader.read(&unchanged, Int32Field.self)
      case 3: try reader.read(&removed, Int32Field.self)
      case 4: try reader.read(&conflicting, Int32Field.self)
      case 5: try reader.read(&notFound, Int32Field.self)
      case 6: try reader.append(to: &firstNames, StringField.self)
      case 7: try reader.read(&confirmationToken, BytesField.self)
      case 8: try reader.read(&expiresAt, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Apps/ApplyBulk`.
  public struct ApplyBulkRequest: Message {
    /// The child.
    public var childID: MemberID?

    /// `confirmation_token` of the preview.
    public var confirmationToken: ArraySlice<UInt8> = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(childID: MemberID? = nil, confirmationToken: ArraySlice<UInt8> = []) {
      self.childID = childID
      self.confirmationToken = confirmationToken
    }
  }
}

extension CatalogV1.ApplyBulkRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ApplyBulkRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "confirmation_token", "confirmationToken", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(confirmationToken, 2, BytesField.self)
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
      case 18: confirmationToken = try BytesField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.implicit(confirmationToken, "confirmationToken", BytesField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&confirmationToken, BytesField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// One app of a bulk action.
  public struct BulkItem: Message {
    /// The app.
    public var bundleIdentifier: String = ""

    /// The outcome.
    public var outcome: CatalogV1.BulkOutcome = CatalogV1.BulkOutcome(rawValue: 0)

    /// Its current revision; 0 if it is unknown.
    public var revision: UInt64 = 0

    /// On a conflict, the current app with its author; absent after the first MiB of them.
    public var current: CatalogV1.App?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      bundleIdentifier: String = "",
      outcome: CatalogV1.BulkOutcome = CatalogV1.BulkOutcome(rawValue: 0),
      revision: UInt64 = 0,
      current: CatalogV1.App? = nil
    ) {
      self.bundleIdentifier = bundleIdentifier
      self.outcome = outcome
      self.revision = revision
      self.current = current
    }
  }
}

extension CatalogV1.BulkItem {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.BulkItem"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(2, "outcome", "outcome"),
    FieldInfo(3, "revision", "revision"),
    FieldInfo(4, "current", "current", .single, CatalogV1.App.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(current, 4, MessageField<CatalogV1.App>.self)
    sink.implicit(revision, 3, UInt64Field.self)
    sink.implicit(outcome, 2, EnumField<CatalogV1.BulkOutcome>.self)
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
      case 16: outcome = try EnumField<CatalogV1.BulkOutcome>.read(from: &reader)
      case 24: revision = try UInt64Field.read(from: &reader)
      case 34: try reader.merge(&current)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    try writer.implicit(outcome, "outcome", EnumField<CatalogV1.BulkOutcome>.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    try writer.optional(current, "current", MessageField<CatalogV1.App>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&bundleIdentifier, StringField.self)
      case 2: try reader.read(&outcome, EnumField<CatalogV1.BulkOutcome>.self)
      case 3: try reader.read(&revision, UInt64Field.self)
      case 4: try reader.read(&current, MessageField<CatalogV1.App>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Apps/ApplyBulk`.
  public struct ApplyBulkResponse: Message {
    /// One item per selected app, in the order of the selection.
    public var items: [CatalogV1.BulkItem] = []

    /// Changed apps.
    public var changed: Int32 = 0

    /// Apps that already had the new values.
    public var unchanged: Int32 = 0

    /// Apps that were changed after the preview.
    public var conflicts: Int32 = 0

    /// Apps that are no longer installed.
    public var removed: Int32 = 0

    /// Unknown apps.
    public var notFound: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      items: [CatalogV1.BulkItem] = [],
      changed: Int32 = 0,
      unchanged: Int32 = 0,
      conflicts: Int32 = 0,
      removed: Int32 = 0,
      notFound: Int32 = 0
    ) {
      self.items = items
      self.changed = changed
      self.unchanged = unchanged
      self.conflicts = conflicts
      self.removed = removed
      self.notFound = notFound
    }
  }
}

extension CatalogV1.ApplyBulkResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ApplyBulkResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "items", "items", .repeated, CatalogV1.BulkItem.self),
    FieldInfo(2, "changed", "changed"),
    FieldInfo(3, "unchanged", "unchanged"),
    FieldInfo(4, "conflicts", "conflicts"),
    FieldInfo(5, "removed", "removed"),
    FieldInfo(6, "not_found", "notFound"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(notFound, 6, Int32Field.self)
    sink.implicit(removed, 5, Int32Field.self)
    sink.implicit(conflicts, 4, Int32Field.self)
    sink.implicit(unchanged, 3, Int32Field.self)
    sink.implicit(changed, 2, Int32Field.self)
    sink.repeated(items, 1, MessageField<CatalogV1.BulkItem>.self)
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
      case 10: try reader.append(to: &items, MessageField<CatalogV1.BulkItem>.self)
      case 16: changed = try Int32Field.read(from: &reader)
      case 24: unchanged = try Int32Field.read(from: &reader)
      case 32: conflicts = try Int32Field.read(from: &reader)
      case 40: removed = try Int32Field.read(from: &reader)
      case 48: notFound = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(items, "items", MessageField<CatalogV1.BulkItem>.self)
    try writer.implicit(changed, "changed", Int32Field.self)
    try writer.implicit(unchanged, "unchanged", Int32Field.self)
    try writer.implicit(conflicts, "conflicts", Int32Field.self)
    try writer.implicit(removed, "removed", Int32Field.self)
    try writer.implicit(notFound, "notFound", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &items, MessageField<CatalogV1.BulkItem>.self)
      case 2: try reader.read(&changed, Int32Field.self)
      case 3: try reader.read(&unchanged, Int32Field.self)
      case 4: try reader.read(&conflicts, Int32Field.self)
      case 5: try reader.read(&removed, Int32Field.self)
      case 6: try reader.read(&notFound, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Apps/ListAppChanges`.
  public struct ListAppChangesRequest: Message {
    /// The child.
    public var childID: MemberID?

    /// Only changes of this app; empty for all.
    public var bundleIdentifier: String = ""

    /// 1 to 200; 0 means 50.
    public var pageSize: Int32 = 0

    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      childID: MemberID? = nil,
      bundleIdentifier: String = "",
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.childID = childID
      self.bundleIdentifier = bundleIdentifier
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension CatalogV1.ListAppChangesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListAppChangesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "bundle_identifier", "bundleIdentifier", isRedacted: true),
    FieldInfo(3, "page_size", "pageSize"),
    FieldInfo(4, "page_token", "pageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageToken, 4, StringField.self)
    sink.implicit(pageSize, 3, Int32Field.self)
    sink.implicit(bundleIdentifier, 2, StringField.self)
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
      case 18: bundleIdentifier = try StringField.read(from: &reader)
      case 24: pageSize = try Int32Field.read(from: &reader)
      case 34: pageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    try writer.implicit(pageSize, "pageSize", Int32Field.self)
    try writer.implicit(pageToken, "pageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&bundleIdentifier, StringField.self)
      case 3: try reader.read(&pageSize, Int32Field.self)
      case 4: try reader.read(&pageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Apps/ListAppChanges`.
  public struct ListAppChangesResponse: Message {
    /// The changes, newest first.
    public var changes: [CatalogV1.AppChange] = []

    /// Token of the next page; empty on the last page.
    public var nextPageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(changes: [CatalogV1.AppChange] = [], nextPageToken: String = "") {
      self.changes = changes
      self.nextPageToken = nextPageToken
    }
  }
}

extension CatalogV1.ListAppChangesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListAppChangesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "changes", "changes", .repeated, CatalogV1.AppChange.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(changes, 1, MessageField<CatalogV1.AppChange>.self)
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
      case 10: try reader.append(to: &changes, MessageField<CatalogV1.AppChange>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(changes, "changes", MessageField<CatalogV1.AppChange>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &changes, MessageField<CatalogV1.AppChange>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Apps/GetIcon`.
  public struct GetIconRequest: Message {
    /// The child; empty for the caller, who must then be a child.
    public var childID: MemberID?

    /// The app.
    public var bundleIdentifier: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(childID: MemberID? = nil, bundleIdentifier: String = "") {
      self.childID = childID
      self.bundleIdentifier = bundleIdentifier
    }
  }
}

extension CatalogV1.GetIconRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetIconRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "child_id", "childId"),
    FieldInfo(2, "bundle_identifier", "bundleIdentifier", isRedacted: true),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(bundleIdentifier, 2, StringField.self)
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
      case 18: bundleIdentifier = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(childID, "childId", TextField<MemberID>.self)
    try writer.implicit(bundleIdentifier, "bundleIdentifier", StringField.self, isRedacted: true)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&childID, MemberID.self)
      case 2: try reader.read(&bundleIdentifier, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Apps/GetIcon`.
  public struct GetIconResponse: Message {
    /// The image.
    public var icon: ArraySlice<UInt8> = []

    /// `image/png` or `image/jpeg`.
    public var mediaType: String = ""

    /// SHA-256 of the image.
    public var iconHash: ArraySlice<UInt8> = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      icon: ArraySlice<UInt8> = [],
      mediaType: String = "",
      iconHash: ArraySlice<UInt8> = []
    ) {
      self.icon = icon
      self.mediaType = mediaType
      self.iconHash = iconHash
    }
  }
}

extension CatalogV1.GetIconResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetIconResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "icon", "icon", isRedacted: true),
    FieldInfo(2, "media_type", "mediaType"),
    FieldInfo(3, "icon_hash", "iconHash"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(iconHash, 3, BytesField.self)
    sink.implicit(mediaType, 2, StringField.self)
    sink.implicit(icon, 1, BytesField.self)
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
      case 10: icon = try BytesField.read(from: &reader)
      case 18: mediaType = try StringField.read(from: &reader)
      case 26: iconHash = try BytesField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(icon, "icon", BytesField.self, isRedacted: true)
    try writer.implicit(mediaType, "mediaType", StringField.self)
    try writer.implicit(iconHash, "iconHash", BytesField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&icon, BytesField.self)
      case 2: try reader.read(&mediaType, StringField.self)
      case 3: try reader.read(&iconHash, BytesField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// An app was first reported for a child.
  public struct AppCreated: Message {
    /// The app.
    public var app: CatalogV1.App?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(app: CatalogV1.App? = nil) {
      self.app = app
    }
  }
}

extension CatalogV1.AppCreated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AppCreated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "app", "app", .single, CatalogV1.App.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(app, 1, MessageField<CatalogV1.App>.self)
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
      case 10: try reader.merge(&app)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(app, "app", MessageField<CatalogV1.App>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&app, MessageField<CatalogV1.App>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.AppCreated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "app_created"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["app"],
    inside: [CatalogV1.App.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.AppCreated {
    var shared = CatalogV1.AppCreated()
    shared.app = self.app?.sharedParts()
    return shared
  }
}

extension CatalogV1 {
  /// An app's category, points, name or icon changed.
  public struct AppUpdated: Message {
    /// The app.
    public var app: CatalogV1.App?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(app: CatalogV1.App? = nil) {
      self.app = app
    }
  }
}

extension CatalogV1.AppUpdated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AppUpdated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "app", "app", .single, CatalogV1.App.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(app, 1, MessageField<CatalogV1.App>.self)
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
      case 10: try reader.merge(&app)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(app, "app", MessageField<CatalogV1.App>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&app, MessageField<CatalogV1.App>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.AppUpdated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "app_updated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["app"],
    inside: [CatalogV1.App.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.AppUpdated {
    var shared = CatalogV1.AppUpdated()
    shared.app = self.app?.sharedParts()
    return shared
  }
}

extension CatalogV1 {
  /// An app is no longer on any device of the child.
  public struct AppRemoved: Message {
    /// The app.
    public var app: CatalogV1.App?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(app: CatalogV1.App? = nil) {
      self.app = app
    }
  }
}

extension CatalogV1.AppRemoved {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AppRemoved"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "app", "app", .single, CatalogV1.App.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(app, 1, MessageField<CatalogV1.App>.self)
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
      case 10: try reader.merge(&app)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(app, "app", MessageField<CatalogV1.App>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&app, MessageField<CatalogV1.App>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.AppRemoved: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "app_removed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["app"],
    inside: [CatalogV1.App.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.AppRemoved {
    var shared = CatalogV1.AppRemoved()
    shared.app = self.app?.sharedParts()
    return shared
  }
}

extension CatalogV1 {
  /// A removed app was installed again; it keeps its category.
  public struct AppReactivated: Message {
    /// The app.
    public var app: CatalogV1.App?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(app: CatalogV1.App? = nil) {
      self.app = app
    }
  }
}

extension CatalogV1.AppReactivated {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.AppReactivated"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "app", "app", .single, CatalogV1.App.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(app, 1, MessageField<CatalogV1.App>.self)
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
      case 10: try reader.merge(&app)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(app, "app", MessageField<CatalogV1.App>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&app, MessageField<CatalogV1.App>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.AppReactivated: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "app_reactivated"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["app"],
    inside: [CatalogV1.App.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.AppReactivated {
    var shared = CatalogV1.AppReactivated()
    shared.app = self.app?.sharedParts()
    return shared
  }
}
