import Foundation

/// What NSKeyedArchiver writes: a property list whose `$objects` refer to each other.
package enum KeyedArchive {
    package enum Format: Sendable {
        case binary
        case xml
    }

    /// - Throws: ``ArchiveError``
    /// - Status: stub
    package static func read(_ data: Data) throws -> ArchiveGraph {
        throw ArchiveError("keyed archives cannot be read yet")
    }

    /// - Throws: ``ArchiveError`` for a graph whose references lead nowhere.
    /// - Status: stub
    package static func write(_ graph: ArchiveGraph, format: Format = .binary) throws -> Data {
        throw ArchiveError("keyed archives cannot be written yet")
    }

    /// Whether data looks like a keyed archive, told from few of its bytes.
    /// - Status: stub
    package static func isKeyedArchive(_ data: Data) -> Bool { false }
}
