package import Foundation
import Glibc
import Synchronization

/// The processes and folders of a benchmark, removed when it ends, even if it is interrupted.
package enum Started {
  private struct State {
    var processes: Set<Int32> = []
    var folders: Set<URL> = []
  }

  private static let state = Mutex(State())

  static func add(process: Int32) { state.withLock { _ = $0.processes.insert(process) } }

  static func remove(process: Int32) { state.withLock { _ = $0.processes.remove(process) } }

  /// Removes a folder at the end.
  package static func add(folder: URL) { state.withLock { _ = $0.folders.insert(folder) } }

  /// Ends all remaining processes and removes all folders.
  package static func endAll() {
    let (processes, folders) = state.withLock { ($0.processes, $0.folders) }
    for process in processes { kill(process, SIGTERM) }
    let start = ContinuousClock.now
    while processes.contains(where: { kill($0, 0) == 0 }),
      ContinuousClock.now - start < .seconds(3)
    {
      usleep(20_000)
    }
    for process in processes { kill(process, SIGKILL) }
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
  }

  /// The pipe to which a signal handler writes; set once, before the first signal.
  private static nonisolated(unsafe) var interruptions: Int32 = -1

  /// From now on SIGINT, SIGTERM and SIGHUP end the children, and then this process.
  ///
  /// Uses handlers, because blocked or ignored signals would be inherited.
  package static func endWhenInterrupted() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw PeerFailure("there is no pipe for signals") }
    // No child inherits the other end.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    interruptions = ends[1]
    let reading = ends[0]
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(reading, &number, 1) != 1 {}
      // A benchmark ends its children by SIGTERM.
      if Int32(number) != SIGTERM {
        FileHandle.standardError.write(Data("benchmark: interrupted\n".utf8))
      }
      endAll()
      _exit(128 + Int32(number))
    }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Started.interruptions, &byte, 1)
      }
    }
  }
}
