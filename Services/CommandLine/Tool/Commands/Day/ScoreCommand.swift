import AnalyticsContracts
import GatewayClient
import Vocabulary

/// `daybook score`: points, streak and level.
struct ScoreCommand: Command {
  static let manual = Manual(
    name: ["score"],
    summary: "points of today, streak and level",
    options: [
      Manual.Option(name: "date", value: "DATE", help: "a day other than today")
    ] + Manual.Option.ofMember
  )

  private let date: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    date = arguments.value("date")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = AnalyticsV1.GetScoreRequest()
    request.memberID = try await session.member()
    if let date { request.date = try await session.dates().day(of: date) }
    let answer = try await gateway.scores.getScore(request)
    try await session.answer(answer) {
      let times = date == nil ? nil : try await session.times()
      let day = times.flatMap { times in
        answer.day?.date.flatMap { $0 == times.today ? nil : times.long($0) }
      }
      return ScorePage(answer, session.style, on: day).lines
    }
  }
}
