/// The form of a recipe of one family: sections, fields, their order and limits (COF-023).
package struct RecipeForm: Hashable, Sendable {
  package let family: MethodFamily
  package let sections: [Section]

  package struct Section: Hashable, Sendable {
    package let key: String
    package let title: String
    package let fields: [Field]
  }

  /// The type of a field.
  package enum Kind: Hashable, Sendable {
    case text(atMost: Int)
    case whole(ClosedRange<Int32>)
    case amount(ClosedRange<Double>)
    case choice([Choice])
  }

  package struct Field: Hashable, Sendable {
    /// The contract name of the field.
    package let name: String
    package let label: String
    package var unit = ""
    package var isRequired = false
    package let kind: Kind
    package var initialValue = ""
  }

  /// An option of a choice field.
  package struct Choice: Hashable, Sendable {
    package let value: String
    /// Used by the edited recipe, but no longer enabled for the member (COF-077).
    package var isNoLongerUsed = false
  }

  /// The form of a method for a member with this equipment.
  ///
  /// - Parameters:
  ///   - method: the brewing method; any text has a form.
  ///   - equipment: the member's equipment.
  ///   - recipe: the edited recipe; its equipment is offered even if it is not enabled.
  package init(method: String, _ equipment: MemberEquipment, editing recipe: Recipe?) {
    let family =
      if let recipe, recipe.brewingMethod == method.withoutOuterBlanks {
        recipe.family
      } else {
        equipment.family(of: method)
      }
    self.family = family
    var sections = [Self.common(equipment, recipe)]
    if family.hasBloom {
      sections.append(
        Section(
          key: "bloom",
          title: "Bloom",
          fields: [
            Self.water("bloom_amount", "Bloom"),
            Field(name: "bloom_time", label: "Bloom time", unit: "s", kind: .whole(0...3_600)),
          ]
        )
      )
    }
    if family.supportsPours {
      sections.append(
        Section(
          key: "pours",
          title: "Pours",
          fields: [Self.water("second_pour", "Second pour")]
            + (family.hasLaterPours
              ? [
                Self.water("third_pour", "Third pour"), Self.water("fourth_pour", "Fourth pour"),
              ] : [])
        )
      )
    }
    if family.hasWaterOut {
      sections.append(
        Section(
          key: "espresso",
          title: "Espresso",
          fields: [
            Field(name: "water_out", label: "Water out", unit: "g", kind: .amount(0...1_000))
          ]
        )
      )
    }
    if family.hasPlunge {
      sections.append(
        Section(
          key: "aeropress",
          title: "Aeropress",
          fields: [
            Field(
              name: "aeropress_type",
              label: "Type",
              kind: .choice(CoffeeOptions.aeropressTypes.map { Choice(value: $0) }),
              initialValue: CoffeeOptions.aeropressTypes[0]
            ),
            Field(name: "plunge_time", label: "Plunge time", unit: "s", kind: .whole(0...600)),
          ]
        )
      )
    }
    self.sections = sections
  }

  private static func common(_ equipment: MemberEquipment, _ recipe: Recipe?) -> Section {
    Section(
      key: "common",
      title: "Recipe",
      fields: [
        Field(
          name: "name",
          label: "Name",
          isRequired: true,
          kind: .text(atMost: Recipe.longestName)
        ),
        Field(
          name: "brewing_method",
          label: "Method",
          isRequired: true,
          kind: .choice(choices(.method, equipment, current: recipe?.brewingMethod))
        ),
        Field(
          name: "grinder",
          label: "Grinder",
          isRequired: true,
          kind: .choice(choices(.grinder, equipment, current: recipe?.grinder))
        ),
        Field(name: "grind_size", label: "Grind size", kind: .whole(0...1_000)),
        Field(
          name: "water_temp",
          label: "Water temperature",
          unit: "°C",
          kind: .whole(MemberEquipment.waterTemperatures),
          initialValue: "\(equipment.defaultWaterTemperature)"
        ),
        Field(name: "dose", label: "Dose", unit: "g", isRequired: true, kind: .amount(0...500)),
        Field(name: "brew_time", label: "Brew time", unit: "s", kind: .whole(0...172_800)),
      ]
    )
  }

  private static func water(_ name: String, _ label: String) -> Field {
    Field(name: name, label: label, unit: "g", kind: .amount(0...5_000))
  }

  private static func choices(
    _ kind: EquipmentKind,
    _ equipment: MemberEquipment,
    current: String?
  ) -> [Choice] {
    let enabled = equipment.entries(kind).filter(\.isEnabled).map { Choice(value: $0.name) }
    guard let current, !current.isEmpty, !equipment.isEnabled(kind, current) else { return enabled }
    return enabled + [Choice(value: current, isNoLongerUsed: true)]
  }
}
