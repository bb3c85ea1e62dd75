/// Expands build settings in an Info.plist: `${NAME}` and `$(NAME)`.
///
/// Supports Xcode's operators after a colon: `:rfc1034identifier` for host names, `:identifier` and `:c99extidentifier`
/// for C identifiers, `:lower`, `:upper`.
package struct BuildVariables {
    package var values: [String: String]
    /// The names without a value that were expanded. As in Xcode, their expansion is empty.
    package private(set) var unknownNames: Set<String> = []

    package init(_ values: [String: String]) {
        self.values = values
    }

    package mutating func expand(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let body = rest[rest.index(after: dollar)...]
            guard let opening = body.first, let closing = Self.closing[opening],
                let end = body.firstIndex(of: closing)
            else {
                result += "$"
                rest = body
                continue
            }
            result += value(body[body.index(after: body.startIndex)..<end])
            rest = body[body.index(after: end)...]
        }
        return result + rest
    }

    private static let closing: [Character: Character] = ["{": "}", "(": ")"]

    private mutating func value(_ expression: Substring) -> String {
        let parts = expression.split(separator: ":", omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        guard let value = values[name] else {
            unknownNames.insert(name)
            return ""
        }
        return parts.dropFirst().reduce(value) { Self.apply($1, to: $0) }
    }

    /// The name as a Swift or C identifier: other characters become `_`.
    static func moduleName(_ productName: String) -> String {
        let name = replacing(productName, with: "_") { $0 == "_" }
        return name.first?.isNumber ?? true ? "_" + name : name
    }

    /// The name as a part of a host name: other characters become `-`.
    static func hostName(_ name: String) -> String { replacing(name, with: "-") { $0 == "-" || $0 == "." } }

    private static func apply(_ filter: Substring, to value: String) -> String {
        switch filter {
        case "rfc1034identifier": hostName(value)
        case "identifier", "c99extidentifier": replacing(value, with: "_") { $0 == "_" }
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        default: value
        }
    }

    /// Replaces all characters except ASCII letters, digits, and those for which `keeps` is true.
    private static func replacing(_ value: String, with stand: Character, keeps: (Character) -> Bool) -> String {
        String(value.map { ($0.isASCII && ($0.isLetter || $0.isNumber)) || keeps($0) ? $0 : stand })
    }
}
