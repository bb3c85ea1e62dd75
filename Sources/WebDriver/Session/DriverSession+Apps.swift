import Device
import Foundation

/// Apps of the device.
extension DriverSession {
    /// The states that Appium's clients know.
    private enum AppState: Double {
        case notInstalled = 0
        case notRunning = 1
        case suspended = 2
        case inBackground = 3
        case inFront = 4
    }

    func answerApp(_ command: Command, _ parameters: Parameters) throws -> JSONValue {
        switch command {
        case .installApp:
            let installed = try install(Self.text(parameters, ["app", "appPath"]))
            if app == nil { app = installed }
            try pass(Duration.look)
        case .removeApp:
            let identifier = try identifier(parameters)
            guard isInstalled(identifier) else { return false }
            try device.uninstall(identifier)
            try rest()
            return true
        case .isAppInstalled: return .bool(isInstalled(try identifier(parameters)))
        case .activateApp, .launchApp:
            try start(parameters)
        case .terminateApp, .closeApp:
            let identifier = try identifier(parameters)
            guard device.runningApp?.identifier == identifier else {
                let isThere = device.terminate(identifier)
                try rest()
                return .bool(isThere)
            }
            device.terminate()
            try waitForHome()
            return true
        case .queryAppState:
            let identifier = try identifier(parameters)
            return .number(state(of: identifier).rawValue)
        case .backgroundApp: try putInBackground(try parameters.optionalNumber("seconds"))
        case .getStrings: return try strings(parameters)
        default: break
        }
        return .null
    }

    private func state(of identifier: String) -> AppState {
        if device.runningApp?.identifier == identifier { return .inFront }
        if let behind = device.appsInBackground.first(where: { $0.app.identifier == identifier }) {
            return behind.isSuspended ? .suspended : .inBackground
        }
        return isInstalled(identifier) ? .notRunning : .notInstalled
    }

    private func isInstalled(_ identifier: String) -> Bool {
        device.installedApps.contains { $0.identifier == identifier }
    }

    /// The app that a command is about: the session's own if it names none.
    private func identifier(_ parameters: Parameters) throws -> String {
        let names = ["bundleId", "appId"]
        if names.contains(where: { parameters[$0] != nil }) { return try Self.text(parameters, names) }
        guard let app else { throw DriverError(.invalidArgument, "“bundleId” is missing: the session has no app.") }
        return app.identifier
    }

    /// The first parameter of these that is there.
    private static func text(_ parameters: Parameters, _ names: [String]) throws -> String {
        try parameters.text(names.first { parameters[$0] != nil } ?? names[0])
    }

    private func start(_ parameters: Parameters) throws {
        let app = try installed(identifier(parameters))
        if device.isLocked { device.press(.home) }
        let words = (parameters["arguments"]?.list ?? []).compactMap(\.text)
        let variables = (parameters["environment"]?.members ?? [:]).compactMapValues(\.text)
        let isOwn = app.identifier == self.app?.identifier
        try launch(
            app, arguments: words.isEmpty && isOwn ? options.arguments : words,
            environment: variables.isEmpty && isOwn ? options.environment : variables)
    }

    /// Presses the home button, and waits until the app has left the screen.
    func goHome() throws {
        device.press(.home)
        try waitForHome()
    }

    private func waitForHome() throws {
        var left = device.limits.termination
        while device.runningApp != nil, left > 0 {
            try pass(Duration.retry)
            left -= Duration.retry
        }
        try rest()
    }

    /// Shows the home screen for that time, then the app again; for good if the time is negative, or none.
    ///
    /// An app that does not stay in memory ends when it leaves the screen: it is started anew.
    private func putInBackground(_ seconds: Double?) throws {
        guard let running = device.runningApp else { throw DriverError(.unknown, "No app is running.") }
        try goHome()
        guard let seconds, seconds >= 0 else { return }
        try pass(min(seconds, 86_400))
        try launch(running, arguments: options.arguments, environment: options.environment)
    }

    /// The app's table of texts, for the device's language or the one that is asked for.
    private func strings(_ parameters: Parameters) throws -> JSONValue {
        guard let app else { throw DriverError(.unknown, "The session has no app.") }
        let language = try parameters.optionalText("language") ?? device.profile.language
        let file = try parameters.optionalText("stringFile") ?? "Localizable.strings"
        guard !language.contains("/"), !file.split(separator: "/").contains("..") else {
            throw DriverError(.invalidArgument, "Texts are read from the app's own folder only.")
        }
        let english = ["en": "English", "de": "German", "fr": "French", "ja": "Japanese"][language]
        let folders = [language, english, "en", "English", "Base"].compactMap { $0 }.map { "/\($0).lproj/" } + ["/"]
        for folder in folders {
            guard let data = FileManager.default.contents(atPath: app.bundle.path + folder + file),
                let table = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            else { continue }
            return .object(table.compactMapValues { ($0 as? String).map { .string($0) } })
        }
        return [:]
    }
}
