import DeviceLink

extension Device {
    /// The result of the running app's check of its own views; nil if no app runs.
    ///
    /// - Throws: `appNotResponding` when the app does not reply within `limits.answer` of real time.
    package func health() throws -> AppHealth? {
        guard let session, session.state == .running else { return nil }
        lastTreeRequest &+= 1
        let request = lastTreeRequest
        session.send(.examine(request: request))
        awaitedReply = request
        defer { awaitedReply = nil }
        _ = wait(limits.answer) { healthReplies[request] != nil || session.state == .ended }
        guard session.state != .ended else { return nil }
        guard let health = healthReplies.removeValue(forKey: request) else {
            throw DeviceError(
                .appNotResponding,
                "\(session.name) did not look at its views within \(Int(limits.answer)) s: it is busy or hung.")
        }
        return health
    }
}
