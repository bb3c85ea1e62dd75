import Archiving
import InterfaceBuilder

/// A nib, looked into.
struct CompiledNib {
    let graph: ArchiveGraph
    let problems: [InterfaceProblem]

    var messages: [String] { problems.map(\.message) }

    /// The objects of an array of the archive's top.
    func top(_ key: String) -> [Object] {
        guard case .object(let array)? = graph.top.first(where: { $0.key == key })?.value else { return [] }
        return Object(nib: self, reference: array).elements
    }

    /// The objects of the document's list that are no placeholders.
    var objects: [Object] { Array(top("UINibObjectsKey").dropFirst(2)) }

    struct Object {
        let nib: CompiledNib
        let reference: ArchiveGraph.Reference

        var className: String { nib.graph[reference].className }

        var fields: [ArchivedField] {
            if case .fields(let fields) = nib.graph[reference].content { return fields }
            return []
        }

        var keys: Set<String> { Set(fields.map(\.key)) }

        var content: ArchivedObject.Content { nib.graph[reference].content }

        var elements: [Object] {
            guard case .elements(let elements) = content else { return [] }
            return elements.map { Object(nib: nib, reference: $0) }
        }

        subscript(key: String) -> ArchivedValue? { fields.first { $0.key == key }?.value }

        func object(_ key: String) -> Object? {
            guard case .object(let reference)? = self[key] else { return nil }
            return Object(nib: nib, reference: reference)
        }

        func text(_ key: String) -> String? {
            guard case .string(let text)? = object(key)?.content else { return nil }
            return text
        }
    }
}
