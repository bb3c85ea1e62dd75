import CDevice
import Device
import DeviceLink

/// An app on a new device without a display, in virtual time.
@MainActor final class HeadlessSession {
    let device: Device
    let runner: ScriptRunner
    private let options: HeadlessOptions
    private var lastExit: AppExit?
    /// What is known of the app so far; see `observe`.
    private(set) var life = AppLife()

    /// How long an app lives before anything is done to it, in virtual seconds.
    private static let settlingTime = 1.0

    /// - Parameters:
    ///   - timeout: the longest duration, in seconds of real time.
    ///   - onLine: gets what the app writes.
    /// - Throws: what the making of a device throws.
    init(_ options: HeadlessOptions, timeout: Double, onLine: @escaping (LogLine) -> Void) throws {
        self.options = options
        device = try Device(
            model: options.model, storage: .temporary(), time: .fixed, tool: options.tool,
            attachDebugger: options.attachDebugger, confinesApps: options.confinesApp)
        // Two seconds at least: a loaded machine is slow to start a program.
        let patience = max(timeout, 2)
        device.limits.launch = min(device.limits.launch, patience)
        // One that is waited for may be busy all the time.
        device.limits.answer = options.waitsForEnd ? patience : min(device.limits.answer, patience)
        runner = ScriptRunner(device: device, timeout: timeout)
        device.onLog = onLine
        device.onAppStart = options.didStart
        device.onAppExit = { [weak self] exit in self?.lastExit = exit }
        runner.appHasFailed = { [weak self] in self?.failure != nil }
    }

    /// Installs and launches the app, and gives it time to settle.
    func start() throws {
        let app = try device.install(appAt: options.appPath)
        runner.appIdentifier = app.identifier
        if let products = options.products { try device.setProducts(file: products, of: app.identifier) }
        let start = real_monotonic_nanoseconds()
        life.start = device.seconds
        try device.launch(app.identifier, arguments: options.arguments, environment: options.environment)
        try runner.advance(by: HeadlessSession.settlingTime)
        life.launchSeconds = Double(real_monotonic_nanoseconds() - start) / 1e9
        observe()
    }

    /// Looks at the app, and notes what a later look may not find any more.
    func observe() {
        life.isAlive = device.runningApp != nil
        if device.runningAppHasDrawn { life.hasDrawn = true }
        if let start = life.start, life.isAlive { life.appSeconds = device.seconds - start }
    }

    /// How the app failed, if it did.
    var failure: AppExit? {
        switch lastExit?.outcome {
        case .crashed, .failed: lastExit
        case .quit, .terminated, nil: nil
        }
    }

    /// Ends the app and the device.
    func shutDown() {
        // A tool tells what it found when the app ends.
        if device.tool != nil, !runner.isOutOfTime { device.terminate() }
        device.shutDown()
    }
}
