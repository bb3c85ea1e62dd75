/// What is built for: the conditions of build settings ask for it.
package struct XcodeSDK: Hashable, Sendable {
    package enum Platform: String, Sendable {
        case device = "iphoneos"
        case simulator = "iphonesimulator"
        case mac = "macosx"
    }

    package var platform: Platform
    /// `4.3`
    package var version: String

    package init(_ platform: Platform, version: String = XcodeSDK.newestVersion) {
        self.platform = platform
        self.version = version
    }

    /// `iphonesimulator4.3`
    package var name: String { platform.rawValue + version }

    /// The version of the SDK that apps are compiled against.
    package static let newestVersion = "5.1"
    package static let simulator = XcodeSDK(.simulator)
    package static let device = XcodeSDK(.device)
}
