import Foundation

extension Device {
    /// Shows the icons as they were when the device was last on.
    func showHomeScreen() {
        let homeScreen = screen.homeScreen
        for (identifier, badge) in storage.badges { homeScreen.icons.setBadge(badge, of: identifier) }
        showUnreadMessages()
        homeScreen.layout = storage.readHomeLayout(
            capacity: homeScreen.metrics.capacity, systemApps: systemApps.map(\.identifier))
        showIcons()
        homeScreen.onLayoutChange = { [weak self] in self?.keep($0) }
        homeScreen.onDelete = { [weak self] in self?.askToDelete($0) }
    }

    /// Makes the icons of all apps anew.
    func showIcons() {
        screen.homeScreen.show((storage.apps.map(\.identifier) + systemApps.map(\.identifier)).compactMap(icon))
    }

    /// - Returns: nil if there is no such app.
    func icon(of identifier: String) -> HomeIcon? {
        let (metrics, scale) = (screen.homeScreen.metrics, CGFloat(profile.scale))
        if let app = storage.app(identifier: identifier) { return HomeIcon(app, metrics, scale: scale) }
        return systemApps.first { $0.identifier == identifier }.map { HomeIcon($0, metrics, scale: scale) }
    }

    /// Puts the icons in the order in which the apps were installed.
    func resetHomeScreen() {
        let homeScreen = screen.homeScreen
        let capacity = homeScreen.metrics.capacity
        homeScreen.layout = HomeLayout(capacity: capacity, dock: systemApps.map(\.identifier))
        showIcons()
        keep(homeScreen.layout)
    }

    private func keep(_ layout: HomeLayout) {
        do {
            try storage.writeHomeLayout(layout)
        } catch {
            log("\(error)")
        }
    }

    private func askToDelete(_ identifier: String) {
        guard let app = storage.app(identifier: identifier) else { return }
        let alert = SystemAlert(
            title: "Delete “\(app.displayName)”",
            message: "Deleting “\(app.displayName)” will also delete all of its data.", buttons: ["Delete", "Cancel"]
        ) { [weak self] button in
            guard let self, button == 0 else { return }
            do {
                try uninstall(app.identifier)
            } catch {
                log("\(error)")
            }
        }
        alert.application = app.identifier
        show(alert)
    }
}
