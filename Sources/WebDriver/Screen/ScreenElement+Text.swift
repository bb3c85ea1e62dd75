import CoreGraphics

/// Other forms of the page's source.
extension ScreenElement {
    /// The element and all in it as JSON: what `mobile: source` gives for `json`.
    var json: JSONValue {
        var members: [String: JSONValue] = [:]
        for attribute in [ElementAttribute.type, .name, .label, .value, .rect] {
            members[attribute.rawValue] = attribute.value(of: self)
        }
        for attribute in [ElementAttribute.enabled, .visible] {
            members["is" + attribute.rawValue.capitalized] = attribute.text(of: self)
        }
        members["children"] = .array(children.map(\.json))
        return .object(members)
    }

    /// A line for each element, as XCUITest describes them in logs.
    var outline: String {
        var text = ""
        write(to: &text, depth: 0)
        return text
    }

    private func write(to text: inout String, depth: Int) {
        func part(_ number: Double) -> String { ElementAttribute.text(number) }
        text += String(repeating: "  ", count: depth) + type.dropFirst(ElementType.prefix.count)
        text += ", {{\(part(frame.minX)), \(part(frame.minY))}, {\(part(frame.width)), \(part(frame.height))}}"
        if let identifier { text += ", identifier: '\(identifier)'" }
        if let label { text += ", label: '\(label)'" }
        if let value { text += ", value: \(value)" }
        if isSelected { text += ", Selected" }
        if !isEnabled { text += ", Disabled" }
        text += "\n"
        for child in children { child.write(to: &text, depth: depth + 1) }
    }
}
