import Device
import Foundation
import Glibc

/// What `diagnose` gathers: a folder, or an archive of it.
struct Diagnosis {
    let folder: URL

    /// What of a device's folder is taken.
    private static let files = [
        "log", "CrashReports", "Device.plist", "General.plist", "IconState.plist", "Installed.plist",
        "LocationAnswers.plist", "PushAnswers.plist",
    ]
    /// The greatest part of a log that is taken, in bytes: its end.
    private static let longestLog: UInt64 = 16 << 20

    /// Makes a folder of a new name.
    init(in parent: URL) throws {
        var time = time_t(Date().timeIntervalSince1970)
        var parts = tm()
        localtime_r(&time, &parts)
        var text = [CChar](repeating: 0, count: 32)
        strftime(&text, text.count, "%Y-%m-%d_%H-%M-%S", &parts)
        let name =
            "verger_diagnose_" + String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // A second one within the second gets a number.
        for number in 1...1_000 {
            let folder = parent.appendingPathComponent(number == 1 ? name : "\(name)-\(number)", isDirectory: true)
            guard mkdir(folder.path, 0o700) != 0 else {
                self.folder = folder
                return
            }
            guard errno == EEXIST else { break }
        }
        throw CommandError(
            "\(parent.path): no folder can be made there: \(String(cString: strerror(errno)))",
            cure: "Give another --output.",
            status: .wrongUse)
    }

    func write(_ devices: [KeptDevice], withFilesOfApps takesFiles: Bool) throws {
        try write(versions, to: "versions.txt")
        try write(DeviceListing(term: nil).json(ListCommand.What.allCases), to: "devices.json")
        for device in devices {
            let name = "Devices/" + (device.folder as NSString).lastPathComponent
            let target = folder.appendingPathComponent(name, isDirectory: true)
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            for file in Self.files + (takesFiles ? ["Applications"] : []) {
                let path = device.folder + "/" + file
                guard FileManager.default.fileExists(atPath: path) else { continue }
                // Links are copied as links: nothing comes from elsewhere.
                try FileManager.default.copyItem(atPath: path, toPath: target.path + "/" + file)
            }
            try Self.shorten(target.path + "/log")
        }
    }

    private func write(_ text: String, to name: String) throws {
        try Data((text + "\n").utf8).write(to: folder.appendingPathComponent(name))
    }

    /// What this machine and this program are; no names of people, machines or networks.
    private var versions: String {
        var names = utsname()
        uname(&names)
        func text<Field>(_ field: Field) -> String {
            withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
        let system = release.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }?.dropFirst(12) ?? "unknown"
        let program = (try? FileManager.default.attributesOfItem(atPath: "/proc/self/exe")[.size]) as? UInt64
        return """
            System: \(system.trimmingCharacters(in: ["\""]))
            Kernel: \(text(names.sysname)) \(text(names.release)) \(text(names.machine))
            Processors: \(ProcessInfo.processInfo.activeProcessorCount)
            Memory: \(ProcessInfo.processInfo.physicalMemory >> 20) MB
            Program: \(program.map { "\($0) bytes" } ?? "unknown")
            Systems of devices: \(DeviceListing.systems.joined(separator: ", "))
            """
    }

    /// Leaves only the end of a long log.
    private static func shorten(_ path: String) throws {
        guard let handle = FileHandle(forReadingAtPath: path), try handle.seekToEnd() > longestLog else { return }
        try handle.seek(toOffset: handle.offset() - longestLog)
        let end = try handle.readToEnd() ?? Data()
        try end.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Makes an archive of the folder, and removes it.
    ///
    /// - Returns: The archive beside it.
    func pack() throws -> URL {
        let archive = folder.deletingLastPathComponent().appendingPathComponent(folder.lastPathComponent + ".tar.gz")
        let tar = Process()
        tar.executableURL = URL(fileURLWithPath: "/usr/bin/tar")
        tar.arguments = [
            "--create", "--gzip", "--file", archive.path, "--directory", folder.deletingLastPathComponent().path, "--",
            folder.lastPathComponent,
        ]
        tar.standardInput = FileHandle.nullDevice
        do { try tar.run() } catch {
            throw CommandError(
                "tar cannot be started: \(error.localizedDescription)", cure: "--no-archive leaves a folder.")
        }
        tar.waitUntilExit()
        guard tar.terminationStatus == 0 else {
            throw CommandError("\(archive.path): cannot be written", cure: "--no-archive leaves a folder.")
        }
        try FileManager.default.removeItem(at: folder)
        return archive
    }
}
