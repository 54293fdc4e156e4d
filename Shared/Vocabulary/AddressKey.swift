/// The key of an address for limits per address: an IPv4 address, or the /64 network of an IPv6 customer.
package enum AddressKey {
  /// Reads `127.0.0.1:5000` and `[2001:db8::1]:5000`; any other text is used unchanged.
  package static func of(_ address: String) -> String {
    guard let colon = address.lastIndex(of: ":") else { return address }
    let host = address[..<colon]
    guard host.hasPrefix("["), host.hasSuffix("]") else { return String(host) }
    return network(of: host.dropFirst().dropLast())
  }

  private static func network(of address: Substring) -> String {
    // An IPv4-mapped address, such as `::ffff:192.0.2.1` (RFC 4291, 2.5.5.2), is the IPv4 address.
    let mapped = "::ffff:"
    if address.hasPrefix(mapped), address.contains(".") {
      return String(address.dropFirst(mapped.count))
    }
    let halves = address.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
    var groups = halves[0].split(separator: ":").map(String.init)
    if halves.count == 2 {
      let rest = halves[1].split(separator: ":").count
      while groups.count + rest < 8 { groups.append("0") }
      groups += halves[1].split(separator: ":").map(String.init)
    }
    return groups.prefix(4).joined(separator: ":") + "::/64"
  }
}
