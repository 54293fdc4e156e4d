/// The timers of a connection: the rest of a frame, the ACK of a PING, idleness.
extension ClientConnection {
  func timerFired(_ cookie: UInt64) {
    switch Timer(rawValue: cookie) {
    case .frame: endLateFrame()
    case .keepalive: keepalive()
    case .idle: closeIfIdle()
    case nil: break
    }
  }

  func watchFrame(isPartial: Bool, hasMoved: Bool) {
    if hasMoved || !hasPartialFrame { framePatience.restart(loop.turnTime) }
    guard isPartial != hasPartialFrame else { return }
    hasPartialFrame = isPartial
    loop.disarm(frameTimer)
    if isPartial { awaitFrame(framePatience.time) }
  }

  private func awaitFrame(_ time: Duration) {
    frameTimer = loop.arm(after: time, self, cookie: Timer.frame.rawValue)
  }

  private func endLateFrame() {
    let left = framePatience.left(loop.now)
    guard left <= .zero else { return awaitFrame(left) }
    end(with: ConnectionFault(.slow, "frame not complete in time"))
  }

  func watchIdleness(after delay: Duration) {
    idleTimer = loop.arm(after: delay, self, cookie: Timer.idle.rawValue)
  }

  /// Closes an idle connection; the next call opens another.
  private func closeIfIdle() {
    guard let idleTime = channel?.settings.idleTime else { return }
    let watches = machine.openCalls.count { $0 === ownWatch }
    let silence = idleness.silence(
      calls: machine.streamCount,
      watches: watches,
      newest: machine.highestStream,
      lastRead: alive.lastRead,
      now: loop.now
    )
    guard silence >= idleTime else { return watchIdleness(after: idleTime - silence) }
    way?.lost(self)
    link.output.appendGoAway(GoAwayFrame(last: 0, code: .none, text: "idle"))
    link.closeWhenWritten("idle")
  }

  func watchPeer() {
    guard keepaliveTimer == .none, let channel else { return }
    watchPeer(after: channel.settings.keepaliveTime)
  }

  private func watchPeer(after delay: Duration) {
    keepaliveTimer = loop.arm(after: delay, self, cookie: Timer.keepalive.rawValue)
  }

  /// Sends PING to a silent server that owes answers.
  private func keepalive() {
    keepaliveTimer = .none
    let sent = (link.unacknowledged, link.output.count)
    switch alive.step(loop.now, hasCalls: machine.streamCount > 0, sent) {
    case .rest: machine.rest()
    case .wait(let delay): watchPeer(after: delay)
    case .ask(let delay):
      _ = machine.sendPing(loop.randomNumber(), output: &link.output)
      link.needsFlush()
      watchPeer(after: delay)
    case .dead: end(with: ConnectionFault(.keepalive, "ping not answered"))
    }
  }
}
