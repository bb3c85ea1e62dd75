import Certificates
import Foundation

/// The functions by which signatures name what they sign, with the numbers of code directories.
package enum CodeHash: UInt8, CaseIterable, Comparable, Sendable {
    case sha1 = 1
    case sha256 = 2

    var digest: Digest { self == .sha1 ? .sha1 : .sha256 }
    /// Bytes of a hash.
    package var size: Int { digest.size }
    /// As the arguments and the output of `codesign` have it.
    package var name: String { digest.rawValue }

    package init?(name: String) {
        guard let hash = Self.allCases.first(where: { $0.name == name.lowercased() }) else { return nil }
        self = hash
    }

    package static func < (one: CodeHash, other: CodeHash) -> Bool { one.rawValue < other.rawValue }

    /// The hash of all of the data.
    package func of(_ data: Data) -> Data { Data(data.withUnsafeBytes(digest.hash)) }
}
