import AnalyticsContracts
import CatalogContracts
import GatewayClient
import GatewayContracts
import NotificationContracts
import RuntimeContracts
import TaskContracts
import Vocabulary
import Wire

/// Describes changes in sentences.
struct ChangeWords {
  private let calendar: HouseholdCalendar
  private let format: DayFormat
  private let style: Style
  private let clock: @Sendable () -> Timestamp
  private let reader: MemberID?
  /// Names of the other members, whose changes parents see too.
  private var names: [MemberID: String] = [:]

  init(_ session: Session) async throws {
    calendar = try await session.calendar()
    reader = try await session.whoAmI().member?.id
    let gateway = try session.gateway
    let members = try await gateway.households.listMembers(GatewayV1.ListMembersRequest()).members
    for member in members { if let id = member.id { names[id] = member.name } }
    format = try await session.dayFormat()
    style = session.style
    clock = session.environment.clock
  }

  /// The lines for one message of the stream; none for unimportant ones.
  mutating func lines(_ response: GatewayV1.WatchResponse) -> [String] {
    let times = TimeWriter(calendar: calendar, format: format, now: clock())
    var lines: [String] = []
    if let part = response.part, !part.service.isEmpty {
      let name = SafeText.line(part.service)
      lines.append(
        part.available
          ? style.paint("\(name) is back.", .muted)
          : style.paint("⚠ \(name) cannot be followed now: \(SafeText.line(part.message))", .orange)
      )
    }
    guard let event = response.event else { return lines }
    let member =
      body(event, GatewayV1.MemberAdded.self)?.member
      ?? body(event, GatewayV1.MemberUpdated.self)?.member
    if let member, let id = member.id {
      names[id] = member.name
    }
    guard !ChangeWords.isSilent(event), let words = words(event, times) else { return lines }
    let at = event.at.flatMap { Timestamp($0) } ?? times.now
    lines.append("\(style.paint(times.clock(at), .muted))  \(whose(event))\(words)")
    return lines
  }

  /// Whether it is internal, or a lesson that was only opened.
  private static func isSilent(_ event: FeedV1.Event) -> Bool {
    switch event.kind {
    case TaskV1.InboxEnsured.eventKind, TaskV1.DataMigrated.eventKind,
      TaskV1.CacheCleared.eventKind, AnalyticsV1.SeriesChanged.eventKind:
      true
    case CatalogV1.TopicStateChanged.eventKind: event.changedFields == ["last_viewed_date"]
    default: false
    }
  }

  /// `Mia: ` for a change in another member's list.
  private func whose(_ event: FeedV1.Event) -> String {
    guard let space = event.spaceID, space != reader, let name = names[space] else { return "" }
    return "\(SafeText.line(name)): "
  }

  /// - Returns: `nil` for an event that only repeats another change with other figures.
  private func words(_ event: FeedV1.Event, _ times: TimeWriter) -> String? {
    for kind in kinds {
      if let words = kind(event, times) { return words.isEmpty ? nil : words }
    }
    return SafeText.line(event.kind).replacing("_", with: " ")
  }

  /// Describes events of one kind; `nil` for other events, empty for silent ones.
  private typealias Kind = (FeedV1.Event, TimeWriter) -> String?

  private var kinds: [Kind] { taskKinds + projectKinds + householdKinds + appKinds + otherKinds }

  private var taskKinds: [Kind] {
    [
      on(TaskV1.TaskCreated.self) { "Added \(name($0.task?.name))" },
      on(TaskV1.TaskUpdated.self) { "Changed \(name($0.task?.name))" },
      on(TaskV1.TaskCompleted.self) {
        style.paint(style.sign("✓ ", or: ""), .green)
          + "Done \(name($0.task?.name)), \(counted(Int($0.points), "point"))"
      },
      on(TaskV1.TaskUncompleted.self) {
        "Open again \(name($0.task?.name)), \(counted(Int($0.points), "point")) given back"
      },
      on(TaskV1.TaskDeleted.self) { "Deleted \(name($0.task?.name))" },
      on(TaskV1.TaskRescheduled.self) { "Moved \(name($0.task?.name)) to another date" },
      on(TaskV1.TaskMoved.self) {
        "Moved \(name($0.task?.name)) to \(name($0.task?.projectName))"
      },
      // An undone creation leaves no task.
      on(TaskV1.TaskUndone.self) {
        $0.task.map { "Put \(name($0.name)) back as it was" }
          ?? "Deleted \(name($0.previous?.name))"
      },
      on(TaskV1.TasksBulkUpdated.self) { _ in "" },
    ]
  }

  private var projectKinds: [Kind] {
    [
      on(TaskV1.ProjectCreated.self) { "New project \(name($0.project?.name))" },
      on(TaskV1.ProjectUpdated.self) { "Changed project \(name($0.project?.name))" },
      on(TaskV1.ProjectMoved.self) { "Changed project \(name($0.project?.name))" },
      on(TaskV1.ProjectArchived.self) { "Changed project \(name($0.project?.name))" },
      on(TaskV1.ProjectUnarchived.self) { "Changed project \(name($0.project?.name))" },
      on(TaskV1.ProjectDeleted.self) { "Deleted project \(name($0.project?.name))" },
    ]
  }

  private var appKinds: [Kind] {
    [
      on(CatalogV1.AppCreated.self) { "New app \(name($0.app?.appName))" },
      on(CatalogV1.AppUpdated.self) { "App \(rated($0.app))" },
      on(CatalogV1.AppRemoved.self) { "App \(name($0.app?.appName)) is no longer installed" },
      on(CatalogV1.AppReactivated.self) { "App is back: \(rated($0.app))" },
    ]
  }

  private func rated(_ app: CatalogV1.App?) -> String {
    let app = app ?? CatalogV1.App()
    return "\(name(app.appName)): \(AppWords.rating(app.category, app.pointsPerHour))"
  }

  private var otherKinds: [Kind] {
    [
      on(CatalogV1.TopicStateChanged.self) {
        let percentage = Int(($0.state?.completionPercentage ?? 0).rounded())
        return "Lesson \(name($0.state?.identifier)): \(percentage) %"
      },
      on(CatalogV1.TopicCompleted.self) {
        "Lesson done \(name($0.title)), \(counted(Int($0.learningPoints), "learning point"))"
      },
      on(CatalogV1.PointsBooked.self) {
        let entry = $0.entry ?? CatalogV1.PointsEntry()
        return "Screen time \(ScreenTimeWords.signed(entry.points, style)): "
          + "\(ScreenTimeWords.reason(entry)); balance \(entry.balance)"
      },
      on(CatalogV1.RewardAllocated.self) {
        "\(counted($0.allocation?.minutes ?? 0, "minute")) of \(name($0.allocation?.bundleIdentifier)) begin"
      },
      on(CatalogV1.AllocationUpdated.self) {
        let left = ScreenTimeWords.length(seconds: $0.allocation?.leftSeconds ?? 0)
        return "\(name($0.allocation?.bundleIdentifier)): \(left) left"
      },
      on(CatalogV1.AllocationCancelled.self) {
        "Minutes of \(name($0.allocation?.bundleIdentifier)) ended"
      },
      on(CatalogV1.RewardRequested.self) {
        "Asks for \(counted($0.request?.minutes ?? 0, "minute")) of \(name($0.request?.bundleIdentifier))"
      },
      on(CatalogV1.RewardDecided.self) {
        let word = $0.request?.status == .approved ? "Approved" : "Declined"
        return "\(word) \(counted($0.request?.minutes ?? 0, "minute")) of "
          + name($0.request?.bundleIdentifier)
      },
      on(CatalogV1.ScreenTimeSettingsChanged.self) { _ in "Screen-time settings changed" },
      on(AnalyticsV1.GoalReached.self) {
        switch $0.kind {
        case .pointsPerDay: "Goal reached: \($0.target) points in a day"
        case .tasksPerDay: "Goal reached: \(counted($0.target, "task")) in a day"
        case .streak: "Goal reached: \(counted($0.target, "day")) in a row"
        case .unspecified, .unrecognized: ""
        }
      },
      on(AnalyticsV1.GoalsChanged.self) {
        "Goals: \(counted($0.pointsPerDay, "point")) and \(counted($0.tasksPerDay, "task")) a day, "
          + "\(counted($0.streak, "day")) in a row"
      },
      on(NotificationV1.ReminderScheduled.self) { body, times in
        let due = body.reminder?.dueAt.flatMap { Timestamp($0) }
        let at = due.map { ", \(times.friendly($0))" } ?? ""
        return "Reminder set for \(name(body.reminder?.taskName))\(at)"
      },
      on(NotificationV1.ReminderDelivered.self) { rings($0.reminder) },
      on(NotificationV1.PersonalReminderChanged.self) { body, times in
        switch body.reminder?.state {
        case .delivered: return rings(body.reminder)
        case .scheduled:
          let due = body.reminder?.dueAt.flatMap { Timestamp($0) }
          let at = due.map { " \(times.friendly($0))" } ?? ""
          return "Set\(at): \(ReminderWords.text(body.reminder))"
        default: return ""
        }
      },
      on(NotificationV1.BadgeUpdated.self) {
        "\(counted($0.count, "task")) due today or overdue"
      },
      on(NotificationV1.ReminderCancelled.self) {
        "Reminder cancelled for \(name($0.reminder?.taskName))"
      },
      on(NotificationV1.ReminderDropped.self) {
        "Reminder missed for \(name($0.reminder?.taskName))"
      },
      on(NotificationV1.ReminderSnoozed.self) { body, times in
        let until = body.reminder?.snoozedUntil.flatMap { Timestamp($0) }
        let at = until.map { " until \(times.friendly($0))" } ?? ""
        return "Reminder for \(name(body.reminder?.taskName)) snoozed\(at)"
      },
      on(NotificationV1.ReminderAcknowledged.self) {
        "Reminder for \(name($0.reminder?.taskName)) was acknowledged"
      },
      on(NotificationV1.NotificationSettingsUpdated.self) { _ in "Notification settings changed" },
      on(NotificationV1.ChannelUpdated.self) {
        let reason = SafeText.line($0.channel?.offReason ?? "")
        let dropped = $0.channel?.dropped ?? 0
        let state =
          $0.channel?.enabled == false
          ? "is off: \(reason)"
          : dropped > 0 ? "has too many waiting messages and drops some" : "is on"
        return "Channel \(name($0.channel?.name)) \(state)"
      },
      on(NotificationV1.ChannelDeleted.self) { "Channel \(name($0.name)) was removed" },
      on(AnalyticsV1.ScoreChanged.self) { _ in "" },
      on(AnalyticsV1.LevelReached.self) {
        style.paint("Level \($0.newLevel) reached: \(SafeText.line($0.name))!", .green)
      },
      on(AnalyticsV1.HealthEntryCreated.self) {
        "Health: \(HealthTypeWords.word($0.entry?.type ?? .unspecified)) noted"
      },
      on(AnalyticsV1.HealthEntryUpdated.self) {
        "Health: \(HealthTypeWords.word($0.entry?.type ?? .unspecified)) changed"
      },
      on(AnalyticsV1.HealthEntryDeleted.self) {
        "Health: \(HealthTypeWords.word($0.type)) deleted"
      },
      on(AnalyticsV1.HealthEntriesImported.self) { _ in "Health: records imported" },
      on(AnalyticsV1.HealthGoalsChanged.self) { _ in "Health: goals changed" },
      on(AnalyticsV1.HealthSourcesChanged.self) { _ in "" },
      on(AnalyticsV1.HealthOnboardingChanged.self) { _ in "" },
      on(GatewayV1.MemberAdded.self) { "\(name($0.member?.name)) joined the household" },
    ]
  }

  private var householdKinds: [Kind] {
    [
      on(GatewayV1.MemberAdded.self) { "\(name($0.member?.name)) joined the household" },
      on(GatewayV1.MemberUpdated.self) { "Changed member \(name($0.member?.name))" },
      on(GatewayV1.HouseholdUpdated.self) { "Changed household \(name($0.household?.name))" },
      on(GatewayV1.InvitationCreated.self) { "Invited \(member($0.invitation?.memberID))" },
      on(GatewayV1.InvitationAccepted.self) {
        "\(member($0.memberID)) signed in with an invitation"
      },
      on(GatewayV1.InvitationRevoked.self) { "Revoked the invitation of \(member($0.memberID))" },
      on(GatewayV1.ConsentGiven.self) {
        "A parent consented: \(ConsentAreaWord.word($0.consent?.area ?? .unspecified))"
      },
      on(GatewayV1.ConsentWithdrawn.self) {
        "A parent withdrew the consent: \(ConsentAreaWord.word($0.consent?.area ?? .unspecified))"
      },
      on(GatewayV1.PinChanged.self) {
        $0.hasPin ? "The PIN was set" : "The PIN was removed"
      },
      on(GatewayV1.PinAccepted.self) { _ in "Signed in with the PIN" },
      on(GatewayV1.PinLocked.self) { body, times in
        let until = body.lockedUntil.flatMap { Timestamp($0) }.map(times.friendly) ?? "later"
        return style.paint("⚠ \(body.tries) wrong PINs; locked until \(until)", .orange)
      },
      on(GatewayV1.PreferencesUpdated.self) { _ in "Changed preferences" },
    ]
  }

  /// A reminder that rings, with the terminal's bell.
  private func rings(_ reminder: NotificationV1.Reminder?) -> String {
    let words = "\(style.sign("🔔", or: "*")) \(ReminderWords.text(reminder))"
    return style.paint(words, .heading) + (style.isColoured ? "\u{07}" : "")
  }

  private func member(_ id: MemberID?) -> String { name(id.flatMap { names[$0] }) }

  private func on<Body: Message>(
    _ type: Body.Type,
    _ words: @escaping (Body) -> String
  ) -> Kind {
    on(type) { body, _ in words(body) }
  }

  private func on<Body: Message>(
    _ type: Body.Type,
    _ words: @escaping (Body, TimeWriter) -> String
  ) -> Kind {
    { event, times in body(event, type).map { words($0, times) } }
  }

  /// The event's body if it is of this type and can be decoded.
  private func body<Body: Message>(_ event: FeedV1.Event, _ type: Body.Type) -> Body? {
    try? event.body?.unpacked(as: type)
  }

  private func name(_ text: String?) -> String { "“\(SafeText.line(text ?? ""))”" }
}
