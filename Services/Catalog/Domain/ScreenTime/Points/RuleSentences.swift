/// The rules of a child's screen time as English sentences.
package enum RuleSentences {
  /// The rules that currently apply.
  ///
  /// - Parameters:
  ///   - settings: the child's settings.
  ///   - learning: the learning apps, with the points that an hour earns.
  ///   - rewards: the names of reward apps.
  ///   - isConsented: whether a parent's consent to screen time holds; without it nothing new is stored.
  /// - Returns: one sentence for each rule.
  package static func sentences(
    _ settings: ScreenTimeSettings,
    learning: [(name: String, pointsPerHour: Int)],
    rewards: [String],
    isConsented: Bool
  ) -> [String] {
    var lines: [String] = []
    if !isConsented {
      lines.append(
        "At the moment nothing is recorded, earned or bought: no parent has consented to screen time."
      )
    }
    if learning.isEmpty {
      lines.append("No app earns points yet.")
    } else {
      lines += learning.map { "\($0.name) earns \(points($0.pointsPerHour)) an hour." }
      lines.append("The same minute never counts twice, even with two devices at once.")
    }
    if settings.lessonsPay {
      lines.append(
        "A lesson that you finish for the first time earns \(points(settings.pointsPerLesson)), "
          + "up to \(points(settings.lessonMaximum)) a day."
      )
    }
    lines.append("The goal is \(minutes(settings.goal)) of learning a day.")
    if settings.dailyMaximum == 0 {
      lines.append("Points buy no minutes at the moment: rewards are off.")
    } else if rewards.isEmpty {
      lines.append("There is no app yet whose minutes points can buy.")
    } else {
      lines.append(
        "One minute of \(rewards.joined(separator: ", ")) costs \(points(settings.price))."
      )
      lines.append("At most \(minutes(settings.dailyMaximum)) a day can be bought, in steps of 5.")
      lines.append(
        settings.needsApproval
          ? "You ask for minutes, and a parent decides. The points are set aside, at most 14 days."
          : "You may buy minutes yourself."
      )
      lines.append("Minutes end with the day; unused ones are not paid back.")
      lines.append("If a parent ends them earlier, unused whole minutes are paid back.")
    }
    lines.append("Your points never go below 0. A parent can give or take points and must say why.")
    lines.append(
      "Parents see which app you used for how long on which day, and nothing of what you did in it. "
        + "A file that they export also has the times of the last 90 days."
    )
    lines.append("Your brothers and sisters see none of this.")
    return lines
  }

  /// Describes the change of a setting.
  package static func change(
    _ field: ScreenTimeSettings.Field,
    from before: Int,
    to after: Int
  ) -> String {
    switch field {
    case .price: "The price of a minute changed from \(points(before)) to \(points(after))."
    case .dailyMaximum:
      "The minutes that can be bought in a day changed from \(before) to \(after)."
    case .goal: "The learning goal changed from \(minutes(before)) to \(minutes(after)) a day."
    case .needsApproval:
      after == 1 ? "A parent has to approve rewards now." : "No parent has to approve rewards now."
    case .lessonsPay: after == 1 ? "Lessons earn points now." : "Lessons earn no points any more."
    case .pointsPerLesson: "A lesson changed from \(points(before)) to \(points(after))."
    case .lessonMaximum:
      "What lessons earn in a day changed from at most \(points(before)) to \(points(after))."
    }
  }

  /// Describes the change of an app's category.
  package static func change(of app: String, to kind: UseKind) -> String {
    switch kind {
    case .uncategorized, .notInstalled: "\(app) earns and costs nothing now."
    case .learning(let pointsPerHour): "\(app) earns \(points(Int(pointsPerHour))) an hour now."
    case .reward: "\(app) costs points now."
    }
  }

  private static func points(_ count: Int) -> String {
    count == 1 ? "1 point" : "\(count) points"
  }

  private static func minutes(_ count: Int) -> String {
    count == 1 ? "1 minute" : "\(count) minutes"
  }
}
