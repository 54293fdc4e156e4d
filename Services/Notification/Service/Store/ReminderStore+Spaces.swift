package import ServiceRuntime

extension ReminderStore {
  /// All tables, and how the rows of a member or household are exported and removed.
  package static let spaces = SpaceTables([
    SpaceTable("delivery_try", member: "member", key: "household, member, delivery, try"),
    SpaceTable("ticket", member: "member"),
    SpaceTable("delivery", "deliveries", member: "member"),
    SpaceTable("endpoint", "channels", member: "member", export: channels),
    SpaceTable("reminder", "reminders", member: "member", export: reminders),
    SpaceTable("open_task", member: "member"),
    SpaceTable("project_wish", member: "member", key: "household, member, project"),
    SpaceTable("muted_project", member: "member", key: "household, member, project"),
    SpaceTable(
      "daily_reminder",
      "daily_reminders",
      member: "member",
      key: "household, member, place",
      export: ExportForm(instants: ["next_at"], flags: ["is_on"])
    ),
    SpaceTable(
      "notification_settings",
      "notification_settings",
      member: "member",
      key: "household, member",
      export: ExportForm(
        instants: [
          "digest_next", "weekly_next", "day_next", "drink_next", "bedtime_next", "weigh_next",
        ],
        days: ["day"],
        flags: ["is_on", "overdue", "fast_goal", "fast_soon"]
      )
    ),
  ])

  private static let reminders = ExportForm(
    instants: ["due_at", "rings_at", "settled_at", "delivered_at"],
    leavesOut: ["number", "epoch", "sequence"]
  )

  private static let channels = ExportForm(
    instants: ["failing_since", "last_success"],
    flags: ["is_on"],
    leavesOut: [
      "number", "secret", "old_secret", "old_until", "sequence", "minute_at", "minute_count",
    ]
  )
}
