import Foundation

/// The system's libraries for linking.
enum SystemLibraries {
    private static let folders = [
        "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib", "/usr/local/lib",
    ]

    /// - Parameter folders: The folders to search before the system's.
    static func contains(_ name: String, folders: [URL]) -> Bool {
        (folders.map(\.path) + Self.folders).contains { folder in
            ["so", "a"].contains { FileManager.default.fileExists(atPath: "\(folder)/lib\(name).\($0)") }
        }
    }
}
