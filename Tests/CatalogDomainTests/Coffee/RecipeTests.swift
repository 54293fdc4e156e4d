import CatalogDomain
import Testing
import Vocabulary

@Suite("A recipe")
struct RecipeTests {
  private let now = Timestamp(millisecondsSinceEpoch: 1_795_248_000_000)

  private func recipe(
    _ method: String = "V60-02",
    _ edit: (inout Recipe) -> Void = { _ in }
  ) -> Recipe {
    var recipe = Recipe(id: .init(rawValue: .nilID), updatedAt: now)
    recipe.name = "Morning"
    recipe.brewingMethod = method
    recipe.grinder = "Baratza Encore"
    recipe.waterTemperature = 93
    recipe.dose = 15
    edit(&recipe)
    return recipe.saved(over: nil, by: .shipped)
  }

  private func codes(_ recipe: Recipe) -> [String] {
    recipe.violations().map { "\($0.field) \($0.code)" }
  }

  @Test(
    "has the family of its method's text (COF-021)",
    arguments: [
      ("V60-01", MethodFamily.pourOver), ("V60-02", .pourOver), ("Kalita Wave 155", .pourOver),
      ("Chemex 6-cup", .pourOver), ("Espresso (Gaggia Classic Pro)", .espresso),
      ("French Press", .frenchPress), ("Aeropress", .aeropress), ("my v60", .pourOver),
      ("FRENCH PRESS 1 l", .frenchPress), ("Aeropress espresso style", .espresso),
      ("French press in the Aeropress", .aeropress), ("Chemex or French press", .frenchPress),
      ("Moka", .other), ("", .other), ("  ", .other), ("ﬀ☕", .other),
    ]
  )
  func families(method: String, family: MethodFamily) {
    #expect(MethodFamily(method: method) == family)
  }

  @Test(
    "stores no fields that its family does not show (COF-025)",
    arguments: [
      ("V60-01", [true, true, true, false, false]),
      ("French Press", [true, true, false, false, false]),
      ("Aeropress", [true, true, false, false, true]),
      ("Espresso (Gaggia Classic Pro)", [false, false, false, true, false]),
    ]
  )
  func hidden(method: String, shown: [Bool]) {
    let full = recipe(method) {
      $0.bloomAmount = 1
      $0.bloomTime = 2
      $0.secondPour = 3
      $0.thirdPour = 4
      $0.fourthPour = 5
      $0.waterOut = 6
      $0.aeropressType = "Inverted"
      $0.plungeTime = 7
    }
    #expect([full.bloomAmount > 0, full.bloomTime > 0] == [shown[0], shown[0]])
    #expect((full.secondPour > 0) == shown[1])
    #expect([full.thirdPour > 0, full.fourthPour > 0] == [shown[2], shown[2]])
    #expect((full.waterOut > 0) == shown[3])
    #expect(full.aeropressType == (shown[4] ? "Inverted" : ""))
    #expect((full.plungeTime > 0) == shown[4])
  }

  @Test("for an Aeropress starts with the first type (COF-024)")
  func aeropress() {
    #expect(recipe("Aeropress").aeropressType == "Normal")
    let odd = recipe("Aeropress") { $0.aeropressType = "Sideways" }
    #expect(codes(odd) == ["aeropress_type unknown_option"])
  }

  @Test("requires name, method, grinder and dose (COF-027)")
  func required() {
    #expect(codes(recipe()).isEmpty)
    let empty = Recipe(id: .init(rawValue: .nilID), updatedAt: now).saved(over: nil, by: .shipped)
    #expect(
      codes(empty) == [
        "name name_required", "brewing_method method_required", "grinder grinder_required",
        "water_temp out_of_range", "dose dose_required",
      ]
    )
  }

  @Test("refuses numbers outside their limits, with the limit (COF-027)")
  func ranges() {
    let edits: [(String, (inout Recipe) -> Void)] = [
      ("grind_size", { $0.grindSize = 1_001 }), ("grind_size", { $0.grindSize = -1 }),
      ("water_temp", { $0.waterTemperature = 101 }), ("dose", { $0.dose = 500.1 }),
      ("dose", { $0.dose = -1 }), ("dose", { $0.dose = .nan }), ("dose", { $0.dose = .infinity }),
      ("brew_time", { $0.brewTime = 172_801 }), ("bloom_amount", { $0.bloomAmount = 5_001 }),
      ("bloom_time", { $0.bloomTime = 3_601 }), ("second_pour", { $0.secondPour = -0.1 }),
    ]
    for (field, edit) in edits {
      #expect(codes(recipe("V60-01", edit)) == ["\(field) out_of_range"])
    }
    #expect(codes(recipe("Espresso") { $0.waterOut = 1_001 }) == ["water_out out_of_range"])
    #expect(codes(recipe("Aeropress") { $0.plungeTime = 601 }) == ["plunge_time out_of_range"])
    let limit = recipe { $0.dose = 501 }.violations().first
    #expect(limit?.limit == 500 && limit?.detail.contains("500 g") == true)
  }

  @Test("has ordered pours, and a bloom and a plunge within its time (COF-026)")
  func order() {
    #expect(codes(recipe { $0.thirdPour = 50 }) == ["third_pour pour_gap"])
    let gap = recipe {
      $0.secondPour = 50
      $0.fourthPour = 50
    }
    #expect(codes(gap) == ["fourth_pour pour_gap"])
    let long = recipe("Aeropress") {
      $0.brewTime = 60
      $0.bloomTime = 40
      $0.plungeTime = 21
    }
    #expect(codes(long) == ["brew_time times_exceed_brew_time"])
    var unstated = long
    unstated.brewTime = 0
    #expect(codes(unstated).isEmpty)
    var exact = long
    exact.plungeTime = 20
    #expect(codes(exact).isEmpty)
  }

  @Test("adds up its water, and has a ratio if there is one (COF-028)")
  func derived() {
    let poured = recipe {
      $0.bloomAmount = 45
      $0.secondPour = 100
      $0.thirdPour = 105
    }
    #expect(poured.totalWater == 250 && poured.ratio == 250.0 / 15)
    let espresso = recipe("Espresso") { $0.waterOut = 36 }
    #expect(espresso.totalWater == 36 && espresso.ratio == 36.0 / 15)
    #expect(recipe().ratio == nil)
    var old = poured
    old.dose = 0
    #expect(old.ratio == nil)
  }

  @Test("can be read with every field missing (COF-036)")
  func accessors() {
    let empty = Recipe(id: .init(rawValue: .nilID), updatedAt: now)
    #expect(empty.displayName == "Unknown Recipe" && empty.displayMethod == "Unknown Method")
    #expect(empty.displayGrinder == "Unknown Grinder" && empty.totalWater == 0)
  }

  @Test("is copied with a name of its own, not used yet (COF-029)")
  func copies() {
    let used = recipe {
      $0.usageCount = 12
      $0.revision = 7
    }
    let id = RecipeID(rawValue: UniqueID(high: 1, low: 2))
    let copy = used.copied(as: id, at: now + .seconds(1))
    #expect(copy.name == "Morning copy" && copy.usageCount == 0 && copy.revision == 1)
    #expect(copy.id == id && copy.hasSameParameters(as: used))
    let long = recipe { $0.name = String(repeating: "x", count: 120) }
    #expect(long.copied(as: id, at: now).name.count == 120)
    #expect(codes(long.copied(as: id, at: now)).isEmpty)
  }

  @Test(
    "accepts the member's enabled equipment; its existing equipment may stay (COF-077, COF-078)"
  )
  func equipment() throws {
    let mine = try MemberEquipment.shipped.setting(.method, ["V60-02"], enabled: false)
      .adding(.method, "Moka pot", family: .espresso)
    let stored = recipe()
    #expect(
      stored.equipmentViolations(over: nil, by: mine).map { "\($0.field) \($0.code)" }
        == ["brewing_method unknown_equipment"]
    )
    #expect(stored.equipmentViolations(over: stored, by: mine).isEmpty)
    var moka = stored
    moka.brewingMethod = " moka POT "
    moka = moka.saved(over: stored, by: mine)
    #expect(moka.brewingMethod == "Moka pot" && moka.family == .espresso)
    #expect(moka.equipmentViolations(over: stored, by: mine).isEmpty)
    // The family that a member chose is kept when a member without this method saves.
    #expect(moka.saved(over: moka, by: .shipped).family == .espresso)
  }
}

@Suite("A recipe's form")
struct RecipeFormTests {
  private func names(_ method: String) -> [String: [String]] {
    let form = RecipeForm(method: method, .shipped, editing: nil)
    return Dictionary(
      uniqueKeysWithValues: form.sections.map { ($0.key, $0.fields.map(\.name)) }
    )
  }

  @Test("shows the sections of the method's family (COF-023)")
  func sections() {
    let common = [
      "name", "brewing_method", "grinder", "grind_size", "water_temp", "dose", "brew_time",
    ]
    let bloom = ["bloom_amount", "bloom_time"]
    #expect(
      names("Chemex 6-cup") == [
        "common": common, "bloom": bloom, "pours": ["second_pour", "third_pour", "fourth_pour"],
      ]
    )
    #expect(
      names("French Press") == ["common": common, "bloom": bloom, "pours": ["second_pour"]]
    )
    #expect(
      names("Aeropress") == [
        "common": common, "bloom": bloom, "pours": ["second_pour"],
        "aeropress": ["aeropress_type", "plunge_time"],
      ]
    )
    #expect(names("Espresso") == ["common": common, "espresso": ["water_out"]])
    #expect(names("Moka") == ["common": common])
    #expect(names("") == ["common": common])
  }

  @Test("is empty at first except for temperature and type, with units and limits (COF-024)")
  func initial() throws {
    let warm = try MemberEquipment.shipped.setting(waterTemperature: 88)
    let fields = RecipeForm(method: "Aeropress", warm, editing: nil).sections.flatMap(\.fields)
    let filled = fields.filter { !$0.initialValue.isEmpty }
    #expect(
      filled.map { "\($0.name) \($0.initialValue)" } == ["water_temp 88", "aeropress_type Normal"]
    )
    #expect(
      fields.filter(\.isRequired).map(\.name) == ["name", "brewing_method", "grinder", "dose"]
    )
    #expect(fields.first { $0.name == "dose" }?.unit == "g")
    #expect(fields.first { $0.name == "water_temp" }?.unit == "°C")
    #expect(fields.first { $0.name == "plunge_time" }?.kind == .whole(0...600))
  }

  @Test("offers enabled equipment, and that of the recipe (COF-077)")
  func choices() throws {
    let mine = try MemberEquipment.shipped.setting(.grinder, ["Other"], enabled: false)
    var recipe = Recipe(id: .init(rawValue: .nilID), updatedAt: .init(millisecondsSinceEpoch: 0))
    recipe.brewingMethod = "V60-01"
    recipe.grinder = "Other"
    recipe.family = .pourOver
    func offered(_ recipe: Recipe?) -> [RecipeForm.Choice] {
      let form = RecipeForm(method: "V60-01", mine, editing: recipe)
      let field = form.sections.flatMap(\.fields).first { $0.name == "grinder" }
      guard case .choice(let choices)? = field?.kind else { return [] }
      return choices
    }
    #expect(offered(nil).map(\.value) == ["Baratza Encore", "Turin DF64", "1Zpresso J-Ultra"])
    #expect(offered(recipe).last?.value == "Other" && offered(recipe).last?.isNoLongerUsed == true)
    #expect(offered(recipe).count { $0.isNoLongerUsed } == 1)
  }
}
