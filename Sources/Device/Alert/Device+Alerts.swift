import UIKit

extension Device {
    /// Shows an alert of the device's own: the app is interrupted until it is answered. Further ones wait their turn.
    func show(_ alert: SystemAlert) {
        alerts.append(alert)
        if alerts.count == 1 { showFirstAlert() }
    }

    private func showFirstAlert() {
        guard let alert = alerts.first else { return }
        if interruptions.insert(.alert).inserted {
            cancelOwnTouches()
            session?.resignActive()
        }
        screen.showAlert(alert) { [weak self, weak alert] button in
            guard let self, let alert, alerts.first === alert else { return }
            removeFirstAlert()
            alert.answer(button)
        }
    }

    private func removeFirstAlert() {
        alerts.removeFirst()
        screen.hideAlert()
        if !alerts.isEmpty { return showFirstAlert() }
        guard interruptions.remove(.alert) != nil else { return }
        if interruptions.isEmpty { session?.becomeActive() }
    }

    /// Takes away what was asked on behalf of an app that has ended, unanswered.
    func removeAlerts(of session: AppSession) {
        guard let shown = alerts.first else { return }
        alerts.removeAll { $0 !== shown && $0.session === session }
        if shown.session === session { removeFirstAlert() }
    }
}
