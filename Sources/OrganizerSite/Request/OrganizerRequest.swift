import Foundation

/// What a page asks for. That it is a page of this program was checked before.
package struct OrganizerRequest: Sendable {
    package enum Method: String, Sendable { case get = "GET", post = "POST" }

    package let method: Method
    package let path: String
    package let parameters: [String: String]
    package let body: [UInt8]

    /// - Parameter parameters: those of the query; of several with a name the first one counts.
    package init(_ method: Method, _ path: String, _ parameters: [String: String] = [:], body: [UInt8] = []) {
        self.method = method
        self.path = path
        self.parameters = parameters
        self.body = body
    }

    /// - Throws: if the parameter is missing or empty.
    func parameter(_ name: String) throws -> String {
        guard let value = parameters[name], !value.isEmpty else { throw OrganizerError("\(path) needs “\(name)”.") }
        return value
    }

    /// A parameter that is the name of a file in a folder of the Organizer.
    ///
    /// - Throws: if it could be anything else.
    func fileName(_ name: String) throws -> String {
        let value = try parameter(name)
        guard !value.contains("/"), !value.contains("\0"), !value.hasPrefix("."), value.utf8.count <= 255 else {
            throw OrganizerError("“\(value.prefix(100))” is no name of a file.")
        }
        return value
    }

    /// The body as a file that was sent.
    ///
    /// - Throws: if it is empty, or has more bytes than such a file can have.
    func file(most: Int) throws -> [UInt8] {
        guard !body.isEmpty else { throw OrganizerError("The file is empty.") }
        guard body.count <= most else {
            throw OrganizerError("The file has \(body.count) bytes; \(most) are taken at most.")
        }
        return body
    }
}
