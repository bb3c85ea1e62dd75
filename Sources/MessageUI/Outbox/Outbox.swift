import DeviceLink
import Foundation
import MainLoop
import UIKit

/// The device folder of messages that are waiting to be sent.
@MainActor package enum Outbox {
    /// The path of the folder. nil if the process runs without a Verger device: it then has no mail account.
    package static var folder: String? = ProcessInfo.processInfo.environment["VERGER_OUTBOX"]

    /// The e-mail address of the device's account.
    package static let sender = "me@example.com"

    package static var exists: Bool { folder?.isEmpty == false }

    package enum Box: String { case outbox = "", drafts = "Drafts" }

    /// Writes a text message.
    ///
    /// - Throws: the error of the file system.
    package static func addText(_ text: String, to recipients: [String]) throws {
        try add(Data("To: \(recipients.joined(separator: ", "))\n\n\(text)\n".utf8), type: "txt")
    }

    /// Writes a message to a new file with the next number, and notifies the device of a message in the outbox.
    ///
    /// - Parameter type: The filename extension.
    /// - Throws: the error of the file system.
    package static func add(_ data: Data, type: String, to box: Box = .outbox) throws {
        guard let folder else { throw CocoaError(.fileNoSuchFile) }
        let place = box == .outbox ? folder : folder + "/" + box.rawValue
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        let numbers = try FileManager.default.contentsOfDirectory(atPath: place).compactMap {
            Int($0.prefix { $0 != "." })
        }
        let next = String(format: "%04d", (numbers.max() ?? 0) + 1)
        let path = "\(place)/\(next).\(type)"
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        if box == .outbox { DeviceServices.send(.sentMessage(path: path)) }
    }
}
