/// A key of an archived dictionary with its value.
package struct ArchivedPair: Equatable, Sendable {
    package var key: ArchiveGraph.Reference
    package var value: ArchiveGraph.Reference

    package init(key: ArchiveGraph.Reference, value: ArchiveGraph.Reference) {
        self.key = key
        self.value = value
    }
}
