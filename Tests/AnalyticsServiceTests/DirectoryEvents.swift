import AnalyticsContracts
import GatewayContracts
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Vocabulary
import Wire

@testable import AnalyticsService

extension FeedEvent {
  /// An event with this body, one second after the one before.
  static func number(
    _ sequence: UInt64,
    about entity: String,
    in space: Space? = Family.mia,
    on day: LocalDay = Family.monday,
    body: some EventBody
  ) throws -> FeedEvent {
    var event = FeedV1.Event(epoch: 1, sequence: sequence, spaceNumber: sequence)
    event.at = .init(Timestamp(millisecondsSinceEpoch: Int64(sequence) * 1_000))
    event.localDay = day
    event.householdID = space?.household ?? Family.home
    event.spaceID = space?.member
    event.kind = type(of: body).eventKind
    event.entityID = entity
    event.body = .init(
      typeUrl: "type.googleapis.com/" + type(of: body).fullName,
      value: body.encoded()[...]
    )
    guard let read = FeedEvent(event) else { throw IncompleteSample() }
    return read
  }

  private struct IncompleteSample: Error {}

  /// An event of the gateway's directory.
  static func directory(
    _ sequence: UInt64,
    _ body: some EventBody,
    in space: Space? = Family.mia,
    on day: LocalDay = Family.monday.advanced(by: 5)
  ) throws -> FeedEvent {
    try number(sequence, about: "entity", in: space, on: day, body: body)
  }

  /// Mia is away.
  static func away(
    _ sequence: UInt64,
    _ first: LocalDay,
    _ last: LocalDay,
    _ kind: GatewayV1.AwayKind,
    id: UInt64 = 1,
    revision: UInt64 = 1,
    in space: Space = Family.mia
  ) throws -> FeedEvent {
    try directory(
      sequence,
      GatewayV1.AwayPeriodSet(
        period: GatewayV1.AwayPeriod(
          id: .sample(id),
          memberID: space.member,
          firstDay: first,
          lastDay: last,
          kind: kind,
          revision: revision
        )
      ),
      in: space
    )
  }
}

extension TemporaryLedger {
  /// Applies `events` of the directory in one transaction.
  func applyDirectory(_ events: [FeedEvent]) async throws {
    try await store.write { context in
      for event in events { try DirectoryConsumer.apply(event, context, .silent) }
    }
  }

  /// Every stored figure, as text.
  func figures() async throws -> [String] {
    try await store.read { connection in
      try connection.all(
        """
        SELECT hex(household) || hex(member) || source || '/' || day || '/' || points || '/' || completions
        FROM day_score WHERE points <> 0 OR completions <> 0
        UNION ALL SELECT hex(household) || hex(member) || source || '//' || points FROM total_score
        ORDER BY 1
        """
      ) { try $0.value(0) }
    }
  }
}
