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
        ["-I", sdk.swiftModules.path] + CModules(sdk: sdk).flags
    }

    public var compile: [String] {
        switch configuration {
        case .debug: ["-Onone", "-g", "-D", "DEBUG", "-swift-version", "5"]
        case .release: ["-O", "-wmo", "-g", "-swift-version", "5"]
        }
    }

    /// What makes a program the same in any folder.
    ///
    /// Besides paths in debug information: `#file` is the file's name behind its module's, and what hangs on the
    /// command's words (references to compiled modules of C, the hash for compiling anew) is left out.
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
