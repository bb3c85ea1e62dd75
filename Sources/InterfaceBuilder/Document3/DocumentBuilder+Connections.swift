/// Reading of connections between objects.
extension DocumentBuilder {
    func readConnections(of source: InterfaceObject, _ list: XMLTree.Element) {
        for element in list.children {
            guard let identifier = element["destination"] else {
                warn("a connection without destination is ignored", line: element.line, source)
                continue
            }
            if constraints.contains(identifier) { continue }
            guard let destination = object(identifier) else {
                warn("the destination \"\(identifier)\" of a connection is not in the file", line: element.line, source)
                continue
            }
            switch element.name {
            case "segue": readSegue(element, from: source, to: destination)
            case "outlet", "outletCollection", "action": readConnection(element, from: source, to: destination)
            default: warnOfUnknown(element, source)
            }
        }
    }

    private func readConnection(
        _ element: XMLTree.Element, from source: InterfaceObject, to destination: InterfaceObject
    ) {
        let isAction = element.name == "action"
        guard let label = element[isAction ? "selector" : "property"], !label.isEmpty else {
            return warn("a connection without a name is ignored", line: element.line, source)
        }
        let kind: InterfaceConnection.Kind
        switch element.name {
        case "outletCollection":
            kind = .outletCollection(
                className: element["collectionClass"] ?? "NSArray", addsContent: element["appends"] == "YES")
        case "action":
            guard let event = event(of: element, source) else { return }
            kind = event
        default: kind = .outlet
        }
        document.connections.append(
            InterfaceConnection(
                kind: kind, label: label, source: source, destination: destination, identifier: element["id"],
                line: element.line))
    }

    private func event(of element: XMLTree.Element, _ source: InterfaceObject) -> InterfaceConnection.Kind? {
        guard let word = element["eventType"] else { return .action(event: nil) }
        guard let number = Words.event[word] else {
            warn("the event \"\(word)\" is not known", line: element.line, source)
            return nil
        }
        return .action(event: number)
    }

    // MARK: Segues

    /// The rule for a segue's attributes; those that identify the segue are read separately.
    private static let segue = ElementRule(
        "InterfaceSegue",
        [
            "destination": .nothing, "kind": .nothing, "identifier": .nothing, "id": .nothing, "trigger": .nothing,
            "customClass": .nothing, "customModule": .nothing, "customModuleProvider": .nothing,
            "relationship": .nothing, "unwindAction": .nothing, "userLabel": .nothing,
            "destinationCreationSelector": .nothing, "popoverAnchorView": .nothing,
            "popoverAnchorBarButtonItem": .nothing, "splitViewControllerTargetIndex": .integer, "animates": .boolean,
            "modalPresentationStyle": .choice(Words.modalPresentationStyle),
            "modalTransitionStyle": .choice(Words.modalTransitionStyle),
        ])

    private func readSegue(_ element: XMLTree.Element, from source: InterfaceObject, to destination: InterfaceObject) {
        guard let kind = kind(of: element, source) else { return }
        let holder = InterfaceObject(identifier: nil, className: Self.segue.className, line: element.line)
        readAttributes(element, Self.segue, into: holder)
        for attribute in ["popoverAnchorView", "popoverAnchorBarButtonItem"] {
            guard let anchor = element[attribute].flatMap({ object($0) }) else { continue }
            set(.object(anchor), AttributeRule.archiveKey(for: attribute), of: holder, line: element.line)
        }
        for child in element.children {
            if let key = child["key"], child.name == "popoverArrowDirection", let value = value(of: child, source) {
                set(value, AttributeRule.archiveKey(for: key), of: holder, line: child.line)
            } else if child.name == "nil" || Elements.unused.contains(child.name) {
                continue
            } else {
                warnOfUnknown(child, source)
            }
        }
        storyboard.segues.append(
            InterfaceSegue(
                kind: kind, identifier: element["identifier"].flatMap { $0.isEmpty ? nil : $0 }, source: source,
                destination: destination,
                objectIdentifier: element["id"] ?? "unnamed \(element.index)",
                customClassName: element["customClass"].flatMap { $0.isEmpty ? nil : $0 },
                isForAccessory: element["trigger"] == "accessoryAction", properties: holder.properties,
                line: element.line))
    }

    /// The kind of a segue. The adaptive kinds of iOS 8 are read as those that they replaced.
    private func kind(of element: XMLTree.Element, _ source: InterfaceObject) -> InterfaceSegue.Kind? {
        let word = element["kind"] ?? ""
        switch word {
        case "push", "show": return .push
        case "modal", "presentation": return .modal
        case "popover", "popoverPresentation": return .popover
        case "replace", "showDetail": return .replace
        case "embed": return .embed
        case "custom": return .custom
        case "relationship": return .relationship(element["relationship"] ?? "")
        case "unwind": return .unwind(action: element["unwindAction"] ?? "")
        default:
            warn("a segue of the kind \"\(word)\" is not known", line: element.line, source)
            return nil
        }
    }
}
