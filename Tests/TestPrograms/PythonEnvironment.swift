import Foundation

/// Python packages from PyPI, in an environment below the products, where they are installed once.
package final class PythonEnvironment: Sendable {
    private let folder: URL
    private let packages: [String]
    private var python: String { folder.appendingPathComponent("bin/python").path }
    /// Whether the packages are installed, or could be.
    package let isThere: Bool

    /// - Parameter name: the environment's folder.
    package init(_ name: String, packages: [String]) {
        let folder = BuiltProducts.folder.appendingPathComponent(name)
        self.folder = folder
        self.packages = packages
        isThere = Self.install(packages, in: folder)
    }

    private static func install(_ packages: [String], in folder: URL) -> Bool {
        let python = folder.appendingPathComponent("bin/python").path
        let marker = folder.appendingPathComponent(packages.joined(separator: " "))
        if FileManager.default.fileExists(atPath: marker.path) { return true }
        try? FileManager.default.removeItem(at: folder)
        guard (try? start("/usr/bin/env", ["python3", "-m", "venv", folder.path]))?.status == 0,
            (try? start(python, ["-m", "pip", "install", "--quiet", "--retries", "1"] + packages))?.status == 0
        else { return false }
        return FileManager.default.createFile(atPath: marker.path, contents: nil)
    }

    package func run(_ script: URL, _ arguments: [String]) throws -> (status: Int32, output: String) {
        try Self.start(python, [script.path] + arguments)
    }

    private static func start(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
        process.environment = environment
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try? output.fileHandleForReading.close()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
