extension Device {
    /// Logs the device's own steps, too, from now on and after the next start.
    ///
    /// - Throws: `storageFailed`.
    package func setVerbose(_ isVerbose: Bool) throws {
        try storage.setVerbose(isVerbose)
        self.isVerbose = isVerbose
    }

    /// Adds a line about a step of the device's own, where somebody wants to know it.
    func logStep(_ text: @autoclosure () -> String) {
        if isVerbose { log(text()) }
    }

    func session(_ session: AppSession, didLeave state: AppSession.State) {
        logStep("\(session.name) [\(session.process.identifier)]: \(state) → \(session.state)")
    }
}
