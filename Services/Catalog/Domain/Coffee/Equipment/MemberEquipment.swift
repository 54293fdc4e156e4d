/// Brewing methods or grinders.
package enum EquipmentKind: Int, Hashable, Sendable {
  case method = 1
  case grinder = 2
}

/// One brewing method or grinder of a member.
package struct EquipmentEntry: Hashable, Sendable {
  package let name: String
  package var isEnabled: Bool
  /// The member added it; built-in entries can only be disabled.
  package let isCustom: Bool
  /// Set for methods, `nil` for grinders.
  package let family: MethodFamily?

  package init(name: String, isEnabled: Bool, isCustom: Bool, family: MethodFamily?) {
    self.name = name
    self.isEnabled = isEnabled
    self.isCustom = isCustom
    self.family = family
  }

  /// The name for comparison: lower case, with outer and repeated blanks removed (COF-075).
  package var key: String { EquipmentEntry.key(name) }

  package static func key(_ name: String) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Why a change of a member's equipment was rejected.
package enum EquipmentRefusal: Hashable, Sendable {
  case unknown(EquipmentKind, String)
  /// At least one method and one grinder must stay enabled (COF-073).
  case lastEnabled(EquipmentKind)
  case tooManyCustom(EquipmentKind)
  case duplicate(EquipmentKind, String)
  /// Built-in entries cannot be removed.
  case shipped(EquipmentKind, String)
}

/// The brewing methods and grinders of one member (coffee.md §7).
package struct MemberEquipment: Hashable, Sendable {
  /// Built-in entries, then custom ones in the order they were added.
  package private(set) var methods: [EquipmentEntry]
  package private(set) var grinders: [EquipmentEntry]
  /// °C.
  package private(set) var defaultWaterTemperature: Int32
  /// 0 when nothing is stored.
  package var revision: Int

  package static let longestName = 60
  package static let mostCustom = 50
  package static let factoryWaterTemperature: Int32 = 93
  package static let waterTemperatures: ClosedRange<Int32> = 1...100

  /// The built-in equipment, all enabled (COF-071).
  package static let shipped = MemberEquipment(
    stored: [],
    [],
    waterTemperature: factoryWaterTemperature,
    revision: 0
  )

  /// The built-in equipment with the member's changes; entries added by later versions are enabled.
  package init(
    stored methods: [EquipmentEntry],
    _ grinders: [EquipmentEntry],
    waterTemperature: Int32,
    revision: Int
  ) {
    self.methods = Self.merge(CoffeeOptions.defaultMethods, methods) { MethodFamily(method: $0) }
    self.grinders = Self.merge(CoffeeOptions.defaultGrinders, grinders) { _ in nil }
    defaultWaterTemperature =
      Self.waterTemperatures.contains(waterTemperature)
      ? waterTemperature : Self.factoryWaterTemperature
    self.revision = revision
  }

  private static func merge(
    _ shipped: [String],
    _ stored: [EquipmentEntry],
    _ family: (String) -> MethodFamily?
  ) -> [EquipmentEntry] {
    let byKey = Dictionary(stored.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let keys = Set(shipped.map(EquipmentEntry.key))
    var entries = shipped.map { name in
      EquipmentEntry(
        name: name,
        isEnabled: byKey[EquipmentEntry.key(name)]?.isEnabled ?? true,
        isCustom: false,
        family: family(name)
      )
    }
    entries += stored.filter { $0.isCustom && !keys.contains($0.key) }
    if !entries.contains(where: \.isEnabled) {
      for index in entries.indices where !entries[index].isCustom {
        entries[index].isEnabled = true
      }
    }
    return entries
  }
}

// MARK: - Queries

extension MemberEquipment {
  package func entries(_ kind: EquipmentKind) -> [EquipmentEntry] {
    kind == .method ? methods : grinders
  }

  package func entry(_ kind: EquipmentKind, _ name: String) -> EquipmentEntry? {
    let key = EquipmentEntry.key(name)
    return entries(kind).first { $0.key == key }
  }

  /// Whether forms offer the entry.
  package func isEnabled(_ kind: EquipmentKind, _ name: String) -> Bool {
    entry(kind, name)?.isEnabled ?? false
  }

  /// The family of a method: the stored one, otherwise derived from its name (COF-021, COF-022).
  package func family(of method: String) -> MethodFamily {
    entry(.method, method)?.family ?? MethodFamily(method: method)
  }
}

// MARK: - Changes

extension MemberEquipment {
  /// Enables or disables entries, all or none (COF-072, COF-073).
  package func setting(
    _ kind: EquipmentKind,
    _ names: [String],
    enabled: Bool
  ) throws(JournalRefusal) -> MemberEquipment {
    var changed = entries(kind)
    for name in names {
      let key = EquipmentEntry.key(name)
      guard let index = changed.firstIndex(where: { $0.key == key }) else {
        throw .equipment(.unknown(kind, name))
      }
      changed[index].isEnabled = enabled
    }
    return try replacing(kind, changed)
  }

  /// Adds a custom entry, enabled and last (COF-074, COF-075).
  package func adding(
    _ kind: EquipmentKind,
    _ name: String,
    family: MethodFamily?
  ) throws(JournalRefusal) -> MemberEquipment {
    let name = name.withoutOuterBlanks
    var check = FieldCheck()
    check.line(name, "name", atMost: MemberEquipment.longestName, required: "name_required")
    try check.check()
    guard entry(kind, name) == nil else { throw .equipment(.duplicate(kind, name)) }
    guard entries(kind).count(where: \.isCustom) < MemberEquipment.mostCustom else {
      throw .equipment(.tooManyCustom(kind))
    }
    let added = EquipmentEntry(
      name: name,
      isEnabled: true,
      isCustom: true,
      family: kind == .method ? family ?? MethodFamily(method: name) : nil
    )
    return try replacing(kind, entries(kind) + [added])
  }

  /// Removes a custom entry (COF-073, COF-075).
  package func removing(
    _ kind: EquipmentKind,
    _ name: String
  ) throws(JournalRefusal) -> MemberEquipment {
    guard let entry = entry(kind, name) else { throw .equipment(.unknown(kind, name)) }
    guard entry.isCustom else { throw .equipment(.shipped(kind, entry.name)) }
    return try replacing(kind, entries(kind).filter { $0.key != entry.key })
  }

  /// Sets the default water temperature of new recipes (COF-076).
  package func setting(waterTemperature: Int32) throws(JournalRefusal) -> MemberEquipment {
    var check = FieldCheck()
    check.number(waterTemperature, "water_temp", in: Self.waterTemperatures, unit: "°C")
    try check.check()
    var equipment = self
    equipment.defaultWaterTemperature = waterTemperature
    return equipment
  }

  /// The built-in equipment, as a change of the stored one (COF-079).
  package var reset: MemberEquipment {
    var equipment = MemberEquipment.shipped
    equipment.revision = revision
    return equipment
  }

  private func replacing(
    _ kind: EquipmentKind,
    _ entries: [EquipmentEntry]
  ) throws(JournalRefusal) -> MemberEquipment {
    guard entries.contains(where: \.isEnabled) else { throw .equipment(.lastEnabled(kind)) }
    var equipment = self
    switch kind {
    case .method: equipment.methods = entries
    case .grinder: equipment.grinders = entries
    }
    return equipment
  }
}

extension MemberEquipment {
  /// The contract names of the fields that differ.
  package func changedFields(since before: MemberEquipment) -> [String] {
    var fields: [String] = []
    if methods != before.methods { fields.append("methods") }
    if grinders != before.grinders { fields.append("grinders") }
    if defaultWaterTemperature != before.defaultWaterTemperature {
      fields.append("default_water_temp")
    }
    return fields
  }
}
