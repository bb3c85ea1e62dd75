import Foundation

/// One way to build: `Debug` or `Release`, with its settings.
package struct XcodeConfiguration: Sendable {
    package let name: String
    /// The configuration file below the settings, if there is one.
    package let baseFile: ConfigurationFile?
    /// In the order of their names.
    package let settings: [SettingAssignment]
}
