/// The two push services, which know nothing of each other: an app under development has its token from one, an app that was
/// distributed from the other.
package enum PushEnvironment: UInt8, Sendable, CaseIterable {
    case sandbox = 0
    case production = 1

    /// The value of the entitlement `aps-environment`.
    package var entitlement: String {
        switch self {
        case .sandbox: "development"
        case .production: "production"
        }
    }
}
