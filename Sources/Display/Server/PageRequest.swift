import Foundation

/// A request: its method, its target, its header fields and its body.
package struct PageRequest: Equatable, Sendable {
    package let method: RequestMethod
    /// The target without its query, percent-decoded.
    package let path: String
    /// The parameters of the query in their order, percent-decoded.
    package let query: [Parameter]
    /// The values of the header fields by their names in small letters; the first of each name.
    package let fields: [String: String]
    /// Whether the connection may be used for another request.
    package let keepsConnection: Bool
    /// As long as the field Content-Length says, within the server's ``RequestRules``.
    package var body: [UInt8] = []

    /// Whether the answer's body is left out.
    var isHead: Bool { method == .head }

    package struct Parameter: Equatable, Sendable {
        package let name: String
        package let value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The words of a field that lists several, in small letters.
    func words(of field: String) -> [String] {
        (fields[field] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
    }

    /// - Parameter target: the second word of the request line.
    /// - Returns: nil for what is neither a path nor a query.
    static func parts(ofTarget target: Substring) -> (path: String, query: [Parameter])? {
        guard target.utf8.first == UInt8(ascii: "/") else { return nil }
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = String(parts[0]).removingPercentEncoding else { return nil }
        var query: [Parameter] = []
        for word in parts.count > 1 ? parts[1].split(separator: "&") : [] {
            let pair = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = String(pair[0]).removingPercentEncoding,
                let value = pair.count > 1 ? String(pair[1]).removingPercentEncoding : ""
            else { return nil }
            query.append(Parameter(name: name, value: value))
        }
        return (path, query)
    }
}
