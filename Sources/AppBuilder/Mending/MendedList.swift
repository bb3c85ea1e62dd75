import Foundation

/// The list of the repaired copies in a precompiled header. Sources that use the precompiled header must use the same
/// copies.
enum MendedList {
    private static func file(_ folder: URL) -> URL { folder.appendingPathComponent("Copies.list") }

    static func write(_ copies: [String: String], in folder: URL) throws {
        guard !copies.isEmpty else { return }
        let lines = copies.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }
        try Data(lines.joined().utf8).write(to: file(folder), options: .atomic)
    }

    static func read(in folder: URL) -> [String: String] {
        guard let text = try? String(contentsOf: file(folder), encoding: .utf8) else { return [:] }
        let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
            let parts = line.split(separator: "\t")
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
        return Dictionary(pairs) { $1 }
    }
}
