/// A script that runs as part of a build.
package struct XcodeShellScript: Hashable, Sendable {
    package let id: String
    package let name: String
    /// `/bin/sh`, perhaps with arguments: `/usr/bin/env python ../lint`.
    package let shell: String
    /// The script itself.
    package let text: String
    /// Paths with build settings in them, not expanded yet.
    package let inputs: [String]
    /// When all exist and are newer than all inputs, the script need not run. Without any it runs each time.
    package let outputs: [String]
    /// Whether the script runs only for `xcodebuild install`.
    package let onlyWhenInstalling: Bool
    /// Whether the environment is printed before the script runs.
    package let showsEnvironment: Bool
}
