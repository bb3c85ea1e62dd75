import CDevice
import CPlatform
import CoreGraphics
import DeviceLink
import Foundation
import UIKit

/// An iPhone: its screen, its buttons and sensors, the apps installed on it and the one that runs.
///
/// A live device (`time: .wall`) works by itself while `MainLoop.main` runs. A device in virtual time does nothing
/// until `advance(by:)`; the same calls in the same order give the same pictures, byte for byte. All of it belongs to
/// the main thread. Positions and lengths are points of the portrait screen, from its top left corner.
@MainActor public final class Device {
    public typealias DebuggerAttachment = @MainActor @Sendable (_ process: Int32) -> Void

    /// With the language and region that are set.
    public internal(set) var model: DeviceModel
    let originalModel: DeviceModel
    /// What is set of language, region and clock.
    package internal(set) var region: RegionSettings
    public let time: DeviceTime
    public let storage: DeviceStorage
    /// The tool that apps are started under; nil for none.
    public let tool: LaunchTool?
    /// True if apps run in a sandbox with the phone's limits. False under a tool, which needs more than that.
    public let confinesApps: Bool
    /// Called with the identifier of each app's process that was started. The process stands still before its first
    /// instruction until a debugger lets it go on.
    public let attachDebugger: DebuggerAttachment?
    /// When apps are forked from a process that has loaded the frameworks; nil where each loads them: under a tool, for a
    /// debugger, with VERGER_COLD=1 in the environment. With VERGER_WARM=1 also the first app waits for that process.
    let appParent: AppParent.Use?
    var hasToldOfKernel = false
    package var profile: DeviceProfile { model.profile }

    /// Called after the screen changed, with the changed rectangles in pixels.
    package var onFrame: (([PixelRect]) -> Void)?
    /// How often the screen has changed.
    package internal(set) var frameCount = 0
    /// Called for every line that an app writes, and for the device's own log lines.
    public var onLog: ((LogLine) -> Void)?
    /// Called after what surrounds the device has changed: network, battery, location, heading, how it is held, how
    /// loud it is.
    package var onSurroundings: (() -> Void)?
    /// Called with the identifier of each app's process that was started.
    package var onAppStart: (@MainActor (Int32) -> Void)?
    /// Called when an app's process has ended.
    public var onAppExit: ((AppExit) -> Void)?

    let screen: DeviceScreen
    let timeline = Timeline()
    private(set) lazy var settings = SettingsApp(of: self)
    private(set) lazy var messages = MessagesApp(of: self)
    private(set) lazy var mail = MailApp(of: self)
    private(set) lazy var photos = PhotosApp(of: self)
    /// The device's own apps, in the order of their icons.
    private(set) lazy var systemApps = makeSystemApps()
    let inherited: [String: String]
    /// The app that has the screen.
    var session: AppSession?
    /// The apps in the background and those that are suspended there; the one that left the screen last is the first.
    var behind: [AppSession] = []
    /// The identifiers of the apps that had the screen, the last one first.
    var recentApps: [String] = []
    /// A press of the Home button that may yet be followed by a second one.
    var homeClick: Timeline.Event?
    /// An app that starts as soon as the one before it has ended.
    var nextLaunch: Launch?
    /// The fingers that are down on the screen.
    var fingers: [UInt32: FingerOwner] = [:]
    /// The reasons for which the app is inactive.
    var interruptions: Set<Interruption> = []
    /// The next event of the present call: it stops ringing, or another second of it has passed.
    var callEvent: Timeline.Event?
    /// After how many minutes without a touch the device locks itself.
    var autoLockMinutes: Int?
    /// When it was last touched, in nanoseconds of the monotonic clock.
    var lastActivity: Int64 = 0
    /// The next look whether somebody uses the device.
    var idleEvent: Timeline.Event?
    /// The next look at the alarms of the clock.
    var alarmEvent: Timeline.Event?
    /// Whether somebody talks while something else has the screen.
    var isCallBehind = false
    /// Whether something is near to the front of the device.
    package internal(set) var isSomethingNear = false
    /// What the clock said at the last full minute.
    var lastClockReading: ClockReading?
    /// What the Console shows.
    let consoleLog = ConsoleLog()
    /// The number of who calls; empty for one who does not tell it.
    var caller = ""
    /// The app that ended for a call, and is started again after it.
    var interruptedApp: String?
    /// How the device is held.
    package internal(set) var orientation = DeviceLink.DeviceOrientation.portrait
    /// What the accelerometer measures: gravity alone while nobody moves the device.
    package internal(set) var acceleration = Acceleration.gravity(.portrait)
    /// The alerts of the device. The first is shown, the others wait.
    var alerts: [SystemAlert] = []
    /// The apps that come over the air.
    var downloads: [AppDownload] = []
    let location: LocationSimulator
    let notifications: NotificationSchedule
    let shop: Shop
    let gameCenter: GameCenter
    let nearby: Nearby
    let advertising: Advertising
    /// The number of the request whose reply is awaited.
    var awaitedReply: UInt32?
    var treeReplies: [UInt32: String] = [:]
    var healthReplies: [UInt32: AppHealth] = [:]
    var lastTreeRequest: UInt32 = 0
    let startNanoseconds: Int64
    var loop: LiveLoop?

    /// What the battery is at.
    package internal(set) var battery = BatteryReading.full
    package internal(set) var network = NetworkCondition()
    /// The volume, the silent switch and the headset.
    package internal(set) var sound = SoundHardware()
    let speaker: Speaker
    let microphone: Microphone
    /// How apps and the device itself draw.
    package internal(set) var rendering: RenderingOptions = []
    /// Whether a hardware keyboard is connected.
    package internal(set) var hasHardwareKeyboard = false
    /// Whether apps can register for push messages: somebody delivers them, see `push`.
    public var hasPushService = false
    /// The connection with a push gateway; see `connectPushService`.
    var pushService: PushService?

    /// Whether the device logs its own steps.
    package internal(set) var isVerbose = false

    /// How long apps may take.
    package var limits: AppLimits

    enum Interruption: Hashable {
        case locked
        case call
        case alert
        case switcher
    }

    /// Starts a device: it shows the home screen.
    ///
    /// - Parameters:
    ///   - tool: the tool that apps are started under; they get fifty times the usual limits.
    ///   - attachDebugger: attaches a debugger to each app; apps then have no time limits.
    ///   - confinesApps: false runs apps without a sandbox, with the rights of this user.
    ///   - environment: the variables of which apps inherit some; this process's own by default.
    /// - Throws: `storageFailed` when there is no memory for the screen, `noFonts`.
    public init(
        model: DeviceModel = .standard, storage: DeviceStorage, time: DeviceTime = .wall, tool: LaunchTool? = nil,
        attachDebugger: DebuggerAttachment? = nil, confinesApps: Bool = true,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        guard FontFace.named("Helvetica") != nil else {
            throw DeviceError(
                .noFonts,
                "There is no font for Helvetica on this machine. Install Debian's package fonts-urw-base35.")
        }
        freed_memory_keep_large_apart()
        originalModel = model
        region = storage.region
        self.model = model.set(region)
        self.storage = storage
        self.time = time
        self.tool = tool
        self.attachDebugger = attachDebugger
        self.confinesApps = confinesApps && tool == nil && attachDebugger == nil
        func isSet(_ name: String) -> Bool { environment[name].map { $0 != "0" } ?? false }
        let canFork = tool == nil && attachDebugger == nil && !isSet("VERGER_COLD")
        appParent = canFork ? isSet("VERGER_WARM") ? .always : .whenReady : nil
        limits = AppLimits(under: tool, isDebugged: attachDebugger != nil)
        inherited = environment
        if case .virtual(let start) = time {
            startNanoseconds = start
            virtual_time_start(start, Device.virtualStart)
        } else {
            startNanoseconds = 0
        }
        // Its samples are counted by the clock that was just started.
        speaker = Speaker()
        microphone = Microphone(isVirtual: time.isVirtual)
        location = LocationSimulator(timeline: timeline)
        notifications = NotificationSchedule(storage: storage, timeline: timeline)
        shop = Shop(storage: storage, timeline: timeline)
        gameCenter = GameCenter(
            storage: storage, timeline: timeline,
            folder: (storage.isTemporary ? storage.folder : DeviceStorage.dataFolder(environment: environment))
                + "/GameCenter")
        advertising = Advertising(timeline: timeline)
        let radio = DeviceStorage.dataFolder(environment: environment) + "/Nearby"
        nearby = Nearby(network: time.isVirtual ? nil : NearbyNetwork(folder: radio))
        screen = try DeviceScreen(model: model, timeline: timeline, isVirtual: time.isVirtual)
        sound.hasMicrophone = model.hasMicrophone(withHeadset: false)
        microphone.onChange = { [weak self] in self?.onSurroundings?() }
        showHomeScreen()
        showClock()
        planAlarms()
        readAutoLock()
        isVerbose = storage.isVerbose
        screen.onLaunch = { [weak self] identifier in self?.launchFromHomeScreen(identifier) }
        screen.onUnlock = { [weak self] in self?.unlock() }
        shop.host = self
        gameCenter.host = self
        nearby.host = self
        advertising.host = self
        notifications.onDue = { [weak self] in self?.deliver($0, comesAgain: $1) }
        notifications.onFailure = { [weak self] in self?.log("\($0)") }
        location.onMove = { [weak self] in
            self?.sendLocation()
            self?.onSurroundings?()
        }
        location.onTurn = { [weak self] in
            self?.sendHeading()
            self?.onSurroundings?()
        }
        if time.isVirtual {
            scheduleClock()
            renderNow()
        } else {
            if appParent != nil { AppParent.shared.start() }
            let loop = LiveLoop(device: self)
            self.loop = loop
            timeline.didSchedule = { [weak loop] in loop?.rearm() }
            scheduleClock()
        }
    }

    /// What the monotonic clock of a device in virtual time starts at, in nanoseconds.
    private static let virtualStart: Int64 = 1_000_000_000

    /// Ends the running app and closes the storage. The device cannot be used afterwards.
    public func shutDown() {
        nextLaunch = nil
        for download in downloads { download.cancel() }
        for session in sessions { session.kill() }
        notifications.save()
        speaker.stop()
        nearby.stop()
        pushService?.stop()
        loop?.stop()
        loop = nil
        // In virtual time one process may run one device after the other.
        if !time.isVirtual { AppParent.shared.end() }
        storage.close()
        forgetRendering()
        if time.isVirtual { virtual_time_stop() }
    }

    // MARK: Apps

    /// In the order of the home screen.
    public var installedApps: [InstalledApp] { storage.apps }

    /// The app that has the screen, or is about to.
    public var runningApp: InstalledApp? { session?.app }

    /// Whether the running app has drawn a frame.
    package var runningAppHasDrawn: Bool { session?.hasDrawn ?? false }

    /// The process identifier of the app that runs.
    public var runningProcess: Int32? { session?.process.identifier }

    /// Takes what the apps have printed. A device in virtual time does so only while it waits for the app, and
    /// need not wait for one that sleeps.
    package func readLog() { for session in sessions { session.readLog() } }

    /// Installs an app, or a new version of it over the old; the app is ended if it runs.
    ///
    /// - Throws: `badBundle` with the file at fault and the cure; `unsuitedApp` with the reason; `storageFailed`.
    @discardableResult
    public func install(appAt path: String) throws -> InstalledApp {
        let bundle = try AppBundle(at: path)
        try check(bundle)
        let app = try storage.install(bundleAt: path) { session(of: bundle.identifier)?.kill() }
        shop.forgetProducts(of: app.identifier)
        gameCenter.forgetDescription(of: app.identifier)
        installedAppsDidChange()
        return app
    }

    private func check(_ bundle: AppBundle) throws {
        if let objection = bundle.requirements.objection(to: model) {
            let other = DeviceModel.suited(to: bundle.requirements)
            let cure =
                bundle.requirements.objection(to: other) == nil
                ? "Take another device: --device \"\(other.nameWithVersion)\"" : "There is no device that it can be on."
            throw DeviceError(
                .unsuitedApp, "\(bundle.displayName) cannot be on \(model.nameWithVersion): it \(objection). \(cure)")
        }
        if bundle.requirements.asksForUnknownSystem, let version = bundle.requirements.minimumSystemVersion {
            log(
                "\(bundle.displayName) asks for the system \(version); what is newer than \(SystemVersion.newest) is not here."
            )
        }
    }

    /// Removes an app and all its files; the app is ended if it runs.
    public func uninstall(_ identifier: String) throws {
        guard storage.app(identifier: identifier) != nil else { throw DeviceStorage.notInstalled(identifier) }
        session(of: identifier)?.kill()
        try storage.uninstall(identifier: identifier)
        notifications.removeAll(of: identifier)
        try storage.setPushAnswer(nil, of: identifier)
        try storage.setNoticeSettings(nil, of: identifier)
        pushService?.unregister(identifier)
        removeAlerts { $0.application == identifier }
        screen.homeScreen.icons.setBadge(0, of: identifier)
        installedAppsDidChange()
    }
}
