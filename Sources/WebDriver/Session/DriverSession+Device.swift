import Device
import DeviceLink
import Display
import Foundation

/// The device's buttons, sensors, files and clock.
extension DriverSession {
    func answerDevice(_ command: Command, _ parameters: Parameters) throws -> JSONValue {
        switch command {
        case .lock: try lock(try parameters.optionalNumber("seconds"))
        case .unlock: try unlock()
        case .isLocked: return .bool(device.isLocked)
        case .shake:
            device.shake()
            try pass(0.7)
            try rest()
        case .getDeviceTime: return .string(time(try parameters.optionalText("format")))
        case .hideKeyboard: try hideKeyboard()
        case .isKeyboardShown: return .bool(try keyboardFrame() != nil)
        case .setClipboard: try setClipboard(parameters)
        case .getClipboard: return .string(Data((try pasteboard().text ?? "").utf8).base64EncodedString())
        case .pushFile: try push(parameters)
        case .pullFile: return .string(try pull(parameters).base64EncodedString())
        case .setLocation: try move(parameters)
        case .getGeolocation: return place
        default: break
        }
        return .null
    }

    // MARK: Buttons

    func lock(_ seconds: Double?) throws {
        if !device.isLocked { device.press(.lock) }
        try rest()
        guard let seconds, seconds > 0 else { return }
        try pass(min(seconds, 86_400))
        try unlock()
    }

    func unlock() throws {
        if device.isLocked { device.press(.home) }
        try rest()
    }

    private func hideKeyboard() throws {
        guard try keyboardFrame() != nil else { throw DriverError(.unknown, "There is no keyboard on the screen.") }
        try hand.press(.escape)
        try rest()
        guard try keyboardFrame() == nil else { throw DriverError(.unknown, "The app keeps the keyboard.") }
    }

    // MARK: Clock

    /// The device's time, by default as ISO 8601; other formats are those of moment.js, as Appium's clients know them.
    private func time(_ format: String?) -> String {
        let now = Date(timeIntervalSince1970: Double(device.wallNanoseconds) / 1e9)
        let zone = isVirtual ? TimeZone(secondsFromGMT: 0) ?? .current : .current
        return DeviceTimeFormat(format ?? "YYYY-MM-DDTHH:mm:ssZ").text(of: now, in: zone)
    }

    // MARK: Clipboard

    private func pasteboard() throws -> DevicePasteboard {
        guard let pasteboard = DevicePasteboard(of: device, changed: { _ in }) else {
            throw DriverError(.unknown, "The device's pasteboard cannot be reached.")
        }
        pasteboard.stop()
        return pasteboard
    }

    private func setClipboard(_ parameters: Parameters) throws {
        let kind = try parameters.optionalText("contentType") ?? "plaintext"
        guard kind.lowercased() == "plaintext" else { throw parameters.wrong("contentType", "plaintext") }
        guard let data = Data(base64Encoded: try parameters.text("content")),
            let text = String(validating: data, as: UTF8.self)
        else { throw parameters.wrong("content", "a text in Base64") }
        try pasteboard().put(text)
    }

    // MARK: Location

    private func move(_ parameters: Parameters) throws {
        let place = Parameters(parameters["location"] ?? parameters.values)
        let (latitude, longitude) = (try place.number("latitude"), try place.number("longitude"))
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else {
            throw DriverError(.invalidArgument, "There is no place at \(latitude), \(longitude).")
        }
        device.setLocation(LocationFix(latitude: latitude, longitude: longitude))
        try pass(DeviceHand.settling)
        try rest()
    }

    var place: JSONValue {
        let fix = device.place
        return [
            "latitude": .number(fix?.latitude ?? 0), "longitude": .number(fix?.longitude ?? 0),
            "altitude": .number(fix?.altitude ?? 0),
        ]
    }

    // MARK: Files

    private func push(_ parameters: Parameters) throws {
        guard let data = Data(base64Encoded: try parameters.optionalText("payload") ?? parameters.text("data")) else {
            throw parameters.wrong("payload", "a file in Base64")
        }
        let path = try file(parameters)
        do {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw DriverError(.unknown, "The file cannot be written: \(error.localizedDescription).")
        }
    }

    private func pull(_ parameters: Parameters) throws -> Data {
        guard let data = FileManager.default.contents(atPath: try file(parameters)) else {
            throw DriverError(.unknown, "There is no such file.")
        }
        return data
    }

    /// Where a file of an app lies: `@com.example.App/Documents/notes.txt`, or a path in the session's own app's folder.
    ///
    /// - Throws: `invalidArgument` for a path that leads out of the app's folder, by itself or through a link.
    private func file(_ parameters: Parameters) throws -> String {
        let name = parameters["remotePath"] != nil ? "remotePath" : "path"
        var words = try parameters.text(name).split(separator: "/").map(String.init)
        var owner = app
        if let first = words.first, first.hasPrefix("@") {
            // `@bundle:documents/…` is another way to write it.
            let parts = first.dropFirst().split(separator: ":", maxSplits: 1).map(String.init)
            owner = try installed(parts[safe: 0] ?? "")
            words.removeFirst()
            if let container = parts[safe: 1] { words.insert(container.capitalized, at: 0) }
        }
        guard let home = owner?.home else { throw DriverError(.invalidArgument, "The session has no app.") }
        let path = ([home] + words).joined(separator: "/")
        let folder = URL(fileURLWithPath: home).resolvingSymlinksInPath().path
        guard !words.isEmpty, !words.contains(".."), !words.contains("."),
            URL(fileURLWithPath: path).resolvingSymlinksInPath().path.hasPrefix(folder + "/")
        else { throw parameters.wrong(name, "a path in the app's folder") }
        return path
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
