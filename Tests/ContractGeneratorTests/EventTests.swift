import TestContracts
import Testing
import Wire

@Suite("The plug-in, for events,")
struct EventTests {
  /// A request for `shop.proto` with `Paid`, which is an event, and `Item`, which may be in it.
  private func answer(
    event: String = "paid",
    isPrivate: UInt64? = nil,
    another: String? = nil,
    paid: @escaping (inout Descriptor) -> Void = { _ in },
    item: @escaping (inout Descriptor) -> Void = { _ in }
  ) throws -> PluginAnswer {
    try Descriptor.answer { request in
      request.text(1, "shop.proto")
      request.message(15) { file in
        file.text(1, "shop.proto")
        file.text(2, "shop.v1")
        file.text(3, "daybook/options/v1/options.proto")
        file.message(4) { message in
          message.text(1, "Paid")
          paid(&message)
          message.message(7) { options in
            if !event.isEmpty { options.text(50001, event) }
            if let isPrivate { options.number(50002, isPrivate) }
          }
        }
        file.message(4) { message in
          message.text(1, "Item")
          item(&message)
          if let another { message.message(7) { $0.text(50001, another) } }
        }
        file.text(12, "proto3")
      }
    }
  }

  /// A field of text, or of a message.
  private func field(
    _ name: String,
    _ message: String? = nil,
    isPrivate: UInt64? = nil
  ) -> (inout Descriptor) -> Void {
    { parent in
      parent.message(2) { field in
        field.text(1, name)
        field.number(3, 1)
        field.number(5, message == nil ? 9 : 11)
        if let message { field.text(6, message) }
        if let isPrivate { field.message(8) { $0.number(50005, isPrivate) } }
        field.text(10, name)
      }
    }
  }

  @Test(
    "generates an enum with a case for each kind, and a filter for each message that declares privacy"
  )
  func code() throws {
    let answer = try answer(isPrivate: 0, paid: field("note", isPrivate: 0))
    #expect(answer.error == nil)
    let namespace = try #require(answer.files["ShopV1.swift"])
    #expect(namespace.contains("package enum Event: EventSet"))
    #expect(namespace.contains("case paid(ShopV1.Paid)"))
    #expect(namespace.contains(#"case ("paid", "shop.v1.Paid"):"#))
    let code = try #require(answer.files["ShopV1+Shop.swift"])
    #expect(code.contains("extension ShopV1.Paid: EventBody"))
    #expect(code.contains("static let isPrivateToMember: Bool = false"))
    #expect(code.contains("shared.note = self.note"))
    #expect(!code.contains("func sharedParts() -> ShopV1.Item"))
  }

  @Test("generates neither for a contract without events")
  func noEvents() throws {
    let answer = try answer(event: "")
    #expect(answer.error == nil)
    #expect(answer.files.values.allSatisfy { !$0.contains("Event") && !$0.contains("shared") })
  }

  @Test(
    "hides an event and a field without a declaration or with private",
    arguments: [nil, 1]
  )
  func privateByDefault(isPrivate: UInt64?) throws {
    let answer = try answer(isPrivate: isPrivate, paid: field("note", isPrivate: isPrivate))
    let code = try #require(answer.files["ShopV1+Shop.swift"])
    #expect(code.contains("static let isPrivateToMember: Bool = true"))
    #expect(!code.contains("shared.note"))
  }

  @Test(
    "refuses a kind that is not lower-case words",
    arguments: ["Paid", "task_", "_task", "a__b", "1_paid", "task-paid", "gezählt"]
  )
  func kindForm(kind: String) throws {
    let error = try #require(answer(event: kind).error)
    #expect(error.hasPrefix("shop.v1.Paid: event = "))
    #expect(error.contains("lower-case words"))
  }

  @Test("refuses two bodies of one kind")
  func twoBodies() throws {
    let error = try answer(another: "paid").error
    #expect(error == "shop.v1.Item: shop.v1.Paid is the body of paid already")
  }

  @Test("refuses privacy of a message that is no event")
  func privacyAlone() throws {
    let error = try answer(event: "", isPrivate: 1).error
    #expect(error == "shop.v1.Paid: event_private_to_member has no effect without event")
  }

  @Test("refuses to show a message without a declaration, at any depth")
  func undeclaredInside() throws {
    let error = try answer(
      paid: field("item", ".shop.v1.Item", isPrivate: 0),
      item: field("name")
    ).error
    #expect(
      error == "shop.v1.Paid.item: it is visible to others, but no field of shop.v1.Item declares "
        + "private_to_member"
    )
    let inner = try answer(
      paid: field("item", ".shop.v1.Item", isPrivate: 0),
      item: field("item", ".shop.v1.Item", isPrivate: 0)
    ).error
    #expect(
      inner?.hasPrefix("shop.v1.Item.item: an event's body cannot contain shop.v1.Item") == true
    )
    #expect(try answer(paid: field("item", ".shop.v1.Item"), item: field("name")).error == nil)
  }

  @Test("finds another name for the enum if a message has it")
  func takenName() {
    #expect(EventsV1.EventEnum.kinds == ["garden_planted", "seed_bought", "rained"])
  }
}

@Suite("An event's body, for members other than its owner,")
struct SharedPartsTests {
  private let bed = EventsV1.Bed(width: 3, gardener: "Mia", partOf: EventsV1.Bed(width: 9))

  private var planted: EventsV1.GardenPlanted {
    var planted = EventsV1.GardenPlanted(
      name: "roses",
      secret: "under the stone",
      bed: bed,
      beds: [bed, bed],
      bedsByName: ["north": bed],
      diary: ["monday": "rain"],
      shape: .square(bed),
      plantedAt: .init(seconds: 7),
      rows: [1, 2],
      watered: false,
      oldName: "thorns",
      marker: .init(),
      markers: [.init()],
      markersByName: ["a": .init()],
      shared: "all",
      hiddenBed: bed,
      gardener: "Mia",
      sharedPartsField: "parts",
      labels: ["a": "b"]
    )
    planted.unknownFields = Self.later
    return planted
  }

  /// Additions of a possible later version.
  private static let later =
    (try? EventsV1.Marker(decoding: [0xf8, 0x01, 1]))?.unknownFields ?? UnknownFields()

  @Test("has the fields that are declared visible, of every kind, and no others")
  func everyShape() {
    let open = EventsV1.Bed(width: 3)
    let expected = EventsV1.GardenPlanted(
      name: "roses",
      bed: open,
      beds: [open, open],
      bedsByName: ["north": open],
      shape: .square(open),
      plantedAt: .init(seconds: 7),
      rows: [1, 2],
      watered: false,
      oldName: "thorns",
      marker: .init(),
      markers: [.init()],
      markersByName: ["a": .init()],
      shared: "all",
      gardener: "Mia",
      sharedPartsField: "parts",
      labels: ["a": "b"]
    )
    #expect(planted.sharedParts() == expected)
  }

  @Test("has a oneof if it is visible, and otherwise none")
  func choices() {
    func shared(_ shape: EventsV1.GardenPlanted.OneOf_Shape) -> EventsV1.GardenPlanted.OneOf_Shape?
    {
      EventsV1.GardenPlanted(shape: shape).sharedParts().shape
    }
    #expect(shared(.round("o")) == .round("o"))
    #expect(shared(.open(.init())) == .open(.init()))
    #expect(shared(.dugSecretly("at night")) == nil)
  }

  @Test("has no field of a later version, even in messages without fields")
  func unknownFields() {
    var marker = EventsV1.Marker()
    marker.unknownFields = Self.later
    #expect(!marker.encoded().isEmpty)
    var bed = EventsV1.Bed(width: 1)
    bed.unknownFields = Self.later
    let planted = EventsV1.GardenPlanted(
      bed: bed,
      shape: .open(marker),
      marker: marker,
      markers: [marker],
      markersByName: ["a": marker]
    )
    let expected = EventsV1.GardenPlanted(
      bed: EventsV1.Bed(width: 1),
      shape: .open(.init()),
      marker: .init(),
      markers: [.init()],
      markersByName: ["a": .init()]
    )
    #expect(planted.sharedParts() == expected)
  }

  @Test("lists the visible ones of its changed fields, and is hidden if there are none")
  func changedFields() {
    func changed(_ names: String...) -> [String]? {
      planted.shared(changedFields: names)?.changedFields
    }
    #expect(changed() == [])
    #expect(changed("name", "secret", "width") == ["name", "width"])
    #expect(changed("secret", "diary") == nil)
    // Visible here, and private in a bed.
    #expect(changed("gardener") == nil)
    #expect(changed("of_a_later_version") == nil)
    // Its parent message is not visible to others, so nothing in it is.
    #expect(changed("hidden_bed") == nil)
  }

  @Test("is absent when the event is private")
  func privateEvent() {
    #expect(EventsV1.SeedBought(name: "rose").shared(changedFields: []) == nil)
    #expect(EventsV1.SeedBought.isPrivateToMember)
    #expect(EventsV1.Event.Rained().shared(changedFields: []) != nil)
  }

  @Test("is read by its kind and its type only")
  func reading() throws {
    let bytes = planted.encoded()[...]
    let type = EventsV1.GardenPlanted.fullName
    let read = try EventsV1.EventEnum(kind: "garden_planted", type: type, body: bytes)
    #expect(read == .gardenPlanted(planted))
    #expect(read?.kind == "garden_planted")
    #expect(try EventsV1.EventEnum(kind: "garden_dug", type: type, body: bytes) == nil)
    #expect(try EventsV1.EventEnum(kind: "seed_bought", type: type, body: bytes) == nil)
    #expect(try EventsV1.EventEnum(kind: "garden_planted", type: "", body: []) == nil)
    #expect(throws: WireError.self) {
      try EventsV1.EventEnum(kind: "garden_planted", type: type, body: [0xff])
    }
  }
}
