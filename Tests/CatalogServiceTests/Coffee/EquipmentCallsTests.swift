import CatalogContracts
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary

@testable import CatalogService

@Suite("Equipment of a member")
struct EquipmentCallsTests {
  private let catalog: ServedCatalog

  init() throws {
    catalog = try ServedCatalog()
  }

  @Test("belongs to the caller, and survives a restart (COF-071, COF-072, COF-074, COF-115)")
  func own() throws {
    try catalog.run { channel in
      let equipment = CatalogV1.EquipmentClient(channel)
      let before = try await equipment.getEquipment(.init(), .from(.sample())).equipment
      #expect(before?.methods.count == 7 && before?.grinders.count == 4 && before?.revision == 0)
      _ = try await equipment.addCustomEquipment(
        .init(kind: .method, name: "Moka pot", family: .espresso),
        .from(.sample(request: 1))
      )
      let off = try await equipment.setEquipmentEnabled(
        .init(kind: .grinder, names: ["other"], enabled: false),
        .from(.sample(request: 2))
      )
      #expect(off.changed && off.equipment?.revision == 2)
      let again = try await equipment.setEquipmentEnabled(
        .init(kind: .grinder, names: ["Other"], enabled: false),
        .from(.sample(request: 3))
      )
      #expect(!again.changed && again.equipment?.revision == 2)
    }
    try catalog.run { channel in
      let equipment = CatalogV1.EquipmentClient(channel)
      let mine = try await equipment.getEquipment(.init(), .from(.sample())).equipment
      #expect(mine?.methods.last?.name == "Moka pot" && mine?.methods.last?.family == .espresso)
      #expect(mine?.grinders.last?.enabled == false)
      for other in [Caller.sample(member: 2), .sample(household: 2)] {
        let theirs = try await equipment.getEquipment(.init(), .from(other)).equipment
        #expect(theirs?.methods.count == 7 && theirs?.revision == 0)
      }
      let feed = try await FeedV1.FeedClient(channel).read(.init())
      #expect(feed.events.map(\.kind) == ["equipment_changed", "equipment_changed"])
      #expect(feed.events.map(\.spaceID) == [Caller.sample().member, Caller.sample().member])
    }
  }

  @Test("is refused with the code when it is invalid (COF-073 to COF-076)")
  func refusals() throws {
    try catalog.run { channel in
      let equipment = CatalogV1.EquipmentClient(channel)
      func add(
        _ kind: CatalogV1.EquipmentKind,
        _ name: String,
        _ request: UInt64
      ) async -> RPCError? {
        await refusal {
          try await equipment.addCustomEquipment(
            .init(kind: kind, name: name),
            .from(.sample(request: request))
          )
        }
      }
      #expect(await add(.method, "aeropress ", 10)?.reason == "duplicate_equipment")
      #expect(await add(.method, "  ", 11)?.reason == "name_required")
      #expect(await add(.unspecified, "x", 12)?.violations.map(\.field) == ["kind"])
      let all = await refusal {
        try await equipment.setEquipmentEnabled(
          .init(
            kind: .grinder,
            names: ["Baratza Encore", "Turin DF64", "1Zpresso J-Ultra", "Other"],
            enabled: false
          ),
          .from(.sample(request: 1))
        )
      }
      #expect(all?.code == .failedPrecondition && all?.reason == "last_enabled_equipment")
      let hot = await refusal {
        try await equipment.setDefaultWaterTemperature(
          .init(waterTemp: 101),
          .from(.sample(request: 2))
        )
      }
      #expect(hot?.reason == "out_of_range")
      let shipped = await refusal {
        try await equipment.removeCustomEquipment(
          .init(kind: .method, name: "V60-01"),
          .from(.sample(request: 3))
        )
      }
      #expect(shipped?.reason == "default_equipment")
      let none = await refusal {
        try await equipment.removeCustomEquipment(
          .init(kind: .method, name: "Moka"),
          .from(.sample(request: 4))
        )
      }
      #expect(none?.code == .notFound && none?.reason == "unknown_equipment")
      let after = try await equipment.getEquipment(.init(), .from(.sample())).equipment
      #expect(after?.revision == 0)
    }
  }

  @Test("can be reset to the built-in entries, without changing recipes (COF-079)")
  func reset() throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      _ = try await journal.equipment.addCustomEquipment(
        .init(kind: .method, name: "Moka"),
        .from(.sample(request: 1))
      )
      let recipe = try await journal.recipe("Dark", method: "Moka", 2)
      let reset = try await journal.equipment.resetEquipment(.init(), .from(.sample(request: 3)))
      #expect(reset.changed && reset.equipment?.methods.count == 7)
      let read = try await journal.recipes.getRecipe(.init(recipeID: recipe.id), .from(.sample()))
      #expect(read.recipe == recipe && read.figures?.deprecatedEquipment == true)
    }
  }

  @Test(
    "falls back to the built-in entries when the stored ones cannot be read, and reports that (COF-081)"
  )
  func unreadable() async throws {
    let catalog = try await TestCatalog()
    let lines = Mutex<[String]>([])
    let log = Logger(service: "catalog", version: "1") { line in lines.withLock { $0.append(line) }
    }
    let calls = EquipmentCalls(store: CoffeeStore(catalog.file, log: log))
    try await catalog.store.store.write { context in
      try context.connection.run(
        "INSERT INTO equipment VALUES (?, ?, x'ff', 3)",
        Caller.sample().household,
        Caller.sample().member
      )
    }
    let answer = try await calls.getEquipment(
      .init(),
      catalog.call(CatalogV1.Equipment.Methods.getEquipment, .sample())
    )
    #expect(answer.equipment?.methods.count == 7 && answer.equipment?.defaultWaterTemp == 93)
    #expect(lines.withLock { $0.count } == 1)
    let changed = try await calls.setDefaultWaterTemperature(
      .init(waterTemp: 90),
      catalog.call(CatalogV1.Equipment.Methods.setDefaultWaterTemperature, .sample(request: 1))
    )
    #expect(changed.equipment?.revision == 4 && changed.equipment?.defaultWaterTemp == 90)
  }

  @Test("keeps one entry enabled when two are disabled concurrently (COF-073)")
  func race() async throws {
    let catalog = try await TestCatalog(execution: .threads)
    let calls = EquipmentCalls(store: CoffeeStore(catalog.file, log: .silent))
    let method = CatalogV1.Equipment.Methods.setEquipmentEnabled
    _ = try await calls.setEquipmentEnabled(
      .init(kind: .grinder, names: ["Other", "Turin DF64"], enabled: false),
      catalog.call(method, .sample(request: 1))
    )
    let refused = await withTaskGroup(of: Bool.self) { group in
      for (index, name) in ["Baratza Encore", "1Zpresso J-Ultra"].enumerated() {
        group.addTask {
          await refusal {
            try await calls.setEquipmentEnabled(
              .init(kind: .grinder, names: [name], enabled: false),
              catalog.call(method, .sample(request: UInt64(index + 2)))
            )
          } != nil
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(refused == 1)
  }
}
