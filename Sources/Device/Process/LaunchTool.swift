import Foundation

/// A program that apps are started under, such as valgrind: it gets the path and the arguments of the app's program
/// after its own arguments, and starts that program.
///
/// The app then lives in the same environment, folder and time as without it. Its output and its exit status are those
/// of the tool.
public struct LaunchTool: Sendable, Hashable {
    /// The tool's program, an absolute path.
    public let path: String
    /// The tool's arguments before the app's program.
    public let arguments: [String]

    /// Factor for all time limits of an app under a tool.
    public static let patience = 50.0

    /// - Parameters:
    ///   - command: the tool's name or path, and its arguments.
    ///   - searchPath: folders separated by colons, as in `$PATH`; a name without a slash is looked for there.
    /// - Throws: `toolNotFound` if there is no such program.
    public init(_ command: [String], searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "") throws {
        guard let name = command.first, !name.isEmpty else {
            throw DeviceError(.toolNotFound, "The tool to start apps under has no name.")
        }
        path = try name.contains("/") ? LaunchTool.program(at: name) : LaunchTool.program(named: name, in: searchPath)
        arguments = Array(command.dropFirst())
    }

    /// The name of the tool's program, for messages.
    public var name: String { (path as NSString).lastPathComponent }

    private static func program(at path: String) throws -> String {
        // The path may be relative to this process's folder, which is not the app's.
        let whole = URL(fileURLWithPath: path).path
        guard FileManager.default.fileExists(atPath: whole) else {
            throw DeviceError(.toolNotFound, "\(whole): there is no such program to start apps under.")
        }
        guard isProgram(whole) else {
            throw DeviceError(.toolNotFound, "\(whole): not executable. Apps cannot be started under it.")
        }
        return whole
    }

    private static func program(named name: String, in searchPath: String) throws -> String {
        for folder in searchPath.split(separator: ":") {
            let candidate = URL(fileURLWithPath: String(folder)).appendingPathComponent(name).path
            if isProgram(candidate) { return candidate }
        }
        throw DeviceError(
            .toolNotFound, "\(name): no program of this name on the search path ($PATH). Install it, or give its path.")
    }

    private static func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }
}
