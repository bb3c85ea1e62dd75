import Archiving

extension ArchivedObject {
    /// The object as it stands in a graph in which all objects that it refers to have higher numbers.
    func moved(by distance: Int) -> ArchivedObject {
        func moved(_ reference: ArchiveGraph.Reference) -> ArchiveGraph.Reference {
            ArchiveGraph.Reference(reference.index + distance)
        }
        var result = self
        switch content {
        case .elements(let elements): result.content = .elements(elements.map(moved))
        case .pairs(let pairs):
            result.content = .pairs(pairs.map { ArchivedPair(key: moved($0.key), value: moved($0.value)) })
        case .fields(let fields):
            result.content = .fields(
                fields.map { field in
                    guard case .object(let reference) = field.value else { return field }
                    return ArchivedField(field.key, .object(moved(reference)))
                })
        case .null, .string, .integer, .real, .boolean, .data, .date: break
        }
        return result
    }
}
