import RPC
import Wire

/// `daybook rpc replay`: repeats captured calls, and reports different outcomes and replies.
struct RPCReplayCommand: Command {
  static let manual = Manual(
    name: ["rpc", "replay"],
    summary:
      "send the calls of a capture again, and compare status and answers",
    operands: [.init(name: "FILE", help: "what a service wrote to its --capture folder")],
    options: [
      .init(
        name: "to",
        value: "ADDRESS",
        help: "the process that gets the calls, instead of --address"
      ),
      .init(
        name: "speed",
        value: "NUMBER",
        help: "times as fast as it was; 0: one call after the other ends (default 1)"
      ),
      .init(name: "method", value: "METHOD", help: "only calls of it", repeats: true),
    ] + RPCSession.options,
    notes: [
      "Calls keep their request ids, so a change that was made once is not made again.",
      "A capture has no tokens: for a gateway give --token-file, or sign in.",
      "Calls that their caller cancelled and streams that a shutdown ended are cancelled at the same point.",
      "Different answers are only counted, as many have new ids and times. Compare against a store of the same time.",
      "Exits with 8 when the status of some calls differs, or when some could not be sent again.",
    ],
    examples: [
      "daybook rpc replay task-1795248000000.capture --to 127.0.0.1:7401 --cluster-key-file key"
    ]
  )

  private let arguments: ParsedArguments
  private let path: String
  private let speed: Double

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    self.arguments = arguments
    path = arguments.operand(0) ?? ""
    guard let speed = Double(arguments.value("speed") ?? "1"),
      speed == 0 || (0.001...1_000_000).contains(speed)
    else {
      throw .usage("--speed must be 0, or a number from 0.001 to 1000000.")
    }
    self.speed = speed
  }

  func run(_ session: Session) async throws {
    let methods = Set(arguments.values("method").map(RPCCallCommand.methodName))
    let (calls, damage) = try read(session, methods)
    if damage == nil, let missing = methods.subtracting(calls.map(\.method)).min() {
      let name = SafeText.line(missing)
      throw CommandFailure.invalid("no_such_calls", "There is no call of \(name) in the file.")
    }
    let rpc = try RPCSession(session, arguments, address: arguments.value("to"))
    let replay = Replay(over: rpc.channel, speed: speed, metadata: rpc.metadata)
    let report = await replay.run(calls)
    if report.reachedNoProcess {
      // A gateway reports an unavailable service in the same way; the gateway itself was reached
      // then.
      let options = rpc.callOptions(session.environment)
      try await rpc.asking {
        _ = try await RPCV1.HealthClient(rpc.channel).check(RPCV1.HealthCheckRequest(), options)
      }
    }
    if session.options.isJSON {
      session.environment.output.write(report.json + "\n")
    } else {
      session.say(report.lines(session.style))
    }
    if let damage { throw CommandFailure.invalid("capture_damaged", "\(damage)") }
    guard report.isAsRecorded else {
      throw CommandFailure(.partial, "replay_differs", "Not every call ended as it did.")
    }
  }

  /// The readable calls of the file, and why the rest cannot be read.
  private func read(
    _ session: Session,
    _ methods: Set<String>
  ) throws -> ([RPCV1.CapturedCall], CaptureError?) {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try session.environment.files.read(path, limit: CaptureForm.maximumFile)
    } catch {
      throw CommandFailure.invalid("file_unusable", "\(SafeText.line(path)) \(error.sentence).")
    }
    var calls: [RPCV1.CapturedCall] = []
    do throws(CaptureError) {
      var reader = try CaptureReader(bytes)
      do throws(CaptureError) {
        while let call = try reader.next() {
          if methods.isEmpty || methods.contains(call.method) { calls.append(call) }
        }
        return (calls, nil)
      } catch {
        return (calls, error)
      }
    } catch {
      throw CommandFailure.invalid("not_a_capture", "\(error)")
    }
  }
}
