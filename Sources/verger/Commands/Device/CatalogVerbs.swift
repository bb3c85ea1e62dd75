import ArgumentParser
import Device
import Foundation

struct CreateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Make a device; prints its UDID.")

    @Argument(help: "The new device's name.") var name: String
    @Argument(help: "Its model, as verger device list devicetypes has it.") var model: String
    @Argument(help: "The system, as verger device list runtimes has it; the model's usual one if not given.")
    var runtime: String?
    @Flag(help: "It only takes apps that are signed by an authority it trusts, see verger device trust.") var secure =
        false

    func run() throws {
        var model = try DeviceListing.model(model)
        if let runtime { model = try model.with(systemVersion: DeviceListing.system(runtime)) }
        print(try DeviceCatalog().create(name, model: model, isSecure: secure).udid)
    }
}

struct CloneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clone", abstract: "Make a device with all that is on another one; prints its UDID.")

    @Argument(help: "The device's name or UDID. It must be shut down.") var device: String
    @Argument(help: "The new device's name.") var name: String

    func run() throws {
        let catalog = DeviceCatalog()
        print(try catalog.clone(catalog.find(device), name: name).udid)
    }
}

struct RenameCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "rename", abstract: "Give a device another name.")

    @Argument(help: "The device's name or UDID. It must be shut down.") var device: String
    @Argument(help: "The new name.") var name: String

    func run() throws {
        let catalog = DeviceCatalog()
        try catalog.rename(catalog.find(device), to: name)
    }
}

struct DeleteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Remove devices that were made, with all that is on them.")

    @Argument(help: "Names or UDIDs, “all” for all that were made, or “unavailable” for none.") var devices: [String]

    func run() throws {
        let catalog = DeviceCatalog()
        for name in devices where name != "unavailable" {
            let chosen = name == "all" ? catalog.devices.filter { !$0.isBuiltIn } : [try catalog.find(name)]
            for device in chosen { try catalog.delete(device) }
        }
    }
}

struct BootStatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bootstatus", abstract: "Wait until a device is booted.")

    @Argument(help: "A device's name or UDID.") var device: String
    @Flag(name: .short, help: "Boot it if it is not booted.") var boot = false
    @Flag(name: .short, help: "Taken: there are no data to move to another system.") var dataMigration = false
    @Flag(name: .customShort("c"), help: "Go on when it is shut down, until Ctrl-C.") var isContinuous = false

    func run() throws {
        let name = try DeviceCatalog().find(device).name
        if boot, !ControlClient.isBooted(name) {
            var command = BootCommand()
            command.devices = [name]
            command.port = nil
            command.noSandbox = false
            try command.run()
        }
        print("Monitoring boot status for \(name).")
        while !ControlClient.isBooted(name) { usleep(50_000) }
        print("Device already booted, nothing to do.")
        while isContinuous {
            while ControlClient.isBooted(name) { usleep(50_000) }
            print("Device was shut down.")
            while !ControlClient.isBooted(name) { usleep(50_000) }
            print("Device is booted.")
        }
    }
}

struct UpgradeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "upgrade", abstract: "Give a device that was made a newer system; its apps and files stay.")

    @Argument(help: "The device's name or UDID. It must be shut down.") var device: String
    @Argument(help: "The system, as verger device list runtimes has it.") var runtime: String

    func run() throws {
        let catalog = DeviceCatalog()
        try catalog.upgrade(catalog.find(device), to: DeviceListing.system(runtime))
    }
}
