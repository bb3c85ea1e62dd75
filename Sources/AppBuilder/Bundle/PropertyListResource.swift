import Foundation
import XcodeProject

/// A property list (`.plist`) or table of texts (`.strings`) that goes into a bundle, mostly in another format.
package struct PropertyListResource: Sendable {
    package var resource: BundleResource
    package var kind: PropertyListContents.Kind
    package var format: PropertyListFormat

    /// - Parameters:
    ///   - lists: the format of property lists.
    ///   - tables: that of tables of texts.
    /// - Returns: nil for what is neither.
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
