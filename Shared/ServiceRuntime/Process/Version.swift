/// The version of this build, as shown by programs and logs.
package enum Version {
  package static let current = "0.1.0"
}
