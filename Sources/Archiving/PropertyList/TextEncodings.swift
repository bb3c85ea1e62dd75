import CPropertyLists
import Foundation

/// What bytes a text file is written in: UTF-8, UTF-16 with or without a mark, or Mac OS Roman.
package enum TextEncodings {
    /// The bytes of a file in UTF-8, without a byte order mark.
    package static func utf8(_ data: Data) -> Data {
        data.withUnsafeBytes { bytes in
            var count = bytes.count
            guard let text = plist_utf8(bytes.baseAddress, &count) else { return Data() }
            return Data(bytesNoCopy: text, count: count, deallocator: .free)
        }
    }

    package static func text(_ data: Data) -> String { String(decoding: utf8(data), as: UTF8.self) }

    /// Whether the text is XML rather than a property list in OpenStep's format.
    package static func isMarkup(_ utf8: Data) -> Bool {
        utf8.withUnsafeBytes { plist_is_markup($0.baseAddress, $0.count) }
    }
}
