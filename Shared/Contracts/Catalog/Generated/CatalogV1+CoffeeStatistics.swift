// Generated from daybook/catalog/v1/coffee_statistics.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension CatalogV1 {
  /// The subject of a ranking.
  public enum BrewSubject: WireEnum, CaseIterable {
    case unspecified
    case coffee
    case recipe
    case method
    case grinder
    case roaster
    case origin
    case processing
    case roastLevel
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.BrewSubject {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .coffee
    case 2: self = .recipe
    case 3: self = .method
    case 4: self = .grinder
    case 5: self = .roaster
    case 6: self = .origin
    case 7: self = .processing
    case 8: self = .roastLevel
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .coffee: return 1
    case .recipe: return 2
    case .method: return 3
    case .grinder: return 4
    case .roaster: return 5
    case .origin: return 6
    case .processing: return 7
    case .roastLevel: return 8
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.BrewSubject] = [
    .unspecified,
    .coffee,
    .recipe,
    .method,
    .grinder,
    .roaster,
    .origin,
    .processing,
    .roastLevel,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("BREW_SUBJECT_UNSPECIFIED", 0),
    ("BREW_SUBJECT_COFFEE", 1),
    ("BREW_SUBJECT_RECIPE", 2),
    ("BREW_SUBJECT_METHOD", 3),
    ("BREW_SUBJECT_GRINDER", 4),
    ("BREW_SUBJECT_ROASTER", 5),
    ("BREW_SUBJECT_ORIGIN", 6),
    ("BREW_SUBJECT_PROCESSING", 7),
    ("BREW_SUBJECT_ROAST_LEVEL", 8),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "BREW_SUBJECT_UNSPECIFIED"
    case 1: return "BREW_SUBJECT_COFFEE"
    case 2: return "BREW_SUBJECT_RECIPE"
    case 3: return "BREW_SUBJECT_METHOD"
    case 4: return "BREW_SUBJECT_GRINDER"
    case 5: return "BREW_SUBJECT_ROASTER"
    case 6: return "BREW_SUBJECT_ORIGIN"
    case 7: return "BREW_SUBJECT_PROCESSING"
    case 8: return "BREW_SUBJECT_ROAST_LEVEL"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// The order of a ranking.
  public enum BrewOrder: WireEnum, CaseIterable {
    /// By number of brews.
    case unspecified
    case brews
    /// Only entries with at least three ratings.
    case average
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.BrewOrder {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .brews
    case 2: self = .average
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .brews: return 1
    case .average: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.BrewOrder] = [
    .unspecified,
    .brews,
    .average,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("BREW_ORDER_UNSPECIFIED", 0),
    ("BREW_ORDER_BREWS", 1),
    ("BREW_ORDER_AVERAGE", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "BREW_ORDER_UNSPECIFIED"
    case 1: return "BREW_ORDER_BREWS"
    case 2: return "BREW_ORDER_AVERAGE"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// The axis of a trend.
  public enum BrewTrendKind: WireEnum, CaseIterable {
    case unspecified
    case day
    case week
    case month
    /// Steps of 2 °C.
    case temperature
    /// Steps of 1.
    case ratio
    /// Steps of 1 g.
    case dose
    /// Steps of 30 s.
    case brewTime
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.BrewTrendKind {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .day
    case 2: self = .week
    case 3: self = .month
    case 4: self = .temperature
    case 5: self = .ratio
    case 6: self = .dose
    case 7: self = .brewTime
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .day: return 1
    case .week: return 2
    case .month: return 3
    case .temperature: return 4
    case .ratio: return 5
    case .dose: return 6
    case .brewTime: return 7
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.BrewTrendKind] = [
    .unspecified,
    .day,
    .week,
    .month,
    .temperature,
    .ratio,
    .dose,
    .brewTime,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("BREW_TREND_KIND_UNSPECIFIED", 0),
    ("BREW_TREND_KIND_DAY", 1),
    ("BREW_TREND_KIND_WEEK", 2),
    ("BREW_TREND_KIND_MONTH", 3),
    ("BREW_TREND_KIND_TEMPERATURE", 4),
    ("BREW_TREND_KIND_RATIO", 5),
    ("BREW_TREND_KIND_DOSE", 6),
    ("BREW_TREND_KIND_BREW_TIME", 7),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "BREW_TREND_KIND_UNSPECIFIED"
    case 1: return "BREW_TREND_KIND_DAY"
    case 2: return "BREW_TREND_KIND_WEEK"
    case 3: return "BREW_TREND_KIND_MONTH"
    case 4: return "BREW_TREND_KIND_TEMPERATURE"
    case 5: return "BREW_TREND_KIND_RATIO"
    case 6: return "BREW_TREND_KIND_DOSE"
    case 7: return "BREW_TREND_KIND_BREW_TIME"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// A range of days, both ends included; a missing end is open.
  public struct BrewPeriod: Message {
    /// The first day.
    public var from: LocalDay?

    /// The last day.
    public var to: LocalDay?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(from: LocalDay? = nil, to: LocalDay? = nil) {
      self.from = from
      self.to = to
    }
  }
}

extension CatalogV1.BrewPeriod {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.BrewPeriod"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "from", "from"),
    FieldInfo(2, "to", "to"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(to, 2, TextField<LocalDay>.self)
    sink.optional(from, 1, TextField<LocalDay>.self)
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
      case 10: from = try reader.text(LocalDay.self)
      case 18: to = try reader.text(LocalDay.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(from, "from", TextField<LocalDay>.self)
    try writer.optional(to, "to", TextField<LocalDay>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&from, LocalDay.self)
      case 2: try reader.formed(&to, LocalDay.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// Counts of brews and ratings.
  public struct RatingFigures: Message {
    /// The number of brews.
    public var brews: Int32 = 0

    /// The number of brews with 1 to 5 stars.
    public var rated: Int32 = 0

    /// The mean of their stars; absent without rated brews.
    public var average: Double?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(brews: Int32 = 0, rated: Int32 = 0, average: Double? = nil) {
      self.brews = brews
      self.rated = rated
      self.average = average
    }
  }
}

extension CatalogV1.RatingFigures {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RatingFigures"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "brews", "brews"),
    FieldInfo(2, "rated", "rated"),
    FieldInfo(3, "average", "average"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(average, 3, DoubleField.self)
    sink.implicit(rated, 2, Int32Field.self)
    sink.implicit(brews, 1, Int32Field.self)
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
      case 8: brews = try Int32Field.read(from: &reader)
      case 16: rated = try Int32Field.read(from: &reader)
      case 25: average = try DoubleField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(brews, "brews", Int32Field.self)
    try writer.implicit(rated, "rated", Int32Field.self)
    try writer.optional(average, "average", DoubleField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&brews, Int32Field.self)
      case 2: try reader.read(&rated, Int32Field.self)
      case 3: try reader.read(&average, DoubleField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `CoffeeStatistics/GetBrewSummary`.
  public struct GetBrewSummaryRequest: Message {
    /// The period; absent for all notes.
    public var period: CatalogV1.BrewPeriod?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(period: CatalogV1.BrewPeriod? = nil) {
      self.period = period
    }
  }
}

extension CatalogV1.GetBrewSummaryRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetBrewSummaryRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "period", "period", .single, CatalogV1.BrewPeriod.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(period, 1, MessageField<CatalogV1.BrewPeriod>.self)
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
      case 10: try reader.merge(&period)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(period, "period", MessageField<CatalogV1.BrewPeriod>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&period, MessageField<CatalogV1.BrewPeriod>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `CoffeeStatistics/GetBrewSummary`.
  public struct GetBrewSummaryResponse: Message {
    /// All brews of the period.
    public var figures: CatalogV1.RatingFigures?

    /// The share of rated brews, 0 to 1; absent without brews.
    public var ratedShare: Double?

    /// The number of brews with 1, 2, 3, 4 and 5 stars.
    public var distribution: [Int32] = []

    /// The number of different coffees.
    public var distinctCoffees: Int32 = 0

    /// The number of different recipes.
    public var distinctRecipes: Int32 = 0

    /// Consecutive days with a brew, ending today or yesterday.
    public var currentRun: Int32 = 0

    /// The most consecutive days with a brew.
    public var longestRun: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      figures: CatalogV1.RatingFigures? = nil,
      ratedShare: Double? = nil,
      distribution: [Int32] = [],
      distinctCoffees: Int32 = 0,
      distinctRecipes: Int32 = 0,
      currentRun: Int32 = 0,
      longestRun: Int32 = 0
    ) {
      self.figures = figures
      self.ratedShare = ratedShare
      self.distribution = distribution
      self.distinctCoffees = distinctCoffees
      self.distinctRecipes = distinctRecipes
      self.currentRun = currentRun
      self.longestRun = longestRun
    }
  }
}

extension CatalogV1.GetBrewSummaryResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetBrewSummaryResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "figures", "figures", .single, CatalogV1.RatingFigures.self),
    FieldInfo(2, "rated_share", "ratedShare"),
    FieldInfo(3, "distribution", "distribution", .repeated),
    FieldInfo(4, "distinct_coffees", "distinctCoffees"),
    FieldInfo(5, "distinct_recipes", "distinctRecipes"),
    FieldInfo(6, "current_run", "currentRun"),
    FieldInfo(7, "longest_run", "longestRun"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(longestRun, 7, Int32Field.self)
    sink.implicit(currentRun, 6, Int32Field.self)
    sink.implicit(distinctRecipes, 5, Int32Field.self)
    sink.implicit(distinctCoffees, 4, Int32Field.self)
    sink.packed(distribution, 3, Int32Field.self)
    sink.optional(ratedShare, 2, DoubleField.self)
    sink.optional(figures, 1, MessageField<CatalogV1.RatingFigures>.self)
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
      case 10: try reader.merge(&figures)
      case 17: ratedShare = try DoubleField.read(from: &reader)
      case 24: try reader.append(to: &distribution, Int32Field.self)
      case 26: try reader.appendPacked(to: &distribution, Int32Field.self)
      case 32: distinctCoffees = try Int32Field.read(from: &reader)
      case 40: distinctRecipes = try Int32Field.read(from: &reader)
      case 48: currentRun = try Int32Field.read(from: &reader)
      case 56: longestRun = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(figures, "figures", MessageField<CatalogV1.RatingFigures>.self)
    try writer.optional(ratedShare, "ratedShare", DoubleField.self)
    try writer.repeated(distribution, "distribution", Int32Field.self)
    try writer.implicit(distinctCoffees, "distinctCoffees", Int32Field.self)
    try writer.implicit(distinctRecipes, "distinctRecipes", Int32Field.self)
    try writer.implicit(currentRun, "currentRun", Int32Field.self)
    try writer.implicit(longestRun, "longestRun", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&figures, MessageField<CatalogV1.RatingFigures>.self)
      case 2: try reader.read(&ratedShare, DoubleField.self)
      case 3: try reader.append(to: &distribution, Int32Field.self)
      case 4: try reader.read(&distinctCoffees, Int32Field.self)
      case 5: try reader.read(&distinctRecipes, Int32Field.self)
      case 6: try reader.read(&currentRun, Int32Field.self)
      case 7: try reader.read(&longestRun, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `CoffeeStatistics/RankBrews`.
  public struct RankBrewsRequest: Message {
    /// The subject; required.
    public var subject: CatalogV1.BrewSubject = CatalogV1.BrewSubject(rawValue: 0)

    /// The order.
    public var order: CatalogV1.BrewOrder = CatalogV1.BrewOrder(rawValue: 0)

    /// The period; absent for all notes.
    public var period: CatalogV1.BrewPeriod?

    /// The maximum number of entries, 1 to 200; 0 means 50.
    public var limit: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      subject: CatalogV1.BrewSubject = CatalogV1.BrewSubject(rawValue: 0),
      order: CatalogV1.BrewOrder = CatalogV1.BrewOrder(rawValue: 0),
      period: CatalogV1.BrewPeriod? = nil,
      limit: Int32 = 0
    ) {
      self.subject = subject
      self.order = order
      self.period = period
      self.limit = limit
    }
  }
}

extension CatalogV1.RankBrewsRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RankBrewsRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "subject", "subject"),
    FieldInfo(2, "order", "order"),
    FieldInfo(3, "period", "period", .single, CatalogV1.BrewPeriod.self),
    FieldInfo(4, "limit", "limit"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(limit, 4, Int32Field.self)
    sink.optional(period, 3, MessageField<CatalogV1.BrewPeriod>.self)
    sink.implicit(order, 2, EnumField<CatalogV1.BrewOrder>.self)
    sink.implicit(subject, 1, EnumField<CatalogV1.BrewSubject>.self)
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
      case 8: subject = try EnumField<CatalogV1.BrewSubject>.read(from: &reader)
      case 16: order = try EnumField<CatalogV1.BrewOrder>.read(from: &reader)
      case 26: try reader.merge(&period)
      case 32: limit = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(subject, "subject", EnumField<CatalogV1.BrewSubject>.self)
    try writer.implicit(order, "order", EnumField<CatalogV1.BrewOrder>.self)
    try writer.optional(period, "period", MessageField<CatalogV1.BrewPeriod>.self)
    try writer.implicit(limit, "limit", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&subject, EnumField<CatalogV1.BrewSubject>.self)
      case 2: try reader.read(&order, EnumField<CatalogV1.BrewOrder>.self)
      case 3: try reader.read(&period, MessageField<CatalogV1.BrewPeriod>.self)
      case 4: try reader.read(&limit, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// One entry of a ranking.
  public struct RankedBrews: Message {
    /// The id of the coffee or recipe; absent for other subjects.
    public var id: String?

    /// The current name.
    public var name: String = ""

    /// Its figures.
    public var figures: CatalogV1.RatingFigures?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(id: String? = nil, name: String = "", figures: CatalogV1.RatingFigures? = nil) {
      self.id = id
      self.name = name
      self.figures = figures
    }
  }
}

extension CatalogV1.RankedBrews {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RankedBrews"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "id", "id"),
    FieldInfo(2, "name", "name"),
    FieldInfo(3, "figures", "figures", .single, CatalogV1.RatingFigures.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(figures, 3, MessageField<CatalogV1.RatingFigures>.self)
    sink.implicit(name, 2, StringField.self)
    sink.optional(id, 1, StringField.self)
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
      case 10: id = try StringField.read(from: &reader)
      case 18: name = try StringField.read(from: &reader)
      case 26: try reader.merge(&figures)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(id, "id", StringField.self)
    try writer.implicit(name, "name", StringField.self)
    try writer.optional(figures, "figures", MessageField<CatalogV1.RatingFigures>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&id, StringField.self)
      case 2: try reader.read(&name, StringField.self)
      case 3: try reader.read(&figures, MessageField<CatalogV1.RatingFigures>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `CoffeeStatistics/RankBrews`.
  public struct RankBrewsResponse: Message {
    /// The entries in order.
    public var entries: [CatalogV1.RankedBrews] = []

    /// The number of entries beyond the limit.
    public var leftOut: Int32 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(entries: [CatalogV1.RankedBrews] = [], leftOut: Int32 = 0) {
      self.entries = entries
      self.leftOut = leftOut
    }
  }
}

extension CatalogV1.RankBrewsResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.RankBrewsResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "entries", "entries", .repeated, CatalogV1.RankedBrews.self),
    FieldInfo(2, "left_out", "leftOut"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(leftOut, 2, Int32Field.self)
    sink.repeated(entries, 1, MessageField<CatalogV1.RankedBrews>.self)
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
      case 10: try reader.append(to: &entries, MessageField<CatalogV1.RankedBrews>.self)
      case 16: leftOut = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(entries, "entries", MessageField<CatalogV1.RankedBrews>.self)
    try writer.implicit(leftOut, "leftOut", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &entries, MessageField<CatalogV1.RankedBrews>.self)
      case 2: try reader.read(&leftOut, Int32Field.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `CoffeeStatistics/GetBrewTrend`.
  public struct GetBrewTrendRequest: Message {
    /// The axis; required.
    public var kind: CatalogV1.BrewTrendKind = CatalogV1.BrewTrendKind(rawValue: 0)

    /// The period; a missing end is at the first or last brew.
    public var period: CatalogV1.BrewPeriod?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      kind: CatalogV1.BrewTrendKind = CatalogV1.BrewTrendKind(rawValue: 0),
      period: CatalogV1.BrewPeriod? = nil
    ) {
      self.kind = kind
      self.period = period
    }
  }
}

extension CatalogV1.GetBrewTrendRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetBrewTrendRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "period", "period", .single, CatalogV1.BrewPeriod.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(period, 2, MessageField<CatalogV1.BrewPeriod>.self)
    sink.implicit(kind, 1, EnumField<CatalogV1.BrewTrendKind>.self)
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
      case 8: kind = try EnumField<CatalogV1.BrewTrendKind>.read(from: &reader)
      case 18: try reader.merge(&period)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", EnumField<CatalogV1.BrewTrendKind>.self)
    try writer.optional(period, "period", MessageField<CatalogV1.BrewPeriod>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, EnumField<CatalogV1.BrewTrendKind>.self)
      case 2: try reader.read(&period, MessageField<CatalogV1.BrewPeriod>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// One step of a trend.
  public struct BrewTrendPoint: Message {
    /// The first day of a step in time.
    public var day: LocalDay?

    /// The lower end of a parameter step.
    public var from: Int32?

    /// Its figures.
    public var figures: CatalogV1.RatingFigures?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(day: LocalDay? = nil, from: Int32? = nil, figures: CatalogV1.RatingFigures? = nil) {
      self.day = day
      self.from = from
      self.figures = figures
    }
  }
}

extension CatalogV1.BrewTrendPoint {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.BrewTrendPoint"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "day", "day"),
    FieldInfo(2, "from", "from"),
    FieldInfo(3, "figures", "figures", .single, CatalogV1.RatingFigures.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(figures, 3, MessageField<CatalogV1.RatingFigures>.self)
    sink.optional(from, 2, Int32Field.self)
    sink.optional(day, 1, TextField<LocalDay>.self)
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
      case 10: day = try reader.text(LocalDay.self)
      case 16: from = try Int32Field.read(from: &reader)
      case 26: try reader.merge(&figures)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(day, "day", TextField<LocalDay>.self)
    try writer.optional(from, "from", Int32Field.self)
    try writer.optional(figures, "figures", MessageField<CatalogV1.RatingFigures>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&day, LocalDay.self)
      case 2: try reader.read(&from, Int32Field.self)
      case 3: try reader.read(&figures, MessageField<CatalogV1.RatingFigures>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `CoffeeStatistics/GetBrewTrend`.
  public struct GetBrewTrendResponse: Message {
    /// The steps in order; over time including empty ones.
    public var points: [CatalogV1.BrewTrendPoint] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(points: [CatalogV1.BrewTrendPoint] = []) {
      self.points = points
    }
  }
}

extension CatalogV1.GetBrewTrendResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetBrewTrendResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "points", "points", .repeated, CatalogV1.BrewTrendPoint.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(points, 1, MessageField<CatalogV1.BrewTrendPoint>.self)
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
      case 10: try reader.append(to: &points, MessageField<CatalogV1.BrewTrendPoint>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(points, "points", MessageField<CatalogV1.BrewTrendPoint>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.append(to: &points, MessageField<CatalogV1.BrewTrendPoint>.self)
      default: break
      }
    }
  }
}
