/// Time that runs out, and how a connection ends.
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
    // What is missing may have come, and wait for its turn.
    if isQueued { return arm(.frame, input.frameTime) }
    let left = input.timeLeft(loop.now)
    guard left <= .zero else { return arm(.frame, left) }
    end(with: ConnectionFault(.slow, "frame not complete in time"))
  }

  /// Output waits, of which the link took so many bytes.
  func watchOutput(_ count: Int) {
    if output.waits(after: count, unacknowledged: link.unacknowledged, loop.now) {
      arm(.write, server.settings.writeTime)
    }
  }

  /// From now on the peer has its time to take some more of what was the last.
  func watchEnd() {
    arm(.write, endTime)
    output.endWaits(unacknowledged: link.unacknowledged, loop.now)
  }

  /// How long a peer that has taken all may keep its side open.
  private var endTime: Duration {
    ending.reason == .stop ? Self.stopTime : server.settings.writeTime
  }

  /// Closes the connection of a peer that takes too little.
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

  /// Closes the connection of a peer whose output nobody waits for any more.
  func endTaken(_ why: String) {
    let fault = ConnectionFault(.slow, why)
    server.note(fault, link.peer)
    link.close(fault.text)
  }

  func watchPauses() {
    if !isArmed(.pause) { arm(.pause, server.settings.pauseTime) }
  }

  /// Ends calls whose client does not get on with its request; looks again as long as any is not here to its end.
  func endPaused() {
    if link.isReadingPaused {
      // What is missing may have come, and wait for us.
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

  /// How far what is written has come, and what needs no more credit.
  private var progress: ReaderMark.Progress {
    let written = output.written
    return (written - link.unacknowledged, written + link.output.count + machine.leaving)
  }

  /// Ends calls whose reader does not return credit that messages wait for; looks again when the next one
  /// may be due.
  ///
  /// What waits for its turn does not count: that is for others, or for a peer who takes nothing at all,
  /// whose connection ends.
  ///
  /// Nor does what has not arrived yet, as long as enough of it does: a slow line may hold more than half a
  /// minute of it.
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

  /// Asks a silent peer that has calls open whether it is alive.
  func keepalive() {
    // What it says is not heard as long as we do not read.
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

  /// Asks the client to go on with another connection; what runs may finish.
  func retire(_ why: DrainState.Reason) {
    // What it has of its time to finish does not begin again.
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

  /// While a server stops all others wait for its return: so long for whoever has nothing at work there.
  private static let stopTime = Duration.seconds(1)

  /// And so long for what they say meanwhile: closing over it would reset the last that is said to them.
  private static let lastWordsTime = Duration.milliseconds(300)

  /// How long a drain waits for the answer to its ping.
  private var drainTime: Duration { ending.reason == .stop ? Self.stopTime : .seconds(10) }

  /// What calls have to finish, at most.
  private var drainGrace: Duration {
    ending.reason == .stop ? RPCServer.longestDrain : server.settings.ageGrace
  }

  /// Lets calls finish and takes no new ones after a last round trip.
  func drain(_ why: DrainState.Reason = .stop) {
    guard ending.begin(why) else { return }
    let isMute = !isKnown && isIdle
    if why == .stop {
      ending.stopBegan(isAtWork: isAtWork, newest: machine.highestStream)
      disarm(.age)
      // Behind the drain's own: who does not answer its ping is told how calls end, too.
      let time = isMute ? .zero : Self.stopTime
      arm(.grace, time + Self.lastWordsTime)
    }
    guard !isClosing else { return }
    // What a stranger without a call says meanwhile was never taken.
    if why == .stop, isMute || ending.isFinal { return finishDrain() }
    if ending.phase == .open {
      ending.reach(.announced)
      machine.announceDrain(why.rawValue, output: &link.output)
      _ = machine.sendPing(0xd1, output: &link.output)
      link.needsFlush()
    }
    arm(.drain, drainTime)
  }

  /// Nothing more is waited for.
  ///
  /// Where the server stops, what is at work is, and for a moment that what was answered arrives: who takes no
  /// more of it, or takes it slowly, asks the next process again.
  private func endGrace() {
    guard ending.reason == .stop else { return stop() }
    if ending.look(isAtWork: isAtWork) {
      arm(.grace, Self.stopTime)
    } else if link.output.isEmpty {
      stop()
    } else {
      // Nothing more can be said there.
      link.close("stopped")
    }
  }

  /// Something is done for it, or for a call that it has left.
  private var isAtWork: Bool {
    work.working > 0 || work.orphans > 0 || machine.passages.count > 0
  }

  /// Finishes a drain whose ping was not answered.
  ///
  /// A client that sleeps or is gone would not take the end either. It loses nothing where it has no call but
  /// such as end with the drain, and nothing was said to it but that the connection is drained, or all else is
  /// there.
  private func finishUnanswered() {
    let underWay = link.unacknowledged + link.output.count
    let isSilent = loop.now - alive.lastRead >= drainTime
    let hasNothing =
      work.orphans == 0 && machine.passages.count == 0
      && machine.openCalls.allSatisfy { drained($0) != nil }
    let isAway = !ending.isFinal && hasNothing && isSilent && underWay <= drainBytes
    finishDrain()
    if isAway { link.closeWhenWritten("drained, and did not answer") }
  }

  /// What the beginning of a drain takes on its way: GOAWAY with its reason, a ping, and what encrypts both.
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
    // A call may have come, and have been answered, since the stop began: from here on none comes.
    if isAtWork || isKnown && machine.highestStream > ending.stoppedAfter { ending.noteWork() }
    for call in machine.openCalls {
      if let error = drained(call) { fail(call, error) }
    }
    closeIfDrained()
  }

  /// How a call ends with a drain; `nil`: it may finish.
  ///
  /// Where the server stops, a call whose request is still to come does: nothing was done for it, and whoever
  /// announces one could hold up the stop. So does a stream that goes on by cursor, however soon it would end.
  private func drained(_ call: ServerCall) -> RPCError? {
    if ending.reason == .stop, !call.isCounted { return .draining }
    if ending.reason == .stop, call.isResumable { return .streamDrained }
    guard call.isEndless(within: drainGrace, loop.now) else { return nil }
    return call.isResumable ? .streamDrained : .watchDrained
  }

  func closeIfDrained() {
    guard ending.phase == .final, machine.streamCount == 0, work.orphans == 0 else { return }
    ending.reach(.said)
    link.resumeReading()
    link.endWhenWritten()
  }

  /// Cancels what is left and closes.
  func stop() {
    if ending.phase == .said { return link.close("stopped") }
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
    // A handler that still runs has nobody to answer, and the calls no longer hold the connection.
    for call in machine.openCalls { call.connection = nil }
    countBuffered()
    account.count(kept: machine.kept, isClosed: link.isClosed)
    if let trouble = link.trouble { server.note(trouble, link.peer) }
    server.closed(self)
  }

  func cancelAll() {
    loop.unfoldAll(machine.passages.sortedValues)
    for call in machine.openCalls { over(call, .cancelled) }
  }
}
