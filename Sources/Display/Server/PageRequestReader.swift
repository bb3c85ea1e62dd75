import Foundation

/// Reads an HTTP/1.1 request (RFC 9112) from bytes as they come.
///
/// Each byte is looked at once, and nothing beyond ``PageLimits`` and the server's rules is kept.
package struct PageRequestReader {
    package enum Result: Equatable {
        /// More bytes are needed.
        case unfinished
        case request(PageRequest)
        /// Not to be answered otherwise than with this status; the connection ends.
        case refused(PageStatus)
    }

    private let rules: RequestRules
    private var line: [UInt8] = []
    private var headCount = 0
    private var start: (path: String, query: [PageRequest.Parameter], method: RequestMethod, isOld: Bool)?
    private var fields: [String: String] = [:]
    private var fieldCount = 0
    /// A request whose head is complete, while its body comes.
    private var request: PageRequest?
    private var bodyCount = 0

    package init(_ rules: RequestRules = .page) { self.rules = rules }

    /// Whether a part of a request has come.
    package var hasBegun: Bool { headCount > 0 }

    /// Whether the body of a request comes that is so long that it takes its time.
    package var hasLongBody: Bool { request != nil && bodyCount > PageLimits.quickBody }

    /// Takes bytes from the front of `bytes`, up to the end of a request.
    package mutating func read(_ bytes: inout ArraySlice<UInt8>) -> Result {
        if request != nil { return takeBody(&bytes) }
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
            if request != nil { return takeBody(&bytes) }
            if result != .unfinished { return result }
        }
        return .unfinished
    }

    private mutating func takeBody(_ bytes: inout ArraySlice<UInt8>) -> Result {
        guard var request else { return .refused(.malformed) }
        self.request = nil
        let part = bytes.prefix(bodyCount - request.body.count)
        bytes = bytes.dropFirst(part.count)
        request.body += part
        if request.body.count == bodyCount { return .request(request) }
        self.request = request
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
        guard let method = RequestMethod(rawValue: String(words[0])), rules.methods.contains(method) else {
            return .refused(.methodNotAllowed)
        }
        guard let parts = PageRequest.parts(ofTarget: words[1]) else { return .refused(.malformed) }
        start = (parts.path, parts.query, method, words[2] == "HTTP/1.0")
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

    private mutating func finish() -> Result {
        guard let start else { return .refused(.malformed) }
        // A body of unknown length is not waited for.
        if fields["transfer-encoding"] != nil { return .refused(.bodyTooLong) }
        let connection = (fields["connection"] ?? "").lowercased()
        let request = PageRequest(
            method: start.method, path: start.path, query: start.query, fields: fields,
            keepsConnection: !start.isOld && !connection.contains("close"))
        let longest = rules.longestBodyOf?(request) ?? rules.longestBody
        guard let count = Self.bodyCount(fields["content-length"], longest) else { return .refused(.bodyTooLong) }
        guard count > 0 else { return .request(request) }
        // What a stranger sends must not fill the memory.
        if rules.refusesBody?(request) == true { return .refused(.forbidden) }
        self.request = request
        bodyCount = count
        return .unfinished
    }

    /// - Returns: nil for what is no length, or too long.
    private static func bodyCount(_ field: String?, _ longest: Int) -> Int? {
        guard let field else { return 0 }
        guard !field.isEmpty, field.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(field),
            count <= longest
        else { return nil }
        return count
    }
}
