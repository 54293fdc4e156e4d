/// Time that runs out, and how a connection ends.
extension ServerConnection {
  func timerFired(_ cookie: UInt64) {
    switch Timer(rawValue: cookie) {
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

  func arm(_ timer: Timer, _ delay: Duration) -> TimerID {
    loop.arm(after: delay, self, cookie: timer.rawValue)
  }

  func watchFrame(isPartial: Bool, hasMoved: Bool) {
    if hasMoved || !hasPartialFrame { framePatience.restart(loop.turnTime) }
    guard isPartial != hasPartialFrame else { return }
    hasPartialFrame = isPartial
    loop.disarm(frameTimer)
    if isPartial { frameTimer = arm(.frame, framePatience.time) }
  }

  func endLateFrame() {
    // What is missing may have come, and wait for its turn.
    if isQueued { return frameTimer = arm(.frame, framePatience.time) }
    let left = framePatience.left(loop.now)
    guard left <= .zero else { return frameTimer = arm(.frame, left) }
    end(with: ConnectionFault(.slow, "frame not complete in time"))
  }

  /// Output waits, of which the link took so many bytes.
  func watchOutput(_ count: Int) {
    if outputPatience?.wrote(count) != nil { return }
    outputPatience = OutputPatience(now: loop.now, unacknowledged: link.unacknowledged)
    writeTimer = arm(.write, server.settings.writeTime)
  }

  /// From now on the peer has its time to take some more of what was the last.
  func watchEnd() {
    loop.disarm(writeTimer)
    writeTimer = arm(.write, endTime)
    endMark = EndMark(time: loop.now, unacknowledged: link.unacknowledged)
    outputPatience = nil
  }

  /// How long a peer that has taken all may keep its side open.
  private var endTime: Duration {
    draining == .stop ? Self.stopTime : server.settings.writeTime
  }

  /// Closes the connection of a peer that takes too little.
  private func endUntaken() {
    let left = link.unacknowledged
    let settings = server.settings
    if outputPatience == nil, let endMark {
      // The end itself counts as one byte.
      if left <= 1 { return link.close("drained") }
      if left < endMark.unacknowledged { return watchEnd() }
      let rest = settings.writeTime - (loop.now - endMark.time)
      if rest > .zero { return writeTimer = arm(.write, rest) }
    }
    let holds = outputPatience?.holds(
      left,
      now: loop.now,
      time: settings.writeTime,
      rate: settings.minimumRate
    )
    if holds ?? false { return writeTimer = arm(.write, settings.writeTime) }
    endTaken("output not taken in time")
  }

  /// Closes the connection of a peer whose output nobody waits for any more.
  func endTaken(_ why: String) {
    let fault = ConnectionFault(.slow, why)
    server.note(fault, link.peer)
    link.close(fault.text)
  }

  func watchPauses() {
    guard pauseTimer == .none else { return }
    pauseTimer = arm(.pause, server.settings.pauseTime)
  }

  /// Ends calls whose client does not get on with its request; looks again as long as any is not here to its end.
  func endPaused() {
    pauseTimer = .none
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
    guard machine.hasUnread, readerTimer == .none else { return }
    readerTimer = arm(.reader, server.settings.slowReaderTime)
    readerMark = ReaderMark(progress, now: loop.now)
  }

  /// How far what is written has come, and what needs no more credit.
  private var progress: ReaderMark.Progress {
    (written - link.unacknowledged, written + link.output.count + machine.leaving)
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
    let wasBehind = readerMark?.isBehind ?? false
    let rate = server.settings.minimumRate
    let isBehind = readerMark?.look(progress, now: loop.now, rate: rate) ?? false
    if isBehind || wasBehind { machine.restartUnread(loop.now.milliseconds) }
    let unread = machine.endUnread(
      after: server.settings.slowReaderTime.wholeMilliseconds,
      now: loop.now.milliseconds,
      output: &link.output
    )
    readerTimer = unread.next.map { arm(.reader, .milliseconds($0)) } ?? .none
    if readerTimer == .none { readerMark = nil }
    for call in unread.calls { over(call, .slowConsumer) }
    if !link.output.isEmpty { link.needsFlush() }
  }

  func watchPeer() {
    guard keepaliveTimer == .none else { return }
    keepaliveTimer = arm(.keepalive, server.settings.keepaliveTime)
  }

  /// Asks a silent peer that has calls open whether it is alive.
  func keepalive() {
    keepaliveTimer = .none
    // What it says is not heard as long as we do not read.
    if link.isReadingPaused { alive.heard(loop.now) }
    let sent = (link.unacknowledged, link.output.count)
    switch alive.step(loop.now, hasCalls: machine.streamCount > 0, sent) {
    case .rest: machine.rest()
    case .wait(let delay): keepaliveTimer = arm(.keepalive, delay)
    case .ask(let delay):
      _ = machine.sendPing(loop.randomNumber(), output: &link.output)
      link.needsFlush()
      keepaliveTimer = arm(.keepalive, delay)
    case .dead: end(with: ConnectionFault(.keepalive, "ping not answered"))
    }
  }

  /// Asks the client to go on with another connection; what runs may finish.
  func retire(_ why: Draining) {
    // What it has of its time to finish does not begin again.
    guard draining == nil else { return }
    loop.disarm(ageTimer)
    drain(why)
    ageTimer = arm(.grace, server.settings.ageGrace)
  }

  func retireIfIdle() {
    guard let idle = server.settings.maximumIdle else { return }
    let silence = idleness.silence(
      calls: machine.streamCount + orphans,
      watches: machine.openCalls.count(where: \.isHealthWatch),
      newest: machine.highestStream,
      lastRead: alive.lastRead,
      now: loop.now
    )
    if silence >= idle { retire(.silence) } else { idleTimer = arm(.idle, idle - silence) }
  }

  // MARK: Ending

  /// While a server stops all others wait for its return: so long for whoever has nothing at work there.
  private static let stopTime = Duration.seconds(1)

  /// And so long for what they say meanwhile: closing over it would reset the last that is said to them.
  private static let lastWordsTime = Duration.milliseconds(300)

  /// How long a drain waits for the answer to its ping.
  private var drainTime: Duration { draining == .stop ? Self.stopTime : .seconds(10) }

  /// What calls have to finish, at most.
  private var drainGrace: Duration {
    draining == .stop ? RPCServer.longestDrain : server.settings.ageGrace
  }

  /// Why a connection is drained, in the words of its GOAWAY.
  enum Draining: String {
    case stop = "drain"
    case age = "max_age"
    case silence = "max_idle"
  }

  /// Lets calls finish and takes no new ones after a last round trip.
  func drain(_ why: Draining = .stop) {
    guard draining != .stop, draining == nil || why == .stop else { return }
    let hasBegun = draining != nil
    draining = why
    let isMute = !isKnown && isIdle
    if why == .stop {
      wasAtWork = isAtWork
      stoppedAfter = machine.highestStream
      loop.disarm(ageTimer)
      // Behind the drain's own: who does not answer its ping is told how calls end, too.
      let time = isMute ? .zero : Self.stopTime
      ageTimer = arm(.grace, time + Self.lastWordsTime)
    }
    guard !isClosing else { return }
    // What a stranger without a call says meanwhile was never taken.
    if why == .stop, isMute || isPastLine { return finishDrain() }
    if !hasBegun {
      machine.announceDrain(why.rawValue, output: &link.output)
      _ = machine.sendPing(0xd1, output: &link.output)
      link.needsFlush()
    }
    loop.disarm(drainTimer)
    drainTimer = arm(.drain, drainTime)
  }

  /// Nothing more is waited for.
  ///
  /// Where the server stops, what is at work is, and for a moment that what was answered arrives: who takes no
  /// more of it, or takes it slowly, asks the next process again.
  private func endGrace() {
    guard draining == .stop else { return stop() }
    if wasAtWork || isAtWork {
      wasAtWork = isAtWork
      ageTimer = arm(.grace, Self.stopTime)
    } else if link.output.isEmpty {
      stop()
    } else {
      // Nothing more can be said there.
      link.close("stopped")
    }
  }

  /// Something is done for it, or for a call that it has left.
  private var isAtWork: Bool { working > 0 || orphans > 0 || machine.passages.count > 0 }

  /// Finishes a drain whose ping was not answered.
  ///
  /// A client that sleeps or is gone would not take the end either. It loses nothing where it has no call but
  /// such as end with the drain, and nothing was said to it but that the connection is drained, or all else is
  /// there.
  private func finishUnanswered() {
    let underWay = link.unacknowledged + link.output.count
    let isSilent = loop.now - alive.lastRead >= drainTime
    let hasNothing =
      orphans == 0 && machine.passages.count == 0
      && machine.openCalls.allSatisfy { drained($0) != nil }
    let isAway = !isPastLine && hasNothing && isSilent && underWay <= drainBytes
    finishDrain()
    if isAway { link.closeWhenWritten("drained, and did not answer") }
  }

  /// What the beginning of a drain takes on its way: GOAWAY with its reason, a ping, and what encrypts both.
  private var drainBytes: Int {
    let reason = (draining ?? .stop).rawValue.utf8.count
    let cipher = link.channelBinding == nil ? 0 : TLSLink.recordBytes
    return 2 * FrameHeader.byteCount + 6 + reason + 8 + cipher
  }

  func finishDrain() {
    guard !isClosing else { return }
    machine.finishDrain((draining ?? .stop).rawValue, output: &link.output)
    link.needsFlush()
    isPastLine = true
    // A call may have come, and have been answered, since the stop began: from here on none comes.
    if isAtWork || isKnown && machine.highestStream > stoppedAfter { wasAtWork = true }
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
    if draining == .stop, !call.isCounted { return .draining }
    if draining == .stop, call.isResumable { return .streamDrained }
    guard call.isEndless(within: drainGrace, loop.now) else { return nil }
    return call.isResumable ? .streamDrained : .watchDrained
  }

  func closeIfDrained() {
    guard isPastLine, !isClosing, machine.streamCount == 0, orphans == 0 else { return }
    isClosing = true
    isSaid = true
    link.resumeReading()
    link.endWhenWritten()
  }

  /// Cancels what is left and closes.
  func stop() {
    if isSaid { return link.close("stopped") }
    guard !isClosing else { return }
    end(with: ConnectionFault(.none, "stopped"))
  }

  func end(with fault: ConnectionFault) {
    guard !isClosing else { return }
    isClosing = true
    server.note(fault, link.peer)
    let last = machine.highestStream
    link.output.appendGoAway(GoAwayFrame(last: last, code: fault.code, text: fault.text))
    cancelAll()
    link.closeWhenWritten(fault.text)
    loop.schedule(after: .seconds(1)) { [link] in link.close(fault.text) }
  }

  func linkClosed(_ why: String) {
    isClosing = true
    if leavesQueue() { server.readers.left() }
    for timer in [
      frameTimer, writeTimer, keepaliveTimer, drainTimer, ageTimer, idleTimer, pauseTimer,
      readerTimer,
    ] {
      loop.disarm(timer)
    }
    cancelAll()
    // A handler that still runs has nobody to answer, and the calls no longer hold the connection.
    for call in machine.openCalls { call.connection = nil }
    countBuffered()
    countKept()
    if let trouble = link.trouble { server.note(trouble, link.peer) }
    server.closed(self)
  }

  func cancelAll() {
    loop.unfoldAll(machine.passages.sortedValues)
    for call in machine.openCalls { over(call, .cancelled) }
  }
}
