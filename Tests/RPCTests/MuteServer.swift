@testable import RPC

/// Opens a connection and then sends nothing, like a hanging process.
///
/// Touched on its loop only.
final class MuteServer: LinkReceiver, @unchecked Sendable {
  let link: Link
  /// Whether it also reads nothing.
  private let isStopped: Bool
  /// Bytes received after the opening.
  private(set) var heard = 0
  private var opening = ServerOpening(settings: Settings(), keys: [])
  private var isOpen = false

  init(_ link: Link, isStopped: Bool = false) {
    self.link = link
    self.isStopped = isStopped
  }

  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard !isOpen else {
      heard += bytes.count
      return bytes.count
    }
    var used = 0
    var output: [UInt8] = []
    let progress = try? opening.received(bytes, used: &used, output: &output)
    link.output.append(contentsOf: output)
    link.needsFlush()
    isOpen = progress != .waiting
    if isOpen, isStopped { link.pauseReading() }
    return used
  }

  func linkWillWrite() {}

  func linkDidWrite() {}

  func linkClosed(_ why: String) {}
}
