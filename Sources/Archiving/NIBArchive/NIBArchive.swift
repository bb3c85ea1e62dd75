import Foundation

/// What Apple's tool made of a xib for iOS 4.2 and later: tables of objects, keys, values and class names.
///
/// After the name stand ten numbers of 32 bits: the versions 1 and 9 of the format and its coder, then the count and
/// the offset of each table. The first object holds what the archive gives out by name.
///
/// | table | entry |
/// |---|---|
/// | objects | class, first value, number of values |
/// | keys | length, letters |
/// | values | key, kind, what ``NIBValueKind`` says |
/// | class names | length with the final NUL, number of other classes to fall back on, their numbers, letters |
///
/// Numbers without a stated size are of 7 bits a byte, the lowest first; the last byte has its highest bit set.
package enum NIBArchive {
    static let name = "NIBArchive"
    static let formatVersion: Int32 = 1
    static let coderVersion: Int32 = 9
    static let headerSize = 50
    /// Says that a collection's elements are its own values.
    static let inlinedKey = "NSInlinedValue"
    /// The key of every element.
    static let elementKey = "UINibEncoderEmptyKey"

    /// - Throws: ``ArchiveError``
    package static func read(_ data: Data) throws -> ArchiveGraph { try NIBArchiveReader.read(data) }

    /// The same graph always gives the same bytes.
    /// - Throws: ``ArchiveError`` for a graph whose references lead nowhere.
    package static func write(_ graph: ArchiveGraph) throws -> Data { try NIBArchiveWriter.write(graph) }

    package static func isNIBArchive(_ data: Data) -> Bool { data.starts(with: name.utf8) }
}
