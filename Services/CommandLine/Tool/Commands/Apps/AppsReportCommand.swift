import CatalogContracts
import Foundation
import GatewayClient

/// `daybook apps report`: reports the installed apps of a device from a file.
struct AppsReportCommand: Command {
  static let manual = Manual(
    name: ["apps", "report"],
    summary: "report the apps on a child's device from a file",
    operands: [
      Manual.Operand(name: "FILE", help: "JSON or CSV; “-” reads standard input")
    ],
    options: Manual.Option.ofChild + [
      Manual.Option(name: "device", value: "NAME", help: "the device, 1 to 100 characters")
    ],
    notes: [
      "The file is the full list: an app that is on none of the child's devices becomes inactive. JSON is a list "
        + "of objects with “bundle_identifier” and “app_name”; CSV has these two columns, with or without a heading. "
        + "Other fields are ignored.",
      "At most 2,000 apps. An invalid entry is skipped and listed; then the exit status is 8.",
    ],
    examples: ["daybook apps report --child Mia --device tablet apps.csv"]
  )

  /// The size limit in bytes: 2,000 apps with long multi-byte names and ignored fields.
  private static let largestFile = 8 << 20

  private let file: String
  private let device: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    file = arguments.operands[0]
    guard let device = arguments.value("device"), !device.trimmed.isEmpty else {
      throw .usage("“daybook apps report” needs the name of the device: --device NAME.")
    }
    self.device = device
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let child = try await session.member()
    let answer = try await gateway.apps.reportInstalledApps(
      .init(childID: child, device: device, apps: try apps(session))
    )
    if !answer.skipped.isEmpty { session.exit = .partial }
    try await session.answer(answer) { lines(answer) }
  }

  private func lines(_ answer: CatalogV1.ReportInstalledAppsResponse) -> [String] {
    let counts: [(Int32, String)] = [
      (answer.created, "new"), (answer.updated, "refreshed"), (answer.removed, "removed"),
      (answer.reactivated, "back"), (answer.unchanged, "as before"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return ["“\(SafeText.line(device))”: \(words.isEmpty ? "no apps" : words)."]
      + answer.skipped.map {
        "Entry \($0.index + 1) “\(SafeText.line($0.bundleIdentifier))” was skipped: "
          + SafeText.line($0.message)
      }
  }

  private func apps(_ session: Session) throws(CommandFailure) -> [CatalogV1.ReportedApp] {
    let bytes: [UInt8]
    if file == "-" {
      guard let all = session.environment.input.readAll(limit: Self.largestFile) else {
        throw .invalid("file_too_large", "Standard input is larger than 8 MiB.")
      }
      bytes = all
    } else {
      do throws(FileFailure) {
        bytes = try session.environment.files.read(file, limit: Self.largestFile)
      } catch {
        throw .invalid("file_unusable", "\(SafeText.line(file)) \(error.sentence).")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .invalid("unreadable_file", "Nothing was reported: the file is not valid UTF-8.")
    }
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.first == "[" || start.first == "{"
      ? try Self.json(Array(String(start).utf8)) : Self.csv(text)
  }

  /// An entry in JSON; other fields are ignored (APP-126).
  private struct Entry: Decodable {
    var bundleIdentifier: String?
    var appName: String?

    enum CodingKeys: String, CodingKey {
      case bundleIdentifier = "bundle_identifier"
      case appName = "app_name"
    }
  }

  private struct File: Decodable {
    let apps: [Entry]
  }

  private static func json(_ bytes: [UInt8]) throws(CommandFailure) -> [CatalogV1.ReportedApp] {
    let entries: [Entry]
    do {
      let decoder = JSONDecoder()
      entries =
        bytes.first == UInt8(ascii: "{")
        ? try decoder.decode(File.self, from: Data(bytes)).apps
        : try decoder.decode([Entry].self, from: Data(bytes))
    } catch {
      throw .invalid(
        "unreadable_file",
        "Nothing was reported: the file is not a list of objects with the texts “bundle_identifier” and “app_name”."
      )
    }
    return entries.map {
      .init(bundleIdentifier: $0.bundleIdentifier ?? "", appName: $0.appName ?? "")
    }
  }

  private static func csv(_ text: String) -> [CatalogV1.ReportedApp] {
    let table = CSVTable(text)
    let header = table.header.map { $0.trimmed.lowercased() }
    let identifier = header.firstIndex(of: "bundle_identifier")
    let name = header.firstIndex(of: "app_name")
    guard let identifier, let name else {
      let first = table.header.isEmpty ? [] : [table.header]
      return (first + table.rows.map(\.fields)).map { Self.app($0, 0, 1) }
    }
    return table.rows.map { Self.app($0.fields, identifier, name) }
  }

  private static func app(_ fields: [String], _ identifier: Int, _ name: Int)
    -> CatalogV1.ReportedApp
  {
    func field(_ index: Int) -> String {
      fields.indices.contains(index) ? fields[index].trimmed : ""
    }
    return .init(bundleIdentifier: field(identifier), appName: field(name))
  }
}
