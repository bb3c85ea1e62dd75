/// Build settings as they stand in for `${NAME}` and `$(NAME)` in an Info.plist.
///
/// Operators after a colon as in Xcode: `:rfc1034identifier` for host names, `:identifier` and `:c99extidentifier` for
/// C names, `:lower`, `:upper`.
package struct BuildVariables {
    package var values: [String: String]
    /// Names that were asked for and have no value; Xcode puts nothing in their place, and so does this.
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

    /// A name as Swift and C take it: other characters become `_`.
    static func moduleName(_ productName: String) -> String {
        let name = replacing(productName, with: "_") { $0 == "_" }
        return name.first?.isNumber ?? true ? "_" + name : name
    }

    /// A name as it may stand in a host's name.
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

    /// Keeps ASCII letters, digits, and what `keeps` allows.
    private static func replacing(_ value: String, with stand: Character, keeps: (Character) -> Bool) -> String {
        String(value.map { ($0.isASCII && ($0.isLetter || $0.isNumber)) || keeps($0) ? $0 : stand })
    }
}
