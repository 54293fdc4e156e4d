import AnalyticsContracts
import RuntimeContracts
import Testing
import Vocabulary

@testable import CommandLineTool

@Suite("Weights of another program")
struct WeightCSVTests {
  private let calendar: HouseholdCalendar
  /// Saturday, 21 November 2026, 10:00 in Berlin.
  private let now: Timestamp

  init() throws {
    calendar = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
    now = try #require(DateReader.instant(iso: "2026-11-21T09:00:00Z", in: .utc))
  }

  private func read(_ text: String) throws(CommandFailure) -> WeightCSV {
    try WeightCSV(CSVTable(text), unit: nil, calendar)
  }

  private func starts(_ csv: WeightCSV) -> [String] {
    csv.samples.compactMap { $0.start.flatMap { Timestamp($0) } }.map(HealthFileRow.text)
  }

  @Test(
    "have the time that is written, with AM, PM or an offset (FST-083)",
    arguments: [
      ("11/20/2026, 7:05:00 PM", "2026-11-20T18:05:00Z"),
      ("11/20/2026 12:30 AM", "2026-11-19T23:30:00Z"),
      ("11/20/2026 12:30pm", "2026-11-20T11:30:00Z"),
      ("11/20/2026 7:05\u{202F}p.m.", "2026-11-20T18:05:00Z"),
      ("2026-11-20 07:00:00 +0000", "2026-11-20T07:00:00Z"),
      ("2026-11-20 07:00:00-05:00", "2026-11-20T12:00:00Z"),
      ("2026-11-20T07:00:00.250Z", "2026-11-20T07:00:00.250Z"),
      ("2026-11-20 07:00 UTC", "2026-11-20T07:00:00Z"),
      ("2026-11-20 07:00", "2026-11-20T06:00:00Z"),
      ("20.11.2026 07:05 Uhr", "2026-11-20T06:05:00Z"),
      ("2026-11-20", "2026-11-20T11:00:00Z"),
      ("2026-11-21", "2026-11-21T11:00:00Z"),
      ("2026-11-22", "2026-11-22T11:00:00Z"),
    ]
  )
  func times(text: String, start: String) throws {
    let csv = try read("Date,Weight (kg)\n\"\(text)\",81.5\n")
    #expect(starts(csv) == [start])
    #expect(csv.faults.isEmpty)
  }

  @Test(
    "are not given another time than the one that cannot be read (FST-087)",
    arguments: [
      "13:05 PM", "0:30 AM", "25:00", "07:00 CET", "07:00 +0100 x", "early", "07:00 PM AM",
    ]
  )
  func unreadableTimes(time: String) throws {
    let csv = try read("Date,Weight (kg)\n2026-11-19,82\n2026-11-20 \(time),81.5\n")
    #expect(csv.lines == [2])
    #expect(csv.faults == [3])
  }

  @Test("have the time of a column of its own, if their date has none (FST-083)")
  func timeColumn() throws {
    let csv = try read(
      """
      Date,Time,Weight (kg)
      2026-11-18,7:05 PM,81.5
      2026-11-19,,81.4
      2026-11-20 00:00:00,06:30,81.3
      2026-11-20,morning,81.2
      """
    )
    let wanted = ["2026-11-18T18:05:00Z", "2026-11-19T11:00:00Z", "2026-11-20T05:30:00Z"]
    #expect(starts(csv) == wanted)
    #expect(csv.faults == [5])
  }

  @Test(
    "are those of the column that is the member's weight (FST-083)",
    arguments: [
      "Date,Goal weight (kg),Weight (kg)", "Datum,Zielgewicht (kg),Gewicht (kg)",
      "Date,Fat-free weight (kg),Body Weight (kg)", "Date,Weight target,Morning weight kg",
      "Date,Weighted BMI,Weight in kg",
    ]
  )
  func column(header: String) throws {
    let csv = try read("\(header)\n2026-11-20,70,81.5\n")
    #expect(csv.samples.map(\.grams) == [81_500])
    #expect(try read("Date,Goal weight (kg)\n2026-11-20,70\n").samples.map(\.grams) == [70_000])
  }

  @Test("are imported without the rows that cannot be read (FST-087)")
  func faults() throws {
    let csv = try read(
      """
      Date,Weight (kg)
      13/11/2026,81.5
      Average,81.2
      31/02/2026,81
      02/11/2026,80
      14/11/2026
      15/11/2026,much
      """
    )
    #expect(starts(csv) == ["2026-11-13T11:00:00Z", "2026-11-02T11:00:00Z"])
    #expect(csv.lines == [2, 5])
    #expect(csv.faults == [3, 4, 6, 7])
  }

  @Test(
    "are refused if their dates are ambiguous, contradict each other, or are none (FST-087)",
    arguments: [
      ("01/02/2026,82\nAverage,82", "day or month first"),
      ("13/11/2026,82\n11/14/2026,82", "not all written in one order"),
      ("Average,82\n2026-02-30,82", "no row has a date"),
    ]
  )
  func refused(rows: String, reason: String) {
    let failure = #expect(throws: CommandFailure.self) {
      try read("Date,Weight (kg)\n\(rows)\n")
    }
    #expect(failure?.message.contains(reason) == true, "\(String(describing: failure))")
    #expect(failure?.exit == .invalid)
  }
}
