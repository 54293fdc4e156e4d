import AnalyticsContracts
import GatewayClient
import RPC
import RuntimeContracts
import Vocabulary

/// `daybook health import FILE`: imports health records.
struct HealthImportCommand: Command {
  /// The values of `--unit`.
  static let units = ["kg", "g", "lb", "st"]
  /// The values of `--dates`.
  static let orders = ["day-first", "month-first"]

  /// The value of `--dates`.
  static func order(_ arguments: ParsedArguments) -> RowDate.Order? {
    switch arguments.value("dates") {
    case orders[0]: .dayMonthYear
    case orders[1]: .monthDayYear
    default: nil
    }
  }

  static let manual = Manual(
    name: ["health", "import"],
    summary: "import health records from a phone’s export or another program",
    operands: [
      Manual.Operand(
        name: "FILE",
        help: "export.xml or export.zip, CSV, or Daybook’s JSON; - reads standard input"
      )
    ],
    options: [
      Manual.Option(
        name: "unit",
        value: "UNIT",
        help: "unit of weights in a CSV whose header has none",
        choices: units
      ),
      Manual.Option(
        name: "dates",
        value: "ORDER",
        help: "order of the dates in a CSV where every date fits both",
        choices: orders
      ),
    ] + Manual.Option.ofMember,
    notes: [
      "Only selected and connected data are imported: “daybook health select” and “daybook health connect”. Importing "
        + "the same file again adds nothing; records that you changed or deleted here stay so. A broken record is skipped "
        + "and counted, and the exit status is then 8.",
      "CSV: the output of “daybook health export csv”, or dates and weights of another program. Separator, decimal "
        + "comma and the order of dates are those that fit all rows; dates with points begin with the day. A time may have AM or PM, an offset such as +0100, "
        + "or a column of its own; a date without a time is noon, so today's is refused before noon.",
      "A parent may import CSV and JSON for a child, with --member. An export (XML or ZIP) is imported by the member it "
        + "belongs to. If the import fails or is interrupted, the records that it counts are kept; import the file again.",
    ],
    examples: [
      "daybook health import export.zip", "daybook health import weights.csv --unit kg",
      "daybook health import water.csv --child Mia",
    ]
  )

  private let file: String
  private let unit: String?
  private let order: RowDate.Order?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    file = arguments.operands[0]
    unit = arguments.value("unit")
    order = Self.order(arguments)
  }

  func run(_ session: Session) async throws {
    try await HealthFileImport(file: file, unit: unit, order: order).run(session)
  }
}

/// `daybook health export`: the logs as CSV or JSON.
struct HealthExportCommand: Command {
  static let manual = Manual(
    name: ["health", "export"],
    summary: "write health logs as CSV or JSON",
    operands: [
      Manual.Operand(name: "FORMAT", help: "csv or json"),
      Manual.Operand(
        name: "TYPE",
        help: "weight, water, sleep or fasting; all otherwise",
        isOptional: true,
        repeats: true
      ),
    ],
    options: [
      Manual.Option(name: "from", value: "DATE", help: "only from this day on"),
      Manual.Option(name: "to", value: "DATE", help: "only up to this day"),
    ] + Manual.Option.ofMember,
    notes: ["It is printed; “> FILE” saves it. “daybook health import FILE” imports it again."],
    examples: ["daybook health export csv > health.csv", "daybook health export json weight"]
  )

  private let isJSON: Bool
  private let types: [AnalyticsV1.HealthDataType]
  private let from: String?
  private let to: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    switch arguments.operands[0].lowercased() {
    case "csv": isJSON = false
    case "json": isJSON = true
    default:
      throw .usage(
        "“\(SafeText.line(arguments.operands[0]))” is not a format; the formats are csv and json."
      )
    }
    types = try HealthTypeWords.types(Array(arguments.operands.dropFirst()))
    from = arguments.value("from")
    to = arguments.value("to")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    let all = try await gateway.healthSources.getHealthSources(.init(memberID: member)).sources
    let output = session.environment.output
    var isFirst = true
    output.write(isJSON ? "{\"daybook_health\":1,\"entries\":[" : HealthFileRow.header)
    for type in types.isEmpty ? all.map(\.type) : types {
      var request = AnalyticsV1.ListHealthEntriesRequest(
        memberID: member,
        type: type,
        pageSize: 200
      )
      if let from { request.from = try await session.dates().day(of: from) }
      if let to { request.to = try await session.dates().day(of: to) }
      repeat {
        let page = try await gateway.healthLogs.listHealthEntries(request)
        for entry in page.entries {
          let row = HealthFileRow(entry)
          output.write(isJSON ? "\(isFirst ? "" : ",")\n\(row.json)" : row.csv)
          isFirst = false
        }
        request.pageToken = page.nextPageToken
      } while !request.pageToken.isEmpty
    }
    if isJSON { output.write("\n]}\n") }
  }
}
