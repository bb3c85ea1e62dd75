import ArgumentParser
import Device
import Foundation

struct EraseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase", abstract: "Remove all apps and files of devices that are shut down.")

    @Argument(help: "Names or UDIDs of devices, or “all”.") var devices: [String]

    func run() throws {
        let catalog = DeviceCatalog()
        for name in devices {
            for device in name == "all" ? catalog.devices : [try catalog.find(name)] { try erase(device.folder) }
        }
    }

    private func erase(_ folder: String) throws {
        guard FileManager.default.fileExists(atPath: folder) else { return }
        // Opening the storage locks it, so the device cannot be booted meanwhile; it fails if the device is booted.
        let storage = try DeviceStorage(folder: folder)
        defer { storage.close() }
        for app in storage.apps { try storage.uninstall(identifier: app.identifier) }
        try? FileManager.default.removeItem(atPath: folder + "/CrashReports")
    }
}
