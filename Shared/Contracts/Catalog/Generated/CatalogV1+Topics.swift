// Generated from daybook/catalog/v1/topics.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension CatalogV1 {
  /// The difficulty of a lesson.
  public enum Difficulty: WireEnum, CaseIterable {
    case unspecified
    case beginner
    case intermediate
    case advanced
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.Difficulty {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .beginner
    case 2: self = .intermediate
    case 3: self = .advanced
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .beginner: return 1
    case .intermediate: return 2
    case .advanced: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.Difficulty] = [
    .unspecified,
    .beginner,
    .intermediate,
    .advanced,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("DIFFICULTY_UNSPECIFIED", 0),
    ("DIFFICULTY_BEGINNER", 1),
    ("DIFFICULTY_INTERMEDIATE", 2),
    ("DIFFICULTY_ADVANCED", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "DIFFICULTY_UNSPECIFIED"
    case 1: return "DIFFICULTY_BEGINNER"
    case 2: return "DIFFICULTY_INTERMEDIATE"
    case 3: return "DIFFICULTY_ADVANCED"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// The size class of a card.
  public enum LayoutClass: WireEnum, CaseIterable {
    case unspecified
    case standard
    case featured
    case quickTips
    case inDepth
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.LayoutClass {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .standard
    case 2: self = .featured
    case 3: self = .quickTips
    case 4: self = .inDepth
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .standard: return 1
    case .featured: return 2
    case .quickTips: return 3
    case .inDepth: return 4
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.LayoutClass] = [
    .unspecified,
    .standard,
    .featured,
    .quickTips,
    .inDepth,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("LAYOUT_CLASS_UNSPECIFIED", 0),
    ("LAYOUT_CLASS_STANDARD", 1),
    ("LAYOUT_CLASS_FEATURED", 2),
    ("LAYOUT_CLASS_QUICK_TIPS", 3),
    ("LAYOUT_CLASS_IN_DEPTH", 4),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "LAYOUT_CLASS_UNSPECIFIED"
    case 1: return "LAYOUT_CLASS_STANDARD"
    case 2: return "LAYOUT_CLASS_FEATURED"
    case 3: return "LAYOUT_CLASS_QUICK_TIPS"
    case 4: return "LAYOUT_CLASS_IN_DEPTH"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// The order of topics.
  public enum TopicSort: WireEnum, CaseIterable {
    /// Catalogue order.
    case unspecified
    case catalogue
    case title
    case difficulty
    case lastViewed
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.TopicSort {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .catalogue
    case 2: self = .title
    case 3: self = .difficulty
    case 4: self = .lastViewed
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .catalogue: return 1
    case .title: return 2
    case .difficulty: return 3
    case .lastViewed: return 4
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.TopicSort] = [
    .unspecified,
    .catalogue,
    .title,
    .difficulty,
    .lastViewed,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("TOPIC_SORT_UNSPECIFIED", 0),
    ("TOPIC_SORT_CATALOGUE", 1),
    ("TOPIC_SORT_TITLE", 2),
    ("TOPIC_SORT_DIFFICULTY", 3),
    ("TOPIC_SORT_LAST_VIEWED", 4),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "TOPIC_SORT_UNSPECIFIED"
    case 1: return "TOPIC_SORT_CATALOGUE"
    case 2: return "TOPIC_SORT_TITLE"
    case 3: return "TOPIC_SORT_DIFFICULTY"
    case 4: return "TOPIC_SORT_LAST_VIEWED"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// One topic of the shipped catalogue, with its lesson.
  public struct Topic: Message {
    /// 1 to 64 of a–z, 0–9 and `-`; never reused.
    public var identifier: String = ""

    /// The title.
    public var title: String = ""

    /// The title above the whole lesson.
    public var detailTitle: String = ""

    /// A line below the title.
    public var subtitle: String = ""

    /// The category.
    public var category: String = ""

    /// The difficulty.
    public var difficulty: CatalogV1.Difficulty = CatalogV1.Difficulty(rawValue: 0)

    /// The name of its icon.
    public var iconName: String = ""

    /// The size class of its card.
    public var layoutClass: CatalogV1.LayoutClass = CatalogV1.LayoutClass(rawValue: 0)

    /// The height of its card within the limits, in points.
    public var preferredHeight: Double?

    /// The minimum height of its card, in points.
    public var minHeight: Double = 0

    /// The maximum height of its card, in points; applies if it contradicts the minimum.
    public var maxHeight: Double = 0

    /// The height of its card as a share of its container's height, above 0 and at most 1; within
    /// the limits.
    public var proportionalHeight: Double?

    /// `#RRGGBB`.
    public var backgroundColor: String = ""

    /// The color of text on its card.
    public var textColor: String = ""

    /// Omitted in lists, like `tips` and `common_mistakes`.
    public var sections: [CatalogV1.Section] = []

    /// Advice, one sentence each.
    public var tips: [String] = []

    /// Common mistakes, one sentence each.
    public var commonMistakes: [String] = []

    /// The number of steps.
    public var totalSteps: Int32 = 0

    /// Position in the catalogue, from 1.
    public var position: Int32 = 0

    /// The content version that last changed this topic.
    public var contentVersion: Int32 = 0

    /// Whether it is no longer shipped; only members who had begun it can see it.
    public var retired: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      identifier: String = "",
      title: String = "",
      detailTitle: String = "",
      subtitle: String = "",
      category: String = "",
      difficulty: CatalogV1.Difficulty = CatalogV1.Difficulty(rawValue: 0),
      iconName: String = "",
      layoutClass: CatalogV1.LayoutClass = CatalogV1.LayoutClass(rawValue: 0),
      preferredHeight: Double? = nil,
      minHeight: Double = 0,
      maxHeight: Double = 0,
      proportionalHeight: Double? = nil,
      backgroundColor: String = "",
      textColor: String = "",
      sections: [CatalogV1.Section] = [],
      tips: [String] = [],
      commonMistakes: [String] = [],
      totalSteps: Int32 = 0,
      position: Int32 = 0,
      contentVersion: Int32 = 0,
      retired: Bool = false
    ) {
      self.identifier = identifier
      self.title = title
      self.detailTitle = detailTitle
      self.subtitle = subtitle
      self.category = category
      self.difficulty = difficulty
      self.iconName = iconName
      self.layoutClass = layoutClass
      self.preferredHeight = preferredHeight
      self.minHeight = minHeight
      self.maxHeight = maxHeight
      self.proportionalHeight = proportionalHeight
      self.backgroundColor = backgroundColor
      self.textColor = textColor
      self.sections = sections
      self.tips = tips
      self.commonMistakes = commonMistakes
      self.totalSteps = totalSteps
      self.position = position
      self.contentVersion = contentVersion
      self.retired = retired
    }
  }
}

extension CatalogV1.Topic {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.Topic"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "identifier", "identifier"),
    FieldInfo(2, "title", "title"),
    FieldInfo(3, "detail_title", "detailTitle"),
    FieldInfo(4, "subtitle", "subtitle"),
    FieldInfo(5, "category", "category"),
    FieldInfo(6, "difficulty", "difficulty"),
    FieldInfo(7, "icon_name", "iconName"),
    FieldInfo(8, "layout_class", "layoutClass"),
    FieldInfo(9, "preferred_height", "preferredHeight"),
    FieldInfo(10, "min_height", "minHeight"),
    FieldInfo(11, "max_height", "maxHeight"),
    FieldInfo(12, "proportional_height", "proportionalHeight"),
    FieldInfo(13, "background_color", "backgroundColor"),
    FieldInfo(14, "text_color", "textColor"),
    FieldInfo(15, "sections", "sections", .repeated, CatalogV1.Section.self),
    FieldInfo(16, "tips", "tips", .repeated),
    FieldInfo(17, "common_mistakes", "commonMistakes", .repeated),
    FieldInfo(18, "total_steps", "totalSteps"),
    FieldInfo(19, "position", "position"),
    FieldInfo(20, "content_version", "contentVersion"),
    FieldInfo(21, "retired", "retired"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(retired, 21, BoolField.self)
    sink.implicit(contentVersion, 20, Int32Field.self)
    sink.implicit(position, 19, Int32Field.self)
    sink.implicit(totalSteps, 18, Int32Field.self)
    sink.repeated(commonMistakes, 17, StringField.self)
    sink.repeated(tips, 16, StringField.self)
    sink.repeated(sections, 15, MessageField<CatalogV1.Section>.self)
    sink.implicit(textColor, 14, StringField.self)
    sink.implicit(backgroundColor, 13, StringField.self)
    sink.optional(proportionalHeight, 12, DoubleField.self)
    sink.implicit(maxHeight, 11, DoubleField.self)
    sink.implicit(minHeight, 10, DoubleField.self)
    sink.optional(preferredHeight, 9, DoubleField.self)
    sink.implicit(layoutClass, 8, EnumField<CatalogV1.LayoutClass>.self)
    sink.implicit(iconName, 7, StringField.self)
    sink.implicit(difficulty, 6, EnumField<CatalogV1.Difficulty>.self)
    sink.implicit(category, 5, StringField.self)
    sink.implicit(subtitle, 4, StringField.self)
    sink.implicit(detailTitle, 3, StringField.self)
    sink.implicit(title, 2, StringField.self)
    sink.implicit(identifier, 1, StringField.self)
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
      case 10: identifier = try StringField.read(from: &reader)
      case 18: title = try StringField.read(from: &reader)
      case 26: detailTitle = try StringField.read(from: &reader)
      case 34: subtitle = try StringField.read(from: &reader)
      case 42: category = try StringField.read(from: &reader)
      case 48: difficulty = try EnumField<CatalogV1.Difficulty>.read(from: &reader)
      case 58: iconName = try StringField.read(from: &reader)
      case 64: layoutClass = try EnumField<CatalogV1.LayoutClass>.read(from: &reader)
      case 73: preferredHeight = try DoubleField.read(from: &reader)
      case 81: minHeight = try DoubleField.read(from: &reader)
      case 89: maxHeight = try DoubleField.read(from: &reader)
      case 97: proportionalHeight = try DoubleField.read(from: &reader)
      case 106: backgroundColor = try StringField.read(from: &reader)
      case 114: textColor = try StringField.read(from: &reader)
      case 122: try reader.append(to: &sections, MessageField<CatalogV1.Section>.self)
      case 130: try reader.append(to: &tips, StringField.self)
      case 138: try reader.append(to: &commonMistakes, StringField.self)
      case 144: totalSteps = try Int32Field.read(from: &reader)
      case 152: position = try Int32Field.read(from: &reader)
      case 160: contentVersion = try Int32Field.read(from: &reader)
      case 168: retired = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(identifier, "identifier", StringField.self)
    try writer.implicit(title, "title", StringField.self)
    try writer.implicit(detailTitle, "detailTitle", StringField.self)
    try writer.implicit(subtitle, "subtitle", StringField.self)
    try writer.implicit(category, "category", StringField.self)
    try writer.implicit(difficulty, "difficulty", EnumField<CatalogV1.Difficulty>.self)
    try writer.implicit(iconName, "iconName", StringField.self)
    try writer.implicit(layoutClass, "layoutClass", EnumField<CatalogV1.LayoutClass>.self)
    try writer.optional(preferredHeight, "preferredHeight", DoubleField.self)
    try writer.implicit(minHeight, "minHeight", DoubleField.self)
    try writer.implicit(maxHeight, "maxHeight", DoubleField.self)
    try writer.optional(proportionalHeight, "proportionalHeight", DoubleField.self)
    try writer.implicit(backgroundColor, "backgroundColor", StringField.self)
    try writer.implicit(textColor, "textColor", StringField.self)
    try writer.repeated(sections, "sections", MessageField<CatalogV1.Section>.self)
    try writer.repeated(tips, "tips", StringField.self)
    try writer.repeated(commonMistakes, "commonMistakes", StringField.self)
    try writer.implicit(totalSteps, "totalSteps", Int32Field.self)
    try writer.implicit(position, "position", Int32Field.self)
    try writer.implicit(contentVersion, "contentVersion", Int32Field.self)
    try writer.implicit(retired, "retired", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&identifier, StringField.self)
      case 2: try reader.read(&title, StringField.self)
      case 3: try reader.read(&detailTitle, StringField.self)
      case 4: try reader.read(&subtitle, StringField.self)
      case 5: try reader.read(&category, StringField.self)
      case 6: try reader.read(&difficulty, EnumField<CatalogV1.Difficulty>.self)
      case 7: try reader.read(&iconName, StringField.self)
      case 8: try reader.read(&layoutClass, EnumField<CatalogV1.LayoutClass>.self)
      case 9: try reader.read(&preferredHeight, DoubleField.self)
      case 10: try reader.read(&minHeight, DoubleField.self)
      case 11: try reader.read(&maxHeight, DoubleField.self)
      case 12: try reader.read(&proportionalHeight, DoubleField.self)
      case 13: try reader.read(&backgroundColor, StringField.self)
      case 14: try reader.read(&textColor, StringField.self)
      case 15: try reader.append(to: &sections, MessageField<CatalogV1.Section>.self)
      case 16: try reader.append(to: &tips, StringField.self)
      case 17: try reader.append(to: &commonMistakes, StringField.self)
      case 18: try reader.read(&totalSteps, Int32Field.self)
      case 19: try reader.read(&position, Int32Field.self)
      case 20: try reader.read(&contentVersion, Int32Field.self)
      case 21: try reader.read(&retired, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// One section of a lesson.
  public struct Section: Message {
    /// The section's key.
    public var key: String = ""

    /// The title.
    public var title: String = ""

    /// The text before the steps.
    public var intro: String = ""

    /// The steps in order.
    public var steps: [CatalogV1.Step] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      key: String = "",
      title: String = "",
      intro: String = "",
      steps: [CatalogV1.Step] = []
    ) {
      self.key = key
      self.title = title
      self.intro = intro
      self.steps = steps
    }
  }
}

extension CatalogV1.Section {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.Section"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "key", "key"),
    FieldInfo(2, "title", "title"),
    FieldInfo(3, "intro", "intro"),
    FieldInfo(4, "steps", "steps", .repeated, CatalogV1.Step.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(steps, 4, MessageField<CatalogV1.Step>.self)
    sink.implicit(intro, 3, StringField.self)
    sink.implicit(title, 2, StringField.self)
    sink.implicit(key, 1, StringField.self)
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
      case 10: key = try StringField.read(from: &reader)
      case 18: title = try StringField.read(from: &reader)
      case 26: intro = try StringField.read(from: &reader)
      case 34: try reader.append(to: &steps, MessageField<CatalogV1.Step>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(key, "key", StringField.self)
    try writer.implicit(title, "title", StringField.self)
    try writer.implicit(intro, "intro", StringField.self)
    try writer.repeated(steps, "steps", MessageField<CatalogV1.Step>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&key, StringField.self)
      case 2: try reader.read(&title, StringField.self)
      case 3: try reader.read(&intro, StringField.self)
      case 4: try reader.append(to: &steps, MessageField<CatalogV1.Step>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// One step of a lesson.
  public struct Step: Message {
    /// `identifier/section key/step key`; stable when new content moves the step within its
    /// section.
    public var stepID: String = ""

    /// The instruction.
    public var text: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(stepID: String = "", text: String = "") {
      self.stepID = stepID
      self.text = text
    }
  }
}

extension CatalogV1.Step {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.Step"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "step_id", "stepId"),
    FieldInfo(2, "text", "text"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(text, 2, StringField.self)
    sink.implicit(stepID, 1, StringField.self)
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
      case 10: stepID = try StringField.read(from: &reader)
      case 18: text = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(stepID, "stepId", StringField.self)
    try writer.implicit(text, "text", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&stepID, StringField.self)
      case 2: try reader.read(&text, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// One member's state of one topic.
  ///
  /// Private fields are hidden even from parents.
  public struct TopicState: Message {
    /// The topic's identifier.
    public var identifier: String = ""

    /// Whether it is completed.
    public var isCompleted: Bool = false

    /// Whether it is a favourite.
    public var isFavorite: Bool = false

    /// When it was last viewed.
    public var lastViewedDate: GoogleProtobuf.Timestamp?

    /// The member's notes.
    public var notes: String = ""

    /// 0 to 100, one decimal.
    public var completionPercentage: Double = 0

    /// The number of done steps.
    public var stepsCompleted: Int32 = 0

    /// The number of all steps.
    public var totalSteps: Int32 = 0

    /// The done steps.
    public var doneStepIDs: [String] = []

    /// Increases with every change of the record; views do not count.
    public var revision: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      identifier: String = "",
      isCompleted: Bool = false,
      isFavorite: Bool = false,
      lastViewedDate: GoogleProtobuf.Timestamp? = nil,
      notes: String = "",
      completionPercentage: Double = 0,
      stepsCompleted: Int32 = 0,
      totalSteps: Int32 = 0,
      doneStepIDs: [String] = [],
      revision: UInt64 = 0
    ) {
      self.identifier = identifier
      self.isCompleted = isCompleted
      self.isFavorite = isFavorite
      self.lastViewedDate = lastViewedDate
      self.notes = notes
      self.completionPercentage = completionPercentage
      self.stepsCompleted = stepsCompleted
      self.totalSteps = totalSteps
      self.doneStepIDs = doneStepIDs
      self.revision = revision
    }
  }
}

extension CatalogV1.TopicState {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.TopicState"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "identifier", "identifier"),
    FieldInfo(2, "is_completed", "isCompleted"),
    FieldInfo(3, "is_favorite", "isFavorite"),
    FieldInfo(4, "last_viewed_date", "lastViewedDate", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(5, "notes", "notes", isRedacted: true),
    FieldInfo(6, "completion_percentage", "completionPercentage"),
    FieldInfo(7, "steps_completed", "stepsCompleted"),
    FieldInfo(8, "total_steps", "totalSteps"),
    FieldInfo(9, "done_step_ids", "doneStepIds", .repeated),
    FieldInfo(10, "revision", "revision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(revision, 10, UInt64Field.self)
    sink.repeated(doneStepIDs, 9, StringField.self)
    sink.implicit(totalSteps, 8, Int32Field.self)
    sink.implicit(stepsCompleted, 7, Int32Field.self)
    sink.implicit(completionPercentage, 6, DoubleField.self)
    sink.implicit(notes, 5, StringField.self)
    sink.optional(lastViewedDate, 4, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(isFavorite, 3, BoolField.self)
    sink.implicit(isCompleted, 2, BoolField.self)
    sink.implicit(identifier, 1, StringField.self)
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
      case 10: identifier = try StringField.read(from: &reader)
      case 16: isCompleted = try BoolField.read(from: &reader)
      case 24: isFavorite = try BoolField.read(from: &reader)
      case 34: try reader.merge(&lastViewedDate)
      case 42: notes = try StringField.read(from: &reader)
      case 49: completionPercentage = try DoubleField.read(from: &reader)
      case 56: stepsCompleted = try Int32Field.read(from: &reader)
      case 64: totalSteps = try Int32Field.read(from: &reader)
      case 74: try reader.append(to: &doneStepIDs, StringField.self)
      case 80: revision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(identifier, "identifier", StringField.self)
    try writer.implicit(isCompleted, "isCompleted", BoolField.self)
    try writer.implicit(isFavorite, "isFavorite", BoolField.self)
    try writer.optional(
      lastViewedDate,
      "lastViewedDate",
      MessageField<GoogleProtobuf.Timestamp>.self
    )
    try writer.implicit(notes, "notes", StringField.self, isRedacted: true)
    try writer.implicit(completionPercentage, "completionPercentage", DoubleField.self)
    try writer.implicit(stepsCompleted, "stepsCompleted", Int32Field.self)
    try writer.implicit(totalSteps, "totalSteps", Int32Field.self)
    try writer.repeated(doneStepIDs, "doneStepIds", StringField.self)
    try writer.implicit(revision, "revision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&identifier, StringField.self)
      case 2: try reader.read(&isCompleted, BoolField.self)
      case 3: try reader.read(&isFavorite, BoolField.self)
      case 4: try reader.read(&lastViewedDate, MessageField<GoogleProtobuf.Timestamp>.self)
      case 5: try reader.read(&notes, StringField.self)
      case 6: try reader.read(&completionPercentage, DoubleField.self)
      case 7: try reader.read(&stepsCompleted, Int32Field.self)
      case 8: try reader.read(&totalSteps, Int32Field.self)
      case 9: try reader.append(to: &doneStepIDs, StringField.self)
      case 10: try reader.read(&revision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1.TopicState {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: [
      "identifier", "is_completed", "completion_percentage", "steps_completed", "total_steps",
      "done_step_ids", "revision",
    ],
    hidden: ["is_favorite", "last_viewed_date", "notes"]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.TopicState {
    var shared = CatalogV1.TopicState()
    shared.identifier = self.identifier
    shared.isCompleted = self.isCompleted
    shared.completionPercentage = self.completionPercentage
    shared.stepsCompleted = self.stepsCompleted
    shared.totalSteps = self.totalSteps
    shared.doneStepIDs = self.doneStepIDs
    shared.revision = self.revision
    return shared
  }
}

extension CatalogV1 {
  /// A topic with the caller's state.
  public struct TopicWithState: Message {
    /// The topic.
    public var topic: CatalogV1.Topic?

    /// The caller's state of the topic.
    public var state: CatalogV1.TopicState?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(topic: CatalogV1.Topic? = nil, state: CatalogV1.TopicState? = nil) {
      self.topic = topic
      self.state = state
    }
  }
}

extension CatalogV1.TopicWithState {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.TopicWithState"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "topic", "topic", .single, CatalogV1.Topic.self),
    FieldInfo(2, "state", "state", .single, CatalogV1.TopicState.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(state, 2, MessageField<CatalogV1.TopicState>.self)
    sink.optional(topic, 1, MessageField<CatalogV1.Topic>.self)
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
      case 10: try reader.merge(&topic)
      case 18: try reader.merge(&state)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(topic, "topic", MessageField<CatalogV1.Topic>.self)
    try writer.optional(state, "state", MessageField<CatalogV1.TopicState>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&topic, MessageField<CatalogV1.Topic>.self)
      case 2: try reader.read(&state, MessageField<CatalogV1.TopicState>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A member's progress in a category.
  public struct CategoryTotal: Message {
    /// The category.
    public var category: String = ""

    /// The number of topics.
    public var topics: Int32 = 0

    /// The number of completed topics.
    public var completed: Int32 = 0

    /// The number of steps of all topics.
    public var totalSteps: Int32 = 0

    /// The number of done steps.
    public var stepsCompleted: Int32 = 0

    /// Done steps, 0 to 100 percent, one decimal.
    public var completionPercentage: Double = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      category: String = "",
      topics: Int32 = 0,
      completed: Int32 = 0,
      totalSteps: Int32 = 0,
      stepsCompleted: Int32 = 0,
      completionPercentage: Double = 0
    ) {
      self.category = category
      self.topics = topics
      self.completed = completed
      self.totalSteps = totalSteps
      self.stepsCompleted = stepsCompleted
      self.completionPercentage = completionPercentage
    }
  }
}

extension CatalogV1.CategoryTotal {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CategoryTotal"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "category", "category"),
    FieldInfo(2, "topics", "topics"),
    FieldInfo(3, "completed", "completed"),
    FieldInfo(4, "total_steps", "totalSteps"),
    FieldInfo(5, "steps_completed", "stepsCompleted"),
    FieldInfo(6, "completion_percentage", "completionPercentage"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(completionPercentage, 6, DoubleField.self)
    sink.implicit(stepsCompleted, 5, Int32Field.self)
    sink.implicit(totalSteps, 4, Int32Field.self)
    sink.implicit(completed, 3, Int32Field.self)
    sink.implicit(topics, 2, Int32Field.self)
    sink.implicit(category, 1, StringField.self)
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
      case 10: category = try StringField.read(from: &reader)
      case 16: topics = try Int32Field.read(from: &reader)
      case 24: completed = try Int32Field.read(from: &reader)
      case 32: totalSteps = try Int32Field.read(from: &reader)
      case 40: stepsCompleted = try Int32Field.read(from: &reader)
      case 49: completionPercentage = try DoubleField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(category, "category", StringField.self)
    try writer.implicit(topics, "topics", Int32Field.self)
    try writer.implicit(completed, "completed", Int32Field.self)
    try writer.implicit(totalSteps, "totalSteps", Int32Field.self)
    try writer.implicit(stepsCompleted, "stepsCompleted", Int32Field.self)
    try writer.implicit(completionPercentage, "completionPercentage", DoubleField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&category, StringField.self)
      case 2: try reader.read(&topics, Int32Field.self)
      case 3: try reader.read(&completed, Int32Field.self)
      case 4: try reader.read(&totalSteps, Int32Field.self)
      case 5: try reader.read(&stepsCompleted, Int32Field.self)
      case 6: try reader.read(&completionPercentage, DoubleField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A member's progress in one topic.
  public struct TopicProgress: Message {
    /// The topic's identifier.
    public var identifier: String = ""

    /// The title.
    public var title: String = ""

    /// The category.
    public var category: String = ""

    /// Whether it is completed.
    public var isCompleted: Bool = false

    /// 0 to 100, one decimal.
    public var completionPercentage: Double = 0

    /// The number of done steps.
    public var stepsCompleted: Int32 = 0

    /// The number of all steps.
    public var totalSteps: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      identifier: String = "",
      title: String = "",
      category: String = "",
      isCompleted: Bool = false,
      completionPercentage: Double = 0,
      stepsCompleted: Int32 = 0,
      totalSteps: Int32 = 0
    ) {
      self.identifier = identifier
      self.title = title
      self.category = category
      self.isCompleted = isCompleted
      self.completionPercentage = completionPercentage
      self.stepsCompleted = stepsCompleted
      self.totalSteps = totalSteps
    }
  }
}

extension CatalogV1.TopicProgress {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.TopicProgress"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "identifier", "identifier"),
    FieldInfo(2, "title", "title"),
    FieldInfo(3, "category", "category"),
    FieldInfo(4, "is_completed", "isCompleted"),
    FieldInfo(5, "completion_percentage", "completionPercentage"),
    FieldInfo(6, "steps_completed", "stepsCompleted"),
    FieldInfo(7, "total_steps", "totalSteps"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(totalSteps, 7, Int32Field.self)
    sink.implicit(stepsCompleted, 6, Int32Field.self)
    sink.implicit(completionPercentage, 5, DoubleField.self)
    sink.implicit(isCompleted, 4, BoolField.self)
    sink.implicit(category, 3, StringField.self)
    sink.implicit(title, 2, StringField.self)
    sink.implicit(identifier, 1, StringField.self)
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
      case 10: identifier = try StringField.read(from: &reader)
      case 18: title = try StringField.read(from: &reader)
      case 26: category = try StringField.read(from: &reader)
      case 32: isCompleted = try BoolField.read(from: &reader)
      case 41: completionPercentage = try DoubleField.read(from: &reader)
      case 48: stepsCompleted = try Int32Field.read(from: &reader)
      case 56: totalSteps = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(identifier, "identifier", StringField.self)
    try writer.implicit(title, "title", StringField.self)
    try writer.implicit(category, "category", StringField.self)
    try writer.implicit(isCompleted, "isCompleted", BoolField.self)
    try writer.implicit(completionPercentage, "completionPercentage", DoubleField.self)
    try writer.implicit(stepsCompleted, "stepsCompleted", Int32Field.self)
    try writer.implicit(totalSteps, "totalSteps", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&identifier, StringField.self)
      case 2: try reader.read(&title, StringField.self)
      case 3: try reader.read(&category, StringField.self)
      case 4: try reader.read(&isCompleted, BoolField.self)
      case 5: try reader.read(&completionPercentage, DoubleField.self)
      case 6: try reader.read(&stepsCompleted, Int32Field.self)
      case 7: try reader.read(&totalSteps, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A topic by identifier and title.
  public struct TopicName: Message {
    /// The topic's identifier.
    public var identifier: String = ""

    /// The title.
    public var title: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(identifier: String = "", title: String = "") {
      self.identifier = identifier
      self.title = title
    }
  }
}

extension CatalogV1.TopicName {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.TopicName"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "identifier", "identifier"),
    FieldInfo(2, "title", "title"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(title, 2, StringField.self)
    sink.implicit(identifier, 1, StringField.self)
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
      case 10: identifier = try StringField.read(from: &reader)
      case 18: title = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(identifier, "identifier", StringField.self)
    try writer.implicit(title, "title", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&identifier, StringField.self)
      case 2: try reader.read(&title, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Topics/ListTopics`.
  public struct ListTopicsRequest: Message {
    /// Only topics of this category; empty for all.
    public var category: String = ""

    /// Only topics of this difficulty; unspecified for all.
    public var difficulty: CatalogV1.Difficulty = CatalogV1.Difficulty(rawValue: 0)

    /// Only completed topics, or only others.
    public var completed: Bool?

    /// Only favourites, or only others.
    public var favorite: Bool?

    /// Substring of title, subtitle or category, ignoring case and accents; up to 200 characters.
    public var text: String = ""

    /// The order.
    public var sort: CatalogV1.TopicSort = CatalogV1.TopicSort(rawValue: 0)

    /// 1 to 100; 0 means 50.
    public var pageSize: Int32 = 0

    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      category: String = "",
      difficulty: CatalogV1.Difficulty = CatalogV1.Difficulty(rawValue: 0),
      completed: Bool? = nil,
      favorite: Bool? = nil,
      text: String = "",
      sort: CatalogV1.TopicSort = CatalogV1.TopicSort(rawValue: 0),
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.category = category
      self.difficulty = difficulty
      self.completed = completed
      self.favorite = favorite
      self.text = text
      self.sort = sort
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension CatalogV1.ListTopicsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListTopicsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "category", "category"),
    FieldInfo(2, "difficulty", "difficulty"),
    FieldInfo(3, "completed", "completed"),
    FieldInfo(4, "favorite", "favorite"),
    FieldInfo(5, "text", "text", isRedacted: true),
    FieldInfo(6, "sort", "sort"),
    FieldInfo(7, "page_size", "pageSize"),
    FieldInfo(8, "page_token", "pageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageToken, 8, StringField.self)
    sink.implicit(pageSize, 7, Int32Field.self)
    sink.implicit(sort, 6, EnumField<CatalogV1.TopicSort>.self)
    sink.implicit(text, 5, StringField.self)
    sink.optional(favorite, 4, BoolField.self)
    sink.optional(completed, 3, BoolField.self)
    sink.implicit(difficulty, 2, EnumField<CatalogV1.Difficulty>.self)
    sink.implicit(category, 1, StringField.self)
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
      case 10: category = try StringField.read(from: &reader)
      case 16: difficulty = try EnumField<CatalogV1.Difficulty>.read(from: &reader)
      case 24: completed = try BoolField.read(from: &reader)
      case 32: favorite = try BoolField.read(from: &reader)
      case 42: text = try StringField.read(from: &reader)
      case 48: sort = try EnumField<CatalogV1.TopicSort>.read(from: &reader)
      case 56: pageSize = try Int32Field.read(from: &reader)
      case 66: pageToken = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(category, "category", StringField.self)
    try writer.implicit(difficulty, "difficulty", EnumField<CatalogV1.Difficulty>.self)
    try writer.optional(completed, "completed", BoolField.self)
    try writer.optional(favorite, "favorite", BoolField.self)
    try writer.implicit(text, "text", StringField.self, isRedacted: true)
    try writer.implicit(sort, "sort", EnumField<CatalogV1.TopicSort>.self)
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
      case 1: try reader.read(&category, StringField.self)
      case 2: try reader.read(&difficulty, EnumField<CatalogV1.Difficulty>.self)
      case 3: try reader.read(&completed, BoolField.self)
      case 4: try reader.read(&favorite, BoolField.self)
      case 5: try reader.read(&text, StringField.self)
      case 6: try reader.read(&sort, EnumField<CatalogV1.TopicSort>.self)
      case 7: try reader.read(&pageSize, Int32Field.self)
      case 8: try reader.read(&pageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Topics/ListTopics`.
  public struct ListTopicsResponse: Message {
    /// The topics.
    public var topics: [CatalogV1.TopicWithState] = []

    /// Token of the next page; empty on the last page.
    public var nextPageToken: String = ""

    /// Progress over the whole catalogue, in catalogue order.
    public var categories: [CatalogV1.CategoryTotal] = []

    /// Whether built-in content with default states was served, because stored data could not be
    /// opened.
    public var degraded: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      topics: [CatalogV1.TopicWithState] = [],
      nextPageToken: String = "",
      categories: [CatalogV1.CategoryTotal] = [],
      degraded: Bool = false
    ) {
      self.topics = topics
      self.nextPageToken = nextPageToken
      self.categories = categories
      self.degraded = degraded
    }
  }
}

extension CatalogV1.ListTopicsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListTopicsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "topics", "topics", .repeated, CatalogV1.TopicWithState.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
    FieldInfo(3, "categories", "categories", .repeated, CatalogV1.CategoryTotal.self),
    FieldInfo(4, "degraded", "degraded"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(degraded, 4, BoolField.self)
    sink.repeated(categories, 3, MessageField<CatalogV1.CategoryTotal>.self)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(topics, 1, MessageField<CatalogV1.TopicWithState>.self)
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
      case 10: try reader.append(to: &topics, MessageField<CatalogV1.TopicWithState>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      case 26: try reader.append(to: &categories, MessageField<CatalogV1.CategoryTotal>.self)
      case 32: degraded = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(topics, "topics", MessageField<CatalogV1.TopicWithState>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    try writer.repeated(categories, "categories", MessageField<CatalogV1.CategoryTotal>.self)
    try writer.implicit(degraded, "degraded", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &topics, MessageField<CatalogV1.TopicWithState>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      case 3: try reader.append(to: &categories, MessageField<CatalogV1.CategoryTotal>.self)
      case 4: try reader.read(&degraded, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Topics/ListCategories`.
  public struct ListCategoriesRequest: Message {
    /// The member; empty for the caller.
    public var memberID: MemberID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil) {
      self.memberID = memberID
    }
  }
}

extension CatalogV1.ListCategoriesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListCategoriesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(memberID, 1, TextField<MemberID>.self)
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
      case 10: memberID = try reader.text(MemberID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Topics/ListCategories`.
  public struct ListCategoriesResponse: Message {
    /// In catalogue order.
    public var categories: [CatalogV1.CategoryTotal] = []

    /// Whether built-in content with default states was served, because stored data could not be
    /// opened.
    public var degraded: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(categories: [CatalogV1.CategoryTotal] = [], degraded: Bool = false) {
      self.categories = categories
      self.degraded = degraded
    }
  }
}

extension CatalogV1.ListCategoriesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListCategoriesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "categories", "categories", .repeated, CatalogV1.CategoryTotal.self),
    FieldInfo(2, "degraded", "degraded"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(degraded, 2, BoolField.self)
    sink.repeated(categories, 1, MessageField<CatalogV1.CategoryTotal>.self)
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
      case 10: try reader.append(to: &categories, MessageField<CatalogV1.CategoryTotal>.self)
      case 16: degraded = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(categories, "categories", MessageField<CatalogV1.CategoryTotal>.self)
    try writer.implicit(degraded, "degraded", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &categories, MessageField<CatalogV1.CategoryTotal>.self)
      case 2: try reader.read(&degraded, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Topics/ListTopicProgress`.
  public struct ListTopicProgressRequest: Message {
    /// The member; empty for the caller.
    public var memberID: MemberID?

    /// Only topics of this category; empty for all.
    public var category: String = ""

    /// Only topics of this difficulty; unspecified for all.
    public var difficulty: CatalogV1.Difficulty = CatalogV1.Difficulty(rawValue: 0)

    /// Only completed topics, or only others.
    public var completed: Bool?

    /// Substring of title, subtitle or category, ignoring case and accents; up to 200 characters.
    public var text: String = ""

    /// 1 to 100; 0 means 50.
    public var pageSize: Int32 = 0

    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      memberID: MemberID? = nil,
      category: String = "",
      difficulty: CatalogV1.Difficulty = CatalogV1.Difficulty(rawValue: 0),
      completed: Bool? = nil,
      text: String = "",
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.memberID = memberID
      self.category = category
      self.difficulty = difficulty
      self.completed = completed
      self.text = text
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension CatalogV1.ListTopicProgressRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListTopicProgressRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "category", "category"),
    FieldInfo(3, "difficulty", "difficulty"),
    FieldInfo(4, "completed", "completed"),
    FieldInfo(5, "text", "text", isRedacted: true),
    FieldInfo(6, "page_size", "pageSize"),
    FieldInfo(7, "page_token", "pageToken"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(pageToken, 7, StringField.self)
    sink.implicit(pageSize, 6, Int32Field.self)
    sink.implicit(text, 5, StringField.self)
    sink.optional(completed, 4, BoolField.self)
    sink.implicit(difficulty, 3, EnumField<CatalogV1.Difficulty>.self)
    sink.implicit(category, 2, StringField.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
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
      case 10: memberID = try reader.text(MemberID.self)
      case 18: category = try StringField.read(from: &reader)
      case 24: difficulty = try EnumField<CatalogV1.Difficulty>.read(from: &reader)
      case 32: completed = try BoolField.read(from: &reader)
      case 42: text = try StringField.read(from: &reader)
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
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.implicit(category, "category", StringField.self)
    try writer.implicit(difficulty, "difficulty", EnumField<CatalogV1.Difficulty>.self)
    try writer.optional(completed, "completed", BoolField.self)
    try writer.implicit(text, "text", StringField.self, isRedacted: true)
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
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.read(&category, StringField.self)
      case 3: try reader.read(&difficulty, EnumField<CatalogV1.Difficulty>.self)
      case 4: try reader.read(&completed, BoolField.self)
      case 5: try reader.read(&text, StringField.self)
      case 6: try reader.read(&pageSize, Int32Field.self)
      case 7: try reader.read(&pageToken, StringField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Topics/ListTopicProgress`.
  public struct ListTopicProgressResponse: Message {
    /// In catalogue order.
    public var topics: [CatalogV1.TopicProgress] = []

    /// Token of the next page; empty on the last page.
    public var nextPageToken: String = ""

    /// Whether built-in content with default states was served, because stored data could not be
    /// opened.
    public var degraded: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      topics: [CatalogV1.TopicProgress] = [],
      nextPageToken: String = "",
      degraded: Bool = false
    ) {
      self.topics = topics
      self.nextPageToken = nextPageToken
      self.degraded = degraded
    }
  }
}

extension CatalogV1.ListTopicProgressResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ListTopicProgressResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "topics", "topics", .repeated, CatalogV1.TopicProgress.self),
    FieldInfo(2, "next_page_token", "nextPageToken"),
    FieldInfo(3, "degraded", "degraded"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(degraded, 3, BoolField.self)
    sink.implicit(nextPageToken, 2, StringField.self)
    sink.repeated(topics, 1, MessageField<CatalogV1.TopicProgress>.self)
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
      case 10: try reader.append(to: &topics, MessageField<CatalogV1.TopicProgress>.self)
      case 18: nextPageToken = try StringField.read(from: &reader)
      case 24: degraded = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(topics, "topics", MessageField<CatalogV1.TopicProgress>.self)
    try writer.implicit(nextPageToken, "nextPageToken", StringField.self)
    try writer.implicit(degraded, "degraded", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &topics, MessageField<CatalogV1.TopicProgress>.self)
      case 2: try reader.read(&nextPageToken, StringField.self)
      case 3: try reader.read(&degraded, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Topics/GetLearningSummary`.
  public struct GetLearningSummaryRequest: Message {
    /// The member; empty for the caller.
    public var memberID: MemberID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(memberID: MemberID? = nil) {
      self.memberID = memberID
    }
  }
}

extension CatalogV1.GetLearningSummaryRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetLearningSummaryRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(memberID, 1, TextField<MemberID>.self)
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
      case 10: memberID = try reader.text(MemberID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Topics/GetLearningSummary`.
  public struct GetLearningSummaryResponse: Message {
    /// The number of topics.
    public var topics: Int32 = 0

    /// The number of completed topics.
    public var completed: Int32 = 0

    /// The number of steps of all topics.
    public var totalSteps: Int32 = 0

    /// The number of done steps.
    public var stepsCompleted: Int32 = 0

    /// Done steps, 0 to 100 percent, one decimal.
    public var completionPercentage: Double = 0

    /// 10 for each topic that was ever completed, even if the completion was cleared or the topic
    /// retired since.
    public var learningPoints: Int32 = 0

    /// The categories in catalogue order.
    public var categories: [CatalogV1.CategoryTotal] = []

    /// The favourites in catalogue order; empty for a parent who asks about a child.
    public var favorites: [CatalogV1.TopicName] = []

    /// The topic that was viewed last; absent if there is none, and for a parent who asks about a
    /// child.
    public var lastViewed: CatalogV1.TopicName?

    /// When it was viewed.
    public var lastViewedDate: GoogleProtobuf.Timestamp?

    /// Whether built-in content with default states was served, because stored data could not be
    /// opened.
    public var degraded: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      topics: Int32 = 0,
      completed: Int32 = 0,
      totalSteps: Int32 = 0,
      stepsCompleted: Int32 = 0,
      completionPercentage: Double = 0,
      learningPoints: Int32 = 0,
      categories: [CatalogV1.CategoryTotal] = [],
      favorites: [CatalogV1.TopicName] = [],
      lastViewed: CatalogV1.TopicName? = nil,
      lastViewedDate: GoogleProtobuf.Timestamp? = nil,
      degraded: Bool = false
    ) {
      self.topics = topics
      self.completed = completed
      self.totalSteps = totalSteps
      self.stepsCompleted = stepsCompleted
      self.completionPercentage = completionPercentage
      self.learningPoints = learningPoints
      self.categories = categories
      self.favorites = favorites
      self.lastViewed = lastViewed
      self.lastViewedDate = lastViewedDate
      self.degraded = degraded
    }
  }
}

extension CatalogV1.GetLearningSummaryResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetLearningSummaryResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "topics", "topics"),
    FieldInfo(2, "completed", "completed"),
    FieldInfo(3, "total_steps", "totalSteps"),
    FieldInfo(4, "steps_completed", "stepsCompleted"),
    FieldInfo(5, "completion_percentage", "completionPercentage"),
    FieldInfo(6, "learning_points", "learningPoints"),
    FieldInfo(7, "categories", "categories", .repeated, CatalogV1.CategoryTotal.self),
    FieldInfo(8, "favorites", "favorites", .repeated, CatalogV1.TopicName.self),
    FieldInfo(9, "last_viewed", "lastViewed", .single, CatalogV1.TopicName.self),
    FieldInfo(10, "last_viewed_date", "lastViewedDate", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(11, "degraded", "degraded"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(degraded, 11, BoolField.self)
    sink.optional(lastViewedDate, 10, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(lastViewed, 9, MessageField<CatalogV1.TopicName>.self)
    sink.repeated(favorites, 8, MessageField<CatalogV1.TopicName>.self)
    sink.repeated(categories, 7, MessageField<CatalogV1.CategoryTotal>.self)
    sink.implicit(learningPoints, 6, Int32Field.self)
    sink.implicit(completionPercentage, 5, DoubleField.self)
    sink.implicit(stepsCompleted, 4, Int32Field.self)
    sink.implicit(totalSteps, 3, Int32Field.self)
    sink.implicit(completed, 2, Int32Field.self)
    sink.implicit(topics, 1, Int32Field.self)
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
      case 8: topics = try Int32Field.read(from: &reader)
      case 16: completed = try Int32Field.read(from: &reader)
      case 24: totalSteps = try Int32Field.read(from: &reader)
      case 32: stepsCompleted = try Int32Field.read(from: &reader)
      case 41: completionPercentage = try DoubleField.read(from: &reader)
      case 48: learningPoints = try Int32Field.read(from: &reader)
      case 58: try reader.append(to: &categories, MessageField<CatalogV1.CategoryTotal>.self)
      case 66: try reader.append(to: &favorites, MessageField<CatalogV1.TopicName>.self)
      case 74: try reader.merge(&lastViewed)
      case 82: try reader.merge(&lastViewedDate)
      case 88: degraded = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(topics, "topics", Int32Field.self)
    try writer.implicit(completed, "completed", Int32Field.self)
    try writer.implicit(totalSteps, "totalSteps", Int32Field.self)
    try writer.implicit(stepsCompleted, "stepsCompleted", Int32Field.self)
    try writer.implicit(completionPercentage, "completionPercentage", DoubleField.self)
    try writer.implicit(learningPoints, "learningPoints", Int32Field.self)
    try writer.repeated(categories, "categories", MessageField<CatalogV1.CategoryTotal>.self)
    try writer.repeated(favorites, "favorites", MessageField<CatalogV1.TopicName>.self)
    try writer.optional(lastViewed, "lastViewed", MessageField<CatalogV1.TopicName>.self)
    try writer.optional(
      lastViewedDate,
      "lastViewedDate",
      MessageField<GoogleProtobuf.Timestamp>.self
    )
    try writer.implicit(degraded, "degraded", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&topics, Int32Field.self)
      case 2: try reader.read(&completed, Int32Field.self)
      case 3: try reader.read(&totalSteps, Int32Field.self)
      case 4: try reader.read(&stepsCompleted, Int32Field.self)
      case 5: try reader.read(&completionPercentage, DoubleField.self)
      case 6: try reader.read(&learningPoints, Int32Field.self)
      case 7: try reader.append(to: &categories, MessageField<CatalogV1.CategoryTotal>.self)
      case 8: try reader.append(to: &favorites, MessageField<CatalogV1.TopicName>.self)
      case 9: try reader.read(&lastViewed, MessageField<CatalogV1.TopicName>.self)
      case 10: try reader.read(&lastViewedDate, MessageField<GoogleProtobuf.Timestamp>.self)
      case 11: try reader.read(&degraded, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Topics/GetTopic`.
  public struct GetTopicRequest: Message {
    /// The topic's identifier.
    public var identifier: String = ""

    /// Records a view by the caller; ignored for a read-only token.
    public var recordView: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(identifier: String = "", recordView: Bool = false) {
      self.identifier = identifier
      self.recordView = recordView
    }
  }
}

extension CatalogV1.GetTopicRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetTopicRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "identifier", "identifier"),
    FieldInfo(2, "record_view", "recordView"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(recordView, 2, BoolField.self)
    sink.implicit(identifier, 1, StringField.self)
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
      case 10: identifier = try StringField.read(from: &reader)
      case 16: recordView = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(identifier, "identifier", StringField.self)
    try writer.implicit(recordView, "recordView", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&identifier, StringField.self)
      case 2: try reader.read(&recordView, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Topics/GetTopic`.
  public struct GetTopicResponse: Message {
    /// The topic.
    public var topic: CatalogV1.Topic?

    /// The caller's state of the topic.
    public var state: CatalogV1.TopicState?

    /// Whether built-in content with default states was served, because stored data could not be
    /// opened.
    public var degraded: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      topic: CatalogV1.Topic? = nil,
      state: CatalogV1.TopicState? = nil,
      degraded: Bool = false
    ) {
      self.topic = topic
      self.state = state
      self.degraded = degraded
    }
  }
}

extension CatalogV1.GetTopicResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetTopicResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "topic", "topic", .single, CatalogV1.Topic.self),
    FieldInfo(2, "state", "state", .single, CatalogV1.TopicState.self),
    FieldInfo(3, "degraded", "degraded"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(degraded, 3, BoolField.self)
    sink.optional(state, 2, MessageField<CatalogV1.TopicState>.self)
    sink.optional(topic, 1, MessageField<CatalogV1.Topic>.self)
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
      case 10: try reader.merge(&topic)
      case 18: try reader.merge(&state)
      case 24: degraded = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(topic, "topic", MessageField<CatalogV1.Topic>.self)
    try writer.optional(state, "state", MessageField<CatalogV1.TopicState>.self)
    try writer.implicit(degraded, "degraded", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&topic, MessageField<CatalogV1.Topic>.self)
      case 2: try reader.read(&state, MessageField<CatalogV1.TopicState>.self)
      case 3: try reader.read(&degraded, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Topics/SetStepDone`.
  public struct SetStepDoneRequest: Message {
    /// The topic's identifier.
    public var identifier: String = ""

    /// The step.
    public var stepID: String = ""

    /// False marks it open.
    public var done: Bool = false

    /// The revision that must be stored; absent accepts any.
    public var expectedRevision: UInt64?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      identifier: String = "",
      stepID: String = "",
      done: Bool = false,
      expectedRevision: UInt64? = nil
    ) {
      self.identifier = identifier
      self.stepID = stepID
      self.done = done
      self.expectedRevision = expectedRevision
    }
  }
}

extension CatalogV1.SetStepDoneRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SetStepDoneRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "identifier", "identifier"),
    FieldInfo(2, "step_id", "stepId"),
    FieldInfo(3, "done", "done"),
    FieldInfo(4, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(expectedRevision, 4, UInt64Field.self)
    sink.implicit(done, 3, BoolField.self)
    sink.implicit(stepID, 2, StringField.self)
    sink.implicit(identifier, 1, StringField.self)
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
      case 10: identifier = try StringField.read(from: &reader)
      case 18: stepID = try StringField.read(from: &reader)
      case 24: done = try BoolField.read(from: &reader)
      case 32: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(identifier, "identifier", StringField.self)
    try writer.implicit(stepID, "stepId", StringField.self)
    try writer.implicit(done, "done", BoolField.self)
    try writer.optional(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&identifier, StringField.self)
      case 2: try reader.read(&stepID, StringField.self)
      case 3: try reader.read(&done, BoolField.self)
      case 4: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Topics/SetStepDone`.
  public struct SetStepDoneResponse: Message {
    /// The caller's state of the topic.
    public var state: CatalogV1.TopicState?

    /// False if nothing changed.
    public var changed: Bool = false

    /// 10 if the step completed the topic for the first time, otherwise 0.
    public var learningPoints: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      state: CatalogV1.TopicState? = nil,
      changed: Bool = false,
      learningPoints: Int32 = 0
    ) {
      self.state = state
      self.changed = changed
      self.learningPoints = learningPoints
    }
  }
}

extension CatalogV1.SetStepDoneResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SetStepDoneResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "state", "state", .single, CatalogV1.TopicState.self),
    FieldInfo(2, "changed", "changed"),
    FieldInfo(3, "learning_points", "learningPoints"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(learningPoints, 3, Int32Field.self)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(state, 1, MessageField<CatalogV1.TopicState>.self)
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
      case 10: try reader.merge(&state)
      case 16: changed = try BoolField.read(from: &reader)
      case 24: learningPoints = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(state, "state", MessageField<CatalogV1.TopicState>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    try writer.implicit(learningPoints, "learningPoints", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&state, MessageField<CatalogV1.TopicState>.self)
      case 2: try reader.read(&changed, BoolField.self)
      case 3: try reader.read(&learningPoints, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The new state of one step.
  public struct StepMark: Message {
    /// The step.
    public var stepID: String = ""

    /// False marks it open.
    public var done: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(stepID: String = "", done: Bool = false) {
      self.stepID = stepID
      self.done = done
    }
  }
}

extension CatalogV1.StepMark {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.StepMark"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "step_id", "stepId"),
    FieldInfo(2, "done", "done"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(done, 2, BoolField.self)
    sink.implicit(stepID, 1, StringField.self)
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
      case 10: stepID = try StringField.read(from: &reader)
      case 16: done = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(stepID, "stepId", StringField.self)
    try writer.implicit(done, "done", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&stepID, StringField.self)
      case 2: try reader.read(&done, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Topics/SaveTopicProgress`.
  public struct SaveTopicProgressRequest: Message {
    /// The topic's identifier.
    public var identifier: String = ""

    /// Up to 500 marks.
    public var marks: [CatalogV1.StepMark] = []

    /// The revision that must be stored; absent accepts any.
    public var expectedRevision: UInt64?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      identifier: String = "",
      marks: [CatalogV1.StepMark] = [],
      expectedRevision: UInt64? = nil
    ) {
      self.identifier = identifier
      self.marks = marks
      self.expectedRevision = expectedRevision
    }
  }
}

extension CatalogV1.SaveTopicProgressRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SaveTopicProgressRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "identifier", "identifier"),
    FieldInfo(2, "marks", "marks", .repeated, CatalogV1.StepMark.self),
    FieldInfo(3, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(expectedRevision, 3, UInt64Field.self)
    sink.repeated(marks, 2, MessageField<CatalogV1.StepMark>.self)
    sink.implicit(identifier, 1, StringField.self)
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
      case 10: identifier = try StringField.read(from: &reader)
      case 18: try reader.append(to: &marks, MessageField<CatalogV1.StepMark>.self)
      case 24: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(identifier, "identifier", StringField.self)
    try writer.repeated(marks, "marks", MessageField<CatalogV1.StepMark>.self)
    try writer.optional(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&identifier, StringField.self)
      case 2: try reader.append(to: &marks, MessageField<CatalogV1.StepMark>.self)
      case 3: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Topics/SaveTopicProgress`.
  public struct SaveTopicProgressResponse: Message {
    /// The caller's state of the topic.
    public var state: CatalogV1.TopicState?

    /// False if nothing changed.
    public var changed: Bool = false

    /// 10 if the marks completed the topic for the first time, otherwise 0.
    public var learningPoints: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      state: CatalogV1.TopicState? = nil,
      changed: Bool = false,
      learningPoints: Int32 = 0
    ) {
      self.state = state
      self.changed = changed
      self.learningPoints = learningPoints
    }
  }
}

extension CatalogV1.SaveTopicProgressResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SaveTopicProgressResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "state", "state", .single, CatalogV1.TopicState.self),
    FieldInfo(2, "changed", "changed"),
    FieldInfo(3, "learning_points", "learningPoints"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(learningPoints, 3, Int32Field.self)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(state, 1, MessageField<CatalogV1.TopicState>.self)
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
      case 10: try reader.merge(&state)
      case 16: changed = try BoolField.read(from: &reader)
      case 24: learningPoints = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(state, "state", MessageField<CatalogV1.TopicState>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    try writer.implicit(learningPoints, "learningPoints", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&state, MessageField<CatalogV1.TopicState>.self)
      case 2: try reader.read(&changed, BoolField.self)
      case 3: try reader.read(&learningPoints, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Topics/SetTopicNotes`.
  public struct SetTopicNotesRequest: Message {
    /// The topic's identifier.
    public var identifier: String = ""

    /// Up to 4,000 characters with line breaks and tabs, stored unmodified; blank clears the
    /// notes.
    public var notes: String = ""

    /// The revision that must be stored; absent accepts any.
    public var expectedRevision: UInt64?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(identifier: String = "", notes: String = "", expectedRevision: UInt64? = nil) {
      self.identifier = identifier
      self.notes = notes
      self.expectedRevision = expectedRevision
    }
  }
}

extension CatalogV1.SetTopicNotesRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SetTopicNotesRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "identifier", "identifier"),
    FieldInfo(2, "notes", "notes", isRedacted: true),
    FieldInfo(3, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(expectedRevision, 3, UInt64Field.self)
    sink.implicit(notes, 2, StringField.self)
    sink.implicit(identifier, 1, StringField.self)
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
      case 10: identifier = try StringField.read(from: &reader)
      case 18: notes = try StringField.read(from: &reader)
      case 24: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(identifier, "identifier", StringField.self)
    try writer.implicit(notes, "notes", StringField.self, isRedacted: true)
    try writer.optional(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&identifier, StringField.self)
      case 2: try reader.read(&notes, StringField.self)
      case 3: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Topics/SetTopicNotes`.
  public struct SetTopicNotesResponse: Message {
    /// The caller's state of the topic.
    public var state: CatalogV1.TopicState?

    /// False if nothing changed.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(state: CatalogV1.TopicState? = nil, changed: Bool = false) {
      self.state = state
      self.changed = changed
    }
  }
}

extension CatalogV1.SetTopicNotesResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SetTopicNotesResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "state", "state", .single, CatalogV1.TopicState.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(state, 1, MessageField<CatalogV1.TopicState>.self)
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
      case 10: try reader.merge(&state)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(state, "state", MessageField<CatalogV1.TopicState>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&state, MessageField<CatalogV1.TopicState>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Topics/SetTopicCompleted`.
  public struct SetTopicCompletedRequest: Message {
    /// The topic's identifier.
    public var identifier: String = ""

    /// False clears the completion and keeps the steps.
    public var completed: Bool = false

    /// The revision that must be stored; absent accepts any.
    public var expectedRevision: UInt64?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(identifier: String = "", completed: Bool = false, expectedRevision: UInt64? = nil) {
      self.identifier = identifier
      self.completed = completed
      self.expectedRevision = expectedRevision
    }
  }
}

extension CatalogV1.SetTopicCompletedRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SetTopicCompletedRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "identifier", "identifier"),
    FieldInfo(2, "completed", "completed"),
    FieldInfo(3, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(expectedRevision, 3, UInt64Field.self)
    sink.implicit(completed, 2, BoolField.self)
    sink.implicit(identifier, 1, StringField.self)
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
      case 10: identifier = try StringField.read(from: &reader)
      case 16: completed = try BoolField.read(from: &reader)
      case 24: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(identifier, "identifier", StringField.self)
    try writer.implicit(completed, "completed", BoolField.self)
    try writer.optional(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&identifier, StringField.self)
      case 2: try reader.read(&completed, BoolField.self)
      case 3: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Topics/SetTopicCompleted`.
  public struct SetTopicCompletedResponse: Message {
    /// The caller's state of the topic.
    public var state: CatalogV1.TopicState?

    /// False if nothing changed.
    public var changed: Bool = false

    /// 10 for the member's first completion of the topic, otherwise 0.
    public var learningPoints: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      state: CatalogV1.TopicState? = nil,
      changed: Bool = false,
      learningPoints: Int32 = 0
    ) {
      self.state = state
      self.changed = changed
      self.learningPoints = learningPoints
    }
  }
}

extension CatalogV1.SetTopicCompletedResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SetTopicCompletedResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "state", "state", .single, CatalogV1.TopicState.self),
    FieldInfo(2, "changed", "changed"),
    FieldInfo(3, "learning_points", "learningPoints"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(learningPoints, 3, Int32Field.self)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(state, 1, MessageField<CatalogV1.TopicState>.self)
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
      case 10: try reader.merge(&state)
      case 16: changed = try BoolField.read(from: &reader)
      case 24: learningPoints = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(state, "state", MessageField<CatalogV1.TopicState>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    try writer.implicit(learningPoints, "learningPoints", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&state, MessageField<CatalogV1.TopicState>.self)
      case 2: try reader.read(&changed, BoolField.self)
      case 3: try reader.read(&learningPoints, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Topics/SetTopicFavorite`.
  public struct SetTopicFavoriteRequest: Message {
    /// The topic's identifier.
    public var identifier: String = ""

    /// False clears the mark.
    public var favorite: Bool = false

    /// The revision that must be stored; absent accepts any.
    public var expectedRevision: UInt64?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(identifier: String = "", favorite: Bool = false, expectedRevision: UInt64? = nil) {
      self.identifier = identifier
      self.favorite = favorite
      self.expectedRevision = expectedRevision
    }
  }
}

extension CatalogV1.SetTopicFavoriteRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SetTopicFavoriteRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "identifier", "identifier"),
    FieldInfo(2, "favorite", "favorite"),
    FieldInfo(3, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(expectedRevision, 3, UInt64Field.self)
    sink.implicit(favorite, 2, BoolField.self)
    sink.implicit(identifier, 1, StringField.self)
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
      case 10: identifier = try StringField.read(from: &reader)
      case 16: favorite = try BoolField.read(from: &reader)
      case 24: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(identifier, "identifier", StringField.self)
    try writer.implicit(favorite, "favorite", BoolField.self)
    try writer.optional(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&identifier, StringField.self)
      case 2: try reader.read(&favorite, BoolField.self)
      case 3: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Topics/SetTopicFavorite`.
  public struct SetTopicFavoriteResponse: Message {
    /// The caller's state of the topic.
    public var state: CatalogV1.TopicState?

    /// False if nothing changed.
    public var changed: Bool = false

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(state: CatalogV1.TopicState? = nil, changed: Bool = false) {
      self.state = state
      self.changed = changed
    }
  }
}

extension CatalogV1.SetTopicFavoriteResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.SetTopicFavoriteResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "state", "state", .single, CatalogV1.TopicState.self),
    FieldInfo(2, "changed", "changed"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(changed, 2, BoolField.self)
    sink.optional(state, 1, MessageField<CatalogV1.TopicState>.self)
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
      case 10: try reader.merge(&state)
      case 16: changed = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(state, "state", MessageField<CatalogV1.TopicState>.self)
    try writer.implicit(changed, "changed", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&state, MessageField<CatalogV1.TopicState>.self)
      case 2: try reader.read(&changed, BoolField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `Topics/ToggleTopicFavorite`.
  public struct ToggleTopicFavoriteRequest: Message {
    /// The topic's identifier.
    public var identifier: String = ""

    /// The revision that must be stored; absent accepts any.
    public var expectedRevision: UInt64?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(identifier: String = "", expectedRevision: UInt64? = nil) {
      self.identifier = identifier
      self.expectedRevision = expectedRevision
    }
  }
}

extension CatalogV1.ToggleTopicFavoriteRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ToggleTopicFavoriteRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "identifier", "identifier"),
    FieldInfo(2, "expected_revision", "expectedRevision"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(expectedRevision, 2, UInt64Field.self)
    sink.implicit(identifier, 1, StringField.self)
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
      case 10: identifier = try StringField.read(from: &reader)
      case 16: expectedRevision = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(identifier, "identifier", StringField.self)
    try writer.optional(expectedRevision, "expectedRevision", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&identifier, StringField.self)
      case 2: try reader.read(&expectedRevision, UInt64Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `Topics/ToggleTopicFavorite`.
  public struct ToggleTopicFavoriteResponse: Message {
    /// The state with the new `is_favorite`.
    public var state: CatalogV1.TopicState?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(state: CatalogV1.TopicState? = nil) {
      self.state = state
    }
  }
}

extension CatalogV1.ToggleTopicFavoriteResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ToggleTopicFavoriteResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "state", "state", .single, CatalogV1.TopicState.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(state, 1, MessageField<CatalogV1.TopicState>.self)
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
      case 10: try reader.merge(&state)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(state, "state", MessageField<CatalogV1.TopicState>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&state, MessageField<CatalogV1.TopicState>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A member's state of a topic changed: by the member, or because new content has other steps.
  public struct TopicStateChanged: Message {
    /// The member's state.
    public var state: CatalogV1.TopicState?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(state: CatalogV1.TopicState? = nil) {
      self.state = state
    }
  }
}

extension CatalogV1.TopicStateChanged {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.TopicStateChanged"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "state", "state", .single, CatalogV1.TopicState.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(state, 1, MessageField<CatalogV1.TopicState>.self)
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
      case 10: try reader.merge(&state)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(state, "state", MessageField<CatalogV1.TopicState>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&state, MessageField<CatalogV1.TopicState>.self)
      default: break
      }
    }
  }
}

extension CatalogV1.TopicStateChanged: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "topic_state_changed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["state"],
    inside: [CatalogV1.TopicState.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.TopicStateChanged {
    var shared = CatalogV1.TopicStateChanged()
    shared.state = self.state?.sharedParts()
    return shared
  }
}

extension CatalogV1 {
  /// A member completed a topic for the first time.
  public struct TopicCompleted: Message {
    /// The topic's identifier.
    public var identifier: String = ""

    /// The title.
    public var title: String = ""

    /// Learning points that were earned.
    public var learningPoints: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(identifier: String = "", title: String = "", learningPoints: Int32 = 0) {
      self.identifier = identifier
      self.title = title
      self.learningPoints = learningPoints
    }
  }
}

extension CatalogV1.TopicCompleted {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.TopicCompleted"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "identifier", "identifier"),
    FieldInfo(2, "title", "title"),
    FieldInfo(3, "learning_points", "learningPoints"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(learningPoints, 3, Int32Field.self)
    sink.implicit(title, 2, StringField.self)
    sink.implicit(identifier, 1, StringField.self)
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
      case 10: identifier = try StringField.read(from: &reader)
      case 18: title = try StringField.read(from: &reader)
      case 24: learningPoints = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(identifier, "identifier", StringField.self)
    try writer.implicit(title, "title", StringField.self)
    try writer.implicit(learningPoints, "learningPoints", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&identifier, StringField.self)
      case 2: try reader.read(&title, StringField.self)
      case 3: try reader.read(&learningPoints, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1.TopicCompleted: EventBody {
  /// The kind of event that this is the body of.
  public static let eventKind: String = "topic_completed"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: [
    "identifier", "title", "learning_points",
  ])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> CatalogV1.TopicCompleted {
    var shared = CatalogV1.TopicCompleted()
    shared.identifier = self.identifier
    shared.title = self.title
    shared.learningPoints = self.learningPoints
    return shared
  }
}
