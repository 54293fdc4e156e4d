extension Recipe {
  /// The recipe as a member with this equipment stores it: the method's family, and names as that member
  /// has them.
  ///
  /// - Parameters:
  ///   - before: the stored recipe; `nil`: the recipe is new. Its family stays while its method does.
  ///   - equipment: the member's.
  /// - Returns: the recipe, cleaned.
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

  /// Method and grinder must be enabled for the member, unless they stay as they were (COF-078).
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
