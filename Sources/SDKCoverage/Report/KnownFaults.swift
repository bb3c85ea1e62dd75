import Foundation

/// The names that are known to be missing or faulty, and the leaks that are known: committed, so that nothing gets
/// lost.
public struct KnownFaults {
    public static let missingPath = "SDK/data/missing.tsv"
    public static let leaksPath = "SDK/data/leaks.tsv"

    public let missing: Set<String>
    public let leaks: Set<String>

    public init(folder: URL) throws {
        missing = Set(try Self.lines(Self.missingPath, folder))
        leaks = Set(try Self.lines(Self.leaksPath, folder))
    }

    private static func lines(_ path: String, _ folder: URL) throws -> [String] {
        try TextFile.read(path, in: folder).split(separator: "\n").dropFirst().map(String.init)
    }

    /// The lines of the first file as the SDK is now.
    public static func missing(_ measurement: SDKMeasurement) -> [String] {
        Set(measurement.lines.filter { $0.fault != nil }.map { $0.row.key }).sorted()
    }

    public static func leaks(_ measurement: SDKMeasurement) -> [String] { measurement.leaks.map(\.line) }

    /// Writes both files anew.
    public static func write(_ measurement: SDKMeasurement, folder: URL) throws {
        try write(["framework\theader\tkind\towner\tname"] + missing(measurement), missingPath, folder)
        try write(["umbrella\tkind\towner\tname"] + leaks(measurement), leaksPath, folder)
    }

    private static func write(_ lines: [String], _ path: String, _ folder: URL) throws {
        let text = lines.joined(separator: "\n") + "\n"
        try text.write(to: folder.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }
}
