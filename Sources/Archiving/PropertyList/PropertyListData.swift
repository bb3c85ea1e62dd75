import Foundation

/// Property lists of Foundation's values as files; the same values always give the same bytes.
package enum PropertyListData {
    /// - Throws: `ArchiveError` for what no property list can hold.
    package static func binary(_ root: Any) throws -> Data {
        try PropertyList(foundation: root).binary()
    }

    /// In XML, indented with tabs.
    ///
    /// - Throws: `ArchiveError` for what no property list can hold.
    package static func xml(_ root: Any) throws -> Data {
        try PropertyList(foundation: root).markup()
    }

    /// Reads a binary list or one in XML.
    ///
    /// - Throws: `ArchiveError` with the line or byte.
    package static func read(_ data: Data) throws -> Any {
        try PropertyList.read(data, as: PropertyList.isBinary(data) ? .binary : .markup).foundationValue()
    }
}
