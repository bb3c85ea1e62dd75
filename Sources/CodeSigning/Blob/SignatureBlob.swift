import Foundation

/// A part of a signature: what it is, its length, its content.
package struct SignatureBlob: Equatable, Sendable {
    package let kind: BlobKind
    package let content: Data

    package init(_ kind: BlobKind, _ content: Data) {
        self.kind = kind
        self.content = content
    }

    /// - Throws: `SigningError` for another kind, or a length that is not that of the data.
    package init(reading data: Data, as kind: BlobKind, _ name: String) throws {
        var reader = BlobReader(data, name)
        guard try reader.number() == kind.rawValue, try reader.number() == UInt32(exactly: data.count) else {
            throw SigningError("\(name) is damaged at its beginning.")
        }
        self.init(kind, try reader.bytes(reader.rest))
    }

    package var data: Data {
        var writer = BlobWriter()
        writer.add(kind.rawValue)
        writer.add(8 + content.count)
        writer.add(content)
        return writer.data
    }
}
