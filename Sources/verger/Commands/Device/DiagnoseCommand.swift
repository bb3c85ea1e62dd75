import ArgumentParser
import Device
import Foundation

struct DiagnoseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diagnose",
        abstract: "Gather logs, crash reports and settings of devices in one archive, for a report.",
        discussion: """
            The booted devices, or those of --udid. What it takes lies in the devices' folders: the log, the crash reports, \
            which apps there are and the device's settings; no contacts, messages, pasteboards or files of apps. Read it before \
            you send it: apps write what they like into their logs.
            """)

    @Option(help: "The folder for the archive; this one if not given.", completion: .directory) var output: String?
    @Flag(help: "Leave a folder, and make no archive of it.") var noArchive = false
    @Option(help: "A device's name or UDID; may be given more than once.") var udid: [String] = []
    @Flag(help: "Take devices that are shut down, too.") var allLogs = false
    @Flag(help: "Take the files of apps, too.") var dataContainer = false
    @Flag(name: .customShort("b"), help: "Taken, and changes nothing.") var isQuiet = false
    @Flag(name: .customShort("l"), help: "As --all-logs.") var allLogsToo = false

    func run() throws {
        let catalog = DeviceCatalog()
        let used = catalog.devices.filter { FileManager.default.fileExists(atPath: $0.folder) }
        let devices =
            try !udid.isEmpty
            ? udid.map(catalog.find) : allLogs || allLogsToo ? used : used.filter { ControlClient.isBooted($0.name) }
        let folder = URL(fileURLWithPath: output ?? ".", isDirectory: true)
        let diagnosis = try Diagnosis(in: folder)
        try diagnosis.write(devices, withFilesOfApps: dataContainer)
        print("Results written to: \(try noArchive ? diagnosis.folder.path : diagnosis.pack().path)")
    }
}
