import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime

extension EquipmentCalls {
  /// `GetEquipment`: the caller's equipment (COF-071).
  func getEquipment(
    _ request: CatalogV1.GetEquipmentRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetEquipmentResponse {
    try await store.read(Caller(call)) { rows in
      CatalogV1.GetEquipmentResponse(
        equipment: CatalogV1.EquipmentPreferences(try rows.equipment())
      )
    }
  }

  /// `SetEquipmentEnabled`: enables or disables entries, all or none (COF-072, COF-073).
  func setEquipmentEnabled(
    _ request: CatalogV1.SetEquipmentEnabledRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.SetEquipmentEnabledResponse {
    var fields = RequestReader()
    let kind = fields.kind(request.kind)
    if request.names.isEmpty { fields.refuse("names", "missing", "Give 1 to 100 names.") }
    if request.names.count > 100 {
      fields.refuse("names", "too_many_items", "Give at most 100 names.", limit: 100)
    }
    try fields.check()
    return try await store.change(call, request, Caller(call)) { rows in
      let before = try rows.reader.equipment()
      let equipment = try rows.store(
        before.setting(kind, request.names, enabled: request.enabled),
        over: before
      )
      return CatalogV1.SetEquipmentEnabledResponse(
        equipment: CatalogV1.EquipmentPreferences(equipment),
        changed: equipment.revision != before.revision
      )
    }
  }

  /// `AddCustomEquipment`: adds a custom method or grinder (COF-074, COF-075).
  func addCustomEquipment(
    _ request: CatalogV1.AddCustomEquipmentRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.AddCustomEquipmentResponse {
    var fields = RequestReader()
    let kind = fields.kind(request.kind)
    let family: MethodFamily? = fields.choice(request.family.rawValue, "family")
    try fields.check()
    return try await store.change(call, request, Caller(call)) { rows in
      let before = try rows.reader.equipment()
      let equipment = try rows.store(
        before.adding(kind, request.name, family: family),
        over: before
      )
      return CatalogV1.AddCustomEquipmentResponse(
        equipment: CatalogV1.EquipmentPreferences(equipment)
      )
    }
  }

  /// `RemoveCustomEquipment`: removes a custom entry (COF-073, COF-075).
  func removeCustomEquipment(
    _ request: CatalogV1.RemoveCustomEquipmentRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.RemoveCustomEquipmentResponse {
    var fields = RequestReader()
    let kind = fields.kind(request.kind)
    try fields.check()
    return try await store.change(call, request, Caller(call)) { rows in
      let before = try rows.reader.equipment()
      let equipment = try rows.store(before.removing(kind, request.name), over: before)
      return CatalogV1.RemoveCustomEquipmentResponse(
        equipment: CatalogV1.EquipmentPreferences(equipment)
      )
    }
  }

  /// `SetDefaultWaterTemperature`: sets the default of new recipes (COF-076).
  func setDefaultWaterTemperature(
    _ request: CatalogV1.SetDefaultWaterTemperatureRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.SetDefaultWaterTemperatureResponse {
    try await store.change(call, request, Caller(call)) { rows in
      let before = try rows.reader.equipment()
      let equipment = try rows.store(
        before.setting(waterTemperature: request.waterTemp),
        over: before
      )
      return CatalogV1.SetDefaultWaterTemperatureResponse(
        equipment: CatalogV1.EquipmentPreferences(equipment),
        changed: equipment.revision != before.revision
      )
    }
  }

  /// `ResetEquipment`: restores the built-in equipment (COF-079).
  func resetEquipment(
    _ request: CatalogV1.ResetEquipmentRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ResetEquipmentResponse {
    try await store.change(call, request, Caller(call)) { rows in
      let before = try rows.reader.equipment()
      let equipment = try rows.store(before.reset, over: before)
      return CatalogV1.ResetEquipmentResponse(
        equipment: CatalogV1.EquipmentPreferences(equipment),
        changed: equipment.revision != before.revision
      )
    }
  }
}

extension RequestReader {
  /// Reads the kind; adds a violation if it is missing.
  fileprivate mutating func kind(_ contract: CatalogV1.EquipmentKind) -> EquipmentKind {
    let kind: EquipmentKind? = choice(contract.rawValue, "kind")
    if kind == nil, contract.rawValue == 0 {
      refuse("kind", "missing", "Choose methods or grinders.")
    }
    return kind ?? .method
  }
}
