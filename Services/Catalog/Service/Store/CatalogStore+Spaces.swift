import CatalogContracts
import SQLite
package import ServiceRuntime
import Wire

extension CatalogStore {
  /// All tables with personal or household data, and how it is exported and deleted.
  ///
  /// Coffees and recipes belong to the household and stay when a member leaves; brewing notes belong to
  /// their author.
  package static let spaces = SpaceTables(
    [
      SpaceTable(
        "topic_step_done",
        "topic_steps",
        member: "member",
        key: "household, member, topic, step",
        export: ExportForm()
      ),
      SpaceTable("topic_state", "topics", member: "member", export: topics),
      SpaceTable("app_preview", member: "child", key: "household, member, token"),
      SpaceTable(
        "app_installed",
        "installed_apps",
        member: "child",
        key: "household, child, device, app",
        export: ExportForm()
      ),
      SpaceTable(
        "app_device",
        "app_devices",
        member: "child",
        key: "household, child, device",
        export: ExportForm(instants: ["reported_at"], leavesOut: ["report"])
      ),
      SpaceTable(
        "usage_interval",
        "usage_intervals",
        member: "child",
        key: "household, child, report",
        export: ExportForm(instants: ["start_at", "end_at", "reported_at"], flags: ["paid"])
      ),
      SpaceTable("counted_time", member: "child", key: "household, child, purpose, app, start_at"),
      SpaceTable(
        "usage_day",
        "usage_days",
        member: "child",
        key: "household, child, day, app",
        export: ExportForm(days: ["day"])
      ),
      SpaceTable("points_carry", member: "child", key: "household, child, app"),
      SpaceTable(
        "points_entry",
        "points_entries",
        member: "child",
        key: "household, child, number",
        export: ExportForm(instants: ["at"], days: ["day"])
      ),
      SpaceTable("points_sum", member: "child", key: "household, child, kind"),
      SpaceTable("points_day", member: "child", key: "household, child, day"),
      SpaceTable(
        "reward_request",
        "reward_requests",
        member: "child",
        export: ExportForm(instants: ["created_at", "expires_at", "decided_at"])
      ),
      SpaceTable(
        "reward_allocation",
        "reward_allocations",
        member: "child",
        export: ExportForm(instants: ["granted_at", "expires_at", "cancelled_at"], days: ["day"])
      ),
      SpaceTable(
        "screen_time_settings",
        "screen_time_settings",
        member: "child",
        key: "household, child",
        export: ExportForm(flags: ["needs_approval", "lessons_pay"])
      ),
      SpaceTable(
        "screen_time_change",
        "screen_time_changes",
        member: "child",
        key: "household, child, number",
        export: ExportForm(instants: ["at"])
      ),
      SpaceTable(
        "app_category",
        "app_categories",
        member: "child",
        key: "household, child, app, effective_from",
        export: ExportForm(instants: ["effective_from"])
      ),
      SpaceTable(
        "app_absence",
        "app_absences",
        member: "child",
        key: "household, child, app, removed_at",
        export: ExportForm(instants: ["removed_at", "returned_at"])
      ),
      SpaceTable(
        "app",
        "apps",
        member: "child",
        key: "household, child, app",
        export: ExportForm(
          instants: ["removed_at", "last_used_at", "updated_at"],
          flags: ["active"],
          leavesOut: ["name_key", "number"]
        )
      ),
      SpaceTable("app_icon", member: nil),
      SpaceTable(
        "coffee_stock",
        "coffee_stock",
        member: nil,
        makers: ["member"],
        export: ExportForm(instants: ["at"])
      ),
      SpaceTable("brewing_note", "brewing_notes", member: "author", export: notes),
      SpaceTable("recipe", "recipes", member: nil, export: recipes),
      SpaceTable("coffee", "coffees", member: nil, export: coffees),
      SpaceTable(
        "equipment",
        "equipment",
        member: "member",
        key: "household, member",
        export: ExportForm(
          messages: [
            "preferences": { try CatalogV1.EquipmentPreferences(decoding: $0).jsonString() }
          ]
        )
      ),
      SpaceTable("brew_timer", member: "member", key: "household, member"),
      SpaceTable("coffee_import", member: nil, key: "household, kind, id"),
      SpaceTable("coffee_tombstone", member: nil, key: "household, kind, id"),
    ],
    exempt: [
      ("catalogue", "shipped content"), ("topic", "shipped content"),
      ("topic_section", "shipped content"), ("topic_step", "shipped content"),
      ("topic_advice", "shipped content"),
    ],
    steps: [forgetImportedNotes, keepStock]
  )

  /// A lesson's notes and favourites are private from parents too (TOP-062).
  private static let topics = ExportForm(
    instants: ["last_viewed", "first_completed"],
    flags: ["is_completed", "is_favorite"],
    privateToMember: ["notes", "is_favorite", "last_viewed"]
  )

  private static let coffees = ExportForm(
    instants: ["date_added", "updated_at"],
    days: ["roasted_on", "opened_on"],
    flags: ["finished"],
    leavesOut: ["name_key", "search", "date_order"]
  )

  private static let recipes = ExportForm(
    instants: ["date_created", "updated_at"],
    leavesOut: ["name_key", "search", "use_order", "date_order"]
  )

  /// Every member may read all notes of the household.
  private static let notes = ExportForm(
    instants: ["date_created", "updated_at"],
    days: ["local_day"],
    leavesOut: ["coffee_key", "recipe_key", "search", "stars", "date_order"],
    isShared: true
  )

  /// Deletes the import records of a removed member's notes.
  private static let forgetImportedNotes: SpaceTables.Step = { context, space, count in
    guard let member = space.member else { return 0 }
    return try context.connection.run(
      """
      DELETE FROM coffee_import WHERE (household, kind, id) IN (
        SELECT i.household, i.kind, i.id FROM coffee_import i
        JOIN brewing_note n ON n.household = i.household AND n.id = i.id
        WHERE i.household = ? AND n.author = ? LIMIT ?)
      """,
      space.household,
      member,
      count
    )
  }

  /// Keeps the stock entries of a removed member's brews, because the coffee was used anyway.
  private static let keepStock: SpaceTables.Step = { context, space, count in
    guard let member = space.member else { return 0 }
    return try context.connection.run(
      """
      UPDATE coffee_stock SET note = NULL WHERE rowid IN (
        SELECT s.rowid FROM coffee_stock s
        JOIN brewing_note n ON n.household = s.household AND n.id = s.note
        WHERE s.household = ? AND n.author = ? LIMIT ?)
      """,
      space.household,
      member,
      count
    )
  }
}
