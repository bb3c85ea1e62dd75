package import Archiving

/// A parsed nib: the graph of its archived objects, of which none is made yet.
package struct NibFile {
    /// The objects, made ready for being found.
    package let index: ArchiveIndex

    package var graph: ArchiveGraph { index.graph }

    /// The path of the nib or a description, for messages.
    package let name: String

    package init(graph: ArchiveGraph, name: String) {
        index = ArchiveIndex(graph)
        self.name = name
    }

    /// Reads either format: the keyed archives of iPhone OS 2 and 3, or NIBArchive.
    /// - Throws: `NibFileError` for bytes that are no nib.
    package init(data: Data, name: String) throws {
        self.name = name
        do {
            if NIBArchive.isNIBArchive(data) {
                index = ArchiveIndex(try NIBArchive.read(data))
            } else if KeyedArchive.isKeyedArchive(data) {
                index = ArchiveIndex(try KeyedArchive.read(data))
            } else {
                throw NibFileError(file: name, reason: "it is no nib: neither a keyed archive nor a NIBArchive")
            }
        } catch let error as ArchiveError {
            throw NibFileError(file: name, reason: error.description)
        }
    }

    /// The objects of a list that the nib gives out by name: `UINibObjectsKey` …; empty if there is none.
    func list(_ key: String) -> [ArchiveGraph.Reference] {
        guard case .object(let list)? = graph.top.first(where: { $0.key == key })?.value,
            case .elements(let references) = graph[list].content
        else { return [] }
        return references
    }
}
