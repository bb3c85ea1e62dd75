import Foundation

/// An `.xcconfig` file with what it includes.
package struct ConfigurationFile: Sendable {
    package let path: URL
    /// In the order of the file, included ones in their places. A later one replaces an earlier one.
    package let assignments: [SettingAssignment]
    package let warnings: [String]

    /// - Throws: `XcodeProjectError` when the file cannot be read.
    package init(_ path: URL) throws {
        throw XcodeProjectError("configuration files are not read yet", path: path.path)
    }
}
