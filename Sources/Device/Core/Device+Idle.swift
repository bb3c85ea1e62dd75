import CPlatform

/// A device that nobody touches dims its screen, and locks itself, if its user wants that.
extension Device {
    /// How long the screen is dim before the device locks, in seconds.
    private static let dimming = 10.0

    /// After how many minutes the device locks itself; nil for never, as it is at first.
    var autoLock: Int? {
        get { autoLockMinutes }
        set {
            autoLockMinutes = newValue
            do {
                try storage.setAutoLock(newValue)
            } catch {
                log("\(error)")
            }
            planIdling()
        }
    }

    /// Reads what was set when the device was last on.
    func readAutoLock() {
        autoLockMinutes = storage.autoLock
        planIdling()
    }

    /// Somebody uses the device, or an app does not want it to sleep.
    func noteActivity() {
        guard autoLockMinutes != nil else { return }
        lastActivity = platform_monotonic_nanoseconds()
        if screen.isDimmed { planIdling() }
    }

    private func planIdling() {
        idleEvent?.cancel()
        idleEvent = nil
        screen.isDimmed = false
        lastActivity = platform_monotonic_nanoseconds()
        if let autoLockMinutes { lookAgain(after: Double(autoLockMinutes) * 60 - Device.dimming) }
    }

    private func lookAgain(after seconds: Double) {
        idleEvent = timeline.schedule(after: seconds) { [weak self] in self?.lookAtIdling() }
    }

    private func lookAtIdling() {
        guard let autoLockMinutes else { return }
        if isLocked || interruptions.contains(.call) || session?.isActive == true && session?.keepsAwake == true {
            lastActivity = platform_monotonic_nanoseconds()
        }
        let idle = Double(platform_monotonic_nanoseconds() - lastActivity) / 1e9
        let limit = Double(autoLockMinutes) * 60
        if idle >= limit {
            screen.isDimmed = false
            press(.lock)
            lookAgain(after: limit - Device.dimming)
        } else if idle >= limit - Device.dimming {
            screen.isDimmed = true
            lookAgain(after: limit - idle)
        } else {
            lookAgain(after: limit - Device.dimming - idle)
        }
    }
}
