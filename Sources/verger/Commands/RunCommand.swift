import AppBuilder
import ArgumentParser
import Device
import Display
import Foundation
import MainLoop
import XcodeProject

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Build an app, install it on a device and start it.",
        discussion: """
            An .app that was built before is run as it is, also from an .ipa. Prints the address of the device's page and shows the app there until Ctrl-C. With --headless there is no \
            page: the app runs in virtual time through a script, with the same pictures every time (docs/Scripts.md).
            """)

    @OptionGroup var build: BuildOptions

    @Flag(help: "Without a page, in virtual time, on a new device that is gone afterwards.")
    var headless = false

    @Option(
        name: .customLong("script"),
        help: "What is done and expected, one step a line; several are played one after the other (headless).",
        completion: .file())
    var scripts: [String] = []

    @OptionGroup var play: ScriptOptions

    @Option(help: "Play at random, in a way that follows from this number (headless).")
    var monkey: UInt64?

    @Option(help: "How many steps the monkey plays; 1000 if not given.")
    var steps: Int?

    @Option(help: "How many seconds of the app's time the monkey plays.")
    var monkeySeconds: Double?

    @Option(help: "For how many seconds fewer steps are looked for that break the app as well; 120 if not given.")
    var shrink: Double?

    @Option(help: "Write the monkey's steps as a script to this file.", completion: .file())
    var monkeyScript: String?

    @Option(help: "Write the screen at the end as a PNG file (headless).", completion: .file())
    var screenshot: String?

    @Option(help: "Write what is on the screen at the end as JSON (headless).", completion: .file())
    var tree: String?

    @Option(help: "Write what the device plays as a WAVE file (headless).", completion: .file())
    var audio: String?

    @Option(help: "Write what came of the run as JSON (headless).", completion: .file())
    var result: String?

    @Option(
        help: "Write a picture after each step, and what it did, into this folder (headless).", completion: .directory)
    var record: String?

    @Option(help: "Write a video of the run, in the app's time, by ffmpeg (headless).", completion: .file())
    var video: String?

    @Option(
        help: "Where the script's pictures and trees go; the current folder if not given (headless).",
        completion: .directory)
    var outputFolder: String?

    @Option(help: "The device's language, such as de or pt-BR; en if not given (headless).")
    var language: String?

    @Option(
        help: "The products that the app sells: a StoreKit configuration of Xcode, or a property list (docs/Shop.md).",
        completion: .file())
    var products: String?

    @Option(
        help: "Where maps have their tiles from: a folder with z/x/y.png, or an address (docs/Maps.md).",
        completion: .directory)
    var mapTiles: String?

    @OptionGroup var place: DeviceOptions

    @Option(help: "Write the app's log to this file as well.", completion: .file())
    var log: String?

    @Option(help: "End after this many seconds of real time; headless after 60 if not given.")
    var timeout: Double?

    @Option(
        help: ArgumentHelp(
            "Start the app under a tool, such as \"valgrind --error-exitcode=99\".",
            discussion: """
                The tool gets the path of the app's program after its own arguments; all times are fifty times \
                longer. Files that it names are found by absolute paths (docs/CommandLine.md).
                """, valueName: "command"))
    var under: String?

    @Flag(
        name: .customLong("no-sandbox"),
        help: "Let the app do what you may, instead of what apps may on the phone. --under implies it.")
    var noSandbox = false

    @Argument(
        parsing: .postTerminator,
        help: ArgumentHelp(
            "After --: the app's arguments, such as -- -server http://127.0.0.1:8000/ for a user default.",
            valueName: "argument"))
    var arguments: [String] = []

    func validate() throws {
        if let timeout, !(timeout > 0 && timeout <= 86_400) {
            throw ValidationError("--timeout takes seconds from just above 0 to 86400.")
        }
        try place.check(headless: headless)
        if !headless, !scripts.isEmpty || monkey != nil || screenshot != nil || tree != nil || result != nil {
            throw ValidationError("--script, --monkey, --screenshot, --tree and --result need --headless.")
        }
        if !headless, video != nil { throw ValidationError("--video needs --headless.") }
        if !headless, audio != nil { throw ValidationError("--audio needs --headless.") }
        if monkey != nil || scripts.count > 1, audio != nil { throw ValidationError("--audio is for one script.") }
        if !headless, language != nil { throw ValidationError("--language needs --headless.") }
        if monkey != nil, !scripts.isEmpty {
            throw ValidationError("Either a script is followed (--script) or a monkey plays (--monkey).")
        }
        if scripts.count > 1,
            screenshot != nil || tree != nil || result != nil || log != nil || record != nil || video != nil
        {
            throw ValidationError("--screenshot, --tree, --result, --log, --record and --video are for one script.")
        }
        if scripts.isEmpty, play.isGiven || record != nil || outputFolder != nil {
            throw ValidationError("--set, --record-pictures, --record and --output-folder need --script.")
        }
        if let steps, !(1...1_000_000).contains(steps) {
            throw ValidationError("--steps takes a number from 1 to 1000000.")
        }
        if let monkeySeconds, !(monkeySeconds > 0 && monkeySeconds <= 86_400) {
            throw ValidationError("--monkey-seconds takes seconds from just above 0 to 86400.")
        }
        if let shrink, !(0...86_400).contains(shrink) {
            throw ValidationError("--shrink takes seconds from 0 to 86400.")
        }
        if monkey == nil, monkeyScript != nil || monkeySeconds != nil {
            throw ValidationError("--monkey-script and --monkey-seconds need --monkey.")
        }
    }

    func run() throws {
        let named = try place.namedDevice()
        let tool = try under.map { try LaunchTool(ShellWords.split($0)) }
        // Apps inherit it; a booted device has its own setting.
        if let mapTiles { setenv(MapTileSettings.variable, try MapTileSettings.place(named: mapTiles), 1) }
        try play.check(scripts)
        let isFinished = try AppLocation.withFinishedApp(at: build.path) { path in
            try start(try BuiltApp(folder: URL(fileURLWithPath: path)), on: named, under: tool)
            return true
        }
        if isFinished == nil { try start(try build.build(), on: named, under: tool) }
    }

    /// The only StoreKit configuration in the project's folder, or a folder in that one: Xcode keeps it beside the sources.
    private var foundProducts: String? {
        let files = FileManager.default
        let path = URL(fileURLWithPath: build.path)
        let folder = path.pathExtension == "xcodeproj" ? path.deletingLastPathComponent() : path
        func entries(_ folder: URL) -> [URL] {
            (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        }
        let all = entries(folder)
        let found = (all + all.filter { $0.pathExtension.isEmpty }.flatMap(entries))
            .filter { $0.pathExtension == "storekit" }
        return found.count == 1 ? found[0].path : nil
    }

    private func start(_ app: BuiltApp, on named: KeptDevice?, under tool: LaunchTool?) throws {
        let device = named ?? app.usualDevice
        try MainActor.assumeIsolated {
            if headless {
                try runHeadless(app, on: device.model, under: tool)
            } else {
                try runLive(app, on: device, under: tool)
            }
        }
    }

    @MainActor private func runHeadless(_ app: BuiltApp, on model: DeviceModel, under tool: LaunchTool?) throws {
        let watch = TerminationSignals.shared.watch { number in
            // The app ends with its device, so only temporary folders must be removed.
            DeviceStorage.removeTemporary()
            TerminationSignals.endProcess(by: number)
        }
        defer { watch.cancel() }
        var options = HeadlessOptions(appPath: app.folder.path, crashReportFolder: ControlClient.crashReportFolder)
        options.model = try language.map(model.set(languageTag:)) ?? model
        options.variables = try play.variables()
        options.recordsPictures = play.recordPictures
        options.record = record
        options.video = video
        options.outputFolder = outputFolder ?? ""
        options.screenshot = screenshot
        options.tree = tree
        options.audio = audio
        options.log = log
        options.result = result
        options.tool = tool
        options.confinesApp = !noSandbox
        options.arguments = arguments
        options.products = products ?? foundProducts
        if tool != nil { options.timeout *= LaunchTool.patience }
        if let timeout { options.timeout = timeout }
        if let monkey {
            var plan = MonkeyOptions(
                seed: monkey, stepCount: steps ?? (monkeySeconds == nil ? 1000 : 1_000_000), script: monkeyScript)
            plan.seconds = monkeySeconds
            // Under a tool a run takes long, and the tool's report suffices.
            plan.shrinkingTime = shrink ?? (tool == nil ? 120 : 0)
            // A step takes hundredths of a second; the timeout leaves ample room.
            if timeout == nil {
                let seconds = 60 + (monkeySeconds ?? Double(plan.stepCount) * 0.2)
                options.timeout = seconds * (tool == nil ? 1 : LaunchTool.patience)
            }
            let run = MonkeyRun(options, plan, onMessage: Self.tell, onLine: Self.tell)
            let status = run.run()
            if status != .fine { throw ExitCode(status.rawValue) }
            return
        }
        var worst = HeadlessStatus.fine
        for script in scripts.isEmpty ? [nil] : scripts.map(Optional.some) {
            options.script = script
            let status = HeadlessRun(options, onMessage: Self.tell, onLine: Self.tell).run()
            if scripts.count > 1, let script { Self.tell("\(script): \(status == .fine ? "passed" : "failed")") }
            if status.rawValue > worst.rawValue { worst = status }
        }
        if worst != .fine { throw ExitCode(worst.rawValue) }
    }

    private static func tell(_ message: String) {
        DeviceStorage.stopIfEnding()
        printError(message)
    }

    private static func tell(_ line: LogLine) {
        DeviceStorage.stopIfEnding()
        line.print()
    }

    @MainActor private func runLive(_ app: BuiltApp, on device: KeptDevice, under tool: LaunchTool?) throws {
        if ControlClient.isBooted(device.name) {
            if mapTiles != nil {
                throw ValidationError("--map-tiles: \(device.name) is booted; verger device map is for it.")
            }
            return try runOnBooted(app, device)
        }
        let live = try LiveDevice(device, port: place.port, tool: tool, confinesApps: !noSandbox)
        let logFile = try log.map { try LogFile($0) }
        live.onLog = { line in logFile?.write(line) }
        if let timeout {
            MainLoop.main.schedule(at: MainLoop.main.now + timeout) { live.shutDown() }
        }
        let status = try live.run { address in
            print("\(device.name): \(address.absoluteString)")
            printError("Ctrl-C ends it.")
            try live.device.install(appAt: app.folder.path)
            if let products = products ?? foundProducts {
                try live.device.setProducts(file: products, of: app.identifier)
            }
            try live.device.launch(app.identifier, arguments: arguments)
        }
        if status != .fine { throw status.code }
    }

    /// Shows the app's log until the app exits. The device keeps running.
    private func runOnBooted(_ app: BuiltApp, _ device: KeptDevice) throws {
        guard place.port == nil, log == nil, timeout == nil, under == nil, !noSandbox else {
            throw CommandError(
                "\(device.name) is booted: --port, --log, --timeout, --under and --no-sandbox are for a device that this command starts",
                cure: "Shut it down first: verger device shutdown \"\(device.name)\"", status: .wrongUse)
        }
        let client = try ControlClient(device.name)
        try client.perform(ControlRequest(verb: .install, arguments: [app.folder.path]))
        if let products = products ?? foundProducts {
            let path = URL(fileURLWithPath: products).path
            try client.perform(ControlRequest(verb: .products, arguments: [app.identifier, path]))
        }
        try client.watch(app.identifier) {
            try client.perform(ControlRequest(verb: .launch, arguments: [app.identifier] + arguments))
            try client.perform(ControlRequest(verb: .address))
            printError("Ctrl-C ends it.")
        }
    }
}
