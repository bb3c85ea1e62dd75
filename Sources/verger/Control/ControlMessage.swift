/// What a command asks of a booted device: one line of JSON over a Unix socket in the device's folder.
struct ControlRequest: Codable {
    enum Verb: String, Codable {
        case address, shutdown, install, uninstall, launch, terminate, openURL, listApps, appContainer, screenshot
        case location, heading, privacy, addMedia
        /// Answered at once; then every `ControlEvent` follows, until the connection is closed.
        case follow
    }

    /// The longest line that either side reads, in bytes.
    static let longestLine = 1 << 20

    var verb: Verb
    var arguments: [String] = []

    /// - Returns: the argument, or an error that says what is missing.
    func argument(_ index: Int, _ meaning: String) throws -> String {
        guard arguments.indices.contains(index) else {
            throw CommandError("\(verb.rawValue) needs \(meaning)", status: .wrongUse)
        }
        return arguments[index]
    }
}

/// The device's answer.
struct ControlReply: Codable {
    /// As the command exits with it.
    var status: Int32 = ExitStatus.fine.rawValue
    /// Printed on standard output.
    var output = ""
    /// Printed on standard error.
    var error: String?
}
