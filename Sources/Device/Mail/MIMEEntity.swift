import Foundation

/// A mail, or a part of one: headers and a body (RFC 5322, RFC 2045).
///
/// Apps may write what they like into the outbox: nothing is believed of a file, and what is wrong in it is left out.
struct MIMEEntity {
    /// By their names in lower case; the first of several counts.
    private(set) var headers: [String: String] = [:]
    private(set) var body: ArraySlice<UInt8>

    private static let longestHeader = 64 << 10
    private static let mostHeaders = 200

    init(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        var name: String?
        var count = 0
        while let line = MIMEEntity.takeLine(&rest) {
            if line.isEmpty { break }
            guard line.count <= MIMEEntity.longestHeader, count < MIMEEntity.mostHeaders else { continue }
            let text = String(decoding: line, as: UTF8.self)
            if line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t") {
                // A header goes on in the next line.
                guard let name, let former = headers[name], former.utf8.count < MIMEEntity.longestHeader else {
                    continue
                }
                headers[name] = former + " " + text.trimmingCharacters(in: .whitespaces)
            } else if let colon = text.firstIndex(of: ":") {
                let key = text[..<colon].lowercased()
                count += 1
                name = headers[key] == nil ? key : nil
                if let name {
                    headers[name] = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
                }
            }
        }
        body = rest
    }

    /// A line without its end; nil after the last one.
    private static func takeLine(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard !rest.isEmpty else { return nil }
        let end = rest.firstIndex(of: 10) ?? rest.endIndex
        var line = rest[rest.startIndex..<end]
        rest = end < rest.endIndex ? rest[(end + 1)...] : rest[rest.endIndex...]
        if line.last == 13 { line.removeLast() }
        return line
    }

    // MARK: Headers

    /// A header's text, its encoded words decoded (RFC 2047).
    func text(of name: String) -> String? { headers[name].map(MIMEText.decodeWords) }

    /// The value of a header before its parameters, in lower case: `multipart/mixed`.
    func value(of name: String) -> String? {
        headers[name]?.split(separator: ";").first.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
    }

    /// A parameter of a header: the boundary of `multipart/mixed; boundary=x`.
    func parameter(_ parameter: String, of name: String) -> String? {
        for part in headers[name]?.split(separator: ";").dropFirst() ?? [] {
            let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard sides.count == 2, sides[0].lowercased() == parameter else { continue }
            return MIMEText.decodeWords(sides[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"")))
        }
        return nil
    }

    // MARK: The body

    /// The body's bytes, decoded from their transfer encoding.
    var content: Data {
        switch value(of: "content-transfer-encoding") {
        case "base64": Data(base64Encoded: Data(body), options: .ignoreUnknownCharacters) ?? Data()
        case "quoted-printable": MIMEText.decodeQuotedPrintable(body)
        default: Data(body)
        }
    }

    /// The parts between the lines with the boundary.
    func parts(most: Int) -> [MIMEEntity] {
        guard let boundary = parameter("boundary", of: "content-type"), !boundary.isEmpty else { return [] }
        let mark = Array("--\(boundary)".utf8)
        var parts: [MIMEEntity] = []
        var start: Int?
        var rest = body
        while parts.count < most {
            let lineStart = rest.startIndex
            guard let line = MIMEEntity.takeLine(&rest) else { break }
            guard line.starts(with: mark) else { continue }
            if let start { parts.append(MIMEEntity(body[start..<max(start, lineStart - 1)])) }
            start = rest.startIndex
            if line.dropFirst(mark.count).starts(with: "--".utf8) { break }
        }
        return parts
    }
}
