import Foundation

/// The files of a database after a power cut: synced bytes, and none or any part of the unsynced
/// ones.
///
/// `Tests/FaultVFS` keeps the synced state of each file beside it.
package struct PowerCut {
  private let seed: UInt64?

  /// - Parameter seed: selects the unsynced bytes that reached the disk; `nil` for none.
  package init(tearing seed: UInt64?) {
    self.seed = seed
  }

  /// Happens to the database at `path`.
  package func happen(to path: String) throws {
    let files = FileManager.default
    // The index of the log is memory, and is lost.
    try? files.removeItem(atPath: path + "-shm")
    for file in [path, path + "-wal", path + "-journal"] {
      let kept = file + ".synced"
      try? files.removeItem(atPath: file + ".dirty")
      guard files.fileExists(atPath: kept) else {
        try? files.removeItem(atPath: file)
        continue
      }
      let synced = try Data(contentsOf: URL(filePath: kept))
      let written = (try? Data(contentsOf: URL(filePath: file))) ?? Data()
      try mixed(synced, written).write(to: URL(filePath: file))
      try files.removeItem(atPath: kept)
    }
  }

  /// Runs of bytes, some as they were synced and some as they were written since.
  private func mixed(_ synced: Data, _ written: Data) -> Data {
    guard let seed else { return synced }
    var random = SeededNumbers(seed: seed)
    var bytes = synced
    // An extended file has at least its former length; the rest may be missing.
    if written.count > synced.count, Bool.random(using: &random) {
      bytes.append(Data(count: written.count - synced.count))
    }
    var start = 0
    while start < min(bytes.count, written.count) {
      let end = min(start + Int.random(in: 1...3_000, using: &random), bytes.count, written.count)
      if Bool.random(using: &random) { bytes[start..<end] = written[start..<end] }
      start = end
    }
    return bytes
  }
}
