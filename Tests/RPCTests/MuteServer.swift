@testable import RPC

/// Opens a connection and then says nothing any more, as a process that hangs.
final class MuteServer: LinkReceiver {
  private let link: Link
  private var opening = ServerOpening(settings: Settings(), keys: [])
  private var isOpen = false

  init(_ link: Link) {
    self.link = link
  }

  func linkReceived(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard !isOpen else { return bytes.count }
    var used = 0
    var output: [UInt8] = []
    let progress = try? opening.received(bytes, used: &used, output: &output)
    link.output.append(contentsOf: output)
    link.needsFlush()
    isOpen = progress != .waiting
    return used
  }

  func linkWillWrite() {}

  func linkDidWrite() {}

  func linkClosed(_ why: String) {}
}
