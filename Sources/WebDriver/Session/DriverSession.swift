import CDevice
import Device
import DeviceLink
import Display
import Foundation
import MainLoop

/// A device that a client drives: its app, the elements that the client knows, and how long it waits for others.
@MainActor final class DriverSession {
    let device: Device
    let options: SessionOptions
    let isVirtual: Bool
    let host: SessionHost
    /// The page on which a live device of the session's own is watched.
    private var display: WebDisplay?
    /// The page of a device that was there before the session, and stays; nil for a device of the session's own.
    private let pageOfHost: String?
    private(set) lazy var hand = DeviceHand(device) { [unowned self] in try pass($0) }
    var elements = ElementStore()
    var timeouts: Timeouts
    var settings: [String: JSONValue] = [:]
    var actions = ActionState()
    let log = SessionLog()
    /// The app that the session is about.
    var app: InstalledApp?
    /// What a client was not told yet of an app that failed.
    private var failure: AppExit?

    /// How long things take, in seconds.
    enum Duration {
        /// After an app was launched.
        static let launch = 1.0
        /// What a command that only looks takes: a client that asks again and again gets on in virtual time, too.
        static let look = 0.1
        /// Between two looks for an element that is not there yet.
        static let retry = 0.1
        /// What a look takes that found nothing, in virtual time: as long as clients wait until they look again.
        static let vainLook = 0.5
        /// After what a person does, until nothing moves any more.
        static let rest = 2.0
    }

    init(_ options: SessionOptions, isVirtual: Bool, _ host: SessionHost) throws {
        self.options = options
        self.isVirtual = isVirtual
        self.host = host
        pageOfHost = nil
        timeouts = options.timeouts
        let model = try Self.model(options, host)
        let storage: DeviceStorage
        if options.keepsDevice {
            storage = try DeviceStorage(folder: host.deviceFolder + "/" + DeviceCatalog().device(of: model).name)
        } else {
            storage = try .temporary()
        }
        device = try Device(model: model, storage: storage, time: isVirtual ? .fixed : .wall)
        device.onLog = { [log, host] line in
            log.add(line)
            host.onLine(line)
        }
        device.onAppExit = { [weak self] exit in self?.appDidExit(exit) }
    }

    /// A session that drives a live device which others use, too.
    ///
    /// - Parameter page: the address of its page.
    init(_ options: SessionOptions, joining device: Device, page: String, _ host: SessionHost) {
        self.options = options
        self.device = device
        self.host = host
        isVirtual = false
        pageOfHost = page
        timeouts = options.timeouts
    }

    var isGuest: Bool { pageOfHost != nil }

    /// The model that was asked for, or one that the app can be on.
    private static func model(_ options: SessionOptions, _ host: SessionHost) throws -> DeviceModel {
        var model = options.model
        if model == nil, let path = options.app {
            try host.withApp(path) { model = DeviceModel.suited(toAppAt: $0) }
        }
        return (model ?? .standard).set(language: options.language, locale: options.locale)
    }

    /// Shows the device, installs and starts the app.
    ///
    /// - Returns: the capabilities of the session.
    func start() throws -> JSONValue {
        do {
            var capabilities = options.capabilities
            if let pageOfHost {
                try join()
                capabilities["verger:page"] = .string(pageOfHost)
            } else if !isVirtual {
                let display = try WebDisplay(device: device, tokenFile: URL(fileURLWithPath: host.tokenFile))
                capabilities["verger:page"] = .string(try display.start().absoluteString)
                self.display = display
            }
            if let path = options.app { app = try installFirst(path) }
            if let identifier = options.bundleIdentifier { app = try installed(identifier) }
            if isGuest, app == nil { app = device.runningApp }
            if options.autoLaunch, let app {
                try launch(app, arguments: options.arguments, environment: options.environment)
            }
            if let orientation = options.orientation.flatMap(ScreenOrientation.init) {
                try rotate(to: orientation.device)
            }
            return .object(describe(capabilities))
        } catch let error as DriverError {
            throw DriverError(.notCreated, error.message)
        } catch {
            throw DriverError(.notCreated, "\(error)")
        }
    }

    /// Takes a device as it is, and refuses capabilities that would need another one.
    private func join() throws {
        let profile = device.profile
        let wanted = [
            ("appium:language", options.language, profile.language), ("appium:locale", options.locale, profile.locale),
        ]
        for (name, value, own) in wanted where value != nil && value != own {
            throw DriverError(
                .notCreated,
                "\(name) is “\(value ?? "")”, but the booted device is set to “\(own)”: change its settings.")
        }
        if let version = try Parameters(.object(options.capabilities)).optionalText("appium:platformVersion"),
            (try? device.model.with(systemVersion: version))?.systemVersion != device.model.systemVersion
        {
            throw DriverError(
                .notCreated,
                "appium:platformVersion is “\(version)”, but the booted device has \(profile.systemVersion).")
        }
        if device.isLocked { device.press(.home) }
    }

    private func describe(_ asked: [String: JSONValue]) -> [String: JSONValue] {
        let profile = device.profile
        var all = asked
        all["platformName"] = "iOS"
        all["browserName"] = ""
        all["appium:automationName"] = "XCUITest"
        all["appium:deviceName"] = .string(device.model.name)
        all["appium:platformVersion"] = .string(profile.systemVersion)
        all["appium:udid"] = .string(profile.identifier)
        all["appium:language"] = .string(profile.language)
        all["appium:locale"] = .string(profile.locale)
        if let app { all["appium:bundleId"] = .string(app.identifier) }
        all["timeouts"] = timeouts.json
        all["setWindowRect"] = false
        all["verger:virtualTime"] = .bool(isVirtual)
        return all
    }

    var capabilities: JSONValue { .object(describe(options.capabilities)) }

    /// Leaves a device that stays: what its fingers and keys hold is let go.
    func leave() {
        letGo()
        if options.removesApp, options.app != nil, let app { try? device.uninstall(app.identifier) }
    }

    func shutDown() {
        display?.stop()
        if !isVirtual {
            let limit = MainLoop.main.now + 0.5
            while display?.isStopping == true, MainLoop.main.now < limit { MainLoop.main.runOnce(until: limit) }
        }
        if device.runningApp != nil, isVirtual { device.terminate() }
        device.shutDown()
    }

    // MARK: Time

    /// Lets that many seconds of the device's time go by.
    func pass(_ seconds: Double) throws {
        guard isVirtual else {
            let limit = MainLoop.main.now + seconds
            repeat { try turn(until: limit) } while MainLoop.main.now < limit
            return
        }
        var left = seconds
        repeat {
            let part = min(left, 1)
            try device.advance(by: part)
            left -= part
        } while left > 1e-9
    }

    /// Lets the loop of a live device turn once.
    private func turn(until limit: Double) throws {
        MainLoop.main.runOnce(until: limit)
        if host.isEnding() { throw DriverError(.unknown, "The device is being shut down.") }
    }

    /// Lets time go by until nothing has moved on the screen for a tenth of a second, or ``Duration/rest`` is over.
    func rest() throws {
        var left = Duration.rest
        var seen: Int
        repeat {
            seen = device.frameCount
            try pass(DeviceHand.settling)
            left -= DeviceHand.settling
        } while device.frameCount != seen && left > 0
    }

    // MARK: The app

    /// Installs what a client names.
    func install(_ path: String) throws -> InstalledApp {
        var installed: InstalledApp?
        try host.withApp(path) { installed = try device.install(appAt: $0) }
        guard let installed else { throw DriverError(.unknown, "\(path): there is no app in it.") }
        return installed
    }

    /// Installs the session's own app; with `appium:fullReset` nothing is left of one that was there.
    private func installFirst(_ path: String) throws -> InstalledApp {
        guard isGuest, options.removesApp else { return try install(path) }
        var identifier: String?
        try host.withApp(path) { identifier = try AppBundle(at: $0).identifier }
        if let identifier, device.installedApps.contains(where: { $0.identifier == identifier }) {
            try device.uninstall(identifier)
        }
        return try install(path)
    }

    func installed(_ identifier: String) throws -> InstalledApp {
        guard let app = device.installedApps.first(where: { $0.identifier == identifier }) else {
            throw DriverError(.unknown, "\(identifier) is not installed.")
        }
        return app
    }

    /// Starts an app, and gives it a moment to settle.
    func launch(_ app: InstalledApp, arguments: [String] = [], environment: [String: String] = [:]) throws {
        failure = nil
        // An app that runs already gets its arguments when it starts anew.
        let isSame = arguments.isEmpty && environment.isEmpty
        if isGuest, !isSame, device.terminate(app.identifier) { try pass(Duration.look) }
        try device.launch(app.identifier, arguments: arguments, environment: environment)
        if !isVirtual {
            let limit = MainLoop.main.now + device.limits.launch
            while !device.runningAppHasDrawn, device.runningApp != nil, MainLoop.main.now < limit {
                try turn(until: MainLoop.main.now + Duration.retry)
            }
        }
        try pass(Duration.launch)
        try rest()
        try checkApp()
    }

    func appDidExit(_ exit: AppExit) {
        switch exit.outcome {
        case .crashed, .failed: failure = exit
        case .quit, .terminated: break
        }
    }

    /// - Throws: `unknown` once after the app has crashed, with the reason.
    func checkApp() throws {
        guard let exit = failure else { return }
        failure = nil
        switch exit.outcome {
        case .crashed(let report): throw DriverError(.unknown, "\(report.appName) crashed: \(report.cause)")
        case .failed(let status): throw DriverError(.unknown, "\(exit.displayName) \(exit.text(ofStatus: status)).")
        case .quit, .terminated: break
        }
    }

    func rotate(to orientation: DeviceLink.DeviceOrientation) throws {
        device.rotate(to: orientation)
        try pass(0.7)
        try rest()
    }
}
