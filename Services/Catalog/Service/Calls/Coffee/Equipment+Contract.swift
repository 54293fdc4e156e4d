import CatalogContracts
import CatalogDomain

extension MemberEquipment {
  init(_ stored: CatalogV1.EquipmentPreferences, revision: Int) {
    self.init(
      stored: stored.methods.map { EquipmentEntry($0, .method) },
      stored.grinders.map { EquipmentEntry($0, .grinder) },
      waterTemperature: stored.defaultWaterTemp,
      revision: revision
    )
  }
}

extension EquipmentEntry {
  fileprivate init(_ entry: CatalogV1.EquipmentEntry, _ kind: EquipmentKind) {
    self.init(
      name: entry.name,
      isEnabled: entry.enabled,
      isCustom: entry.custom,
      family: kind == .method
        ? MethodFamily(rawValue: Int(entry.family.rawValue)) ?? MethodFamily(method: entry.name)
        : nil
    )
  }
}

extension CatalogV1.EquipmentPreferences {
  init(_ equipment: MemberEquipment) {
    self.init(
      methods: equipment.methods.map(CatalogV1.EquipmentEntry.init),
      grinders: equipment.grinders.map(CatalogV1.EquipmentEntry.init),
      defaultWaterTemp: equipment.defaultWaterTemperature,
      revision: UInt64(clamping: equipment.revision)
    )
  }
}

extension CatalogV1.EquipmentEntry {
  fileprivate init(_ entry: EquipmentEntry) {
    self.init(
      name: entry.name,
      enabled: entry.isEnabled,
      custom: entry.isCustom,
      family: entry.family.map { CatalogV1.MethodFamily($0) } ?? .unspecified
    )
  }
}
