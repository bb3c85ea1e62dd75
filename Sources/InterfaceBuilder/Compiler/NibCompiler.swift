import Archiving

/// Makes the nib of a document.
package struct NibCompiler {
    package init(document: InterfaceDocument, options: NibOptions = NibOptions()) {}

    /// - Status: stub, an empty nib
    package mutating func compile() -> (graph: ArchiveGraph, problems: [InterfaceProblem]) { (ArchiveGraph(), []) }
}
