import ContractGenerator
import TestContracts
import Wire

/// The parsers and machines that get arbitrary bytes, and their invariants.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Messages in the binary form.
  case binary
  /// Messages in proto3 JSON.
  case json
  /// The output of `protoc` for the plug-in.
  case generator
  /// Frames of the protocol, and the opening of a connection.
  case frames
  /// A connection's state machine, on either side.
  case connection
  /// A proxy that forwards calls, between its clients and a service.
  case door

  /// Tries one input.
  ///
  /// - Throws: ``BrokenPromise`` when it violates an invariant; refusing the input does not.
  package func check(_ input: [UInt8]) throws(BrokenPromise) {
    switch self {
    case .binary:
      try Forms<ProtobufTestMessagesProto3.TestAllTypesProto3>.check(binary: input)
      try Forms<TestV1.Everything>.check(binary: input)
    case .json:
      try Forms<ProtobufTestMessagesProto3.TestAllTypesProto3>.check(json: input)
      try Forms<TestV1.Everything>.check(json: input)
    case .generator:
      let answer = Generator.answer(input)
      guard let outcome = try? WireReader.read(answer, Self.outcome) else {
        throw BrokenPromise("the answer is no CodeGeneratorResponse")
      }
      guard !(outcome.hasFiles && outcome.hasError) else {
        throw BrokenPromise("the answer has both files and an error")
      }
    // The machines are internal to the runtime, and therefore closed in a plain release.
    #if DEBUG || FUZZING
    case .frames: try FrameFuzz.check(input)
    case .connection: try ConnectionFuzz.check(input)
    case .door: try ProxyFuzz.check(input)
    #else
    case .frames, .connection, .door: break
    #endif
    }
  }

  /// The number of forwarded calls of all inputs together; `nil` for targets without any.
  package var passed: ForwardedCount? {
    #if DEBUG || FUZZING
    self == .door ? ProxyFuzz.count : nil
    #else
    nil
    #endif
  }

  /// The contents of a `CodeGeneratorResponse`.
  private static func outcome(
    of reader: inout WireReader
  ) throws(WireError) -> (hasFiles: Bool, hasError: Bool) {
    var outcome = (hasFiles: false, hasError: false)
    while let tag = try reader.nextTag() {
      if tag == 10 { outcome.hasError = true }
      if tag == 122 { outcome.hasFiles = true }
      try reader.skip(tag)
    }
    return outcome
  }
}

/// An invariant that an input violates.
package struct BrokenPromise: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Both forms of one message type, and the conversions between them.
private enum Forms<Value: Message> {
  static func check(binary input: [UInt8]) throws(BrokenPromise) {
    guard let message = try? Value(decoding: input) else { return }
    _ = try canonical(message)
    guard let text = try? message.jsonBytes(.everyType) else { return }
    try checkReturn(of: text)
  }

  static func check(json input: [UInt8]) throws(BrokenPromise) {
    guard let message = try? Value(json: input, .everyType) else { return }
    let bytes = try canonical(message)
    guard let text = try? message.jsonBytes(.everyType) else {
      throw BrokenPromise("what was read from JSON has no JSON form")
    }
    try checkReturn(of: text)
    guard let again = try? Value(decoding: bytes), (try? again.jsonBytes(.everyType)) == text
    else { throw BrokenPromise("the binary form is another message than the JSON form") }
  }

  /// The bytes of a message, which must be decoded as the same message.
  private static func canonical(_ message: Value) throws(BrokenPromise) -> [UInt8] {
    let bytes = message.encoded()
    guard let again = try? Value(decoding: bytes) else {
      throw BrokenPromise("what was written cannot be read")
    }
    guard again.encoded() == bytes else { throw BrokenPromise("bytes change on the way") }
    let parts = again.encodedParts()
    guard parts.bytes == bytes, parts.pieces.flatMap({ $0 }) == bytes else {
      throw BrokenPromise("parts are other bytes than the whole")
    }
    _ = message.description
    return bytes
  }

  private static func checkReturn(of text: [UInt8]) throws(BrokenPromise) {
    let again: Value
    do {
      again = try Value(json: text, .everyType)
    } catch {
      throw BrokenPromise("JSON that was written cannot be read: \(error)")
    }
    guard let second = try? again.jsonBytes(.everyType) else {
      throw BrokenPromise("what was read from JSON has no JSON form")
    }
    try checkCost(of: again.encoded(), and: second)
    if second == text { return }
    // Every number of NullValue is written as null, which reads as 0 and is then left out.
    guard text.count > second.count, text.firstRange(of: ":null".utf8) != nil,
      (try? Value(json: second, .everyType))?.encoded() == again.encoded()
    else { throw BrokenPromise("JSON changes on the way") }
  }

  /// Decodes both forms of one message with limits so low that many exceed them.
  ///
  /// An `Any` stays packed in the binary form and costs nothing there.
  private static func checkCost(
    of bytes: [UInt8],
    and text: [UInt8]
  ) throws(BrokenPromise) {
    guard text.firstRange(of: "@type".utf8) == nil else { return }
    var options = JSONOptions.everyType
    options.limits = WireLimits(depth: 6, memory: 4_096)
    let isReadable = (try? Value(decoding: bytes, limits: options.limits)) != nil
    guard ((try? Value(json: text, options)) != nil) == isReadable else {
      throw BrokenPromise("one form costs more than the other")
    }
  }
}

extension JSONOptions {
  fileprivate static let everyType = JSONOptions(
    types: .wellKnown.adding(EveryType.messageTypes)
  )
}

/// The number of forwarded calls.
package struct ForwardedCount: Sendable, CustomStringConvertible {
  package var inputs = 0
  /// Calls that became rows.
  package var rows = 0
  /// Rows that became a received call and a call of our own.
  package var unfolded = 0
  /// Calls that were never a row.
  package var whole = 0

  /// Rows that stayed rows until their answer arrived.
  package var answered: Int { rows - unfolded }

  package var description: String {
    "\(inputs) inputs: \(rows) rows taken, \(answered) answered, \(unfolded) unfolded; "
      + "\(whole) calls without one"
  }
}
