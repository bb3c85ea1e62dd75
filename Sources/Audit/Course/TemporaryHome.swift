import Foundation

/// A folder for all that the processes of one app's audit leave behind.
struct TemporaryHome {
    let path: String
    /// For their temporary files.
    var temporaryFolder: String { path + "/tmp" }

    /// - Throws: `AuditError` when no folder can be made.
    init() throws {
        let parent = FileManager.default.temporaryDirectory.path
        var template = Array((parent + "/verger-audit-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw AuditError(
                "\(parent): no folder can be made there (\(String(cString: strerror(errno))))",
                cure: "Free some space or set TMPDIR.")
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        try FileManager.default.createDirectory(atPath: temporaryFolder, withIntermediateDirectories: true)
    }

    func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Moves the reports of crashes into a folder.
    func keepCrashReports(in folder: URL) {
        let reports = file("CrashReports")
        for name in (try? FileManager.default.contentsOfDirectory(atPath: reports)) ?? [] {
            try? FileManager.default.moveItem(
                at: URL(fileURLWithPath: reports + "/" + name), to: folder.appendingPathComponent(name))
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
