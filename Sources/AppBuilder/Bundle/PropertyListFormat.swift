import Archiving
import Foundation
import XcodeProject

/// The format of a property list in a bundle.
package enum PropertyListFormat: Sendable, Equatable {
    case binary
    case xml
    /// The format of the source file.
    case asWritten
    /// Only for strings files: the text of the source file in another encoding.
    case text(String.Encoding)

    /// - Parameters:
    ///   - data: The source file.
    ///   - values: The contents of the source file.
    /// - Returns: The file for the bundle.
    /// - Throws: `ArchiveError` for values that a property list cannot contain.
    func contents(of values: Any, writtenAs data: Data, text: @autoclosure () -> String) throws -> Data {
        switch self {
        case .binary: PropertyList.isBinary(data) ? data : try PropertyListData.binary(values)
        case .xml: try PropertyListData.xml(values)
        case .asWritten: data
        case .text(let encoding): text().data(using: encoding) ?? data
        }
    }
}
