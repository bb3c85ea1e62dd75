import Foundation
import InterfaceBuilder

/// What the inspector shows of a value: `{text}`, with `{colour}` for colours, `{on}` for yes and no, `{parts}` for
/// what is in it.
@MainActor enum InterfaceValueReport {
    /// Values stand in each other; beyond this only their class is told.
    private static let maximumDepth = 4
    private static let maximumParts = 100

    static func json(of value: InterfaceValue, depth: Int = 0) -> [String: Any] {
        switch value {
        case .null: ["text": "none"]
        case .boolean(let value): ["text": value ? "Yes" : "No", "on": value]
        case .integer(let value): ["text": String(value)]
        case .real(let value): ["text": text(of: value)]
        case .string(let text): ["text": String(text.prefix(2000))]
        case .data(let data): ["text": "\(data.count) bytes"]
        case .numbers(let numbers): ["text": numbers.prefix(16).map(text).joined(separator: ", ")]
        case .object(let object): json(of: object, depth: depth)
        case .array(let values):
            parts(
                "\(values.count) elements", values.prefix(maximumParts).enumerated().map { ("\($0 + 1)", $1) },
                depth: depth)
        case .dictionary(let pairs):
            parts(
                "\(pairs.count) entries",
                pairs.prefix(maximumParts).map {
                    (json(of: $0.key, depth: maximumDepth)["text"] as? String ?? "", $0.value)
                },
                depth: depth)
        }
    }

    private static func json(of object: InterfaceObject, depth: Int) -> [String: Any] {
        if object.identifier != nil { return ["text": object.title] }
        switch object.className {
        case "NSColor", "UIColor":
            guard let colour = InterfaceColour(object) else { break }
            return ["text": colour.text, "colour": colour.css]
        case "NSFont":
            guard case .string(let name)? = object["NSName"] else { break }
            return ["text": "\(name), \(number("NSSize", of: object).map(text) ?? "?")"]
        case "NSCustomResource":
            guard case .string(let name)? = object["NSResourceName"] else { break }
            return ["text": name]
        default: break
        }
        return parts(
            object.typeName, object.properties.prefix(maximumParts).map { ($0.key, $0.value) }, depth: depth)
    }

    private static func parts(_ text: String, _ parts: [(String, InterfaceValue)], depth: Int) -> [String: Any] {
        guard depth < maximumDepth else { return ["text": text] }
        return [
            "text": text, "parts": parts.map { ["key": $0, "value": json(of: $1, depth: depth + 1)] },
        ]
    }

    static func number(_ key: String, of object: InterfaceObject) -> Double? {
        switch object[key] {
        case .integer(let value)?: Double(value)
        case .real(let value)?: value
        default: nil
        }
    }

    static func text(of number: Double) -> String {
        abs(number) < 1e15 && number == number.rounded() ? String(Int64(number)) : String(format: "%.4g", number)
    }
}
