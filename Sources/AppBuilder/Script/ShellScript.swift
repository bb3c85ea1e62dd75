import Foundation

/// A script phase, or a script of a build rule.
package struct ShellScript: Sendable {
    /// An identifier that is unique in the target.
    package var identifier: String
    package var name: String
    /// The interpreter with its arguments: `["/bin/sh"]`.
    package var shell: [String]
    package var text: String
    package var inputs: [URL] = []
    /// If there are outputs, all of them exist, and no input has changed, the script is skipped.
    package var outputs: [URL] = []
    /// The complete environment.
    package var environment: [String: String] = [:]
    package var folder: URL
    /// Folders that are created before the script runs.
    package var makesFolders: [String] = []
}
