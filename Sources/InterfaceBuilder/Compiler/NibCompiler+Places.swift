import Archiving

extension NibCompiler {
    /// Where an object of the document is in the nib that was compiled; nil for what has no place in it.
    package func reference(of object: InterfaceObject) -> ArchiveGraph.Reference? {
        references[ObjectIdentifier(object)]
    }
}
