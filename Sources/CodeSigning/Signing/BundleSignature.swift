import Foundation
import Glibc

/// The files of `_CodeSignature`: the signature of a bundle whose program has none in itself.
package struct BundleSignature {
    /// A code directory with its bytes as they lie in the bundle.
    package struct Directory {
        package let directory: CodeDirectory
        package let content: Data

        /// What names this directory, and with it everything that is signed.
        package var directoryHash: Data { directory.hash.of(content).prefix(20) }
    }

    /// In the order of the kinds of their hashes.
    package let directories: [Directory]
    package let parts: [SpecialSlot: Data]
    /// `CodeSignature`; nil if nobody has signed.
    package let message: Data?

    /// The second directory has the name that Apple's tools give it.
    static let directoryNames = ["CodeDirectory", "CodeRequirements-1"]
    static let messageName = "CodeSignature"
    static let fileNames = directoryNames + SpecialSlot.allCases.compactMap(\.fileName) + [messageName]

    init(directories: [CodeDirectory], parts: [SpecialSlot: Data], message: Data?) {
        self.directories = directories.map { Directory(directory: $0, content: $0.data) }
        self.parts = parts
        self.message = message
    }

    /// True if there is a signature, damaged or not.
    package static func isThere(in bundle: CodeBundle) -> Bool {
        var status = stat()
        return lstat(bundle.signaturePart(directoryNames[0]), &status) == 0
    }

    /// Reads the signature of a bundle.
    ///
    /// - Throws: `SigningError` for a missing or damaged one.
    package init(of bundle: CodeBundle) throws {
        func content(_ name: String, most: Int) throws -> Data? {
            let path = bundle.signaturePart(name)
            var status = stat()
            guard lstat(path, &status) == 0 else { return nil }
            return try SignedFile(path: path).content(most: most)
        }
        var directories: [Directory] = []
        for name in Self.directoryNames {
            guard let data = try content(name, most: CodeDirectory.largest) else { continue }
            directories.append(Directory(directory: try CodeDirectory(reading: data), content: data))
        }
        let kinds = directories.map(\.directory.hash)
        guard !directories.isEmpty else { throw SigningError("\(bundle.path): code object is not signed at all") }
        guard kinds == kinds.sorted(), Set(kinds).count == kinds.count else {
            throw SigningError("the code directories do not have hashes of different kinds.")
        }
        self.directories = directories
        var parts: [SpecialSlot: Data] = [.infoPlist: bundle.info]
        for slot in SpecialSlot.allCases {
            guard let name = slot.fileName else { continue }
            parts[slot] = try content(name, most: ResourceSeal.largest)
        }
        self.parts = parts
        message = try content(Self.messageName, most: SignatureMessage.largest)
    }

    /// The directory with the strongest hashes.
    package var best: Directory { directories[directories.count - 1] }
    package var isAdHoc: Bool { best.directory.flags & CodeDirectory.adHoc != 0 }
    package var identifier: String { best.directory.identifier }

    package var requirements: RequirementSet? {
        parts[.requirements].flatMap { try? RequirementSet(reading: $0) }
    }

    package var entitlements: CodeEntitlements? {
        parts[.entitlements].flatMap { try? CodeEntitlements(reading: $0) }
    }

    package var seal: ResourceSeal? { parts[.resources].flatMap { try? ResourceSeal(reading: $0) } }

    package var signer: SignatureMessage? { message.flatMap { try? SignatureMessage(reading: $0) } }

    /// Everything in one, as programs have it that carry their signature in themselves.
    package var embedded: Data {
        var blobs = [SuperBlob.Part(type: 0, data: directories[0].content)]
        for slot in [SpecialSlot.requirements, .entitlements] {
            if let data = parts[slot] { blobs.append(SuperBlob.Part(type: UInt32(slot.rawValue), data: data)) }
        }
        for (index, directory) in directories.dropFirst().enumerated() {
            blobs.append(SuperBlob.Part(type: 0x1000 + UInt32(index), data: directory.content))
        }
        blobs.append(SuperBlob.Part(type: 0x10000, data: SignatureBlob(.wrapper, message ?? Data()).data))
        return SuperBlob(.embeddedSignature, blobs).data
    }
}
