import CoreGraphics

/// The attributes of elements, by the names that XCUITest's page source and predicates have for them.
package enum ElementAttribute: String, CaseIterable, Sendable {
    case type, name, label, value, enabled, visible, accessible, selected, hittable, focused
    case x, y, width, height, index, traits, rect
    case placeholderValue, identifier

    /// Clients say `isEnabled` and `wdName`, too, in any case of letters.
    package init?(anyName text: String) {
        let known = Self.allCases.first { $0.rawValue == text }
        self.init(known: known, text)
    }

    private init?(known: ElementAttribute?, _ text: String) {
        if let known {
            self = known
            return
        }
        var name = text
        for prefix in ["is", "wd"] where name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true {
            name = String(name.dropFirst(2))
        }
        let others = ["elementType": ElementAttribute.type, "class": .type, "tagName": .type, "text": .value]
        let lower = name.lowercased()
        guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == lower }) ?? others[name] else {
            return nil
        }
        self = found
    }

    /// The value for comparing: a number, a string, a truth or nothing.
    package func value(of element: ScreenElement) -> JSONValue {
        func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
        switch self {
        case .type: return .string(element.type)
        case .name: return text(element.name)
        case .label: return text(element.label)
        case .value: return text(element.value)
        case .placeholderValue: return text(element.placeholder)
        case .identifier: return text(element.identifier)
        case .enabled: return .bool(element.isEnabled)
        case .visible, .hittable: return .bool(element.isVisible)
        case .accessible: return .bool(element.isAccessible)
        case .selected: return .bool(element.isSelected)
        case .focused: return .bool(element.isFirstResponder)
        case .x: return .number(element.frame.minX)
        case .y: return .number(element.frame.minY)
        case .width: return .number(element.frame.width)
        case .height: return .number(element.frame.height)
        case .index: return .number(Double(element.index))
        case .traits: return .string(element.traits.joined(separator: ", "))
        case .rect: return element.frame.json
        }
    }

    /// The value as Get Element Attribute tells it: a string, or null.
    package func text(of element: ScreenElement) -> JSONValue {
        switch value(of: element) {
        case .bool(let value): .string(value ? "true" : "false")
        case .number(let value): .string(Self.text(value))
        case .object(let members): .string(String(decoding: JSONValue.object(members).data, as: UTF8.self))
        case let other: other
        }
    }

    /// Whole numbers without a fraction, others with at most three digits of it.
    static func text(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "0" }
        let short = (value * 1000).rounded() / 1000
        return short == short.rounded() ? String(Int(short)) : String(short)
    }
}

extension CGRect {
    /// As WebDriver's rectangles are: in points.
    package var json: JSONValue {
        ["x": .number(minX), "y": .number(minY), "width": .number(width), "height": .number(height)]
    }
}
