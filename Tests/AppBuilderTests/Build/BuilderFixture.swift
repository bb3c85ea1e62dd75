import AppBuilder
import Foundation

/// An SDK that has nothing in it, and builds with it: the builder's own work, without any framework.
final class BuilderFixture {
    let toolchain: Toolchain
    let sdk: SDK
    private let folder: TemporaryFolder

    init() throws {
        toolchain = try Toolchain.locate()
        folder = try TemporaryFolder([
            "SDK/include/Verger/Prefix.h": "", "SDK/Program/ProgramStart.S": "", "empty.c": "",
        ])
        sdk = SDK(root: folder.url, products: folder.url)
        let library = Process()
        library.executableURL = toolchain.clang
        library.arguments = [
            "-shared", "-fPIC", folder.url.appendingPathComponent("empty.c").path,
            "-o", folder.url.appendingPathComponent("libCocoaTouch.so").path,
        ]
        try library.run()
        library.waitUntilExit()
    }

    /// Builds an Xcode project.
    ///
    /// - Returns: the app and what was done, sorted: "Compiling main.c" and so on.
    @discardableResult
    func build(
        _ path: URL, _ configuration: String = "Debug", target: String? = nil, scriptTimeLimit: Double = 60,
        confinesScripts: Bool = false, scriptFolders: [URL] = [], log: BuildLog = BuildLog()
    ) throws -> (app: BuiltApp, steps: [String]) {
        var build = try AppBuild(
            path: path, configuration: configuration, target: target, toolchain: toolchain, sdk: sdk)
        build.scriptTimeLimit = scriptTimeLimit
        build.confinesScripts = confinesScripts
        build.scriptFolders = scriptFolders
        let app = try build.run { log.add($0) }
        return (app, log.steps.sorted())
    }

    /// - Returns: what the program answers with.
    func status(of app: BuiltApp) throws -> Int32 {
        let process = Process()
        process.executableURL = app.executable
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}

/// What a build told.
final class BuildLog: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var steps: [String] = []
    private(set) var warnings: [String] = []
    private(set) var remarks: [String] = []
    private(set) var toolOutput = ""

    func add(_ event: BuildEvent) {
        lock.withLock {
            switch event {
            case .step(_, of: _, let verb, let subject): steps.append("\(verb) \(subject)")
            case .toolOutput(let text): toolOutput += text
            case .warning(let text): warnings.append(text)
            case .remark(let text): remarks.append(text)
            }
        }
    }
}
