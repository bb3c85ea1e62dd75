/// How many messages an app of a device gets in a minute. What a phone cannot show is refused early, with `TooManyRequests`.
struct DeviceLimit {
    let messagesAMinute: Int
    private var minute: Int64 = 0
    private var counts: [PushToken: Int] = [:]

    init(messagesAMinute: Int) { self.messagesAMinute = messagesAMinute }

    /// Counts a message.
    ///
    /// - Returns: false if it is one too many.
    mutating func admits(_ token: PushToken, at seconds: Int64) -> Bool {
        if seconds / 60 != minute {
            minute = seconds / 60
            counts.removeAll(keepingCapacity: counts.count < 100_000)
        }
        let count = counts[token, default: 0]
        guard count < messagesAMinute else { return false }
        counts[token] = count + 1
        return true
    }
}
