import Foundation

/// A script that is played on one device in one language.
package struct UITest: Sendable, Hashable {
    /// The script's path below the folder of scripts, without its ending: "accounts/login".
    package var script: String
    package var file: URL
    /// The device's model and system: "iPhone 3GS (3.1.3)".
    package var device: String
    /// The device's language as a BCP 47 tag; nil for the usual one.
    package var language: String?

    package init(script: String, file: URL, device: String, language: String?) {
        self.script = script
        self.file = file
        self.device = device
        self.language = language
    }

    /// Where the script is played: "iPhone 3GS (3.1.3), de".
    package var setting: String { device + (language.map { ", \($0)" } ?? "") }

    /// Different for each test of a run.
    package var name: String { "\(script) [\(setting)]" }
}
