import AnalyticsDomain
import Testing
import Vocabulary

@Suite("An export of a phone's health data")
struct HealthExportTests {
  private func items(
    _ text: String,
    pieces: Int = 1 << 20
  ) throws -> [HealthExportReader.Item] {
    var reader = HealthExportReader()
    var found: [HealthExportReader.Item] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      try reader.read(rest.prefix(pieces)) { found.append($0) }
      rest = rest.dropFirst(pieces)
    }
    _ = try reader.end()
    return found
  }

  private func record(_ attributes: String) throws -> HealthExportReader.Item? {
    try items("<HealthData><Record \(attributes)/></HealthData>").first
  }

  private static let day = Timestamp(millisecondsSinceEpoch: 1_461_054_332_000)

  @Test(
    "has weights and drinks in their units (FST-083)",
    arguments: [
      ("BodyMass", "kg", "81.6", 81_600), ("BodyMass", "g", "81600", 81_600),
      ("BodyMass", "lb", "180", 81_647), ("BodyMass", "st", "12.5", 79_379),
      ("DietaryWater", "mL", "250", 250), ("DietaryWater", "L", "0.5", 500),
      ("DietaryWater", "fl_oz_us", "8", 237),
    ]
  )
  func units(_ type: String, _ unit: String, _ value: String, _ amount: Int) throws {
    let item = try record(
      """
      type="HKQuantityTypeIdentifier\(type)" sourceName="Scale &amp; Co" unit="\(unit)" \
      startDate="2016-04-19 01:25:32 -0700" endDate="2016-04-19 01:25:32 -0700" value="\(value)"
      """
    )
    guard case .sample(let sample) = item else {
      Issue.record("\(String(describing: item))")
      return
    }
    #expect(sample.amount == amount && sample.start == Self.day)
    #expect(sample.sourceName == "Scale & Co" && sample.line == 1)
  }

  @Test(
    "has broken records with their reasons (FST-087)",
    arguments: [
      ("unit=\"kg\" startDate=\"2016-04-19\" value=\"80\"", HealthImportFault.noDate),
      ("unit=\"kg\" startDate=\"2016-02-30 01:25:32 -0700\" value=\"80\"", .noDate),
      ("unit=\"kg\" value=\"80\"", .noDate),
      ("unit=\"kg\" startDate=\"2016-04-19 01:25:32 -0700\" value=\"much\"", .notANumber),
      ("unit=\"kg\" startDate=\"2016-04-19 01:25:32 -0700\" value=\"nan\"", .notANumber),
      ("unit=\"kg\" startDate=\"2016-04-19 01:25:32 -0700\" value=\"1e300\"", .outOfRange),
      ("unit=\"stone\" startDate=\"2016-04-19 01:25:32 -0700\" value=\"80\"", .wrongUnit),
      ("startDate=\"2016-04-19 01:25:32 -0700\" value=\"80\"", .wrongUnit),
    ]
  )
  func broken(_ attributes: String, _ fault: HealthImportFault) throws {
    let item = try record("type='HKQuantityTypeIdentifierBodyMass' \(attributes)")
    let start = fault == .noDate ? nil : Self.day
    #expect(item == .broken(.weight, fault, line: 1, start: start))
  }

  @Test("has the same records in chunks of any size, with their lines")
  func pieces() throws {
    let text = """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE HealthData [
      <!-- it isn't <a> "record -->
      <!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
      <!ATTLIST Record type CDATA #REQUIRED note CDATA "a > b">
      ]>
      <HealthData locale="en_US">
       <!-- <Record type="HKQuantityTypeIdentifierBodyMass"/> -->
       <Record type="HKQuantityTypeIdentifierHeartRate" value="72"><MetadataEntry key="a" value=">"/></Record>
       <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" value="HKCategoryValueSleepAnalysisInBed" startDate="2016-04-19 01:25:32 -0700" endDate="2016-04-19 07:25:32 -0700"/>
       <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" value="HKCategoryValueSleepAnalysisAsleepREM" startDate="2016-04-19 01:25:32 -0700" endDate="2016-04-19 07:25:32 -0700"/>
       <Correlation><Record type="HKQuantityTypeIdentifierBodyMass"/></Correlation>
       <![CDATA[ <Record type="HKQuantityTypeIdentifierBodyMass"/> ]]>
       <Record type="HKQuantityTypeIdentifierBodyMass" device="&lt;&lt;HK: 0x2&gt;" startDate="none"/>
      </HealthData>
      """
    let whole = try items(text)
    #expect(whole.count == 4)
    #expect(whole[0] == .ignored && whole[1] == .ignored)
    if case .sample(let sample) = whole[2] {
      #expect(sample.type == .sleep && sample.line == 11)
      #expect(sample.end.map { $0 - sample.start } == .seconds(6 * 3_600))
    } else {
      Issue.record("\(whole[2])")
    }
    #expect(whole[3] == .broken(.weight, .noDate, line: 14))
    for size in 1...40 { #expect(try items(text, pieces: size) == whole, "pieces of \(size)") }
  }

  @Test(
    "is refused when it is invalid, with the reason",
    arguments: [
      "", "   ", "{}", "<html></html>", "date;weight", "<a", "< >", "</HealthData>",
      "<HealthData <Record/>", "\u{FF}\u{FE}<",
    ]
  )
  func none(_ text: String) {
    #expect(throws: HealthRefusal.self) { _ = try items(text) }
  }

  @Test(
    "that is malformed in the middle has the place and the reason (FST-087)",
    arguments: [
      ("<HealthData>\n<Record <Record/>", HealthImportFault.tagInsideTag, 2),
      ("<HealthData>\n\n" + String(repeating: "<a>", count: 65), .tooDeep, 3),
      ("<HealthData>\n<>", .malformed, 2),
    ]
  )
  func malformed(_ text: String, _ fault: HealthImportFault, _ line: Int) {
    var reader = HealthExportReader()
    #expect(throws: HealthRefusal.self) { try reader.read(Array(text.utf8)[...]) { _ in } }
    #expect(reader.isExport)
    #expect(reader.malformed?.fault == fault && reader.malformed?.line == line)
  }

  @Test("lists the 20 lowest lines, and always the place that stopped it (FST-087)")
  func findings() {
    var (late, early) = (HealthImportTally(), HealthImportTally())
    for line in (21...60).reversed() { late.reject(.weight, .noDate, line: line) }
    for line in 1...5 { early.reject(.sleep, .outOfRange, line: line) }
    late.add(early)
    #expect(late.findings.map(\.line) == Array(1...5) + Array(21...35))
    #expect(late.faults == [.noDate: 40, .outOfRange: 5])
    late.stop(.malformed, line: 99)
    #expect(late.findings.map(\.line) == Array(1...5) + Array(21...34) + [99])
    #expect(late.findings.last?.type == nil)
  }

  @Test("expands no entity and loads no file (FST-087)")
  func entities() throws {
    let text = """
      <!DOCTYPE HealthData [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
      <HealthData><Record type="HKQuantityTypeIdentifierBodyMass" sourceName="&b;&x;&#65;&#x42;&#xD800;" unit="kg" startDate="2016-04-19 01:25:32 -0700" value="80"/></HealthData>
      """
    guard case .sample(let sample) = try items(text).first else {
      Issue.record("no record")
      return
    }
    #expect(sample.sourceName == "&b;&x;AB&#xD800;")
  }

  @Test("uses no more memory for long tags, long names and deep elements")
  func bounded() throws {
    let long = String(repeating: "x", count: MarkupScanner.longestTag + 100)
    let text = """
      <HealthData><Record type="HKQuantityTypeIdentifierBodyMass" a="\(long)"/>
      <Record type="HKQuantityTypeIdentifierBodyMass" a="\(long)"><M/></Record><\(long)/>
      <Record type="HKQuantityTypeIdentifierHeartRate"/></HealthData>
      """
    #expect(
      try items(text) == [
        .broken(.weight, .tooLong, line: 1), .broken(.weight, .tooLong, line: 2), .ignored,
      ]
    )
    let deep = "<HealthData>" + String(repeating: "<a>", count: 100)
    #expect(throws: HealthRefusal.self) { _ = try items(deep) }
    let endless = "<!DOCTYPE HealthData [" + String(repeating: " ", count: 2 << 20)
    #expect(throws: HealthRefusal.self) { _ = try items(endless) }
  }

  @Test(
    "that is truncated or damaged anywhere never loses more than the rest (FST-134)",
    arguments: 0..<UInt64(40)
  )
  func damaged(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    let line =
      "<Record type=\"HKQuantityTypeIdentifierBodyMass\" sourceName='a\"b' unit=\"kg\" startDate=\"2016-04-19 01:25:32 -0700\" value=\"80\"/>\n"
    let text =
      "<?xml?><!DOCTYPE a [<!-- ' -->]><HealthData>" + String(repeating: line, count: 20)
      + "</HealthData>"
    for _ in 0..<50 {
      var bytes = Array(text.utf8)
      for _ in 0..<(1 + next(4)) { bytes[next(bytes.count)] = UInt8(next(256)) }
      bytes.removeLast(next(bytes.count))
      var reader = HealthExportReader()
      var samples = 0
      var rest = bytes[...]
      do {
        while !rest.isEmpty {
          let size = 1 + next(300)
          try reader.read(rest.prefix(size)) { item in
            if case .sample = item { samples += 1 }
          }
          rest = rest.dropFirst(size)
        }
        _ = try reader.end()
      } catch {}
      #expect(samples <= 20)
    }
  }
}
