import DeviceLink
import MainLoop

/// Receives the device's locations for all managers of the app. Nothing is asked of it while no manager wants anything.
@MainActor final class LocationReceiver {
    static let shared = LocationReceiver()

    /// What the user has answered so far.
    private(set) var authorization: CLAuthorizationStatus
    /// Where the device is; nil while that is not known, or not asked for.
    private(set) var fix: LocationFix?
    /// Whether the device has said anything about that since it was asked.
    private(set) var hasAnswered = false
    private(set) var heading: (degrees: Double, accuracy: Double)?
    private var managers: [WeakManager] = []
    private var isLocating = false
    private var isMeasuring = false

    private struct WeakManager { weak var manager: CLLocationManager? }

    /// What the device puts into an app's environment, so that the answer is known before the first message.
    private static let variable = "VERGER_LOCATION_AUTHORIZATION"

    private init() {
        let answer = ProcessInfo.processInfo.environment[LocationReceiver.variable].flatMap { Int($0) }
        authorization = answer.flatMap { CLAuthorizationStatus(rawValue: $0) } ?? .notDetermined
        DeviceServices.listen { [weak self] in self?.receive($0) }
    }

    /// The managers that live, in the order of their making.
    private var living: [CLLocationManager] { managers.compactMap(\.manager) }

    func add(_ manager: CLLocationManager) {
        managers.removeAll { $0.manager == nil }
        managers.append(WeakManager(manager: manager))
    }

    /// Asks the device for what the managers want together, or for nothing more.
    /// - Parameter purpose: What the app says it is for.
    func wantsDidChange(purpose: String) {
        let locates = living.contains(where: \.wantsLocation)
        if locates != isLocating {
            isLocating = locates
            if !locates { (fix, hasAnswered) = (nil, false) }
            DeviceServices.send(.locate(locates, purpose: String(purpose.prefix(1000))))
        }
        let measures = living.contains(where: \.wantsHeading)
        if measures != isMeasuring {
            isMeasuring = measures
            if !measures { heading = nil }
            DeviceServices.send(.measureHeading(measures))
        }
    }

    private func receive(_ message: DeviceMessage) {
        switch message {
        case .location(let fix):
            // Managers may have gone without a word.
            wantsDidChange(purpose: "")
            guard isLocating else { return }
            self.fix = fix
            hasAnswered = true
            for manager in living { manager.fixDidChange() }
        case .heading(let degrees, let accuracy):
            wantsDidChange(purpose: "")
            guard isMeasuring else { return }
            heading = (degrees.truncatingRemainder(dividingBy: 360), accuracy)
            for manager in living { manager.headingDidChange() }
        case .locationAuthorization(let answer):
            let status = CLAuthorizationStatus(rawValue: Int(answer.rawValue)) ?? .notDetermined
            guard status != authorization else { return }
            authorization = status
            for manager in living { manager.authorizationDidChange() }
        default: break
        }
    }
}
