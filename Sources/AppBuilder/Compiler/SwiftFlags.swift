import Foundation

/// The flags with which Swift apps are compiled and linked.
public struct SwiftFlags: Sendable {
    public let toolchain: Toolchain
    public let sdk: SDK
    public let configuration: Configuration

    public init(toolchain: Toolchain, sdk: SDK, configuration: Configuration) {
        self.toolchain = toolchain
        self.sdk = sdk
        self.configuration = configuration
    }

    /// The search paths for the module UIKit and the C modules that it imports; and what every source has without saying
    /// so: on the phone the URL loading system is a part of Foundation.
    public var modules: [String] {
        ["-I", sdk.swiftModules.path] + CModules(sdk: sdk).flags + implicitImports
    }

    private var implicitImports: [String] {
        let name = "URLLoading"
        // An SDK for sources in C alone has no modules.
        let file = sdk.swiftModules.appendingPathComponent("\(name).swiftmodule").path
        guard FileManager.default.fileExists(atPath: file) else { return [] }
        return ["-Xfrontend", "-import-module", "-Xfrontend", name]
    }

    public var compile: [String] {
        switch configuration {
        case .debug: ["-Onone", "-g", "-D", "DEBUG", "-swift-version", "5"]
        case .release: ["-O", "-wmo", "-g", "-swift-version", "5"]
        }
    }

    /// The flags that make the output independent of the project's path.
    ///
    /// Besides paths in debug information they change `#file` to the module's and file's names, and leave out data that
    /// depends on the command line (references to compiled C modules, the hash for incremental compilation).
    public func hidingPaths(below root: URL) -> [String] {
        [
            "-file-prefix-map", "\(root.path)/=", "-file-prefix-map", "\(root.path)=.",
            "-enable-upcoming-feature", "ConciseMagicFile", "-Xfrontend", "-no-clang-module-breadcrumbs",
            "-Xfrontend", "-disable-incremental-llvm-codegen",
        ]
    }

    public var link: [String] {
        [
            "-L\(sdk.products.path)", "-lCocoaTouch",
            "-Xlinker", "-rpath", "-Xlinker", sdk.products.path,
            "-Xlinker", "--export-dynamic", "-Xlinker", "--build-id=sha1",
        ]
    }
}
