/// A request to a booted device: a line of JSON on a Unix socket in the device's folder.
struct ControlRequest: Codable {
    enum Verb: String, Codable {
        case address, shutdown, install, uninstall, launch, terminate, openURL, listApps, appContainer, screenshot
        case location, heading, privacy, addMedia, camera, products, shop, gameCenter, nearby, advertising
        case button, rotate, shake, accelerate, memoryWarning, call, text, battery, network, push, volume, silent,
            headset, microphone, proximity, hardwareKeyboard, rendering, copy, paste
        case statusBar, record, stopRecording, displays
        case environment, verboseLog, appInfo, appData, keychain, settings
        /// Answered at once with the bytes that the device's log has, followed by each `ControlEvent` until the
        /// connection is closed; with the argument ``withHistory`` those before come first, and the event `present`
        /// after them.
        case follow
        /// Answered at once; then the connection carries the messages of a WebDriver session.
        case drive
    }

    static let withHistory = "history"

    /// The greatest length of a line in bytes, in both directions.
    static let longestLine = 1 << 20

    var verb: Verb
    var arguments: [String] = []
    /// Of `launch`: variables for the app.
    var environment: [String: String]?

    /// - Returns: The argument; throws an error about the missing one.
    func argument(_ index: Int, _ meaning: String) throws -> String {
        guard arguments.indices.contains(index) else {
            throw CommandError("\(verb.rawValue) needs \(meaning)", status: .wrongUse)
        }
        return arguments[index]
    }
}

/// The reply of the device.
struct ControlReply: Codable {
    /// The exit status for the command.
    var status: Int32 = ExitStatus.fine.rawValue
    /// The text for standard output.
    var output = ""
    /// The text for standard error; nil for none.
    var error: String?
}
