import Foundation

/// The values of the property lists and tables of texts that are resources of an app: binary, in XML, or in OpenStep's
/// format; in UTF-8, UTF-16 with or without a byte order mark, or Mac OS Roman.
package enum PropertyListContents {
    package enum Kind: Sendable {
        /// `.plist`
        case list
        /// `.strings`: entries without braces around them.
        case table
    }

    package static func isBinary(_ data: Data) -> Bool { data.starts(with: Array("bplist".utf8)) }

    /// The text of a file that is not binary, whatever it is written in.
    package static func text(of data: Data) -> String { String(decoding: TextEncodings.utf8(data), as: UTF8.self) }

    /// - Returns: values as `PropertyListSerialization` has them.
    /// - Throws: `XcodeProjectError` with the line.
    package static func read(_ data: Data, path: String, as kind: Kind) throws -> Any {
        guard data.count <= PropertyListFile.maximumSize else {
            throw XcodeProjectError(
                "the file has \(data.count >> 20) MB; at most \(PropertyListFile.maximumSize >> 20) are read",
                path: path)
        }
        if isBinary(data) { return try foundationValue(data, path: path) }
        let bytes = TextEncodings.utf8(data)
        if PropertyListFile.isMarkup(bytes) {
            let markup = try MarkupReader.read(bytes, path: path)
            do {
                return try foundationValue(data, path: path)
            } catch {
                // Tells what is wrong with its line, if it finds it.
                _ = try MarkupPropertyList.node(markup, path: path)
                throw error
            }
        }
        return try bytes.withUnsafeBufferPointer { buffer in
            var reader = OpenStepReader(buffer, path: path, cure: "Mend the line.")
            return try (kind == .table ? reader.readTable() : reader.read()).foundationValue
        }
    }

    private static func foundationValue(_ data: Data, path: String) throws -> Any {
        do {
            return try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            throw XcodeProjectError(
                "not a property list: \(error.localizedDescription)", path: path, cure: "Mend the file.")
        }
    }
}

extension PropertyListNode {
    /// The value as `PropertyListSerialization` has it.
    fileprivate var foundationValue: Any {
        switch value {
        case .text(let text): text
        case .data(let data): data
        case .list(let nodes): nodes.map(\.foundationValue)
        case .dictionary(let entries):
            Dictionary(entries.map { ($0.key, $0.value.foundationValue) }, uniquingKeysWith: { $1 })
        }
    }
}
