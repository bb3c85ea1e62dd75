import Foundation

/// The build settings of one target, configuration and SDK: each value with all references in it replaced.
package struct BuildSettings: Sendable {
    init(
        target: XcodeTarget, configuration: String, sdk: XcodeSDK, overrides: [String: String],
        overridesFile: ConfigurationFile?
    ) {}

    /// The value of a setting; empty when it has none.
    package subscript(_ name: String) -> String { "" }

    /// The words of a setting, as a shell would take them apart: `"a b" c\ d` is two words.
    package func list(_ name: String) -> [String] { [] }

    /// Whether a setting is `YES`.
    package func bool(_ name: String) -> Bool { false }

    /// A text with its references replaced: `$(NAME)`, `${NAME:lower}`.
    package func expand(_ text: String) -> String { text }

    /// Whether any level gives the setting a value, be it an empty one.
    package func isSet(_ name: String) -> Bool { false }

    /// Every setting, expanded: what scripts find in their environment.
    package var allValues: [String: String] { [:] }
}
