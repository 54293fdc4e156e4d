import CatalogContracts
import GatewayClient
import RPC
import Wire

/// `daybook import beanconqueror FILE`: imports a coffee journal.
struct BeanconquerorImport {
  /// Its word on the command line, and the format's name for the service.
  static let kind = "beanconqueror"
  /// Records in one call; the contract allows 1,000, but a call is one write that other writes wait
  /// for.
  private static let records = 500

  let file: String
  let isDryRun: Bool

  func run(_ session: Session) async throws {
    let data = try BeanconquerorFile(try open(session))
    let survey = try BeanconquerorSurvey(data, await session.calendar())
    var report = BeanconquerorReport(
      file: SafeText.line(file),
      isDryRun: isDryRun,
      findings: survey.findings
    )
    let bar = ProgressBar(
      session,
      total: survey.coffees.count + survey.brews,
      what: isDryRun ? "Asking" : "Importing"
    )
    defer { bar.clear() }
    do {
      try await sendCoffees(survey, &report, bar, session)
      try await sendBrews(data, survey, &report, bar, session)
    } catch {
      bar.clear()
      throw report.sent == 0 || isDryRun ? error : report.broken(error)
    }
    if !isDryRun { try await addEquipment(survey, &report, session) }
    bar.clear()
    if session.options.isJSON {
      try session.json(report.whole)
    } else {
      session.say(report.lines(session.style))
    }
    if let failure = report.failure { throw failure }
  }

  private func open(_ session: Session) throws(CommandFailure) -> RandomFile {
    guard file == "-" else { return try RandomFile(session.environment.files, file) }
    guard let bytes = session.environment.input.readAll(limit: ImportFile.maximumBytes) else {
      throw .invalid(
        "file_too_large",
        "Nothing was imported: the input is larger than 32 MiB. Name the file instead."
      )
    }
    return RandomFile(bytes, named: "the input")
  }

  private func request() -> CatalogV1.ImportCoffeeRecordsRequest {
    CatalogV1.ImportCoffeeRecordsRequest(format: BeanconquerorImport.kind, dryRun: isDryRun)
  }

  private func sendCoffees(
    _ survey: BeanconquerorSurvey,
    _ report: inout BeanconquerorReport,
    _ bar: ProgressBar,
    _ session: Session
  ) async throws {
    let gateway = try session.gateway
    for piece in ImportPieces.of(survey.coffees, atMost: BeanconquerorImport.records) {
      bar.show(report.sent)
      var request = request()
      request.coffees = Array(piece)
      report.add(try await gateway.coffeeFiles.importCoffeeRecords(request), records: piece.count)
    }
  }

  /// Reads and sends brews, with one call's brews in memory.
  private func sendBrews(
    _ data: BeanconquerorFile,
    _ survey: BeanconquerorSurvey,
    _ report: inout BeanconquerorReport,
    _ bar: ProgressBar,
    _ session: Session
  ) async throws {
    let gateway = try session.gateway
    var brews = BeanconquerorBrews(survey, now: session.now)
    var next = request()
    var bytes = 0
    func send() async throws {
      guard !next.brews.isEmpty else { return }
      bar.show(report.sent)
      let answer = try await gateway.coffeeFiles.importCoffeeRecords(next)
      report.add(answer, records: next.brews.count)
      next = request()
      bytes = 0
    }
    var walk = data.walk()
    while let items = try walk.next() {
      for item in items {
        guard let (brew, recipe) = brews.brew(item) else { continue }
        let size = brew.encodedSize() + (recipe?.encodedSize() ?? 0)
        if bytes + size > ImportPieces.bytes { try await send() }
        next.brews.append(brew)
        if let recipe { next.recipes.append(recipe) }
        bytes += size
        if next.brews.count + next.recipes.count >= BeanconquerorImport.records - 1 {
          try await send()
        }
      }
    }
    try await send()
    report.add(brews.findings)
  }

  /// Adds preparations and grinders to the caller's equipment; existing ones are kept.
  private func addEquipment(
    _ survey: BeanconquerorSurvey,
    _ report: inout BeanconquerorReport,
    _ session: Session
  ) async throws {
    let gateway = try session.gateway
    let methods = survey.preparations.values.map {
      (CatalogV1.EquipmentKind.method, $0.name, $0.family)
    }
    let grinders = survey.mills.values.map { (CatalogV1.EquipmentKind.grinder, $0, Int32(0)) }
    for (kind, name, family) in (methods + grinders).sorted(by: { $0.1 < $1.1 }) {
      do {
        _ = try await gateway.equipment.addCustomEquipment(
          .init(kind: kind, name: name, family: CatalogV1.MethodFamily(rawValue: family))
        )
        report.equipment += 1
      } catch {
        let refusal = RPCError(describing: error)
        if refusal.code == .alreadyExists { continue }
        report.note("“\(SafeText.line(name))”", "equipment", "was not added: \(refusal.message)")
      }
    }
  }
}
