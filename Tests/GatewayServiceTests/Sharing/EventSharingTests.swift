import AnalyticsContracts
import CatalogContracts
import GatewayContracts
import GatewayDomain
import GatewayService
import NotificationContracts
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("An event reaches")
struct EventSharingTests {
  /// What a watcher received of one event.
  private struct Seen: Equatable {
    var body: [UInt8]
    var changedFields: Set<String>
    /// The device and the request that caused it.
    var hasOrigin: Bool
  }

  /// One event in the space of Cleo, a child, or one that she caused in the common space.
  private struct Written {
    let entity: String
    let event: DeclaredContracts.Message
    let body: any EventBody
    let shared: any EventBody
    let changed: Set<String>
    let isCommon: Bool

    func append(to home: TestInstallation, _ source: WatchSource) async throws {
      try await home.append(
        body,
        entity: entity,
        changed: changed.sorted(),
        in: isCommon ? nil : home.home.cleo,
        by: home.home.cleo,
        to: source
      )
    }

    /// What `watcher` may see of it by the declarations of its contract.
    func expected(by watcher: Member, _ people: TestHome, _ declared: DeclaredContracts) -> Seen? {
      guard watcher.household == people.household else { return nil }
      guard watcher.id != people.cleo.id else {
        return Seen(body: body.encoded(), changedFields: changed, hasOrigin: true)
      }
      guard isCommon || watcher.role == .parent, event.isEventShared else { return nil }
      let visible = changed.intersection(declared.sharedNames(of: event))
      guard changed.isEmpty || !visible.isEmpty else { return nil }
      return Seen(body: shared.encoded(), changedFields: visible, hasOrigin: false)
    }
  }

  @Test(
    "members who may see it, with what its contract declares visible and no more (SYN-024, TOP-062, GTW-067)",
    arguments: WatchSource.allCases
  )
  func everyKind(source: WatchSource) throws {
    try TestInstallation.run { home in
      let declared = try DeclaredContracts()
      let written = try Self.events(of: source, declared)
      try #require(!written.isEmpty)
      let watchers = home.home.members
      var streams: [ReplyStream<GatewayV1.WatchResponse>] = []
      for watcher in watchers {
        streams.append(
          try await GatewayV1.ChangesClient(home.channel())
            .watch(.init(), .of(watcher, timeout: nil))
        )
      }
      try await home.simulation.loop.sleep(for: .milliseconds(100))
      for event in written { try await event.append(to: home, source) }
      for watcher in watchers {
        let last = try #require(written.last)
        try await home.append(last.body, entity: "end of \(watcher.name)", in: watcher, to: source)
      }
      for (watcher, stream) in zip(watchers, streams) {
        let seen = try await Self.seen(by: watcher, stream)
        for event in written {
          let expected = event.expected(by: watcher, home.home, declared)
          #expect(seen[event.entity] == expected, "\(event.entity) for \(watcher.name)")
        }
      }
    }
  }

  /// Every kind with every field, in Cleo's space and in common; then with each private field changed alone.
  private static func events(
    of source: WatchSource,
    _ declared: DeclaredContracts
  ) throws -> [Written] {
    var written: [Written] = []
    for event in declared.events(of: source) {
      let names = declared.names(of: event)
      let hidden = names.subtracting(declared.sharedNames(of: event))
      for variant in 0..<declared.variants(of: event) {
        let body = try source.body(
          event,
          declared.bytes(of: event, variant: variant, sharedOnly: false)
        )
        let shared = try source.body(
          event,
          declared.bytes(of: event, variant: variant, sharedOnly: true)
        )
        let changes = [[], names, ["later_field"]] + hidden.sorted().map { [$0] }
        for changed in changes {
          for isCommon in [false, true] {
            let place = isCommon ? "common" : "own"
            written.append(
              Written(
                entity: "\(event.event) \(variant) \(place) \(changed.sorted())",
                event: event,
                body: body,
                shared: shared,
                changed: changed,
                isCommon: isCommon
              )
            )
          }
        }
      }
    }
    return written
  }

  private static func seen(
    by watcher: Member,
    _ stream: ReplyStream<GatewayV1.WatchResponse>
  ) async throws -> [String: Seen] {
    var seen: [String: Seen] = [:]
    for try await next in stream {
      guard let event = next.event else { continue }
      if event.entityID == "end of \(watcher.name)" { break }
      seen[event.entityID] = Seen(
        body: Array(event.body?.value ?? []),
        changedFields: Set(event.changedFields),
        hasOrigin: event.deviceID != nil || event.requestID != nil
      )
    }
    return seen
  }

  @Test(
    "only its member if it is about goals, charts or health (TRD-013, GOL-004, FST-002)"
  )
  func ofOneMemberAlone() throws {
    let analytics = try DeclaredContracts().events(of: .analytics)
    let shared = analytics.filter(\.isEventShared).map(\.event)
    // A contract that shares more must be listed here: parents see it of their children, so it must
    // be intended.
    #expect(shared.sorted() == ["level_reached", "score_changed"])
    for kind in ["series_changed", "goal_reached", "goals_changed", "health_entry_created"] {
      #expect(analytics.contains { $0.event == kind }, "\(kind)")
    }
  }

  @Test("only its member if its kind is one of a later version (GTW-067)")
  func laterKind() throws {
    try TestInstallation.run { home in
      let people = [home.home.cleo, home.home.ada, home.home.dan]
      var streams: [ReplyStream<GatewayV1.WatchResponse>] = []
      for person in people {
        streams.append(
          try await GatewayV1.ChangesClient(home.channel()).watch(
            .init(),
            .of(person, timeout: nil)
          )
        )
      }
      try await home.simulation.loop.sleep(for: .milliseconds(100))
      let task = try home.service(.task)
      try await task.happensLater("hers", in: home.home.cleo)
      try await task.happensLater("common", in: nil, by: home.home.cleo)
      try await task.happensLater("unsigned", in: nil)
      for person in people { try await task.happens("end of \(person.name)", in: person) }
      for (person, stream) in zip(people, streams) {
        let seen = try await Self.seen(by: person, stream).keys.filter { !$0.hasPrefix("end") }
        #expect(seen.sorted() == (person.id == home.home.cleo.id ? ["common", "hers"] : []))
      }
    }
  }

  @Test("only its member if its body is not that of its kind (GTW-067)")
  func unreadable() throws {
    try TestInstallation.run { home in
      let stream = try await GatewayV1.ChangesClient(home.channel())
        .watch(.init(), .of(home.home.ada, timeout: nil))
      try await home.simulation.loop.sleep(for: .milliseconds(100))
      let task = try home.service(.task)
      let cleo = home.home.cleo
      try await task.happens("broken", in: cleo) {
        try $0.run("UPDATE feed SET body = x'ff' WHERE entity = 'broken'")
      }
      try await task.happens("other", in: cleo) {
        try $0.run("UPDATE feed SET body_type = 'daybook.task.v1.Task' WHERE entity = 'other'")
      }
      try await task.happens("erased", in: cleo) {
        try $0.run("UPDATE feed SET body_type = '', body = x'' WHERE entity = 'erased'")
      }
      try await task.happens("whole", in: cleo)
      try await task.happens("end of Ada", in: home.home.ada)
      #expect(try await Self.seen(by: home.home.ada, stream).keys.sorted() == ["whole"])
    }
  }

  @Test("feeds under a kind of its own, which matches the name of its message")
  func kinds() throws {
    let declared = try DeclaredContracts()
    let kinds = WatchSource.allCases.flatMap { source in
      let events = declared.events(of: source)
      #expect(source.events.kinds == events.map(\.event))
      #expect(source.events.bodies.map { $0.fullName } == events.map(\.name))
      return events
    }
    #expect(kinds.count == declared.events.count, "a kind that no watcher receives")
    #expect(Set(kinds.map(\.event)).count == kinds.count)
    for event in kinds {
      let words = event.event.split(separator: "_").map {
        $0.prefix(1).uppercased() + $0.dropFirst()
      }
      #expect(event.name.split(separator: ".").last.map(String.init) == words.joined())
    }
  }
}

extension WatchSource {
  /// The events of this source.
  fileprivate var events: any EventSet.Type {
    switch self {
    case .gateway: GatewayV1.Event.self
    case .task: TaskV1.Event.self
    case .catalog: CatalogV1.Event.self
    case .analytics: AnalyticsV1.Event.self
    case .notification: NotificationV1.Event.self
    }
  }

  /// Decodes a body with the type of the service that writes it.
  fileprivate func body(
    _ event: DeclaredContracts.Message,
    _ bytes: [UInt8]
  ) throws -> any EventBody {
    let happened = try events.init(kind: event.event, type: event.name, body: bytes[...])
    return try #require(happened).body
  }
}

extension TestInstallation {
  /// Appends an event to the feed of one source.
  fileprivate func append(
    _ body: any EventBody,
    entity: String,
    changed: [String] = [],
    in space: Member?,
    by actor: Member? = nil,
    to source: WatchSource
  ) async throws {
    let household = (space ?? actor)?.household ?? home.household
    let service = Area.allCases.first { WatchSource($0) == source }
    let store = try service.map { try self.service($0).store } ?? home.store
    try await store.write { context in
      try context.append(
        NewEvent(body, entity: entity, changedFields: changed),
        EventStamp(
          at: context.now,
          localDay: LocalDay(daysSinceEpoch: 20_000),
          household: household,
          space: space?.id,
          actor: actor?.id,
          device: .sample(9),
          request: .sample(8)
        )
      )
    }
  }
}
