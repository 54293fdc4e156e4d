import Foundation

/// How this process has opened a file, once for each descriptor.
func openModes(of path: String) throws -> [Int32] {
  try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { name in
    guard let descriptor = Int32(name),
      let target = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/fd/\(name)"
      ), target == path
    else { return nil }
    return fcntl(descriptor, F_GETFL) & O_ACCMODE
  }
}
