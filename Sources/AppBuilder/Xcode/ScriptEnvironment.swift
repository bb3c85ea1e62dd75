import Foundation
import XcodeProject

/// The environment of a script phase: all build settings, and a few variables of the builder's environment.
enum ScriptEnvironment {
    /// The variables of the builder's own environment.
    private static let inherited = ["PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "LANG", "LC_ALL", "SSH_AUTH_SOCK"]

    /// - Parameters:
    ///   - inputs: The input files of the script, as in the project.
    ///   - outputs: The output files of the script, as in the project.
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
