import TestContracts
import Testing
import Wire

@Suite("A message's description")
struct MessageDescriptionTests {
  @Test("shows values without a JSON form, and everything else")
  func unrepresentable() {
    let message = TestV1.Everything(
      text: "kept",
      at: .init(seconds: .max),
      took: .init(seconds: 1, nanos: -1),
      mask: .init(paths: ["A"]),
      value: .init(),
      values: [.init(), .init(kind: .numberValue(.nan)), .init(kind: .boolValue(true))],
      last: "z"
    )
    let reason = "\"[the value has no JSON form]\""
    #expect(
      message.description
        == #"test.v1.Everything {"text":"kept","at":\#(reason),"took":\#(reason),"#
        + #""mask":\#(reason),"value":\#(reason),"values":[\#(reason),\#(reason),true],"last":"z"}"#
    )
    #expect(GoogleProtobuf.Value().description == "google.protobuf.Value \(reason)")
  }

  @Test("shows where an Any cannot be decoded")
  func anys() {
    func description(_ any: GoogleProtobuf.`Any`) -> String {
      TestV1.Everything(text: "a", any: any, last: "z").description
    }
    let url = "type.googleapis.com/google.protobuf.Duration"
    let damaged = description(.init(typeUrl: url, value: [8]))
    #expect(
      damaged == #"test.v1.Everything {"text":"a","any":"[the value has no JSON form]","last":"z"}"#
    )
    let nameless = description(.init(value: [8]))
    #expect(
      nameless == #"test.v1.Everything {"text":"a","any":"[the type in @type is unknown here]","#
        + #""last":"z"}"#
    )
    let inner = description(.init(packing: GoogleProtobuf.Duration(seconds: .max)))
    #expect(
      inner == #"test.v1.Everything {"text":"a","any":{"@type":"\#(url)","#
        + #""value":"[the value has no JSON form]"},"last":"z"}"#
    )
  }

  @Test("ends where it is nested too deeply")
  func depth() {
    let deep = (0..<101).reduce(TestV1.Everything()) { message, _ in
      TestV1.Everything(text: "t", child: message, last: "z")
    }
    let text = deep.description
    #expect(text.hasPrefix(#"test.v1.Everything {"text":"t","child":{"text":"t""#))
    #expect(text.contains(#""child":"[values are nested too deeply]","last":"z"}"#))
    #expect(text.hasSuffix(#","last":"z"},"last":"z"}"#))
  }

  @Test("is all that reflection shows")
  func reflection() {
    var dumped = ""
    dump(TestV1.Everything(text: "a", choice: .word("w")), to: &dumped)
    #expect(dumped == "- test.v1.Everything {\"text\":\"a\",\"word\":\"w\"}\n")
    #expect(Mirror(reflecting: TestV1.Everything.full).children.isEmpty)
  }
}
