import Foundation

/// What the Organizer answers.
package struct OrganizerResponse: Sendable {
    package enum Status: Int, Sendable {
        case ok = 200
        case malformed = 400
        case notFound = 404
        /// It is understood, but a device or a rule does not allow it.
        case conflict = 409
    }

    package enum Content: Sendable {
        case bytes([UInt8])
        /// A file in a folder that is deleted when it has been sent.
        case work(URL, WorkFolder)
    }

    package var status = Status.ok
    package var type: String
    package var content: Content
    /// The name under which a browser saves it; nil for what is shown.
    package var name: String?

    static func bytes(_ bytes: [UInt8], type: String, name: String? = nil) -> OrganizerResponse {
        OrganizerResponse(type: type, content: .bytes(bytes), name: name)
    }

    static func json(_ value: some Encodable) throws -> OrganizerResponse {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return .bytes([UInt8](try encoder.encode(value)), type: "application/json")
    }

    /// A sentence about what was done.
    static func done(_ text: String) throws -> OrganizerResponse { try json(["message": text]) }

    static func failure(_ error: OrganizerError) -> OrganizerResponse {
        let text = (try? JSONEncoder().encode(["error": error.description])) ?? Data("{}".utf8)
        return OrganizerResponse(status: error.status, type: "application/json", content: .bytes([UInt8](text)))
    }
}
