import Foundation

/// Property lists of Foundation's values as files; the same values always give the same bytes.
package enum PropertyListData {
    /// - Throws: `ArchiveError` for what no property list can hold.
    package static func binary(_ root: Any) throws -> Data {
        BinaryPropertyListWriter.write(try PropertyList(foundation: root))
    }

    /// In XML, indented with tabs.
    ///
    /// - Throws: `ArchiveError` for what no property list can hold.
    package static func xml(_ root: Any) throws -> Data {
        XMLPropertyListWriter.write(try PropertyList(foundation: root))
    }
}
