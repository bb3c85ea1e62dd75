import Foundation
import Glibc

extension BundleSignature {
    /// Where the files are written before they are put in place.
    static let unfinishedFolder = "_CodeSignature.unfinished"

    /// Puts the signature into a bundle, in the place of the one that was there.
    ///
    /// If this ends in the middle, the bundle has its former signature or none.
    func write(to bundle: CodeBundle) throws {
        let manager = FileManager.default
        let unfinished = bundle.path + "/" + Self.unfinishedFolder
        do {
            try? manager.removeItem(atPath: unfinished)
            try manager.createDirectory(atPath: unfinished, withIntermediateDirectories: false)
            var files = parts.compactMap { slot, data in slot.fileName.map { ($0, data) } }
            files += zip(Self.directoryNames, directories).map { ($0, $1.content) }
            if let message { files.append((Self.messageName, message)) }
            for (name, data) in files { try data.write(to: URL(fileURLWithPath: unfinished + "/" + name)) }
            if manager.fileExists(atPath: bundle.signaturePath) { try manager.removeItem(atPath: bundle.signaturePath) }
            try manager.moveItem(atPath: unfinished, toPath: bundle.signaturePath)
        } catch {
            try? manager.removeItem(atPath: unfinished)
            throw SigningError(
                "\(bundle.signaturePath): cannot be written (\(error.localizedDescription)). Is there space left?")
        }
    }

    /// Removes the signature of a bundle, if it has one.
    package static func remove(from bundle: CodeBundle) throws {
        guard FileManager.default.fileExists(atPath: bundle.signaturePath) else { return }
        do {
            try FileManager.default.removeItem(atPath: bundle.signaturePath)
        } catch {
            throw SigningError("\(bundle.signaturePath): cannot be removed (\(error.localizedDescription)).")
        }
    }
}
