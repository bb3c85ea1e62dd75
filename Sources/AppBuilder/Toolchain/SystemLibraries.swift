import Foundation

/// The libraries that the system has for linking.
enum SystemLibraries {
    private static let folders = [
        "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib", "/usr/local/lib",
    ]

    /// - Parameter folders: where to look first.
    static func contains(_ name: String, folders: [URL]) -> Bool {
        (folders.map(\.path) + Self.folders).contains { folder in
            ["so", "a"].contains { FileManager.default.fileExists(atPath: "\(folder)/lib\(name).\($0)") }
        }
    }
}
