/// Every way in which calls about apps say no.
package enum AppRefusal: Error, Hashable, Sendable {
  case unknownApp
  case noIcon
  /// It is not installed any more.
  case removed(InstalledApp)
  /// Somebody else was faster.
  case changed(InstalledApp)
  case points(PointsRefusal)
  /// The call is about nobody, or about a parent.
  case notAChild
  /// Only devices and parents report (ruling 25).
  case childrenDoNotReport
  case tooManyApps
  case tooManyDevices
  case emptySelection
  case tooManyItems(limit: Int)
  /// There is no preview to confirm.
  case confirmationRequired
}
