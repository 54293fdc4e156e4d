// Generated from daybook/operations/v1/backup.proto by protoc-gen-daybook; do not edit.

public import Wire

extension OperationsV1 {
  /// The contents of a backup, written in front of the databases and sealed with them.
  public struct BackupManifest: Message {
    /// When it was made.
    public var madeAt: GoogleProtobuf.Timestamp?

    /// The version of Daybook that made it.
    public var version: String = ""

    /// In the order of their bytes.
    ///
    /// Consumers of feeds come before the feeds that they follow, so that no cursor in the set is
    /// ahead of its feed.
    public var databases: [OperationsV1.StoredDatabase] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      madeAt: GoogleProtobuf.Timestamp? = nil,
      version: String = "",
      databases: [OperationsV1.StoredDatabase] = []
    ) {
      self.madeAt = madeAt
      self.version = version
      self.databases = databases
    }
  }
}

extension OperationsV1.BackupManifest {
  /// The full name in the contract.
  public static let fullName: String = "daybook.operations.v1.BackupManifest"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "made_at", "madeAt", .single, GoogleProtobuf.Timestamp.self),
    FieldInfo(2, "version", "version"),
    FieldInfo(3, "databases", "databases", .repeated, OperationsV1.StoredDatabase.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(databases, 3, MessageField<OperationsV1.StoredDatabase>.self)
    sink.implicit(version, 2, StringField.self)
    sink.optional(madeAt, 1, MessageField<GoogleProtobuf.Timestamp>.self)
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
      case 10: try reader.merge(&madeAt)
      case 18: version = try StringField.read(from: &reader)
      case 26: try reader.append(to: &databases, MessageField<OperationsV1.StoredDatabase>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(madeAt, "madeAt", MessageField<GoogleProtobuf.Timestamp>.self)
    try writer.implicit(version, "version", StringField.self)
    try writer.repeated(databases, "databases", MessageField<OperationsV1.StoredDatabase>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&madeAt, MessageField<GoogleProtobuf.Timestamp>.self)
      case 2: try reader.read(&version, StringField.self)
      case 3: try reader.append(to: &databases, MessageField<OperationsV1.StoredDatabase>.self)
      default: break
      }
    }
  }
}

extension OperationsV1 {
  /// A database in a backup, or as found on the disk.
  public struct StoredDatabase: Message {
    /// As `task`.
    public var service: String = ""

    /// Identifies the service that owns the file.
    public var applicationID: UInt32 = 0

    /// The schema's version: `PRAGMA user_version`.
    public var schema: UInt32 = 0

    /// Their size in bytes.
    public var bytes: UInt64 = 0

    /// SHA-256 of the file.
    public var sha256: ArraySlice<UInt8> = []

    /// The epoch of the service's feed.
    public var feedEpoch: UInt64 = 0

    /// The sequence of the newest event; 0: there was none.
    public var feedSequence: UInt64 = 0

    /// Its positions in the feeds of other services.
    public var cursors: [OperationsV1.FeedCursor] = []

    /// Problems found; empty: none.
    public var problems: [String] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      service: String = "",
      applicationID: UInt32 = 0,
      schema: UInt32 = 0,
      bytes: UInt64 = 0,
      sha256: ArraySlice<UInt8> = [],
      feedEpoch: UInt64 = 0,
      feedSequence: UInt64 = 0,
      cursors: [OperationsV1.FeedCursor] = [],
      problems: [String] = []
    ) {
      self.service = service
      self.applicationID = applicationID
      self.schema = schema
      self.bytes = bytes
      self.sha256 = sha256
      self.feedEpoch = feedEpoch
      self.feedSequence = feedSequence
      self.cursors = cursors
      self.problems = problems
    }
  }
}

extension OperationsV1.StoredDatabase {
  /// The full name in the contract.
  public static let fullName: String = "daybook.operations.v1.StoredDatabase"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "service", "service"),
    FieldInfo(2, "application_id", "applicationId"),
    FieldInfo(3, "schema", "schema"),
    FieldInfo(4, "bytes", "bytes"),
    FieldInfo(5, "sha256", "sha256"),
    FieldInfo(6, "feed_epoch", "feedEpoch"),
    FieldInfo(7, "feed_sequence", "feedSequence"),
    FieldInfo(8, "cursors", "cursors", .repeated, OperationsV1.FeedCursor.self),
    FieldInfo(9, "problems", "problems", .repeated),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(problems, 9, StringField.self)
    sink.repeated(cursors, 8, MessageField<OperationsV1.FeedCursor>.self)
    sink.implicit(feedSequence, 7, UInt64Field.self)
    sink.implicit(feedEpoch, 6, UInt64Field.self)
    sink.implicit(sha256, 5, BytesField.self)
    sink.implicit(bytes, 4, UInt64Field.self)
    sink.implicit(schema, 3, UInt32Field.self)
    sink.implicit(applicationID, 2, UInt32Field.self)
    sink.implicit(service, 1, StringField.self)
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
      case 10: service = try StringField.read(from: &reader)
      case 16: applicationID = try UInt32Field.read(from: &reader)
      case 24: schema = try UInt32Field.read(from: &reader)
      case 32: bytes = try UInt64Field.read(from: &reader)
      case 42: sha256 = try BytesField.read(from: &reader)
      case 48: feedEpoch = try UInt64Field.read(from: &reader)
      case 56: feedSequence = try UInt64Field.read(from: &reader)
      case 66: try reader.append(to: &cursors, MessageField<OperationsV1.FeedCursor>.self)
      case 74: try reader.append(to: &problems, StringField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(service, "service", StringField.self)
    try writer.implicit(applicationID, "applicationId", UInt32Field.self)
    try writer.implicit(schema, "schema", UInt32Field.self)
    try writer.implicit(bytes, "bytes", UInt64Field.self)
    try writer.implicit(sha256, "sha256", BytesField.self)
    try writer.implicit(feedEpoch, "feedEpoch", UInt64Field.self)
    try writer.implicit(feedSequence, "feedSequence", UInt64Field.self)
    try writer.repeated(cursors, "cursors", MessageField<OperationsV1.FeedCursor>.self)
    try writer.repeated(problems, "problems", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&service, StringField.self)
      case 2: try reader.read(&applicationID, UInt32Field.self)
      case 3: try reader.read(&schema, UInt32Field.self)
      case 4: try reader.read(&bytes, UInt64Field.self)
      case 5: try reader.read(&sha256, BytesField.self)
      case 6: try reader.read(&feedEpoch, UInt64Field.self)
      case 7: try reader.read(&feedSequence, UInt64Field.self)
      case 8: try reader.append(to: &cursors, MessageField<OperationsV1.FeedCursor>.self)
      case 9: try reader.append(to: &problems, StringField.self)
      default: break
      }
    }
  }
}

extension OperationsV1 {
  /// A position in a feed.
  public struct FeedCursor: Message {
    /// The followed service, as `task`.
    public var consumer: String = ""

    /// The epoch of the feed.
    public var epoch: UInt64 = 0

    /// The sequence of the last event that was applied.
    public var sequence: UInt64 = 0

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(consumer: String = "", epoch: UInt64 = 0, sequence: UInt64 = 0) {
      self.consumer = consumer
      self.epoch = epoch
      self.sequence = sequence
    }
  }
}

extension OperationsV1.FeedCursor {
  /// The full name in the contract.
  public static let fullName: String = "daybook.operations.v1.FeedCursor"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "consumer", "consumer"),
    FieldInfo(2, "epoch", "epoch"),
    FieldInfo(3, "sequence", "sequence"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(sequence, 3, UInt64Field.self)
    sink.implicit(epoch, 2, UInt64Field.self)
    sink.implicit(consumer, 1, StringField.self)
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
      case 10: consumer = try StringField.read(from: &reader)
      case 16: epoch = try UInt64Field.read(from: &reader)
      case 24: sequence = try UInt64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(consumer, "consumer", StringField.self)
    try writer.implicit(epoch, "epoch", UInt64Field.self)
    try writer.implicit(sequence, "sequence", UInt64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&consumer, StringField.self)
      case 2: try reader.read(&epoch, UInt64Field.self)
      case 3: try reader.read(&sequence, UInt64Field.self)
      default: break
      }
    }
  }
}
