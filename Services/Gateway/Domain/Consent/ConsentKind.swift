/// An area of a child's data that is stored only with a parent's consent.
package enum ConsentKind: String, Hashable, Sendable, CaseIterable {
  /// Installed apps, their use, points and rewards.
  case screenTime = "screen_time"
  /// Water and sleep.
  case health
}

/// The text that parents read before they consent.
package struct ConsentText: Hashable, Sendable {
  /// Raised with every change of the text; consents to earlier versions are no longer in force.
  package let version: Int
  package let text: String
}

extension ConsentKind {
  /// The current text.
  package var text: ConsentText {
    switch self {
    case .screenTime:
      ConsentText(
        version: 1,
        text: """
          Daybook will keep these things about your child: the apps on their devices, how long each app was used \
          and when, the points that this earned, and the minutes that were given for them.

          Parents of this household can see all of it. Your child can see their own points, the reward apps they \
          can choose, and the minutes they were given. Other children cannot see any of it.

          Daybook does not keep what your child writes, sees or does inside an app. Nothing leaves this \
          installation.

          Times of use are kept for 90 days, and sums of each day for 400 days. You can withdraw your consent at \
          any time: nothing new is stored from then on.
          """
      )
    case .health:
      ConsentText(
        version: 1,
        text: """
          Daybook will keep what is logged about your child's water and sleep: how much your child drank and when, \
          when your child slept, and the goals for both.

          Your child and the parents of this household can see it. Nothing leaves this installation. Weight and \
          fasting are never kept of a child.

          The entries are kept until you or your child delete them. You can withdraw your consent at any time: \
          nothing new is stored from then on.
          """
      )
    }
  }
}
