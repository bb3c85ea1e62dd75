import AppBuilder
import ArgumentParser
import Device
import Display
import Foundation
import MainLoop
import WebDriver

struct WebDriverCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "webdriver", abstract: "Let tests of Appium and Selenium drive devices.",
        discussion: """
            Speaks W3C WebDriver with Appium's locators and commands of XCUITest on 127.0.0.1. Each session has a device \
            of its own, or drives a booted one (docs/WebDriver.md). Only your own programs can connect. Ctrl-C ends it.
            """)

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = WebDriverSettings.usualPort

    @Option(help: "How many sessions there may be at a time.")
    var sessions = 16

    @Flag(help: "Make time virtual in sessions that do not say: waits then cost nothing.")
    var virtualTime = false

    @Option(help: "What clients have to say first in the path: http://127.0.0.1:4723/TOKEN.")
    var token: String?

    @Flag(help: "Let programs of other users of this machine connect, too.")
    var allUsers = false

    func validate() throws {
        if let token {
            let isWord =
                token.utf8.allSatisfy { $0 < 0x80 }
                && token.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
            guard (8...128).contains(token.utf8.count), isWord else {
                throw ValidationError("--token takes 8 to 128 letters, digits, - and _.")
            }
        }
        guard (1...256).contains(sessions) else { throw ValidationError("--sessions takes a number from 1 to 256.") }
    }

    func run() throws {
        var settings = WebDriverSettings(sessionArguments: ["device", WebDriverSessionCommand.name])
        settings.port = port
        settings.mostSessions = sessions
        settings.isVirtual = virtualTime
        settings.token = token
        settings.admitsAllUsers = allUsers
        settings.booted = .ofThisUser
        settings.onMessage = { printError($0) }
        try MainActor.assumeIsolated { try serve(settings) }
    }

    @MainActor private func serve(_ settings: WebDriverSettings) throws {
        let server = WebDriverServer(settings)
        let signals = EndSignals()
        signals.start()
        print("WebDriver: \(try server.start().absoluteString)")
        printError("Ctrl-C ends it.")
        MainLoop.main.run()
        server.stop()
        // Devices are deleted and apps ended before this process goes.
        let limit = MainLoop.main.now + 6
        while server.isStopping, MainLoop.main.now < limit { MainLoop.main.runOnce(until: limit) }
    }
}

/// The process of one session, started by the server.
struct WebDriverSessionCommand: ParsableCommand {
    static let name = "webdriver-session"
    static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

    func run() throws {
        let watch = TerminationSignals.shared.watch { number in
            // The app ends with its device.
            DeviceStorage.removeTemporary()
            TerminationSignals.endProcess(by: number)
        }
        defer { watch.cancel() }
        MainActor.assumeIsolated {
            let folder = DeviceStorage.dataFolder(environment: ProcessInfo.processInfo.environment)
            let host = SessionHost(
                withApp: { try Self.withApp(at: $0, $1) }, onLine: { $0.print() }, deviceFolder: folder + "/WebDriver",
                tokenFile: folder + "/WebDriver/page-token", booted: .ofThisUser)
            SessionProgram(host).run()
        }
    }

    /// Hands on an `.app` as it is, the one in an archive, or the one that a project makes.
    private static func withApp(at path: String, _ use: (String) throws -> Void) throws {
        if try AppLocation.withFinishedApp(at: path, use) != nil { return }
        try use(try build(URL(fileURLWithPath: path)).folder.path)
    }

    private static func build(_ location: URL) throws -> BuiltApp {
        let reporter = BuildReporter()
        let build = try AppBuild(
            path: location, configuration: "Debug", target: nil, toolchain: try Toolchain.locate(),
            sdk: try SDK.locate())
        defer { reporter.finish() }
        return try build.run { reporter.report($0) }
    }
}
