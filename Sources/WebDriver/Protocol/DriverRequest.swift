import Display
import Foundation

/// A request as WebDriver sees it: a method, the words of a path, and the parameters in its body.
package struct DriverRequest: Hashable, Sendable {
    package var method: RequestMethod
    /// The path's words, after the optional base path of old clients (`/wd/hub`).
    package var words: [String]
    package var parameters: JSONValue

    package init(_ method: RequestMethod, _ words: [String], _ parameters: JSONValue = [:]) {
        self.method = method
        self.words = words
        self.parameters = parameters
    }

    /// - Parameter words: those of the request's path.
    /// - Throws: `invalidArgument` for a body that is no object of JSON.
    package init(_ request: PageRequest, _ words: [String]) throws {
        method = request.method == .head ? .get : request.method
        self.words = words
        if words.starts(with: ["wd", "hub"]) { self.words.removeFirst(2) }
        parameters = [:]
        guard method == .post, !request.body.isEmpty else { return }
        guard let body = JSONValue(bytes: request.body), body.members != nil else {
            throw DriverError(.invalidArgument, "The body is not an object of JSON.")
        }
        parameters = body
    }

    /// The session that it is for, and what it asks of it.
    package var session: (identifier: String, rest: [String])? {
        guard words.count >= 2, words[0] == "session" else { return nil }
        return (words[1], Array(words.dropFirst(2)))
    }
}
