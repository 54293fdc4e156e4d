import AnalyticsContracts
import RuntimeContracts
import Testing
import Vocabulary

@testable import CommandLineTool

@Suite("Daybook's own file of health records")
struct HealthRecordsTests {
  @Test("keeps every millisecond of a time that it is imported with again (FST-085)")
  func milliseconds() throws {
    let second = try #require(DateReader.instant(iso: "2026-11-21T08:00:01Z", in: .utc))
    let later = try #require(DateReader.instant(iso: "2026-11-21T08:00:01.001Z", in: .utc))
    #expect(later - second == .milliseconds(1))
    for rest in 0..<1_000 {
      let instant = second + .milliseconds(rest)
      #expect(DateReader.instant(iso: HealthFileRow.text(instant), in: .utc) == instant)
    }
  }

  @Test("has running fasts without an end, and no fast whose end is not a date (FST-083, FST-087)")
  func runningFast() throws {
    let csv = HealthRecords(
      daybook: CSVTable(
        """
        type,start,end,goal_hours
        fasting,2026-11-20T19:00:00Z,,18
        fasting,2026-11-18T19:00:00Z,soon,18
        """
      )
    )
    #expect(csv.samples.map(\.goalHours) == [18])
    #expect(csv.samples.allSatisfy { $0.end == nil })
    #expect(csv.faults == [3])
    let json = #"{"entries":[{"type":"fasting","start":"2026-11-20T19:00:00Z"}]}"#
    let records = try HealthRecords(json: Array(json.utf8))
    #expect(records.samples.count == 1 && records.samples[0].end == nil)
  }

  @Test("names the sources of its records; those of an export have one name (FST-085)")
  func sources() {
    let csv = HealthRecords(
      daybook: CSVTable(
        """
        type,start,millilitres,source
        water,2026-11-20T19:00:00Z,250,manual
        water,2026-11-20T20:00:00Z,250,import
        water,2026-11-20T21:00:00Z,250,
        water,2026-11-20T22:00:00Z,250,Bottle
        """
      )
    )
    #expect(csv.samples.map(\.sourceName) == ["daybook", "daybook", "daybook", "Bottle"])
  }
}
