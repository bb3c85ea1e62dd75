import Foundation

/// The list of hashes that is signed: of the program's pages, and of what lies beside the program (`CS_CodeDirectory` in the
/// kernel's `cs_blobs.h`).
package struct CodeDirectory: Equatable, Sendable {
    package var identifier: String
    /// The team's identifier, which directories have from version 0x20200 on.
    package var team: String?
    package var flags: UInt32 = 0
    package var hash: CodeHash
    /// Bytes of a page; nil if there is one hash of the whole program.
    package var pageSize: Int?
    /// Bytes of the program.
    package var codeLimit: Int
    /// The hash of the first special slot first.
    package var specialHashes: [Data]
    package var codeHashes: [Data]

    /// The signature names nobody: it has no certificate.
    package static let adHoc: UInt32 = 2
    package static let usualPageSize = 4096

    package var version: UInt32 { team == nil ? 0x20100 : 0x20200 }

    package init(
        identifier: String, team: String? = nil, flags: UInt32 = 0, hash: CodeHash, pageSize: Int? = usualPageSize,
        codeLimit: Int, specialHashes: [SpecialSlot: Data], codeHashes: [Data]
    ) {
        self.identifier = identifier
        self.team = team
        self.flags = flags
        self.hash = hash
        self.pageSize = pageSize
        self.codeLimit = codeLimit
        let last = specialHashes.keys.map(\.rawValue).max() ?? 0
        self.specialHashes = (0..<last).map { index in
            SpecialSlot(rawValue: index + 1).flatMap { specialHashes[$0] } ?? Data(count: hash.size)
        }
        self.codeHashes = codeHashes
    }

    /// The hash of a slot; nil if nothing is sealed there.
    package subscript(slot: SpecialSlot) -> Data? {
        guard slot.rawValue <= specialHashes.count else { return nil }
        let hash = specialHashes[slot.rawValue - 1]
        return hash.allSatisfy { $0 == 0 } ? nil : hash
    }
}
