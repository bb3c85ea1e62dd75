/// The row of the apps that were used last, which a second press of the Home button shows.
extension Device {
    var canShowSwitcher: Bool {
        model.hasMultitasking && interruptions.isEmpty && (session.map { $0.state == .running } ?? true)
    }

    /// Whether the row of the apps that were used last is on the screen.
    public var isSwitching: Bool { interruptions.contains(.switcher) }

    func showSwitcher() {
        guard interruptions.insert(.switcher).inserted else { return }
        interrupt()
        let switcher = screen.showSwitcher(recentlyUsed)
        switcher.onChoose = { [weak self] in self?.switchTo($0) }
        switcher.onEnd = { [weak self] in self?.endFromSwitcher($0) }
        switcher.onClose = { [weak self] in self?.closeSwitcher() }
    }

    /// Takes the row away, and gives the screen back to what is above it.
    func closeSwitcher() {
        guard interruptions.contains(.switcher) else { return }
        dropSwitcher()
        if interruptions.isEmpty { session?.becomeActive() }
    }

    /// Takes the row away for something that gets the screen.
    func dropSwitcher() {
        guard interruptions.remove(.switcher) != nil else { return }
        cancelTouches()
        screen.hideSwitcher()
    }

    /// The apps on the device that were used last, without the one that has the screen.
    private var recentlyUsed: [HomeIcon] {
        let present = session?.app.identifier ?? screen.systemApp?.identifier
        return recentApps.filter { $0 != present }.compactMap(icon)
    }

    func updateSwitcher() { screen.switcher?.show(recentlyUsed, isAnimated: true) }

    /// Notes that an app has got the screen.
    func didUse(_ identifier: String) {
        recentApps.removeAll { $0 == identifier }
        recentApps.insert(identifier, at: 0)
        if recentApps.count > Device.mostRecentApps { recentApps.removeLast() }
    }

    private static let mostRecentApps = 40

    private func switchTo(_ identifier: String) {
        launchFromHomeScreen(identifier)
        // If it could not be started.
        closeSwitcher()
    }

    private func endFromSwitcher(_ identifier: String) {
        recentApps.removeAll { $0 == identifier }
        terminate(identifier)
        updateSwitcher()
    }
}
