/// The version of this build, as programs and logs say it.
package enum Version {
  package static let current = "0.1.0"
}
