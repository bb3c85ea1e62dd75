import Device
import Foundation

/// What commands learn about the device and its apps.
extension LiveDevice {
    func installedApp(_ request: ControlRequest) throws -> InstalledApp {
        let identifier = try request.argument(0, "a bundle identifier")
        guard let app = device.installedApps.first(where: { $0.identifier == identifier }) else {
            throw CommandError("\(identifier) is not installed", cure: "verger device listapps shows what is there.")
        }
        return app
    }

    /// A property list about one app, or about all of them below their identifiers, with simctl's keys; the argument `json` after
    /// that makes it JSON.
    func describe(_ request: ControlRequest) throws -> String {
        let isAll = try request.argument(0, "a bundle identifier") == "all"
        let list: [String: Any] =
            try isAll
            ? Dictionary(uniqueKeysWithValues: device.installedApps.map { ($0.identifier, information(about: $0)) })
            : information(about: installedApp(request))
        if request.arguments.dropFirst().first == "json" {
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try JSONSerialization.data(withJSONObject: list, options: options), as: UTF8.self)
        }
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    private func information(about app: InstalledApp) -> [String: Any] {
        [
            "ApplicationType": "User",
            "Bundle": URL(fileURLWithPath: app.bundle.path, isDirectory: true).absoluteString,
            "CFBundleDisplayName": app.displayName, "CFBundleIdentifier": app.identifier,
            "CFBundleExecutable": (app.bundle.executablePath as NSString).lastPathComponent,
            "CFBundleVersion": app.bundle.version, "Path": app.bundle.path,
            "DataContainer": URL(fileURLWithPath: app.home, isDirectory: true).absoluteString,
            "GroupContainers": [String: Any](), "State": state(of: app).rawValue,
        ]
    }

    /// What an app does.
    enum AppState: String {
        case notRunning = "not running"
        case running
        case background = "in the background"
        case suspended
    }

    func state(of app: InstalledApp) -> AppState {
        if device.runningApp?.identifier == app.identifier { return .running }
        guard let behind = device.appsInBackground.first(where: { $0.app.identifier == app.identifier }) else {
            return .notRunning
        }
        return behind.isSuspended ? .suspended : .background
    }

    /// Tells all settings of language and region, tells one, or changes it.
    func changeSettings(_ request: ControlRequest) throws -> String {
        func value(_ name: RegionSettings.Name) -> String {
            switch name {
            case .language: device.profile.language
            case .region: device.profile.locale
            case .timeZone: device.region.timeZone ?? TimeZone.current.identifier
            case .clock: device.uses24Hours ? "on" : "off"
            }
        }
        guard let text = request.arguments.first else {
            return RegionSettings.Name.allCases.map { "\($0.rawValue): \(value($0))" }.joined(separator: "\n")
        }
        guard let name = RegionSettings.Name(rawValue: text) else {
            let names = RegionSettings.Name.allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandError("no setting \(text)", cure: "There are \(names).", status: .wrongUse)
        }
        guard request.arguments.count > 1 else { return value(name) }
        var region = device.region
        try region.set(name, to: request.arguments[1])
        try device.setRegion(region)
        return ""
    }

    /// A variable of the environment that apps get.
    func variable(_ request: ControlRequest) throws -> String {
        let name = try request.argument(0, "a variable's name")
        guard let value = device.environment[name] else {
            throw CommandError(
                "\(name) is not set", cure: "Apps get: \(device.environment.keys.sorted().joined(separator: ", ")).")
        }
        return value
    }

    /// Says whether the device's own steps are logged, or changes it.
    func changeLog(_ request: ControlRequest) throws -> String {
        switch request.arguments.first {
        case "enable": try device.setVerbose(true)
        case "disable": try device.setVerbose(false)
        case nil: return "Verbose logging is \(device.isVerbose ? "enabled" : "disabled")."
        case let other?:
            throw CommandError("no such way to log: \(other)", cure: "Use enable or disable.", status: .wrongUse)
        }
        return ""
    }
}
