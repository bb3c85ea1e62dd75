import AppBuilder
import ArgumentParser
import Device
import Display
import Foundation

struct DebugCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "debug", abstract: "Build an app and run it on a device under gdb.",
        discussion: """
            The app stands still before its first instruction: set breakpoints, then “run”. Ctrl-C stops the app, “quit” \
            ends it and the device. The app's log is on standard error (docs/Debugging.md).
            """)

    @OptionGroup var build: BuildOptions

    @Option(
        name: [.customShort("x"), .long],
        help: "A file of gdb's commands to follow; without a terminal gdb ends after the last one.",
        completion: .file())
    var commands: [String] = []

    @Flag(help: "End after the commands of the files, also on a terminal.")
    var batch = false

    @Flag(help: "Without a page, in virtual time, on a new device that is gone afterwards.")
    var headless = false

    @Option(help: "What is done meanwhile, one step a line (headless).", completion: .file())
    var script: String?

    @OptionGroup var place: DeviceOptions

    @Option(help: "How gdb speaks to an editor: mi2, mi3 or, from gdb 14 on, dap.")
    var interpreter: String?

    @Flag(help: "Start no debugger: print the app's process identifier and wait for one.")
    var wait = false

    func validate() throws {
        try place.check(headless: headless)
        if !headless, script != nil { throw ValidationError("--script needs --headless.") }
        if wait, !commands.isEmpty || batch || interpreter != nil {
            throw ValidationError("--wait starts no debugger: --commands, --batch and --interpreter are for one.")
        }
        if batch, commands.isEmpty { throw ValidationError("--batch needs --commands.") }
    }

    func run() throws {
        let named = try place.namedDevice()
        let files = try commands.map(readable)
        if let named, !headless { try Self.checkIsShutDown(named) }
        try MainActor.assumeIsolated {
            let debugger = try wait ? nil : Debugger(options(files), sdk: SDK.locate())
            let app = try build.appToRun()
            let device = named ?? app.usualDevice
            if named == nil, !headless { try Self.checkIsShutDown(device) }
            let status =
                try headless ? runHeadless(app, on: device.model, debugger) : runLive(app, on: device, debugger)
            if status != .fine { throw status.code }
            // For example, a command in a file for gdb has failed.
            if let end = debugger?.status, end != 0 { throw ExitStatus.failed.code }
        }
    }

    private static func checkIsShutDown(_ device: KeptDevice) throws {
        guard ControlClient.isBooted(device.name) else { return }
        throw CommandError(
            "\(device.name) is booted: apps are debugged on a device that this command starts",
            cure: "Shut it down first: verger device shutdown \"\(device.name)\"", status: .wrongUse)
    }

    /// The absolute path of a file for gdb. It is checked here, since gdb would report a missing file only after the
    /// build.
    private func readable(_ file: String) throws -> String {
        let path = URL(fileURLWithPath: file).path
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw CommandError("\(file): there is no such file of commands", status: .wrongUse)
        }
        return path
    }

    private func options(_ files: [String]) -> Debugger.Options {
        let endsByItself = !files.isEmpty && interpreter == nil && isatty(STDIN_FILENO) == 0
        return Debugger.Options(commandFiles: files, interpreter: interpreter, isBatch: batch || endsByItself)
    }

    @MainActor private func attachment(_ debugger: Debugger?) -> Device.DebuggerAttachment {
        guard let debugger else { return Self.tellOfWaiting }
        return debugger.attachment
    }

    @MainActor private func runLive(
        _ app: BuiltApp, on device: KeptDevice, _ debugger: Debugger?
    ) throws -> ExitStatus {
        let live = try LiveDevice(
            device, port: place.port, debugger: debugger, attachDebugger: attachment(debugger),
            confinesApps: false)
        return try live.run { address in
            printError("\(device.name): \(address.absoluteString)")
            try live.device.install(appAt: app.folder.path)
            try live.device.launch(app.identifier)
        }
    }

    @MainActor private func runHeadless(
        _ app: BuiltApp, on model: DeviceModel, _ debugger: Debugger?
    ) throws -> ExitStatus {
        let watch = TerminationSignals.shared.watch { number in
            if number == SIGINT, let debugger { return debugger.interrupt() }
            debugger?.send(SIGTERM)
            DeviceStorage.removeTemporary()
            TerminationSignals.endProcess(by: number)
        }
        defer { watch.cancel() }
        var options = HeadlessOptions(appPath: app.folder.path, crashReportFolder: ControlClient.crashReportFolder)
        options.model = model
        options.script = script
        options.timeout = AppLimits.debugging
        options.attachDebugger = attachment(debugger)
        let status = HeadlessRun(options, onMessage: { printError($0) }, onLine: { printError($0.text) }).run()
        debugger?.wait()
        return ExitStatus(rawValue: status.rawValue) ?? .failed
    }

    /// Prints the identifier of a process that waits for a debugger.
    private static let tellOfWaiting: Device.DebuggerAttachment = { print("Process \($0) waits for a debugger.") }
}
