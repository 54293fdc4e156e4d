/// Timeouts, and the end of a connection.
extension ServerConnection {
  func timerFired(_ cookie: UInt64) {
    switch fired(cookie) {
    case .frame: endLateFrame()
    case .write: endUntaken()
    case .keepalive: keepalive()
    case .drain: finishUnanswered()
    case .age: retire(.age)
    case .idle: retireIfIdle()
    case .grace: endGrace()
    case .pause: endPaused()
    case .reader: endUnread()
    case nil: break
    }
  }

  func watchFrame(isPartial: Bool, hasMoved: Bool) {
    switch input.read(isPartial: isPartial, hasMoved: hasMoved, loop.turnTime) {
    case true?: arm(.frame, input.frameTime)
    case false?: disarm(.frame)
    case nil: break
    }
  }

  func endLateFrame() {
    // The missing bytes may be in the read queue.
    if isQueued { return arm(.frame, input.frameTime) }
    let left = input.timeLeft(loop.now)
    guard left <= .zero else { return arm(.frame, left) }
    end(with: ConnectionFault(.slow, "frame not complete in time"))
  }

  /// Watches pending output, of which the link took `count` bytes.
  func watchOutput(_ count: Int) {
    if output.waits(after: count, unacknowledged: link.unacknowledged, loop.now) {
      arm(.write, server.settings.writeTime)
    }
  }

  /// Starts the time in which the peer has to acknowledge more of the last output.
  func watchEnd() {
    arm(.write, endTime)
    output.endWaits(unacknowledged: link.unacknowledged, loop.now)
  }

  /// How long a peer that has read everything may keep its side open.
  private var endTime: Duration {
    ending.reason == .stop ? Self.stopTime : server.settings.writeTime
  }

  /// Closes the connection of a peer that reads too slowly.
  private func endUntaken() {
    let left = link.unacknowledged
    let settings = server.settings
    switch output.endState(unacknowledged: left, loop.now) {
    case .arrived: return link.close("drained")
    case .moved: return watchEnd()
    case .still(let time) where time < settings.writeTime:
      return arm(.write, settings.writeTime - time)
    case .still, nil: break
    }
    let isTaken = output.isTakenInTime(
      unacknowledged: left,
      now: loop.now,
      time: settings.writeTime,
      rate: settings.minimumRate
    )
    if isTaken { return arm(.write, settings.writeTime) }
    endTaken("output not taken in time")
  }

  /// Closes a connection whose output no longer matters.
  func endTaken(_ why: String) {
    let fault = ConnectionFault(.slow, why)
    server.note(fault, link.peer)
    link.close(fault.text)
  }

  func watchPauses() {
    if !isArmed(.pause) { arm(.pause, server.settings.pauseTime) }
  }

  /// Ends calls whose request is too slow; runs again while any request is incomplete.
  func endPaused() {
    if link.isReadingPaused {
      // The missing bytes may be in the read queue.
      if !isQueued { machine.restartRequests(loop.now.milliseconds) }
    } else {
      let slow = machine.endSlow(
        pause: server.settings.pauseTime.wholeMilliseconds,
        rate: server.settings.minimumRate,
        now: loop.now.milliseconds,
        hasArrived: link.unacknowledged == 0 && link.output.isEmpty,
        output: &link.output
      )
      for call in slow { over(call, .slowSender) }
      if !link.output.isEmpty { link.needsFlush() }
    }
    if machine.awaitsRequests { watchPauses() }
  }

  func watchReaders() {
    guard machine.hasUnread, !isArmed(.reader) else { return }
    arm(.reader, server.settings.slowReaderTime)
    output.readersWait(progress, loop.now)
  }

  /// How far output was acknowledged, and what needs no more credit.
  private var progress: ReaderMark.Progress {
    let written = output.written
    return (written - link.unacknowledged, written + link.output.count + machine.leaving)
  }

  /// Ends calls whose reader returns no credit for waiting messages; runs again when the next may
  /// be due.
  ///
  /// Messages that wait in the fair queue do not count: they wait for other streams, or for a peer
  /// that reads nothing, whose connection ends. Neither do messages in flight while enough arrives:
  /// a slow link may hold more than half a minute of them.
  func endUnread() {
    let rate = server.settings.minimumRate
    if output.isBehind(progress, now: loop.now, rate: rate) {
      machine.restartUnread(loop.now.milliseconds)
    }
    let unread = machine.endUnread(
      after: server.settings.slowReaderTime.wholeMilliseconds,
      now: loop.now.milliseconds,
      output: &link.output
    )
    if let next = unread.next {
      arm(.reader, .milliseconds(next))
    } else {
      output.noReaderWaits()
    }
    for call in unread.calls { over(call, .slowConsumer) }
    if !link.output.isEmpty { link.needsFlush() }
  }

  func watchPeer() {
    if !isArmed(.keepalive) { arm(.keepalive, server.settings.keepaliveTime) }
  }

  /// Sends PING to a silent peer that has calls open.
  func keepalive() {
    // While reading is paused, its silence means nothing.
    if link.isReadingPaused { alive.heard(loop.now) }
    let sent = (link.unacknowledged, link.output.count)
    switch alive.step(loop.now, hasCalls: machine.streamCount > 0, sent) {
    case .rest: machine.rest()
    case .wait(let delay): arm(.keepalive, delay)
    case .ask(let delay):
      _ = machine.sendPing(loop.randomNumber(), output: &link.output)
      link.needsFlush()
      arm(.keepalive, delay)
    case .dead: end(with: ConnectionFault(.keepalive, "ping not answered"))
    }
  }

  /// Drains the connection; running calls may finish.
  func retire(_ why: DrainState.Reason) {
    // A drain that has begun keeps its time limit.
    guard ending.reason == nil else { return }
    disarm(.age)
    drain(why)
    arm(.grace, server.settings.ageGrace)
  }

  func retireIfIdle() {
    guard let idle = server.settings.maximumIdle else { return }
    let silence = idleness.silence(
      calls: machine.streamCount + work.orphans,
      watches: machine.openCalls.count(where: \.isHealthWatch),
      newest: machine.highestStream,
      lastRead: alive.lastRead,
      now: loop.now
    )
    if silence >= idle { retire(.silence) } else { arm(.idle, idle - silence) }
  }

  // MARK: Ending

  /// During a stop, clients wait for the process to return; a connection without work gets this
  /// long.
  private static let stopTime = Duration.seconds(1)

  /// Time to read what a closing peer still sends: closing earlier would reset the connection and
  /// lose our last output.
  private static let lastWordsTime = Duration.milliseconds(300)

  /// How long a drain waits for the ACK of its PING.
  private var drainTime: Duration { ending.reason == .stop ? Self.stopTime : .seconds(10) }

  /// The grace period of running calls.
  private var drainGrace: Duration {
    ending.reason == .stop ? RPCServer.longestDrain : server.settings.ageGrace
  }

  /// Lets calls finish, and accepts no new ones after a last round trip.
  func drain(_ why: DrainState.Reason = .stop) {
    guard ending.begin(why) else { return }
    let isMute = !isKnown && isIdle
    if why == .stop {
      ending.stopBegan(isAtWork: isAtWork, newest: machine.highestStream)
      disarm(.age)
      // After the drain's PING, so that a peer that does not answer it still receives how its calls
      // end.
      let time = isMute ? .zero : Self.stopTime
      arm(.grace, time + Self.lastWordsTime)
    }
    guard !isClosing else { return }
    // Input of an unknown connection without a call is dropped.
    if why == .stop, isMute || ending.isFinal { return finishDrain() }
    if ending.phase == .open {
      ending.reach(.announced)
      machine.announceDrain(why.rawValue, output: &link.output)
      _ = machine.sendPing(0xd1, output: &link.output)
      link.needsFlush()
    }
    arm(.drain, drainTime)
  }

  /// The grace period of a connection is over.
  ///
  /// In a stop it is extended while there is work, and for a moment until the answers arrive. A
  /// slow reader asks the next process again.
  private func endGrace() {
    guard ending.reason == .stop else { return stop() }
    if ending.look(isAtWork: isAtWork) {
      arm(.grace, Self.stopTime)
    } else if link.output.isEmpty {
      stop()
    } else {
      // Nothing more can be sent.
      link.close("stopped")
    }
  }

  /// There is work for it, or for a call that its client has left.
  private var isAtWork: Bool {
    work.working > 0 || work.orphans > 0 || machine.forwardedCalls.count > 0
  }

  /// Finishes a drain whose PING was not answered.
  ///
  /// Such a client would not read the end either. It loses nothing if it has only calls that end
  /// with the drain, and if everything before the GOAWAY was acknowledged.
  private func finishUnanswered() {
    let underWay = link.unacknowledged + link.output.count
    let isSilent = loop.now - alive.lastRead >= drainTime
    let hasNothing =
      work.orphans == 0 && machine.forwardedCalls.count == 0
      && machine.openCalls.allSatisfy { drained($0) != nil }
    let isAway = !ending.isFinal && hasNothing && isSilent && underWay <= drainBytes
    finishDrain()
    if isAway { link.closeWhenWritten("drained, and did not answer") }
  }

  /// Bytes on the wire of the first GOAWAY with its reason, the PING, and their TLS records.
  private var drainBytes: Int {
    let reason = (ending.reason ?? .stop).rawValue.utf8.count
    let cipher = link.channelBinding == nil ? 0 : TLSLink.recordBytes
    return 2 * FrameHeader.byteCount + 6 + reason + 8 + cipher
  }

  func finishDrain() {
    guard !isClosing else { return }
    machine.finishDrain((ending.reason ?? .stop).rawValue, output: &link.output)
    link.needsFlush()
    ending.reach(.final)
    // A call may have come and been answered since the stop began; from here on none is accepted.
    if isAtWork || isKnown && machine.highestStream > ending.stoppedAfter { ending.noteWork() }
    for call in machine.openCalls {
      if let error = drained(call) { fail(call, error) }
    }
    closeIfDrained()
  }

  /// The error that a call ends with in a drain; `nil`: it may finish.
  ///
  /// In a stop an incomplete request ends: nothing was done for it, and it could delay the stop. So
  /// does a resumable stream, however soon it would end.
  private func drained(_ call: ServerCall) -> RPCError? {
    if ending.reason == .stop, !call.isCounted { return .draining }
    if ending.reason == .stop, call.isResumable { return .streamDrained }
    guard call.isEndless(within: drainGrace, loop.now) else { return nil }
    return call.isResumable ? .streamDrained : .watchDrained
  }

  func closeIfDrained() {
    guard ending.phase == .final, machine.streamCount == 0, work.orphans == 0 else { return }
    ending.reach(.written)
    link.resumeReading()
    link.endWhenWritten()
  }

  /// Cancels the remaining calls and closes.
  func stop() {
    if ending.phase == .written { return link.close("stopped") }
    guard !isClosing else { return }
    end(with: ConnectionFault(.none, "stopped"))
  }

  func end(with fault: ConnectionFault) {
    guard !isClosing else { return }
    ending.reach(.closed)
    server.note(fault, link.peer)
    let last = machine.highestStream
    link.output.appendGoAway(GoAwayFrame(last: last, code: fault.code, text: fault.text))
    cancelAll()
    link.closeWhenWritten(fault.text)
    loop.schedule(after: .seconds(1)) { [link] in link.close(fault.text) }
  }

  func linkClosed(_ why: String) {
    ending.reach(.closed)
    if leavesQueue() { server.readers.left() }
    disarmAll()
    cancelAll()
    // Running handlers can no longer answer, and their calls release the connection.
    for call in machine.openCalls { call.connection = nil }
    countBuffered()
    account.count(kept: machine.kept, isClosed: link.isClosed)
    if let trouble = link.trouble { server.note(trouble, link.peer) }
    server.closed(self)
  }

  func cancelAll() {
    loop.unfoldAll(machine.forwardedCalls.sortedValues)
    for call in machine.openCalls { over(call, .cancelled) }
  }
}
