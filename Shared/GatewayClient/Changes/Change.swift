import Foundation
package import GatewayContracts
public import RuntimeContracts
public import Wire

/// Something that happened in the household, with where to go on after it.
public struct Change: Sendable, Hashable {
  /// What happened, as it was stored: its kind, when, in whose list, who did it.
  public let event: FeedV1.Event
  /// Give it to ``DaybookClient/changes(since:)`` to go on after this change.
  public let cursor: ChangeCursor

  /// - Returns: `nil` for a heartbeat.
  package init?(_ response: GatewayV1.WatchResponse) {
    guard let event = response.event else { return nil }
    self.event = event
    cursor = ChangeCursor(bytes: Array(response.cursor))
  }

  /// The record after the change, where it is of this type.
  ///
  /// - Throws: ``WireError`` when the body cannot be read.
  public func body<Body: Message>(as type: Body.Type) throws(WireError) -> Body? {
    try event.body?.unpacked(as: type)
  }
}

/// A place in the household's changes, which can be kept as text across restarts.
public struct ChangeCursor: Sendable, Hashable, LosslessStringConvertible {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the text form; `nil` when it is none.
  public init?(_ description: String) {
    guard let data = Data(base64Encoded: description), !data.isEmpty else { return nil }
    bytes = [UInt8](data)
  }

  /// The cursor as text.
  public var description: String { Data(bytes).base64EncodedString() }
}
