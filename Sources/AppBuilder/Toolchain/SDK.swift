import Foundation

/// The folders with the frameworks against which apps are compiled and linked.
public struct SDK: Sendable {
    /// The folder that contains `SDK/` and `Sources/`.
    public let root: URL
    /// The folder that contains `libCocoaTouch.so` and, in `Modules`, the Swift modules.
    public let products: URL

    public init(root: URL, products: URL) {
        self.root = root
        self.products = products
    }

    /// The Objective-C headers, in one folder per framework.
    public var headers: URL { root.appendingPathComponent("SDK/include") }
    /// The header that is included first in each Objective-C source.
    public var prefixHeader: URL { headers.appendingPathComponent("Verger/Prefix.h") }
    public var swiftModules: URL { products.appendingPathComponent("Modules") }
    public var library: URL { products.appendingPathComponent("libCocoaTouch.so") }
    /// The assembly that is linked first into each app's program.
    var programStart: URL { root.appendingPathComponent("SDK/Program/ProgramStart.S") }
    /// The source of the test runner.
    var testRunner: URL { root.appendingPathComponent("SDK/Testing/LogicTests.c") }
    /// The assembly that is linked first into a test bundle.
    var testBundleStart: URL { root.appendingPathComponent("SDK/Testing/BundleStart.s") }
    /// The gdb script for debugging apps.
    public var debuggerScript: URL { root.appendingPathComponent("SDK/debugger/verger.py") }
    /// The sources of the program that reads stores of Core Data.
    public var storeTool: URL { root.appendingPathComponent("SDK/StoreTool") }
    /// The project templates, one folder each.
    public var templates: URL { root.appendingPathComponent("SDK/Templates") }

    /// Finds the SDK of the running program, whose products are in the folder of the program.
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
