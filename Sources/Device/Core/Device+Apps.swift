import CDevice
import CPlatform
import DeviceLink
import Foundation
import UIKit

extension Device {
    /// Starts an app, or gives the screen back to one in the background, as it is. The one that has the screen leaves it.
    ///
    /// In virtual time this waits until the app has launched, or failed to; a live device goes on by itself.
    /// - Parameters:
    ///   - arguments: what follows the program's path in `argv`. An app in the background that is to get other ones
    ///     than it was started with ends, and is started anew.
    ///   - environment: variables added to those that every app gets; the same holds for them.
    /// - Throws: `notInstalled`, `refusedApp` on a secure device, `launchFailed`.
    public func launch(
        _ identifier: String, arguments: [String] = [], environment: [String: String] = [:]
    ) throws {
        if let app = systemApps.first(where: { $0.identifier == identifier }) { return open(app) }
        guard let app = storage.app(identifier: identifier) else { throw DeviceStorage.notInstalled(identifier) }
        guard session?.app.identifier != identifier || session?.state == .terminating else { return }
        let launch = Launch(app: app, arguments: arguments, environment: environment)
        if let session = behind.first(where: { $0.app.identifier == identifier }), !launch.isServed(by: session.launch)
        {
            session.kill()
        }
        try start(launch)
    }

    /// Ends the app that has the screen.
    public func terminate() {
        if let session { terminate(session) }
    }

    /// Ends an app, wherever it is. One that is suspended is not told.
    ///
    /// - Returns: false if it does not run.
    @discardableResult
    public func terminate(_ identifier: String) -> Bool {
        guard let session = session(of: identifier) else { return false }
        terminate(session)
        return true
    }

    func terminate(_ session: AppSession) {
        guard session.state != .suspended else { return session.kill() }
        guard session.livesOn else { return }
        if session === self.session {
            screen.hideApp(isAnimated: true)
            cancelTouches()
        }
        session.terminate()
        waitOrPlan(limits.termination, until: { session.state == .ended }) {
            session.failHanging("failed to terminate in time (\(Int(self.limits.termination)) s)")
        }
    }

    /// Opens an URL with the app that handles its scheme.
    ///
    /// For a URL that a system's app would open which this device has not, an alert shows it to the user.
    ///
    /// - Returns: false when no app does, or the one that would cannot be started, which the log tells.
    @discardableResult
    public func openURL(_ url: String) -> Bool {
        let scheme = url.prefix { $0 != ":" }.lowercased()
        guard let app = storage.apps.first(where: { $0.bundle.urlSchemes.contains(scheme) }) else {
            if let application = SystemApplication(scheme: scheme, on: model) {
                open(url, with: application)
                return true
            }
            log("No installed app opens \(url)")
            return false
        }
        if let session, session.app == app, session.state == .running {
            session.send(.openURL(url))
            return true
        }
        do {
            try start(
                Launch(app: app, options: ["UIApplicationLaunchOptionsURLKey": url], message: .openURL(url)))
            return true
        } catch {
            tellUser(of: error, app: app.identifier)
            return false
        }
    }

    /// The schemes of URLs that some app opens: one that is installed, or one of the system's.
    private var urlSchemes: [String] {
        let all = Set(storage.apps.flatMap(\.bundle.urlSchemes).filter { $0.utf8.count < 256 })
            .subtracting(SystemApplication.schemes)
        let room = DeviceLinkLimits.urlSchemeCount - SystemApplication.schemes.count
        let ofSystem = SystemApplication.schemes.filter { SystemApplication(scheme: $0, on: model) != nil }
        return ofSystem + all.sorted().prefix(room)
    }

    /// Tells the running app which URL schemes can be opened now.
    func installedAppsDidChange() {
        showIcons()
        updateSwitcher()
        for session in sessions { session.send(.urlSchemes(urlSchemes)) }
    }

    func launchFromHomeScreen(_ identifier: String) {
        // What comes, or comes anew, cannot be started yet.
        guard !downloads.contains(where: { $0.identifier == identifier }) else { return }
        do {
            try launch(identifier)
        } catch {
            tellUser(of: error, app: identifier)
        }
    }

    /// The user touched something, and no app came: the reason is in the log, and in an alert if the device refuses the app.
    func tellUser(of failure: any Error, app identifier: String) {
        log("\(failure)")
        guard let failure = failure as? DeviceError, failure.reason == .refusedApp,
            let app = storage.app(identifier: identifier)
        else { return }
        show(
            SystemAlert(
                title: "“\(app.displayName)” Cannot Be Opened", message: failure.description, buttons: ["OK"]
            ) { _ in })
    }

    /// - Throws: `refusedApp` on a secure device, `launchFailed`. What has the screen then keeps it.
    func start(_ launch: Launch) throws {
        // One that only comes back is asked, too: its process may just have ended.
        try storage.checkSecurity(of: launch.app)
        nextLaunch = nil
        screen.hideSystemApp(isAnimated: false)
        dropSwitcher()
        leaveScreen()
        if let session {
            nextLaunch = launch
            terminate(session)
            return
        }
        if let session = session(of: launch.app.identifier), bringBack(session, launch) { return }
        var environment = environment(home: launch.app.home)
        environment["VERGER_SOUND"] = sound.text
        environment["VERGER_NEARBY"] = nearby.nextName(of: launch.app.identifier, on: profile.identifier)
        if shop.mode == .off { environment["VERGER_SHOP"] = "off" }
        environment["VERGER_LOCATION_AUTHORIZATION"] = String(authorization(of: launch.app.identifier).rawValue)
        environment.merge(launch.environment) { _, new in new }
        if confinesApps, !AppSandbox.kernelKeepsFiles, !hasToldOfKernel {
            hasToldOfKernel = true
            log("This kernel has no Landlock (Linux 5.13): apps can read and change what you can.")
        }
        launch.app.removeUnfinishedWrites()
        let session = try AppSession(
            launch.app, profile: profile.seen(by: launch.app.bundle), clock: linkClock, tool: tool, parent: appParent,
            isConfined: confinesApps, waitsForDebugger: attachDebugger != nil, arguments: launch.arguments,
            environment: environment, launchOptions: launch.options, urlSchemes: urlSchemes,
            notifications: notifications.notifications(of: launch.app.identifier),
            badge: screen.homeScreen.icons.badge(of: launch.app.identifier), battery: battery,
            pushTypes: pushTypes(of: launch.app.identifier))
        tellSettings(to: session)
        session.observer = self
        session.launch = launch
        self.session = session
        didUse(launch.app.identifier)
        loop?.watch(session)
        screen.showLaunch(of: session, launch)
        onAppStart?(session.process.identifier)
        attachDebugger?(session.process.identifier)
        waitOrPlan(limits.launch, until: { session.state != .launching }) {
            session.failHanging("failed to launch in time (\(Int(self.limits.launch)) s)")
        }
    }

    func environment(home: String) -> [String: String] {
        AppProcess.environment(
            home: home, on: model, inherited: inherited, network: network, isVirtual: time.isVirtual,
            region: region)
    }

    /// The environment that all apps get, with the device's folder in the place of theirs.
    package var environment: [String: String] {
        var environment = environment(home: storage.folder + "/Applications/-")
        environment["HOME"] = storage.folder
        environment["CFFIXED_USER_HOME"] = storage.folder
        for name in ["TMPDIR", "VERGER_DEVICE_LINK"] { environment[name] = nil }
        return environment
    }

    private var linkClock: DeviceLink.DeviceClock {
        guard time.isVirtual else { return .wall }
        let now = platform_monotonic_nanoseconds()
        return .virtual(wallNanoseconds: wallNanoseconds, monotonicNanoseconds: now)
    }

    /// Adds a line of the device itself to the log.
    package func log(_ text: String) {
        let isLong = text.utf8.count > LineReader.longestLine
        let cut = isLong ? String(text.prefix(LineReader.longestLine / 4)) + "…" : text
        note(LogLine(process: "device", source: .device, text: cut))
    }

    private func note(_ line: LogLine) {
        consoleLog.add(line)
        onLog?(line)
    }
}

extension Device: AppSessionObserver {
    func sessionDidLaunch(_ session: AppSession) {
        guard session === self.session else { return }
        freeMemory()
        if interruptions.isEmpty { session.becomeActive() }
        if isCallBehind { session.send(.statusBarFrame(height: StatusBar.heightInCall)) }
        // A new process assumes that the device is held upright and still.
        if orientation != .portrait { session.send(.orientation(orientation)) }
        if acceleration != .gravity(.portrait) { sendAcceleration(acceleration) }
    }

    func session(_ session: AppSession, didDraw damage: [PixelRect]) {
        screen.appDidDraw(session, damage)
        // Those of the app that has the screen are acknowledged when they have been shown.
        if session !== self.session { session.acknowledgeFrames() }
    }

    func session(_ session: AppSession, didReplyTree json: String, request: UInt32) {
        // A reply that was not asked for is dropped.
        if awaitedReply == request { treeReplies[request] = json }
    }

    func session(_ session: AppSession, didReply health: AppHealth, request: UInt32) {
        if awaitedReply == request { healthReplies[request] = health }
    }

    func session(_ session: AppSession, didLog line: LogLine) { note(line) }

    func sessionDidCloseLink(_ session: AppSession) {
        // The process is about to end by itself: it gets a moment for that.
        waitOrPlan(limits.exit, until: { session.state == .ended }) { session.fail("closed its link to the device") }
    }

    func session(_ session: AppSession, didAsk message: AppMessage) {
        switch message {
        case .statusBar(let style, let hidden, let animated):
            screen.setStatusBar(style, isHidden: hidden, isAnimated: animated, of: session)
        case .statusBarOrientation(let orientation, let duration):
            screen.setStatusBar(orientation, duration: duration, of: session)
        case .networkActivity(let isVisible): screen.setNetworkActivity(isVisible, of: session)
        case .badge(let number):
            screen.homeScreen.icons.setBadge(Int(number), of: session.app.identifier)
        case .openURL(let url):
            guard session === self.session else { return log("\(session.name) is in the background, and opens no URL") }
            openURL(url)
        case .locate(let isWanted, let purpose): sessionDidChangeLocating(session, isWanted, purpose: purpose)
        case .measureHeading(let isWanted): sessionDidChangeMeasuring(session, isWanted)
        case .monitorProximity(let isWanted): sessionDidChangeMonitoring(session, isWanted)
        case .playFile(let path, let seconds):
            note(path, seconds, of: session.app)
            self.session(session, playsFor: seconds)
        case .soundOutput(let memory): self.session(session, didOpenSound: memory)
        case .webEngine(let socket): session.startWebEngine(on: socket)
        case .playsSound(let isPlaying): self.session(session, plays: isPlaying)
        case .soundInput(let memory): self.session(session, didOpenInput: memory)
        // An app without the screen has no slider that somebody moves.
        case .setVolume(let volume): if session === self.session { setVolume(volume) }
        case .listens(let isListening): self.session(session, listens: isListening)
        case .scheduleNotification(let notification): self.session(session, didSchedule: notification)
        case .cancelNotification(let number): self.session(session, didCancelNotification: number)
        case .registerForPush(let types): self.session(session, didRegisterForPush: types)
        case .sentMessage(let path): self.session(session, didSend: path)
        case .toService(let service, let json): self.session(session, asks: service, json: json)
        case .vibrate: if model.capabilities.contains(.vibration) { log("\(session.name) vibrates the device") }
        case .playSound(let number): log("\(session.name) plays system sound \(number)")
        case .idleTimerDisabled(let isDisabled):
            session.keepsAwake = isDisabled
            noteActivity()
        // Handled by the session.
        case .ready, .launched, .frame, .advanced, .treeReply, .examined, .crash, .exiting, .inBackground: break
        }
    }

    func session(_ session: AppSession, didEnd outcome: AppExit.Outcome) {
        if self.session === session {
            self.session = nil
            closeSwitcher()
            fingers = fingers.filter { $0.value != .app }
            screen.hideApp(isAnimated: false)
        }
        behind.removeAll { $0 === session }
        pullSound()
        speaker.remove(session)
        microphone.remove(session)
        screen.forget(session)
        loop?.unwatch(session)
        removeAlerts(of: session)
        gameCenter.forget(session.app.identifier)
        nearby.forget(session)
        freed_memory_give_back()
        do {
            let identifier = session.app.identifier
            try storage.setBadge(screen.homeScreen.icons.badge(of: identifier), of: identifier)
        } catch {
            log("\(error)")
        }
        var outcome = outcome
        if case .failed(let status) = outcome { log("\(session.name) exited with status \(status)") }
        if case .crashed(var report) = outcome {
            do {
                try storage.makeFolder("CrashReports")
                try report.write(into: storage.crashReportFolder)
            } catch {
                log("The crash report could not be written: \(error.localizedDescription)")
            }
            log("\(session.name) crashed: \(report.cause)")
            outcome = .crashed(report)
        }
        onAppExit?(
            AppExit(
                identifier: session.app.identifier, displayName: session.app.displayName, outcome: outcome, tool: tool))
        if self.session == nil, let next = nextLaunch {
            nextLaunch = nil
            do {
                try start(next)
            } catch {
                tellUser(of: error, app: next.app.identifier)
            }
        }
    }
}
