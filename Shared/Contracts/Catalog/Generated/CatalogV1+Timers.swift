// Generated from daybook/catalog/v1/timers.proto by protoc-gen-daybook; do not edit.

public import Vocabulary
public import Wire
import RuntimeContracts

extension CatalogV1 {
  /// What to do in one stage of a brew.
  public enum TimerStageKind: WireEnum, CaseIterable {
    case unspecified
    case bloom
    case secondPour
    case thirdPour
    case fourthPour
    case steep
    case plunge
    case extraction
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension CatalogV1.TimerStageKind {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .bloom
    case 2: self = .secondPour
    case 3: self = .thirdPour
    case 4: self = .fourthPour
    case 5: self = .steep
    case 6: self = .plunge
    case 7: self = .extraction
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unspecified: return 0
    case .bloom: return 1
    case .secondPour: return 2
    case .thirdPour: return 3
    case .fourthPour: return 4
    case .steep: return 5
    case .plunge: return 6
    case .extraction: return 7
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [CatalogV1.TimerStageKind] = [
    .unspecified,
    .bloom,
    .secondPour,
    .thirdPour,
    .fourthPour,
    .steep,
    .plunge,
    .extraction,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("TIMER_STAGE_KIND_UNSPECIFIED", 0),
    ("TIMER_STAGE_KIND_BLOOM", 1),
    ("TIMER_STAGE_KIND_SECOND_POUR", 2),
    ("TIMER_STAGE_KIND_THIRD_POUR", 3),
    ("TIMER_STAGE_KIND_FOURTH_POUR", 4),
    ("TIMER_STAGE_KIND_STEEP", 5),
    ("TIMER_STAGE_KIND_PLUNGE", 6),
    ("TIMER_STAGE_KIND_EXTRACTION", 7),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "TIMER_STAGE_KIND_UNSPECIFIED"
    case 1: return "TIMER_STAGE_KIND_BLOOM"
    case 2: return "TIMER_STAGE_KIND_SECOND_POUR"
    case 3: return "TIMER_STAGE_KIND_THIRD_POUR"
    case 4: return "TIMER_STAGE_KIND_FOURTH_POUR"
    case 5: return "TIMER_STAGE_KIND_STEEP"
    case 6: return "TIMER_STAGE_KIND_PLUNGE"
    case 7: return "TIMER_STAGE_KIND_EXTRACTION"
    default: return nil
    }
  }
}

extension CatalogV1 {
  /// One stage of a brew.
  public struct TimerStage: Message {
    /// What to do.
    public var kind: CatalogV1.TimerStageKind = CatalogV1.TimerStageKind(rawValue: 0)

    /// Seconds from the start of the brew.
    public var start: Int32 = 0

    /// Seconds, at least 1.
    public var length: Int32 = 0

    /// Grams of water to pour.
    public var water: Double = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      kind: CatalogV1.TimerStageKind = CatalogV1.TimerStageKind(rawValue: 0),
      start: Int32 = 0,
      length: Int32 = 0,
      water: Double = 0
    ) {
      self.kind = kind
      self.start = start
      self.length = length
      self.water = water
    }
  }
}

extension CatalogV1.TimerStage {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.TimerStage"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "start", "start"),
    FieldInfo(3, "length", "length"),
    FieldInfo(4, "water", "water"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(water, 4, DoubleField.self)
    sink.implicit(length, 3, Int32Field.self)
    sink.implicit(start, 2, Int32Field.self)
    sink.implicit(kind, 1, EnumField<CatalogV1.TimerStageKind>.self)
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
      case 8: kind = try EnumField<CatalogV1.TimerStageKind>.read(from: &reader)
      case 16: start = try Int32Field.read(from: &reader)
      case 24: length = try Int32Field.read(from: &reader)
      case 33: water = try DoubleField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", EnumField<CatalogV1.TimerStageKind>.self)
    try writer.implicit(start, "start", Int32Field.self)
    try writer.implicit(length, "length", Int32Field.self)
    try writer.implicit(water, "water", DoubleField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, EnumField<CatalogV1.TimerStageKind>.self)
      case 2: try reader.read(&start, Int32Field.self)
      case 3: try reader.read(&length, Int32Field.self)
      case 4: try reader.read(&water, DoubleField.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A pause of a timer.
  public struct TimerPause: Message {
    /// When it began.
    public var start: GoogleProtobuf.Timestamp?

    /// When it ended; absent while it lasts.
    public var end: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(start: GoogleProtobuf.Timestamp? = nil, end: GoogleProtobuf.Timestamp? = nil) {
      self.start = start
      self.end = end
    }
  }
}

extension CatalogV1.TimerPause {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.TimerPause"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "start", "start", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(2, "end", "end", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(end, 2, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.optional(start, 1, MessageField<GoogleProtobuf.Timestamp>.self)
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
      case 10: try reader.merge(&start)
      case 18: try reader.merge(&end)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(start, "start", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.optional(end, "end", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&start, MessageField<GoogleProtobuf.Timestamp>.self)
      case 2: try reader.read(&end, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// A running or paused brew timer.
  public struct BrewTimer: Message {
    /// The recipe.
    public var recipeID: RecipeID?

    /// The recipe's name when the timer was started.
    public var recipeName: String = ""

    /// When it was started.
    public var startedAt: GoogleProtobuf.Timestamp?

    /// Planned seconds of the recipe; 0 for a stopwatch without stages.
    public var plannedTime: Int32 = 0

    /// The stages in order, without gaps.
    public var stages: [CatalogV1.TimerStage] = []

    /// The pauses in order.
    public var pauses: [CatalogV1.TimerPause] = []

    /// Whether it is paused.
    public var paused: Bool = false

    /// Seconds of running time at `read_at`, without pauses.
    public var elapsed: Int32 = 0

    /// The service's time of the reply.
    public var readAt: GoogleProtobuf.Timestamp?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      recipeID: RecipeID? = nil,
      recipeName: String = "",
      startedAt: GoogleProtobuf.Timestamp? = nil,
      plannedTime: Int32 = 0,
      stages: [CatalogV1.TimerStage] = [],
      pauses: [CatalogV1.TimerPause] = [],
      paused: Bool = false,
      elapsed: Int32 = 0,
      readAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.recipeID = recipeID
      self.recipeName = recipeName
      self.startedAt = startedAt
      self.plannedTime = plannedTime
      self.stages = stages
      self.pauses = pauses
      self.paused = paused
      self.elapsed = elapsed
      self.readAt = readAt
    }
  }
}

extension CatalogV1.BrewTimer {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.BrewTimer"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe_id", "recipeId"),
    FieldInfo(2, "recipe_name", "recipeName"),
    FieldInfo(3, "started_at", "startedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(4, "planned_time", "plannedTime"),
    FieldInfo(5, "stages", "stages", .repeated, CatalogV1.TimerStage.self),
    FieldInfo(6, "pauses", "pauses", .repeated, CatalogV1.TimerPause.self),
    FieldInfo(7, "paused", "paused"),
    FieldInfo(8, "elapsed", "elapsed"),
    FieldInfo(9, "read_at", "readAt", .single, GoogleProtobuf.Timestamp.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(readAt, 9, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(elapsed, 8, Int32Field.self)
    sink.implicit(paused, 7, BoolField.self)
    sink.repeated(pauses, 6, MessageField<CatalogV1.TimerPause>.self)
    sink.repeated(stages, 5, MessageField<CatalogV1.TimerStage>.self)
    sink.implicit(plannedTime, 4, Int32Field.self)
    sink.optional(startedAt, 3, MessageField<GoogleProtobuf.Timestamp>.self)
    sink.implicit(recipeName, 2, StringField.self)
    sink.optional(recipeID, 1, TextField<RecipeID>.self)
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
      case 10: recipeID = try reader.text(RecipeID.self)
      case 18: recipeName = try StringField.read(from: &reader)
      case 26: try reader.merge(&startedAt)
      case 32: plannedTime = try Int32Field.read(from: &reader)
      case 42: try reader.append(to: &stages, MessageField<CatalogV1.TimerStage>.self)
      case 50: try reader.append(to: &pauses, MessageField<CatalogV1.TimerPause>.self)
      case 56: paused = try BoolField.read(from: &reader)
      case 64: elapsed = try Int32Field.read(from: &reader)
      case 74: try reader.merge(&readAt)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipeID, "recipeId", TextField<RecipeID>.self)
    try writer.implicit(recipeName, "recipeName", StringField.self)
    try writer.optional(startedAt, "startedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(plannedTime, "plannedTime", Int32Field.self)
    try writer.repeated(stages, "stages", MessageField<CatalogV1.TimerStage>.self)
    try writer.repeated(pauses, "pauses", MessageField<CatalogV1.TimerPause>.self)
    try writer.implicit(paused, "paused", BoolField.self)
    try writer.implicit(elapsed, "elapsed", Int32Field.self)
    try writer.optional(readAt, "readAt", MessageField<GoogleProtobuf.Timestamp>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&recipeID, RecipeID.self)
      case 2: try reader.read(&recipeName, StringField.self)
      case 3: try reader.read(&startedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 4: try reader.read(&plannedTime, Int32Field.self)
      case 5: try reader.append(to: &stages, MessageField<CatalogV1.TimerStage>.self)
      case 6: try reader.append(to: &pauses, MessageField<CatalogV1.TimerPause>.self)
      case 7: try reader.read(&paused, BoolField.self)
      case 8: try reader.read(&elapsed, Int32Field.self)
      case 9: try reader.read(&readAt, MessageField<GoogleProtobuf.Timestamp>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `BrewTimers/StartTimer`.
  public struct StartTimerRequest: Message {
    /// The recipe.
    public var recipeID: RecipeID?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(recipeID: RecipeID? = nil) {
      self.recipeID = recipeID
    }
  }
}

extension CatalogV1.StartTimerRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.StartTimerRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe_id", "recipeId")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(recipeID, 1, TextField<RecipeID>.self)
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
      case 10: recipeID = try reader.text(RecipeID.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipeID, "recipeId", TextField<RecipeID>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&recipeID, RecipeID.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `BrewTimers/StartTimer`.
  public struct StartTimerResponse: Message {
    /// The timer.
    public var timer: CatalogV1.BrewTimer?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(timer: CatalogV1.BrewTimer? = nil) {
      self.timer = timer
    }
  }
}

extension CatalogV1.StartTimerResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.StartTimerResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "timer", "timer", .single, CatalogV1.BrewTimer.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(timer, 1, MessageField<CatalogV1.BrewTimer>.self)
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
      case 10: try reader.merge(&timer)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(timer, "timer", MessageField<CatalogV1.BrewTimer>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&timer, MessageField<CatalogV1.BrewTimer>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `BrewTimers/GetTimer`.
  public struct GetTimerRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension CatalogV1.GetTimerRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetTimerRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension CatalogV1 {
  /// The answer of `BrewTimers/GetTimer`.
  public struct GetTimerResponse: Message {
    /// The timer.
    public var timer: CatalogV1.BrewTimer?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(timer: CatalogV1.BrewTimer? = nil) {
      self.timer = timer
    }
  }
}

extension CatalogV1.GetTimerResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.GetTimerResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "timer", "timer", .single, CatalogV1.BrewTimer.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(timer, 1, MessageField<CatalogV1.BrewTimer>.self)
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
      case 10: try reader.merge(&timer)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(timer, "timer", MessageField<CatalogV1.BrewTimer>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&timer, MessageField<CatalogV1.BrewTimer>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `BrewTimers/PauseTimer`.
  public struct PauseTimerRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension CatalogV1.PauseTimerRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.PauseTimerRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension CatalogV1 {
  /// The answer of `BrewTimers/PauseTimer`.
  public struct PauseTimerResponse: Message {
    /// The timer.
    public var timer: CatalogV1.BrewTimer?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(timer: CatalogV1.BrewTimer? = nil) {
      self.timer = timer
    }
  }
}

extension CatalogV1.PauseTimerResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.PauseTimerResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "timer", "timer", .single, CatalogV1.BrewTimer.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(timer, 1, MessageField<CatalogV1.BrewTimer>.self)
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
      case 10: try reader.merge(&timer)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(timer, "timer", MessageField<CatalogV1.BrewTimer>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&timer, MessageField<CatalogV1.BrewTimer>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `BrewTimers/ResumeTimer`.
  public struct ResumeTimerRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension CatalogV1.ResumeTimerRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ResumeTimerRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension CatalogV1 {
  /// The answer of `BrewTimers/ResumeTimer`.
  public struct ResumeTimerResponse: Message {
    /// The timer.
    public var timer: CatalogV1.BrewTimer?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(timer: CatalogV1.BrewTimer? = nil) {
      self.timer = timer
    }
  }
}

extension CatalogV1.ResumeTimerResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.ResumeTimerResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "timer", "timer", .single, CatalogV1.BrewTimer.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(timer, 1, MessageField<CatalogV1.BrewTimer>.self)
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
      case 10: try reader.merge(&timer)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(timer, "timer", MessageField<CatalogV1.BrewTimer>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&timer, MessageField<CatalogV1.BrewTimer>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `BrewTimers/StopTimer`.
  public struct StopTimerRequest: Message {
    /// The note to store, with its coffee.
    ///
    /// Recipe and times default to the timer's.
    public var note: CatalogV1.BrewingNote?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(note: CatalogV1.BrewingNote? = nil) {
      self.note = note
    }
  }
}

extension CatalogV1.StopTimerRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.StopTimerRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "note", "note", .single, CatalogV1.BrewingNote.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(note, 1, MessageField<CatalogV1.BrewingNote>.self)
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
      case 10: try reader.merge(&note)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(note, "note", MessageField<CatalogV1.BrewingNote>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&note, MessageField<CatalogV1.BrewingNote>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The answer of `BrewTimers/StopTimer`.
  public struct StopTimerResponse: Message {
    /// The recipe; absent if it was deleted since.
    public var recipeID: RecipeID?

    /// Planned seconds of the recipe; 0 if it states none.
    public var plannedTime: Int32 = 0

    /// Seconds of running time without pauses, for `measured_time` of a note.
    public var measuredTime: Int32 = 0

    /// The recipe's name when the timer was started.
    public var recipeName: String = ""

    /// The stored note; absent if none was given.
    public var written: CatalogV1.CreateBrewingNoteResponse?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      recipeID: RecipeID? = nil,
      plannedTime: Int32 = 0,
      measuredTime: Int32 = 0,
      recipeName: String = "",
      written: CatalogV1.CreateBrewingNoteResponse? = nil
    ) {
      self.recipeID = recipeID
      self.plannedTime = plannedTime
      self.measuredTime = measuredTime
      self.recipeName = recipeName
      self.written = written
    }
  }
}

extension CatalogV1.StopTimerResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.StopTimerResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "recipe_id", "recipeId"),
    FieldInfo(2, "planned_time", "plannedTime"),
    FieldInfo(3, "measured_time", "measuredTime"),
    FieldInfo(4, "recipe_name", "recipeName"),
    FieldInfo(5, "written", "written", .single, CatalogV1.CreateBrewingNoteResponse.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(written, 5, MessageField<CatalogV1.CreateBrewingNoteResponse>.self)
    sink.implicit(recipeName, 4, StringField.self)
    sink.implicit(measuredTime, 3, Int32Field.self)
    sink.implicit(plannedTime, 2, Int32Field.self)
    sink.optional(recipeID, 1, TextField<RecipeID>.self)
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
      case 10: recipeID = try reader.text(RecipeID.self)
      case 16: plannedTime = try Int32Field.read(from: &reader)
      case 24: measuredTime = try Int32Field.read(from: &reader)
      case 34: recipeName = try StringField.read(from: &reader)
      case 42: try reader.merge(&written)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(recipeID, "recipeId", TextField<RecipeID>.self)
    try writer.implicit(plannedTime, "plannedTime", Int32Field.self)
    try writer.implicit(measuredTime, "measuredTime", Int32Field.self)
    try writer.implicit(recipeName, "recipeName", StringField.self)
    try writer.optional(written, "written", MessageField<CatalogV1.CreateBrewingNoteResponse>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&recipeID, RecipeID.self)
      case 2: try reader.read(&plannedTime, Int32Field.self)
      case 3: try reader.read(&measuredTime, Int32Field.self)
      case 4: try reader.read(&recipeName, StringField.self)
      case 5: try reader.read(&written, MessageField<CatalogV1.CreateBrewingNoteResponse>.self)
      default: break
      }
    }
  }
}

extension CatalogV1 {
  /// The request of `BrewTimers/CancelTimer`.
  public struct CancelTimerRequest: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension CatalogV1.CancelTimerRequest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CancelTimerRequest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension CatalogV1 {
  /// The answer of `BrewTimers/CancelTimer`.
  public struct CancelTimerResponse: Message {
    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension CatalogV1.CancelTimerResponse {
  /// The full name in the contract.
  public static let fullName: String = "daybook.catalog.v1.CancelTimerResponse"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}
