import CatalogContracts
import GatewayClient

/// `daybook equipment`: the caller's brewing methods and grinders.
struct EquipmentListCommand: Command {
  static let manual = Manual(
    name: ["equipment", "list"],
    aliases: [["equipment"]],
    summary: "your brewing methods and grinders",
    examples: ["daybook equipment"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.equipment.getEquipment(.init())
    try await session.answer(answer) {
      let equipment = answer.equipment ?? CatalogV1.EquipmentPreferences()
      return lines("Methods", equipment.methods, session.style) + [""]
        + lines("Grinders", equipment.grinders, session.style)
        + ["", "New recipes begin with \(equipment.defaultWaterTemp) °C."]
    }
  }

  private func lines(
    _ heading: String,
    _ entries: [CatalogV1.EquipmentEntry],
    _ style: Style
  ) -> [String] {
    [style.paint(heading, .heading)]
      + entries.map { entry in
        let state = entry.enabled ? "on " : "off"
        return "  \(style.paint(state, entry.enabled ? .green : .muted))  "
          + "\(SafeText.line(entry.name))\(entry.custom ? " (your own)" : "")"
      }
  }
}

/// Words that the equipment commands share.
enum EquipmentWords {
  static let kind = Manual.Operand(name: "KIND", help: "method or grinder")
  static let name = Manual.Operand(name: "NAME", help: "its name", repeats: true)

  static func kind(_ text: String) throws(CommandFailure) -> CatalogV1.EquipmentKind {
    switch text.lowercased() {
    case "method", "methods": return .method
    case "grinder", "grinders": return .grinder
    default: throw .usage("There are methods and grinders, not “\(SafeText.line(text))”.")
    }
  }

  static func name(_ arguments: ParsedArguments) -> String {
    arguments.operands.dropFirst().joined(separator: " ")
  }
}

/// `daybook equipment enable`: shows a method or grinder in forms.
struct EquipmentEnableCommand: Command {
  static let manual = Manual(
    name: ["equipment", "enable"],
    summary: "use a brewing method or grinder",
    operands: [EquipmentWords.kind, EquipmentWords.name],
    examples: ["daybook equipment enable method Aeropress"]
  )

  private let request: CatalogV1.SetEquipmentEnabledRequest

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    request = CatalogV1.SetEquipmentEnabledRequest(
      kind: try EquipmentWords.kind(arguments.operands[0]),
      names: [EquipmentWords.name(arguments)],
      enabled: true
    )
  }

  func run(_ session: Session) async throws { try await session.set(request) }
}

/// `daybook equipment disable`: hides a method or grinder in forms.
struct EquipmentDisableCommand: Command {
  static let manual = Manual(
    name: ["equipment", "disable"],
    summary: "stop using a brewing method or grinder",
    operands: [EquipmentWords.kind, EquipmentWords.name],
    notes: ["Recipes that use it are not changed."],
    examples: ["daybook equipment disable grinder Other"]
  )

  private let request: CatalogV1.SetEquipmentEnabledRequest

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    request = CatalogV1.SetEquipmentEnabledRequest(
      kind: try EquipmentWords.kind(arguments.operands[0]),
      names: [EquipmentWords.name(arguments)],
      enabled: false
    )
  }

  func run(_ session: Session) async throws { try await session.set(request) }
}

extension Session {
  fileprivate func set(_ request: CatalogV1.SetEquipmentEnabledRequest) async throws {
    let gateway = try gateway
    let answer = try await gateway.equipment.setEquipmentEnabled(request)
    try await self.answer(answer) {
      let name = SafeText.line(request.names.first ?? "")
      guard answer.changed else { return ["“\(name)” was like that already; nothing changed."] }
      return ["“\(name)” is \(request.enabled ? "on" : "off")."]
    }
  }
}

/// `daybook equipment add`: adds a custom method or grinder.
struct EquipmentAddCommand: Command {
  static let manual = Manual(
    name: ["equipment", "add"],
    summary: "add a brewing method or grinder of your own",
    operands: [EquipmentWords.kind, EquipmentWords.name],
    options: [
      Manual.Option(
        name: "family",
        value: "FAMILY",
        help: "the family, which selects the form; derived from the name otherwise",
        choices: families.map(\.0)
      )
    ],
    examples: ["daybook equipment add method \"Moka pot\" --family espresso"]
  )

  private static let families: [(String, CatalogV1.MethodFamily)] = [
    ("pour-over", .pourOver), ("french-press", .frenchPress), ("aeropress", .aeropress),
    ("espresso", .espresso), ("other", .other),
  ]

  private let request: CatalogV1.AddCustomEquipmentRequest

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let family = arguments.value("family")
    request = CatalogV1.AddCustomEquipmentRequest(
      kind: try EquipmentWords.kind(arguments.operands[0]),
      name: EquipmentWords.name(arguments),
      family: Self.families.first { $0.0 == family }?.1 ?? .unspecified
    )
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.equipment.addCustomEquipment(request)
    try await session.answer(answer) { ["Added “\(SafeText.line(request.name))”."] }
  }
}

/// `daybook equipment remove`: removes a custom method or grinder.
struct EquipmentRemoveCommand: Command {
  static let manual = Manual(
    name: ["equipment", "remove"],
    summary: "remove a brewing method or grinder of your own",
    operands: [EquipmentWords.kind, EquipmentWords.name],
    notes: ["Recipes that use it are not changed. Built-in entries can only be disabled."],
    examples: ["daybook equipment remove method \"Moka pot\""]
  )

  private let request: CatalogV1.RemoveCustomEquipmentRequest

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    request = CatalogV1.RemoveCustomEquipmentRequest(
      kind: try EquipmentWords.kind(arguments.operands[0]),
      name: EquipmentWords.name(arguments)
    )
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.equipment.removeCustomEquipment(request)
    try await session.answer(answer) { ["Removed “\(SafeText.line(request.name))”."] }
  }
}

/// `daybook equipment temperature`: the default temperature of new recipes.
struct EquipmentTemperatureCommand: Command {
  static let manual = Manual(
    name: ["equipment", "temperature"],
    summary: "the water temperature of new recipes",
    operands: [Manual.Operand(name: "N", help: "whole °C, 1 to 100")],
    examples: ["daybook equipment temperature 94"]
  )

  private let temperature: Int32

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let text = arguments.operands[0]
    guard let number = Amounts.read(text).flatMap({ Int32(exactly: $0) }) else {
      throw .usage("“\(SafeText.line(text))” is not a whole number of °C.")
    }
    temperature = number
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.equipment.setDefaultWaterTemperature(
      .init(waterTemp: temperature)
    )
    try await session.answer(answer) { ["New recipes begin with \(temperature) °C."] }
  }
}

/// `daybook equipment reset`: restores the built-in equipment.
struct EquipmentResetCommand: Command {
  static let manual = Manual(
    name: ["equipment", "reset"],
    summary: "restore the built-in methods and grinders",
    notes: ["Recipes are not changed."],
    examples: ["daybook equipment reset"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    try session.confirm("Restore the built-in methods and grinders, and 93 °C?")
    let answer = try await gateway.equipment.resetEquipment(.init())
    try await session.answer(answer) {
      [
        answer.changed
          ? "Your equipment was reset to the built-in entries."
          : "Nothing changed: it was already the built-in equipment."
      ]
    }
  }
}
