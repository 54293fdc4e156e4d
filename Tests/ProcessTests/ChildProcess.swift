import CLinux
import Foundation
import Glibc
import Synchronization

/// A program running beside a test, started with `posix_spawn`.
///
/// Foundation's `Process` waits until every process has closed the inherited descriptors, so it
/// never ends for a script that leaves a server behind. It also reads past a buffer when about
/// 1,350 files are open. This one hands over three descriptors and waits for one process.
final class ChildProcess: Sendable {
  /// How a process ended.
  enum Ending: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)

    /// One number for both, as shells give it.
    var status: Int32 {
      switch self {
      case .exit(let status): status
      case .signal(let signal): 128 + signal
      }
    }
  }

  let id: pid_t
  private let ending = Mutex<Ending?>(nil)

  /// Starts the program; its input is empty unless `input` is given.
  ///
  /// - Parameters:
  ///   - file: the program.
  ///   - arguments: the arguments after its name.
  ///   - environment: the whole environment; nothing is inherited.
  ///   - input: the descriptor of its standard input.
  ///   - output: the descriptor of its standard output.
  ///   - errors: the descriptor of its standard error.
  /// - Throws: ``ProgramFailure`` with the system's error.
  init(
    _ file: URL,
    _ arguments: [String],
    environment: [String: String],
    input: FileHandle = .nullDevice,
    output: FileHandle = .nullDevice,
    errors: FileHandle = .nullDevice
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, handle) in [input, output, errors].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, handle.fileDescriptor, Int32(number))
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)

    let words = ([file.path] + arguments).map { strdup($0) } + [nil]
    let settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, file.path, &actions, nil, words, settings)
    guard code == 0 else {
      throw ProgramFailure.didNotStart("\(file.path): \(String(cString: strerror(code)))")
    }
    self.id = id
  }

  var isRunning: Bool { look(WNOHANG) == nil }

  /// Waits for the end.
  @discardableResult
  func wait() -> Ending { look(0) ?? .exit(-1) }

  /// Sends a signal, unless the process has ended and its number may belong to another one.
  func send(_ signal: Int32) {
    ending.withLock { if $0 == nil { _ = kill(id, signal) } }
  }

  /// Sends SIGKILL.
  func kill9() {
    send(SIGKILL)
    wait()
  }

  private func look(_ options: Int32) -> Ending? {
    ending.withLock { ending in
      if let ending { return ending }
      var status: Int32 = 0
      var found: pid_t
      repeat { found = waitpid(id, &status, options) } while found < 0 && errno == EINTR
      guard found == id else { return nil }
      // The lower seven bits are the signal, the next byte is the status (wait(2)).
      let signal = status & 0x7f
      ending = signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
      return ending
    }
  }
}
