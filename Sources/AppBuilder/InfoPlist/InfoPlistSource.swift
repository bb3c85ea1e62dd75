import Foundation

/// The source of a bundle's Info.plist, and the values that the build adds.
package struct InfoPlistSource: Sendable {
    package var file: URL
    package var productName: String
    package var executableName: String
    /// Expands variables; nil for a project folder, which has only the standard ones.
    package var expand: (@Sendable (String) -> String)?
    package var preprocessing: InfoPlistPreprocessing?
    /// Values for keys that are missing in the file.
    package var additions: [String: InfoPlistValue] = [:]
    package var format = PropertyListFormat.binary

    /// Adds what the bundle was built with. The device asks it, where the phone behaved by the SDK of an app.
    package mutating func addSDK(platform: String, version: String) {
        guard !version.isEmpty else { return }
        additions["DTPlatformName"] = .text(platform)
        additions["DTPlatformVersion"] = .text(version)
        additions["DTSDKName"] = .text(platform + version)
    }
}

/// A value that a build adds to an Info.plist.
package enum InfoPlistValue: Sendable {
    case text(String)
    case texts([String])
    case numbers([Int])

    var object: Any {
        switch self {
        case .text(let text): text
        case .texts(let texts): texts
        case .numbers(let numbers): numbers
        }
    }
}
