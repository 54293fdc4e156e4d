import Foundation
import Glibc
import RPC
import Vocabulary

/// Where a service stores captured calls, up to a total size.
///
/// Each start creates a new file, `<service>-<UTC milliseconds>.capture`. No file is overwritten,
/// and a full one stays.
package struct CaptureFolder: Sendable, Hashable {
  let path: String
  /// The total size in bytes of one service's files.
  let limit: Int

  package init(path: String, limit: Int) {
    self.path = path
    self.limit = limit
  }

  /// Creates a file for calls from now on; `nil` when the limit is reached.
  ///
  /// - Throws: ``CaptureFileError``, because an operator who wants a capture must know that there
  ///   is none.
  func begin(_ environment: RuntimeEnvironment) throws(CaptureFileError) -> CaptureFile? {
    let log = environment.log
    let room = try room(for: log.service)
    guard room > CaptureForm.header.count else {
      log.warning("capture", "there is no room: nothing is captured", ["folder": .place(path)])
      return nil
    }
    let name = "\(log.service)-\(environment.clock.now().millisecondsSinceEpoch).capture"
    let place = "\(path)/\(name)"
    let isInline = environment.loop.isSimulated
    let file = try CaptureFile(place, limit: room, isInline: isInline) { ending in
      switch ending {
      case .full: log.warning("capture", "ended: the file is full", ["file": .place(place)])
      case .failed(let reason):
        log.error("capture", "ended", ["file": .place(place), "cause": .cause(reason)])
      }
    }
    log.warning("capture", "requests are copied completely", ["file": .place(place)])
    return file
  }

  /// Creates a missing folder, and returns how many bytes a new file may have.
  private func room(for service: String) throws(CaptureFileError) -> Int {
    do {
      try FileManager.default.createPrivateDirectory(atPath: path)
      return try limit - size(of: service)
    } catch {
      throw CaptureFileError(path: path, reason: Self.reason(of: error))
    }
  }

  /// The system's error message; Foundation's is meant for a screen.
  private static func reason(of error: any Error) -> String {
    let cause = (error as? CocoaError)?.userInfo[NSUnderlyingErrorKey] as? POSIXError
    guard let code = cause?.code.rawValue else { return "the folder cannot be created or read" }
    return code == EEXIST ? "it is no folder" : String(cString: strerror(code))
  }

  private func size(of service: String) throws -> Int {
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    return try names.filter { $0.hasPrefix("\(service)-") && $0.hasSuffix(".capture") }
      .reduce(0) { sum, name in
        let facts = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
        return sum + (facts[.size] as? Int ?? 0)
      }
  }
}
