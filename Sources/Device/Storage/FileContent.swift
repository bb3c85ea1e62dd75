import Foundation

/// What a file is for a device, by its first bytes: a name may say anything.
package enum FileContent: Equatable {
    /// A ZIP archive, which may have an app in it.
    case archive
    /// vCards.
    case contacts
    /// The extension that names of such files have: "PNG".
    case picture(kind: String)

    /// - Returns: nil for a file that a device has no use for, or that cannot be read.
    package init?(ofFile path: String) {
        guard let file = FileHandle(forReadingAtPath: path), let head = try? file.read(upToCount: Self.headLength)
        else {
            return nil
        }
        self.init(head: head)
    }

    /// So many bytes tell what a file is.
    private static let headLength = 512

    private static let signatures: [([UInt8], FileContent)] = [
        ([0x50, 0x4B, 0x03, 0x04], .archive),
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .picture(kind: "PNG")),
        ([0xFF, 0xD8, 0xFF], .picture(kind: "JPG")),
        (Array("GIF8".utf8), .picture(kind: "GIF")),
        ([0x49, 0x49, 0x2A, 0x00], .picture(kind: "TIF")),
        ([0x4D, 0x4D, 0x00, 0x2A], .picture(kind: "TIF")),
    ]

    package init?(head: Data) {
        if let known = Self.signatures.first(where: { head.starts(with: $0.0) }) {
            self = known.1
        } else if Self.isBitmap(head) {
            self = .picture(kind: "BMP")
        } else if Self.isVCard(head) {
            self = .contacts
        } else {
            return nil
        }
    }

    /// Two letters alone may begin a text: the sizes of the headers that follow count, too.
    private static func isBitmap(_ head: Data) -> Bool {
        let bytes = Array(head.prefix(18))
        guard bytes.count == 18, bytes.starts(with: Array("BM".utf8)) else { return false }
        return [12, 40, 52, 56, 64, 108, 124].contains(bytes[14]) && bytes[15...17].allSatisfy { $0 == 0 }
    }

    private static func isVCard(_ head: Data) -> Bool {
        let encodings: [([UInt8], String.Encoding)] = [
            ([0xFE, 0xFF], .utf16BigEndian), ([0xFF, 0xFE], .utf16LittleEndian), ([0xEF, 0xBB, 0xBF], .isoLatin1),
        ]
        let marked = encodings.first { head.starts(with: $0.0) }
        let text = head.dropFirst(marked?.0.count ?? 0)
        let encoding = marked?.1 ?? .isoLatin1
        // UTF-16 needs whole units.
        let count = encoding == .isoLatin1 ? text.count : text.count & ~1
        let letters = String(data: Data(text.prefix(count)), encoding: encoding) ?? ""
        return letters.drop(while: \.isWhitespace).lowercased().hasPrefix("begin:vcard")
    }
}
