/// Reads an archive's flattened properties: the key `12.CustomClassName` is the property CustomClassName of the object
/// with identifier 12.
struct ArchiveFlattenedProperties {
    private let values: ArchiveValues
    private let objects: [String: InterfaceObject]

    init(_ values: ArchiveValues, _ objects: [String: InterfaceObject]) {
        self.values = values
        self.objects = objects
    }

    func read(_ dictionary: Int) {
        for (key, node) in values.stringEntries(ofDictionary: dictionary) {
            guard let dot = key.firstIndex(of: ".") else {
                values.report(.warning, "“\(key)” names no object's property; it is ignored", at: node)
                continue
            }
            let identifier = String(key[..<dot])
            let name = String(key[key.index(after: dot)...])
            guard !Self.isOfEditor(name) else { continue }
            guard let object = objects[identifier] else {
                // The root of the hierarchy has identifier 0 and no properties that matter. Properties of deleted
                // objects may remain in the file.
                if identifier != "0" {
                    values.report(.notice, "\(name) is given to object \(identifier), which there is not", at: node)
                }
                continue
            }
            give(object, name, node)
        }
    }

    private func give(_ object: InterfaceObject, _ name: String, _ node: Int) {
        switch (name, values.value(at: node)) {
        case ("CustomClassName", .string(let className)?):
            if !className.isEmpty { object.customClassName = className }
        case ("UIWindow.visibleAtLaunch", .boolean(let isVisible)?): object.isVisibleAtLaunch = isVisible
        case ("UIWindow.visibleAtLaunch", .integer(let number)?): object.isVisibleAtLaunch = number != 0
        case ("IBAttributePlaceholdersKey", .dictionary(let placeholders)?):
            for placeholder in placeholders { give(object, placeholder: placeholder.value, node) }
        case ("userLabel", .string(let label)?), ("IBUserLabel", .string(let label)?): object.label = label
        default:
            values.report(
                .warning, "\(name) of object \(object.identifier ?? "") is not known; it is ignored", at: node)
        }
    }

    /// Reads user defined runtime attributes. Interface Builder stored the tool tips of Mac documents under the same
    /// key.
    private func give(_ object: InterfaceObject, placeholder: InterfaceValue, _ node: Int) {
        guard case .object(let placeholder) = placeholder,
            case .array(let attributes)? = placeholder["userDefinedRuntimeAttributes"]
        else {
            values.report(
                .warning, "an attribute placeholder of object \(object.identifier ?? "") is not known; it is ignored",
                at: node)
            return
        }
        for case .object(let attribute) in attributes {
            guard case .string(let keyPath)? = attribute["keyPath"], !keyPath.isEmpty,
                case .string(let type)? = attribute["typeIdentifier"],
                let kind = type.split(separator: ".").last.flatMap({
                    InterfaceRuntimeAttribute.Kind(rawValue: String($0))
                })
            else {
                values.problems.append(
                    InterfaceProblem(
                        .error, "the runtime attribute has no key path or no type that is known; it is ignored",
                        line: attribute.line, objectIdentifier: object.identifier))
                continue
            }
            var given = InterfaceRuntimeAttribute(
                keyPath: keyPath, kind: kind, value: attribute["value"] ?? .null, line: attribute.line)
            given.object = attribute
            object.runtimeAttributes.append(given)
        }
    }

    /// Whether only the editor uses the property.
    private static func isOfEditor(_ name: String) -> Bool {
        switch name {
        case "IBPluginDependency", "IBEditorWindowLastContentRect", "IBViewBoundsToFrameTransform", "IBUserGuides",
            "IBLastUsedUIStatusBarStylesToTargetRuntimesMap", "IBPersistedLastKnownCanvasPosition",
            "IBShouldRemoveOnLegacySave", "IBViewIntegration.shadowBlurRadius", "IBNotes",
            "IBNSViewMetadataConstraints",
            "IBViewControllerEditorWindowController.showingLayoutRectangles", "notes", "showNotes",
            "IBLastUsedOrientation", "IBUIInspectedSimulatedMetrics":
            true
        default:
            name.hasPrefix("IBViewEditorWindowController.") || name.hasPrefix("IBWindowTemplateEditedContentRect")
                || name.hasPrefix("IBEditorWindow")
        }
    }
}
