import Foundation

/// What Apple's tool made of a xib for iOS 4.2 and later: tables of objects, keys, values and class names.
package enum NIBArchive {
    /// - Throws: ``ArchiveError``
    /// - Status: stub
    package static func read(_ data: Data) throws -> ArchiveGraph {
        throw ArchiveError("NIBArchives cannot be read yet")
    }

    /// - Throws: ``ArchiveError`` for a graph whose references lead nowhere.
    /// - Status: stub
    package static func write(_ graph: ArchiveGraph) throws -> Data {
        throw ArchiveError("NIBArchives cannot be written yet")
    }

    package static func isNIBArchive(_ data: Data) -> Bool { data.starts(with: "NIBArchive".utf8) }
}
