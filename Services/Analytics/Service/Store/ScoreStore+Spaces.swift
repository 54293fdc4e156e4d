package import ServiceRuntime

extension ScoreStore {
  /// All tables, with the data that is deleted and exported for a member or household; figures go with their member.
  package static let spaces = SpaceTables(
    [
      SpaceTable("ledger", "ledger_entries", member: "member", export: ledger),
      SpaceTable(
        "day_score",
        "scored_days",
        member: "member",
        key: "household, member, source, day",
        export: ExportForm(days: ["day"])
      ),
      SpaceTable("streak_run", member: "member", key: "household, member, first_day"),
      SpaceTable("total_score", member: "member", key: "household, member, source"),
      SpaceTable("level_reached", member: "member", key: "household, member"),
      SpaceTable("task_version", member: "member"),
      SpaceTable("planned_task", member: "member", key: "household, member, day, task"),
      SpaceTable("done_task", member: "member", key: "household, member, day, task"),
      SpaceTable("day_summary", member: "member", key: "household, member, day"),
      SpaceTable(
        "span_sum",
        member: "member",
        key: "household, member, first_day, last_day, project"
      ),
      SpaceTable("hour_sum", member: "member", key: "household, member, day, hour"),
      SpaceTable("project_name", member: "member", key: "household, member, project"),
      SpaceTable(
        "goal",
        "goals",
        member: "member",
        key: "household, member, kind",
        export: ExportForm()
      ),
      SpaceTable("goal_reached", member: "member", key: "household, member, day, kind"),
      SpaceTable("away_period", member: "member", key: "household, member, id"),
      SpaceTable("rest_days", member: "member", key: "household, member, valid_from"),
      SpaceTable("holiday", member: nil, key: "household, id"),
      SpaceTable("zone_since", member: "member", key: "household, member, since"),
      SpaceTable("streak_change", member: "member", key: "household, member, cause, revision"),
      SpaceTable("health_entry", "health_entries", member: "member", export: healthEntries),
      SpaceTable("health_tombstone", member: "member", key: "household, member, id"),
      SpaceTable("health_identity", member: "member", key: "household, member, identity"),
      SpaceTable(
        "health_goals",
        "health_goals",
        member: "member",
        key: "household, member, valid_from",
        export: ExportForm(days: ["valid_from"])
      ),
      SpaceTable(
        "health_connection",
        "health_sources",
        member: "member",
        key: "household, member, type",
        export: ExportForm(instants: ["connected_at", "last_sync"], flags: ["is_enabled"])
      ),
      SpaceTable(
        "health_onboarding",
        "health_onboarding",
        member: "member",
        key: "household, member",
        export: ExportForm(
          instants: ["skipped_at", "completed_at"],
          flags: ["has_selection"],
          leavesOut: ["sync_types"]
        )
      ),
    ],
    exempt: [("consumed", "how far followed feeds were read")]
  )

  private static let ledger = ExportForm(
    instants: ["at"],
    days: ["day"],
    leavesOut: ["epoch", "sequence"]
  )

  private static let healthEntries = ExportForm(
    instants: ["start", "ended", "created_at", "updated_at"],
    days: ["local_day"]
  )
}
