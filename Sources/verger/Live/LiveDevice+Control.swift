import Device
import Foundation

extension LiveDevice {
    /// Does what another command asks.
    ///
    /// - Returns: What the command prints.
    func perform(_ request: ControlRequest) throws -> String {
        switch request.verb {
        case .address:
            return address?.absoluteString ?? ""
        case .shutdown:
            shutDown()
        case .install:
            try device.install(appAt: request.argument(0, "the path of an .app"))
        case .uninstall:
            try device.uninstall(request.argument(0, "a bundle identifier"))
        case .launch:
            try device.launch(
                request.argument(0, "a bundle identifier"), arguments: Array(request.arguments.dropFirst()))
        case .terminate:
            let identifier = try request.argument(0, "a bundle identifier")
            guard device.runningApp?.identifier == identifier else {
                throw CommandError("\(identifier) is not running", cure: "verger device listapps shows what is there.")
            }
            device.terminate()
        case .openURL:
            let url = try request.argument(0, "an URL")
            guard device.openURL(url) else {
                throw CommandError("no installed app opens \(url)", cure: "Install one that declares its scheme.")
            }
        case .listApps:
            return device.installedApps.map { app in
                let mark = device.runningApp?.identifier == app.identifier ? "  (running)" : ""
                return "\(app.identifier)  \(app.displayName)\(mark)"
            }.joined(separator: "\n")
        case .appContainer:
            return try container(request)
        case .screenshot:
            let file = try request.argument(0, "a file name")
            try device.screenshot().write(to: URL(fileURLWithPath: file), options: .atomic)
        }
        return ""
    }

    private func container(_ request: ControlRequest) throws -> String {
        let identifier = try request.argument(0, "a bundle identifier")
        guard let app = device.installedApps.first(where: { $0.identifier == identifier }) else {
            throw CommandError("\(identifier) is not installed", cure: "verger device listapps shows what is there.")
        }
        switch request.arguments.dropFirst().first ?? "app" {
        case "app": return app.bundle.path
        case "data": return app.home
        case let other: throw CommandError("no container “\(other)”", cure: "Use app or data.", status: .wrongUse)
        }
    }
}
