import Foundation

/// An `.xcconfig` file with what it includes.
package struct ConfigurationFile: Sendable {
    package let path: URL
    /// In the order of the file, included ones in their places. A later one replaces an earlier one.
    package let assignments: [SettingAssignment]
    /// Each as `file:line: warning: what is wrong`.
    package let warnings: [String]

    /// - Parameter projectFolder: where included files are looked for that are not beside the one that includes them.
    /// - Throws: `XcodeProjectError` when the file, or one that it includes, cannot be read.
    package init(_ path: URL, projectFolder: URL? = nil) throws {
        var reader = ConfigurationFileReader(projectFolder: projectFolder?.path)
        try reader.read(path.path)
        self.path = path
        assignments = reader.assignments
        warnings = reader.warnings
    }
}
