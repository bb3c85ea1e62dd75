/// What came of a device's answer.
package enum EnrolmentOutcome: String, Sendable {
    /// The device waits for an admin.
    case asked
    /// It is one of the team's already.
    case registered
}
