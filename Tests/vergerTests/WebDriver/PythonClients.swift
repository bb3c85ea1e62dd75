import Foundation

/// The Python clients of WebDriver, in an environment below the products, where they are installed once.
enum PythonClients {
    private static let packages = ["Appium-Python-Client==6.0.9", "selenium==4.51.0"]
    private static let folder = VergerProcess.products.appendingPathComponent("WebDriverClients")
    private static var python: String { folder.appendingPathComponent("bin/python").path }

    /// Whether they are installed, or could be.
    static let areThere: Bool = {
        let marker = folder.appendingPathComponent(packages.joined(separator: " "))
        if FileManager.default.fileExists(atPath: marker.path) { return true }
        try? FileManager.default.removeItem(at: folder)
        guard (try? start("/usr/bin/env", ["python3", "-m", "venv", folder.path]))?.status == 0,
            (try? start(python, ["-m", "pip", "install", "--quiet", "--retries", "1"] + packages))?.status == 0
        else { return false }
        return FileManager.default.createFile(atPath: marker.path, contents: nil)
    }()

    static func run(_ script: URL, _ arguments: [String]) throws -> (status: Int32, output: String) {
        try start(python, [script.path] + arguments)
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
