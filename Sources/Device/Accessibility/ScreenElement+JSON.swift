import Foundation

/// Why something is not a tree.
package struct TreeError: Error, CustomStringConvertible {
    package let description: String
}

/// The tree as JSON: nested `{class, frame: [x, y, w, h], label, value, traits, enabled, hidden, children}`.
extension ScreenElement {
    private static let deepest = 200
    private static let most = 100_000

    /// Reads one element, or an array of them.
    package static func elements(fromJSON data: Data) throws -> [ScreenElement] {
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw TreeError(description: "not JSON: \(error.localizedDescription)")
        }
        var count = 0
        if let list = object as? [Any] { return try list.map { try ScreenElement($0, depth: 1, count: &count) } }
        return [try ScreenElement(object, depth: 0, count: &count)]
    }

    private init(_ object: Any, depth: Int, count: inout Int) throws {
        count += 1
        guard depth <= ScreenElement.deepest, count <= ScreenElement.most else {
            throw TreeError(
                description: "deeper than \(ScreenElement.deepest) or more than \(ScreenElement.most) elements")
        }
        guard let fields = object as? [String: Any] else { throw TreeError(description: "an element is no dictionary") }
        let numbers = (fields["frame"] as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count == 4 else { throw TreeError(description: "a frame is not four numbers") }
        self.init(
            className: fields["class"] as? String ?? "",
            frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            label: fields["label"] as? String, value: fields["value"] as? String,
            traits: (fields["traits"] as? [Any] ?? []).compactMap { $0 as? String },
            isEnabled: fields["enabled"] as? Bool ?? true, isHidden: fields["hidden"] as? Bool ?? false,
            children: [])
        for child in fields["children"] as? [Any] ?? [] {
            children.append(try ScreenElement(child, depth: depth + 1, count: &count))
        }
    }

    /// The tree as indented JSON, its keys in a fixed order.
    package var json: String {
        var text = ""
        write(to: &text, indentation: "")
        return text + "\n"
    }

    private func write(to text: inout String, indentation: String) {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(ScreenElement.number)
        text +=
            "\(indentation){\"class\": \(ScreenElement.quoted(className)), \"frame\": [\(numbers.joined(separator: ", "))]"
        text += ", \"label\": \(label.map(ScreenElement.quoted) ?? "null")"
        text += ", \"value\": \(value.map(ScreenElement.quoted) ?? "null")"
        text += ", \"traits\": [\(traits.map(ScreenElement.quoted).joined(separator: ", "))]"
        text += ", \"enabled\": \(isEnabled), \"hidden\": \(isHidden), \"children\": ["
        for (index, child) in children.enumerated() {
            text += index == 0 ? "\n" : ",\n"
            child.write(to: &text, indentation: indentation + "  ")
        }
        text += children.isEmpty ? "]}" : "\n\(indentation)]}"
    }

    /// Whole numbers without a fraction, others with at most three digits of it.
    private static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "0" }
        let thousandths = Int((value * 1000).rounded())
        if thousandths % 1000 == 0 { return String(thousandths / 1000) }
        return String(Double(thousandths) / 1000)
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
