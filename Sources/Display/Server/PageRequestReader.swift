import Foundation

/// Reads the head of an HTTP/1.1 request (RFC 9112) from bytes as they come.
///
/// Each byte is looked at once, and nothing beyond ``PageLimits`` is kept.
package struct PageRequestReader {
    package enum Result: Equatable {
        /// More bytes are needed.
        case unfinished
        case request(PageRequest)
        /// Not to be answered otherwise than with this status; the connection ends.
        case refused(PageStatus)
    }

    private var line: [UInt8] = []
    private var headCount = 0
    private var start: (path: String, query: [PageRequest.Parameter], isHead: Bool, isOld: Bool)?
    private var fields: [String: String] = [:]
    private var fieldCount = 0

    package init() {}

    /// Whether a part of a request has come.
    package var hasBegun: Bool { headCount > 0 }

    /// Takes bytes from the front of `bytes`, up to the end of a request.
    package mutating func read(_ bytes: inout ArraySlice<UInt8>) -> Result {
        while let byte = bytes.popFirst() {
            headCount += 1
            guard headCount <= PageLimits.head else { return .refused(.headTooLong) }
            guard byte == UInt8(ascii: "\n") else {
                guard line.count < PageLimits.line else {
                    return .refused(start == nil ? .targetTooLong : .headTooLong)
                }
                line.append(byte)
                continue
            }
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            let result = takeLine()
            line.removeAll(keepingCapacity: true)
            if result != .unfinished { return result }
        }
        return .unfinished
    }

    private mutating func takeLine() -> Result {
        // An empty line before a request is left out, as RFC 9112 asks for.
        if line.isEmpty { return start == nil ? .unfinished : finish() }
        guard let text = String(validating: line, as: UTF8.self), !line.contains(where: { $0 < 0x20 && $0 != 0x09 })
        else { return .refused(.malformed) }
        return start == nil ? takeRequestLine(text) : takeField(text)
    }

    private mutating func takeRequestLine(_ text: String) -> Result {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return .refused(.malformed) }
        guard words[0] == "GET" || words[0] == "HEAD" else { return .refused(.methodNotAllowed) }
        guard let parts = PageRequest.parts(ofTarget: words[1]) else { return .refused(.malformed) }
        start = (parts.path, parts.query, words[0] == "HEAD", words[2] == "HTTP/1.0")
        return .unfinished
    }

    private mutating func takeField(_ text: String) -> Result {
        fieldCount += 1
        guard fieldCount <= PageLimits.fields else { return .refused(.headTooLong) }
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex,
            !text[..<colon].contains(where: \.isWhitespace)
        else { return .refused(.malformed) }
        let name = text[..<colon].lowercased()
        let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        // Two hosts are one too many; what else comes twice is of no use here.
        if fields[name] != nil { return name == "host" ? .refused(.malformed) : .unfinished }
        fields[name] = value
        return .unfinished
    }

    private func finish() -> Result {
        guard let start else { return .refused(.malformed) }
        // Nothing is posted here: a body is not waited for.
        if fields["transfer-encoding"] != nil { return .refused(.bodyTooLong) }
        if let length = fields["content-length"], length != "0" { return .refused(.bodyTooLong) }
        let connection = (fields["connection"] ?? "").lowercased()
        return .request(
            PageRequest(
                path: start.path, query: start.query, fields: fields,
                keepsConnection: !start.isOld && !connection.contains("close"), isHead: start.isHead))
    }
}
