import GatewayClient
import GatewayContracts
import RPC
import Vocabulary

/// Parses `FIRST..LAST`, or one day.
struct DaySpanText {
  let first: LocalDay
  let last: LocalDay

  init(_ text: String, _ dates: DateReader) throws(CommandFailure) {
    guard let dots = text.firstRange(of: "..") else {
      first = try dates.day(of: text)
      last = first
      return
    }
    first = try dates.day(of: String(text[..<dots.lowerBound]))
    last = try dates.day(of: String(text[dots.upperBound...]))
    guard first <= last else {
      throw .invalid(
        "invalid_period",
        "“\(SafeText.line(text))” ends before it begins."
      )
    }
  }
}

extension TimeWriter {
  /// `2026-12-24..2027-01-02`, in a form that can be typed.
  func span(_ first: LocalDay?, _ last: LocalDay?) -> String {
    guard let first else { return "" }
    let last = last ?? first
    return first == last ? format.text(first) : "\(format.text(first))..\(format.text(last))"
  }
}

/// Sentences about a calendar change's effect on streaks.
struct StreakEffectLines {
  private let effect: GatewayV1.StreakEffect?
  private let names: [MemberID: String]
  private let style: Style

  init(_ effect: GatewayV1.StreakEffect?, _ session: Session) async throws {
    self.effect = effect
    style = session.style
    let caller = try await session.whoAmI().member?.id
    var names: [MemberID: String] = [:]
    for change in effect?.changes ?? [] where change.memberID != caller {
      let people = try await session.members()
      for person in people { if let id = person.id { names[id] = person.name } }
      break
    }
    if let caller { names[caller] = nil }
    self.names = names
  }

  var lines: [String] {
    guard let effect else { return [] }
    var lines = effect.changes.flatMap(sentences)
    if effect.unavailable { lines.append("Streaks cannot be counted at the moment; they follow.") }
    return lines
  }

  private func sentences(_ change: GatewayV1.StreakChange) -> [String] {
    let name = change.memberID.flatMap { names[$0] }
    let whose = name.map { "The streak of \(SafeText.line($0))" } ?? "Your streak"
    var lines: [String] = []
    if change.currentBefore != change.currentAfter {
      lines.append(
        "\(whose) is \(counted(change.currentAfter, "day")) now; it was \(change.currentBefore)."
      )
    }
    if change.longestBefore != change.longestAfter {
      lines.append(
        "\(whose.replacing("streak", with: "longest streak")) is "
          + "\(counted(change.longestAfter, "day")) now; it was \(change.longestBefore)."
      )
    }
    return lines
  }
}
