import Foundation

/// What NSKeyedArchiver writes: a property list with a table, `$objects`, of values that refer to each other by number.
///
/// Strings, numbers and `NSData` stand in the table as values of the property list, all other objects as dictionaries
/// with a `$class`. Number 0 is `$null`, which is nil. See *Archives and Serializations Programming Guide* and the
/// manual pages `plist(5)`.
package enum KeyedArchive {
    package enum Format: Sendable {
        case binary
        case xml
    }

    /// - Throws: ``ArchiveError``
    package static func read(_ data: Data) throws -> ArchiveGraph {
        try PropertyList.withCore(data, as: PropertyList.isBinary(data) ? .binary : .markup) { core in
            try withUnsafePointer(to: core) { try KeyedArchiveReader.read($0) }
        }
    }

    /// The same graph always gives the same bytes.
    /// - Throws: ``ArchiveError`` for a graph whose references lead nowhere.
    package static func write(_ graph: ArchiveGraph, format: Format = .binary) throws -> Data {
        let list = try KeyedArchiveWriter.write(graph)
        return switch format {
        case .binary: list.binary()
        case .xml: list.markup()
        }
    }

    /// Whether data looks like a keyed archive: a property list in which `$objects` stands.
    package static func isKeyedArchive(_ data: Data) -> Bool {
        let isList = PropertyList.isBinary(data) || data.prefix(512).range(of: Data("<plist".utf8)) != nil
        return isList && data.range(of: Data("$objects".utf8)) != nil
    }
}
