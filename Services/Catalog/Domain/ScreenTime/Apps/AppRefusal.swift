/// Reasons why a call about apps is rejected.
package enum AppRefusal: Error, Hashable, Sendable {
  case unknownApp
  case noIcon
  /// The app is no longer installed.
  case removed(InstalledApp)
  /// The app was changed concurrently.
  case changed(InstalledApp)
  case points(PointsRefusal)
  /// The call names no child, or names a parent.
  case notAChild
  /// Only devices and parents may report (ruling 25).
  case childrenDoNotReport
  case tooManyApps
  case tooManyDevices
  case emptySelection
  case tooManyItems(limit: Int)
  /// There is no valid preview to confirm.
  case confirmationRequired
}
