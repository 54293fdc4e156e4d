import AnalyticsContracts
import GatewayClient
import RPC
import RuntimeContracts
import Vocabulary
import Wire

/// Health values as typed and displayed.
struct HealthWords {
  private static let gramsPerPound = 453.59237
  private static let millilitresPerFluidOunce = 29.5735

  let units: AnalyticsV1.HealthUnits

  private var isUS: Bool { units == .us }

  /// `81.6 kg` or `180.0 lb`.
  func weight(_ grams: Int32, isSigned: Bool = false) -> String {
    let value = Double(grams) / (isUS ? Self.gramsPerPound : 1_000)
    let sign = isSigned && grams > 0 ? "+" : ""
    return "\(sign)\(Amounts.average(value)) \(isUS ? "lb" : "kg")"
  }

  /// `250 ml` or `8 fl oz`.
  func volume(_ millilitres: Int32) -> String {
    guard isUS else { return "\(millilitres) ml" }
    return "\(Int((Double(millilitres) / Self.millilitresPerFluidOunce).rounded())) fl oz"
  }

  /// Grams from `81.6`, `81,6 kg`, `180 lb` or `12 st`; without a unit, in the member's.
  func grams(_ text: String) throws(CommandFailure) -> Int32 {
    let factors = ["kg": 1_000, "g": 1, "lbs": Self.gramsPerPound, "lb": Self.gramsPerPound]
      .merging(["st": Self.gramsPerPound * 14]) { first, _ in first }
    let usual = isUS ? Self.gramsPerPound : 1_000
    guard let grams = Self.value(text, factors, usual: usual) else {
      throw .usage("A weight is a number such as 81.6 or 180lb, not “\(SafeText.line(text))”.")
    }
    return grams
  }

  /// Millilitres from `250`, `0.5l` or `8oz`; without a unit, in the member's.
  func millilitres(_ text: String) throws(CommandFailure) -> Int32 {
    let ounce = Self.millilitresPerFluidOunce
    let factors = ["ml": 1, "cl": 10, "fl oz": ounce, "oz": ounce, "l": 1_000]
    guard let amount = Self.value(text, factors, usual: isUS ? ounce : 1) else {
      throw .usage("An amount is a number such as 250 or 0.5l, not “\(SafeText.line(text))”.")
    }
    return amount
  }

  private static let digits = Set("0123456789.,")

  private static func value(
    _ text: String,
    _ factors: [String: Double],
    usual: Double
  ) -> Int32? {
    var text = text.trimmed.lowercased()
    var factor = usual
    // The longest first, because “lb” ends with “b” and “ml” with “l”.
    for (unit, value) in factors.sorted(by: { $0.key.count > $1.key.count })
    where text.hasSuffix(unit) {
      text = String(text.dropLast(unit.count)).trimmed
      factor = value
      break
    }
    return number(text).flatMap { Int32(exactly: ($0 * factor).rounded()) }
  }

  /// A decimal number with a point or a comma.
  static func number(_ text: String) -> Double? {
    guard text.allSatisfy(digits.contains) else { return nil }
    return Double(text.replacing(",", with: ".")).flatMap { $0.isFinite ? $0 : nil }
  }

  /// `16 h 05 min`, `45 min`.
  static func length(seconds: Int64) -> String {
    let minutes = max(0, seconds) / 60
    guard minutes >= 60 else { return "\(minutes) min" }
    let rest = minutes % 60
    return rest == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(rest < 10 ? "0" : "")\(rest) min"
  }

  static func length(minutes: Int32) -> String { length(seconds: Int64(minutes) * 60) }

  /// `00:02` from minutes after midnight.
  static func clock(_ minute: Int32) -> String {
    LocalTime(minutesSinceMidnight: Int(minute))?.text ?? ""
  }
}

extension GoogleProtobuf.Timestamp {
  /// The instant of a response.
  var instant: Timestamp? { Timestamp(self) }
}

extension AnalyticsV1.HealthEntry {
  /// The duration of a sleep or fast so far, in seconds.
  func seconds(until now: Timestamp) -> Int64 {
    guard let start = start?.instant else { return 0 }
    return ((end?.instant ?? now) - start).milliseconds / 1_000
  }
}

/// An entry named in a command.
struct NamedEntry {
  /// The owner; `nil` for the caller.
  let member: MemberID?
  var entry: AnalyticsV1.HealthEntry
}

extension StoredList.Kind {
  /// The list of a log.
  fileprivate init?(_ type: AnalyticsV1.HealthDataType) {
    switch type {
    case .weight: self = .weight
    case .hydration: self = .water
    case .sleep: self = .sleep
    case .fasting: self = .fast
    case .unspecified, .unrecognized: return nil
    }
  }

  /// The log's name is that of its commands.
  fileprivate var words: ListedNumber.Words {
    .init(singular: "entry", plural: "entries", command: "daybook \(rawValue) list")
  }
}

extension Session {
  /// `Mia’s` for another member, whose entry a number may name; `the` for the caller.
  func whose(_ member: MemberID?) async throws -> String {
    guard let member, try await whoAmI().member?.id != member,
      let name = try await members().first(where: { $0.id == member })?.name
    else { return "the" }
    return "\(SafeText.line(name))’s"
  }

  /// The goals of the member that the command is about.
  func healthGoals(of member: MemberID?) async throws -> AnalyticsV1.HealthGoals {
    let gateway = try gateway
    let answer = try await gateway.healthFigures.getHealthGoals(.init(memberID: member))
    return answer.goals ?? AnalyticsV1.HealthGoals()
  }

  /// Quantities in the units that the caller prefers (ruling 39); without a preference, in those of
  /// the goals.
  func healthWords(_ goals: AnalyticsV1.HealthGoals) async throws -> HealthWords {
    let gateway = try gateway
    let answer = try await gateway.preferences.getPreferences(.init())
    switch answer.preferences?.units ?? .unspecified {
    case .metric: return HealthWords(units: .metric)
    case .imperial: return HealthWords(units: .us)
    case .unspecified, .unrecognized: return HealthWords(units: goals.units)
    }
  }

  /// The same for the goals of `member`.
  func healthWords(of member: MemberID?) async throws -> HealthWords {
    try await healthWords(healthGoals(of: member))
  }

  /// Prints a log, and stores what its numbers refer to.
  func answerNumbered(
    _ list: AnalyticsV1.ListHealthEntriesResponse,
    _ kind: StoredList.Kind,
    _ lines: () -> [String]
  ) async throws {
    try await answer(list, lines)
    guard !options.isJSON else { return }
    await lists.remember(
      list.entries.map { $0.id.map { TaskID(rawValue: $0.rawValue) } },
      kind,
      of: try await member()
    )
  }

  /// Finds an entry by its number in the last list of this terminal, or by its id.
  func healthEntry(
    _ text: String,
    _ type: AnalyticsV1.HealthDataType,
    of member: MemberID?
  ) async throws -> NamedEntry {
    let gateway = try gateway
    let text = text.trimmed
    let kind = StoredList.Kind(type)
    let words = kind?.words ?? .tasks
    var owner = member
    let id: HealthEntryID
    if let given = HealthEntryID(text: text) {
      id = given
    } else {
      guard let number = Int(text), (1...200).contains(number) else {
        throw CommandFailure.usage(
          "An entry is named by its number in the list, 1 to 200, or its id, not “\(SafeText.line(text))”."
        )
      }
      let listed = try ListedNumber(
        number,
        shown: text,
        in: await lists.last(kind),
        of: member,
        words,
        now: now
      )
      id = HealthEntryID(rawValue: listed.id)
      owner = listed.member
    }
    let missing = CommandFailure(
      .notFound,
      "unknown_entry",
      "“\(SafeText.line(text))” names no entry of this log.",
      hint: "“\(words.command)” shows them with their numbers."
    )
    do {
      let found = try await gateway.healthLogs.getHealthEntry(.init(memberID: owner, entryID: id))
      guard let entry = found.entry, entry.type == type else { throw missing }
      return NamedEntry(member: owner, entry: entry)
    } catch let error as RPCError where error.code == .notFound {
      throw missing
    }
  }
}

extension Manual.Operand {
  static let healthEntry = Manual.Operand(
    name: "ENTRY",
    help: "a number of this log's last list in this terminal, or an id"
  )
}

/// The days and the page of a log in a list command.
struct HealthListOptions {
  static let options = [
    Manual.Option(name: "from", value: "DATE", help: "only from this day on"),
    Manual.Option(name: "to", value: "DATE", help: "only up to this day"),
    Manual.Option(name: "limit", value: "N", help: "the largest number, up to 200; 20 otherwise"),
  ]
  private static let usualCount = 20

  private let from: String?
  private let to: String?
  private let limit: Int

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    from = arguments.value("from")
    to = arguments.value("to")
    limit = try arguments.number("limit", in: 1...200) ?? HealthListOptions.usualCount
  }

  /// One page of a log.
  func list(
    _ type: AnalyticsV1.HealthDataType,
    _ session: Session
  ) async throws -> AnalyticsV1.ListHealthEntriesResponse {
    let gateway = try session.gateway
    var request = AnalyticsV1.ListHealthEntriesRequest(
      memberID: try await session.member(),
      type: type,
      pageSize: Int32(limit)
    )
    if let from { request.from = try await session.dates().day(of: from) }
    if let to { request.to = try await session.dates().day(of: to) }
    return try await gateway.healthLogs.listHealthEntries(request)
  }
}
