import Foundation

/// The objects of an archive, whatever file they came from or go to.
///
/// Objects refer to each other by their place in ``objects``, so shared objects and cycles need no care. Keyed archives
/// and NIBArchives are read into a graph and written from one.
package struct ArchiveGraph: Equatable, Sendable {
    /// A place in ``ArchiveGraph/objects``.
    package struct Reference: Hashable, Sendable {
        package let index: Int

        package init(_ index: Int) { self.index = index }
    }

    package var objects: [ArchivedObject] = []

    /// What the archive gives out by name: `UINibObjectsKey` … of a nib, `root` of what an app archived.
    package var top: [ArchivedField] = []

    package init() {}

    package subscript(reference: Reference) -> ArchivedObject {
        get { objects[reference.index] }
        set { objects[reference.index] = newValue }
    }

    /// Adds an object.
    /// - Returns: what others refer to it by.
    package mutating func add(_ object: ArchivedObject) -> Reference {
        objects.append(object)
        return Reference(objects.count - 1)
    }
}
