import CDevice
import DeviceLink
import Foundation
import Glibc

/// The process of a running app: its end of the device link, what it prints, and how it ends.
@MainActor final class AppProcess {
    let identifier: pid_t
    /// Readable when the process has ended.
    let endDescriptor: Int32
    let output: LineReader
    let error: LineReader
    /// How the process ended, once it has.
    private(set) var end: AppProcessEnd?

    /// Starts the app.
    ///
    /// - Parameters:
    ///   - tool: the program that is started instead of the app's, and starts that.
    ///   - parent: when it is forked from the parent of apps; nil for never.
    ///   - isConfined: true to start it in a sandbox (`AppSandbox`).
    ///   - waitsForDebugger: true to stop it before its first instruction.
    /// - Returns: the process, and the device's end of the link to it, owned by the caller.
    /// - Throws: `launchFailed` when the system refuses.
    static func start(
        _ app: InstalledApp, under tool: LaunchTool? = nil, from parent: AppParent.Use? = nil, isConfined: Bool = false,
        waitsForDebugger: Bool = false, arguments: [String] = [], environment: [String: String]
    ) throws -> (process: AppProcess, link: Int32) {
        AppProcessList.running.stopIfEnding()
        try FrameworkLibrary.waitUntilBuilt()
        let rules = isConfined ? try AppSandbox(app: app, environment: environment).makeRules() : nil
        defer { if let rules { close(rules) } }
        var link: [Int32] = [-1, -1]
        var output: [Int32] = [-1, -1]
        var error: [Int32] = [-1, -1]
        defer {
            for descriptor in [link[1], output[1], error[1]] where descriptor >= 0 { close(descriptor) }
        }
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &link) == 0,
            pipe(&output) == 0, pipe(&error) == 0
        else {
            let reason = errno
            for descriptor in [link[0], output[0], error[0]] where descriptor >= 0 { close(descriptor) }
            throw launchFailed(app.bundle.executablePath, reason)
        }
        for descriptor in output + error { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        for descriptor in [link[0], output[0], error[0]] {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        }

        let executable = tool?.path ?? app.bundle.executablePath
        let words = (tool.map { [$0.path] + $0.arguments } ?? []) + [app.bundle.executablePath] + arguments
        let confinement = app_process_confinement(is_confined: isConfined ? 1 : 0, rules: rules ?? -1)
        let identifier = withCStrings(words) { arguments in
            if let parent,
                let forked = AppParent.shared.launch(
                    executable, arguments, environment: environment, link: link[1], output: output[1],
                    error: error[1], confinement: confinement, use: parent)
            {
                return forked
            }
            return withCStrings(environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) { environment in
                app_process_start(
                    executable, arguments, environment, link[1], output[1], error[1], confinement,
                    waitsForDebugger ? app_process_waits_for_debugger : app_process_runs)
            }
        }
        let reason = errno
        let endDescriptor = identifier > 0 ? app_process_open_descriptor(identifier) : -1
        guard identifier > 0, endDescriptor >= 0 else {
            if identifier > 0 {
                Glibc.kill(identifier, SIGKILL)
                waitpid(identifier, nil, 0)
            }
            for descriptor in [link[0], output[0], error[0]] { close(descriptor) }
            let error = identifier > 0 ? errno : reason
            throw tool.map { toolFailed($0, error) } ?? launchFailed(executable, error)
        }
        return (
            AppProcess(
                identifier: identifier, isConfined: isConfined, endDescriptor: endDescriptor,
                output: LineReader(descriptor: output[0]),
                error: LineReader(descriptor: error[0])), link[0]
        )
    }

    /// What the device makes of its own environment, and no app inherits.
    private static let ownVariables: Set = [
        "VERGER_HOME", "VERGER_VIRTUAL_TIME", "VERGER_COLD", "VERGER_WARM", "VERGER_CLOCK",
    ]

    /// Whether apps get a variable of the device's own environment.
    static func isInherited(_ name: String) -> Bool {
        ["PATH", "TZ", "LD_LIBRARY_PATH", "LANG", "LC_ALL", "LC_CTYPE"].contains(name)
            || name.hasPrefix("VERGER_") && !ownVariables.contains(name)
    }

    /// The environment that every app is given.
    static func environment(
        home: String, on model: DeviceModel, inherited: [String: String], network: NetworkCondition, isVirtual: Bool,
        region: RegionSettings = RegionSettings()
    ) -> [String: String] {
        var environment = inherited.filter { isInherited($0.key) }
        if isVirtual {
            // The output of a run in virtual time must not depend on the machine's time zone and language.
            environment["TZ"] = "UTC"
            environment["LC_ALL"] = "C.UTF-8"
        } else if environment["LANG"] == nil {
            environment["LANG"] = "C.UTF-8"
        }
        if let zone = region.timeZone { environment["TZ"] = zone }
        if let uses24Hours = region.uses24Hours { environment["VERGER_CLOCK"] = uses24Hours ? "h23" : "h12" }
        environment["HOME"] = home
        environment["CFFIXED_USER_HOME"] = home
        environment["TMPDIR"] = home + "/tmp/"
        // Pasteboards are shared by all apps of a device, so their folder is beside the one of all apps.
        let device = ((home as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
        environment["VERGER_PASTEBOARDS"] = device + "/Pasteboards"
        environment["VERGER_OUTBOX"] = device + "/Outbox"
        environment["VERGER_MEDIA"] = device + "/Media"
        environment["VERGER_CAMERA"] = device + "/Camera"
        environment["VERGER_ADDRESS_BOOK"] = device + "/AddressBook/AddressBook.sqlitedb"
        let roots = TrustedRoots(deviceFolder: device)
        if roots.isThere { environment["SSL_CERT_FILE"] = roots.path }
        if environment[MapTileSettings.variable] == nil, let tiles = MapTileSettings(deviceFolder: device).tiles {
            environment[MapTileSettings.variable] = tiles.tiles
            environment[MapTileSettings.creditVariable] = tiles.credit
        }
        environment["SIMULATOR_MODEL_IDENTIFIER"] = model.hardware
        environment["VERGER_NETWORK"] = network.text
        environment["VERGER_DEVICE_MEMORY"] = String(model.memory)
        environment["VERGER_DEVICE_CAPABILITIES"] = model.presentCapabilities.map(\.rawValue).sorted().joined(
            separator: " ")
        environment["VERGER_DEVICE_LINK"] = String(app_process_link_descriptor)
        return environment
    }

    private init(
        identifier: pid_t, isConfined: Bool, endDescriptor: Int32, output: LineReader, error: LineReader
    ) {
        self.identifier = identifier
        self.endDescriptor = endDescriptor
        self.output = output
        self.error = error
        AppProcessList.running.add(identifier, isConfined: isConfined)
    }

    deinit {
        // The process must not outlive this object.
        if end == nil {
            Glibc.kill(-identifier, SIGKILL)
            Glibc.kill(identifier, SIGKILL)
            waitpid(identifier, nil, 0)
            AppProcessList.running.remove(identifier)
        }
        close(endDescriptor)
    }

    /// Notices the end of the process, without waiting.
    func poll() -> AppProcessEnd? {
        AppProcessList.running.stopIfEnding()
        if end == nil {
            let result = app_process_reap(identifier)
            guard result.has_ended != 0 else { return nil }
            end = result.was_signalled != 0 ? .killed(signal: result.status) : .exited(status: result.status)
            // The process group, with the processes that the app started, ends with it.
            Glibc.kill(-identifier, SIGKILL)
            AppProcessList.running.remove(identifier)
        }
        return end
    }

    /// How many bytes the process has in memory, without files and what it shares with others; 0 if it has ended.
    var memory: Int {
        guard end == nil, let text = try? String(contentsOfFile: "/proc/\(identifier)/statm", encoding: .utf8) else {
            return 0
        }
        // In pages: all, those in memory, those of them that belong to files.
        let pages = text.split(separator: " ").prefix(3).compactMap { Int($0) }
        return pages.count == 3 ? max(pages[1] - pages[2], 0) * sysconf(Int32(_SC_PAGESIZE)) : 0
    }

    /// Stops the process and everything in its group where they are, until `goOn`.
    func standStill() {
        guard end == nil else { return }
        Glibc.kill(-identifier, SIGSTOP)
        Glibc.kill(identifier, SIGSTOP)
    }

    func goOn() {
        guard end == nil else { return }
        Glibc.kill(-identifier, SIGCONT)
        Glibc.kill(identifier, SIGCONT)
    }

    /// Asks the app to print its threads' call stacks.
    func askForCallStacks() { Glibc.kill(identifier, SIGQUIT) }

    /// Ends the process and everything in its group, and waits until it is gone.
    @discardableResult
    func kill() -> AppProcessEnd {
        while true {
            if let end = poll() { return end }
            Glibc.kill(-identifier, SIGKILL)
            Glibc.kill(identifier, SIGKILL)
            var wait = pollfd(fd: endDescriptor, events: Int16(POLLIN), revents: 0)
            Glibc.poll(&wait, 1, 1000)
        }
    }

    private static func launchFailed(_ program: String, _ reason: Int32) -> DeviceError {
        var cure = ""
        if reason == ENOEXEC { cure = " It is no program for this machine: build the project again." }
        if reason == ENOENT { cure = " The program or its loader is missing: build the project again." }
        return DeviceError(
            .launchFailed,
            "\(program): cannot be started (\(String(cString: strerror(reason)))).\(cure)")
    }

    private static func toolFailed(_ tool: LaunchTool, _ reason: Int32) -> DeviceError {
        let cure = reason == ENOEXEC ? " Let a script begin with #!/bin/sh." : ""
        return DeviceError(
            .launchFailed,
            "\(tool.path): cannot be started (\(String(cString: strerror(reason)))), nor can apps under it.\(cure)")
    }
}
