import Glibc
import RPC

/// How many files this process may have open, and how many of them connections may be.
///
/// Databases, logs and the process's own connections must not want for one because of strangers.
enum DescriptorLimit {
  /// Kept for everything that is no client's connection: files, peers, connections that are being
  /// closed.
  static let reserve = 192

  /// Raises the limit, where the system lets it, so far that it is enough for every connection.
  ///
  /// - Returns: how many clients there may be; at least a quarter of a limit that is very low.
  static func raise() -> Int {
    let wanted = ServerSettings().maximumConnections
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard getrlimit(resource, &limit) == 0 else { return wanted }
    let enough = rlim_t(wanted + reserve)
    if limit.rlim_cur < enough, limit.rlim_cur < limit.rlim_max {
      var higher = limit
      higher.rlim_cur = min(enough, limit.rlim_max)
      if setrlimit(resource, &higher) == 0 { limit = higher }
    }
    return connections(of: Int(clamping: limit.rlim_cur), wanted)
  }

  /// What of `descriptors` connections may use.
  static func connections(of descriptors: Int, _ wanted: Int) -> Int {
    min(wanted, max(descriptors - reserve, descriptors / 4, 1))
  }
}
