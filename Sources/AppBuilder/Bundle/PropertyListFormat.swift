import Archiving
import Foundation
import XcodeProject

/// How a property list is written into a bundle.
package enum PropertyListFormat: Sendable, Equatable {
    case binary
    case xml
    /// As its author wrote it.
    case asWritten
    /// Only for tables of texts: as written, in another encoding.
    case text(String.Encoding)

    /// - Parameters:
    ///   - data: the file as its author wrote it.
    ///   - values: what is in it.
    /// - Returns: the file as it goes into the bundle.
    /// - Throws: `ArchiveError` for values that no property list can hold.
    func contents(of values: Any, writtenAs data: Data, text: @autoclosure () -> String) throws -> Data {
        switch self {
        case .binary: PropertyList.isBinary(data) ? data : try PropertyListData.binary(values)
        case .xml: try PropertyListData.xml(values)
        case .asWritten: data
        case .text(let encoding): text().data(using: encoding) ?? data
        }
    }
}
