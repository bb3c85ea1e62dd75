import Foundation

extension Device {
    /// Shows the icons as they were when the device was last on.
    func showHomeScreen() {
        let homeScreen = screen.homeScreen
        for (identifier, badge) in storage.badges { homeScreen.icons.setBadge(badge, of: identifier) }
        showUnreadMessages()
        showWallpapers()
        homeScreen.layout = storage.readHomeLayout(usual: usualLayout, systemApps: systemApps.map(\.identifier))
        showIcons()
        homeScreen.onLayoutChange = { [weak self] in self?.keep($0) }
        homeScreen.onDelete = { [weak self] in self?.askToDelete($0) }
        homeScreen.searchPage.onSearch = { [weak self] in self?.search($0) ?? [] }
    }

    /// The device's own apps are in the dock at first, as far as it has room.
    private var usualLayout: HomeLayout {
        let homeScreen = screen.homeScreen
        return HomeLayout(
            capacity: homeScreen.metrics.capacity(homeScreen.look), dock: systemApps.map { .app($0.identifier) })
    }

    /// Makes the icons of all apps anew.
    func showIcons() {
        let installed = storage.apps.map(\.identifier) + systemApps.map(\.identifier)
        let coming = downloads.map(\.identifier).filter { !installed.contains($0) }
        screen.homeScreen.show((installed + coming).compactMap(icon))
        for download in downloads { screen.homeScreen.icons.setStage(download.stage, of: download.identifier) }
    }

    /// - Returns: nil if there is no such app.
    func icon(of identifier: String) -> HomeIcon? {
        let (metrics, scale) = (screen.homeScreen.metrics, CGFloat(profile.scale))
        if let app = storage.app(identifier: identifier) { return HomeIcon(app, metrics, scale: scale) }
        if let app = systemApps.first(where: { $0.identifier == identifier }) {
            return HomeIcon(app, metrics, scale: scale)
        }
        return downloads.first { $0.identifier == identifier }.map { HomeIcon($0) }
    }

    /// Puts the icons in the order in which the apps were installed.
    func resetHomeScreen() {
        let homeScreen = screen.homeScreen
        homeScreen.layout = usualLayout
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
        if let download = downloads.first(where: { $0.identifier == identifier }) { return askToStop(download) }
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

    private func askToStop(_ download: AppDownload) {
        let alert = SystemAlert(
            title: "Delete “\(download.title)”", message: "It is still being loaded.", buttons: ["Delete", "Cancel"]
        ) { [weak self] button in
            if button == 0 { self?.cancelDownload(download) }
        }
        show(alert)
    }
}
