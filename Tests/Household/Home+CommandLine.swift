package import CommandLineTool
import RPC
import ServiceRuntime
import TestSupport
import Vocabulary

// MARK: - A person at the command line

extension Home {
  /// The result of a command.
  package struct Outcome: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String

    package var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  /// Runs one command of `daybook`, for the person whose files are in `home`.
  package func daybook(_ words: [String], home: String = Machine.home) async -> Outcome {
    let output = Paper()
    let errors = Paper()
    let status = await CommandLineTool.run(words, environment(home, output, errors))
    return Outcome(status: status, output: output.text, errors: errors.text)
  }

  /// Runs one command that must succeed.
  ///
  /// - Throws: ``Refused`` when it does not.
  @discardableResult
  package func done(_ words: String..., home: String = Machine.home) async throws -> Outcome {
    let outcome = await daybook(words, home: home)
    guard outcome.status == 0 else { throw Refused(words: words, outcome: outcome) }
    return outcome
  }

  /// Runs a command with `--json` and reads its answer.
  package func json(_ words: String..., home: String = Machine.home) async throws -> JSON {
    let outcome = await daybook(words + ["--json"], home: home)
    guard outcome.status == 0 else { throw Refused(words: words, outcome: outcome) }
    return try JSON(outcome.output)
  }

  /// Runs one command until it has ended, with its words as a shell passes them.
  ///
  /// - Parameters:
  ///   - words: bytes, which need not be UTF-8.
  ///   - sink: the output; `nil` for the outcome.
  ///   - home: the folder of the person's files.
  /// - Returns: the exit status and the output.
  /// - Throws: `SimulationError` when it cannot end.
  package func run(
    words: [[UInt8]],
    to sink: (any TextSink)? = nil,
    home: String = Machine.home
  ) throws -> Outcome {
    let output = Paper()
    let errors = Paper()
    let environment = environment(home, sink ?? output, errors)
    let status = try installation.run { await CommandLineTool.run(words: words, environment) }
    return Outcome(status: status, output: output.text, errors: errors.text)
  }

  /// The environment of a command.
  package func environment(
    _ home: String,
    _ output: any TextSink,
    _ errors: any TextSink
  ) -> Environment {
    Environment(
      variables: ["DAYBOOK_HOME": home].merging(machine.variables) { $1 },
      output: output,
      errors: errors,
      input: machine,
      terminal: machine.terminal,
      files: files,
      clock: { [clock = installation.clock] in clock.now() },
      zoneName: Machine.zone,
      connect: { [transport = installation.transport] route in
        var settings = ChannelSettings()
        settings.clusterKey = route.clusterKey
        return Channel(address: route.address, transport: transport, settings: settings)
      }
    )
  }
}

/// A command that a test depends on failed.
package struct Refused: Error, CustomStringConvertible {
  let words: [String]
  let outcome: Home.Outcome
  package var description: String { "daybook \(words.joined(separator: " ")): \(outcome)" }
}
