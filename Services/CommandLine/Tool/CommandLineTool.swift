/// `daybook`, the command line client.
import ServiceRuntime

/// `daybook`, a person's client.
package enum CommandLineTool {
  package static var version: String { Version.current }

  /// All commands, in the order of the overview.
  static var commands: [any Command.Type] {
    [
      TodayCommand.self, ListCommand.self, AddCommand.self, ShowCommand.self, EditCommand.self,
      DoneCommand.self, UndoneCommand.self, ToggleCommand.self, MoveCommand.self,
      RescheduleCommand.self, DeleteCommand.self, UndoCommand.self, SearchCommand.self,
      BulkCommand.self, ClearCommand.self, StatsCommand.self, ValidateCommand.self,
      RepairCommand.self, TasksCacheClearCommand.self,
      ImportCommand.self,
      FiltersListCommand.self, FiltersSaveCommand.self, FiltersDeleteCommand.self,
      FiltersSuggestCommand.self,
      ProjectsListCommand.self, ProjectsShowCommand.self, ProjectsAddCommand.self,
      ProjectsEditCommand.self, ProjectsMoveCommand.self, ProjectsArchiveCommand.self,
      ProjectsRestoreCommand.self, ProjectsDeleteCommand.self, ProjectsStatsCommand.self,
      ProjectsCheckCommand.self,
      DayMorningCommand.self, DayCleanupCommand.self, DayOverdueCommand.self,
      AwayCommand.self, AwayListCommand.self, AwayRemoveCommand.self, RestDaysCommand.self,
      HolidaysListCommand.self, HolidaysAddCommand.self, HolidaysRemoveCommand.self,
      ScoreCommand.self, WeekCommand.self, MonthCommand.self, YearCommand.self,
      ReportCommand.self, InsightsCommand.self, GoalsCommand.self, GoalsSetCommand.self,
      LevelCommand.self,
      CalendarCommand.self, DashboardCommand.self,
      ScoreWhyCommand.self, ScoreCheckCommand.self, StreakCommand.self, StreakWhyCommand.self,
      LevelWhyCommand.self, GoalsWhyCommand.self, ReportWhyCommand.self,
      TopicsListCommand.self, TopicsShowCommand.self, TopicsDoneCommand.self,
      TopicsStepCommand.self, TopicsFavoriteCommand.self, TopicsNotesCommand.self,
      TopicsSummaryCommand.self, TopicsProgressCommand.self,
      CoffeeListCommand.self, CoffeeShowCommand.self, CoffeeAddCommand.self,
      CoffeeEditCommand.self, CoffeeFinishCommand.self, CoffeeDeleteCommand.self,
      RecipesListCommand.self, RecipesShowCommand.self, RecipesAddCommand.self,
      RecipesEditCommand.self, RecipesDuplicateCommand.self, RecipesDeleteCommand.self,
      RecipesExportCommand.self, RecipesImportCommand.self,
      EquipmentListCommand.self, EquipmentEnableCommand.self, EquipmentDisableCommand.self,
      EquipmentAddCommand.self, EquipmentRemoveCommand.self, EquipmentTemperatureCommand.self,
      EquipmentResetCommand.self,
      BrewCommand.self, BrewTimerStartCommand.self, BrewTimerStatusCommand.self,
      BrewTimerPauseCommand.self, BrewTimerResumeCommand.self, BrewTimerStopCommand.self,
      BrewTimerCancelCommand.self,
      NotesListCommand.self, NotesSearchCommand.self, NotesShowCommand.self,
      NotesEditCommand.self, NotesDeleteCommand.self,
      CoffeeWeighCommand.self, CoffeeGrindCommand.self, CoffeeStatsCommand.self,
      CoffeeExportCommand.self, CoffeeSampleCommand.self,
      FamilyCommand.self, RulesCommand.self, PointsBalanceCommand.self, PointsLedgerCommand.self,
      PointsWhyCommand.self, PointsAdjustCommand.self, RewardsListCommand.self,
      RewardsRedeemCommand.self, RewardsRequestCommand.self, RewardsApproveCommand.self,
      RewardsDeclineCommand.self, RewardsCancelCommand.self, RewardsSettingsCommand.self,
      UsageReportCommand.self, UsageShowCommand.self,
      AppsListCommand.self, AppsShowCommand.self, AppsSetCommand.self, AppsBulkCommand.self,
      AppsReportCommand.self, AppsHistoryCommand.self, AppsWatchCommand.self,
      FastStartCommand.self, FastStopCommand.self, FastStatusCommand.self, FastEditCommand.self,
      FastAddCommand.self, FastListCommand.self, FastDeleteCommand.self,
      WeightAddCommand.self, WeightChartCommand.self, WeightListCommand.self,
      WeightEditCommand.self, WeightDeleteCommand.self,
      WaterAddCommand.self, WaterTodayCommand.self, WaterListCommand.self, WaterEditCommand.self,
      WaterDeleteCommand.self,
      SleepAddCommand.self, SleepListCommand.self, SleepEditCommand.self, SleepDeleteCommand.self,
      HealthTodayCommand.self, HealthWeekCommand.self, HealthGoalsCommand.self,
      HealthSelectCommand.self, HealthConnectCommand.self, HealthDisconnectCommand.self,
      HealthSourcesCommand.self, HealthImportCommand.self, HealthExportCommand.self,
      NudgesListCommand.self, NudgesDismissCommand.self,
      OnboardingCommand.self, OnboardingStatusCommand.self, OnboardingResetCommand.self,
      RemindCommand.self, RemindersListCommand.self, RemindersMissedCommand.self,
      RemindersShowCommand.self, RemindersAckCommand.self, RemindersSnoozeCommand.self,
      RemindersCancelCommand.self, NotificationsShowCommand.self,
      NotificationsSetCommand.self, NotificationsBadgeCommand.self, ChannelsListCommand.self,
      ChannelsAddCommand.self,
      ChannelsTestCommand.self, ChannelsDeliveriesCommand.self, ChannelsRotateCommand.self,
      ChannelsRemoveCommand.self, ChannelsOnCommand.self, ChannelsResendCommand.self,
      WatchCommand.self,
      SetupCommand.self, LoginCommand.self, LogoutCommand.self, InviteCommand.self,
      InviteListCommand.self, InviteRevokeCommand.self, WhoAmICommand.self,
      MembersListCommand.self, MembersAddCommand.self, MembersRenameCommand.self,
      MembersRoleCommand.self, MembersZoneCommand.self, MembersColorCommand.self,
      MembersRemoveCommand.self, MembersRemovedCommand.self, HouseholdDeleteCommand.self,
      ExportCommand.self,
      MembersPinCommand.self,
      HouseholdShowCommand.self, HouseholdSetCommand.self, PreferencesShowCommand.self,
      PreferencesSetCommand.self,
      TokensListCommand.self, TokensAddCommand.self, TokensRevokeCommand.self,
      ConsentListCommand.self, ConsentTextCommand.self, ConsentGiveCommand.self,
      ConsentWithdrawCommand.self, AuditCommand.self,
      StatusCommand.self, MetricsCommand.self, CacheClearCommand.self, BackupCommand.self,
      RestoreCommand.self, CheckCommand.self, OperatorTokenCommand.self,
      RPCListCommand.self, RPCDescribeCommand.self, RPCCallCommand.self,
      RPCReplayCommand.self,
      CompletionCommand.self, CompletionWordsCommand.self, HelpCommand.self,
    ]
  }

  static var manuals: [Manual] { commands.map { $0.manual } }

  /// Runs a command line; words that are not UTF-8 are refused.
  package static func run(words: [[UInt8]], _ environment: Environment) async -> Int32 {
    do throws(CommandFailure) {
      return await run(try Words.text(words), environment)
    } catch {
      return fail(error, isJSON: words.contains(Array("--json".utf8)), environment)
    }
  }

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - environment: everything else that the run may read or change.
  /// - Returns: the exit code.
  package static func run(
    _ arguments: [String],
    _ environment: Environment
  ) async -> Int32 {
    do {
      let exit = try await perform(arguments, environment)
      if let cause = environment.output.failure { throw CommandFailure.outputLost(cause) }
      return exit.rawValue
    } catch {
      return fail(error, isJSON: arguments.contains("--json"), environment)
    }
  }

  private static func fail(
    _ error: any Error,
    isJSON: Bool,
    _ environment: Environment
  ) -> Int32 {
    let report = FailureReport(error)
    let lines = isJSON ? [report.json] : report.lines
    environment.errors.write(lines.joined(separator: "\n") + "\n")
    return report.exit.rawValue
  }

  private static func perform(
    _ arguments: [String],
    _ environment: Environment
  ) async throws -> ExitCode {
    switch try ArgumentParser(commands: manuals).parse(arguments) {
    case .overview(let head, let group):
      let session = try Session(environment, head)
      if head.has("version") { session.sayVersion() } else { session.sayOverview(of: group) }
      return .success
    case .command(let parsed):
      let session = try Session(environment, parsed)
      if parsed.has("version") {
        session.sayVersion()
      } else if parsed.has("help") {
        session.sayManual(parsed.manual)
      } else if let type = commands.first(where: { $0.manual.name == parsed.manual.name }) {
        let command = try type.init(parsed)
        do { try await command.run(session) } catch {
          session.forgetEarlierChange(after: error)
          throw error
        }
        session.forgetEarlierChange()
      }
      return session.exit
    }
  }
}
