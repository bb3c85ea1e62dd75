import AppBuilder
import ArgumentParser
import Device
import Foundation

struct BootCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "boot", abstract: "Start devices in the background; prints the addresses of their pages.")

    @Argument(help: "Names or UDIDs of devices.") var devices = [DeviceModel.standard.name]
    @Option(help: "The page's port; the first free one from 4800 if not given.") var port: UInt16?
    @Flag(name: .customLong("no-sandbox"), help: "Let apps do what you may, instead of what apps may on the phone.")
    var noSandbox = false

    func validate() throws {
        guard port == nil || devices.count == 1 else { throw ValidationError("--port is for one device.") }
    }

    func run() throws {
        // All are known before one is started.
        for name in try devices.map({ try DeviceCatalog().find($0).name }) { try boot(name) }
    }

    private func boot(_ name: String) throws {
        guard !ControlClient.isBooted(name) else {
            throw CommandError(
                "\(name) is booted already", cure: "Its page: \(try pageAddress(name))", status: .wrongUse)
        }
        var options: [String] = []
        if let port { options += ["--port", String(port)] }
        if noSandbox { options.append("--no-sandbox") }
        let boot = try DeviceBoot(name, options: options)
        guard let address = boot.address else {
            writeError(boot.log)
            throw ExitCode(boot.process.exitStatus ?? ExitStatus.failed.rawValue)
        }
        print(address)
        fflush(stdout)
        boot.process.letGo()
    }

    private func pageAddress(_ name: String) throws -> String {
        try ControlClient(name).ask(ControlRequest(verb: .address)).output
    }
}

struct ShutdownCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shutdown", abstract: "End booted devices and the apps that run on them.")

    @Argument(help: "Names or UDIDs of devices, “booted”, or “all”.") var devices: [String]

    func run() throws {
        for name in devices.flatMap({ $0 == "all" ? ControlClient.booted.map(\.name) : [$0] }) {
            let client = try ControlClient(name)
            try client.perform(ControlRequest(verb: .shutdown))
            client.waitForShutdown()
        }
    }
}

/// The command that `boot` starts in the background.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Show a device in the foreground, until Ctrl-C.", shouldDisplay: false)

    @Argument(help: "A device's name.") var device = DeviceModel.standard.name
    @Option(help: "The page's port.") var port: UInt16?
    @Flag(name: .customLong("no-sandbox"), help: "Let apps do what you may.") var noSandbox = false

    func run() throws {
        let status = try MainActor.assumeIsolated {
            try LiveDevice(DeviceCatalog().find(device), port: port, confinesApps: !noSandbox).run { address in
                print(address.absoluteString)
            }
        }
        // The exit status of an app is in the log, not that of the device.
        _ = status
    }
}
