import DeviceLink
import Foundation
import MainLoop
import UIKit

/// The folder of the device in which messages wait to be sent.
@MainActor package enum Outbox {
    /// Where it is; nil for a process that no device started: there is no account.
    package static var folder: String? = ProcessInfo.processInfo.environment["VERGER_OUTBOX"]

    /// The account's address.
    package static let sender = "me@example.com"

    package static var exists: Bool { folder?.isEmpty == false }

    package enum Box: String { case outbox = "", drafts = "Drafts" }

    /// Writes a message under the next free number, and tells the device.
    ///
    /// - Parameter type: The file's extension.
    /// - Throws: What the file system says.
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
