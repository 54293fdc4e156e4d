import CatalogContracts
import GatewayClient

/// `daybook topics favorite`: marks a lesson as a favourite, or clears the mark.
struct TopicsFavoriteCommand: Command {
  static let manual = Manual(
    name: ["topics", "favorite"],
    aliases: [["topics", "favourite"]],
    summary: "mark a lesson as a favourite",
    operands: [.lesson],
    options: [Manual.Option(name: "off", help: "clear the mark")],
    notes: ["Only you see your favourites. “daybook topics --favorites” lists them."],
    examples: ["daybook topics favorite laundry", "daybook topics favorite laundry --off"]
  )

  private let lesson: LessonName
  private let request: CatalogV1.SetTopicFavoriteRequest

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    lesson = LessonName(arguments.operands[0])
    request = CatalogV1.SetTopicFavoriteRequest(
      identifier: lesson.identifier,
      favorite: !arguments.has("off")
    )
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await lesson.asking { try await gateway.topics.setTopicFavorite(request) }
    try await session.answer(answer) {
      guard answer.changed else {
        return [
          "\(lesson.quoted) is \(request.favorite ? "already" : "not") a favourite; nothing changed."
        ]
      }
      return [
        "\(lesson.quoted) is \(request.favorite ? "now a favourite" : "no longer a favourite")."
      ]
    }
  }
}
