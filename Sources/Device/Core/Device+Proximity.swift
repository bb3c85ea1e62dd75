import DeviceLink

/// The sensor beside the speaker, which tells a phone that is held to an ear.
extension Device {
    /// Something comes near to the front of the device, or goes away. A device without a sensor does not notice.
    package func setProximity(isNear: Bool) {
        guard model.capabilities.contains(.proximity), isNear != isSomethingNear else { return }
        isSomethingNear = isNear
        for session in sessions where session.monitorsProximity { session.send(.proximity(isNear: isNear)) }
        updateDarkness()
        onSurroundings?()
    }

    func sessionDidChangeMonitoring(_ session: AppSession, _ isWanted: Bool) {
        session.monitorsProximity = isWanted && model.capabilities.contains(.proximity)
        if session.monitorsProximity, isSomethingNear { session.send(.proximity(isNear: true)) }
        updateDarkness()
    }

    /// The screen is off while something is near and the app that has it wants that, or during a call: an ear must not
    /// touch anything.
    func updateDarkness() {
        let isWanted = interruptions.contains(.call) || session?.monitorsProximity == true
        let isOff = isSomethingNear && isWanted
        guard isOff != screen.isOff else { return }
        if isOff { cancelTouches() }
        screen.isOff = isOff
    }
}
