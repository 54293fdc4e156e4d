import CatalogContracts
import GatewayClient

/// `daybook topics notes`: shows, replaces or clears the caller's notes about a lesson.
struct TopicsNotesCommand: Command {
  static let manual = Manual(
    name: ["topics", "notes"],
    aliases: [["topics", "note"]],
    summary: "your own notes about a lesson",
    operands: [.lesson],
    options: [
      Manual.Option(name: "set", value: "TEXT", help: "replace the notes with this text"),
      Manual.Option(name: "clear", help: "delete the notes"),
    ],
    notes: ["Only you can read your notes. They may have 4,000 characters, also line breaks."],
    examples: [
      "daybook topics notes laundry", "daybook topics notes laundry --set \"Wool: 30 °C\"",
      "daybook topics notes laundry --clear",
    ]
  )

  private let lesson: LessonName
  /// `nil` to show the notes.
  private let text: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["set", "clear"])
    lesson = LessonName(arguments.operands[0])
    text = arguments.has("clear") ? "" : arguments.value("set")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    guard let text else { return try await show(session, gateway) }
    let request = CatalogV1.SetTopicNotesRequest(identifier: lesson.identifier, notes: text)
    let answer = try await lesson.asking { try await gateway.topics.setTopicNotes(request) }
    try await session.answer(answer) {
      guard answer.changed else { return ["The notes were like that already; nothing changed."] }
      let isCleared = answer.state?.notes.isEmpty ?? true
      return [
        isCleared ? "\(lesson.quoted) has no notes any more." : "Notes of \(lesson.quoted) saved."
      ]
    }
  }

  private func show(_ session: Session, _ gateway: GatewayConnection) async throws {
    let request = CatalogV1.GetTopicRequest(identifier: lesson.identifier)
    let answer = try await lesson.asking { try await gateway.topics.getTopic(request) }
    let state = answer.state ?? CatalogV1.TopicState()
    try await session.answer(state) {
      (state.notes.isEmpty
        ? ["\(lesson.quoted) has no notes. “--set TEXT” writes some."]
        : SafeText.lines(state.notes)) + TopicWords.degraded(answer.degraded, session.style)
    }
  }
}
