import Foundation

/// A part of a signature that is made of others, each under a number: a set of requirements, or a whole signature in one file.
package struct SuperBlob: Equatable, Sendable {
    package struct Part: Equatable, Sendable {
        package let type: UInt32
        /// A whole blob.
        package let data: Data

        package init(type: UInt32, data: Data) {
            self.type = type
            self.data = data
        }
    }

    package let kind: BlobKind
    package let parts: [Part]

    private static let mostParts = 64

    package init(_ kind: BlobKind, _ parts: [Part]) {
        self.kind = kind
        self.parts = parts
    }

    /// - Throws: `SigningError` for anything but parts that lie one after the other without a gap.
    package init(reading data: Data, as kind: BlobKind, _ name: String) throws {
        let blob = try SignatureBlob(reading: data, as: kind, name)
        var reader = BlobReader(blob.content, name)
        let count = Int(try reader.number())
        guard count <= Self.mostParts else { throw SigningError("\(name) has too many parts.") }
        var index: [(type: UInt32, start: Int)] = []
        for _ in 0..<count {
            let type = try reader.number()
            index.append((type, Int(try reader.number())))
        }
        guard Set(index.map(\.type)).count == count else { throw SigningError("\(name) has a part twice.") }
        var parts: [Part] = []
        for (type, start) in index {
            // Eight bytes stand before the content.
            guard start == reader.place + 8 else { throw SigningError("\(name) is damaged at byte \(start).") }
            var length = BlobReader(reader.data, at: reader.place + 4, name)
            parts.append(Part(type: type, data: try reader.bytes(Int(try length.number()))))
        }
        guard reader.rest == 0 else { throw SigningError("\(name) has more than its parts.") }
        self.init(kind, parts)
    }

    package var data: Data {
        var index = BlobWriter(), contents = Data()
        index.add(parts.count)
        for part in parts {
            index.add(part.type)
            index.add(12 + 8 * parts.count + contents.count)
            contents.append(part.data)
        }
        return SignatureBlob(kind, index.data + contents).data
    }
}
