/// What is built for: the conditions of build settings ask for it.
package struct XcodeSDK: Hashable, Sendable {
    package enum Platform: String, CaseIterable, Sendable {
        case device = "iphoneos"
        case simulator = "iphonesimulator"
        case mac = "macosx"
    }

    package var platform: Platform
    /// `4.3`
    package var version: String
    /// Whether the version was asked for; without one it is the project's, which is its base SDK.
    package var hasOwnVersion: Bool
    /// What `SDKROOT` is in a build: the folder whose `usr/include` and `System/Library/Frameworks` settings name.
    package var folder: String

    /// - Parameter folder: Apple's place of it when none is given.
    package init(_ platform: Platform, version asked: String? = nil, folder: String? = nil) {
        let version = asked ?? XcodeSDK.newestVersion
        self.platform = platform
        self.version = version
        hasOwnVersion = asked != nil
        self.folder =
            folder
            ?? "\(Self.platforms)/\(platform.folderName).platform/Developer/SDKs/\(platform.folderName)\(version).sdk"
    }

    /// - Parameter name: `iphoneos`, `iphonesimulator4.3`, or a path that ends in such a name and `.sdk`.
    /// - Returns: nil for a name that stands for no platform.
    package init?(named name: String) {
        var word = name.lowercased()
        if word.hasSuffix(".sdk") {
            word = String(ProjectPath.lastComponent(word).dropLast(4))
        }
        guard let platform = Platform.allCases.first(where: { word.hasPrefix($0.rawValue) }) else { return nil }
        let version = word.dropFirst(platform.rawValue.count)
        guard version.allSatisfy({ $0.isNumber || $0 == "." }), version.first != "." else { return nil }
        self.init(platform, version: version.isEmpty ? nil : String(version))
    }

    /// `iphonesimulator4.3`
    package var name: String { platform.rawValue + version }

    /// The version of the SDK that apps are compiled against.
    package static let newestVersion = "5.1"
    package static let simulator = XcodeSDK(.simulator)
    package static let device = XcodeSDK(.device)

    static let platforms = "/Developer/Platforms"

    /// What programs are made for, whatever the settings say.
    #if arch(arm64)
    static let architecture = "arm64"
    #else
    static let architecture = "x86_64"
    #endif
}

extension XcodeSDK.Platform {
    /// `iPhoneOS`
    package var folderName: String {
        switch self {
        case .device: "iPhoneOS"
        case .simulator: "iPhoneSimulator"
        case .mac: "MacOSX"
        }
    }

    /// What is behind the configuration's name in the name of the products' folder.
    var effectiveName: String { self == .mac ? "" : "-" + rawValue }
}
