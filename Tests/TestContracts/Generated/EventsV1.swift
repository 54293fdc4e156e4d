// Generated from package test.events.v1 by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of `test.events.v1`.
package enum EventsV1 {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Message.Type] = [
    EventsV1.GardenPlanted.self,
    EventsV1.Bed.self,
    EventsV1.Marker.self,
    EventsV1.SeedBought.self,
    EventsV1.Event.self,
    EventsV1.Event.Rained.self,
  ]
}

extension EventsV1 {
  /// An event: a case for each kind, with its body.
  package enum EventEnum: EventSet {
    /// `garden_planted`.
    case gardenPlanted(EventsV1.GardenPlanted)
    /// `seed_bought`.
    case seedBought(EventsV1.SeedBought)
    /// `rained`.
    case rained(EventsV1.Event.Rained)

    /// Decodes the body of an event; `nil` for an unknown kind.
    package init?(kind: String, type: String, body: ArraySlice<UInt8>) throws(WireError) {
      switch (kind, type) {
      case ("garden_planted", "test.events.v1.GardenPlanted"):
        self = .gardenPlanted(try EventsV1.GardenPlanted(decoding: body))
      case ("seed_bought", "test.events.v1.SeedBought"):
        self = .seedBought(try EventsV1.SeedBought(decoding: body))
      case ("rained", "test.events.v1.Event.Rained"):
        self = .rained(try EventsV1.Event.Rained(decoding: body))
      default: return nil
      }
    }

    /// The body of the event.
    package var body: any EventBody {
      switch self {
      case .gardenPlanted(let body): body
      case .seedBought(let body): body
      case .rained(let body): body
      }
    }

    /// The body of each kind.
    package static let bodies: [any EventBody.Type] = [
      EventsV1.GardenPlanted.self,
      EventsV1.SeedBought.self,
      EventsV1.Event.Rained.self,
    ]
  }
}
