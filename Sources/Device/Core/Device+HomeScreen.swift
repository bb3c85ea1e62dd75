import Foundation

extension Device {
    /// Shows the icons as they were when the device was last on.
    func showHomeScreen() {
        let homeScreen = screen.homeScreen
        for (identifier, badge) in storage.badges { homeScreen.icons.setBadge(badge, of: identifier) }
        homeScreen.layout = storage.readHomeLayout(capacity: homeScreen.metrics.capacity)
        homeScreen.show(storage.apps)
        homeScreen.onLayoutChange = { [weak self] in self?.keep($0) }
        homeScreen.onDelete = { [weak self] in self?.askToDelete($0) }
    }

    private func keep(_ layout: HomeLayout) {
        do {
            try storage.writeHomeLayout(layout)
        } catch {
            log("\(error)")
        }
    }

    private func askToDelete(_ app: InstalledApp) {
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
