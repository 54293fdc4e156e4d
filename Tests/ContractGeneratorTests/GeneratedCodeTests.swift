import AnalyticsContracts
import CatalogContracts
import GatewayContracts
import NotificationContracts
import RPC
import RuntimeContracts
import StrangeContracts
import TaskContracts
import Testing
import Vocabulary
import Wire

@Suite("Generated code")
struct GeneratedCodeTests {
  @Test("compiles under any name and round-trips")
  func awkwardNames() throws {
    let message = TestAwkwardV1.SelfMessage(
      selfField: 1,
      init: 2,
      default: 3,
      descriptionField: 4,
      hashValueField: 5,
      unknownFieldsField: 6,
      emit: .where("x"),
      value: .selfish(true)
    )
    #expect(try TestAwkwardV1.SelfMessage(decoding: message.encoded()) == message)
    #expect(try TestAwkwardV1.SelfMessage(json: message.jsonString()) == message)
    let text = TestAwkwardV1.String(string: "s", number: .init(value: 1, tag: 2))
    #expect(try TestAwkwardV1.String(decoding: text.encoded()) == text)
  }

  @Test("compiles when types hide the package and the modules, and preserves old fields")
  func hiddenNames() throws {
    let message = Hidden.HiddenMessage(
      error: .init(message: "no"),
      oldName: "before",
      oldSelf: .init(oldName: "inside"),
      oldList: [.init()]
    )
    #expect(try Hidden.HiddenMessage(decoding: message.encoded()) == message)
    #expect(try Hidden.HiddenMessage(json: message.jsonString()) == message)
    #expect(try message.jsonString().contains(#""oldName":"before""#))
    let module = Hidden.SwiftMessage(wire: .init(rpc: .init()))
    #expect(Hidden.SwiftMessage.fullName == "hidden.Swift")
    #expect(try Hidden.SwiftMessage(decoding: module.encoded()) == module)
    let choices = Hidden.Choices(a: .b(1), aChoice: .c(3), aChoiceField: 2)
    #expect(try Hidden.Choices(decoding: choices.encoded()) == choices)
    #expect(Hidden.methods.map(\.name) == ["hidden.Calls/Old", "hidden.Calls/Send"])
  }

  @Test("keeps known enum values by name and others by number")
  func enums() {
    #expect(TestAwkwardV1.ProtocolMessage.SelfEnum(rawValue: 2) == .self1080p)
    #expect(TestAwkwardV1.ProtocolMessage.SelfEnum(rawValue: 99) == .unrecognized(99))
    #expect(TestAwkwardV1.ProtocolMessage.SelfEnum(contractName: "SELF_INIT") == .`init`)
    #expect(TestAwkwardV1.Alias.other == .second)
    #expect(TestAwkwardV1.Alias.second.contractName == "ALIAS_SECOND")
    #expect(TestAwkwardV1.Alias(contractName: "ALIAS_OTHER") == .second)
    #expect(TestAwkwardV1.Alias.allCases == [.first, .second])
    #expect(OnlyEnums.Weekday.monday.contractName == "WEEKDAY_MONDAY")
  }

  @Test("supports recursive messages, and keeps wide ones small")
  func boxes() throws {
    let left = TestAwkwardV1.Left(right: .init(left: .init(side: .other(.init()))))
    #expect(try TestAwkwardV1.Left(decoding: left.encoded()) == left)
    #expect(MemoryLayout<TestAwkwardV1.Wide1>.size < 2_048)
  }

  @Test("reads ids and days from text, in either case, and refuses other text with its path")
  func formedText() throws {
    let id = try #require(TaskID(text: "0190C42E-7F4B-7A11-8B2E-0123456789AB"))
    let request = TaskV1.GetTaskRequest(taskID: id)
    #expect(request.encoded().suffix(36) == Array(id.text.utf8)[...])
    let upper = [0x12, 36] + Array("0190C42E-7F4B-7A11-8B2E-0123456789AB".utf8)
    #expect(try TaskV1.GetTaskRequest(decoding: upper) == request)
    #expect(try TaskV1.GetTaskRequest(decoding: [0x12, 0]).taskID == nil)
    let noID = #expect(throws: WireError.self) {
      try TaskV1.GetTaskRequest(decoding: [0x12, 1, 0x61])
    }
    let day = LocalDay(year: 2026, month: 11, day: 21)
    let dated = TaskV1.GetDayRequest(date: day)
    #expect(try dated.jsonString() == #"{"date":"2026-11-21"}"#)
    #expect(try TaskV1.GetDayRequest(decoding: dated.encoded()).date == day)
    let noDay = #expect(throws: WireError.self) {
      try TaskV1.GetDayRequest(decoding: [0x12, 10] + Array("2026-02-30".utf8))
    }
    #expect(noID == WireError(.malformedText(.uuid), path: "task_id"))
    #expect(noDay == WireError(.malformedText(.day), path: "date"))
    #expect(noID?.description == "task_id: the text is not a UUID (byte 0)")
    #expect(noDay?.description == "date: the text is not a day as 2026-11-21 (byte 0)")
    for (text, words) in [
      (#"{"date":"tomorrow"}"#, "date: a day as 2026-11-21 was expected"),
      (#"{"memberId":"me"}"#, "member_id: a UUID was expected"),
    ] {
      let error = #expect(throws: JSONError.self) { try TaskV1.GetDayRequest(json: text) }
      #expect(error?.description.hasPrefix(words) == true, "\(text)")
    }
  }

  @Test("hides redacted fields in descriptions only")
  func redaction() throws {
    let request = TaskV1.CreateTaskRequest(name: "Buy a present", isEveningTask: true)
    #expect(
      request.description == #"daybook.task.v1.CreateTaskRequest {"name":"[redacted]","#
        + #""isEveningTask":true}"#
    )
    #expect(try request.jsonString() == #"{"name":"Buy a present","isEveningTask":true}"#)
  }

  @Test("contains the contract's options of each method")
  func methods() {
    let create = TaskV1.Tasks.Methods.createTask
    #expect(create.name == "daybook.task.v1.Tasks/CreateTask")
    #expect(create.kind == .unary)
    #expect(create.access == .selfOrParent)
    #expect(create.changes && !create.hasNoSideEffects)
    #expect(create.subjectField == [1])
    let follow = FeedV1.Feed.Methods.follow
    #expect(follow.kind == .serverStream && follow.isResumable && follow.isIdempotent)
    #expect(follow.access == .service && follow.priority == .background)
  }

  @Test("lists every message and every method of a package")
  func lists() {
    let lists = [
      AnalyticsV1.messageTypes, CatalogV1.messageTypes, FeedV1.messageTypes,
      GatewayV1.messageTypes, NotificationV1.messageTypes, TaskV1.messageTypes,
      RPCV1.messageTypes, GoogleProtobuf.messageTypes,
    ]
    let names = lists.joined().map { $0.fullName }
    #expect(Set(names).count == names.count)
    #expect(names.contains("daybook.task.v1.ImportTasksResponse.Result"))
    let methods = [
      AnalyticsV1.methods, CatalogV1.methods, FeedV1.methods, GatewayV1.methods,
      NotificationV1.methods, TaskV1.methods, RPCV1.methods,
    ].joined()
    #expect(Set(methods.map(\.name)).count == methods.count)
    // Every method declares its access.
    #expect(methods.allSatisfy { $0.access != .unspecified })
    // A changing method has a request id; any other has no effects.
    #expect(methods.allSatisfy { !$0.changes || !$0.hasNoSideEffects })
  }
}
