import Device
import Foundation

/// An archive in the list.
struct ArchiveEntry: Encodable {
    var name: String
    var title: String
    var path: String
    var scheme: String
    var date: Date
    var comment: String
    var identifier: String
    var version: String
    var signer: String?
    var bytes: Int
    var hasApp: Bool
    var hasSymbols: Bool

    init(_ archive: KeptArchive) {
        name = archive.name
        title = archive.title
        path = archive.path
        scheme = archive.scheme
        date = archive.date
        comment = archive.comment
        identifier = archive.identifier
        version = archive.app.flatMap { try? AppBundle(at: $0) }?.version ?? ""
        signer = archive.signer
        bytes = FolderSize(archive.path).bytes
        hasApp = archive.app != nil
        hasSymbols = !SymbolFiles.files(in: archive.path + "/dSYMs").isEmpty
    }
}

/// Somebody in whose name an archive can be signed.
struct IdentityEntry: Encodable {
    var name: String
    var fingerprint: String
    var expires: Date
    var isValid: Bool
}

/// What was found when an archive's signature was checked.
struct ArchiveVerdict: Encodable {
    var isValid: Bool
    var signer: String?
    var faults: [String]
}
