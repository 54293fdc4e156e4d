import CatalogDomain
import Testing
import Vocabulary

@Suite("A coffee")
struct CoffeeTests {
  private let now = Timestamp(millisecondsSinceEpoch: 1_795_248_000_000)

  private func coffee(_ edit: (inout Coffee) -> Void = { _ in }) -> Coffee {
    var coffee = Coffee(id: .init(rawValue: .nilID), updatedAt: now)
    coffee.name = "Guji"
    edit(&coffee)
    return coffee.cleaned
  }

  private func codes(_ coffee: Coffee, before: Coffee? = nil) -> [String] {
    coffee.violations(before: before, latest: now).map { "\($0.field) \($0.code)" }
  }

  @Test("requires only a name (COF-001, COF-116)")
  func names() {
    #expect(codes(coffee()).isEmpty)
    #expect(coffee { $0.name = "  Guji\n" }.name == "Guji")
    #expect(codes(coffee { $0.name = " \t " }) == ["name name_required"])
    #expect(codes(coffee { $0.name = "Gu\u{7}ji" }) == ["name control_character"])
    #expect(codes(coffee { $0.name = String(repeating: "é", count: 120) }).isEmpty)
    #expect(
      codes(coffee { $0.name = String(repeating: "é", count: 121) }) == ["name field_too_long"]
    )
    // One “character” of many marks is too long by its bytes.
    let marks = "e" + String(repeating: "\u{301}", count: 4_000)
    #expect(codes(coffee { $0.origin = marks }) == ["origin field_too_long"])
  }

  @Test("lists all violations, with field and limit (COF-001)")
  func all() {
    let wrong = coffee {
      $0.name = ""
      $0.processing = "Boiled"
      $0.roastLevel = "Burnt"
      $0.bagSize = 20_001
    }
    #expect(
      codes(wrong) == [
        "name name_required", "processing unknown_option", "roast_level unknown_option",
        "bag_size_g out_of_range",
      ]
    )
    let limit = wrong.violations(before: nil, latest: now).last?.limit
    #expect(limit == 20_000)
    for size in [-1, Double.nan, .infinity] {
      #expect(codes(coffee { $0.bagSize = size }) == ["bag_size_g out_of_range"], "\(size)")
    }
  }

  @Test("keeps an imported value that is no option, as long as it is unchanged (ruling 35)")
  func foreign() {
    let imported = coffee { $0.processing = "Koji" }
    #expect(codes(imported) == ["processing unknown_option"])
    var edited = imported
    edited.name = "Guji 2"
    #expect(codes(edited, before: imported).isEmpty)
    edited.processing = "Washed 2"
    #expect(codes(edited, before: imported) == ["processing unknown_option"])
  }

  @Test("is opened after its roast, and added at most five minutes in the future")
  func dates() {
    let day = LocalDay(daysSinceEpoch: 20_000)
    let turned = coffee {
      $0.roastedOn = day
      $0.openedOn = day.advanced(by: -1)
    }
    #expect(codes(turned) == ["opened_on date_order"])
    #expect(
      codes(coffee { $0.dateAdded = now + .milliseconds(1) }) == ["date_added date_in_future"]
    )
    #expect(codes(coffee { $0.dateAdded = now }).isEmpty)
  }

  @Test("can be read with every field missing (COF-005)")
  func accessors() {
    let empty = Coffee(id: .init(rawValue: .nilID), updatedAt: now)
    #expect(empty.displayName == "Unknown Coffee" && empty.displayRoaster == "Unknown Roaster")
    #expect(empty.origin == "" && empty.processing == "" && empty.roastLevel == "")
    #expect(coffee().displayName == "Guji")
    #expect(empty.ageInDays(today: LocalDay(daysSinceEpoch: 1), lastBrew: nil) == nil)
  }

  @Test("has an age in whole local days, a finished one up to its last brew")
  func age() {
    let roast = LocalDay(daysSinceEpoch: 20_000)
    var fresh = coffee { $0.roastedOn = roast }
    #expect(fresh.ageInDays(today: roast, lastBrew: nil) == 0)
    #expect(fresh.ageInDays(today: roast.advanced(by: 19), lastBrew: nil) == 19)
    #expect(fresh.ageInDays(today: roast.advanced(by: -3), lastBrew: nil) == 0)
    fresh.isFinished = true
    let last = roast.advanced(by: 10)
    #expect(fresh.ageInDays(today: roast.advanced(by: 40), lastBrew: last) == 10)
    #expect(fresh.ageInDays(today: roast.advanced(by: 40), lastBrew: nil) == 40)
  }

  @Test("is refused at another revision than the expected one; 0 is any (COF-114)")
  func revisions() throws {
    let stored = coffee { $0.revision = 3 }
    #expect(try stored.expecting(0) == stored)
    #expect(try stored.expecting(3) == stored)
    #expect(throws: JournalRefusal.coffeeChanged(current: stored)) { try stored.expecting(2) }
  }

  @Test("lists the fields that differ")
  func changed() {
    let before = coffee()
    var after = before
    #expect(after.changedFields(since: before).isEmpty)
    after.roaster = "Nordhaus"
    after.bagSize = 250
    after.isFinished = true
    #expect(after.changedFields(since: before) == ["roaster", "bag_size_g", "finished"])
  }

  @Test(
    "has its options in stable order, without duplicates (COF-011, COF-012, COF-013, COF-014, COF-015, COF-016)"
  )
  func options() {
    #expect(
      CoffeeOptions.processing == [
        "Washed", "Honey", "Natural", "Anaerobic", "Wet-Hulled", "Decaffeinated", "Other",
      ]
    )
    #expect(
      CoffeeOptions.roastLevels == [
        "Light", "Medium-Light", "Medium", "Medium-Dark", "Dark", "Extra Dark",
      ]
    )
    #expect(CoffeeOptions.aeropressTypes == ["Normal", "Inverted"])
    #expect(CoffeeOptions.defaultMethods.count == 7 && CoffeeOptions.defaultMethods[0] == "V60-01")
    #expect(CoffeeOptions.defaultGrinders.last == "Other")
    for list in [CoffeeOptions.defaultMethods, CoffeeOptions.defaultGrinders] {
      #expect(Set(list).count == list.count)
    }
  }

  @Test("averages only the rated brews (COF-064)")
  func averages() {
    #expect(RatingSummary().average == nil)
    #expect(RatingSummary(brews: 3).average == nil)
    #expect(RatingSummary(brews: 4, rated: 3, stars: 11).average == 11.0 / 3)
  }
}
