package import ServiceRuntime

extension DirectoryStore {
  /// All tables, and how their rows of a member or household are removed and exported.
  ///
  /// Tokens, codes and PINs are never exported.
  package static let spaces = SpaceTables(
    [
      SpaceTable(
        "away_period",
        "away_periods",
        member: "member",
        key: "household, member, id",
        export: ExportForm(days: ["first_day", "last_day"])
      ),
      SpaceTable(
        "rest_days",
        "rest_days",
        member: "member",
        key: "household, member, valid_from",
        export: ExportForm(days: ["valid_from"])
      ),
      SpaceTable(
        "holiday",
        "holidays",
        member: nil,
        key: "household, id",
        export: ExportForm(days: ["first_day", "last_day"])
      ),
      SpaceTable("token", "tokens", member: "member", key: "household, member, id"),
      SpaceTable("invitation", "invitations", member: "member", key: "household, member, id"),
      SpaceTable("pin", member: "member", key: "household, member"),
      SpaceTable(
        "preferences",
        "preferences",
        member: "member",
        key: "household, member",
        export: ExportForm()
      ),
      SpaceTable("audit", member: nil, key: "household, number", makers: ["member", "space"]),
      SpaceTable(
        "consent",
        "consents",
        member: "member",
        key: "household, member, area, number",
        export: ExportForm(instants: ["given_at", "withdrawn_at"])
      ),
      SpaceTable("setup", member: nil, makers: ["member"]),
      SpaceTable(
        "member",
        "members",
        member: "id",
        key: "household, id",
        export: ExportForm(instants: ["created_at"], leavesOut: ["name_key"], isShared: true)
      ),
      SpaceTable(
        "household",
        "household",
        household: "id",
        member: nil,
        key: "id",
        export: ExportForm(instants: ["created_at"], days: ["next_day"])
      ),
    ],
    exempt: [("removal", "the record of a removal is kept")]
  )
}
