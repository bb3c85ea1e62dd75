import Foundation

/// What stands under a key of an archived object.
package enum ArchivedValue: Equatable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case float(Float)
    case double(Double)
    case bytes(Data)
    /// A point, a rectangle, insets, a transform: a keyed archive spells it as a string, a NIBArchive as bytes.
    case structure(ArchivedStructure)
    case object(ArchiveGraph.Reference)
}
