import Glibc
import RPC

/// The limit of open files of this process, and the share that connections may use.
///
/// Unauthenticated connections must not leave databases, logs and our own connections without
/// descriptors.
enum DescriptorLimit {
  /// Reserved for everything but client connections: files, peers, connections that are being
  /// closed.
  static let reserve = 192

  /// Raises the limit, where the system allows it, to what all connections need.
  ///
  /// - Returns: how many clients are allowed; at least a quarter of a very low limit.
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

  /// How many of `descriptors` connections may use.
  static func connections(of descriptors: Int, _ wanted: Int) -> Int {
    min(wanted, max(descriptors - reserve, descriptors / 4, 1))
  }
}
