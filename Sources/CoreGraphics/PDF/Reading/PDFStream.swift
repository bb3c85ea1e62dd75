/// A dictionary and bytes.
package final class PDFStream {
    /// The format of the bytes that `decoded` returns.
    package enum Format: Int32, Sendable {
        case raw = 0
        /// The bytes of a JPEG file.
        case jpegEncoded = 1
        /// The bytes of a JPEG 2000 file.
        case jpeg2000 = 2
    }

    package let dictionary: PDFDictionary
    /// The bytes as in the file, with filters applied.
    let bytes: ArraySlice<UInt8>

    init(dictionary: PDFDictionary, bytes: ArraySlice<UInt8>) {
        self.dictionary = dictionary
        self.bytes = bytes
    }

    private var cache: (bytes: [UInt8], format: Format)??

    /// The bytes with all filters undone except image filters; nil when a filter is unknown.
    package var decoded: (bytes: [UInt8], format: Format)? {
        if let cache { return cache }
        let result = decode()
        cache = .some(result)
        return result
    }

    private func decode() -> (bytes: [UInt8], format: Format)? {
        func list(_ key: String, _ short: String) -> [PDFObject] {
            guard let object = dictionary[key] ?? dictionary[short] else { return [] }
            return object.array?.objects ?? [object]
        }
        let names = list("Filter", "F").compactMap { $0.name?.text }
        let parameters = list("DecodeParms", "DP")
        var content = bytes
        for (index, name) in names.prefix(PDFFilter.mostInARow).enumerated() {
            switch name {
            case "DCTDecode", "DCT": return (Array(content), .jpegEncoded)
            case "JPXDecode": return (Array(content), .jpeg2000)
            default:
                let filter = PDFFilter(
                    name: name, parameters: index < parameters.count ? parameters[index].dictionary : nil)
                guard let result = filter.decode(content) else { return nil }
                content = result[...]
            }
        }
        return (Array(content), .raw)
    }
}
