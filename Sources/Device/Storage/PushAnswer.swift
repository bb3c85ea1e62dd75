/// What an app has asked for when it registered for push messages, and what the user has answered.
struct PushAnswer: Sendable, Hashable {
    /// Badges 1, sounds 2, alerts 4, added.
    var types: UInt8
    var isAllowed: Bool

    var enabled: UInt8 { isAllowed ? types : 0 }
}
