import Foundation

/// Reading of elements that are values.
extension DocumentBuilder {
    /// - Returns: nil for an unknown element, which is reported.
    func value(of element: XMLTree.Element, _ object: InterfaceObject) -> InterfaceValue? {
        switch element.name {
        case "rect": return numbers(element, ["x", "y", "width", "height"])
        case "point": return numbers(element, ["x", "y"])
        case "size": return numbers(element, ["width", "height"])
        case "inset", "edgeInsets": return numbers(element, ["minY", "minX", "maxY", "maxX"])
        case "offsetWrapper": return numbers(element, ["horizontal", "vertical"])
        case "range": return numbers(element, ["location", "length"])
        case "value": return typedValue(element, object)
        case "nil", "null": return .null
        case "string", "mutableString": return .string(string(element))
        case "integer": return element["value"].flatMap { ElementNumber.integer($0) }.map { .integer($0) }
        case "real", "float", "double":
            return element["value"].flatMap { ElementNumber.real($0) }.map { .real($0) }
        case "bool", "boolean": return .boolean(element["value"] == "YES")
        case "color": return color(element, object)
        case "fontDescription": return font(element, object)
        case "textInputTraits": return traits(element, object)
        case "dataDetectorType": return .integer(set(of: Words.dataDetectors, element, object))
        case "popoverArrowDirection": return .integer(set(of: Words.arrowDirections, element, object))
        case "date": return date(element)
        case "locale":
            return .object(foundationObject("NSLocale", "NS.identifier", element["localeIdentifier"], element))
        case "timeZone": return .object(foundationObject("NSTimeZone", "NS.name", element["name"], element))
        case "calendar": return .object(foundationObject("NSCalendar", "NS.identifier", element["identifier"], element))
        default:
            warnOfUnknown(element, object)
            return nil
        }
    }

    private func numbers(_ element: XMLTree.Element, _ names: [String]) -> InterfaceValue {
        .numbers(names.map { element[$0].flatMap { ElementNumber.real($0) } ?? 0 })
    }

    private func typedValue(_ element: XMLTree.Element, _ object: InterfaceObject) -> InterfaceValue? {
        switch element["type"] {
        case "size": return numbers(element, ["width", "height"])
        case "point", "offset": return numbers(element, ["x", "y"])
        case "rect": return numbers(element, ["x", "y", "width", "height"])
        case let type:
            warn("a value of the type \"\(type ?? "")\" is not known", line: element.line, object)
            return nil
        }
    }

    /// An element's text, which is base64 if XML cannot contain it.
    func string(_ element: XMLTree.Element) -> String {
        guard element["base64-UTF8"] == "YES" else { return element.text }
        var text = element.text
        // The padding is restored, since the file leaves it out.
        text.removeAll { $0.isWhitespace || $0 == "=" }
        text += String(repeating: "=", count: (4 - text.count % 4) % 4)
        return Data(base64Encoded: text).map { String(decoding: $0, as: UTF8.self) } ?? element.text
    }

    private func date(_ element: XMLTree.Element) -> InterfaceValue? {
        guard let seconds = element["timeIntervalSinceReferenceDate"].flatMap({ ElementNumber.real($0) }) else {
            return nil
        }
        let date = InterfaceObject(identifier: nil, className: "NSDate", line: element.line)
        set(.real(seconds), "NS.time", of: date, line: element.line)
        return .object(date)
    }

    private func foundationObject(
        _ className: String, _ key: String, _ text: String?, _ element: XMLTree.Element
    ) -> InterfaceObject {
        let object = InterfaceObject(identifier: nil, className: className, line: element.line)
        set(.string(text ?? ""), key, of: object, line: element.line)
        return object
    }

    // MARK: Colours

    /// System colours of iOS 13, with the older colours that they replaced.
    private static let laterColors = [
        "labelColor": "darkTextColor", "systemBackgroundColor": "whiteColor", "linkColor": "blueColor",
        "systemGroupedBackgroundColor": "groupTableViewBackgroundColor",
        "groupTableViewBackgroundColor": "groupTableViewBackgroundColor",
    ]

    private func systemColor(_ path: String, _ element: XMLTree.Element) -> InterfaceValue {
        let color = InterfaceObject(identifier: nil, className: "NSColor", line: element.line)
        set(.string(path), "IBUIColorCocoaTouchKeyPath", of: color, line: element.line)
        return .object(color)
    }

    private func color(_ element: XMLTree.Element, _ object: InterfaceObject) -> InterfaceValue? {
        if let name = element["systemColor"] ?? element["name"], element["colorSpace"] == nil {
            if let resource = systemColors[name] { return color(resource, object) }
            if let path = Self.laterColors[name] { return systemColor(path, element) }
            warn("the color \"\(name)\" is not in the file", line: element.line, object)
            return nil
        }
        let color = InterfaceObject(identifier: nil, className: "NSColor", line: element.line)
        let component = { (name: String) in element[name].flatMap { ElementNumber.real($0) } ?? 0 }
        let alpha = element["alpha"].flatMap { ElementNumber.real($0) } ?? 1
        if let path = element["cocoaTouchSystemColor"] {
            return systemColor(path, element)
        } else if element["white"] != nil {
            set(.integer(3), "NSColorSpace", of: color, line: element.line)
            set(.numbers([component("white"), alpha]), "NSWhite", of: color, line: element.line)
        } else if element["red"] != nil {
            let components = [component("red"), component("green"), component("blue"), alpha]
            set(.integer(1), "NSColorSpace", of: color, line: element.line)
            set(.numbers(components), "NSRGB", of: color, line: element.line)
        } else if element["cyan"] != nil {
            // Subtractive mixing: black darkens what the other inks leave.
            let light = ["cyan", "magenta", "yellow"].map { (1 - component($0)) * (1 - component("black")) }
            set(.integer(1), "NSColorSpace", of: color, line: element.line)
            set(.numbers(light + [alpha]), "NSRGB", of: color, line: element.line)
        } else {
            warn("the color has no components that are known", line: element.line, object)
            return nil
        }
        return .object(color)
    }

    // MARK: Fonts

    private static let fontTypes = ["system": 1, "boldSystem": 2, "italicSystem": 3]
    /// The results of `+[UIFont systemFontSize]`, `smallSystemFontSize`, `labelFontSize` and `buttonFontSize`.
    private static let fontSizes = ["system": 14.0, "smallSystem": 12, "label": 17, "button": 18]
    /// The sizes of iOS 7's text styles at the default setting, in points.
    private static let textStyles: [String: Double] = [
        "UICTFontTextStyleBody": 17, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleSubhead": 15,
        "UICTFontTextStyleFootnote": 13, "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
        "UICTFontTextStyleCallout": 16, "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28,
        "UICTFontTextStyleTitle2": 22, "UICTFontTextStyleTitle3": 20,
    ]
    private static let boldWeights: Set<String> = ["semibold", "bold", "heavy", "black"]

    private func font(_ element: XMLTree.Element, _ object: InterfaceObject) -> InterfaceValue? {
        let font = InterfaceObject(identifier: nil, className: "IBUIFontDescription", line: element.line)
        if let name = element["name"] {
            set(.string(name), "name", of: font, line: element.line)
            if let family = element["family"] { set(.string(family), "family", of: font, line: element.line) }
        } else if let style = element["style"] {
            set(.integer(style == "UICTFontTextStyleHeadline" ? 2 : 1), "type", of: font, line: element.line)
        } else {
            let isBold = element["weight"].map { Self.boldWeights.contains($0) } ?? false
            let type = isBold ? 2 : Self.fontTypes[element["type"] ?? "system"]
            if type == nil {
                warn("a font of the type \"\(element["type"] ?? "")\" is not known", line: element.line, object)
            }
            set(.integer(type ?? 1), "type", of: font, line: element.line)
        }
        let size =
            element["pointSize"].flatMap { ElementNumber.real($0) } ?? element["size"].flatMap { Self.fontSizes[$0] }
            ?? element["style"].flatMap { Self.textStyles[$0] } ?? 17
        set(.real(size), "pointSize", of: font, line: element.line)
        return .object(font)
    }

    // MARK: Text input

    private static let traits = ElementRule(
        "IBUITextInputTraits",
        [
            "key": .nothing, "autocapitalizationType": .choice(Words.autocapitalization),
            "autocorrectionType": .choice(Words.automatic), "keyboardType": .choice(Words.keyboard),
            "keyboardAppearance": .choice(Words.keyboardAppearance), "returnKeyType": .choice(Words.returnKey),
            "enablesReturnKeyAutomatically": .boolean, "secureTextEntry": .boolean, "spellCheckingType": .nothing,
            "textContentType": .nothing, "smartDashesType": .nothing, "smartInsertDeleteType": .nothing,
            "smartQuotesType": .nothing, "passwordRules": .nothing,
        ])

    private func traits(_ element: XMLTree.Element, _ object: InterfaceObject) -> InterfaceValue {
        let traits = InterfaceObject(identifier: nil, className: Self.traits.className, line: element.line)
        readAttributes(element, Self.traits, into: traits)
        return .object(traits)
    }
}
