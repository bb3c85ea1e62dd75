/// What the portal's site answers.
package struct SiteResponse: Sendable, Equatable {
    package enum Status: Int, Sendable {
        case ok = 200
        case partialContent = 206
        case seeOther = 303
        case malformed = 400
        case forbidden = 403
        case notFound = 404
        case rangeNotSatisfiable = 416
        case tooManyRequests = 429
        case internalError = 500
    }

    package var status: Status
    package var fields: [String: String]
    package var body: [UInt8]
    /// A part of a file, which is the body.
    package var file: SiteFile?

    init(_ status: Status, fields: [String: String] = [:], body: [UInt8] = []) {
        self.status = status
        // Nothing of the site is kept by a cache, framed, or run as a script.
        self.fields = [
            "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin",
            "Content-Security-Policy":
                "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
        ].merging(fields) { _, new in new }
        self.body = body
    }

    static func page(_ markup: Markup, _ status: Status = .ok) -> SiteResponse {
        SiteResponse(status, fields: ["Content-Type": "text/html; charset=utf-8"], body: [UInt8](markup.text.utf8))
    }

    /// A picture of a page.
    static func picture(_ bytes: [UInt8], type: String) -> SiteResponse {
        SiteResponse(.ok, fields: ["Content-Type": type], body: bytes)
    }

    /// A file that is too large for memory, or the range of it that was asked for.
    static func download(_ path: String, size: Int, type: String, name: String, _ request: SiteRequest) -> SiteResponse
    {
        var response = file([], name: name, type: type)
        response.fields["Accept-Ranges"] = "bytes"
        guard let field = request.fields["range"], let asked = SiteFile.range(field, of: size) else {
            response.file = SiteFile(path: path, range: 0..<size)
            return response
        }
        guard let range = asked.range else {
            response.status = .rangeNotSatisfiable
            response.fields["Content-Range"] = "bytes */\(size)"
            return response
        }
        response.status = .partialContent
        response.fields["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
        response.file = SiteFile(path: path, range: range)
        return response
    }

    static func redirect(_ path: String, fields: [String: String] = [:]) -> SiteResponse {
        SiteResponse(.seeOther, fields: ["Location": path].merging(fields) { one, _ in one })
    }

    /// A file to save.
    static func file(_ bytes: [UInt8], name: String, type: String) -> SiteResponse {
        // Only what needs no quoting stays of a name.
        let plain = String(
            name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-._ ".contains($0)) ? $0 : "_" })
        return SiteResponse(
            .ok,
            fields: ["Content-Type": type, "Content-Disposition": "attachment; filename=\"\(plain)\""], body: bytes)
    }
}
