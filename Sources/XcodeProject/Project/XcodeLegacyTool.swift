/// The build tool that a legacy target calls.
package struct XcodeLegacyTool: Hashable, Sendable {
    /// `/usr/bin/make`
    package let program: String
    /// Words with build settings in them: `$(ACTION)`.
    package let arguments: String
    package let workingFolder: String
    package let passesSettingsInEnvironment: Bool
}
