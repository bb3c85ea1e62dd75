import Archiving

extension NibCompiler {
    /// The document's connections in their order. An outlet collection is at the place of its first member.
    mutating func connections() -> [ArchiveGraph.Reference] {
        var result: [ArchiveGraph.Reference] = []
        var outlets: [Line: InterfaceConnection] = [:]
        var collections: [Line: Int] = [:]
        var members: [(connection: InterfaceConnection, destinations: [ArchiveGraph.Reference], place: Int)] = []
        for connection in document.connections {
            guard let ends = ends(of: connection) else { continue }
            let line = Line(source: ObjectIdentifier(connection.source), label: connection.label)
            switch connection.kind {
            case .outlet:
                if let first = outlets[line] {
                    let isSame = first.destination === connection.destination
                    report(
                        .warning,
                        "the outlet “\(connection.label)” is connected twice" + (isSame ? "" : "; the last one holds"),
                        line: connection.line, object: connection.source)
                    if isSame { continue }
                }
                outlets[line] = connection
                result.append(add("UIRuntimeOutletConnection", connection, ends.source, ends.destination))
            case .outletCollection:
                if let place = collections[line] {
                    members[place].destinations.append(ends.destination)
                } else {
                    collections[line] = members.count
                    members.append((connection, [ends.destination], result.count))
                    result.append(ends.source)
                }
            case .action(let event):
                guard let mask = mask(of: connection, event: event) else { continue }
                let field = mask == 0 ? [] : [ArchivedField("UIEventMask", .integer(mask))]
                result.append(add("UIRuntimeEventConnection", connection, ends.source, ends.destination, field))
            }
        }
        for member in members {
            guard case .outletCollection(let className, let addsContent) = member.connection.kind,
                let source = reference(to: member.connection.source)
            else { continue }
            var fields = [ArchivedField("runtimeCollectionClassName", .object(string(className)))]
            if addsContent { fields.append(ArchivedField("addsContentToExistingCollection", .boolean(true))) }
            result[member.place] = add(
                "UIRuntimeOutletCollectionConnection", member.connection, source, array(member.destinations), fields)
        }
        return result
    }

    private struct Line: Hashable {
        var source: ObjectIdentifier
        var label: String
    }

    private mutating func add(
        _ className: String, _ connection: InterfaceConnection, _ source: ArchiveGraph.Reference,
        _ destination: ArchiveGraph.Reference, _ more: [ArchivedField] = []
    ) -> ArchiveGraph.Reference {
        let fields = [
            ArchivedField("UILabel", .object(string(connection.label))),
            ArchivedField("UISource", .object(source)),
            ArchivedField("UIDestination", .object(destination)),
        ]
        return graph.add(ArchivedObject(className: className, content: .fields(fields + more)))
    }

    private mutating func ends(
        of connection: InterfaceConnection
    ) -> (source: ArchiveGraph.Reference, destination: ArchiveGraph.Reference)? {
        for (end, name) in [(connection.source, "source"), (connection.destination, "destination")]
        where references[ObjectIdentifier(end)] == nil {
            report(
                .error, "the connection “\(connection.label)” has a \(name) that is not in the nib",
                line: connection.line, object: end)
            return nil
        }
        guard let source = references[ObjectIdentifier(connection.source)],
            let destination = references[ObjectIdentifier(connection.destination)]
        else { return nil }
        return (source, destination)
    }

    /// The event mask of an action; 0 for sources with only one event; nil for an unknown event.
    private mutating func mask(of connection: InterfaceConnection, event: Int?) -> Int64? {
        if let event {
            guard (1...32).contains(event) else {
                report(
                    .error, "the action “\(connection.label)” is for event \(event), which there is not",
                    line: connection.line, object: connection.source)
                return nil
            }
            return 1 << Int64(event - 1)
        }
        guard ClassCatalog.lineage(of: connection.source.className).contains(where: { $0.name == "IBUIControl" }) else {
            return 0
        }
        report(
            .warning, "the action “\(connection.label)” has no event; it is sent on the control's usual one",
            line: connection.line, object: connection.source)
        switch connection.source.className {
        case "IBUIButton": return 1 << 6
        case "IBUITextField": return 1 << 18
        default: return 1 << 12
        }
    }
}
