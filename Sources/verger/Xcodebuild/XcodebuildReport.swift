import AppBuilder
import Foundation

/// Reports a build on standard output in the format of `xcodebuild`: scripts search for `** BUILD SUCCEEDED **`.
struct XcodebuildReport: Sendable {
    let isQuiet: Bool
    private let isTerminal = isatty(STDOUT_FILENO) != 0

    init(isQuiet: Bool) { self.isQuiet = isQuiet }

    /// Whether compilers should colour their messages.
    var usesColor: Bool { isTerminal && ProcessInfo.processInfo.environment["NO_COLOR"] == nil }

    func begins(_ action: XcodebuildArguments.Action, _ name: String, _ target: XcodebuildSelection.Target) {
        guard !isQuiet else { return }
        print(
            """
            === \(action.rawValue.uppercased()) TARGET \(name) OF PROJECT \(target.project.name) \
            WITH CONFIGURATION \(target.configuration) ===

            """)
    }

    func ended(_ action: XcodebuildArguments.Action, succeeded: Bool) {
        guard !isQuiet || !succeeded else { return }
        print("** \(action.rawValue.uppercased()) \(succeeded ? "SUCCEEDED" : "FAILED") **\n")
    }

    func removes(_ path: String) {
        if !isQuiet { print("Clean.Remove clean \(path)\n    rm -r \(path)\n") }
    }

    func archives(_ path: String) {
        if !isQuiet { print("Archive \(path)\n") }
    }

    func signs(_ path: String, _ identity: String, _ entitlements: String?) {
        guard !isQuiet else { return }
        let file = entitlements.map { $0.isEmpty ? "" : " --entitlements \($0)" } ?? ""
        print("CodeSign \(path)\n    codesign --force --sign \"\(identity)\"\(file) \(path)\n")
    }

    func event(_ event: BuildEvent) {
        switch event {
        case .step(_, of: _, let verb, let subject):
            if !isQuiet { print("\(Self.command(verb, subject)) \(subject)") }
        case .toolOutput(let text): print(text, terminator: text.hasSuffix("\n") ? "" : "\n")
        case .warning(let text): print(text)
        case .remark(let text): if !isQuiet { print(text) }
        }
    }

    /// The name of a step in `xcodebuild`'s output.
    private static func command(_ verb: String, _ subject: String) -> String {
        switch (verb, (subject as NSString).pathExtension.lowercased()) {
        case ("Compiling", "xib"): "CompileXIB"
        case ("Compiling", "storyboard"): "CompileStoryboard"
        case ("Compiling", "m"), ("Compiling", "mm"), ("Compiling", "c"), ("Compiling", "cpp"), ("Compiling", "cc"):
            "CompileC"
        case ("Compiling", _): "Compile"
        case ("Copying", "strings"): "CopyStringsFile"
        case ("Copying", _): "CopyPlistFile"
        case ("Precompiling", _): "ProcessPCH"
        case ("Linking", _): "Ld"
        case ("Archiving", _): "Libtool"
        case ("Running", _): "PhaseScriptExecution"
        default: verb
        }
    }
}
