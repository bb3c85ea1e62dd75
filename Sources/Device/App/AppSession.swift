import CDevice
import CPlatform
import DeviceLink
import Foundation
import Glibc
import QuartzCore

/// A running app as the device sees it: its process, the link to it, and its screen.
///
/// Everything that the app sends is treated as hostile: a malformed message ends the app, and does no other harm.
@MainActor final class AppSession {
    /// The states of the app from its start to its end (docs/Design.md, "The life of an app").
    enum State: Hashable {
        case launching
        /// It has the screen, unless something of the device covers it.
        case running
        /// It was told that it has left the screen, and has not answered yet.
        case leaving
        /// It runs without the screen.
        case background
        /// It stands still without the screen.
        case suspended
        case terminating
        case ended
    }

    let app: InstalledApp
    /// The tool that the app was started under, if any.
    let tool: LaunchTool?
    let profile: DeviceProfile
    /// The number of the device's model.
    private let hardware: String
    let process: AppProcess
    let connection: DeviceSideConnection
    /// The shared pixels that the app draws into.
    let surface: Surface
    /// The memory of these pixels.
    let memory: SharedMemory
    /// What the pixels are, while the app stands still and their memory is given back.
    var packedPixels: PackedPixels?
    /// How the app was started.
    var launch: Launch?
    weak var observer: (any AppSessionObserver)?

    /// Only this class changes it.
    var state = State.launching {
        didSet { if state != oldValue { observer?.session(self, didLeave: oldValue) } }
    }
    /// Whether the app has drawn anything yet.
    private(set) var hasDrawn = false
    /// True if the last of `becomeActive` and `resignActive` sent to the app was `becomeActive`.
    private(set) var isActive = false
    /// The number of the latest visit to the background.
    var visit: UInt32 = 0
    /// True if the app has tasks that it wants to finish in the background.
    var hasTasks = false
    /// Virtual time: the time to which the app was told to live, until it has answered.
    var awaitedTime: Int64?
    /// What the app hears when it goes on.
    var held = HeldMessages()
    /// What ends the present time for tasks in the background.
    var expiration: Timeline.Event?
    /// When the sounds of the app have ended, in nanoseconds of the monotonic clock.
    var playsUntil: Int64 = 0
    /// Whether the app writes samples for the speaker.
    var playsSound = false
    /// Whether the app listens to the microphone.
    var listens = false
    /// False while a debugger may stop the app: it would take the device's stop for its own.
    let canStandStill: Bool
    /// Virtual time: when the app next has something to do, nil when it only waits for messages. Every message sent to
    /// it sets this to now (0).
    private(set) var nextWake: Int64? = 0
    /// Virtual time: true if the app has something to draw and waits until its last frame is taken.
    private(set) var isBusy = false

    /// Which sensors the app wants updates of.
    var wantsLocation = false
    var wantsHeading = false
    /// Whether the app wants to know when something is near, and the screen off then.
    var monitorsProximity = false
    /// Whether the device must not go to sleep while the app has the screen.
    var keepsAwake = false

    /// Virtual time: what the clocks of the app's processes show first.
    private(set) var virtualClock: String?
    /// The engines of the app's web views.
    var webEngines: [WebEngine] = []

    private var isReady = false
    private var pendingFrames: [UInt32] = []
    private var logTail: [String] = []
    private var crashDetails: String?
    private var lastWords = LastWords()
    /// Why the device itself ended the app, for the crash report.
    private var deviceCause: String?
    private var linkIsClosed = false

    private static let logTailCount = 100
    /// How long an app that hangs may take to print its threads' call stacks, in nanoseconds of real time.
    private static let callStackPatience: Int64 = 3_000_000_000
    /// More pending frames than this are an error: an app does not draw before its last frame was taken.
    private static let mostPendingFrames = 16

    /// Starts an app.
    ///
    /// - Throws: `launchFailed` when the process or its screen cannot be made.
    init(
        _ app: InstalledApp, profile: DeviceProfile, clock: DeviceLink.DeviceClock, tool: LaunchTool? = nil,
        parent: AppParent.Use? = nil, isConfined: Bool, waitsForDebugger: Bool = false, arguments: [String],
        environment: [String: String], launchOptions: [String: String], urlSchemes: [String] = [],
        notifications: [ScheduledNotification] = [], badge: Int = 0, battery: BatteryReading = .full,
        pushTypes: UInt8 = 0
    ) throws {
        self.app = app
        self.tool = tool
        canStandStill = !waitsForDebugger
        self.profile = profile
        hardware = environment["SIMULATOR_MODEL_IDENTIFIER"] ?? profile.model
        let bytesPerRow = profile.pixelWidth * 4
        do {
            memory = try SharedMemory(byteCount: bytesPerRow * profile.pixelHeight)
        } catch {
            throw DeviceError(.launchFailed, "\(app.displayName): no memory for its screen: \(error)")
        }
        let pixels = memory.bytes.assumingMemoryBound(to: UInt32.self)
        guard
            let surface = Surface(
                pixels: pixels, width: profile.pixelWidth, height: profile.pixelHeight, bytesPerRow: bytesPerRow,
                owner: memory)
        else { throw DeviceError(.launchFailed, "\(app.displayName): a screen of this size cannot be made.") }
        self.surface = surface

        var environment = environment
        if case .virtual(let wallNanoseconds, let monotonicNanoseconds) = clock {
            // In the environment, since the process may read a clock before the first message reaches it.
            environment["VERGER_VIRTUAL_TIME"] = "\(wallNanoseconds) \(monotonicNanoseconds)"
            virtualClock = environment["VERGER_VIRTUAL_TIME"]
        }
        let started = try AppProcess.start(
            app, under: tool, from: parent, isConfined: isConfined, waitsForDebugger: waitsForDebugger,
            arguments: arguments, environment: environment)
        process = started.process
        connection = DeviceSideConnection(fileDescriptor: started.link)
        let hello = DeviceMessage.Hello(
            profile: profile, clock: clock, launchOptions: launchOptions, urlSchemes: urlSchemes,
            notifications: notifications, badge: Int32(clamping: badge), battery: battery, pushTypes: pushTypes)
        send(.hello(hello))
        send(
            .surface(
                SurfaceDescription(
                    width: surface.width, height: surface.height, bytesPerRow: bytesPerRow,
                    descriptor: memory.descriptor)))
        // While the app's process begins.
        memory.makePages()
    }

    var name: String { app.name }

    /// The descriptors that become readable when the app has sent a message, printed, or ended.
    var descriptors: [Int32] {
        var all = [process.endDescriptor]
        if !process.output.isAtEnd { all.append(process.output.descriptor) }
        if !process.error.isAtEnd { all.append(process.error.descriptor) }
        if !linkIsClosed { all.append(connection.fileDescriptor) }
        return all
    }

    // MARK: Sending

    /// Sends a message to the app. That the link is broken is noticed when it is next read.
    func send(_ message: DeviceMessage) {
        guard !linkIsClosed, state != .ended else { return }
        guard state != .suspended else { return held.hold(message) }
        if !message.isQuestion { nextWake = 0 }
        do {
            try connection.send(message)
        } catch .unsendable(let message, let field, let reason) {
            log("The device could not send \(message): \(field) \(reason)")
        } catch .peerNotReading {
            failHanging("failed to respond: it does not read what the device sends")
        } catch {
            // The link is closed or broken: the end of the process follows, and is handled there.
        }
    }

    func becomeActive() {
        guard state == .running, !isActive else { return }
        isActive = true
        send(.becomeActive)
    }

    /// Tells the app that it is no longer active. Its touches must have been cancelled before.
    func resignActive() {
        guard state == .running, isActive else { return }
        isActive = false
        send(.resignActive)
    }

    func send(touches: [TouchPoint]) {
        guard state == .running else { return }
        send(.touches(touches, timestamp: Double(platform_monotonic_nanoseconds()) / 1e9))
    }

    /// Asks the app to end. It has some seconds to do so.
    func terminate() {
        guard livesOn else { return }
        expiration?.cancel()
        resignActive()
        send(.terminate)
        state = .terminating
    }

    /// Acknowledges the app's pending frames, so that it may draw again.
    func acknowledgeFrames() {
        for sequence in pendingFrames { send(.frameDone(sequence: sequence)) }
        pendingFrames = []
    }

    var hasPendingFrames: Bool { !pendingFrames.isEmpty }

    /// Ends the app for something it did or failed to do.
    func fail(_ cause: String) {
        guard state != .ended else { return }
        deviceCause = deviceCause ?? cause
        process.kill()
        checkEnd()
    }

    /// Ends an app that did not answer in time, after asking it to print its threads' call stacks.
    func failHanging(_ cause: String) {
        guard state != .ended else { return }
        deviceCause = deviceCause ?? cause
        // Under a tool the signal would go to the tool, not to the app.
        if tool == nil { waitForCallStacks() }
        fail(cause)
    }

    private func waitForCallStacks() {
        lastWords = LastWords()
        process.askForCallStacks()
        let deadline = real_monotonic_nanoseconds() + Self.callStackPatience
        while !lastWords.isComplete, state != .ended {
            let left = deadline - real_monotonic_nanoseconds()
            guard left > 0, !process.error.isAtEnd else { return }
            var wait = pollfd(fd: process.error.descriptor, events: Int16(POLLIN), revents: 0)
            poll(&wait, 1, Int32(clamping: left / 1_000_000 + 1))
            readLog()
        }
    }

    /// Ends the app at once; this does not count as a crash.
    func kill() {
        guard state != .ended else { return }
        state = .terminating
        process.kill()
        checkEnd()
    }

    // MARK: Receiving

    /// Handles all that has arrived: messages, log lines, the end of the process. Never waits.
    func readEverything() {
        guard state != .ended else { return }
        readLog()
        _ = readLink()
        checkEnd()
    }

    /// Handles only the lines that the app has printed.
    func readLog() {
        for (reader, source) in [(process.output, LogLine.Source.standardOutput), (process.error, .standardError)] {
            for text in reader.readLines() { log(text, source) }
        }
    }

    private func log(_ text: String, _ source: LogLine.Source = .device) {
        if source == .standardError, !lastWords.take(text) { return }
        logTail.append(text)
        if logTail.count > AppSession.logTailCount { logTail.removeFirst() }
        observer?.session(self, didLog: LogLine(process: name, source: source, text: text))
    }

    /// Handles the messages that have arrived, up to the connection's limit for one turn, so that an app which floods
    /// the link cannot keep the device from its other work.
    ///
    /// - Returns: true if a message arrived.
    private func readLink() -> Bool {
        guard !linkIsClosed, state != .ended else { return false }
        do {
            let messages = try connection.receive()
            for message in messages where state != .ended { try handle(message) }
            return !messages.isEmpty
        } catch DeviceLinkError.closed {
            linkIsClosed = true
            observer?.sessionDidCloseLink(self)
        } catch {
            linkIsClosed = true
            connection.close()
            fail("sent the device a message that it refuses: \(error)")
        }
        return false
    }

    private func handle(_ message: AppMessage) throws {
        if case .ready = message {
            isReady = true
            return
        }
        guard isReady else {
            throw DeviceLinkError.malformed(message: "\(message.kind)", field: "order", reason: "came before ready")
        }
        switch message {
        case .ready: break
        case .launched:
            guard state == .launching else { return }
            state = .running
            observer?.sessionDidLaunch(self)
        case .frame(let sequence, let damage): try take(damage, sequence)
        case .advanced(let time, let wake, let busy):
            nextWake = wake
            isBusy = busy
            if let awaitedTime, time >= awaitedTime { self.awaitedTime = nil }
        case .treeReply(let request, let json): observer?.session(self, didReplyTree: json, request: request)
        case .examined(let request, let health): observer?.session(self, didReply: health, request: request)
        case .crash(let report): crashDetails = report
        case .inBackground(let visit, let hasTasks): takeBackground(visit, hasTasks)
        case .exiting: break
        case .statusBar, .statusBarOrientation, .networkActivity, .badge, .idleTimerDisabled, .openURL, .vibrate,
            .playSound, .playFile, .soundOutput, .playsSound, .soundInput, .listens, .setVolume, .webEngine,
            .sentMessage, .locate, .measureHeading, .monitorProximity, .scheduleNotification, .cancelNotification,
            .registerForPush, .toService:
            observer?.session(self, didAsk: message)
        }
    }

    private func take(_ damage: [DamageRect], _ sequence: UInt32) throws {
        guard pendingFrames.count < AppSession.mostPendingFrames else {
            throw DeviceLinkError.malformed(
                message: "frame", field: "sequence", reason: "came before the frames in front of it were taken")
        }
        hasDrawn = true
        pendingFrames.append(sequence)
        surface.didWritePixels()
        let inside = damage.map { PixelRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
            .map { $0.intersection(surface.bounds) }.filter { !$0.isEmpty }
        observer?.session(self, didDraw: inside)
    }

    // MARK: The end

    private func checkEnd() {
        guard state != .ended, let end = process.poll() else { return }
        // Lines and messages that the process wrote before its end are still in the pipe and the link.
        readLog()
        while readLink() {}
        guard state != .ended else { return }
        let outcome = outcome(of: end)
        expiration?.cancel()
        state = .ended
        webEngines = []
        connection.close()
        linkIsClosed = true
        observer?.session(self, didEnd: outcome)
    }

    private func outcome(of end: AppProcessEnd) -> AppExit.Outcome {
        if let cause = deviceCause { return .crashed(report(cause)) }
        if let details = crashDetails {
            let first = details.split(separator: "\n").first.map(String.init) ?? "crashed"
            return .crashed(report(first))
        }
        // The report of a Swift app, or of another thread than the main one, is only in the log.
        if case .killed = end, lastWords.isComplete, let first = lastWords.lines.first {
            return .crashed(report(first))
        }
        switch end {
        // Under a tool, the status is the tool's finding, also for an app that the device ended.
        case .exited(let status) where status != 0 && (state != .terminating || tool != nil):
            return .failed(status: status)
        case .exited: return state == .terminating ? .terminated : .quit
        case .killed(signal: SIGKILL) where state == .terminating: return .terminated
        case .killed: return .crashed(report(end.text))
        }
    }

    private func report(_ cause: String) -> CrashReport {
        let words = lastWords.isComplete ? lastWords.lines : []
        return CrashReport(
            appName: name, identifier: app.identifier, processIdentifier: process.identifier, cause: cause,
            details: crashDetails ?? (words.isEmpty ? nil : words.joined(separator: "\n")),
            processDetails: lastWords.details, logTail: logTail.leavingOut(words), isPrinted: !words.isEmpty,
            date: Date().timeIntervalSince1970,
            program: app.bundle.executablePath, version: app.bundle.version, hardware: hardware,
            systemVersion: profile.systemVersion)
    }
}
