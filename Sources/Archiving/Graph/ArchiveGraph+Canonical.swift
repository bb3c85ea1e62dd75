package extension ArchiveGraph {
    /// The same graph without what the formats of archives cannot tell apart, so that graphs read from two of them can
    /// be compared:
    ///
    /// * objects stand in the order in which they are met from `top`, and those that are never met are left out, since
    ///   formats add objects of their own (texts of structures, elements that are nil);
    /// * a class has no ancestors, which a NIBArchive does not keep;
    /// * whatever can be a structure (a text like `{{0, 0}, {320, 44}}`, the bytes of a NIBArchive) is one, and insets
    ///   are a rectangle;
    /// * a float is the double of the same value, as it is in XML.
    func canonical() -> ArchiveGraph {
        var builder = CanonicalGraph(graph: self)
        return builder.make()
    }
}

private struct CanonicalGraph {
    let graph: ArchiveGraph
    private var places: [Int?]
    /// The places in the old graph of the objects of the new one.
    private var order: [Int] = []
    private var nothing: Int?

    init(graph: ArchiveGraph) {
        self.graph = graph
        places = Array(repeating: nil, count: graph.objects.count)
    }

    mutating func make() -> ArchiveGraph {
        var result = ArchiveGraph()
        result.top = graph.top.map { field($0) }
        // `order` grows while its objects are visited.
        while result.objects.count < order.count {
            let object = graph.objects[order[result.objects.count]]
            result.objects.append(ArchivedObject(className: object.className, content: content(object.content)))
        }
        return result
    }

    private mutating func content(_ content: ArchivedObject.Content) -> ArchivedObject.Content {
        switch content {
        case .elements(let elements): .elements(elements.map { reference($0) })
        case .pairs(let pairs): .pairs(pairs.map { ArchivedPair(key: reference($0.key), value: reference($0.value)) })
        case .fields(let fields): .fields(fields.map { field($0) })
        case .null, .string, .integer, .real, .boolean, .data, .date: content
        }
    }

    private mutating func field(_ field: ArchivedField) -> ArchivedField {
        ArchivedField(field.key, value(field.value))
    }

    private mutating func value(_ value: ArchivedValue) -> ArchivedValue {
        switch value {
        case .float(let number): .double(Double(number))
        case .structure(let structure): plain(structure)
        case .bytes(let bytes): ArchivedStructure(bytes: bytes).map { plain($0) } ?? value
        case .object(let old): structure(at: old) ?? (isNothing(old) ? .null : .object(reference(old)))
        case .null, .boolean, .integer, .double: value
        }
    }

    private func plain(_ structure: ArchivedStructure) -> ArchivedValue {
        .structure(ArchivedStructure(numbers: structure.numbers) ?? structure)
    }

    private func structure(at reference: ArchiveGraph.Reference) -> ArchivedValue? {
        guard graph.objects.indices.contains(reference.index),
            case .string(let text) = graph.objects[reference.index].content,
            text.first == "{" || text.first == "["
        else { return nil }
        return ArchivedStructure(text: text).map { plain($0) }
    }

    private func isNothing(_ reference: ArchiveGraph.Reference) -> Bool {
        graph.objects.indices.contains(reference.index) && graph.objects[reference.index].isNothing
    }

    private mutating func reference(_ old: ArchiveGraph.Reference) -> ArchiveGraph.Reference {
        guard places.indices.contains(old.index) else { return old }
        if let known = places[old.index] { return ArchiveGraph.Reference(known) }
        if isNothing(old), let nothing { return ArchiveGraph.Reference(nothing) }
        let place = order.count
        places[old.index] = place
        if isNothing(old) { nothing = place }
        order.append(old.index)
        return ArchiveGraph.Reference(place)
    }
}
