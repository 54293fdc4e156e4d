// Made from daybook/gateway/v1/day.proto by protoc-gen-daybook; changes belong there.

package import RPC
package import Vocabulary
package import Wire

extension GatewayV1 {
  /// Why one part of an answer is missing.
  package struct PartStatus: Message {
    /// `task`, `analytics`, `notification`, `catalog`.
    package var service: String = ""

    package var available: Bool = false

    /// Lower-case reason, as `peer_unavailable`; empty when available.
    package var reason: String = ""

    package var message: String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      service: String = "",
      available: Bool = false,
      reason: String = "",
      message: String = ""
    ) {
      self.service = service
      self.available = available
      self.reason = reason
      self.message = message
    }
  }
}

extension GatewayV1.PartStatus {
  package static let fullName: String = "daybook.gateway.v1.PartStatus"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "service", "service"),
    FieldInfo(2, "available", "available"),
    FieldInfo(3, "reason", "reason"),
    FieldInfo(4, "message", "message"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(message, 4, StringField.self)
    sink.implicit(reason, 3, StringField.self)
    sink.implicit(available, 2, BoolField.self)
    sink.implicit(service, 1, StringField.self)
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
      case 10: service = try StringField.read(from: &reader)
      case 16: available = try BoolField.read(from: &reader)
      case 26: reason = try StringField.read(from: &reader)
      case 34: message = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(service, "service", StringField.self)
    try writer.implicit(available, "available", BoolField.self)
    try writer.implicit(reason, "reason", StringField.self)
    try writer.implicit(message, "message", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&service, StringField.self)
      case 2: try reader.read(&available, BoolField.self)
      case 3: try reader.read(&reason, StringField.self)
      case 4: try reader.read(&message, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  package struct GetDashboardRequest: Message {
    package var memberID: MemberID?

    /// Today when empty.
    package var date: LocalDay?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(memberID: MemberID? = nil, date: LocalDay? = nil) {
      self.memberID = memberID
      self.date = date
    }
  }
}

extension GatewayV1.GetDashboardRequest {
  package static let fullName: String = "daybook.gateway.v1.GetDashboardRequest"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "member_id", "memberId"),
    FieldInfo(2, "date", "date"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(date, 2, TextField<LocalDay>.self)
    sink.optional(memberID, 1, TextField<MemberID>.self)
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
      case 10: memberID = try reader.text(MemberID.self)
      case 18: date = try reader.text(LocalDay.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(memberID, "memberId", TextField<MemberID>.self)
    try writer.optional(date, "date", TextField<LocalDay>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&memberID, MemberID.self)
      case 2: try reader.formed(&date, LocalDay.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  package struct GetDashboardResponse: Message {
    package var date: LocalDay?

    package var tasks: TaskV1.GetDayResponse?

    package var score: AnalyticsV1.GetScoreResponse?

    package var reminders: [NotificationV1.Reminder] = []

    /// One for each part.
    package var parts: [GatewayV1.PartStatus] = []

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      date: LocalDay? = nil,
      tasks: TaskV1.GetDayResponse? = nil,
      score: AnalyticsV1.GetScoreResponse? = nil,
      reminders: [NotificationV1.Reminder] = [],
      parts: [GatewayV1.PartStatus] = []
    ) {
      self.date = date
      self.tasks = tasks
      self.score = score
      self.reminders = reminders
      self.parts = parts
    }
  }
}

extension GatewayV1.GetDashboardResponse {
  package static let fullName: String = "daybook.gateway.v1.GetDashboardResponse"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "date", "date"),
    FieldInfo(2, "tasks", "tasks", .single, TaskV1.GetDayResponse.self),
    FieldInfo(3, "score", "score", .single, AnalyticsV1.GetScoreResponse.self),
    FieldInfo(4, "reminders", "reminders", .repeated, NotificationV1.Reminder.self),
    FieldInfo(5, "parts", "parts", .repeated, GatewayV1.PartStatus.self),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(parts, 5, MessageField<GatewayV1.PartStatus>.self)
    sink.repeated(reminders, 4, MessageField<NotificationV1.Reminder>.self)
    sink.optional(score, 3, MessageField<AnalyticsV1.GetScoreResponse>.self)
    sink.optional(tasks, 2, MessageField<TaskV1.GetDayResponse>.self)
    sink.optional(date, 1, TextField<LocalDay>.self)
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
      case 10: date = try reader.text(LocalDay.self)
      case 18: try reader.merge(&tasks)
      case 26: try reader.merge(&score)
      case 34: try reader.append(to: &reminders, MessageField<NotificationV1.Reminder>.self)
      case 42: try reader.append(to: &parts, MessageField<GatewayV1.PartStatus>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(date, "date", TextField<LocalDay>.self)
    try writer.optional(tasks, "tasks", MessageField<TaskV1.GetDayResponse>.self)
    try writer.optional(score, "score", MessageField<AnalyticsV1.GetScoreResponse>.self)
    try writer.repeated(reminders, "reminders", MessageField<NotificationV1.Reminder>.self)
    try writer.repeated(parts, "parts", MessageField<GatewayV1.PartStatus>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.formed(&date, LocalDay.self)
      case 2: try reader.read(&tasks, MessageField<TaskV1.GetDayResponse>.self)
      case 3: try reader.read(&score, MessageField<AnalyticsV1.GetScoreResponse>.self)
      case 4: try reader.append(to: &reminders, MessageField<NotificationV1.Reminder>.self)
      case 5: try reader.append(to: &parts, MessageField<GatewayV1.PartStatus>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  package struct WatchRequest: Message {
    /// The last cursor taken; empty begins now.
    package var cursor: ArraySlice<UInt8> = []

    /// Only events of these kinds; empty for all.
    ///
    /// A kind that nothing tells of is no fault: none of it comes.
    package var kinds: [String] = []

    package var unknownFields = UnknownFields()

    package init() {}

    package init(cursor: ArraySlice<UInt8> = [], kinds: [String] = []) {
      self.cursor = cursor
      self.kinds = kinds
    }
  }
}

extension GatewayV1.WatchRequest {
  package static let fullName: String = "daybook.gateway.v1.WatchRequest"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "cursor", "cursor"),
    FieldInfo(2, "kinds", "kinds", .repeated),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(kinds, 2, StringField.self)
    sink.implicit(cursor, 1, BytesField.self)
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
      case 10: cursor = try BytesField.read(from: &reader)
      case 18: try reader.append(to: &kinds, StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(cursor, "cursor", BytesField.self)
    try writer.repeated(kinds, "kinds", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&cursor, BytesField.self)
      case 2: try reader.append(to: &kinds, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  package struct WatchResponse: Message {
    /// Which service's event it is; empty in a heartbeat.
    package var service: String = ""

    /// Later versions tell of more kinds: a client passes over one that it does not know, and
    /// keeps the cursor.
    package var event: FeedV1.Event?

    /// Where to go on from.
    package var cursor: ArraySlice<UInt8> = []

    /// A service that cannot be followed at the moment, or can be again.
    package var part: GatewayV1.PartStatus?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      service: String = "",
      event: FeedV1.Event? = nil,
      cursor: ArraySlice<UInt8> = [],
      part: GatewayV1.PartStatus? = nil
    ) {
      self.service = service
      self.event = event
      self.cursor = cursor
      self.part = part
    }
  }
}

extension GatewayV1.WatchResponse {
  package static let fullName: String = "daybook.gateway.v1.WatchResponse"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "service", "service"),
    FieldInfo(2, "event", "event", .single, FeedV1.Event.self),
    FieldInfo(3, "cursor", "cursor"),
    FieldInfo(4, "part", "part", .single, GatewayV1.PartStatus.self),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(part, 4, MessageField<GatewayV1.PartStatus>.self)
    sink.implicit(cursor, 3, BytesField.self)
    sink.optional(event, 2, MessageField<FeedV1.Event>.self)
    sink.implicit(service, 1, StringField.self)
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
      case 10: service = try StringField.read(from: &reader)
      case 18: try reader.merge(&event)
      case 26: cursor = try BytesField.read(from: &reader)
      case 34: try reader.merge(&part)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(service, "service", StringField.self)
    try writer.optional(event, "event", MessageField<FeedV1.Event>.self)
    try writer.implicit(cursor, "cursor", BytesField.self)
    try writer.optional(part, "part", MessageField<GatewayV1.PartStatus>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&service, StringField.self)
      case 2: try reader.read(&event, MessageField<FeedV1.Event>.self)
      case 3: try reader.read(&cursor, BytesField.self)
      case 4: try reader.read(&part, MessageField<GatewayV1.PartStatus>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  package struct GetStatusRequest: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension GatewayV1.GetStatusRequest {
  package static let fullName: String = "daybook.gateway.v1.GetStatusRequest"

  package static let fields: [FieldInfo] = []

  /// The last field first; see `WireSink`.
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

extension GatewayV1 {
  package struct GetStatusResponse: Message {
    package var processes: [GatewayV1.GetStatusResponse.Process] = []

    /// A household exists.
    package var setUp: Bool = false

    package var unknownFields = UnknownFields()

    package init() {}

    package init(processes: [GatewayV1.GetStatusResponse.Process] = [], setUp: Bool = false) {
      self.processes = processes
      self.setUp = setUp
    }
  }
}

extension GatewayV1.GetStatusResponse {
  package static let fullName: String = "daybook.gateway.v1.GetStatusResponse"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "processes", "processes", .repeated, GatewayV1.GetStatusResponse.Process.self),
    FieldInfo(2, "set_up", "setUp"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(setUp, 2, BoolField.self)
    sink.repeated(processes, 1, MessageField<GatewayV1.GetStatusResponse.Process>.self)
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
      case 10:
        try reader.append(to: &processes, MessageField<GatewayV1.GetStatusResponse.Process>.self)
      case 16: setUp = try BoolField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(
      processes,
      "processes",
      MessageField<GatewayV1.GetStatusResponse.Process>.self
    )
    try writer.implicit(setUp, "setUp", BoolField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.append(to: &processes, MessageField<GatewayV1.GetStatusResponse.Process>.self)
      case 2: try reader.read(&setUp, BoolField.self)
      default: break
      }
    }
  }
}

extension GatewayV1.GetStatusResponse {
  package struct Process: Message {
    package var name: String = ""

    /// `serving`, `not_serving`, `unreachable`.
    package var state: String = ""

    /// Why it does not serve, as `store_not_ready` or `peer_unavailable`; for who proves to run
    /// the installation a sentence that says what is wrong with its files, also while it serves.
    package var reason: String = ""

    package var version: String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(name: String = "", state: String = "", reason: String = "", version: String = "") {
      self.name = name
      self.state = state
      self.reason = reason
      self.version = version
    }
  }
}

extension GatewayV1.GetStatusResponse.Process {
  package static let fullName: String = "daybook.gateway.v1.GetStatusResponse.Process"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "state", "state"),
    FieldInfo(3, "reason", "reason"),
    FieldInfo(4, "version", "version"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(version, 4, StringField.self)
    sink.implicit(reason, 3, StringField.self)
    sink.implicit(state, 2, StringField.self)
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
      case 18: state = try StringField.read(from: &reader)
      case 26: reason = try StringField.read(from: &reader)
      case 34: version = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(state, "state", StringField.self)
    try writer.implicit(reason, "reason", StringField.self)
    try writer.implicit(version, "version", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&state, StringField.self)
      case 3: try reader.read(&reason, StringField.self)
      case 4: try reader.read(&version, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  package struct GetMetricsRequest: Message {
    /// As `task`; empty for all.
    package var service: String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(service: String = "") {
      self.service = service
    }
  }
}

extension GatewayV1.GetMetricsRequest {
  package static let fullName: String = "daybook.gateway.v1.GetMetricsRequest"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "service", "service")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(service, 1, StringField.self)
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
      case 10: service = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(service, "service", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&service, StringField.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  package struct GetMetricsResponse: Message {
    package var processes: [GatewayV1.GetMetricsResponse.Process] = []

    package var unknownFields = UnknownFields()

    package init() {}

    package init(processes: [GatewayV1.GetMetricsResponse.Process] = []) {
      self.processes = processes
    }
  }
}

extension GatewayV1.GetMetricsResponse {
  package static let fullName: String = "daybook.gateway.v1.GetMetricsResponse"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "processes", "processes", .repeated, GatewayV1.GetMetricsResponse.Process.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(processes, 1, MessageField<GatewayV1.GetMetricsResponse.Process>.self)
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
      case 10:
        try reader.append(to: &processes, MessageField<GatewayV1.GetMetricsResponse.Process>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.repeated(
      processes,
      "processes",
      MessageField<GatewayV1.GetMetricsResponse.Process>.self
    )
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.append(to: &processes, MessageField<GatewayV1.GetMetricsResponse.Process>.self)
      default: break
      }
    }
  }
}

extension GatewayV1.GetMetricsResponse {
  package struct Process: Message {
    /// As `gateway`.
    package var name: String = ""

    /// Why it could not be asked, as `peer_unavailable`; empty when it could.
    package var reason: String = ""

    package var metrics: RPCV1.GetMetricsResponse?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(name: String = "", reason: String = "", metrics: RPCV1.GetMetricsResponse? = nil) {
      self.name = name
      self.reason = reason
      self.metrics = metrics
    }
  }
}

extension GatewayV1.GetMetricsResponse.Process {
  package static let fullName: String = "daybook.gateway.v1.GetMetricsResponse.Process"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "reason", "reason"),
    FieldInfo(3, "metrics", "metrics", .single, RPCV1.GetMetricsResponse.self),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(metrics, 3, MessageField<RPCV1.GetMetricsResponse>.self)
    sink.implicit(reason, 2, StringField.self)
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
      case 18: reason = try StringField.read(from: &reader)
      case 26: try reader.merge(&metrics)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(reason, "reason", StringField.self)
    try writer.optional(metrics, "metrics", MessageField<RPCV1.GetMetricsResponse>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&reason, StringField.self)
      case 3: try reader.read(&metrics, MessageField<RPCV1.GetMetricsResponse>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  package struct ClearCachesRequest: Message {
    package var scope: TaskV1.CacheScope = TaskV1.CacheScope(rawValue: 0)

    package var unknownFields = UnknownFields()

    package init() {}

    package init(scope: TaskV1.CacheScope = TaskV1.CacheScope(rawValue: 0)) {
      self.scope = scope
    }
  }
}

extension GatewayV1.ClearCachesRequest {
  package static let fullName: String = "daybook.gateway.v1.ClearCachesRequest"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "scope", "scope")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(scope, 1, EnumField<TaskV1.CacheScope>.self)
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
      case 8: scope = try EnumField<TaskV1.CacheScope>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(scope, "scope", EnumField<TaskV1.CacheScope>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&scope, EnumField<TaskV1.CacheScope>.self)
      default: break
      }
    }
  }
}

extension GatewayV1 {
  package struct ClearCachesResponse: Message {
    /// Answers that were forgotten.
    package var cleared: Int32 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(cleared: Int32 = 0) {
      self.cleared = cleared
    }
  }
}

extension GatewayV1.ClearCachesResponse {
  package static let fullName: String = "daybook.gateway.v1.ClearCachesResponse"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "cleared", "cleared")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(cleared, 1, Int32Field.self)
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
      case 8: cleared = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(cleared, "cleared", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&cleared, Int32Field.self)
      default: break
      }
    }
  }
}
