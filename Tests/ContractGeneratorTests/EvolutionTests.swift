import ContractGenerator
import Testing

@Suite("A changing contract")
struct EvolutionTests {
  /// The violations in a contract changed by `change`, compared with one changed by `before`.
  private func breaks(
    before: (inout Contract) -> Void = { _ in },
    change: (inout Contract) -> Void
  ) throws -> [String] {
    var old = Contract()
    before(&old)
    var new = old
    change(&new)
    return try Evolution.breaks(from: old.bytes, to: new.bytes).map(\.description)
  }

  private let order = "Shared/Contracts/Protos/shop/v1/shop.proto"
  private let before = "Shared/Contracts/Baseline/shop/v1/shop.proto"

  @Test("may stay unchanged, and may grow")
  func growth() throws {
    #expect(try breaks { _ in } == [])
    let grown = try breaks {
      $0.fields.append(Contract.Field("note", 3, .text))
      $0.values.append(("STATE_LOST", 2))
      $0.methods.append(Contract.Method("Return"))
      $0.reservedNumbers = [7..<9]
      $0.reservedNames = ["never"]
    }
    #expect(grown == [])
  }

  @Test("keeps a field, unless its number and its name are reserved")
  func fieldGone() throws {
    let gone = try breaks { $0.fields.removeLast() }
    #expect(
      gone == [
        "\(before):12: shop.v1.Order.total: the field is gone; "
          + "reserve 2 and \"total\", so that it cannot be reused"
      ]
    )
    let half = try breaks {
      $0.fields.removeLast()
      $0.reservedNumbers = [2..<3]
    }
    #expect(half.first?.contains("reserve \"total\"") == true)
    let reserved = try breaks {
      $0.fields.removeLast()
      $0.reservedNumbers = [2..<5]
      $0.reservedNames = ["total"]
    }
    let removal =
      "is gone from JSON and from code; its number and name are reserved, so "
      + "deploy/dev/contracts --baseline may take it out at a release"
    #expect(reserved == ["\(before):12: shop.v1.Order.total: the field \(removal)"])
  }

  @Test("drops reserved declarations at a release, and no others")
  func release() throws {
    let old = Contract()
    var new = old
    func mayPass() throws -> [Bool] {
      try Evolution.breaks(from: old.bytes, to: new.bytes).map(\.isReservedRemoval)
    }
    new.fields.removeLast()
    #expect(try mayPass() == [false])
    new.reservedNumbers = [2..<3]
    new.reservedNames = ["total"]
    #expect(try mayPass() == [true])
    new.methods = []
    #expect(try mayPass() == [true, false])
  }

  @Test("keeps its reservations")
  func reservations() throws {
    let free = try breaks {
      $0.reservedNumbers = [4..<6]
      $0.reservedNames = ["price"]
    } change: {
      $0.reservedNumbers = [5..<6]
      $0.reservedNames = []
    }
    #expect(
      free.sorted() == [
        "\(before):70: shop.v1.Order: 4 is no longer reserved",
        "\(before):80: shop.v1.Order: \"price\" is no longer reserved",
      ]
    )
  }

  @Test("gives no JSON name to another field, not even in its other spelling or a reserved one")
  func takenNames() throws {
    func field(_ name: String, _ number: UInt64, json: String) -> Contract.Field {
      var field = Contract.Field(name, number, .text)
      field.jsonName = json
      return field
    }
    func old(_ contract: inout Contract) {
      contract.fields = [field("due_at", 2, json: "dueAt")]
      contract.reservedNames = ["paid_at", "old"]
    }
    func reasons(_ fields: Contract.Field...) throws -> [String] {
      try breaks(before: old) { $0.fields += fields }
    }
    #expect(try reasons(field("q", 50, json: "other")) == [])
    #expect(
      try reasons(field("q", 50, json: "due_at")) == [
        "\(order):12: shop.v1.Order.q: the JSON name \"due_at\" meant due_at; "
          + "existing JSON would be read as this field"
      ]
    )
    #expect(try reasons(field("q", 50, json: "old")).first?.contains("is reserved") == true)
    #expect(try reasons(field("paidAt", 50, json: "paidAt")).count == 1)
    let replaced = try breaks(before: old) {
      $0.fields = [field("dueAt", 54, json: "dueAt")]
      $0.reservedNumbers = [2..<3]
      $0.reservedNames += ["due_at"]
    }
    #expect(replaced.contains { $0.contains("meant due_at") })
  }

  @Test("may split its reservations differently, and keeps their union")
  func reservedPieces() throws {
    func whole(_ contract: inout Contract) {
      contract.reservedNumbers = [100..<111]
      contract.reservedValues = [100...110]
      contract.reservedNames = ["a", "b"]
    }
    let split = try breaks(before: whole) {
      $0.reservedNumbers = [106..<111, 100..<104, 102..<106]
      $0.reservedValues = [106...110, 100...105]
      $0.reservedNames = ["b", "a"]
    }
    #expect(split == [])
    let torn = try breaks(before: whole) {
      $0.reservedNumbers = [90..<102, 104..<106, 107..<120]
      $0.reservedValues = [104...105]
    }
    #expect(
      torn == [
        "\(before):70: shop.v1.Order: 102 to 103 is no longer reserved",
        "\(before):70: shop.v1.Order: 106 is no longer reserved",
        "\(before):90: shop.v1.State: 100 to 103 is no longer reserved",
        "\(before):90: shop.v1.State: 106 to 110 is no longer reserved",
      ]
    )
  }

  @Test("keeps the options it declares")
  func options() throws {
    func declare(_ contract: inout Contract) {
      contract.options = [.init(name: "hidden", number: 50004, kind: .number)]
    }
    let option = "\(order):60: shop.v1.hidden"
    #expect(
      try breaks(before: declare) { $0.options[0].number = 50014 } == [
        "\(option): the number was 50004 and is 50014; older readers miss it"
      ]
    )
    #expect(
      try breaks(before: declare) { $0.options[0].kind = .text } == [
        "\(option): its type was int32 and is string"
      ]
    )
    #expect(
      try breaks(before: declare) { $0.options[0].isRepeated = true } == [
        "\(option): it is repeated now"
      ]
    )
    #expect(
      try breaks(before: declare) { $0.options[0].extendee = ".google.protobuf.FileOptions" } == [
        "\(option): it was an option of google.protobuf.FieldOptions and is one of "
          + "google.protobuf.FileOptions"
      ]
    )
    #expect(
      try breaks(before: declare) { $0.options = [] } == [
        "\(before):60: shop.v1.hidden: the option is gone"
      ]
    )
    #expect(try breaks(change: declare) == [])
  }

  @Test("keeps the numbers of its fields")
  func renumbered() throws {
    #expect(
      try breaks { $0.fields[1].number = 3 } == [
        "\(order):12: shop.v1.Order.total: the number was 2 and is 3; "
          + "existing bytes lose the field"
      ]
    )
  }

  @Test("keeps the names of its fields, in JSON too")
  func renamed() throws {
    let name = try breaks { $0.fields[1].name = "sum" }
    #expect(
      name == [
        "\(order):12: shop.v1.Order.total: it is named sum now; JSON and field masks use the name"
      ]
    )
    let jsonName = try breaks { $0.fields[1].jsonName = "Sum" }
    #expect(
      jsonName == ["\(order):12: shop.v1.Order.total: its JSON name was total and is Sum"]
    )
  }

  @Test("keeps the types of its fields")
  func retyped() throws {
    let wider = try breaks { $0.fields[1].kind = .long }
    #expect(wider == ["\(order):12: shop.v1.Order.total: its type was int32 and is int64"])
    let other = try breaks {
      $0.fields[1].kind = .message(".shop.v1.Receipt")
    } change: {
      $0.fields[1].kind = .message(".shop.v1.Order")
    }
    #expect(
      other == [
        "\(order):12: shop.v1.Order.total: its type was shop.v1.Receipt and is shop.v1.Order"
      ]
    )
  }

  @Test("keeps the cardinality and the presence of its fields")
  func cardinality() throws {
    let list = try breaks { $0.fields[1].isRepeated = true }
    #expect(list == ["\(order):12: shop.v1.Order.total: it is repeated now"])
    let single = try breaks {
      $0.fields[1].isRepeated = true
    } change: {
      $0.fields[1].isRepeated = false
    }
    #expect(single == ["\(order):12: shop.v1.Order.total: it was repeated"])
    let optional = try breaks { $0.fields[1].isOptional = true }
    #expect(optional == ["\(order):12: shop.v1.Order.total: it is optional now"])
    // A message can be absent anyway.
    let message = try breaks {
      $0.fields[1].kind = .message(".shop.v1.Receipt")
    } change: {
      $0.fields[1].isOptional = true
    }
    #expect(message == [])
  }

  @Test("keeps its fields in their oneofs, whose names may change")
  func oneofs() throws {
    func choice(_ contract: inout Contract) {
      contract.oneofs = ["choice"]
      contract.fields += [
        Contract.Field("a", 3, .text, oneof: 0), Contract.Field("b", 4, .text, oneof: 0),
      ]
    }
    let moved = "it moved into, out of, or between oneofs"
    let outOf = try breaks(before: choice) { $0.fields[2].oneof = nil }
    #expect(
      outOf == [
        "\(order):13: shop.v1.Order.a: \(moved)", "\(order):14: shop.v1.Order.b: \(moved)",
      ]
    )
    #expect(try breaks(before: choice) { $0.fields[1].oneof = 0 }.count == 3)
    #expect(try breaks(before: choice) { $0.oneofs = ["selection"] } == [])
    let joined = try breaks(before: choice) {
      $0.fields.append(Contract.Field("c", 5, .text, oneof: 0))
    }
    #expect(joined == [])
  }

  @Test("tightens no rule of a text")
  func tightenedText() throws {
    let uuid = try breaks { $0.fields[0].uuid = "OrderID" }
    #expect(
      uuid == ["\(order):11: shop.v1.Order.id: it takes UUIDs only now; other text was allowed"]
    )
    #expect(
      try breaks {
        $0.fields[0].uuid = "A"
      } change: {
        $0.fields[0].uuid = "B"
      } == []
    )
    let day = try breaks { $0.fields[0].isLocalDay = true }
    #expect(
      day == [
        "\(order):11: shop.v1.Order.id: it takes calendar days only now; other text was allowed"
      ]
    )
  }

  @Test("sends no free text to readers of ids and days")
  func loosenedText() throws {
    let id = try breaks {
      $0.fields[0].uuid = "OrderID"
    } change: {
      $0.fields[0].uuid = ""
    }
    #expect(
      id == [
        "\(order):11: shop.v1.Order.id: it takes any text now; "
          + "readers that expect UUIDs refuse other text"
      ]
    )
    let day = try breaks {
      $0.fields[0].isLocalDay = true
    } change: {
      $0.fields[0].isLocalDay = false
    }
    #expect(
      day == [
        "\(order):11: shop.v1.Order.id: it takes any text now; "
          + "readers that expect days refuse other text"
      ]
    )
  }

  @Test("checks access by the same member")
  func subjects() throws {
    let marked = try breaks { $0.fields[0].isSubject = true }
    #expect(
      marked == [
        "\(order):11: shop.v1.Order.id: it names the space that the request is about now; access changes"
      ]
    )
    let other =
      "\(order):51: shop.v1.Shop/Buy: another field names the space that the request is about; "
      + "access changes"
    let gone = try breaks {
      $0.fields[0].isSubject = true
    } change: {
      $0.fields[0].isSubject = false
    }
    #expect(gone == [other])
    // Callers that do not set a new field mean their own space, as before.
    let member = {
      var field = Contract.Field("member_id", 3, .text)
      field.isSubject = true
      return field
    }()
    #expect(try breaks { $0.fields.append(member) } == [])
  }

  @Test("keeps the kinds of its events")
  func eventKinds() throws {
    let renamed = try breaks {
      $0.event = "order_paid"
    } change: {
      $0.event = "order_settled"
    }
    #expect(
      renamed == [
        "\(order):10: shop.v1.Order: its event was order_paid and is order_settled now; "
          + "consumers identify events by kind"
      ]
    )
    let gone = try breaks {
      $0.event = "order_paid"
    } change: {
      $0.event = ""
    }
    #expect(gone.first?.contains("and is none now") == true)
    #expect(try breaks { $0.event = "order_paid" } == [])
  }

  @Test("keeps private event fields private, and may hide more")
  func eventPrivacy() throws {
    func paid(_ contract: inout Contract) {
      contract.event = "order_paid"
      contract.fields[0].isPrivate = true
    }
    let shown = try breaks(before: paid) { contract in
      contract.isEventPrivate = false
      for index in contract.fields.indices { contract.fields[index].isPrivate = false }
    }
    let field = "it was private to the event's member and is visible to others now"
    #expect(
      shown == [
        "\(order):10: shop.v1.Order: the event was private to its member and is visible to others now",
        "\(order):11: shop.v1.Order.id: \(field)",
        "\(order):12: shop.v1.Order.total: \(field)",
      ]
    )
    let hidden = try breaks { contract in
      contract.event = "order_paid"
      contract.isEventPrivate = false
      contract.fields[0].isPrivate = false
    } change: { contract in
      contract.isEventPrivate = nil
      contract.fields[0].isPrivate = nil
    }
    #expect(hidden == [])
    // A new field had no audience, and a message outside of all events has none.
    let grown = try breaks(before: paid) {
      var note = Contract.Field("note", 3, .text)
      note.isPrivate = false
      $0.fields.append(note)
    }
    #expect(grown == [])
    #expect(try breaks { $0.fields[0].isPrivate = false } == [])
  }

  @Test("keeps private fields of a message inside an event private")
  func innerPrivacy() throws {
    func holding(_ contract: inout Contract) {
      contract.fields.append(Contract.Field("next", 3, .message(".shop.v1.Order")))
      contract.event = "order_paid"
    }
    let shown = try breaks(before: holding) { $0.fields[2].isPrivate = false }
    #expect(shown.map { $0.contains("shop.v1.Order.next: it was private") } == [true])
  }

  @Test("may change harmless options, and ignores foreign ones")
  func harmless() throws {
    #expect(try breaks { $0.methods[0].priority = 3 } == [])
    let strangers = try breaks {
      $0.imported = "shop/options.proto"
    } change: {
      $0.fields[0].uuid = "OrderID"
      $0.methods[0].access = 2
    }
    #expect(strangers == [])
  }

  @Test("keeps the names and numbers of enums")
  func values() throws {
    let renumbered = try breaks { $0.values[1].number = 2 }
    #expect(
      renumbered == ["\(order):32: shop.v1.State.STATE_PAID: its number was 1 and is 2"]
    )
    let renamed = try breaks { $0.values[1].name = "STATE_SETTLED" }
    #expect(
      renamed == [
        "\(order):32: shop.v1.State.STATE_PAID: 1 is named STATE_SETTLED now; "
          + "JSON uses the name"
      ]
    )
    let gone = try breaks { $0.values.removeLast() }
    #expect(
      gone == [
        "\(before):32: shop.v1.State.STATE_PAID: the value is gone; "
          + "reserve 1 and \"STATE_PAID\", so that it cannot be reused"
      ]
    )
    let reserved = try breaks {
      $0.values.removeLast()
      $0.reservedValues = [1...1]
      $0.reservedValueNames = ["STATE_PAID"]
    }
    #expect(reserved.count == 1)
    #expect(reserved.first?.contains("STATE_PAID: the value is gone from JSON") == true)
  }

  @Test("writes a number by its former name when an alias is added")
  func aliases() throws {
    #expect(try breaks { $0.values.append(("STATE_SETTLED", 1)) } == [])
    let first = try breaks { $0.values.insert(("STATE_SETTLED", 1), at: 1) }
    #expect(
      first == [
        "\(order):32: shop.v1.State.STATE_SETTLED: JSON writes 1 as STATE_SETTLED now; "
          + "it was STATE_PAID"
      ]
    )
  }

  @Test("keeps its messages, services and methods")
  func declarationsGone() throws {
    // The nested message is not reported again.
    #expect(
      try breaks { $0.hasReceipt = false } == [
        "Shared/Contracts/Baseline/shop/v1/shop.proto:20: shop.v1.Receipt: the message is gone"
      ]
    )
    #expect(
      try breaks { $0.hasService = false } == [
        "Shared/Contracts/Baseline/shop/v1/shop.proto:50: shop.v1.Shop: the service is gone"
      ]
    )
    #expect(
      try breaks { $0.methods = [] } == ["\(before):51: shop.v1.Shop/Buy: the method is gone"]
    )
  }

  @Test("keeps its package, reported once")
  func package() throws {
    #expect(
      try breaks { $0.package = "shop.v2" } == [
        "\(order):2: shop.v2: the package was shop.v1; every name in it changes"
      ]
    )
  }

  @Test("keeps its syntax, even where something moves to another file")
  func syntax() throws {
    let change =
      "the syntax was proto3 and is proto2; presence, unknown enum values and JSON change"
    #expect(
      try breaks { $0.syntax = "proto2" } == ["\(order):1: shop/v1/shop.proto: \(change)"]
    )
    let moved = try breaks {
      $0.file = "shop/v1/old.proto"
      $0.syntax = "proto2"
    }
    let place = "Shared/Contracts/Protos/shop/v1/old.proto"
    #expect(
      moved == [
        "\(place):1: shop.v1.Receipt.Line: \(change)", "\(place):10: shop.v1.Order: \(change)",
        "\(place):20: shop.v1.Receipt: \(change)", "\(place):30: shop.v1.State: \(change)",
      ]
    )
  }

  @Test("keeps the types of requests and replies")
  func signatures() throws {
    let types = try breaks {
      $0.methods[0].input = ".shop.v1.Receipt"
      $0.methods[0].output = ".shop.v1.Receipt"
    }
    let buy = "\(order):51: shop.v1.Shop/Buy"
    #expect(
      types == [
        "\(buy): it took shop.v1.Order and takes shop.v1.Receipt",
        "\(buy): it returned shop.v1.Order and returns shop.v1.Receipt",
      ]
    )
    let streams = try breaks {
      $0.methods[0].takesStream = true
      $0.methods[0].returnsStream = true
    }
    #expect(streams == ["\(buy): it takes a stream now", "\(buy): it returns a stream now"])
  }

  @Test("keeps its guarantees to callers")
  func guarantees() throws {
    let buy = "\(order):51: shop.v1.Shop/Buy"
    #expect(
      try breaks { $0.methods[0].idempotency = 0 } == [
        "\(buy): it needs a token that may write now",
        "\(buy): it is no longer idempotent, but callers retry it",
      ]
    )
    #expect(
      try breaks { $0.methods[0].idempotency = 2 } == [
        "\(buy): it needs a token that may write now",
        "\(buy): it is no longer free of side effects",
      ]
    )
    #expect(
      try breaks { $0.methods[0].changes = true } == ["\(buy): it needs a request id now"]
    )
    #expect(
      try breaks { $0.methods[0].isResumable = false } == [
        "\(buy): its stream is no longer resumable"
      ]
    )
    // 64 if none is given.
    let limits: [(UInt64, UInt64, Bool)] = [
      (256, 0, true), (256, 255, true), (256, 4_096, false), (0, 16, true), (32, 16, true),
      (32, 0, false), (64, 0, false),
    ]
    for (old, new, isBreak) in limits {
      let found = try breaks {
        $0.methods[0].requestLimit = old
      } change: {
        $0.methods[0].requestLimit = new
      }
      #expect(found == (isBreak ? ["\(buy): its request limit is smaller"] : []), "\(old) \(new)")
    }
  }

  /// By number: READ 1, WRITE 2; 0 follows from the side effects.
  @Test("requires no write token where a read token was enough")
  func scope() throws {
    let buy = "\(order):51: shop.v1.Shop/Buy"
    let changes: [(scope: (UInt64, UInt64), idempotency: UInt64, isBreak: Bool)] = [
      ((0, 2), 1, true), ((1, 0), 2, true), ((1, 2), 2, true),
      ((0, 1), 1, false), ((2, 1), 2, false), ((0, 1), 2, false), ((0, 2), 2, false),
    ]
    for (scope, idempotency, isBreak) in changes {
      let found = try breaks {
        $0.methods[0].idempotency = idempotency
        $0.methods[0].scope = scope.0
      } change: {
        $0.methods[0].scope = scope.1
      }
      #expect(
        found == (isBreak ? ["\(buy): it needs a token that may write now"] : []),
        "\(scope) \(idempotency)"
      )
    }
  }

  /// By number: SCREEN_TIME 1, HEALTH 2.
  @Test("requires no consent that was not needed, and no other one")
  func consent() throws {
    let buy = "\(order):51: shop.v1.Shop/Buy"
    for (old, new, isBreak) in [(0, 2, true), (1, 2, true), (2, 2, false), (2, 0, false)]
      as [(
        UInt64, UInt64, Bool
      )]
    {
      let found = try breaks {
        $0.methods[0].consent = old
      } change: {
        $0.methods[0].consent = new
      }
      #expect(
        found == (isBreak ? ["\(buy): it needs a parent's consent now"] : []),
        "\(old) \(new)"
      )
    }
  }

  @Test("refuses no device token where it was accepted")
  func devices() throws {
    for (old, new) in [(true, false), (false, true), (true, true)] {
      let found = try breaks {
        $0.methods[0].isForDevices = old
      } change: {
        $0.methods[0].isForDevices = new
      }
      let reason = "\(order):51: shop.v1.Shop/Buy: a device's token may no longer call it"
      #expect(found == (old && !new ? [reason] : []), "\(old) \(new)")
    }
  }

  /// By number: MEMBER 1, PARENT 2, SELF_OR_PARENT 3, OPERATOR 4, SERVICE 5, ANYONE 6,
  /// SELF_OR_ANY_PARENT 7.
  @Test(
    "excludes no caller that was allowed",
    arguments: [(1, 2), (1, 3), (2, 3), (3, 2), (6, 1), (1, 4), (5, 4), (1, 0), (7, 3), (1, 7)]
      as [(UInt64, UInt64)]
  )
  func tightenedAccess(from: UInt64, to: UInt64) throws {
    let found = try breaks {
      $0.methods[0].access = from
    } change: {
      $0.methods[0].access = to
    }
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("some callers lose access") == true)
  }

  @Test(
    "may allow more callers",
    arguments: [(2, 1), (3, 1), (1, 6), (5, 6), (0, 1), (4, 4), (3, 7), (7, 1)]
      as [(UInt64, UInt64)]
  )
  func widenedAccess(from: UInt64, to: UInt64) throws {
    #expect(
      try breaks {
        $0.methods[0].access = from
      } change: {
        $0.methods[0].access = to
      } == []
    )
  }

  @Test("is refused when it is not a descriptor set")
  func damage() {
    #expect(throws: (any Error).self) { try Evolution.breaks(from: [0x0A, 0x01], to: []) }
  }
}
