import Foundation

/// What was filled in in a form: fields by name, and files that were chosen.
struct SiteForm {
    private var values: [String: [String]] = [:]
    private var files: [String: [UInt8]] = [:]

    static let mostFields = 500

    /// - Returns: nil for a body that is no form.
    init?(_ request: SiteRequest) {
        let type = request.fields["content-type"] ?? ""
        let kind = type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        switch kind {
        case "application/x-www-form-urlencoded":
            guard readPairs(request.body) else { return nil }
        case "multipart/form-data":
            guard let boundary = MultipartReader.boundary(of: type), readParts(request.body, boundary) else {
                return nil
            }
        default:
            guard request.body.isEmpty else { return nil }
        }
    }

    /// The first value of a name; empty if there is none.
    subscript(_ name: String) -> String { values[name]?.first ?? "" }

    /// All values of a name.
    func all(_ name: String) -> [String] { values[name] ?? [] }

    /// The bytes of a file, or else of the text of the same name.
    func bytes(_ name: String) -> [UInt8] {
        if let file = files[name], !file.isEmpty { return file }
        return [UInt8](self[name].utf8)
    }

    /// The bytes of a file; none if none was chosen.
    func file(_ name: String) -> [UInt8] { files[name] ?? [] }

    private mutating func readPairs(_ body: [UInt8]) -> Bool {
        guard let text = String(validating: body, as: UTF8.self) else { return false }
        let pairs = text.split(separator: "&")
        guard pairs.count <= Self.mostFields else { return false }
        for pair in pairs {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.replacing("+", with: " ").removingPercentEncoding }
            guard let name = parts[0], let value = parts.count > 1 ? parts[1] : "" else { return false }
            values[name, default: []].append(value)
        }
        return true
    }

    private mutating func readParts(_ body: [UInt8], _ boundary: String) -> Bool {
        guard let parts = MultipartReader.parts(of: body, boundary: boundary), parts.count <= Self.mostFields else {
            return false
        }
        for part in parts {
            if part.isFile {
                files[part.name] = part.content
            } else {
                guard let text = String(validating: part.content, as: UTF8.self) else { return false }
                values[part.name, default: []].append(text)
            }
        }
        return true
    }
}
