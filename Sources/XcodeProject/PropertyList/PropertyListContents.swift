import Archiving
import Foundation

/// The values of the property lists and tables of texts that are resources of an app: binary, in XML, or in OpenStep's
/// format; in UTF-8, UTF-16 with or without a byte order mark, or Mac OS Roman.
package enum PropertyListContents {
    package enum Kind: Sendable {
        /// `.plist`
        case list
        /// `.strings`: entries without braces around them.
        case table
    }

    /// - Returns: values as `PropertyListSerialization` has them; of equal keys the last counts.
    /// - Throws: `XcodeProjectError` with the line.
    package static func read(_ data: Data, path: String, as kind: Kind) throws -> Any {
        let list = try PropertyListFile.list(
            data, path: path, as: kind == .table ? .table : .openStep, cure: "Mend the line.")
        do {
            return try list.foundationValue()
        } catch {
            throw XcodeProjectError("not a property list: \(error)", path: path, cure: "Mend the file.")
        }
    }
}
