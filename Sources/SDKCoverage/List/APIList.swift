import Foundation

/// All public names of the platform that the SDK is measured by, from the lists under `SDK/data`.
public struct APIList: Sendable {
    public static let frameworksPath = "SDK/data/iOS5.1.tsv"
    public static let darwinPath = "SDK/data/Darwin.tsv"

    public private(set) var rows: [APIRow] = []

    public init(rows: [APIRow]) { self.rows = rows }

    /// - Parameter folder: The folder that holds `SDK`.
    /// - Throws: CoverageError that names the file and line of the first mistake.
    public init(folder: URL) throws {
        try add(frameworks: TextFile.read(Self.frameworksPath, in: folder), file: Self.frameworksPath)
        try add(darwin: TextFile.read(Self.darwinPath, in: folder), file: Self.darwinPath)
    }

    mutating func add(frameworks text: String, file: String) throws {
        for fields in try TextFile.fields(text, count: 12, file: file) {
            rows.append(
                APIRow(
                    framework: fields[0], header: fields[1], owner: fields[2], ownerKind: fields[3],
                    superclass: fields[4], kind: fields[5], name: fields[6], note: fields[7], versions: fields[10],
                    value: fields[9], umbrella: "", use: Int(fields[11])))
        }
    }

    mutating func add(darwin text: String, file: String) throws {
        for fields in try TextFile.fields(text, count: 9, file: file) {
            let isRuntime = fields[0].hasPrefix("objc/")
            rows.append(
                APIRow(
                    framework: isRuntime ? "objc" : "Darwin", header: fields[0], owner: fields[2], ownerKind: "",
                    superclass: "", kind: fields[1], name: fields[3], note: fields[4],
                    versions: SDKVersion.versions(introduced: fields[5]), value: fields[6], umbrella: fields[7],
                    use: Int(fields[8])))
        }
    }
}
