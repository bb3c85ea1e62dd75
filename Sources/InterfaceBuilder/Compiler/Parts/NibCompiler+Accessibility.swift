import Archiving

extension NibCompiler {
    /// Adds the accessibility of an object, which a nib stores in a separate object.
    mutating func makeAccessibility(_ subject: NibSubject, _ reference: ArchiveGraph.Reference) {
        guard case .object(let configuration)? = subject.property("IBUIAccessibilityConfiguration")?.value else {
            return
        }
        check(configuration)
        var fields = [ArchivedField("UIAccessibileObject", .object(reference))]
        for name in ["AccessibilityLabel", "AccessibilityHint", "AccessibilityIdentifier"] {
            guard let text = configuration["IBUI" + name]?.text else { continue }
            fields.append(ArchivedField("UI" + name, .object(string(text))))
        }
        if let traits = configuration["IBUIAccessibilityTraits"]?.integer {
            fields.append(ArchivedField("UIAccessibilityTraits", .object(number(traits))))
        }
        if let isElement = configuration["IBUIIsAccessibilityElement"]?.flag {
            let value = graph.add(ArchivedObject(className: "NSNumber", content: .boolean(isElement)))
            fields.append(ArchivedField("UIIsAccessibilityElement", .object(value)))
        }
        accessibilityConfigurations.append(
            graph.add(
                ArchivedObject(className: "UIRuntimeAccessibilityConfiguration", content: .fields(fields))))
    }
}
