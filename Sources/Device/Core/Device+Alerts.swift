import UIKit

extension Device {
    /// Shows an alert of the device's own: the app is interrupted until it is answered. Further ones wait their turn.
    func show(_ alert: SystemAlert) {
        // A limit, so that an app that asks for alerts without end does not fill the memory.
        guard alerts.count < Device.mostAlerts else { return log("“\(alert.title)” is not shown: others wait already") }
        alerts.append(alert)
        if alerts.count == 1 { showFirstAlert() }
    }

    private static let mostAlerts = 16

    private func showFirstAlert() {
        guard let alert = alerts.first else { return }
        if interruptions.insert(.alert).inserted {
            interrupt()
        }
        screen.showAlert(alert) { [weak self, weak alert] button in
            guard let self, let alert, alerts.first === alert else { return }
            // The app gets the answer while it is still inactive: apps conclude from that state that the user has
            // chosen.
            alert.answer(button)
            if alerts.first === alert { removeFirstAlert() }
        }
    }

    private func removeFirstAlert() {
        alerts.removeFirst()
        screen.hideAlert()
        if !alerts.isEmpty { return showFirstAlert() }
        guard interruptions.remove(.alert) != nil else { return }
        if interruptions.isEmpty { session?.becomeActive() }
    }

    /// Removes the alerts of an app that has ended; they stay unanswered.
    func removeAlerts(of session: AppSession) {
        removeAlerts { $0.session === session }
    }

    func removeAlerts(where isObsolete: (SystemAlert) -> Bool) {
        guard let shown = alerts.first else { return }
        alerts.removeAll { $0 !== shown && isObsolete($0) }
        if isObsolete(shown) { removeFirstAlert() }
    }
}
