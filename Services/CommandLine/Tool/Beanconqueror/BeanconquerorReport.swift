import CatalogContracts

/// The result of importing a coffee journal: records of each kind, findings, unknown fields
/// (IMP-004).
struct BeanconquerorReport {
  let file: String
  let isDryRun: Bool
  /// The service's responses, added up.
  private(set) var whole = CatalogV1.ImportCoffeeRecordsResponse()
  private(set) var sent = 0
  var equipment = 0
  private var local: ImportFindings
  private var unplaced: [String: Int] = [:]
  private var lossy: [String: Int] = [:]
  private var leftOut = 0

  init(file: String, isDryRun: Bool, findings: ImportFindings) {
    self.file = file
    self.isDryRun = isDryRun
    local = ImportFindings()
    add(findings)
  }

  mutating func add(_ answer: CatalogV1.ImportCoffeeRecordsResponse, records: Int) {
    sent += records
    whole.coffees = BeanconquerorReport.sum(whole.coffees, answer.coffees)
    whole.recipes = BeanconquerorReport.sum(whole.recipes, answer.recipes)
    whole.brews = BeanconquerorReport.sum(whole.brews, answer.brews)
    append(answer.findings)
    whole.moreFindings += answer.moreFindings
  }

  mutating func add(_ findings: ImportFindings) {
    append(
      findings.list.map {
        CatalogV1.ImportFinding(
          kind: $0.record,
          field: $0.field,
          message: $0.message,
          rejected: $0.isRejected
        )
      }
    )
    whole.moreFindings += Int32(clamping: findings.more)
    leftOut += findings.rejected
    unplaced.merge(findings.unplaced, uniquingKeysWith: +)
    lossy.merge(findings.lossy, uniquingKeysWith: +)
  }

  mutating func note(_ record: String, _ field: String, _ message: String) {
    append([CatalogV1.ImportFinding(kind: record, field: field, message: message)])
  }

  private mutating func append(_ findings: [CatalogV1.ImportFinding]) {
    let room = max(0, ImportFindings.shown - whole.findings.count)
    whole.findings += findings.prefix(room)
    whole.moreFindings += Int32(clamping: max(0, findings.count - room))
  }

  private static func sum(
    _ lhs: CatalogV1.ImportedCounts?,
    _ rhs: CatalogV1.ImportedCounts?
  ) -> CatalogV1.ImportedCounts {
    var sum = lhs ?? CatalogV1.ImportedCounts()
    guard let rhs else { return sum }
    sum.created += rhs.created
    sum.changed += rhs.changed
    sum.unchanged += rhs.unchanged
    sum.deleted += rhs.deleted
    sum.rejected += rhs.rejected
    return sum
  }

  /// Records that were rejected.
  private var rejected: Int {
    leftOut
      + [whole.coffees, whole.recipes, whole.brews].reduce(0) { $0 + Int($1?.rejected ?? 0) }
  }

  private var isCutOff: Bool { whole.findings.contains { $0.message.hasPrefix("ends too early") } }

  /// The failure to report when a part of the file is missing.
  var failure: CommandFailure? {
    guard rejected > 0 || isCutOff else { return nil }
    let verb = isDryRun ? "would be" : rejected == 1 ? "was" : "were"
    let records = rejected > 0 ? "\(counted(rejected, "record")) \(verb) left out" : ""
    let end = isCutOff ? "the file ends too early" : ""
    return CommandFailure(
      .partial,
      "invalid_record",
      [records, end].filter { !$0.isEmpty }.joined(separator: ", and ").capitalizedFirst + ".",
      hint: "Correct the file and run the import again: existing records stay unchanged."
    )
  }

  /// Stored records are kept, so the message must say how far the import went.
  func broken(_ error: any Error) -> any Error {
    let report = FailureReport(error)
    return CommandFailure(
      .partial,
      report.code,
      "\(counted(sent, "record")) were imported, then: \(report.message)",
      hint: "Run the import again: existing records stay unchanged."
    )
  }

  func lines(_ style: Style) -> [String] {
    let kinds = [
      ("coffee", whole.coffees), ("recipe", whole.recipes), ("brew", whole.brews),
    ].map { ($0.0, $0.1 ?? CatalogV1.ImportedCounts()) }
    let created = kinds.map { counted($0.1.created, $0.0) }.joined(separator: ", ")
    var lines = [
      isDryRun
        ? "\(created) would be imported from \(file); nothing was changed."
        : style.paint("\(created) imported", .heading) + " from \(file)."
    ]
    let others: [(String, KeyPath<CatalogV1.ImportedCounts, Int32>)] = [
      (isDryRun ? "would change" : "changed", \.changed), ("here already", \.unchanged),
      ("deleted here and not restored", \.deleted),
    ]
    for (words, count) in others {
      let parts = kinds.filter { $0.1[keyPath: count] > 0 }.map {
        counted($0.1[keyPath: count], $0.0)
      }
      if !parts.isEmpty { lines.append("\(parts.joined(separator: ", ")) \(words).") }
    }
    if equipment > 0 {
      lines.append(
        "\(counted(equipment, "method or grinder", "methods and grinders")) added to yours."
      )
    }
    lines += lossy.sorted { $0.key < $1.key }.map {
      style.paint("⚠ \($0.key) (\($0.value)).", .orange)
    }
    lines += whole.findings.map { finding in
      let id = finding.sourceID.isEmpty ? "" : " \(SafeText.line(finding.sourceID))"
      let field = finding.field.isEmpty ? "" : " (\(SafeText.line(finding.field)))"
      return style.paint(
        "⚠ \(SafeText.line(finding.kind))\(id)\(field): \(SafeText.line(finding.message))",
        .orange
      )
    }
    if whole.moreFindings > 0 { lines.append("And \(whole.moreFindings) similar findings.") }
    if !unplaced.isEmpty { lines.append("Not supported here: \(ImportPage.list(unplaced)).") }
    return lines
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
