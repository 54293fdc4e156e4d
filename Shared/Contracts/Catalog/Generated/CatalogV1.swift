// Generated from package daybook.catalog.v1 by protoc-gen-daybook; do not edit.

package import RPC
package import Wire

/// The contracts of `daybook.catalog.v1`.
public enum CatalogV1 {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Message.Type] = [
    CatalogV1.App.self,
    CatalogV1.ReportedApp.self,
    CatalogV1.ReportInstalledAppsRequest.self,
    CatalogV1.ReportFinding.self,
    CatalogV1.ReportInstalledAppsResponse.self,
    CatalogV1.UploadIconRequest.self,
    CatalogV1.UploadIconResponse.self,
    CatalogV1.ListAppsRequest.self,
    CatalogV1.AppCounts.self,
    CatalogV1.ListAppsResponse.self,
    CatalogV1.GetAppRequest.self,
    CatalogV1.AppChange.self,
    CatalogV1.GetAppResponse.self,
    CatalogV1.SetAppCategoryRequest.self,
    CatalogV1.SetAppCategoryResponse.self,
    CatalogV1.SelectedApp.self,
    CatalogV1.AppSelection.self,
    CatalogV1.AppQuery.self,
    CatalogV1.PreviewBulkRequest.self,
    CatalogV1.PreviewBulkResponse.self,
    CatalogV1.ApplyBulkRequest.self,
    CatalogV1.BulkItem.self,
    CatalogV1.ApplyBulkResponse.self,
    CatalogV1.ListAppChangesRequest.self,
    CatalogV1.ListAppChangesResponse.self,
    CatalogV1.GetIconRequest.self,
    CatalogV1.GetIconResponse.self,
    CatalogV1.AppCreated.self,
    CatalogV1.AppUpdated.self,
    CatalogV1.AppRemoved.self,
    CatalogV1.AppReactivated.self,
    CatalogV1.ForeignCoffee.self,
    CatalogV1.ForeignRecipe.self,
    CatalogV1.ForeignBrew.self,
    CatalogV1.ImportCoffeeRecordsRequest.self,
    CatalogV1.ImportedCounts.self,
    CatalogV1.ImportFinding.self,
    CatalogV1.ImportCoffeeRecordsResponse.self,
    CatalogV1.ExportCoffeeCSVRequest.self,
    CatalogV1.ExportCoffeeCSVResponse.self,
    CatalogV1.BrewPeriod.self,
    CatalogV1.RatingFigures.self,
    CatalogV1.GetBrewSummaryRequest.self,
    CatalogV1.GetBrewSummaryResponse.self,
    CatalogV1.RankBrewsRequest.self,
    CatalogV1.RankedBrews.self,
    CatalogV1.RankBrewsResponse.self,
    CatalogV1.GetBrewTrendRequest.self,
    CatalogV1.BrewTrendPoint.self,
    CatalogV1.GetBrewTrendResponse.self,
    CatalogV1.Coffee.self,
    CatalogV1.CoffeeFigures.self,
    CatalogV1.ListedCoffee.self,
    CatalogV1.ListCoffeesRequest.self,
    CatalogV1.ListCoffeesResponse.self,
    CatalogV1.GetCoffeeRequest.self,
    CatalogV1.GetCoffeeResponse.self,
    CatalogV1.CreateCoffeeRequest.self,
    CatalogV1.CreateCoffeeResponse.self,
    CatalogV1.UpdateCoffeeRequest.self,
    CatalogV1.UpdateCoffeeResponse.self,
    CatalogV1.DeleteCoffeeRequest.self,
    CatalogV1.DeleteCoffeeResponse.self,
    CatalogV1.GetBrewingAnalysisRequest.self,
    CatalogV1.GetBrewingAnalysisResponse.self,
    CatalogV1.GetCoffeeOptionsRequest.self,
    CatalogV1.GetCoffeeOptionsResponse.self,
    CatalogV1.CoffeeCreated.self,
    CatalogV1.CoffeeUpdated.self,
    CatalogV1.CoffeeDeleted.self,
    CatalogV1.Recipe.self,
    CatalogV1.RecipeFigures.self,
    CatalogV1.ListedRecipe.self,
    CatalogV1.ListRecipesRequest.self,
    CatalogV1.ListRecipesResponse.self,
    CatalogV1.GetRecipeRequest.self,
    CatalogV1.GetRecipeResponse.self,
    CatalogV1.CreateRecipeRequest.self,
    CatalogV1.CreateRecipeResponse.self,
    CatalogV1.UpdateRecipeRequest.self,
    CatalogV1.UpdateRecipeResponse.self,
    CatalogV1.DeleteRecipeRequest.self,
    CatalogV1.DeleteRecipeResponse.self,
    CatalogV1.DuplicateRecipeRequest.self,
    CatalogV1.DuplicateRecipeResponse.self,
    CatalogV1.GetRecipeFormRequest.self,
    CatalogV1.GetRecipeFormResponse.self,
    CatalogV1.FormSection.self,
    CatalogV1.FormField.self,
    CatalogV1.FormChoice.self,
    CatalogV1.ExportRecipesRequest.self,
    CatalogV1.ExportRecipesResponse.self,
    CatalogV1.ImportRecipesRequest.self,
    CatalogV1.ImportedRecipe.self,
    CatalogV1.RecipeFinding.self,
    CatalogV1.ImportRecipesResponse.self,
    CatalogV1.RecipeCreated.self,
    CatalogV1.RecipeUpdated.self,
    CatalogV1.RecipeUsed.self,
    CatalogV1.RecipeDeleted.self,
    CatalogV1.EquipmentEntry.self,
    CatalogV1.EquipmentPreferences.self,
    CatalogV1.GetEquipmentRequest.self,
    CatalogV1.GetEquipmentResponse.self,
    CatalogV1.SetEquipmentEnabledRequest.self,
    CatalogV1.SetEquipmentEnabledResponse.self,
    CatalogV1.AddCustomEquipmentRequest.self,
    CatalogV1.AddCustomEquipmentResponse.self,
    CatalogV1.RemoveCustomEquipmentRequest.self,
    CatalogV1.RemoveCustomEquipmentResponse.self,
    CatalogV1.SetDefaultWaterTemperatureRequest.self,
    CatalogV1.SetDefaultWaterTemperatureResponse.self,
    CatalogV1.ResetEquipmentRequest.self,
    CatalogV1.ResetEquipmentResponse.self,
    CatalogV1.EquipmentChanged.self,
    CatalogV1.BrewingNote.self,
    CatalogV1.BrewingNoteFigures.self,
    CatalogV1.ListedBrewingNote.self,
    CatalogV1.ListBrewingNotesRequest.self,
    CatalogV1.ListBrewingNotesResponse.self,
    CatalogV1.GetBrewingNoteRequest.self,
    CatalogV1.GetBrewingNoteResponse.self,
    CatalogV1.CreateBrewingNoteRequest.self,
    CatalogV1.CreateBrewingNoteResponse.self,
    CatalogV1.UpdateBrewingNoteRequest.self,
    CatalogV1.UpdateBrewingNoteResponse.self,
    CatalogV1.DeleteBrewingNoteRequest.self,
    CatalogV1.DeleteBrewingNoteResponse.self,
    CatalogV1.BrewingNoteCreated.self,
    CatalogV1.BrewingNoteUpdated.self,
    CatalogV1.BrewingNoteDeleted.self,
    CatalogV1.GetBalanceRequest.self,
    CatalogV1.PointsBalance.self,
    CatalogV1.GetBalanceResponse.self,
    CatalogV1.PointsEntry.self,
    CatalogV1.ListLedgerRequest.self,
    CatalogV1.ListLedgerResponse.self,
    CatalogV1.AdjustPointsRequest.self,
    CatalogV1.AdjustPointsResponse.self,
    CatalogV1.ScreenTimeSettings.self,
    CatalogV1.GetScreenTimeSettingsRequest.self,
    CatalogV1.GetScreenTimeSettingsResponse.self,
    CatalogV1.UpdateScreenTimeSettingsRequest.self,
    CatalogV1.UpdateScreenTimeSettingsResponse.self,
    CatalogV1.GetRulesRequest.self,
    CatalogV1.RuledApp.self,
    CatalogV1.RuleChange.self,
    CatalogV1.GetRulesResponse.self,
    CatalogV1.PointsBooked.self,
    CatalogV1.ScreenTimeSettingsChanged.self,
    CatalogV1.Allocation.self,
    CatalogV1.RewardRequest.self,
    CatalogV1.RedeemRewardRequest.self,
    CatalogV1.RedeemRewardResponse.self,
    CatalogV1.RequestRewardRequest.self,
    CatalogV1.RequestRewardResponse.self,
    CatalogV1.ApproveRewardRequest.self,
    CatalogV1.ApproveRewardResponse.self,
    CatalogV1.DeclineRewardRequest.self,
    CatalogV1.DeclineRewardResponse.self,
    CatalogV1.ListRewardRequestsRequest.self,
    CatalogV1.ListRewardRequestsResponse.self,
    CatalogV1.ListAllocationsRequest.self,
    CatalogV1.ListAllocationsResponse.self,
    CatalogV1.CancelAllocationRequest.self,
    CatalogV1.CancelAllocationResponse.self,
    CatalogV1.RewardAllocated.self,
    CatalogV1.AllocationUpdated.self,
    CatalogV1.AllocationCancelled.self,
    CatalogV1.RewardRequested.self,
    CatalogV1.RewardDecided.self,
    CatalogV1.GetProgressCardRequest.self,
    CatalogV1.GoalRing.self,
    CatalogV1.PointsDay.self,
    CatalogV1.RewardChoice.self,
    CatalogV1.GetProgressCardResponse.self,
    CatalogV1.StockLevel.self,
    CatalogV1.CorrectStockRequest.self,
    CatalogV1.CorrectStockResponse.self,
    CatalogV1.ListStockEntriesRequest.self,
    CatalogV1.StockEntry.self,
    CatalogV1.ListStockEntriesResponse.self,
    CatalogV1.LastGrindRequest.self,
    CatalogV1.Grind.self,
    CatalogV1.LastGrindResponse.self,
    CatalogV1.StockBooked.self,
    CatalogV1.TimerStage.self,
    CatalogV1.TimerPause.self,
    CatalogV1.BrewTimer.self,
    CatalogV1.StartTimerRequest.self,
    CatalogV1.StartTimerResponse.self,
    CatalogV1.GetTimerRequest.self,
    CatalogV1.GetTimerResponse.self,
    CatalogV1.PauseTimerRequest.self,
    CatalogV1.PauseTimerResponse.self,
    CatalogV1.ResumeTimerRequest.self,
    CatalogV1.ResumeTimerResponse.self,
    CatalogV1.StopTimerRequest.self,
    CatalogV1.StopTimerResponse.self,
    CatalogV1.CancelTimerRequest.self,
    CatalogV1.CancelTimerResponse.self,
    CatalogV1.Topic.self,
    CatalogV1.Section.self,
    CatalogV1.Step.self,
    CatalogV1.TopicState.self,
    CatalogV1.TopicWithState.self,
    CatalogV1.CategoryTotal.self,
    CatalogV1.TopicProgress.self,
    CatalogV1.TopicName.self,
    CatalogV1.ListTopicsRequest.self,
    CatalogV1.ListTopicsResponse.self,
    CatalogV1.ListCategoriesRequest.self,
    CatalogV1.ListCategoriesResponse.self,
    CatalogV1.ListTopicProgressRequest.self,
    CatalogV1.ListTopicProgressResponse.self,
    CatalogV1.GetLearningSummaryRequest.self,
    CatalogV1.GetLearningSummaryResponse.self,
    CatalogV1.GetTopicRequest.self,
    CatalogV1.GetTopicResponse.self,
    CatalogV1.SetStepDoneRequest.self,
    CatalogV1.SetStepDoneResponse.self,
    CatalogV1.StepMark.self,
    CatalogV1.SaveTopicProgressRequest.self,
    CatalogV1.SaveTopicProgressResponse.self,
    CatalogV1.SetTopicNotesRequest.self,
    CatalogV1.SetTopicNotesResponse.self,
    CatalogV1.SetTopicCompletedRequest.self,
    CatalogV1.SetTopicCompletedResponse.self,
    CatalogV1.SetTopicFavoriteRequest.self,
    CatalogV1.SetTopicFavoriteResponse.self,
    CatalogV1.ToggleTopicFavoriteRequest.self,
    CatalogV1.ToggleTopicFavoriteResponse.self,
    CatalogV1.TopicStateChanged.self,
    CatalogV1.TopicCompleted.self,
    CatalogV1.UsageInterval.self,
    CatalogV1.ReportUsageRequest.self,
    CatalogV1.UsageResult.self,
    CatalogV1.ReportUsageResponse.self,
    CatalogV1.AddUsageRequest.self,
    CatalogV1.AddUsageResponse.self,
    CatalogV1.GetUsageRequest.self,
    CatalogV1.UsageDay.self,
    CatalogV1.GetUsageResponse.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = [
    Apps.Methods.all,
    CoffeeFiles.Methods.all,
    CoffeeStatistics.Methods.all,
    Coffees.Methods.all,
    Recipes.Methods.all,
    Equipment.Methods.all,
    BrewingNotes.Methods.all,
    Points.Methods.all,
    Rewards.Methods.all,
    ScreenTime.Methods.all,
    CoffeeStock.Methods.all,
    BrewTimers.Methods.all,
    Topics.Methods.all,
    Usage.Methods.all,
  ].flatMap(\.self)
}

extension CatalogV1 {
  /// An event: a case for each kind, with its body.
  package enum Event: EventSet {
    /// `app_created`.
    case appCreated(CatalogV1.AppCreated)
    /// `app_updated`.
    case appUpdated(CatalogV1.AppUpdated)
    /// `app_removed`.
    case appRemoved(CatalogV1.AppRemoved)
    /// `app_reactivated`.
    case appReactivated(CatalogV1.AppReactivated)
    /// `coffee_created`.
    case coffeeCreated(CatalogV1.CoffeeCreated)
    /// `coffee_updated`.
    case coffeeUpdated(CatalogV1.CoffeeUpdated)
    /// `coffee_deleted`.
    case coffeeDeleted(CatalogV1.CoffeeDeleted)
    /// `recipe_created`.
    case recipeCreated(CatalogV1.RecipeCreated)
    /// `recipe_updated`.
    case recipeUpdated(CatalogV1.RecipeUpdated)
    /// `recipe_used`.
    case recipeUsed(CatalogV1.RecipeUsed)
    /// `recipe_deleted`.
    case recipeDeleted(CatalogV1.RecipeDeleted)
    /// `equipment_changed`.
    case equipmentChanged(CatalogV1.EquipmentChanged)
    /// `brewing_note_created`.
    case brewingNoteCreated(CatalogV1.BrewingNoteCreated)
    /// `brewing_note_updated`.
    case brewingNoteUpdated(CatalogV1.BrewingNoteUpdated)
    /// `brewing_note_deleted`.
    case brewingNoteDeleted(CatalogV1.BrewingNoteDeleted)
    /// `points_booked`.
    case pointsBooked(CatalogV1.PointsBooked)
    /// `screen_time_settings_changed`.
    case screenTimeSettingsChanged(CatalogV1.ScreenTimeSettingsChanged)
    /// `reward_allocated`.
    case rewardAllocated(CatalogV1.RewardAllocated)
    /// `allocation_updated`.
    case allocationUpdated(CatalogV1.AllocationUpdated)
    /// `allocation_cancelled`.
    case allocationCancelled(CatalogV1.AllocationCancelled)
    /// `reward_requested`.
    case rewardRequested(CatalogV1.RewardRequested)
    /// `reward_decided`.
    case rewardDecided(CatalogV1.RewardDecided)
    /// `stock_booked`.
    case stockBooked(CatalogV1.StockBooked)
    /// `topic_state_changed`.
    case topicStateChanged(CatalogV1.TopicStateChanged)
    /// `topic_completed`.
    case topicCompleted(CatalogV1.TopicCompleted)

    /// Decodes the body of an event; `nil` for an unknown kind.
    package init?(kind: String, type: String, body: ArraySlice<UInt8>) throws(WireError) {
      switch (kind, type) {
      case ("app_created", "daybook.catalog.v1.AppCreated"):
        self = .appCreated(try CatalogV1.AppCreated(decoding: body))
      case ("app_updated", "daybook.catalog.v1.AppUpdated"):
        self = .appUpdated(try CatalogV1.AppUpdated(decoding: body))
      case ("app_removed", "daybook.catalog.v1.AppRemoved"):
        self = .appRemoved(try CatalogV1.AppRemoved(decoding: body))
      case ("app_reactivated", "daybook.catalog.v1.AppReactivated"):
        self = .appReactivated(try CatalogV1.AppReactivated(decoding: body))
      case ("coffee_created", "daybook.catalog.v1.CoffeeCreated"):
        self = .coffeeCreated(try CatalogV1.CoffeeCreated(decoding: body))
      case ("coffee_updated", "daybook.catalog.v1.CoffeeUpdated"):
        self = .coffeeUpdated(try CatalogV1.CoffeeUpdated(decoding: body))
      case ("coffee_deleted", "daybook.catalog.v1.CoffeeDeleted"):
        self = .coffeeDeleted(try CatalogV1.CoffeeDeleted(decoding: body))
      case ("recipe_created", "daybook.catalog.v1.RecipeCreated"):
        self = .recipeCreated(try CatalogV1.RecipeCreated(decoding: body))
      case ("recipe_updated", "daybook.catalog.v1.RecipeUpdated"):
        self = .recipeUpdated(try CatalogV1.RecipeUpdated(decoding: body))
      case ("recipe_used", "daybook.catalog.v1.RecipeUsed"):
        self = .recipeUsed(try CatalogV1.RecipeUsed(decoding: body))
      case ("recipe_deleted", "daybook.catalog.v1.RecipeDeleted"):
        self = .recipeDeleted(try CatalogV1.RecipeDeleted(decoding: body))
      case ("equipment_changed", "daybook.catalog.v1.EquipmentChanged"):
        self = .equipmentChanged(try CatalogV1.EquipmentChanged(decoding: body))
      case ("brewing_note_created", "daybook.catalog.v1.BrewingNoteCreated"):
        self = .brewingNoteCreated(try CatalogV1.BrewingNoteCreated(decoding: body))
      case ("brewing_note_updated", "daybook.catalog.v1.BrewingNoteUpdated"):
        self = .brewingNoteUpdated(try CatalogV1.BrewingNoteUpdated(decoding: body))
      case ("brewing_note_deleted", "daybook.catalog.v1.BrewingNoteDeleted"):
        self = .brewingNoteDeleted(try CatalogV1.BrewingNoteDeleted(decoding: body))
      case ("points_booked", "daybook.catalog.v1.PointsBooked"):
        self = .pointsBooked(try CatalogV1.PointsBooked(decoding: body))
      case ("screen_time_settings_changed", "daybook.catalog.v1.ScreenTimeSettingsChanged"):
        self = .screenTimeSettingsChanged(try CatalogV1.ScreenTimeSettingsChanged(decoding: body))
      case ("reward_allocated", "daybook.catalog.v1.RewardAllocated"):
        self = .rewardAllocated(try CatalogV1.RewardAllocated(decoding: body))
      case ("allocation_updated", "daybook.catalog.v1.AllocationUpdated"):
        self = .allocationUpdated(try CatalogV1.AllocationUpdated(decoding: body))
      case ("allocation_cancelled", "daybook.catalog.v1.AllocationCancelled"):
        self = .allocationCancelled(try CatalogV1.AllocationCancelled(decoding: body))
      case ("reward_requested", "daybook.catalog.v1.RewardRequested"):
        self = .rewardRequested(try CatalogV1.RewardRequested(decoding: body))
      case ("reward_decided", "daybook.catalog.v1.RewardDecided"):
        self = .rewardDecided(try CatalogV1.RewardDecided(decoding: body))
      case ("stock_booked", "daybook.catalog.v1.StockBooked"):
        self = .stockBooked(try CatalogV1.StockBooked(decoding: body))
      case ("topic_state_changed", "daybook.catalog.v1.TopicStateChanged"):
        self = .topicStateChanged(try CatalogV1.TopicStateChanged(decoding: body))
      case ("topic_completed", "daybook.catalog.v1.TopicCompleted"):
        self = .topicCompleted(try CatalogV1.TopicCompleted(decoding: body))
      default: return nil
      }
    }

    /// The body of the event.
    package var body: any EventBody {
      switch self {
      case .appCreated(let body): body
      case .appUpdated(let body): body
      case .appRemoved(let body): body
      case .appReactivated(let body): body
      case .coffeeCreated(let body): body
      case .coffeeUpdated(let body): body
      case .coffeeDeleted(let body): body
      case .recipeCreated(let body): body
      case .recipeUpdated(let body): body
      case .recipeUsed(let body): body
      case .recipeDeleted(let body): body
      case .equipmentChanged(let body): body
      case .brewingNoteCreated(let body): body
      case .brewingNoteUpdated(let body): body
      case .brewingNoteDeleted(let body): body
      case .pointsBooked(let body): body
      case .screenTimeSettingsChanged(let body): body
      case .rewardAllocated(let body): body
      case .allocationUpdated(let body): body
      case .allocationCancelled(let body): body
      case .rewardRequested(let body): body
      case .rewardDecided(let body): body
      case .stockBooked(let body): body
      case .topicStateChanged(let body): body
      case .topicCompleted(let body): body
      }
    }

    /// The body of each kind.
    package static let bodies: [any EventBody.Type] = [
      CatalogV1.AppCreated.self,
      CatalogV1.AppUpdated.self,
      CatalogV1.AppRemoved.self,
      CatalogV1.AppReactivated.self,
      CatalogV1.CoffeeCreated.self,
      CatalogV1.CoffeeUpdated.self,
      CatalogV1.CoffeeDeleted.self,
      CatalogV1.RecipeCreated.self,
      CatalogV1.RecipeUpdated.self,
      CatalogV1.RecipeUsed.self,
      CatalogV1.RecipeDeleted.self,
      CatalogV1.EquipmentChanged.self,
      CatalogV1.BrewingNoteCreated.self,
      CatalogV1.BrewingNoteUpdated.self,
      CatalogV1.BrewingNoteDeleted.self,
      CatalogV1.PointsBooked.self,
      CatalogV1.ScreenTimeSettingsChanged.self,
      CatalogV1.RewardAllocated.self,
      CatalogV1.AllocationUpdated.self,
      CatalogV1.AllocationCancelled.self,
      CatalogV1.RewardRequested.self,
      CatalogV1.RewardDecided.self,
      CatalogV1.StockBooked.self,
      CatalogV1.TopicStateChanged.self,
      CatalogV1.TopicCompleted.self,
    ]
  }
}
