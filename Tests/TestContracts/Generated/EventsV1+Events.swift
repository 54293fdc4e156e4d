// Generated from events.proto by protoc-gen-daybook; do not edit.

package import Wire

extension EventsV1 {
  package struct GardenPlanted: Message {
    package var name: String = ""

    package var secret: String = ""

    package var bed: EventsV1.Bed?

    package var beds: [EventsV1.Bed] = []

    package var bedsByName: [ExactText: EventsV1.Bed] = [:]

    package var diary: [ExactText: String] = [:]

    package var shape: OneOf_Shape?

    package var plantedAt: GoogleProtobuf.Timestamp?

    package var rows: [Int32] = []

    package var watered: Swift.Bool?

    @available(*, deprecated)
    package var oldName: String {
      get { storedOldName }
      set { storedOldName = newValue }
    }

    private var storedOldName: String = ""

    package var marker: EventsV1.Marker?

    package var markers: [EventsV1.Marker] = []

    package var markersByName: [ExactText: EventsV1.Marker] = [:]

    /// Generated code has a variable of this name.
    package var shared: String = ""

    package var hiddenBed: EventsV1.Bed?

    /// A private field, so no other member is notified of its change.
    package var gardener: String = ""

    package var sharedPartsField: String = ""

    package var labels: [ExactText: String] = [:]

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      name: String = "",
      secret: String = "",
      bed: EventsV1.Bed? = nil,
      beds: [EventsV1.Bed] = [],
      bedsByName: [ExactText: EventsV1.Bed] = [:],
      diary: [ExactText: String] = [:],
      shape: OneOf_Shape? = nil,
      plantedAt: GoogleProtobuf.Timestamp? = nil,
      rows: [Int32] = [],
      watered: Swift.Bool? = nil,
      oldName: String = "",
      marker: EventsV1.Marker? = nil,
      markers: [EventsV1.Marker] = [],
      markersByName: [ExactText: EventsV1.Marker] = [:],
      shared: String = "",
      hiddenBed: EventsV1.Bed? = nil,
      gardener: String = "",
      sharedPartsField: String = "",
      labels: [ExactText: String] = [:]
    ) {
      self.name = name
      self.secret = secret
      self.bed = bed
      self.beds = beds
      self.bedsByName = bedsByName
      self.diary = diary
      self.shape = shape
      self.plantedAt = plantedAt
      self.rows = rows
      self.watered = watered
      self.storedOldName = oldName
      self.marker = marker
      self.markers = markers
      self.markersByName = markersByName
      self.shared = shared
      self.hiddenBed = hiddenBed
      self.gardener = gardener
      self.sharedPartsField = sharedPartsField
      self.labels = labels
    }
  }
}

extension EventsV1.GardenPlanted {
  package enum OneOf_Shape: WireOneof {
    case round(String)
    case square(EventsV1.Bed)
    case open(EventsV1.Marker)
    case dugSecretly(String)

    package var alone: EventsV1.GardenPlanted { EventsV1.GardenPlanted(shape: self) }
  }
}

extension EventsV1.GardenPlanted {
  package static let fullName: String = "test.events.v1.GardenPlanted"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "secret", "secret"),
    FieldInfo(3, "bed", "bed", .single, EventsV1.Bed.self),
    FieldInfo(4, "beds", "beds", .repeated, EventsV1.Bed.self),
    FieldInfo(5, "beds_by_name", "bedsByName", .map, EventsV1.Bed.self),
    FieldInfo(6, "diary", "diary", .map),
    FieldInfo(7, "round", "round", oneof: 0),
    FieldInfo(8, "square", "square", .single, EventsV1.Bed.self, oneof: 0),
    FieldInfo(9, "open", "open", .single, EventsV1.Marker.self, oneof: 0),
    FieldInfo(10, "dug_secretly", "dugSecretly", oneof: 0),
    FieldInfo(11, "planted_at", "plantedAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(12, "rows", "rows", .repeated),
    FieldInfo(13, "watered", "watered"),
    FieldInfo(14, "old_name", "oldName"),
    FieldInfo(15, "marker", "marker", .single, EventsV1.Marker.self),
    FieldInfo(16, "markers", "markers", .repeated, EventsV1.Marker.self),
    FieldInfo(17, "markers_by_name", "markersByName", .map, EventsV1.Marker.self),
    FieldInfo(18, "shared", "shared"),
    FieldInfo(19, "hidden_bed", "hiddenBed", .single, EventsV1.Bed.self),
    FieldInfo(20, "gardener", "gardener"),
    FieldInfo(21, "shared_parts", "sharedParts"),
    FieldInfo(22, "labels", "labels", .map),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.map(labels, 22, ExactTextField.self, StringField.self)
    sink.implicit(sharedPartsField, 21, StringField.self)
    sink.implicit(gardener, 20, StringField.self)
    sink.optional(hiddenBed, 19, MessageField<EventsV1.Bed>.self)
    sink.implicit(shared, 18, StringField.self)
    sink.map(markersByName, 17, ExactTextField.self, MessageField<EventsV1.Marker>.self)
    sink.repeated(markers, 16, MessageField<EventsV1.Marker>.self)
    sink.optional(marker, 15, MessageField<EventsV1.Marker>.self)
    sink.implicit(storedOldName, 14, StringField.self)
    sink.optional(watered, 13, BoolField.self)
    sink.packed(rows, 12, Int32Field.self)
    sink.optional(plantedAt, 11, MessageField<GoogleProtobuf.Timestamp>.self)
    if case .dugSecretly(let value)? = shape { sink.present(value, 10, StringField.self) }
    sink.choice(shape, 9, EventsV1.Marker.self) {
      if case .open(let value) = $0 { value } else { nil }
    }
    sink.choice(shape, 8, EventsV1.Bed.self) {
      if case .square(let value) = $0 { value } else { nil }
    }
    if case .round(let value)? = shape { sink.present(value, 7, StringField.self) }
    sink.map(diary, 6, ExactTextField.self, StringField.self)
    sink.map(bedsByName, 5, ExactTextField.self, MessageField<EventsV1.Bed>.self)
    sink.repeated(beds, 4, MessageField<EventsV1.Bed>.self)
    sink.optional(bed, 3, MessageField<EventsV1.Bed>.self)
    sink.implicit(secret, 2, StringField.self)
    sink.implicit(name, 1, StringField.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: name = try StringField.read(from: &reader)
      case 18: secret = try StringField.read(from: &reader)
      case 26: try reader.merge(&bed)
      case 34: try reader.append(to: &beds, MessageField<EventsV1.Bed>.self)
      case 42:
        try reader.insert(into: &bedsByName, ExactTextField.self, MessageField<EventsV1.Bed>.self)
      case 50:
        try reader.insert(into: &diary, ExactTextField.self, StringField.self)
      case 58: shape = .round(try StringField.read(from: &reader))
      case 66:
        try reader.merge(
          &shape,
          EventsV1.Bed.self,
          { if case .square(let earlier) = $0 { earlier } else { nil } },
          { .square($0) }
        )
      case 74:
        try reader.merge(
          &shape,
          EventsV1.Marker.self,
          { if case .open(let earlier) = $0 { earlier } else { nil } },
          { .open($0) }
        )
      case 82: shape = .dugSecretly(try StringField.read(from: &reader))
      case 90: try reader.merge(&plantedAt)
      case 96: try reader.append(to: &rows, Int32Field.self)
      case 98: try reader.appendPacked(to: &rows, Int32Field.self)
      case 104: watered = try BoolField.read(from: &reader)
      case 114: storedOldName = try StringField.read(from: &reader)
      case 122: try reader.merge(&marker)
      case 130: try reader.append(to: &markers, MessageField<EventsV1.Marker>.self)
      case 138:
        try reader.insert(
          into: &markersByName,
          ExactTextField.self,
          MessageField<EventsV1.Marker>.self
        )
      case 146: shared = try StringField.read(from: &reader)
      case 154: try reader.merge(&hiddenBed)
      case 162: gardener = try StringField.read(from: &reader)
      case 170: sharedPartsField = try StringField.read(from: &reader)
      case 178:
        try reader.insert(into: &labels, ExactTextField.self, StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(secret, "secret", StringField.self)
    try writer.optional(bed, "bed", MessageField<EventsV1.Bed>.self)
    try writer.repeated(beds, "beds", MessageField<EventsV1.Bed>.self)
    try writer.map(bedsByName, "bedsByName", ExactTextField.self, MessageField<EventsV1.Bed>.self)
    try writer.map(diary, "diary", ExactTextField.self, StringField.self)
    if case .round(let value)? = shape { try writer.present(value, "round", StringField.self) }
    try writer.choice(shape, "square", EventsV1.Bed.self) {
      if case .square(let value) = $0 { value } else { nil }
    }
    try writer.choice(shape, "open", EventsV1.Marker.self) {
      if case .open(let value) = $0 { value } else { nil }
    }
    if case .dugSecretly(let value)? = shape {
      try writer.present(value, "dugSecretly", StringField.self)
    }
    try writer.optional(plantedAt, "plantedAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.repeated(rows, "rows", Int32Field.self)
    try writer.optional(watered, "watered", BoolField.self)
    try writer.implicit(storedOldName, "oldName", StringField.self)
    try writer.optional(marker, "marker", MessageField<EventsV1.Marker>.self)
    try writer.repeated(markers, "markers", MessageField<EventsV1.Marker>.self)
    try writer.map(
      markersByName,
      "markersByName",
      ExactTextField.self,
      MessageField<EventsV1.Marker>.self
    )
    try writer.implicit(shared, "shared", StringField.self)
    try writer.optional(hiddenBed, "hiddenBed", MessageField<EventsV1.Bed>.self)
    try writer.implicit(gardener, "gardener", StringField.self)
    try writer.implicit(sharedPartsField, "sharedParts", StringField.self)
    try writer.map(labels, "labels", ExactTextField.self, StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&secret, StringField.self)
      case 3: try reader.read(&bed, MessageField<EventsV1.Bed>.self)
      case 4: try reader.append(to: &beds, MessageField<EventsV1.Bed>.self)
      case 5:
        try reader.insert(into: &bedsByName, ExactTextField.self, MessageField<EventsV1.Bed>.self)
      case 6: try reader.insert(into: &diary, ExactTextField.self, StringField.self)
      case 7: try reader.choice(isFirst: shape == nil, StringField.self) { shape = .round($0) }
      case 8:
        try reader.choice(isFirst: shape == nil, MessageField<EventsV1.Bed>.self) {
          shape = .square($0)
        }
      case 9:
        try reader.choice(isFirst: shape == nil, MessageField<EventsV1.Marker>.self) {
          shape = .open($0)
        }
      case 10:
        try reader.choice(isFirst: shape == nil, StringField.self) { shape = .dugSecretly($0) }
      case 11: try reader.read(&plantedAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 12: try reader.append(to: &rows, Int32Field.self)
      case 13: try reader.read(&watered, BoolField.self)
      case 14: try reader.read(&storedOldName, StringField.self)
      case 15: try reader.read(&marker, MessageField<EventsV1.Marker>.self)
      case 16: try reader.append(to: &markers, MessageField<EventsV1.Marker>.self)
      case 17:
        try reader.insert(
          into: &markersByName,
          ExactTextField.self,
          MessageField<EventsV1.Marker>.self
        )
      case 18: try reader.read(&shared, StringField.self)
      case 19: try reader.read(&hiddenBed, MessageField<EventsV1.Bed>.self)
      case 20: try reader.read(&gardener, StringField.self)
      case 21: try reader.read(&sharedPartsField, StringField.self)
      case 22: try reader.insert(into: &labels, ExactTextField.self, StringField.self)
      default: break
      }
    }
  }
}

extension EventsV1.GardenPlanted: EventBody {
  /// The kind of event that this is the body of.
  package static let eventKind: String = "garden_planted"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Swift.Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: [
      "name", "bed", "beds", "beds_by_name", "round", "square", "open", "planted_at", "rows",
      "watered", "old_name", "marker", "markers", "markers_by_name", "shared", "gardener",
      "shared_parts", "labels",
    ],
    hidden: ["secret", "diary", "dug_secretly", "hidden_bed"],
    inside: [EventsV1.Bed.sharedFields]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> EventsV1.GardenPlanted {
    var shared = EventsV1.GardenPlanted()
    shared.name = self.name
    shared.bed = self.bed?.sharedParts()
    shared.beds = self.beds.map { $0.sharedParts() }
    shared.bedsByName = self.bedsByName.mapValues { $0.sharedParts() }
    if case .round(let value)? = self.shape { shared.shape = .round(value) }
    if case .square(let value)? = self.shape { shared.shape = .square(value.sharedParts()) }
    if case .open? = self.shape { shared.shape = .open(EventsV1.Marker()) }
    shared.plantedAt = self.plantedAt
    shared.rows = self.rows
    shared.watered = self.watered
    shared.storedOldName = self.storedOldName
    shared.marker = self.marker.map { _ in EventsV1.Marker() }
    shared.markers = self.markers.map { _ in EventsV1.Marker() }
    shared.markersByName = self.markersByName.mapValues { _ in EventsV1.Marker() }
    shared.shared = self.shared
    shared.gardener = self.gardener
    shared.sharedPartsField = self.sharedPartsField
    shared.labels = self.labels
    return shared
  }
}

extension EventsV1 {
  package struct Bed: Message {
    package var width: Int32 = 0

    package var gardener: String = ""

    @Boxed package var partOf: EventsV1.Bed?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(width: Int32 = 0, gardener: String = "", partOf: EventsV1.Bed? = nil) {
      self.width = width
      self.gardener = gardener
      self.partOf = partOf
    }
  }
}

extension EventsV1.Bed {
  package static let fullName: String = "test.events.v1.Bed"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "width", "width"),
    FieldInfo(2, "gardener", "gardener"),
    FieldInfo(3, "part_of", "partOf", .single, EventsV1.Bed.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.boxed(_partOf, 3)
    sink.implicit(gardener, 2, StringField.self)
    sink.implicit(width, 1, Int32Field.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: width = try Int32Field.read(from: &reader)
      case 18: gardener = try StringField.read(from: &reader)
      case 26: try reader.merge(&_partOf)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(width, "width", Int32Field.self)
    try writer.implicit(gardener, "gardener", StringField.self)
    try writer.boxed(_partOf, "partOf")
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&width, Int32Field.self)
      case 2: try reader.read(&gardener, StringField.self)
      case 3: try reader.read(&partOf, MessageField<EventsV1.Bed>.self)
      default: break
      }
    }
  }
}

extension EventsV1.Bed {
  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(
    visible: ["width"],
    hidden: ["gardener", "part_of"]
  )

  /// The parts that members other than the event's may see.
  package func sharedParts() -> EventsV1.Bed {
    var shared = EventsV1.Bed()
    shared.width = self.width
    return shared
  }
}

extension EventsV1 {
  package struct Marker: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension EventsV1.Marker {
  package static let fullName: String = "test.events.v1.Marker"

  package static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension EventsV1 {
  /// Nothing of it is declared.
  package struct SeedBought: Message {
    package var name: String = ""

    package var price: Int32 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(name: String = "", price: Int32 = 0) {
      self.name = name
      self.price = price
    }
  }
}

extension EventsV1.SeedBought {
  package static let fullName: String = "test.events.v1.SeedBought"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "price", "price"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(price, 2, Int32Field.self)
    sink.implicit(name, 1, StringField.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: name = try StringField.read(from: &reader)
      case 16: price = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(price, "price", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&price, Int32Field.self)
      default: break
      }
    }
  }
}

extension EventsV1.SeedBought: EventBody {
  /// The kind of event that this is the body of.
  package static let eventKind: String = "seed_bought"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Swift.Bool = true

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields(visible: ["name"], hidden: ["price"])

  /// The parts that members other than the event's may see.
  package func sharedParts() -> EventsV1.SeedBought {
    var shared = EventsV1.SeedBought()
    shared.name = self.name
    return shared
  }
}

extension EventsV1 {
  /// Takes the name that the enum of all events would have.
  package struct Event: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension EventsV1.Event {
  package static let fullName: String = "test.events.v1.Event"

  package static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension EventsV1.Event {
  package struct Rained: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension EventsV1.Event.Rained {
  package static let fullName: String = "test.events.v1.Event.Rained"

  package static let fields: [FieldInfo] = []

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}

extension EventsV1.Event.Rained: EventBody {
  /// The kind of event that this is the body of.
  package static let eventKind: String = "rained"

  /// Whether only its member may see the event.
  package static let isPrivateToMember: Swift.Bool = false

  /// The names of fields that members other than the event's may see.
  package static let sharedFields = SharedFields()

  /// The parts that members other than the event's may see.
  package func sharedParts() -> EventsV1.Event.Rained {
    EventsV1.Event.Rained()
  }
}
