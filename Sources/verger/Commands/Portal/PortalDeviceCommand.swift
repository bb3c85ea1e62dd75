import ArgumentParser
import Device
import Foundation
import Portal

struct PortalDeviceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "device", abstract: "Devices on which a team's builds run.",
        subcommands: [
            AddDeviceCommand.self, ListDevicesCommand.self, ImportDevicesCommand.self, RenameDeviceCommand.self,
            RemoveDeviceCommand.self, DeviceRequestsCommand.self, AcceptDeviceCommand.self, RefuseDeviceCommand.self,
        ])
}

struct AddDeviceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Register a device: a hundred in a year of the team's.")

    @Argument(help: "The device's identifier: 40 hexadecimal digits.") var udid: String?
    @Option(help: "What the team calls it.") var name: String?
    @Option(help: "A device of Verger, by its name: verger device list shows them.") var verger: String?
    @OptionGroup var options: PortalOptions

    func validate() throws {
        guard (udid == nil) != (verger == nil) else {
            throw ValidationError("Name the device by its identifier, or by --verger NAME.")
        }
    }

    func run() throws {
        let portal = try options.portal()
        let own = try verger.map { try DeviceCatalog().find($0) }
        let identifier = own.map { DeviceSecurity.identifier(ofDevice: $0.udid) } ?? udid ?? ""
        let device = try portal.addDevice(
            identifier, name: name ?? own?.name ?? "Device \(identifier.prefix(8))",
            by: options.membership(in: portal))
        try options.output.show(device, "“\(device.name)” is registered: \(device.udid)")
    }
}

struct ListDevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the devices of a team.")

    @Flag(help: "Those that were removed, too.") var all = false
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let team = try options.team(in: portal)
        let devices = try portal.devices(of: team, includingRemoved: all)
        try options.output.show(devices, ["IDENTIFIER", "NAME", "REMOVED"], nothing: "The team has no devices.") {
            [$0.udid, $0.name, PortalOutput.day($0.removed)]
        }
        guard !options.output.json else { return }
        print("\(try portal.placesUsed(by: team)) of \(Portal.mostDevices) places of this year are used.")
    }
}

struct ImportDevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Register the devices of a list.",
        discussion: "Each line has an identifier, a tab and a name, as the lists that the Organizer saves.")

    @Argument(help: "The list; - for standard input.", completion: .file()) var file: String
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let devices = try Self.devices(StandardInput.text(ofFile: file), file: file)
        let added = try portal.addDevices(devices, by: options.membership(in: portal))
        try options.output.show(added, ["IDENTIFIER", "NAME"], nothing: "\(file): no devices.") { [$0.udid, $0.name] }
    }

    /// The lines of a list; its first line may name the columns.
    static func devices(_ text: String, file: String) throws -> [(udid: String, name: String)] {
        try text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().compactMap {
            index, line in
            let parts = line.split(separator: "\t", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.allSatisfy(\.isEmpty) || index == 0 && parts[0].lowercased() == "device id" { return nil }
            guard parts.count == 2 else {
                throw CommandError(
                    "\(file):\(index + 1): no identifier, tab and name", cure: "Write one device a line.",
                    status: .wrongUse)
            }
            return (parts[0], parts[1])
        }
    }
}

struct RenameDeviceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "rename", abstract: "Call a device otherwise.")

    @Argument(help: "The device's identifier or name.") var device: String
    @Argument(help: "Its new name.") var name: String
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let member = try options.membership(in: portal)
        let udid = try portal.device(device, of: member.team).udid
        try portal.renameDevice(udid, to: name, by: member)
        try options.output.show(portal.device(udid, of: member.team), "\(udid) is “\(name)”.")
    }
}

struct RemoveDeviceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take a device off the list; its place is free in the team's next year.")

    @Argument(help: "The device's identifier or name.") var device: String
    @OptionGroup var options: PortalOptions

    func run() throws {
        let portal = try options.portal()
        let member = try options.membership(in: portal)
        let known = try portal.device(device, of: member.team)
        try portal.removeDevice(known.udid, by: member)
        try options.output.show(known, "“\(known.name)” is removed. Profiles with it have to be made again.")
    }
}
