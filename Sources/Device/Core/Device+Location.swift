import DeviceLink
import Foundation

extension Device {
    /// Sets the device's location; nil for no reception. Ends a route that the device follows.
    package func setLocation(_ fix: LocationFix?) { location.move(to: fix) }

    /// Where the device is; nil without reception.
    package var place: LocationFix? { location.fix }

    /// Degrees from north in which the top of the device points, 0 to 360.
    package var heading: Double { location.heading }

    /// Whether the device is on a route.
    package var isUnderway: Bool { location.isUnderway }

    /// Makes the device follow a route from now on, with a new location each second.
    package func follow(_ route: LocationRoute) { location.follow(route) }

    /// Turns the top of the device to so many degrees from north.
    package func setHeading(_ degrees: Double) { location.turn(to: degrees) }

    /// Sets the user's answer whether an app may use the device's location; nil makes the device ask again.
    ///
    /// - Throws: `notInstalled`, `storageFailed`.
    package func allowLocation(_ isAllowed: Bool?, of identifier: String) throws {
        guard storage.app(identifier: identifier) != nil else { throw DeviceStorage.notInstalled(identifier) }
        try storage.setLocationAnswer(isAllowed, of: identifier)
        guard let session = session(of: identifier) else { return }
        sendAuthorization(to: session)
        sendLocation()
    }

    func sessionDidChangeLocating(_ session: AppSession, _ isWanted: Bool, purpose: String) {
        session.wantsLocation = isWanted
        guard isWanted else { return suspendIfIdle(session) }
        guard storage.locationAnswer(of: session.app.identifier) == nil else {
            sendAuthorization(to: session)
            return sendLocation()
        }
        ask(session, purpose)
    }

    func sessionDidChangeMeasuring(_ session: AppSession, _ isWanted: Bool) {
        session.wantsHeading = isWanted
        sendHeading()
        suspendIfIdle(session)
    }

    /// Sends the apps the device's location that want updates and are allowed to have them. Those that stand still get the
    /// present one when they go on.
    func sendLocation() {
        for session in sessions
        where session.livesOn && session.wantsLocation && storage.locationAnswer(of: session.app.identifier) == true {
            session.send(.location(location.fix))
        }
    }

    func sendHeading() {
        for session in sessions where session.livesOn && session.wantsHeading {
            session.send(.heading(degrees: location.heading, accuracy: Device.headingAccuracy))
        }
    }

    /// The accuracy of the compass that apps are told, in degrees.
    private static let headingAccuracy = 10.0

    private func sendAuthorization(to session: AppSession) {
        session.send(.locationAuthorization(authorization(of: session.app.identifier)))
    }

    func authorization(of identifier: String) -> LocationAuthorization {
        switch storage.locationAnswer(of: identifier) {
        case nil: .notDetermined
        case true?: .authorized
        case false?: .denied
        }
    }

    private func ask(_ session: AppSession, _ purpose: String) {
        guard !alerts.contains(where: { $0.session === session && $0.title == Device.question(session) }) else {
            return
        }
        let alert = SystemAlert(
            title: Device.question(session), message: purpose.isEmpty ? nil : purpose,
            buttons: ["Don’t Allow", "OK"], hasCancelButton: true, session: session
        ) { [weak self, weak session] button in
            guard let self, let session else { return }
            do {
                try storage.setLocationAnswer(button == 1, of: session.app.identifier)
            } catch {
                log("\(error)")
            }
            sendAuthorization(to: session)
            sendLocation()
        }
        show(alert)
    }

    private static func question(_ session: AppSession) -> String {
        "“\(session.app.displayName)” Would Like to Use Your Current Location"
    }
}
