import Archiving
import Foundation
import UIKit

/// A bundle in a folder that lasts as long as this.
@MainActor final class NibFolder {
    enum Format: CaseIterable {
        case binary, xml, nibArchive
    }

    let path: String
    let bundle: Bundle

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
        guard let bundle = Bundle(path: path) else { throw CocoaError(.fileNoSuchFile) }
        self.bundle = bundle
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// - Parameter name: With its extension; folders in it are made.
    func add(_ name: String, _ data: Data) throws {
        let file = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func add(_ name: String, _ nib: NibBuilder, _ format: Format = .binary) throws {
        try add(name, try Self.data(nib, format))
    }

    static func data(_ nib: NibBuilder, _ format: Format = .binary) throws -> Data {
        switch format {
        case .binary: try KeyedArchive.write(nib.makeGraph(), format: .binary)
        case .xml: try KeyedArchive.write(nib.makeGraph(), format: .xml)
        case .nibArchive: try NIBArchive.write(nib.makeGraph())
        }
    }

    /// A nib with one view of that tag.
    static func tagged(_ tag: Int64) -> NibBuilder {
        var nib = NibBuilder()
        _ = nib.object("UIView", atTop: true, ["UITag": .integer(tag)])
        return nib
    }

    /// The tag of the first object of a nib.
    func tag(_ name: String) -> Int? { (bundle.loadNibNamed(name, owner: nil)?.first as? UIView)?.tag }
}
