import CatalogContracts
import GatewayClient

/// `daybook topics favorite`: marks a lesson as a favourite, or clears the mark.
struct TopicsFavoriteCommand: Command {
  static let manual = Manual(
    name: ["topics", "favorite"],
    aliases: [["topics", "favourite"]],
    summary: "mark a lesson as a favourite",
    operands: [Manual.Operand(name: "LESSON", help: "the lesson's short name, as laundry")],
    options: [Manual.Option(name: "off", help: "clear the mark")],
    notes: ["Only you see your favourites. “daybook topics --favorites” lists them."],
    examples: ["daybook topics favorite laundry", "daybook topics favorite laundry --off"]
  )

  private let request: CatalogV1.SetTopicFavoriteRequest

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    request = CatalogV1.SetTopicFavoriteRequest(
      identifier: arguments.operands[0].lowercased(),
      favorite: !arguments.has("off")
    )
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.topics.setTopicFavorite(request)
    try await session.answer(answer) {
      let name = SafeText.line(request.identifier)
      guard answer.changed else {
        return [
          "“\(name)” is \(request.favorite ? "already" : "not") a favourite; nothing changed."
        ]
      }
      return ["“\(name)” is \(request.favorite ? "now a favourite" : "no longer a favourite")."]
    }
  }
}
