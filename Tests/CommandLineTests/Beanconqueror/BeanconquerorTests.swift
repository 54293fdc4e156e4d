import CatalogContracts
import Foundation
import GatewayClient
import TestHousehold
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CommandLineTool

@Suite("A Beanconqueror file")
struct BeanconquerorTests {
  private static let now = Timestamp(millisecondsSinceEpoch: 1_800_000_000_000)
  private static let vienna = HouseholdCalendar(zoneName: "Europe/Vienna") ?? .utc

  private struct Read {
    let survey: BeanconquerorSurvey
    var brews: [CatalogV1.ForeignBrew] = []
    var recipes: [CatalogV1.ForeignRecipe] = []
    var findings = ImportFindings()
  }

  private func read(_ text: String) throws -> Read { try read(Array(text.utf8)) }

  private func read(_ bytes: [UInt8]) throws -> Read {
    let file = try BeanconquerorFile(RandomFile(bytes, named: "file"))
    var read = Read(survey: try BeanconquerorSurvey(file, Self.vienna))
    var brews = BeanconquerorBrews(read.survey, now: Self.now)
    var walk = file.walk()
    while let items = try walk.next() {
      for item in items {
        guard let (brew, recipe) = brews.brew(item) else { continue }
        read.brews.append(brew)
        if let recipe { read.recipes.append(recipe) }
      }
    }
    read.findings = brews.findings
    return read
  }

  private func failure(_ bytes: [UInt8]) -> CommandFailure? {
    do {
      _ = try read(bytes)
      return nil
    } catch {
      return error as? CommandFailure
    }
  }

  private func file(
    beans: String = "",
    brews: String = "",
    mills: String = "",
    preparations: String = "",
    scale: Int = 5
  ) -> String {
    """
    {"BEANS": [\(beans)], "BREWS": [\(brews)], "MILL": [\(mills)], "PREPARATION": [\(preparations)],
     "SETTINGS": [{"brew_rating": \(scale)}], "VERSION": [{}]}
    """
  }

  private func brew(_ id: String, _ fields: String = "") -> String {
    """
    {"config": {"uuid": "\(id)", "unix_timestamp": 1700000000}, "bean": "b", "method_of_preparation": "p",
     "mill": "m"\(fields.isEmpty ? "" : ", " + fields)}
    """
  }

  private let bean = #"{"name": "Guji", "config": {"uuid": "b"}}"#
  private let mill = #"{"name": "Comandante", "config": {"uuid": "m"}}"#
  private let aeropress =
    #"{"name": "My Aeropress", "type": "AEROPRESS_INVERTED", "config": {"uuid": "p"}}"#

  @Test("imports beans with origin, roast and days (IMP-009)")
  func beans() throws {
    let read = try read(
      file(
        beans: #"""
          {"name": " Guji ", "roaster": "Nordhaus", "roast": "FULL_CITY_ROAST", "weight": 250,
           "roastingDate": "2026-03-02T00:00:00.000Z", "openDate": "2026-03-09T23:30:00.000Z",
           "finished": true, "cost": 14, "config": {"uuid": "A", "unix_timestamp": 1700000000},
           "bean_information": [{"country": "Ethiopia", "region": "", "farm": "Hana",
             "processing": "washed", "variety": "Heirloom"}]},
          {"name": "Two", "roast": "CUSTOM_ROAST", "roast_custom": "Nordic", "config": {"uuid": "a"},
           "bean_information": [{"processing": "Carbonic"}], "roastingDate": "soon"}
          """#
      )
    )
    let first = try #require(read.survey.coffees.first)
    #expect(first.sourceID == "A" && first.name == "Guji" && first.roaster == "Nordhaus")
    #expect(first.origin == "Ethiopia, Hana" && first.processing == "Washed")
    #expect(first.roastLevel == "Medium-Dark" && first.bagSizeG == 250 && first.finished)
    #expect(first.roastedOn?.text == "2026-03-02")
    // Not midnight: the day is the household's.
    #expect(first.openedOn?.text == "2026-03-10")
    let second = try #require(read.survey.coffees.last)
    #expect(second.roastLevel == "Nordic" && second.processing == "Carbonic")
    #expect(second.roastedOn == nil)
    #expect(read.survey.findings.list.map(\.field) == ["roastingDate"])
    #expect(
      read.survey.findings.unplaced == ["BEANS.cost": 1, "BEANS.bean_information.variety": 1]
    )
  }

  @Test(
    "supports every roast and kind of preparation of the app",
    arguments: [
      ("CINNAMON_ROAST", "Light"), ("HALF_CITY_ROAST", "Light"),
      ("MODERATE_LIGHT_ROAST", "Medium-Light"), ("CITY_PLUS_ROAST", "Medium"),
      ("FULL_CITY_ROAST", "Medium-Dark"), ("VIEANNA_ROAST", "Dark"), ("FRENCH_ROAST", "Extra Dark"),
      ("UNKNOWN", ""), ("", ""),
    ]
  )
  func words(roast: String, level: String) {
    #expect(BeanconquerorWords.roastLevel(roast) == level)
    #expect(BeanconquerorWords.family("ORIGAMI") == 1 && BeanconquerorWords.family("v60") == 1)
    #expect(BeanconquerorWords.family("PORTAFILTER") == 4 && BeanconquerorWords.family("X") == 5)
    #expect(BeanconquerorWords.isKnown("SIPHON") && !BeanconquerorWords.isKnown("X"))
  }

  @Test("creates a recipe for each distinct set of parameters")
  func recipes() throws {
    let same =
      #""grind_size": "24", "grind_weight": 15.04, "brew_temperature": 92.6, "brew_time": 120, "brew_quantity": 240"#
    let read = try read(
      file(
        beans: bean,
        brews: [
          brew("1", same), brew("2", same + #", "note": "sweet""#),
          brew("3", #""grind_size": "2.5.1", "grind_weight": 15, "tds": 1.4"#),
        ].joined(separator: ","),
        mills: mill,
        preparations: aeropress
      )
    )
    #expect(read.recipes.map(\.name) == ["My Aeropress 1", "My Aeropress 2"])
    let recipe = try #require(read.recipes.first)
    #expect(recipe.brewingMethod == "My Aeropress" && recipe.family == 3 && recipe.inverted)
    #expect(recipe.grinder == "Comandante" && recipe.grindSize == 24 && recipe.dose == 15)
    #expect(recipe.waterTemp == 93 && recipe.brewTime == 120 && recipe.water == 240)
    #expect(Set(read.brews.prefix(2).map(\.recipeSourceID)).count == 1)
    #expect(read.brews[1].notes == "sweet" && read.brews[2].notes == "Grind: 2.5.1")
    #expect(read.brews[2].tds == 1.4 && read.brews[0].coffeeSourceID == "b")
    #expect(read.findings.isEmpty && read.findings.unplaced.isEmpty)
  }

  @Test("reads ratings by the file's scale, half up (IMP-007)")
  func ratings() throws {
    let read = try read(
      file(
        beans: bean,
        brews: [
          brew("1", #""rating": 10"#), brew("2", #""rating": 5"#), brew("3", #""rating": 0"#),
          brew("4", #""rating": -2"#), brew("5", #""rating": 77"#), brew("6", #""rating": "6""#),
        ].joined(separator: ","),
        mills: mill,
        preparations: aeropress,
        scale: 10
      )
    )
    #expect(read.brews.map(\.rating) == [5, 3, 0, 0, 5, 3])
    #expect(read.findings.list.map(\.record) == ["brew 5"])
  }

  @Test("uses the preparation's most common dose for a brew without one (IMP-004)")
  func doses() throws {
    let read = try read(
      file(
        beans: bean,
        brews: [
          brew("1", #""grind_weight": 18"#), brew("2", #""bean_weight_in": 17"#),
          brew("3", #""grind_weight": 0, "bean_weight_in": 17"#), brew("4", #""grind_weight": 0"#),
        ].joined(separator: ","),
        mills: mill,
        preparations: aeropress
      )
    )
    #expect(read.brews.map(\.grams) == [18, 17, 17, 17])
    #expect(read.findings.lossy.values.reduce(0, +) == 1)
    #expect(try self.read(file(brews: brew("1"))).brews.map(\.grams) == [15])
  }

  @Test(
    "names a recipe by the dose in the file, so that later exports find it again (IMP-002)"
  )
  func recipeIdentity() throws {
    func read(_ brews: [String]) throws -> Read {
      try self.read(
        file(
          beans: bean,
          brews: brews.joined(separator: ","),
          mills: mill,
          preparations: aeropress
        )
      )
    }
    let (stated, unstated) = (brew("1", #""grind_weight": 18"#), brew("2"))
    let later = ["3", "4"].map { brew($0, #""grind_weight": 17"#) }
    let first = try read([stated, unstated])
    let second = try read(later + [unstated, stated])
    func recipe(_ read: Read, of brew: String) throws -> CatalogV1.ForeignRecipe {
      let source = read.brews.first { $0.sourceID == brew }?.recipeSourceID
      return try #require(read.recipes.first { $0.sourceID == source })
    }
    // A missing dose is replaced by the most common one, which changes later.
    #expect(try recipe(first, of: "2").dose == 18)
    #expect(try recipe(second, of: "2").dose == 17)
    for id in ["1", "2"] {
      #expect(try recipe(first, of: id).sourceID == recipe(second, of: id).sourceID)
    }
    let others = try Set(["1", "2", "3"].map { try recipe(second, of: $0).sourceID })
    #expect(others.count == 3)
  }

  @Test("keeps brews of missing beans, preparations and mills (IMP-007)")
  func orphans() throws {
    let read = try read(
      file(
        brews: brew("1"),
        preparations: #"{"name": "Pot", "type": "LASER", "config": {"uuid": "other"}}"#
      )
    )
    #expect(read.brews.map(\.coffeeSourceID) == [""])
    #expect(read.brews.map(\.brewingMethod) == [BeanconquerorBrews.unknownMethod])
    #expect(Set(read.findings.list.map(\.field)) == ["bean", "method_of_preparation"])
    #expect(read.survey.findings.list.map(\.field) == ["type"])
    #expect(read.survey.preparations["other"]?.family == 5)
  }

  @Test("omits ids that are used twice, and records without one (IMP-007)")
  func twice() throws {
    let read = try read(
      file(
        beans: [bean, bean, #"{"name": "No id"}"#, "7"].joined(separator: ","),
        brews: [brew("1"), brew("1"), brew("")].joined(separator: ",")
      )
    )
    #expect(read.survey.coffees.count == 1 && read.survey.findings.rejected == 3)
    #expect(read.brews.map(\.sourceID) == ["1"] && read.findings.rejected == 2)
  }

  @Test("keeps the records before the end of a truncated file (IMP-007)")
  func cutOff() throws {
    let whole = Array(file(beans: bean, brews: brew("1") + "," + brew("2")).utf8)
    let second = try #require(
      String(decoding: whole, as: UTF8.self).range(of: #""uuid": "2""#)
    )
    let text = String(decoding: whole, as: UTF8.self)
    let read = try read(String(text[..<second.lowerBound]))
    #expect(read.brews.map(\.sourceID) == ["1"])
    #expect(read.survey.findings.list.map(\.message).first?.hasPrefix("ends too early") == true)
    for end in stride(from: 0, to: whole.count, by: 7) { _ = failure(Array(whole[..<end])) }
  }

  @Test("counts unsupported fields, and never keeps the location of a brew (IMP-004)")
  func unplaced() throws {
    let place =
      #""coordinates": {"latitude": 48.2}, "vessel_name": "Cup", "water": "", "flow_profile": """#
    let empty = #""cupping": {"body": 0, "notes": ""}, "reference_flow_profile": {"type": "NONE"}"#
    let read = try read(
      file(beans: bean, brews: brew("1", "\(place), \(empty), \"grind_weight\": 15"))
    )
    #expect(read.findings.unplaced == ["BREWS.coordinates": 1, "BREWS.vessel_name": 1])
    #expect(read.brews.map(\.notes) == [""])
  }

  @Test("is refused completely only if nothing can be read (IMP-001, IMP-007)")
  func unreadable() {
    for text in ["", "  ", "nothing", "\u{7}", "{\"a\": 1}", "[1, 2]", "{]"] {
      #expect(failure(Array(text.utf8))?.code == "unreadable_file", "\(text)")
    }
    #expect(failure([0x50, 0x4B, 3, 4, 9])?.code == "unreadable_file")
  }

  @Test("replaces bytes that are not UTF-8, and skips a byte order mark (IMP-007)")
  func bytes() throws {
    var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
    bytes += Array(file(beans: #"{"name": "Gu?ji", "config": {"uuid": "b"}}"#).utf8)
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "?")))
    bytes[place] = 0xFF
    let read = try read(bytes)
    #expect(read.survey.coffees.map(\.name) == ["Gu\u{FFFD}ji"])
    #expect(read.survey.findings.lossy[BeanconquerorSurvey.replaced] == 1)
  }
}

@Suite("JSON of any size")
struct JSONTablesTests {
  private func events(_ text: String, by size: Int) throws -> [JSONTables.Event] {
    var tables = JSONTables()
    var events: [JSONTables.Event] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      try tables.take(Array(bytes[start..<min(start + size, bytes.count)])) { events.append($0) }
    }
    #expect(tables.isComplete)
    return events
  }

  @Test("is read record by record, wherever a chunk ends (IMP-006)", arguments: [1, 2, 7, 1_000])
  func pieces(size: Int) throws {
    let text =
      #"{"A": [{"x": "]}\"\\"}, 12 ,"t", [1, [2]], true], "B": {"c": [1]}, "C": 5, "D": []}"#
    let found = try events(text, by: size)
    let records = [#"{"x": "]}\"\\"}"#, "12", #""t""#, "[1, [2]]", "true"].enumerated().map {
      JSONTables.Event.record(table: "A", number: $0.offset + 1, bytes: Array($0.element.utf8))
    }
    #expect(found == records + [.other(key: "B"), .other(key: "C")])
  }

  @Test("has limits for a record's size and depth, which affect that record only (IMP-006)")
  func limits() throws {
    let long = #"{"x": ""# + String(repeating: "a", count: JSONTables.maximumRecord) + #""}"#
    let deep = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
    let found = try events(#"{"A": [\#(long), \#(deep), 1]}"#, by: 65_536)
    #expect(
      found == [
        .fault(table: "A", number: 1, reason: "is larger than 1 MiB"),
        .fault(table: "A", number: 2, reason: "is nested deeper than 64 levels"),
        .record(table: "A", number: 3, bytes: Array("1".utf8)),
      ]
    )
  }
}

@Suite("A ZIP of Beanconqueror")
struct ZipArchiveTests {
  /// Made by Python's zipfile: two parts, the main file, and a photo.
  private static let archive = """
    UEsDBBQAAAAIAAAAIVww7WceTAAAAF0AAAAaAAAAQmVhbmNvbnF1ZXJvcl9CcmV3c18xLmpzb26LrlZKSk3MU7JSAN\
    O6Rko6CkrJ+XlpmelAsWql0tLMFLBkUWo5RLI0L7MiviQzN7W4JDG3AChnaG4AAkYGBrVA6aLEksw8kF6T2lgAUEsD\
    BBQAAAAIAAAAIVxIBmEPoAAAABMBAAASAAAAQmVhbmNvbnF1ZXJvci5qc29uq1ZycnX0C1ayUoiuVspLzE0FspTcS7\
    MylXQUlJLz89Iy04Ei1UqlpZkpIKmk1MQ8XUOQZGleZkV8SWZuanFJYm4BUM7Q3AAKamtjgQqcglzDoQaDdKHqxmZ0\
    UWo5fqMNgUYDpYsSSzLzQHqNwfb4evr4gKwBsQOCXAMcgxxDPP39YELBriEhnn7uMJcALYmHG2AKNiDMNSgYqqG6Nr\
    YWAFBLAwQUAAAACAAAACFcvj/0+zAAAAAyAAAAGgAAAEJlYW5jb25xdWVyb3JfQmVhbnNfMS5qc29ui65WykvMTVWy\
    UlAKzkxJzM1X0lFQSs7PS8tMB4pVK5WWZqaAJJNSE/N0jZRqa2MBUEsDBBQAAAAIAAAAIVxEr9w1CgAAAAgAAAAJAA\
    AAcGhvdG8uanBny8svUShKTUwBAFBLAQIUAxQAAAAIAAAAIVww7WceTAAAAF0AAAAaAAAAAAAAAAAAAACAAQAAAABC\
    ZWFuY29ucXVlcm9yX0JyZXdzXzEuanNvblBLAQIUAxQAAAAIAAAAIVxIBmEPoAAAABMBAAASAAAAAAAAAAAAAACAAY\
    QAAABCZWFuY29ucXVlcm9yLmpzb25QSwECFAMUAAAACAAAACFcvj/0+zAAAAAyAAAAGgAAAAAAAAAAAAAAgAFUAQAA\
    QmVhbmNvbnF1ZXJvcl9CZWFuc18xLmpzb25QSwECFAMUAAAACAAAACFcRK/cNQoAAAAIAAAACQAAAAAAAAAAAAAAgA\
    G8AQAAcGhvdG8uanBnUEsFBgAAAAAEAAQABwEAAO0BAAAAAA==
    """

  private func bytes() throws -> [UInt8] {
    [UInt8](try #require(Data(base64Encoded: ZipArchiveTests.archive)))
  }

  private func code(_ bytes: [UInt8]) -> String? {
    do {
      let file = try BeanconquerorFile(RandomFile(bytes, named: "file"))
      _ = try BeanconquerorSurvey(file, .utc)
      return nil
    } catch {
      return error.code
    }
  }

  @Test("is read with its parts, in their order (IMP-001)")
  func parts() throws {
    let file = try BeanconquerorFile(RandomFile(try bytes(), named: "file"))
    let survey = try BeanconquerorSurvey(file, .utc)
    #expect(survey.coffees.map(\.name) == ["Guji", "Sidamo"] && survey.brews == 2)
  }

  @Test("that is damaged anywhere is refused or read, without a crash (IMP-006)")
  func damage() throws {
    let whole = try bytes()
    for place in whole.indices {
      var damaged = whole
      damaged[place] ^= 0xFF
      let code = code(damaged)
      #expect(
        code == nil || code == "unreadable_file" || code == "unsafe_archive",
        "byte \(place): \(code ?? "")"
      )
    }
    for length in whole.indices { #expect(code(Array(whole[..<length])) != nil) }
  }

  @Test("with a path outside itself, or a duplicate file name, is refused (IMP-006)")
  func unsafe() throws {
    let whole = try bytes()
    func renamed(_ old: String, _ new: String) -> [UInt8] {
      var bytes = whole
      let (from, to) = (Array(old.utf8), Array(new.utf8))
      for start in bytes.indices where bytes[start...].starts(with: from) {
        bytes.replaceSubrange(start..<(start + from.count), with: to)
      }
      return bytes
    }
    #expect(code(renamed("photo.jpg", "../to.jpg")) == "unsafe_archive")
    #expect(code(renamed("photo.jpg", "/hoto.jpg")) == "unsafe_archive")
    let twice = renamed("Beanconqueror_Beans_1.json", "Beanconqueror_Brews_1.json")
    #expect(code(twice) == "unsafe_archive")
    #expect(code(renamed("Beanconqueror.json", "Xeanconqueror.json")) == "unreadable_file")
  }
}
