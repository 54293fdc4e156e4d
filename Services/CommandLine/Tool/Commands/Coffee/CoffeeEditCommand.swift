import CatalogContracts
import GatewayClient
import Wire

/// `daybook coffee edit`: changes the given fields.
struct CoffeeEditCommand: Command {
  static let manual = Manual(
    name: ["coffee", "edit"],
    summary: "change a coffee",
    operands: [CoffeeOptions.operand],
    options: [Manual.Option(name: "name", value: "NAME", help: "another name")]
      + CoffeeOptions.options + [
        Manual.Option(name: "no-roasted", help: "remove the roast date"),
        Manual.Option(name: "no-opened", help: "not opened"),
        Manual.Option(
          name: "revision",
          value: "N",
          help: "refuse if another revision is stored"
        ),
      ],
    examples: ["daybook coffee edit Guji --roast Medium-Light --opened today"]
  )

  private let name: String
  private let revision: Int
  private var options: CoffeeOptions

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    try arguments.refuseTogether(["roasted", "no-roasted"])
    try arguments.refuseTogether(["opened", "no-opened"])
    revision = try arguments.number("revision", in: 1...Int.max) ?? 0
    options = try CoffeeOptions(arguments)
    if let name = arguments.value("name") { options.set("name") { $0.name = name } }
    if arguments.has("no-roasted") { options.set("roasted_on") { $0.roastedOn = nil } }
    if arguments.has("no-opened") { options.set("opened_on") { $0.openedOn = nil } }
    guard !options.isEmpty else {
      throw .usage(
        "No field to change was given.",
        hint: "“daybook help coffee edit” lists the fields."
      )
    }
  }

  func run(_ session: Session) async throws {
    let (coffee, paths) = try await options.complete(session)
    try await session.update(try await session.coffee(name), coffee, paths, revision: revision) {
      $0 ? "Changed the coffee" : "Nothing changed in the coffee"
    }
  }
}

/// `daybook coffee finish`: marks a bag as finished.
struct CoffeeFinishCommand: Command {
  static let manual = Manual(
    name: ["coffee", "finish"],
    summary: "mark a coffee as finished",
    operands: [CoffeeOptions.operand],
    options: [Manual.Option(name: "undo", help: "mark it as not finished")],
    examples: ["daybook coffee finish Guji"]
  )

  private let name: String
  private let isFinished: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    isFinished = !arguments.has("undo")
  }

  func run(_ session: Session) async throws {
    let isFinished = isFinished
    try await session.update(
      try await session.coffee(name),
      CatalogV1.Coffee(finished: isFinished),
      ["finished"]
    ) {
      $0 ? isFinished ? "Finished" : "In use again:" : "Nothing changed:"
    }
  }
}

extension Session {
  /// Updates a coffee and prints whether anything changed.
  fileprivate func update(
    _ coffee: CatalogV1.Coffee,
    _ values: CatalogV1.Coffee,
    _ paths: [String],
    revision: Int = 0,
    _ words: (Bool) -> String
  ) async throws {
    let gateway = try gateway
    var values = values
    values.id = coffee.id
    let answer = try await gateway.coffees.updateCoffee(
      .init(
        coffee: values,
        updateMask: GoogleProtobuf.FieldMask(paths: paths),
        expectedRevision: UInt64(revision)
      )
    )
    try await self.answer(answer) {
      ["\(words(answer.changed)) “\(SafeText.line(answer.coffee?.name ?? ""))”."]
    }
  }
}
