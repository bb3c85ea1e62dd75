import Foundation

/// A target: one product, what it is made of, and what must be made before it.
package struct XcodeTarget: Sendable {
    /// The object's identifier in the project file.
    package let id: String
    package let name: String
    /// What the target was called when it was made; the product's real name is the setting `PRODUCT_NAME`.
    package let productName: String
    package let kind: XcodeProductKind
    /// `com.apple.product-type.application`; empty for targets without a product.
    package let productType: String
    /// The product's file name as the project has it, `HelloWorld.app`; nil for targets without a product.
    package let productFileName: String?
    /// The identifier of the product's file reference, by which other projects name the product.
    package let productReferenceID: String?
    package let dependencies: [XcodeDependency]
    /// In the order in which they run.
    package let phases: [XcodePhase]
    package let buildRules: [XcodeBuildRule]
    /// The configuration that `xcodebuild` takes without `-configuration`.
    package let defaultConfiguration: String?
    package let configurations: [XcodeConfiguration]
    /// Only for `.legacy`: the tool that is called.
    package let legacyTool: XcodeLegacyTool?
    let container: XcodeContainer

    /// The build settings of one way to build the target.
    ///
    /// - Parameters:
    ///   - configuration: `Debug`, say. When the target has none of that name, its default configuration counts.
    ///   - sdk: what is built for; it decides about conditions such as `[sdk=iphoneos*]`.
    ///   - overrides: settings that stand above all others, as given on `xcodebuild`'s command line. They may refer to
    ///     other settings and to `$(inherited)`.
    ///   - overridesFile: a configuration file whose settings stand above the target's (`xcodebuild -xcconfig`).
    package func settings(
        configuration: String, sdk: XcodeSDK = .simulator, overrides: [String: String] = [:],
        overridesFile: ConfigurationFile? = nil
    ) -> BuildSettings {
        BuildSettings(
            target: self, configuration: configuration, sdk: sdk, overrides: overrides, overridesFile: overridesFile)
    }

    /// What the project itself says that the target is for (`SDKROOT`); nil when it does not say.
    package func platform(configuration: String) -> XcodeSDK.Platform? {
        baseSDK(configuration: configuration)?.platform
    }

    /// The SDK that the project is written for (`SDKROOT`); nil when it does not say.
    package func baseSDK(configuration: String) -> XcodeSDK? {
        XcodeSDK(named: BuildSettings.statedSDK(of: self, configuration: configuration))
    }
}
