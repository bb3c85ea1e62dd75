import Foundation

/// What an audit found out about all apps below a folder.
package struct AuditReport: Codable, Sendable, Hashable {
    /// Of the file's format.
    package var version = 1
    /// The audited folder.
    package var folder: String
    /// When it began, as ISO 8601.
    package var date: String
    /// Real time of everything.
    package var seconds = 0.0
    /// What the apps were put through.
    package var monkeySeconds: Double
    package var seed: UInt64
    /// How many apps were found; more than `apps` if the audit ended early.
    package var found: Int
    /// In the order of their identifiers.
    package var apps: [AppReport] = []
    /// What was found and is no app for the phone, each with the reason.
    package var leftOut: [String] = []

    package init(folder: String, date: String, monkeySeconds: Double, seed: UInt64, found: Int) {
        self.folder = folder
        self.date = date
        self.monkeySeconds = monkeySeconds
        self.seed = seed
        self.found = found
    }

    package var isComplete: Bool { apps.count == found }
    package var built: Int { apps.count(where: \.hasBuilt) }
    package var launched: Int { apps.count(where: \.hasLaunched) }
    package var drew: Int { apps.count(where: \.hasDrawn) }
    package var survived: Int { apps.count(where: \.hasSurvived) }
    package var fine: Int { apps.count { $0.grade == .fine } }

    /// Reads a report that an earlier audit wrote.
    ///
    /// - Parameter path: a `report.json`, or the folder that holds one.
    /// - Throws: `AuditError` when it cannot be read.
    package init(contentsOf path: String) throws {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let file = exists && isFolder.boolValue ? path + "/report.json" : path
        let cure = "Name the report.json that an audit wrote, or the folder of its report."
        guard let data = FileManager.default.contents(atPath: file) else {
            throw AuditError("\(file): cannot be read", cure: cure)
        }
        do {
            self = try JSONDecoder().decode(AuditReport.self, from: data)
        } catch {
            throw AuditError("\(file): is no report of an audit", cure: cure)
        }
        guard version == 1 else {
            throw AuditError("\(file): has version \(version), and this program reads version 1", cure: cure)
        }
    }

    package var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }
}
