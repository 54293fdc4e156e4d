import ConformanceTestee
import TestContracts
import Testing
import Wire

/// The message that runners send.
private typealias Sample = ProtobufTestMessagesProto3.TestAllTypesProto3

@Suite("A testee")
struct TesteeTests {
  private typealias Payload = Conformance.ConformanceRequest.OneOf_Payload
  private typealias Answer = Conformance.ConformanceResponse.OneOf_Result

  private func ask(
    _ payload: Payload?,
    for form: Conformance.WireFormat,
    type: String = Sample.fullName,
    category: Conformance.TestCategory = .unspecifiedTest
  ) throws -> Answer {
    let request = Conformance.ConformanceRequest(
      payload: payload,
      requestedOutputFormat: form,
      messageType: type,
      testCategory: category
    )
    let answer = Testee().answer(request.encoded())
    return try #require(try Conformance.ConformanceResponse(decoding: answer).result)
  }

  @Test("converts each form into each form")
  func forms() throws {
    let bytes: ArraySlice<UInt8> = [0x08, 0x96, 0x01]
    let text = #"{"optionalInt32":150}"#
    #expect(try ask(.protobufPayload(bytes), for: .protobuf) == .protobufPayload(bytes))
    #expect(try ask(.protobufPayload(bytes), for: .json) == .jsonPayload(text))
    #expect(try ask(.jsonPayload(text), for: .protobuf) == .protobufPayload(bytes))
    #expect(try ask(.jsonPayload(text), for: .json) == .jsonPayload(text))
  }

  @Test("reports the cause when there is no answer")
  func refusals() throws {
    let broken = try ask(.protobufPayload([0x08]), for: .json)
    #expect(broken == .parseError("optional_int32: the bytes end inside a value (byte 0)"))
    let wrong = try ask(.jsonPayload(#"{"optionalInt32":"x"}"#), for: .json)
    guard case .parseError = wrong else { throw Unexpected(wrong) }
    // 10000-01-01 has no JSON form.
    let late = Sample(optionalTimestamp: .init(seconds: 253_402_300_800))
    let unwritable = try ask(.protobufPayload(late.encoded()[...]), for: .json)
    guard case .serializeError = unwritable else { throw Unexpected(unwritable) }
    let strange = try ask(.protobufPayload([]), for: .json, type: "no.Such")
    #expect(strange == .skipped("no.Such is not generated in"))
    let textual = try ask(.textPayload(""), for: .json)
    guard case .skipped = textual else { throw Unexpected(textual) }
    let jspb = try ask(.protobufPayload([]), for: .jspb)
    guard case .skipped = jspb else { throw Unexpected(jspb) }
    let empty = try ask(nil, for: .json)
    guard case .runtimeError = empty else { throw Unexpected(empty) }
  }

  @Test("treats text that is not UTF-8 as a bad payload, and other damage as a bad request")
  func unreadableRequests() throws {
    let text = try Conformance.ConformanceResponse(
      decoding: Testee().answer([0x12, 0x01, 0xFF])
    )
    #expect(text.result == .parseError("json_payload: the text is not UTF-8 (byte 0)"))
    let damage = try Conformance.ConformanceResponse(decoding: Testee().answer([0x12, 0x01]))
    guard case .runtimeError? = damage.result else { throw Unexpected(damage) }
  }

  @Test("ignores unknown names only if the category allows it")
  func unknownNames() throws {
    let text = #"{"nobody":{"a":[1]},"optionalNestedEnum":"NOBODY","optionalInt32":1}"#
    let lenient = try ask(
      .jsonPayload(text),
      for: .json,
      category: .jsonIgnoreUnknownParsingTest
    )
    #expect(lenient == .jsonPayload(#"{"optionalInt32":1}"#))
    let strict = try ask(.jsonPayload(text), for: .json)
    guard case .parseError = strict else { throw Unexpected(strict) }
  }

  @Test("has no known failures")
  func failures() throws {
    let type = Conformance.FailureSet.fullName
    #expect(try ask(.protobufPayload([]), for: .protobuf, type: type) == .protobufPayload([]))
  }

  @Test(
    "writes and reads the JSON name of any field name",
    arguments: [
      "fieldname1": "fieldname1", "field_name2": "fieldName2", "_field_name3": "FieldName3",
      "field__name4_": "fieldName4", "field0name5": "field0name5",
      "field_0_name6": "field0Name6", "fieldName7": "fieldName7", "FieldName8": "FieldName8",
      "field_Name9": "fieldName9", "Field_Name10": "FieldName10", "FIELD_NAME11": "FIELDNAME11",
      "FIELD_name12": "FIELDName12", "__field_name13": "FieldName13",
      "__Field_name14": "FieldName14", "field__name15": "fieldName15",
      "field__Name16": "fieldName16", "field_name17__": "fieldName17",
      "Field_name18__": "FieldName18",
    ]
  )
  func jsonNames(name: String, jsonName: String) throws {
    let expected = Answer.jsonPayload("{\"\(jsonName)\":1}")
    #expect(try ask(.jsonPayload("{\"\(name)\":1}"), for: .json) == expected)
    #expect(try ask(.jsonPayload("{\"\(jsonName)\":1}"), for: .json) == expected)
  }

  @Test(
    "reads every alias of an enum number and writes the first",
    arguments: ["MOO", "moo", "bAz"]
  )
  func aliases(name: String) throws {
    let answer = try ask(.jsonPayload("{\"optionalAliasedEnum\":\"\(name)\"}"), for: .json)
    #expect(answer == .jsonPayload(#"{"optionalAliasedEnum":"ALIAS_BAZ"}"#))
  }

  @Test("decodes an Any of any generated type")
  func anything() throws {
    let type = "protobuf_test_messages.proto3.ForeignMessage"
    let text = #"{"optionalAny":{"@type":"type.googleapis.com/\#(type)","c":7}}"#
    #expect(try ask(.jsonPayload(text), for: .json) == .jsonPayload(text))
  }
}

/// The unexpected result.
struct Unexpected: Error {
  let answer: String

  init(_ answer: Any) { self.answer = "\(answer)" }
}
