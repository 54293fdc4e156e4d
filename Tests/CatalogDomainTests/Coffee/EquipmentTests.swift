import CatalogDomain
import Testing

@Suite("A member's equipment")
struct EquipmentTests {
  private let shipped = MemberEquipment.shipped

  @Test("has the built-in entries, all enabled, at 93 °C (COF-071, COF-076)")
  func defaults() {
    #expect(shipped.methods.map(\.name) == CoffeeOptions.defaultMethods)
    #expect(shipped.grinders.map(\.name) == CoffeeOptions.defaultGrinders)
    #expect((shipped.methods + shipped.grinders).allSatisfy { $0.isEnabled && !$0.isCustom })
    #expect(shipped.defaultWaterTemperature == 93)
  }

  @Test("is switched by name, all of a request or none of it (COF-072)")
  func switching() throws {
    let off = try shipped.setting(.method, ["v60-01", " French  press "], enabled: false)
    #expect(off.methods.filter { !$0.isEnabled }.map(\.name) == ["V60-01", "French Press"])
    #expect(off.changedFields(since: shipped) == ["methods"])
    #expect(throws: JournalRefusal.equipment(.unknown(.method, "Moka"))) {
      try shipped.setting(.method, ["V60-01", "Moka"], enabled: false)
    }
    #expect(try off.setting(.method, ["V60-01", "French Press"], enabled: true) == shipped)
  }

  @Test("keeps one method and one grinder enabled (COF-073)")
  func last() throws {
    #expect(throws: JournalRefusal.equipment(.lastEnabled(.grinder))) {
      try shipped.setting(.grinder, CoffeeOptions.defaultGrinders, enabled: false)
    }
    var one = try shipped.setting(
      .method,
      Array(CoffeeOptions.defaultMethods.dropFirst()),
      enabled: false
    )
    #expect(throws: JournalRefusal.equipment(.lastEnabled(.method))) {
      try one.setting(.method, ["V60-01"], enabled: false)
    }
    one = try one.adding(.method, "Moka", family: nil).setting(.method, ["V60-01"], enabled: false)
    #expect(throws: JournalRefusal.equipment(.lastEnabled(.method))) {
      try one.removing(.method, "Moka")
    }
  }

  @Test("accepts the member's own entries, enabled and last (COF-022, COF-074)")
  func custom() throws {
    let more = try shipped.adding(.method, "  Moka pot ", family: .espresso)
      .adding(.method, "Cold V60", family: nil).adding(.grinder, "Comandante", family: .espresso)
    #expect(more.methods.suffix(2).map(\.name) == ["Moka pot", "Cold V60"])
    #expect(more.methods.suffix(2).map(\.family) == [.espresso, .pourOver])
    #expect(more.grinders.last?.family == nil && more.grinders.last?.isCustom == true)
    #expect(more.family(of: "MOKA pot") == .espresso && more.family(of: "siphon") == .other)
    #expect(try more.removing(.method, "moka POT").methods.count == shipped.methods.count + 1)
  }

  @Test("refuses names that are empty, too long or duplicate (COF-074, COF-075)")
  func refusals() throws {
    func code(_ name: String) -> String? {
      do {
        _ = try shipped.adding(.grinder, name, family: nil)
        return nil
      } catch .invalid(let violations) {
        return violations.first?.code
      } catch {
        return "\(error)"
      }
    }
    #expect(code("  ") == "name_required")
    #expect(code(String(repeating: "x", count: 61)) == "field_too_long")
    #expect(code("a\u{0}b") == "control_character")
    #expect(code(String(repeating: "x", count: 60)) == nil)
    for name in ["Other", "OTHER ", "baratza   ENCORE"] {
      #expect(
        throws: JournalRefusal.equipment(.duplicate(.grinder, name.withoutOuterBlanks))
      ) { try shipped.adding(.grinder, name, family: nil) }
    }
    // A method may have the same name as a grinder.
    #expect(try shipped.adding(.method, "Other", family: nil).methods.last?.name == "Other")
    #expect(throws: JournalRefusal.equipment(.shipped(.grinder, "Other"))) {
      try shipped.removing(.grinder, "other")
    }
    var full = shipped
    for number in 1...50 { full = try full.adding(.method, "Own \(number)", family: nil) }
    #expect(throws: JournalRefusal.equipment(.tooManyCustom(.method))) {
      try full.adding(.method, "Own 51", family: nil)
    }
    #expect(try full.adding(.grinder, "Own 51", family: nil).grinders.count == 5)
  }

  @Test("has a temperature of whole °C from 1 to 100 (COF-076)")
  func temperature() throws {
    for wrong: Int32 in [0, 101, -5] {
      #expect(throws: JournalRefusal.self) { try shipped.setting(waterTemperature: wrong) }
    }
    #expect(try shipped.setting(waterTemperature: 100).defaultWaterTemperature == 100)
  }

  @Test("is reset to the built-in entries, with a new revision (COF-079)")
  func reset() throws {
    var mine = try shipped.adding(.method, "Moka", family: nil).setting(waterTemperature: 80)
    mine.revision = 4
    #expect(mine.reset.methods == shipped.methods)
    #expect(mine.reset.defaultWaterTemperature == 93 && mine.reset.revision == 4)
  }

  @Test("is consistent whatever is stored (COF-081)")
  func stored() {
    let none = MemberEquipment(
      stored: CoffeeOptions.defaultMethods.map {
        EquipmentEntry(name: $0, isEnabled: false, isCustom: false, family: nil)
      },
      [],
      waterTemperature: -3,
      revision: 2
    )
    #expect(none.methods == shipped.methods && none.defaultWaterTemperature == 93)
  }
}
