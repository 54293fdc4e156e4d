extension Recipe {
  /// Prepares the recipe for storage: sets the method's family and uses the member's spelling of names.
  ///
  /// - Parameters:
  ///   - before: the stored recipe; `nil` for a new one. Its family stays while its method does.
  ///   - equipment: the member's equipment.
  /// - Returns: the cleaned recipe.
  package func saved(over before: Recipe?, by equipment: MemberEquipment) -> Recipe {
    var recipe = self
    recipe.brewingMethod = brewingMethod.withoutOuterBlanks
    recipe.grinder = grinder.withoutOuterBlanks
    if let before, before.brewingMethod == recipe.brewingMethod {
      recipe.family = before.family
    } else {
      recipe.brewingMethod =
        equipment.entry(.method, recipe.brewingMethod)?.name ?? recipe.brewingMethod
      recipe.family = equipment.family(of: recipe.brewingMethod)
    }
    if recipe.grinder != before?.grinder {
      recipe.grinder = equipment.entry(.grinder, recipe.grinder)?.name ?? recipe.grinder
    }
    return recipe.cleaned
  }

  /// Method and grinder must be enabled for the member, unless they are unchanged (COF-078).
  package func equipmentViolations(
    over before: Recipe?,
    by equipment: MemberEquipment
  ) -> [JournalViolation] {
    var check = FieldCheck()
    if !brewingMethod.isEmpty, brewingMethod != before?.brewingMethod,
      !equipment.isEnabled(.method, brewingMethod)
    {
      check.refuse("brewing_method", "unknown_equipment", "Choose a method that you have enabled.")
    }
    if !grinder.isEmpty, grinder != before?.grinder, !equipment.isEnabled(.grinder, grinder) {
      check.refuse("grinder", "unknown_equipment", "Choose a grinder that you have enabled.")
    }
    return check.violations
  }
}
