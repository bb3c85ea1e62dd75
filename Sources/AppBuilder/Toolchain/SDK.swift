import Foundation

/// Where the frameworks lie that apps are compiled against and linked with.
public struct SDK: Sendable {
    /// The folder with `SDK/` and `Sources/` in it.
    public let root: URL
    /// The folder with `libCocoaTouch.so` and, below `Modules`, the Swift modules.
    public let products: URL

    public init(root: URL, products: URL) {
        self.root = root
        self.products = products
    }

    /// Objective-C headers, one folder a framework.
    public var headers: URL { root.appendingPathComponent("SDK/include") }
    /// Included before everything else in Objective-C sources.
    public var prefixHeader: URL { headers.appendingPathComponent("Verger/Prefix.h") }
    public var swiftModules: URL { products.appendingPathComponent("Modules") }
    public var library: URL { products.appendingPathComponent("libCocoaTouch.so") }
    /// What each app's program begins with.
    var programStart: URL { root.appendingPathComponent("SDK/Program/ProgramStart.S") }
    /// The source of the program that tests without an app run in.
    var testRunner: URL { root.appendingPathComponent("SDK/Testing/LogicTests.c") }
    /// What a bundle of tests begins with.
    var testBundleStart: URL { root.appendingPathComponent("SDK/Testing/BundleStart.s") }
    /// What gdb is taught about apps.
    public var debuggerScript: URL { root.appendingPathComponent("SDK/debugger/verger.py") }
    /// Project templates, one folder each.
    public var templates: URL { root.appendingPathComponent("SDK/Templates") }

    /// Finds the SDK that the running program belongs to: its products lie beside the program.
    public static func locate(
        program: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    ) throws -> SDK {
        let products = program.deletingLastPathComponent()
        var folder = products
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let candidate = folder.appendingPathComponent("SDK")
            if FileManager.default.fileExists(atPath: candidate.path) { return SDK(root: folder, products: products) }
        }
        throw BuildError(
            "no SDK folder above this program", at: products.path,
            cure: "Run the program where it was built (.build in the project's clone), by ./verger.")
    }
}
