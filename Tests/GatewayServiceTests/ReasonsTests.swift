import Foundation
import GatewayDomain
import RPC
import Testing
import Vocabulary

@testable import GatewayService

/// The table of section 10.1 of PROTOCOL.md beside the gateway's code.
@Suite("The reasons of a gateway")
struct ReasonsTests {
  /// One reason with its status.
  private struct Reason: Hashable, Comparable, CustomStringConvertible {
    let status: String
    let reason: String

    var description: String { "\(status) \(reason)" }

    static func < (left: Reason, right: Reason) -> Bool { left.description < right.description }
  }

  @Test("are all listed in the protocol, with their status, and no others")
  func table() throws {
    let (table, code) = (try Self.table, try Self.code)
    #expect(table.sorted() == code.sorted())
    // The reasons that the protocol defines are among them.
    for reason in ["not_signed_in", "token_revoked", "rate_limited", "too_many_watches"] {
      #expect(table.contains { $0.reason == reason })
    }
  }

  @Test("have a meaning for each")
  func meanings() throws {
    for row in try Self.rows { #expect(row.count == 3 && row[2].count > 10, "\(row)") }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  private static var rows: [[String]] {
    get throws {
      let file = root.appending(path: "Shared/RPC/PROTOCOL.md")
      let text = try String(contentsOf: file, encoding: .utf8)
      let block = try #require(
        text.components(separatedBy: "<!-- gateway reasons -->").last?
          .components(separatedBy: "<!-- /gateway reasons -->").first
      )
      return block.split(separator: "\n").dropFirst(2).map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    }
  }

  private static var table: Set<Reason> {
    get throws {
      Set(
        try rows.flatMap { row in
          row[1].split(separator: "`").filter { $0.first?.isLetter == true }
            .map { Reason(status: row[0], reason: String($0)) }
        }
      )
    }
  }

  /// Every error that the gateway's sources create: the literals of each `RPCError(…)`, and those without literals.
  private static var code: Set<Reason> {
    get throws {
      let fields = InvalidField.Reason.allCases.map { reason in
        let error = DirectoryRefusal.invalid([InvalidField("field", reason)]).rpcError
        return Reason(status: error.code.name, reason: error.reason)
      }
      let several = DirectoryRefusal.invalid([
        InvalidField("a", .required), InvalidField("b", .tooLong),
      ]).rpcError
      let nothing = try #require(
        MissingPart.allMissing([MissingPart(reason: "no_answer", message: "")])
      )
      var found = Set(fields)
      for refusal in calendarRefusals {
        found.insert(Reason(status: refusal.rpcError.code.name, reason: refusal.rpcError.reason))
      }
      let consent = AccessRefusal.noConsent(.health).rpcError
      found.insert(Reason(status: consent.code.name, reason: consent.reason))
      found.insert(Reason(status: several.code.name, reason: several.reason))
      found.insert(Reason(status: "UNAVAILABLE", reason: nothing.reason))
      // Forwarded from the connection to a service, under its name.
      found.insert(Reason(status: "UNAVAILABLE", reason: "connection_lost"))
      let literal = /RPCError\(\s*\.([a-zA-Z]+),\s*"([a-z_]+)"/
      let folder = root.appending(path: "Services/Gateway")
      let sources = try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      )
      var count = 0
      for case let file as URL in sources where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: literal) {
          found.insert(Reason(status: statusName(match.output.1), reason: String(match.output.2)))
          count += 1
        }
      }
      #expect(count > 20, "the sources are where this looks for them")
      return found
    }
  }

  /// Refusals of the calendar, whose errors are created by a helper.
  private static let calendarRefusals: [CalendarRefusal] = [
    .invalidPeriod(.missing), .tooFarBack(first: .first), .tooManyPeriods,
    .tooManyHolidays(year: 2026), .tooManyHolidayRecords, .tooManyRestDays,
    .invalidWeekday(index: 0), .invalidKind,
    .textTooLong(field: "note", limit: 200), .textTooLong(field: "name", limit: 50),
    .textNotPrintable(field: "note"),
  ]

  /// `permissionDenied` as `PERMISSION_DENIED`.
  private static func statusName(_ name: Substring) -> String {
    name.map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
  }
}
