import Foundation
import XcodeProject

/// What a script finds in its environment: every build setting, and little of the one that the builder runs in.
enum ScriptEnvironment {
    /// Of the builder's own environment.
    private static let inherited = ["PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "LANG", "LC_ALL", "SSH_AUTH_SOCK"]

    /// - Parameters:
    ///   - inputs: what the script says that it reads, as the project has it.
    ///   - outputs: what it says that it makes.
    static func variables(
        _ settings: BuildSettings, inputs: [String], outputs: [String], paths: SearchPaths
    ) -> [String: String] {
        var variables = settings.allValues.filter { isName($0.key) }
        let own = ProcessInfo.processInfo.environment
        for name in inherited { variables[name] = own[name] }
        variables["PATH"] = variables["PATH"] ?? "/usr/bin:/bin"
        for (kind, files) in [("INPUT", inputs), ("OUTPUT", outputs)] {
            variables["SCRIPT_\(kind)_FILE_COUNT"] = "\(files.count)"
            for (index, file) in files.enumerated() {
                variables["SCRIPT_\(kind)_FILE_\(index)"] = paths.file(settings.expand(file)).path
            }
        }
        return variables
    }

    private static func isName(_ text: String) -> Bool {
        text.utf8.allSatisfy {
            $0 == UInt8(ascii: "_") || ($0 < 128 && Character(Unicode.Scalar($0)).isLetter)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        } && !text.isEmpty
    }
}
