import GatewayContracts
import GatewayDomain

extension GatewayV1.PartStatus {
  static func available(_ service: String) -> GatewayV1.PartStatus {
    GatewayV1.PartStatus(service: service, available: true)
  }

  static func missing(_ source: WatchSource, _ part: MissingPart) -> GatewayV1.PartStatus {
    missing(source.name, part)
  }

  static func missing(_ service: String, _ part: MissingPart) -> GatewayV1.PartStatus {
    GatewayV1.PartStatus(
      service: service,
      available: false,
      reason: part.reason,
      message: part.message
    )
  }
}
