import CatalogContracts
import Foundation
import GatewayClient
import RuntimeContracts
import Vocabulary
import Wire

/// The first pass over a file: everything except brews, and the data that brews need.
///
/// In the file brews come before grinders and preparations, and their default dose is the most
/// common one of all.
struct BeanconquerorSurvey {
  /// The limit of a source id in bytes; the app's are UUIDs.
  static let maximumID = 64
  /// The dose in tenths of a gram if no brew of the file has one.
  static let usualDose = 150

  struct Preparation {
    let name: String
    let type: String
    var family: Int32 { BeanconquerorWords.family(type) }
  }

  private let calendar: HouseholdCalendar

  private(set) var coffees: [CatalogV1.ForeignCoffee] = []
  private(set) var preparations: [String: Preparation] = [:]
  private(set) var mills: [String: String] = [:]
  /// The names of the beans, by id.
  private(set) var beans: [String: String] = [:]
  private(set) var ratingScale = 5.0
  private(set) var brews = 0
  private(set) var findings = ImportFindings()
  /// How often each dose, in tenths of a gram, was used with each preparation.
  private var doses: [String: [Int: Int]] = [:]
  private var commonest: [String: Int] = [:]
  private var commonestOfAll: Int?
  private var hasTables = false

  /// - Throws: what ``BeanconquerorFile/Walk/next()`` throws; `unreadable_file` when the file has
  ///   none of the app's tables.
  init(_ file: BeanconquerorFile, _ calendar: HouseholdCalendar) throws(CommandFailure) {
    self.calendar = calendar
    var walk = file.walk()
    while let items = try walk.next() { for item in items { take(item) } }
    commonest = doses.compactMapValues(BeanconquerorSurvey.commonest)
    commonestOfAll = BeanconquerorSurvey.commonest(
      doses.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    )
    guard hasTables else {
      throw .invalid(
        "unreadable_file",
        "Nothing was imported: this is JSON, but not an export of Beanconqueror."
      )
    }
  }

  /// The most common dose with a preparation, else of all brews, else 15 g; in tenths of a gram.
  func commonestDose(with preparation: String) -> Int {
    commonest[preparation] ?? commonestOfAll ?? BeanconquerorSurvey.usualDose
  }

  private static func commonest(_ counts: [Int: Int]) -> Int? {
    counts.min { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }?.key
  }

  private mutating func take(_ item: BeanconquerorFile.Item) {
    switch item {
    case .other(let key): findings.noPlace(key)
    case .cutOff(let part, let bytes):
      findings.add(SafeText.line(part), "", "ends too early, at byte \(bytes)")
    case .fault(let table, let number, let reason):
      if table != "BREWS" { findings.reject("\(noun(table)) \(number)", "", reason) }
    case .record(let table, let number, let record, let isRepaired):
      if isRepaired, table != "BREWS" { findings.lost(BeanconquerorSurvey.replaced) }
      take(record, table, number)
    }
  }

  /// The message about records with invalid UTF-8.
  static let replaced = "Bytes that are not UTF-8 were replaced"

  private func noun(_ table: String) -> String {
    switch table {
    case "BEANS": "bean"
    case "BREWS": "brew"
    case "MILL": "mill"
    case "PREPARATION": "preparation"
    default: SafeText.line(table)
    }
  }

  private mutating func take(_ record: BeanconquerorRecord, _ table: String, _ number: Int) {
    switch table {
    case "BEANS":
      hasTables = true
      takeBean(record, "bean \(number)")
    case "BREWS":
      hasTables = true
      brews += 1
      if let dose = record.amount("grind_weight") ?? record.amount("bean_weight_in"), dose <= 500 {
        let tenths = Int((dose * 10).rounded())
        if tenths > 0 {
          doses[record.text("method_of_preparation"), default: [:]][tenths, default: 0] += 1
        }
      }
    case "MILL":
      hasTables = true
      note(record, table, known: ["name", "config", "finished"])
      guard !record.id.isEmpty, !record.text("name").isEmpty else {
        return findings.reject("mill \(number)", "name", "has no id or no name")
      }
      mills[record.id] = record.text("name")
    case "PREPARATION":
      hasTables = true
      takePreparation(record, "preparation \(number)")
    case "SETTINGS":
      hasTables = true
      if let scale = record.amount("brew_rating"), scale <= 1_000 { ratingScale = scale }
    case "VERSION": hasTables = true
    default: findings.noPlace(table)
    }
  }

  private mutating func takePreparation(_ record: BeanconquerorRecord, _ place: String) {
    note(record, "PREPARATION", known: BeanconquerorSurvey.preparationFields)
    guard !record.id.isEmpty, !record.text("name").isEmpty else {
      return findings.reject(place, "name", "has no id or no name")
    }
    let type = record.text("type")
    if !BeanconquerorWords.isKnown(type) {
      findings.add(place, "type", "is of an unknown kind, “\(shown(type))”, and counts as another")
    }
    preparations[record.id] = Preparation(name: record.text("name"), type: type)
  }

  private mutating func takeBean(_ record: BeanconquerorRecord, _ place: String) {
    note(record, "BEANS", known: BeanconquerorSurvey.beanFields)
    let id = record.id
    guard !id.isEmpty, id.utf8.count <= BeanconquerorSurvey.maximumID else {
      return findings.reject(place, "uuid", "has no id, or one of more than 64 bytes")
    }
    guard beans[id] == nil else {
      return findings.reject(place, "uuid", "has the same id as an earlier bean")
    }
    beans[id] = record.text("name")
    coffees.append(importedCoffee(record, id, place))
  }

  private mutating func importedCoffee(
    _ record: BeanconquerorRecord,
    _ id: String,
    _ place: String
  ) -> CatalogV1.ForeignCoffee {
    let information = record.first("bean_information")
    if let information {
      for field in information.unplaced(besides: BeanconquerorSurvey.informationFields) {
        findings.noPlace("BEANS.bean_information.\(field)")
      }
    }
    if let others = record.fields["bean_information"] as? [Any], others.count > 1 {
      findings.lost("Only the first part of a blend was imported")
    }
    let origin = ["country", "region", "farm"].map { information?.text($0) ?? "" }
    let roast = record.text("roast")
    let level = BeanconquerorWords.roastLevel(roast)
    return CatalogV1.ForeignCoffee(
      sourceID: id,
      name: record.text("name"),
      roaster: record.text("roaster"),
      origin: origin.filter { !$0.isEmpty }.joined(separator: ", "),
      processing: BeanconquerorWords.processing(information?.text("processing") ?? ""),
      roastLevel: level.isEmpty ? record.text("roast_custom") : level,
      dateAdded: record.made.map { GoogleProtobuf.Timestamp($0) },
      roastedOn: day("roastingDate", record, place),
      openedOn: day("openDate", record, place),
      bagSizeG: record.amount("weight") ?? 0,
      finished: record.flag("finished")
    )
  }

  private mutating func day(
    _ field: String,
    _ record: BeanconquerorRecord,
    _ place: String
  ) -> LocalDay? {
    let day = record.day(field, in: calendar)
    if day == nil, !record.text(field).isEmpty {
      findings.add(place, field, "has a \(field) that is not a date")
    }
    return day
  }

  private mutating func note(_ record: BeanconquerorRecord, _ table: String, known: Set<String>) {
    for field in record.unplaced(besides: known) { findings.noPlace("\(table).\(field)") }
  }

  private func shown(_ text: String) -> String { TextWidth.fitted(SafeText.line(text), to: 40) }

  private static let beanFields: Set<String> = [
    "name", "roaster", "bean_information", "roast", "roast_custom", "roastingDate", "openDate",
    "weight", "finished", "config", "beanMix",
  ]
  private static let informationFields: Set<String> = [
    "country", "region", "farm", "processing", "percentage",
  ]
  /// Fields about the app's own forms.
  private static let preparationFields: Set<String> = [
    "name", "type", "config", "finished", "style_type", "use_custom_parameters",
    "manage_parameters", "default_last_coffee_parameters", "visible_list_view_parameters",
    "repeat_coffee_parameters", "brew_order",
  ]
}
