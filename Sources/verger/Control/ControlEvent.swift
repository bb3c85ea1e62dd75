import Device

/// What a device tells those who follow it, one line of JSON each.
struct ControlEvent: Codable {
    enum Kind: String, Codable {
        /// Lines that an app has written.
        case output, error
        /// What the device says.
        case device
        /// An app has ended.
        case exit
    }

    var kind: Kind
    /// The line; what is to be told of the end of an app.
    var text: String
    /// Of the app that has ended.
    var identifier: String?
    /// The exit status of a command that ran the app.
    var status: Int32?

    init(_ line: LogLine) {
        kind =
            switch line.source {
            case .standardOutput: .output
            case .standardError: .error
            case .device: .device
            }
        text = line.text
    }

    init(exit identifier: String, status: ExitStatus, text: String) {
        kind = .exit
        self.text = text
        self.identifier = identifier
        self.status = status.rawValue
    }

    /// Prints a line where the app wrote it.
    func print() {
        switch kind {
        case .output: Swift.print(text)
        case .error: printError(text)
        case .device: printError("device: \(text)")
        case .exit: if !text.isEmpty { printError(text) }
        }
    }
}
