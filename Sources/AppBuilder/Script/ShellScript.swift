import Foundation

/// A script that is part of a build.
package struct ShellScript: Sendable {
    /// Unique in its target.
    package var identifier: String
    package var name: String
    /// The program that reads the script, with its arguments: `["/bin/sh"]`.
    package var shell: [String]
    package var text: String
    package var inputs: [URL] = []
    /// When there are any, and all exist, and nothing has changed since, the script need not run.
    package var outputs: [URL] = []
    /// The whole environment.
    package var environment: [String: String] = [:]
    package var folder: URL
    /// Folders that are there when the script runs.
    package var makesFolders: [String] = []
}
