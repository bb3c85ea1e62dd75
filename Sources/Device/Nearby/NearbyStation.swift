/// A session of an app that others may find: a `GKSession`, or half of a match.
struct NearbyStation: Codable, Hashable, Sendable {
    /// By what others know it.
    var peer: String
    /// Sessions only find others of the same service.
    var service: String
    /// What people read.
    var name: String
    /// `GKSessionMode`.
    var mode: Int
    /// Whether it can be found.
    var isAvailable = false

    static let longestName = 255
}
