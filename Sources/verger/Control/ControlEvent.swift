import Device
import Foundation

/// An event of a device for its followers: a line of JSON.
struct ControlEvent: Codable {
    enum Kind: String, Codable {
        /// A line that an app has written.
        case output, error
        /// A message of the device.
        case device
        /// An app has exited.
        case exit
        /// All that was written before has been told.
        case present
    }

    var kind: Kind
    /// The line, or the text to print when an app has exited.
    var text: String
    /// The bundle identifier of the app that has exited.
    var identifier: String?
    /// The exit status for a command that ran the app.
    var status: Int32?
    /// Who has written the line: the app's name, or “device”.
    var process: String?
    /// When, in seconds since 1970.
    var time: Double?

    init(_ line: LogLine) {
        kind =
            switch line.source {
            case .standardOutput: .output
            case .standardError: .error
            case .device: .device
            }
        text = line.text
        process = line.process
        time = Date().timeIntervalSince1970
    }

    /// The mark between what was written before, and what comes.
    init() {
        kind = .present
        text = ""
    }

    init(exit identifier: String, status: ExitStatus, text: String) {
        kind = .exit
        self.text = text
        self.identifier = identifier
        self.status = status.rawValue
    }

    /// Prints the line to the stream to which the app wrote it.
    func print() {
        switch kind {
        case .output: Swift.print(text)
        case .error: printError(text)
        case .device: printError("device: \(text)")
        case .exit: if !text.isEmpty { printError(text) }
        case .present: break
        }
    }
}
