import Foundation

/// The lists of a document's contents that ibtool prints, as property lists.
package struct InterfaceListing {
    private let document: InterfaceDocument
    /// The number of values that may still be printed. It limits the output for objects that refer to each other in
    /// cycles.
    private let allowance = Allowance(100_000)

    private final class Allowance {
        var count: Int

        init(_ count: Int) { self.count = count }
    }

    package init(_ document: InterfaceDocument) { self.document = document }

    /// All objects by identifier: `class`, `custom-class`, `label` and properties, whose keys have no prefix:
    /// `IBUIText` is listed as `text`, `NSFrame` as `frame`.
    package var objects: [String: Any] {
        byIdentifier(document.objects) { object in
            var listed = properties(of: object, depth: 0)
            listed["class"] = object.className
            listed["custom-class"] = object.customClassName
            listed["label"] = object.label
            if object.isVisibleAtLaunch { listed["visible-at-launch"] = true }
            if !object.runtimeAttributes.isEmpty {
                listed["runtime-attributes"] = object.runtimeAttributes.map {
                    ["key-path": $0.keyPath, "type": $0.kind.rawValue, "value": plain($0.value, depth: 0) ?? ""]
                }
            }
            return listed
        }
    }

    /// All connections by identifier: `type`, `label`, and the identifiers and names of both ends.
    package var connections: [String: Any] {
        var listed: [String: Any] = [:]
        for (place, connection) in document.connections.enumerated() {
            var entry: [String: Any] = [
                "label": connection.label, "source-id": connection.source.identifier ?? "",
                "source-label": name(of: connection.source), "destination-id": connection.destination.identifier ?? "",
                "destination-label": name(of: connection.destination),
            ]
            switch connection.kind {
            case .outlet: entry["type"] = "IBCocoaTouchOutletConnection"
            case .outletCollection(let className, let addsContent):
                entry["type"] = "IBCocoaTouchOutletCollectionConnection"
                entry["collection-class"] = className
                entry["adds-content"] = addsContent
            case .action(let event):
                entry["type"] = "IBCocoaTouchEventConnection"
                entry["event-type"] = event
            }
            listed[connection.identifier ?? "connection-\(place)"] = entry
        }
        return listed
    }

    /// The app's classes: `class`, `superclass`, `outlets`, `actions`.
    package var classes: [String: Any] {
        var listed: [String: [String: Any]] = [:]
        for description in document.classes {
            var entry = listed[description.name] ?? ["class": description.name]
            entry["superclass"] = entry["superclass"] ?? description.superclassName
            for (key, members) in [("outlets", description.outlets), ("actions", description.actions)]
            where !members.isEmpty {
                let known = entry[key] as? [String: String] ?? [:]
                entry[key] = known.merging(members.map { ($0.name, $0.typeName) }) { $1 }
            }
            listed[description.name] = entry
        }
        return listed
    }

    /// The hierarchy: `object-id`, `label`, `name` if the author set one, `children`.
    package var hierarchy: [[String: Any]] { document.topLevel.map(branch) }

    /// The localizable texts, by the identifiers of their objects.
    package var localizableStrings: [String: Any] {
        var listed: [String: [String: String]] = [:]
        for text in InterfaceText.texts(of: document) {
            listed[text.object.identifier ?? "", default: [:]][text.name] = text.value
        }
        return listed
    }

    /// The problems of one severity, as lists of `message` and `line` by the identifier of the object, or "" without an
    /// object.
    package static func problems(_ problems: [InterfaceProblem], _ severity: InterfaceProblem.Severity) -> [String: Any]
    {
        var listed: [String: [[String: Any]]] = [:]
        for problem in problems where problem.severity == severity {
            listed[problem.objectIdentifier ?? "", default: []].append(
                ["message": problem.message, "line": problem.line])
        }
        return listed
    }

    // MARK: - Parts

    private func byIdentifier(_ objects: [InterfaceObject], _ entry: (InterfaceObject) -> [String: Any]) -> [String:
        Any]
    {
        var listed: [String: Any] = [:]
        for object in objects { listed[object.identifier ?? ""] = entry(object) }
        return listed
    }

    private func branch(_ object: InterfaceObject) -> [String: Any] {
        var entry: [String: Any] = ["object-id": object.identifier ?? "", "label": name(of: object)]
        entry["name"] = object.label
        if !object.children.isEmpty { entry["children"] = object.children.map(branch) }
        return entry
    }

    /// The object's name in the editor's list: "Label (Hello)", "File's Owner", "Logo".
    private func name(of object: InterfaceObject) -> String {
        if let label = object.label { return label }
        if case .string(let proxy)? = object["IBProxiedObjectIdentifier"] {
            switch proxy {
            case "IBFilesOwner": return "File's Owner"
            case "IBFirstResponder": return "First Responder"
            default: return proxy
            }
        }
        let kind = object.customClassName ?? Self.words(object.className)
        for key in ["IBUIText", "IBUINormalTitle", "IBUITitle"] {
            if case .string(let text)? = object[key], !text.isEmpty { return "\(kind) (\(text))" }
        }
        return kind
    }

    /// The class name in words: `IBUIBarButtonItem` becomes "Bar Button Item".
    private static func words(_ className: String) -> String {
        var words = ""
        let name = ["IBUI", "IBMK", "IB", "NS"].first { className.hasPrefix($0) }.map { className.dropFirst($0.count) }
        for character in name ?? className[...] {
            if character.isUppercase, !words.isEmpty { words.append(" ") }
            words.append(character)
        }
        return words
    }

    private static func key(_ key: String) -> String {
        let name = ["IBUI", "IBMK", "IB", "NS"].first { key.hasPrefix($0) }.map { key.dropFirst($0.count) } ?? key[...]
        guard let first = name.first else { return key }
        return first.lowercased() + name.dropFirst()
    }

    private func properties(of object: InterfaceObject, depth: Int) -> [String: Any] {
        var listed: [String: Any] = [:]
        for property in object.properties { listed[Self.key(property.key)] = plain(property.value, depth: depth) }
        return listed
    }

    /// The value as property list. Objects of the hierarchy are represented by their identifiers, others by their
    /// contents.
    private func plain(_ value: InterfaceValue, depth: Int) -> Any? {
        guard depth < 8, allowance.count > 0 else { return nil }
        allowance.count -= 1
        switch value {
        case .null: return nil
        case .boolean(let value): return value
        case .integer(let value): return value
        case .real(let value): return value
        case .string(let value): return value
        case .data(let value): return value
        case .numbers(let values): return values
        case .object(let object):
            if let identifier = object.identifier { return ["object-id": identifier] }
            var listed = properties(of: object, depth: depth + 1)
            listed["class"] = object.className
            return listed
        case .array(let values): return values.compactMap { plain($0, depth: depth + 1) }
        case .dictionary(let pairs):
            var listed: [String: Any] = [:]
            for pair in pairs {
                guard let key = plain(pair.key, depth: depth + 1) else { continue }
                listed["\(key)"] = plain(pair.value, depth: depth + 1)
            }
            return listed
        }
    }
}
