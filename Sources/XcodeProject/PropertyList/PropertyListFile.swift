import Archiving
import Foundation

/// A file with a property list in OpenStep's format or in XML.
enum PropertyListFile {
    /// 10,000 sources make some 5 MB; larger files are something else.
    static let maximumSize = 64 << 20
    /// How deep collections may lie in each other; Xcode's own are five deep.
    static let maximumDepth = 64
    /// How many values a list may have in all, keys among them.
    static let maximumCount = 8_000_000

    /// - Throws: `XcodeProjectError` with the line.
    static func read(_ data: Data, path: String) throws -> PropertyListNode {
        if PropertyList.isBinary(data) {
            throw XcodeProjectError(
                "the file is a binary property list", path: path, cure: "Convert it: plutil -convert xml1 '\(path)'")
        }
        let list = try list(
            data, path: path, as: .openStep, cure: "Take the file from version control, or mend the line by hand.")
        return try PropertyListNode(list, path: path)
    }

    /// - Parameter format: what it is unless its text is XML, or it is binary.
    static func list(
        _ data: Data, path: String, as format: PropertyList.Format, cure: String
    ) throws -> PropertyList {
        guard data.count <= maximumSize else {
            throw XcodeProjectError(
                "the file has \(data.count >> 20) MB; at most \(maximumSize >> 20) are read", path: path)
        }
        do {
            if PropertyList.isBinary(data) { return try PropertyList.read(data, as: .binary) }
            let text = TextEncodings.utf8(data)
            return try PropertyList.read(
                text, as: TextEncodings.isMarkup(text) ? .markup : format, maximumDepth: maximumDepth,
                maximumCount: maximumCount)
        } catch let error as ArchiveError {
            var line = 0
            if case .line(let number) = error.place { line = number }
            throw XcodeProjectError(error.message, path: path, line: line, cure: error.cure ?? cure)
        }
    }
}
