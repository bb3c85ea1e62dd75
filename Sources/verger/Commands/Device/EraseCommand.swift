import ArgumentParser
import Device
import Foundation

struct EraseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase", abstract: "Remove all apps and files of a device that is shut down.")

    @Argument(help: "A device's name.") var device: String

    func run() throws {
        let folder = try DeviceCatalog().find(device).folder
        guard FileManager.default.fileExists(atPath: folder) else { return }
        // Opening the storage locks it, so the device cannot be booted meanwhile; it fails if the device is booted.
        let storage = try DeviceStorage(folder: folder)
        defer { storage.close() }
        for app in storage.apps { try storage.uninstall(identifier: app.identifier) }
        try? FileManager.default.removeItem(atPath: folder + "/CrashReports")
    }
}
