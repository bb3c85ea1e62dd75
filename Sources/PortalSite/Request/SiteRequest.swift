import Foundation

/// What a browser asks of the portal's site.
package struct SiteRequest: Sendable {
    package enum Method: Sendable {
        case get
        case post
    }

    package var method: Method
    /// Percent-decoded, without the query.
    package var path: String
    /// Header fields by their names in small letters.
    package var fields: [String: String]
    package var body: [UInt8]

    package init(_ method: Method, _ path: String, fields: [String: String] = [:], body: [UInt8] = []) {
        self.method = method
        self.path = path
        self.fields = fields
        self.body = body
    }

    /// The parts of the path.
    var words: [String] { path.split(separator: "/").map(String.init) }

    /// The address of the site, as the browser has it.
    var base: String { "http://\(fields["host"] ?? "localhost")" }

    /// The first cookie of a name.
    func cookie(_ name: String) -> String? {
        for part in (fields["cookie"] ?? "").split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if pair.count == 2, pair[0] == name { return pair[1] }
        }
        return nil
    }

    /// True unless the browser says that a page of another site has made the request.
    var isOfThisSite: Bool {
        if let origin = fields["origin"]?.lowercased() {
            guard let host = fields["host"]?.lowercased(), ["http://\(host)", "https://\(host)"].contains(origin) else {
                return false
            }
        }
        let site = fields["sec-fetch-site"]
        return site == nil || site == "same-origin" || site == "none"
    }
}
