import Foundation
import Glibc
import RPC
import Vocabulary

/// Where a service keeps files of the calls it took, until they are as large as they may be together.
///
/// Each start makes a new one, `<service>-<UTC milliseconds>.capture`; nothing is overwritten, and what is
/// full stays as it is.
package struct CaptureFolder: Sendable, Hashable {
  let path: String
  /// Bytes of all files of one service together.
  let limit: Int

  package init(path: String, limit: Int) {
    self.path = path
    self.limit = limit
  }

  /// Makes a file for calls from now on; `nil` when there is no room.
  ///
  /// - Throws: ``CaptureFileError``: an operator who wants a capture is told when there is none.
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
    log.warning("capture", "what is asked is copied in full", ["file": .place(place)])
    return file
  }

  /// Makes the folder where there is none, and says how many bytes a new file of a service may have.
  private func room(for service: String) throws(CaptureFileError) -> Int {
    do {
      try FileManager.default.createPrivateDirectory(atPath: path)
      return try limit - size(of: service)
    } catch {
      throw CaptureFileError(path: path, reason: Self.reason(of: error))
    }
  }

  /// What the system said, in words; Foundation's own are for a screen.
  private static func reason(of error: any Error) -> String {
    let cause = (error as? CocoaError)?.userInfo[NSUnderlyingErrorKey] as? POSIXError
    guard let code = cause?.code.rawValue else { return "the folder cannot be made or read" }
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
