import CatalogContracts
package import CatalogDomain
import SQLite
import ServiceRuntime
import Wire

extension CoffeeReader {
  /// The caller's equipment; the built-in one if nothing is stored, or if it cannot be decoded (COF-081).
  package func equipment() throws -> MemberEquipment {
    let stored = try connection.first(
      "SELECT preferences, revision FROM equipment WHERE household = ? AND member = ?",
      household,
      caller.member
    ) { (bytes: try $0.value(0, as: [UInt8].self), revision: try $0.value(1, as: Int.self)) }
    guard let stored else { return .shipped }
    do {
      return MemberEquipment(
        try CatalogV1.EquipmentPreferences(decoding: stored.bytes[...]),
        revision: stored.revision
      )
    } catch {
      log.safety("stored equipment cannot be decoded; the built-in one is used")
      var shipped = MemberEquipment.shipped
      shipped.revision = stored.revision
      return shipped
    }
  }
}
