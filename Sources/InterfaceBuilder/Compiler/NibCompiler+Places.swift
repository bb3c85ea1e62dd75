import Archiving

extension NibCompiler {
    /// The object of the compiled nib for an object of the document; nil if the nib has none.
    package func reference(of object: InterfaceObject) -> ArchiveGraph.Reference? {
        references[ObjectIdentifier(object)]
    }
}
