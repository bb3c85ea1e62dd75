import Foundation

/// A file with a property list in OpenStep's format or in XML.
enum PropertyListFile {
    /// 10,000 sources make some 5 MB; larger files are something else.
    static let maximumSize = 64 << 20
    /// How deep collections may lie in each other; Xcode's own are five deep.
    static let maximumDepth = 64
    /// How many values a list may have in all.
    static let maximumCount = 4_000_000

    /// - Throws: `XcodeProjectError` with the line.
    static func read(_ data: Data, path: String) throws -> PropertyListNode {
        guard data.count <= maximumSize else {
            throw XcodeProjectError(
                "the file has \(data.count >> 20) MB; a project has at most \(maximumSize >> 20)", path: path)
        }
        if data.starts(with: Array("bplist".utf8)) {
            throw XcodeProjectError(
                "the file is a binary property list", path: path, cure: "Convert it: plutil -convert xml1 '\(path)'")
        }
        let bytes = TextEncodings.utf8(data)
        if isMarkup(bytes) {
            return try MarkupPropertyList.node(MarkupReader.read(bytes, path: path), path: path)
        }
        return try bytes.withUnsafeBufferPointer { buffer in
            var reader = OpenStepReader(buffer, path: path)
            return try reader.read()
        }
    }

    static func isMarkup(_ bytes: [UInt8]) -> Bool {
        let start = bytes.prefix(256).drop { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }
        return ["<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: Array($0.utf8)) }
    }
}
