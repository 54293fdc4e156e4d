import Foundation
package import GatewayContracts
public import RuntimeContracts
public import Wire

/// An event of the household, with the cursor after it.
public struct Change: Sendable, Hashable {
  /// The stored event: its kind, its time, the owner of its list, the actor.
  public let event: FeedV1.Event
  /// Pass it to ``DaybookClient/changes(since:)`` to continue after this change.
  public let cursor: ChangeCursor

  /// - Returns: `nil` for a heartbeat.
  package init?(_ response: GatewayV1.WatchResponse) {
    guard let event = response.event else { return nil }
    self.event = event
    cursor = ChangeCursor(bytes: Array(response.cursor))
  }

  /// The record after the change, if it is of this type.
  ///
  /// - Throws: ``WireError`` if the body cannot be decoded.
  public func body<Body: Message>(as type: Body.Type) throws(WireError) -> Body? {
    try event.body?.unpacked(as: type)
  }
}

/// A position in the household's changes, which can be stored as text.
public struct ChangeCursor: Sendable, Hashable, LosslessStringConvertible {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the text form; `nil` if it is invalid.
  public init?(_ description: String) {
    guard let data = Data(base64Encoded: description), !data.isEmpty else { return nil }
    bytes = [UInt8](data)
  }

  /// The cursor as text.
  public var description: String { Data(bytes).base64EncodedString() }
}
