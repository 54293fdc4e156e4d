import RPC
import Wire

/// Repeats captured calls in their order and with their intervals.
struct Replay: Sendable {
  /// The most concurrent calls; the next one waits.
  private static let mostAtOnce = 256
  /// How long a call runs that was cancelled in the capture, without timing.
  private static let longestOfLeft = Duration.seconds(1)
  /// How much longer than in the capture a stream may run that ended by itself.
  private static let patience = Duration.seconds(30)

  let channel: any CallChannel
  /// The speed relative to the capture; 0 runs calls one after the other.
  let speed: Double
  /// Metadata that is added to the captured metadata.
  let metadata: Metadata

  init(over channel: any CallChannel, speed: Double, metadata: Metadata) {
    self.channel = channel
    self.speed = speed
    self.metadata = metadata
  }

  func run(_ calls: [RPCV1.CapturedCall]) async -> ReplayReport {
    let ordered = calls.sorted { $0.began.length < $1.began.length }
    let start = channel.loop.now
    let first = ordered.first?.began.length ?? .zero
    var report = ReplayReport()
    await withTaskGroup(of: ReplayReport.Outcome.self) { group in
      var running = 0
      for call in ordered {
        guard let requests = try? call.requests.map({ try $0.inflated() }), !call.lacksRequests,
          call.takesMany || requests.count == 1
        else {
          report.skip(call)
          continue
        }
        while running >= (speed > 0 ? Self.mostAtOnce : 1), let outcome = await group.next() {
          report.add(outcome)
          running -= 1
        }
        await wait(until: call.began.length - first, since: start)
        running += 1
        group.addTask { await send(call, requests) }
      }
      for await outcome in group { report.add(outcome) }
    }
    return report
  }

  /// Waits until `moment` of the capture, scaled by the speed.
  private func wait(until moment: Duration, since start: MonotonicInstant) async {
    guard speed > 0 else { return }
    let left = moment / speed - (channel.loop.now - start)
    if left > .zero { try? await channel.loop.sleep(for: left) }
  }

  private func send(
    _ call: RPCV1.CapturedCall,
    _ requests: [[UInt8]]
  ) async -> ReplayReport.Outcome {
    var options = CallOptions(timeout: call.timeout.map { $0.length }, isRetried: false)
    options.metadata = call.entries
    // Given metadata replaces captured metadata.
    options.metadata.removeAll { key in metadata.contains { $0.key == key } }
    options.metadata.append(contentsOf: metadata)
    let start = channel.loop.now
    let work = channel.loop.spawn { [options] in
      do {
        return (answer: try await perform(call, requests, options, start), RPCError?.none)
      } catch {
        return (ReplyDigest(), RPCError(describing: error))
      }
    }
    let time = time(of: call)
    let leaving = time.map { channel.loop.schedule(after: $0) { work.cancel() } }
    let (answer, error) = await work.value
    leaving?.cancel()
    let took = channel.loop.now - start
    let recorded = StatusCode(wire: UInt8(clamping: call.code))
    let isLeft = error?.code == .cancelled && time.map { took >= $0 } ?? false
    return ReplayReport.Outcome(
      method: call.method,
      recorded: recorded,
      now: isLeft ? (call.wasLeft ? recorded : nil) : error?.code ?? .ok,
      isOtherAnswer: recorded == .ok && error == nil && call.answer.map { $0 != answer } ?? false,
      took: took,
      isUnreached: error?.reason == "peer_unavailable"
    )
  }

  /// After how long a call is cancelled that has not ended; `nil` for never.
  ///
  /// Its deadline may be far, and a stream may have no end. A call that was cancelled in the
  /// capture runs as long as then.
  private func time(of call: RPCV1.CapturedCall) -> Duration? {
    let took = call.took.length
    guard !call.wasLeft else { return speed > 0 ? took / speed : min(took, Self.longestOfLeft) }
    let isLate = call.code == StatusCode.deadlineExceeded.rawValue && call.timeout != nil
    return call.kind == .unary || isLate ? nil : (speed > 0 ? took / speed : took) + Self.patience
  }

  /// - Returns: the reply.
  private func perform(
    _ call: RPCV1.CapturedCall,
    _ requests: [[UInt8]],
    _ options: CallOptions,
    _ start: MonotonicInstant
  ) async throws -> ReplyDigest {
    let method = MethodDescriptor(name: call.method, kind: call.kind)
    var answer = ReplyDigest()
    guard call.takesMany else {
      guard call.repliesMany else {
        answer.add(try await channel.unaryRaw(method, requests[0], options).message)
        return answer
      }
      for try await reply in try await channel.streamRaw(method, requests[0], options) {
        answer.add(reply.bytes)
      }
      return answer
    }
    let exchange = try await channel.exchangeRaw(method, options)
    let writing = channel.loop.spawn {
      do {
        for (message, captured) in zip(requests, call.requests) {
          await wait(until: captured.after.length, since: start)
          try await exchange.requests.send(message)
        }
        if call.sawEnd || call.code == 0 { exchange.requests.finish() }
      } catch {
        // The reader of the replies gets the error.
      }
    }
    defer { writing.cancel() }
    if call.repliesMany {
      for try await reply in exchange.replies { answer.add(reply.bytes) }
    } else {
      answer.add(try await exchange.replies.only().bytes)
    }
    return answer
  }
}

extension RPCV1.CapturedCall {
  /// Whether it was ended from outside: its caller cancelled it, the server stopped, or it lacked
  /// memory.
  fileprivate var wasLeft: Bool {
    if code == StatusCode.cancelled.rawValue { return true }
    return kind != .unary && ["draining", "slow_consumer", "slow_sender"].contains(reason)
  }
}

extension GoogleProtobuf.Duration? {
  fileprivate var length: Duration { self?.length ?? .zero }
}

extension GoogleProtobuf.Duration {
  /// Clamped to at least zero and at most a day; no capture is longer, whatever a file contains.
  fileprivate var length: Duration {
    min(max(Duration(self), .zero), .seconds(86_400))
  }
}
