import Device
import Foundation
import Glibc

/// Starts a device in the background, and waits until its page can be opened.
struct DeviceBoot {
    let process: BackgroundProcess
    /// The page's address; nil if the process has exited instead.
    let address: String?
    private let logFile: String

    /// - Parameter options: further arguments for `verger device serve`.
    init(_ name: String, options: [String] = []) throws {
        let folder = ControlClient.folder(of: name)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        logFile = folder + "/log"
        process = try BackgroundProcess(arguments: ["device", "serve", name] + options, logFile: logFile)
        address = Self.wait(for: name, process)
    }

    private static func wait(for name: String, _ process: BackgroundProcess) -> String? {
        while process.exitStatus == nil {
            // A process that cannot show its page exits instead of answering; the status tells the reason.
            if ControlClient.isBooted(name),
                let address = try? ControlClient(name).ask(ControlRequest(verb: .address)).output, !address.isEmpty
            {
                return address
            }
            usleep(10_000)
        }
        return nil
    }

    /// What the process has written.
    var log: String { (try? String(contentsOf: URL(fileURLWithPath: logFile), encoding: .utf8)) ?? "" }
}

extension ControlClient {
    /// After the request to shut down: waits until the lock of the device's folder is free.
    func waitForShutdown() {
        var attempts = 0
        while DeviceStorage.isInUse(folder: Self.folder(of: deviceName)), attempts < 1500 {
            usleep(10_000)
            attempts += 1
        }
    }
}
