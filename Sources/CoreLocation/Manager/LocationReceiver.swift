import DeviceLink
import MainLoop

/// Receives locations and headings from the device for all managers of the app. It requests them only while a manager
/// needs them.
@MainActor final class LocationReceiver {
    static let shared = LocationReceiver()

    /// The user's answer to the permission alert.
    private(set) var authorization: CLAuthorizationStatus
    /// The latest fix; nil while it is unknown or not requested.
    private(set) var fix: LocationFix?
    /// True once the device has answered the current request, with a fix or without.
    private(set) var hasAnswered = false
    private(set) var heading: (degrees: Double, accuracy: Double)?
    private var managers: [WeakManager] = []
    private var isLocating = false
    private var isMeasuring = false

    private struct WeakManager { weak var manager: CLLocationManager? }

    /// The environment variable with the permission at launch, so that `authorizationStatus()` is known before the
    /// first message.
    private static let variable = "VERGER_LOCATION_AUTHORIZATION"

    private init() {
        let answer = ProcessInfo.processInfo.environment[LocationReceiver.variable].flatMap { Int($0) }
        authorization = answer.flatMap { CLAuthorizationStatus(rawValue: $0) } ?? .notDetermined
        DeviceServices.listen { [weak self] in self?.receive($0) }
    }

    /// The managers that still exist, in the order of creation.
    private var living: [CLLocationManager] { managers.compactMap(\.manager) }

    func add(_ manager: CLLocationManager) {
        managers.removeAll { $0.manager == nil }
        managers.append(WeakManager(manager: manager))
    }

    /// Starts or stops the device's updates according to what the managers need.
    /// - Parameter purpose: The text for the permission alert.
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
            // A manager may have been released without stopping its updates.
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
