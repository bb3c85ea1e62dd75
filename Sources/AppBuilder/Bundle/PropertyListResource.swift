import Foundation
import XcodeProject

/// A property list (`.plist`) or strings file (`.strings`) that is converted to another format for the bundle.
package struct PropertyListResource: Sendable {
    package var resource: BundleResource
    package var kind: PropertyListContents.Kind
    package var format: PropertyListFormat

    /// - Parameters:
    ///   - lists: The format of property lists.
    ///   - tables: The format of strings files.
    /// - Returns: nil for other files.
    package init?(_ resource: BundleResource, lists: PropertyListFormat, tables: PropertyListFormat) {
        switch resource.source.pathExtension.lowercased() {
        case "plist": (kind, format) = (.list, lists)
        case "strings": (kind, format) = (.table, tables)
        default: return nil
        }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: resource.source.path, isDirectory: &isFolder)
        guard exists, !isFolder.boolValue else { return nil }
        self.resource = resource
    }
}
