import XcodeProject

/// The arguments of `xcodebuild`.
struct XcodebuildArguments {
    enum Action: String, CaseIterable {
        case build, clean, test, archive
    }

    /// A query, which prints information instead of building.
    enum Query: String, CaseIterable {
        case help, version, list
        case sdks = "showsdks"
        case settings = "showBuildSettings"
    }

    var project: String?
    var workspace: String?
    /// The path of the archive to write; nil for the default.
    var archive: String?
    var targets: [String] = []
    var allTargets = false
    var scheme: String?
    var configuration: String?
    var sdk: XcodeSDK?
    /// The path of a configuration file whose settings override those of targets.
    var settingsFile: String?
    var derivedData: String?
    /// The settings `NAME=value`, which override all others.
    var settings: [String: String] = [:]
    /// Whether script phases are confined to the project's folder, by the setting with Apple's name.
    var confinesScripts: Bool { settings["ENABLE_USER_SCRIPT_SANDBOXING"] == "YES" }
    /// The actions in the given order; `build` if there is none.
    var actions: [Action] = []
    var query: Query?
    /// The tests for the action `test`, each with its target before the first slash.
    var onlyTesting: [String] = []
    var skipTesting: [String] = []
    /// The folder to create for the test results; nil for none.
    var resultBundle: String?
    /// The time limit of one test, in seconds of real time.
    var testAllowance = 120.0
    /// Whether only warnings and errors are printed.
    var isQuiet = false
    /// Whether commands are printed but not run.
    var isDryRun = false

    /// - Throws: `CommandError` for an unknown argument, or one that is not supported.
    init(_ words: [String]) throws {
        var words = words[...]
        while let word = words.popFirst() {
            if word.hasPrefix("-") {
                try readOption(String(word.drop { $0 == "-" }), written: word, rest: &words)
            } else if let equals = word.firstIndex(of: "=") {
                settings[String(word[..<equals])] = String(word[word.index(after: equals)...])
            } else if let action = Action(rawValue: word) {
                actions.append(action)
            } else {
                throw Self.unknownAction(word)
            }
        }
        if actions.isEmpty { actions = [.build] }
        if scheme != nil, !targets.isEmpty || allTargets {
            throw CommandError(
                "-scheme says which targets are meant; -target and -alltargets do too", cure: "Give one of them.",
                status: .wrongUse)
        }
        if workspace != nil { try requireScheme() }
    }

    private func requireScheme() throws {
        guard project == nil else {
            throw CommandError("-workspace and -project are both given", cure: "Give one of them.", status: .wrongUse)
        }
        guard scheme == nil, query != .list, query != .version, query != .sdks, query != .help else { return }
        throw CommandError(
            "-workspace needs a -scheme as well",
            cure: "xcodebuild -list -workspace NAME.xcworkspace lists its schemes.",
            status: .wrongUse)
    }

    private mutating func readOption(_ name: String, written: String, rest: inout ArraySlice<String>) throws {
        if let query = Query(rawValue: name) { return self.query = query }
        if try readTestOption(name, written: written, rest: &rest) { return }
        if Self.withoutMeaning.contains(name) || name.contains("=") { return }
        if Self.withoutMeaningButValue.contains(name) { return _ = try value(of: written, &rest) }
        switch name {
        case "usage", "h": query = .help
        case "alltargets": allTargets = true
        case "quiet": isQuiet = true
        case "dry-run", "n": isDryRun = true
        case "project": project = try value(of: written, &rest)
        case "target": targets.append(try value(of: written, &rest))
        case "scheme": scheme = try value(of: written, &rest)
        case "configuration": configuration = try value(of: written, &rest)
        case "xcconfig": settingsFile = try value(of: written, &rest)
        case "derivedDataPath": derivedData = try value(of: written, &rest)
        case "sdk": sdk = try Self.sdk(try value(of: written, &rest))
        case "workspace": workspace = try value(of: written, &rest)
        case "archivePath": archive = try value(of: written, &rest)
        default:
            throw CommandError(
                "xcodebuild has no option \(written)", cure: "xcodebuild -help lists them.", status: .wrongUse)
        }
    }

    private mutating func readTestOption(
        _ name: String, written: String, rest: inout ArraySlice<String>
    ) throws -> Bool {
        if name.hasPrefix("only-testing:") {
            onlyTesting.append(String(name.dropFirst("only-testing:".count)))
        } else if name.hasPrefix("skip-testing:") {
            skipTesting.append(String(name.dropFirst("skip-testing:".count)))
        } else if name == "resultBundlePath" {
            resultBundle = try value(of: written, &rest)
        } else if name == "default-test-execution-time-allowance" || name == "maximum-test-execution-time-allowance" {
            let text = try value(of: written, &rest)
            guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
                throw CommandError("\(written) takes seconds from just above 0 to 86400", status: .wrongUse)
            }
            testAllowance = seconds
        } else if name == "test-timeouts-enabled" {
            if try value(of: written, &rest).uppercased() == "NO" { testAllowance = 86_400 }
        } else {
            return false
        }
        return true
    }

    private func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else {
            throw CommandError("option \(option) needs a value", cure: "xcodebuild -help", status: .wrongUse)
        }
        return value
    }

    /// Options of Apple's tool that have no effect here.
    private static let withoutMeaning: Set<String> = [
        "parallelizeTargets", "activetarget", "activeconfiguration", "verbose", "hideShellScriptEnvironment",
        "skipUnavailableActions", "allowProvisioningUpdates", "showBuildTimingSummary",
    ]

    private static let withoutMeaningButValue: Set<String> = [
        "arch", "jobs", "destination", "destination-timeout", "toolchain", "buildstyle",
    ]

    private static func sdk(_ name: String) throws -> XcodeSDK {
        guard let sdk = XcodeSDK(named: name), sdk.platform != .mac else {
            throw CommandError(
                "SDK “\(name)” cannot be located", cure: "xcodebuild -showsdks lists those that there are.",
                status: .wrongUse)
        }
        return sdk
    }

    private static func unknownAction(_ word: String) -> CommandError {
        if ["install", "installsrc", "analyze", "build-for-testing"].contains(word) {
            return CommandError(
                "the action “\(word)” is not there yet", cure: "There are: build, clean, test and archive.",
                status: .wrongUse)
        }
        return CommandError(
            "unknown build action “\(word)”",
            cure: "There are: build, clean, test and archive. A setting is NAME=value.", status: .wrongUse)
    }

    static let usage = """
        Usage: xcodebuild [-project NAME.xcodeproj] [[-target NAME]… | -alltargets] [OPTIONS] [ACTION …] [SETTING=value …]
               xcodebuild [-project NAME.xcodeproj] -scheme NAME [OPTIONS] [ACTION …] [SETTING=value …]
               xcodebuild -workspace NAME.xcworkspace -scheme NAME [OPTIONS] [ACTION …] [SETTING=value …]
               xcodebuild -list | -showBuildSettings | -showsdks | -version

        Actions: build (without any), clean, test, archive.
            -project NAME           the project; the only one in this folder if not given
            -workspace NAME         a workspace, with -scheme
            -target NAME            a target; the project's first one if not given
            -alltargets             all targets
            -scheme NAME            the targets of a scheme
            -configuration NAME     Debug, say; the project's default one, or the scheme's, if not given
            -sdk NAME               iphoneos or iphonesimulator; the one that the project names if not given
            -xcconfig FILE          settings above the targets' own
            -derivedDataPath PATH   products go to PATH/Build/Products
            -archivePath PATH       where archive puts the .xcarchive
            -only-testing:TARGET[/CLASS[/METHOD]], -skip-testing:…    which tests are run
            -resultBundlePath PATH  a folder that test makes: junit.xml
            -default-test-execution-time-allowance SECONDS    how long one test may take (120)
            -arch, -jobs, -destination and others are taken and change nothing
            -quiet                  tell only warnings and errors
            -dry-run                tell what would be built
            -list                   the project's targets, configurations and schemes
            -showBuildSettings      every build setting with its value
            -showsdks, -version     what is there
        """
}
