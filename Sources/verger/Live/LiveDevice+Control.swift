import Device
import DeviceLink
import Display
import Foundation

extension LiveDevice {
    /// Performs a request of another command.
    ///
    /// - Returns: The text that the command prints.
    func perform(_ request: ControlRequest) throws -> String {
        switch request.verb {
        case .address:
            return address?.absoluteString ?? ""
        case .follow: return String(StandardOutput.size)
        case .drive:
            guard guest == nil else {
                throw CommandError("another session drives the device", cure: "End it, or boot another device.")
            }
        case .shutdown:
            shutDown()
        case .install:
            try device.install(appAt: request.argument(0, "the path of an .app"))
        case .uninstall:
            try device.uninstall(request.argument(0, "a bundle identifier"))
        case .launch:
            try device.launch(
                request.argument(0, "a bundle identifier"), arguments: Array(request.arguments.dropFirst()),
                environment: request.environment ?? [:])
        case .terminate:
            let identifier = try request.argument(0, "a bundle identifier")
            guard device.terminate(identifier) else {
                throw CommandError("\(identifier) is not running", cure: "verger device listapps shows what is there.")
            }
        case .openURL:
            let url = try request.argument(0, "an URL")
            guard device.openURL(url) else {
                throw CommandError(
                    "no installed app opened \(url)",
                    cure: "Install one that declares its scheme. Why one did not start, verger device log tells.")
            }
        case .listApps:
            return device.installedApps.map { app in
                let state = state(of: app)
                return "\(app.identifier)  \(app.displayName)" + (state == .notRunning ? "" : "  (\(state.rawValue))")
            }.joined(separator: "\n")
        case .appContainer:
            return try container(request)
        case .appInfo: return try describe(request)
        case .environment: return try variable(request)
        case .verboseLog: return try changeLog(request)
        case .appData: try device.installAppData(request.argument(0, "the path of an .xcappdata folder"))
        case .keychain: try device.resetKeychains()
        case .settings: return try changeSettings(request)
        case .button, .rotate, .shake, .accelerate, .memoryWarning, .call, .text, .battery: try handle(request)
        case .network: return try changeNetwork(request)
        case .volume, .silent, .headset, .microphone, .proximity, .hardwareKeyboard: return try sense(request)
        case .rendering: return try changeRendering(request)
        case .push: try push(request)
        case .record: try record(request)
        case .stopRecording: try stopRecording()
        case .displays:
            let surface = device.framebuffer
            return "Port: main\n    Display class: 0\n    Size: \(surface.width)×\(surface.height) pixels"
        case .statusBar: return try changeStatusBar(request)
        case .copy: display.pasteboardText = try request.argument(0, "a text")
        case .paste: return display.pasteboardText ?? ""
        case .location: return try locate(request)
        case .heading: device.setHeading(Double(try request.argument(0, "the degrees")) ?? .nan)
        case .privacy: try changePrivacy(request)
        case .camera:
            let name = try request.argument(0, "rear or front")
            guard let camera = DeviceCameraPosition(rawValue: name) else {
                throw CommandError("no camera \(name)", cure: "Use rear or front.", status: .wrongUse)
            }
            let file = request.arguments.count > 1 ? request.arguments[1] : nil
            try device.setCameraPicture(file, of: camera)
        case .products:
            try device.setProducts(
                file: request.argument(1, "a file"), of: request.argument(0, "a bundle identifier"))
        case .shop: return try changeShop(request)
        case .advertising: return try changeAdvertising(request)
        case .nearby:
            let acts = Dictionary(uniqueKeysWithValues: ScriptCompanion.allCases.map { ($0.rawValue, $0) })
            try choice(request, acts, at: 1).play(request.argument(0, "a name"), on: device)
        case .gameCenter: return try changeGameCenter(request)
        case .addMedia: for file in request.arguments { try device.addMedia(file: file) }
        case .screenshot:
            let file = try request.argument(0, "a file name")
            try device.screenshot().write(to: URL(fileURLWithPath: file), options: .atomic)
        }
        return ""
    }

    /// Performs the location subcommands: `set LAT,LON`, `clear`, `run ROUTE`, `start [SPEED] LAT,LON…`, `list`.
    private func locate(_ request: ControlRequest) throws -> String {
        switch try request.argument(0, "set, clear, run, start or list") {
        case "list": return LocationRoute.names.joined(separator: "\n")
        case "clear": device.setLocation(nil)
        case "set":
            let place = try place(request.argument(1, "a place as LAT,LON"))
            device.setLocation(LocationFix(latitude: place.latitude, longitude: place.longitude))
        case "run": device.follow(try LocationRoute(request.argument(1, "a route's name or file")))
        case "start":
            // The speed, and how often the apps hear of it: after so many seconds, or metres.
            let speed = Double(try request.argument(1, "a speed")) ?? 20
            let interval = try Double(request.argument(2, "an interval")) ?? 1
            let places = try request.arguments.dropFirst(3).map(place)
            guard let route = LocationRoute(places, speed: speed, interval: interval) else {
                throw CommandError("no places to go to", cure: "Give two or more as LAT,LON.", status: .wrongUse)
            }
            device.follow(route)
        case let other:
            throw CommandError(
                "no such way to be somewhere: \(other)", cure: "Use set, clear, run, start or list.", status: .wrongUse)
        }
        return ""
    }

    private func place(_ text: String) throws -> LocationRoute.Place {
        guard let place = LocationRoute.place(text) else {
            throw CommandError("\(text) is no place", cure: "Write it as LAT,LON in degrees.", status: .wrongUse)
        }
        return place
    }

    private func changePrivacy(_ request: ControlRequest) throws {
        let action = try request.argument(0, "grant, revoke or reset")
        let service = try request.argument(1, "a service")
        guard ["location", "location-always", "push", "all"].contains(service) else {
            throw CommandError("no service \(service)", cure: "Use location, push or all.", status: .wrongUse)
        }
        guard ["grant", "revoke", "reset"].contains(action) else {
            throw CommandError("no action \(action)", cure: "Use grant, revoke or reset.", status: .wrongUse)
        }
        let answer = action == "reset" ? nil : action == "grant"
        // Answers can be taken back for all apps at once.
        let isForAll = action == "reset" && request.arguments.count == 2
        let identifiers =
            try isForAll ? device.installedApps.map(\.identifier) : [request.argument(2, "a bundle identifier")]
        for identifier in identifiers {
            if service != "push" { try device.allowLocation(answer, of: identifier) }
            if service == "push" || service == "all" { try device.allowPush(answer, of: identifier) }
        }
    }

    private func push(_ request: ControlRequest) throws {
        let payload = try PushPayload(Data(request.argument(0, "a push message").utf8))
        guard let identifier = request.arguments.dropFirst().first ?? payload.target else {
            throw CommandError(
                "no app is named", cure: "Give its bundle identifier, or “Simulator Target Bundle” in the message.",
                status: .wrongUse)
        }
        try device.push(payload, to: identifier)
    }

    private func container(_ request: ControlRequest) throws -> String {
        let app = try installedApp(request)
        switch request.arguments.dropFirst().first ?? "app" {
        case "app": return app.bundle.path
        case "data": return app.home
        case "groups": throw CommandError("apps have no groups: they came with iOS 8", status: .wrongUse)
        case let other: throw CommandError("no container “\(other)”", cure: "Use app or data.", status: .wrongUse)
        }
    }
}
