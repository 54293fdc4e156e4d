import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime

extension RecipeCalls {
  /// `GetRecipeForm`: the form of recipes of one method (COF-023, COF-024, COF-077).
  func getRecipeForm(
    _ request: CatalogV1.GetRecipeFormRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetRecipeFormResponse {
    try await store.read(Caller(call)) { rows in
      let recipe = try request.recipeID.map { id in
        guard let recipe = try rows.recipe(id) else { throw JournalRefusal.unknownRecipe }
        return recipe
      }
      let form = RecipeForm(
        method: request.brewingMethod,
        try rows.equipment(),
        editing: recipe
      )
      return CatalogV1.GetRecipeFormResponse(
        family: CatalogV1.MethodFamily(form.family),
        isPourOver: form.family.isPourOver,
        supportsPours: form.family.supportsPours,
        sections: form.sections.map { section in
          CatalogV1.FormSection(
            key: section.key,
            title: section.title,
            fields: section.fields.map(CatalogV1.FormField.init)
          )
        }
      )
    }
  }
}

extension CatalogV1.FormField {
  fileprivate init(_ field: RecipeForm.Field) {
    self.init(
      name: field.name,
      label: field.label,
      unit: field.unit,
      required: field.isRequired,
      initialValue: field.initialValue
    )
    switch field.kind {
    case .text(let limit):
      kind = .text
      maximum = Double(limit)
    case .whole(let range):
      kind = .wholeNumber
      minimum = Double(range.lowerBound)
      maximum = Double(range.upperBound)
    case .amount(let range):
      kind = .number
      minimum = range.lowerBound
      maximum = range.upperBound
    case .choice(let choices):
      kind = .choice
      self.choices = choices.map {
        CatalogV1.FormChoice(value: $0.value, noLongerUsed: $0.isNoLongerUsed)
      }
    }
  }
}
