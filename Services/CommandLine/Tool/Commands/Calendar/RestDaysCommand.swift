import GatewayClient
import GatewayContracts
import Vocabulary

/// `daybook rest-days`: weekdays that do not break a streak.
struct RestDaysCommand: Command {
  static let manual = Manual(
    name: ["rest-days"],
    summary: "show or set weekdays that do not break a streak",
    operands: [
      Manual.Operand(
        name: "WEEKDAY",
        help: "up to three, such as sunday; valid from tomorrow on",
        isOptional: true,
        repeats: true
      )
    ],
    options: [
      Manual.Option(name: "none", help: "no rest days from tomorrow on")
    ] + Manual.Option.ofMember,
    notes: ["Without WEEKDAY it shows them."],
    examples: ["daybook rest-days sunday", "daybook rest-days --none"]
  )

  private static let names = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  private let weekdays: [Int]
  private let isChange: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let words = arguments.operands.flatMap { $0.split { $0 == "," || $0 == " " } }
    var weekdays: [Int] = []
    for word in words {
      let name = word.lowercased()
      guard name.count >= 3,
        let place = RestDaysCommand.names.firstIndex(where: { $0.hasPrefix(name) })
      else {
        throw .usage(
          "“\(SafeText.line(String(word)))” is not a day of the week.",
          hint: "For example: “daybook rest-days sunday”."
        )
      }
      weekdays.append(place + 1)
    }
    guard weekdays.isEmpty || !arguments.has("none") else {
      throw .usage("--none takes no WEEKDAY.")
    }
    self.weekdays = weekdays
    isChange = !weekdays.isEmpty || arguments.has("none")
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let gateway = try session.gateway
    if isChange {
      let answer = try await gateway.calendars.setRestDays(
        .init(memberID: member, weekdays: weekdays.map { Int32($0) })
      )
      try await session.answer(answer) { RestDaysCommand.lines(answer.restDays) }
    } else {
      let answer = try await gateway.calendars.getRestDays(.init(memberID: member))
      try await session.answer(answer) { RestDaysCommand.lines(answer.restDays) }
    }
  }

  private static func lines(_ days: GatewayV1.RestDays?) -> [String] {
    let now = days?.weekdays ?? []
    let next = days?.weekdaysFromTomorrow ?? []
    if now == next { return ["Rest days: \(words(now))."] }
    return ["Rest days today: \(words(now)); from tomorrow on: \(words(next))."]
  }

  private static func words(_ weekdays: [Int32]) -> String {
    let known = weekdays.filter { (1...7).contains($0) }
    return known.isEmpty ? "none" : known.map { names[Int($0) - 1] }.joined(separator: ", ")
  }
}
