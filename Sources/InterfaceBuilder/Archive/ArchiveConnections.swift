/// Reads an archive's connection records.
struct ArchiveConnections {
    private let values: ArchiveValues

    init(_ values: ArchiveValues) { self.values = values }

    func read(_ list: Int) -> [InterfaceConnection] {
        values.elements(ofList: list).compactMap { values.target(of: $0) }.compactMap { connection(inRecord: $0) }
    }

    private func connection(inRecord record: Int) -> InterfaceConnection? {
        var identifier: String?
        var node: Int?
        for element in values.element(record).children {
            switch element["key"] ?? "" {
            case "connection": node = values.target(of: element.index)
            case "connectionID", "id":
                switch values.value(at: element.index) {
                case .integer(let number)?: identifier = String(number)
                case .string(let text)?: identifier = text
                default: break
                }
            default:
                values.report(
                    .warning,
                    "\(element["key"] ?? "<\(element.name)>") of a connection record is not known; it is ignored",
                    at: element.index)
            }
        }
        guard let node else {
            values.report(.error, "the connection record has no connection; it is ignored", at: record)
            return nil
        }
        return connection(at: node, identifier: identifier)
    }

    private func connection(at node: Int, identifier: String?) -> InterfaceConnection? {
        let element = values.element(node)
        let className = element["class"] ?? ""
        guard
            ["IBCocoaTouchOutletConnection", "IBCocoaTouchOutletCollectionConnection", "IBCocoaTouchEventConnection"]
                .contains(className)
        else {
            values.report(
                .warning,
                "connections of the kind \(className.isEmpty ? "<\(element.name)>" : className) are not known; it is ignored",
                at: node)
            return nil
        }
        var label: String?
        var source: Int?
        var destination: Int?
        var event: Int?
        var collectionClass = "NSArray"
        var addsContent = false
        for child in element.children {
            switch (child["key"] ?? "", className) {
            case ("label", _): if case .string(let text)? = values.value(at: child.index) { label = text }
            case ("source", _): source = child.index
            case ("destination", _): destination = child.index
            case ("IBEventType", "IBCocoaTouchEventConnection"):
                if case .integer(let number)? = values.value(at: child.index) { event = number }
            case ("cachedDesigntimeCollectionClassName", "IBCocoaTouchOutletCollectionConnection"),
                ("collectionClassName", "IBCocoaTouchOutletCollectionConnection"):
                if case .string(let text)? = values.value(at: child.index), !text.isEmpty { collectionClass = text }
            case ("addsContentToExistingCollection", "IBCocoaTouchOutletCollectionConnection"):
                if case .boolean(let adds)? = values.value(at: child.index) { addsContent = adds }
            default:
                values.report(
                    .warning, "\(child["key"] ?? "<\(child.name)>") of a connection is not known; it is ignored",
                    at: child.index)
            }
        }
        let name = label.map { "connection “\($0)”" } ?? "connection"
        guard let label, !label.isEmpty else {
            values.report(.error, "the \(name) has no label; it is ignored", at: node)
            return nil
        }
        guard let from = end("source", source, of: name, at: node),
            let to = end("destination", destination, of: name, at: node)
        else { return nil }
        let kind: InterfaceConnection.Kind =
            switch className {
            case "IBCocoaTouchEventConnection": .action(event: event)
            case "IBCocoaTouchOutletCollectionConnection":
                .outletCollection(className: collectionClass, addsContent: addsContent)
            default: .outlet
            }
        return InterfaceConnection(
            kind: kind, label: label, source: from, destination: to, identifier: identifier, line: element.line)
    }

    private func end(_ role: String, _ place: Int?, of name: String, at node: Int) -> InterfaceObject? {
        if let place, let object = values.object(at: place), object.identifier != nil { return object }
        values.report(.error, "the \(name) has no \(role) among the document's objects; it is ignored", at: node)
        return nil
    }
}
