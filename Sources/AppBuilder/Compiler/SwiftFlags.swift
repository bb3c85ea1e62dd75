import Foundation

/// Every flag that Swift apps are compiled and linked with.
public struct SwiftFlags: Sendable {
    public let toolchain: Toolchain
    public let sdk: SDK
    public let configuration: Configuration

    public init(toolchain: Toolchain, sdk: SDK, configuration: Configuration) {
        self.toolchain = toolchain
        self.sdk = sdk
        self.configuration = configuration
    }

    /// Where `import UIKit` finds its modules, and the C modules that they are built on.
    public var modules: [String] {
        ["-I", sdk.swiftModules.path] + cModules
    }

    public var compile: [String] {
        switch configuration {
        case .debug: ["-Onone", "-g", "-D", "DEBUG", "-swift-version", "5"]
        case .release: ["-O", "-wmo", "-swift-version", "5"]
        }
    }

    public var link: [String] {
        [
            "-L\(sdk.products.path)", "-lCocoaTouch",
            "-Xlinker", "-rpath", "-Xlinker", sdk.products.path,
            "-Xlinker", "--export-dynamic",
        ]
    }

    private var cModules: [String] {
        let sources = sdk.root.appendingPathComponent("Sources")
        let system = sources.appendingPathComponent("System")
        let folders = ((try? FileManager.default.contentsOfDirectory(atPath: system.path)) ?? []).sorted()
        return folders.flatMap { folder -> [String] in
            ["-Xcc", "-fmodule-map-file=\(system.path)/\(folder)/module.modulemap"]
        } + ["-Xcc", "-fmodule-map-file=\(cPlatformModuleMap(sources).path)"]
    }

    /// SwiftPM writes a module map for a C target without one into the products.
    private func cPlatformModuleMap(_ sources: URL) -> URL {
        let own = sources.appendingPathComponent("CPlatform/include/module.modulemap")
        if FileManager.default.fileExists(atPath: own.path) { return own }
        return sdk.products.appendingPathComponent("CPlatform.build/module.modulemap")
    }
}
