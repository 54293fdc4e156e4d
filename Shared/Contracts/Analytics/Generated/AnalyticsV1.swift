// Generated from package daybook.analytics.v1 by protoc-gen-daybook; do not edit.

package import RPC
package import Wire

/// The contracts of `daybook.analytics.v1`.
public enum AnalyticsV1 {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Message.Type] = [
    AnalyticsV1.ExplainRequest.self,
    AnalyticsV1.Explanation.self,
    AnalyticsV1.ExplainResponse.self,
    AnalyticsV1.RecalculateRequest.self,
    AnalyticsV1.FigureDifference.self,
    AnalyticsV1.RecalculateResponse.self,
    AnalyticsV1.Goal.self,
    AnalyticsV1.GetGoalsRequest.self,
    AnalyticsV1.GetGoalsResponse.self,
    AnalyticsV1.SetGoalsRequest.self,
    AnalyticsV1.SetGoalsResponse.self,
    AnalyticsV1.GoalReached.self,
    AnalyticsV1.GoalsChanged.self,
    AnalyticsV1.HealthEntry.self,
    AnalyticsV1.ListHealthEntriesRequest.self,
    AnalyticsV1.ListHealthEntriesResponse.self,
    AnalyticsV1.GetHealthEntryRequest.self,
    AnalyticsV1.GetHealthEntryResponse.self,
    AnalyticsV1.CreateHealthEntryRequest.self,
    AnalyticsV1.CreateHealthEntryResponse.self,
    AnalyticsV1.UpdateHealthEntryRequest.self,
    AnalyticsV1.UpdateHealthEntryResponse.self,
    AnalyticsV1.DeleteHealthEntryRequest.self,
    AnalyticsV1.DeleteHealthEntryResponse.self,
    AnalyticsV1.HealthEntryCreated.self,
    AnalyticsV1.HealthEntryUpdated.self,
    AnalyticsV1.HealthEntryDeleted.self,
    AnalyticsV1.FastingTimer.self,
    AnalyticsV1.StartFastRequest.self,
    AnalyticsV1.StartFastResponse.self,
    AnalyticsV1.StopFastRequest.self,
    AnalyticsV1.StopFastResponse.self,
    AnalyticsV1.GetFastingTimerRequest.self,
    AnalyticsV1.GetFastingTimerResponse.self,
    AnalyticsV1.HealthGoals.self,
    AnalyticsV1.GetHealthGoalsRequest.self,
    AnalyticsV1.GetHealthGoalsResponse.self,
    AnalyticsV1.UpdateHealthGoalsRequest.self,
    AnalyticsV1.UpdateHealthGoalsResponse.self,
    AnalyticsV1.GetHealthFiguresRequest.self,
    AnalyticsV1.GetHealthFiguresResponse.self,
    AnalyticsV1.HealthDay.self,
    AnalyticsV1.HealthSpan.self,
    AnalyticsV1.HealthWeekFigures.self,
    AnalyticsV1.HealthGoalsChanged.self,
    AnalyticsV1.ImportHealthExportRequest.self,
    AnalyticsV1.ImportHealthExportResponse.self,
    AnalyticsV1.HealthImportResult.self,
    AnalyticsV1.HealthImportCounts.self,
    AnalyticsV1.HealthImportReason.self,
    AnalyticsV1.HealthImportFinding.self,
    AnalyticsV1.HealthSample.self,
    AnalyticsV1.AddSamplesRequest.self,
    AnalyticsV1.AddSamplesResponse.self,
    AnalyticsV1.HealthEntriesImported.self,
    AnalyticsV1.OnboardingValues.self,
    AnalyticsV1.OnboardingPage.self,
    AnalyticsV1.OnboardingState.self,
    AnalyticsV1.GetOnboardingRequest.self,
    AnalyticsV1.GetOnboardingResponse.self,
    AnalyticsV1.SaveOnboardingPageRequest.self,
    AnalyticsV1.SaveOnboardingPageResponse.self,
    AnalyticsV1.GoBackRequest.self,
    AnalyticsV1.GoBackResponse.self,
    AnalyticsV1.CompleteOnboardingRequest.self,
    AnalyticsV1.CompleteOnboardingResponse.self,
    AnalyticsV1.ResetOnboardingRequest.self,
    AnalyticsV1.ResetOnboardingResponse.self,
    AnalyticsV1.HealthOnboardingChanged.self,
    AnalyticsV1.HealthSource.self,
    AnalyticsV1.GetHealthSourcesRequest.self,
    AnalyticsV1.GetHealthSourcesResponse.self,
    AnalyticsV1.SaveHealthSelectionRequest.self,
    AnalyticsV1.SaveHealthSelectionResponse.self,
    AnalyticsV1.ConnectHealthSourceRequest.self,
    AnalyticsV1.ConnectHealthSourceResponse.self,
    AnalyticsV1.DisconnectHealthSourceRequest.self,
    AnalyticsV1.DisconnectHealthSourceResponse.self,
    AnalyticsV1.HealthNudge.self,
    AnalyticsV1.GetHealthNudgesRequest.self,
    AnalyticsV1.GetHealthNudgesResponse.self,
    AnalyticsV1.RecordTimerVisitRequest.self,
    AnalyticsV1.RecordTimerVisitResponse.self,
    AnalyticsV1.DismissHealthNudgeRequest.self,
    AnalyticsV1.DismissHealthNudgeResponse.self,
    AnalyticsV1.HealthSourcesChanged.self,
    AnalyticsV1.PeriodChoice.self,
    AnalyticsV1.GetPeriodRequest.self,
    AnalyticsV1.PeriodFigures.self,
    AnalyticsV1.Productivity.self,
    AnalyticsV1.PriorityFigures.self,
    AnalyticsV1.PeriodProject.self,
    AnalyticsV1.TypeFigures.self,
    AnalyticsV1.PeriodSummary.self,
    AnalyticsV1.PeriodComparison.self,
    AnalyticsV1.GetPeriodResponse.self,
    AnalyticsV1.ListDaysRequest.self,
    AnalyticsV1.ListDaysResponse.self,
    AnalyticsV1.Insight.self,
    AnalyticsV1.ReportStreaks.self,
    AnalyticsV1.GetReportRequest.self,
    AnalyticsV1.GetReportResponse.self,
    AnalyticsV1.GetScoreRequest.self,
    AnalyticsV1.GetScoreResponse.self,
    AnalyticsV1.DayScore.self,
    AnalyticsV1.Streak.self,
    AnalyticsV1.Level.self,
    AnalyticsV1.GetScoreHistoryRequest.self,
    AnalyticsV1.GetScoreHistoryResponse.self,
    AnalyticsV1.ScoreChanged.self,
    AnalyticsV1.LevelReached.self,
    AnalyticsV1.SeriesPoint.self,
    AnalyticsV1.Series.self,
    AnalyticsV1.GetSeriesRequest.self,
    AnalyticsV1.GetSeriesResponse.self,
    AnalyticsV1.SeriesChanged.self,
    AnalyticsV1.StreakDay.self,
    AnalyticsV1.GetStreakRequest.self,
    AnalyticsV1.GetStreakResponse.self,
    AnalyticsV1.GetStreakChangeRequest.self,
    AnalyticsV1.GetStreakChangeResponse.self,
    AnalyticsV1.StreakChanged.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = [
    Explanations.Methods.all,
    Goals.Methods.all,
    HealthLogs.Methods.all,
    FastingTimers.Methods.all,
    HealthFigures.Methods.all,
    HealthImports.Methods.all,
    HealthOnboardings.Methods.all,
    HealthSources.Methods.all,
    Periods.Methods.all,
    Reports.Methods.all,
    Scores.Methods.all,
    Charts.Methods.all,
    Streaks.Methods.all,
  ].flatMap(\.self)
}

extension AnalyticsV1 {
  /// An event: a case for each kind, with its body.
  package enum Event: EventSet {
    /// `goal_reached`.
    case goalReached(AnalyticsV1.GoalReached)
    /// `goals_changed`.
    case goalsChanged(AnalyticsV1.GoalsChanged)
    /// `health_entry_created`.
    case healthEntryCreated(AnalyticsV1.HealthEntryCreated)
    /// `health_entry_updated`.
    case healthEntryUpdated(AnalyticsV1.HealthEntryUpdated)
    /// `health_entry_deleted`.
    case healthEntryDeleted(AnalyticsV1.HealthEntryDeleted)
    /// `health_goals_changed`.
    case healthGoalsChanged(AnalyticsV1.HealthGoalsChanged)
    /// `health_entries_imported`.
    case healthEntriesImported(AnalyticsV1.HealthEntriesImported)
    /// `health_onboarding_changed`.
    case healthOnboardingChanged(AnalyticsV1.HealthOnboardingChanged)
    /// `health_sources_changed`.
    case healthSourcesChanged(AnalyticsV1.HealthSourcesChanged)
    /// `score_changed`.
    case scoreChanged(AnalyticsV1.ScoreChanged)
    /// `level_reached`.
    case levelReached(AnalyticsV1.LevelReached)
    /// `series_changed`.
    case seriesChanged(AnalyticsV1.SeriesChanged)
    /// `streak_changed`.
    case streakChanged(AnalyticsV1.StreakChanged)

    /// Decodes the body of an event; `nil` for an unknown kind.
    package init?(kind: String, type: String, body: ArraySlice<UInt8>) throws(WireError) {
      switch (kind, type) {
      case ("goal_reached", "daybook.analytics.v1.GoalReached"):
        self = .goalReached(try AnalyticsV1.GoalReached(decoding: body))
      case ("goals_changed", "daybook.analytics.v1.GoalsChanged"):
        self = .goalsChanged(try AnalyticsV1.GoalsChanged(decoding: body))
      case ("health_entry_created", "daybook.analytics.v1.HealthEntryCreated"):
        self = .healthEntryCreated(try AnalyticsV1.HealthEntryCreated(decoding: body))
      case ("health_entry_updated", "daybook.analytics.v1.HealthEntryUpdated"):
        self = .healthEntryUpdated(try AnalyticsV1.HealthEntryUpdated(decoding: body))
      case ("health_entry_deleted", "daybook.analytics.v1.HealthEntryDeleted"):
        self = .healthEntryDeleted(try AnalyticsV1.HealthEntryDeleted(decoding: body))
      case ("health_goals_changed", "daybook.analytics.v1.HealthGoalsChanged"):
        self = .healthGoalsChanged(try AnalyticsV1.HealthGoalsChanged(decoding: body))
      case ("health_entries_imported", "daybook.analytics.v1.HealthEntriesImported"):
        self = .healthEntriesImported(try AnalyticsV1.HealthEntriesImported(decoding: body))
      case ("health_onboarding_changed", "daybook.analytics.v1.HealthOnboardingChanged"):
        self = .healthOnboardingChanged(try AnalyticsV1.HealthOnboardingChanged(decoding: body))
      case ("health_sources_changed", "daybook.analytics.v1.HealthSourcesChanged"):
        self = .healthSourcesChanged(try AnalyticsV1.HealthSourcesChanged(decoding: body))
      case ("score_changed", "daybook.analytics.v1.ScoreChanged"):
        self = .scoreChanged(try AnalyticsV1.ScoreChanged(decoding: body))
      case ("level_reached", "daybook.analytics.v1.LevelReached"):
        self = .levelReached(try AnalyticsV1.LevelReached(decoding: body))
      case ("series_changed", "daybook.analytics.v1.SeriesChanged"):
        self = .seriesChanged(try AnalyticsV1.SeriesChanged(decoding: body))
      case ("streak_changed", "daybook.analytics.v1.StreakChanged"):
        self = .streakChanged(try AnalyticsV1.StreakChanged(decoding: body))
      default: return nil
      }
    }

    /// The body of the event.
    package var body: any EventBody {
      switch self {
      case .goalReached(let body): body
      case .goalsChanged(let body): body
      case .healthEntryCreated(let body): body
      case .healthEntryUpdated(let body): body
      case .healthEntryDeleted(let body): body
      case .healthGoalsChanged(let body): body
      case .healthEntriesImported(let body): body
      case .healthOnboardingChanged(let body): body
      case .healthSourcesChanged(let body): body
      case .scoreChanged(let body): body
      case .levelReached(let body): body
      case .seriesChanged(let body): body
      case .streakChanged(let body): body
      }
    }

    /// The body of each kind.
    package static let bodies: [any EventBody.Type] = [
      AnalyticsV1.GoalReached.self,
      AnalyticsV1.GoalsChanged.self,
      AnalyticsV1.HealthEntryCreated.self,
      AnalyticsV1.HealthEntryUpdated.self,
      AnalyticsV1.HealthEntryDeleted.self,
      AnalyticsV1.HealthGoalsChanged.self,
      AnalyticsV1.HealthEntriesImported.self,
      AnalyticsV1.HealthOnboardingChanged.self,
      AnalyticsV1.HealthSourcesChanged.self,
      AnalyticsV1.ScoreChanged.self,
      AnalyticsV1.LevelReached.self,
      AnalyticsV1.SeriesChanged.self,
      AnalyticsV1.StreakChanged.self,
    ]
  }
}
