import Foundation

import Certificates

/// The `openssl` command as the other side, in a folder of its own.
struct OpenSSLCommand {
    let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "/certificates-" + (try RandomBytes.text(bytes: 8))
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    struct Result {
        var status: Int32
        /// What it wrote, errors included.
        var text: String
        var isSuccess: Bool { status == 0 }
    }

    /// - Parameter line: words between blanks.
    @discardableResult func run(line: String) throws -> Result {
        try run(line.split(separator: " ").map(String.init))
    }

    @discardableResult func run(_ arguments: String...) throws -> Result { try run(arguments) }

    private func run(_ arguments: [String]) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
    }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    func write(_ bytes: [UInt8], _ name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    }

    func write(_ text: String, _ name: String) throws { try write([UInt8](text.utf8), name) }

    func read(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name)))) }
}
