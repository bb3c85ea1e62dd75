import ArgumentParser
import Display

/// The options for playing scripts, of `run` and `uitest`.
struct ScriptOptions: ParsableArguments {
    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            "A variable of the scripts, which wins over what they set themselves; more than once for several.",
            valueName: "name=value"))
    var settings: [String] = []

    @Flag(help: "Take the pictures anew that scripts expect, beside the scripts.")
    var recordPictures = false

    var isGiven: Bool { !settings.isEmpty || recordPictures }

    func validate() throws { _ = try variables() }

    func variables() throws -> [String: String] {
        var result: [String: String] = [:]
        for setting in settings {
            let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, Script.isVariableName(parts[0]) else {
                throw ValidationError(
                    "--set takes NAME=VALUE, with a name of letters, digits and _, not “\(setting)”.")
            }
            result[parts[0]] = parts[1]
        }
        return result
    }

    /// Reads scripts before anything is built.
    ///
    /// - Throws: `ScriptError` with all that is wrong with any of them.
    func check(_ scripts: [String]) throws {
        let variables = try variables()
        try Script.check(scripts, variables: variables)
    }
}
