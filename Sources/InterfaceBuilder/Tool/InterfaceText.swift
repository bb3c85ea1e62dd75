/// A localizable text in a document.
package struct InterfaceText {
    /// The place of the text in its owner.
    enum Place: Equatable {
        case property(String)
        /// An element of a property's list, by index.
        case element(String, Int)
        case runtimeAttribute(Int)
    }

    /// The object whose identifier is in the key of the text.
    package var object: InterfaceObject
    /// The object that has the text as property: `object`, or its accessibility configuration.
    var owner: InterfaceObject
    var place: Place

    /// The name that ibtool gives the text: "text", "normalTitle", "segmentTitles[0]".
    package var name: String
    package var value: String

    /// The key of the text in strings files: "5.text".
    package var key: String { "\(object.identifier ?? "").\(name)" }

    /// The texts of a document in its order, without empty ones.
    package static func texts(of document: InterfaceDocument) -> [InterfaceText] {
        document.objects.flatMap { object in
            texts(of: object, owner: object, names: names) + accessibilityTexts(of: object)
                + attributeTexts(of: object)
        }.filter { !$0.value.isEmpty }
    }

    private static func texts(
        of object: InterfaceObject, owner: InterfaceObject, names: [String: String]
    ) -> [InterfaceText] {
        owner.properties.flatMap { property -> [InterfaceText] in
            guard let name = names[property.key] else { return [] }
            switch property.value {
            case .string(let text):
                return [
                    InterfaceText(
                        object: object, owner: owner, place: .property(property.key), name: name, value: text)
                ]
            case .array(let elements):
                return elements.enumerated().compactMap { place, element in
                    guard case .string(let text) = element else { return nil }
                    return InterfaceText(
                        object: object, owner: owner, place: .element(property.key, place), name: "\(name)[\(place)]",
                        value: text)
                }
            default: return []
            }
        }
    }

    private static func accessibilityTexts(of object: InterfaceObject) -> [InterfaceText] {
        guard case .object(let configuration)? = object["IBUIAccessibilityConfiguration"] else { return [] }
        return texts(of: object, owner: configuration, names: accessibilityNames)
    }

    private static func attributeTexts(of object: InterfaceObject) -> [InterfaceText] {
        var texts: [InterfaceText] = []
        for (place, attribute) in object.runtimeAttributes.enumerated() where attribute.kind == .localizedString {
            guard case .string(let text) = attribute.value else { continue }
            texts.append(
                InterfaceText(
                    object: object, owner: object, place: .runtimeAttribute(place),
                    name: "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(texts.count)]", value: text))
        }
        return texts
    }

    /// Replaces texts in the document.
    /// - Parameter translations: The new texts by the keys of strings files.
    /// - Returns: The keys for which the document has no text, sorted.
    package static func replace(_ translations: [String: String], in document: InterfaceDocument) -> [String] {
        var unknown = Set(translations.keys)
        for text in texts(of: document) {
            guard let translation = translations[text.key] else { continue }
            unknown.remove(text.key)
            text.replace(with: translation)
        }
        return unknown.sorted()
    }

    private func replace(with translation: String) {
        switch place {
        case .runtimeAttribute(let place): object.runtimeAttributes[place].value = .string(translation)
        case .property(let key):
            guard let property = owner.properties.firstIndex(where: { $0.key == key }) else { return }
            owner.properties[property].value = .string(translation)
        case .element(let key, let place):
            guard let property = owner.properties.firstIndex(where: { $0.key == key }),
                case .array(var elements) = owner.properties[property].value
            else { return }
            elements[place] = .string(translation)
            owner.properties[property].value = .array(elements)
        }
    }

    /// The names that ibtool gives texts, by property.
    private static let names = [
        "IBUIText": "text", "IBUITitle": "title", "IBUIPlaceholder": "placeholder", "IBText": "text",
        "IBPlaceholder": "placeholder", "IBPrompt": "prompt", "IBUIPrompt": "prompt",
        "IBScopeButtonTitles": "scopeButtonTitles", "IBSegmentTitles": "segmentTitles",
        "IBUINormalTitle": "normalTitle", "IBUIHighlightedTitle": "highlightedTitle",
        "IBUIDisabledTitle": "disabledTitle", "IBUISelectedTitle": "selectedTitle",
        "IBUIHeaderTitle": "headerTitle", "IBUIFooterTitle": "footerTitle",
    ]

    private static let accessibilityNames = [
        "IBUIAccessibilityLabel": "accessibilityLabel", "IBUIAccessibilityHint": "accessibilityHint",
    ]
}
