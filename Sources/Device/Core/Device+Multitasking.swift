import CPlatform
import DeviceLink
import Foundation

/// Apps that stay in memory when they leave the screen (*iOS App Programming Guide*, "App States and Multitasking").
extension Device {
    /// All apps that have a process: the one that has the screen, then those behind it.
    var sessions: [AppSession] { (session.map { [$0] } ?? []) + behind }

    /// The app with this identifier, if it has a process.
    func session(of identifier: String) -> AppSession? { sessions.first { $0.app.identifier == identifier } }

    /// The apps in the background, and whether each stands still there; the one that left the screen last is the first.
    public var appsInBackground: [(app: InstalledApp, isSuspended: Bool)] {
        behind.map { ($0.app, $0.state == .suspended) }
    }

    /// The app that has the screen leaves it, and stays in memory. Does nothing if it cannot.
    func leaveScreen() {
        guard let session, session.state == .running, session.app.bundle.staysInMemory(on: model) else { return }
        cancelTouches()
        session.acknowledgeFrames()
        screen.putAppBehind()
        self.session = nil
        behind.insert(session, at: 0)
        session.enterBackground(seconds: mayGoOn(session) ? Device.endless : limits.backgroundTasks)
        let visit = session.visit
        waitOrPlan(limits.background, until: { session.visit != visit || session.state != .leaving }) {
            session.failHanging("failed to enter the background in time (\(Int(self.limits.background)) s)")
        }
    }

    /// So many seconds are no limit.
    private static let endless = 1e12

    func sessionDidChangeBackground(_ session: AppSession) {
        if session.hasTasks, session.expiration == nil { planExpiration(of: session) }
        suspendIfIdle(session)
    }

    private func planExpiration(of session: AppSession) {
        session.expiration = timeline.schedule(after: limits.backgroundTasks) { [weak self, weak session] in
            if let self, let session { expireTasks(of: session) }
        }
    }

    /// The time for tasks is over: those that go on end the app, if nothing else keeps it running.
    private func expireTasks(of session: AppSession) {
        guard session.hasTasks else { return }
        // What keeps it running may be over later, when its tasks are not.
        guard !mayGoOn(session) else { return planExpiration(of: session) }
        session.send(.expireBackgroundTasks)
        session.expiration = timeline.schedule(after: limits.expiration) { [weak self, weak session] in
            guard let self, let session, session.hasTasks, session.state == .background else { return }
            session.fail(
                "had tasks in the background for more than \(Int(limits.backgroundTasks)) s: "
                    + "end each with endBackgroundTask:, in its expiration handler at the latest")
        }
    }

    /// Whether one of the app's background modes keeps it running now.
    private func mayGoOn(_ session: AppSession) -> Bool {
        let modes = session.app.bundle.background.modes
        if modes.contains(.voip) { return true }
        if modes.contains(.location), session.wantsLocation || session.wantsHeading { return true }
        return modes.contains(.audio)
            && (session.playsSound || session.listens || session.playsUntil > platform_monotonic_nanoseconds())
    }

    /// An app without the screen stands still as soon as it has nothing more to do there. In virtual time it lives to the
    /// end of the present step, since all that follows depends on when it stopped.
    func suspendIfIdle(_ session: AppSession) {
        guard session.state == .background, session.awaitedTime == nil, !session.hasTasks, !mayGoOn(session) else {
            return
        }
        session.suspend()
        // When its picture has left the screen.
        timeline.schedule(afterAnimation: AppWindow.zoomDuration) { [weak self, weak session] in
            if let self, let session, !screen.shows(session) { session.packPixels() }
        }
        freeMemory()
    }

    /// Ends suspended apps, those first that left the screen first, until all apps together fit into the device's memory.
    /// Their users do not notice: such an app starts anew when it gets the screen again.
    func freeMemory() {
        // A tool needs memory of its own.
        guard tool == nil, behind.contains(where: { $0.state == .suspended }) else { return }
        var used = sessions.reduce(0) { $0 + $1.process.memory }
        for session in behind.reversed() where session.state == .suspended && used > model.memory {
            used -= session.process.memory
            log("\(session.name) is suspended and ends: the apps need more memory than the device has")
            session.kill()
        }
    }

    func session(_ session: AppSession, playsFor seconds: Double) {
        guard seconds > 0, seconds < 86_400, session.app.bundle.background.modes.contains(.audio) else { return }
        let end = platform_monotonic_nanoseconds() + Int64(seconds * 1e9)
        guard end > session.playsUntil else { return }
        session.playsUntil = end
        timeline.schedule(after: seconds) { [weak self, weak session] in
            if let self, let session { suspendIfIdle(session) }
        }
    }

    /// Gives the screen back to an app in the background, with what it is called for.
    ///
    /// - Returns: false if it has ended, or is about to; in the latter case it is started anew afterwards.
    func bringBack(_ session: AppSession, _ launch: Launch) -> Bool {
        session.readEverything()
        guard session.state != .ended else { return false }
        guard session.state != .terminating else {
            nextLaunch = launch
            return true
        }
        behind.removeAll { $0 === session }
        self.session = session
        didUse(session.app.identifier)
        session.enterForeground(isVirtual: time.isVirtual)
        session.send(.orientation(orientation))
        sendAcceleration(acceleration)
        screen.showAgain(session)
        if let message = launch.message { session.send(message) }
        if interruptions.isEmpty { session.becomeActive() }
        sendLocation()
        sendHeading()
        session.goOn()
        freeMemory()
        return true
    }
}
