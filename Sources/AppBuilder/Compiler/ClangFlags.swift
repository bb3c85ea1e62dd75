import Foundation

/// Every flag that Objective-C apps are compiled and linked with; docs/ObjectiveC.md says how each was found.
public struct ClangFlags: Sendable {
    public let toolchain: Toolchain
    public let sdk: SDK
    public let configuration: Configuration

    public init(toolchain: Toolchain, sdk: SDK, configuration: Configuration) {
        self.toolchain = toolchain
        self.sdk = sdk
        self.configuration = configuration
    }

    /// Flags for a source file of any of clang's languages.
    public var compile: [String] { language + configurationFlags + headers }

    /// What old code needs to be understood as it was meant.
    var language: [String] {
        [
            "-fPIC", "-pthread", "-fexceptions",
            // Old code reads objects through pointers to other structs.
            "-fno-strict-aliasing",
            // What compilers of that time warned of, and this one refuses.
            "-Wno-error=implicit-function-declaration", "-Wno-error=implicit-int", "-Wno-error=int-conversion",
            "-Wno-error=incompatible-function-pointer-types", "-Wno-error=return-mismatch",
            "-Wno-error=parentheses",
            // Projects name warnings of GCC's.
            "-Wno-unknown-warning-option", "-Wno-ignored-optimization-argument",
        ]
    }

    /// Where the headers of the frameworks and of what they stand on are.
    var headers: [String] {
        [
            "-isystem", sdk.headers.path,
            "-isystem", "/usr/include/GNUstep",
            // GCC's own headers only after clang's: both have a stddef.h.
            "-idirafter", toolchain.gcc.appendingPathComponent("include").path,
            // <dispatch/dispatch.h> and <Block.h>.
            "-idirafter", toolchain.swiftHeaders.path,
            "-idirafter", toolchain.swiftHeaders.appendingPathComponent("Block").path,
            // <libxml/tree.h>, which is deeper here than on the device.
            "-idirafter", "/usr/include/libxml2",
        ]
    }

    /// What Objective-C sources need on top of `compile`.
    public var objectiveC: [String] { objectiveCLanguage + ["-include", sdk.prefixHeader.path] }

    var objectiveCLanguage: [String] {
        [
            // The non-fragile ABI, which CObjCRuntime makes run on GCC's runtime: synthesised ivars, ARC, literals.
            "-fobjc-runtime=gnustep-1.9", "-fno-objc-legacy-dispatch",
            // The runtime makes references to selectors load one pointer for each; see SelectorReferences.m.
            "-mllvm", "-fast-isel=0",
            "-fblocks", "-fobjc-exceptions", "-D_NATIVE_OBJC_EXCEPTIONS",
            "-fconstant-string-class=NSConstantString",
        ]
    }

    /// How a project without settings of its own is compiled.
    var configurationFlags: [String] {
        switch configuration {
        case .debug: ["-O0", Self.debugInformation, "-fno-omit-frame-pointer", "-DDEBUG=1"]
        case .release: ["-O2", Self.debugInformation, "-DNDEBUG=1", "-DNS_BLOCK_ASSERTIONS=1"]
        }
    }

    /// Debug information in a version of DWARF that Debian 12's tools all read: its valgrind gives up over clang's
    /// newer one.
    static let debugInformation = "-gdwarf-4"

    /// The mark by which the runtime knows a Debug build: deallocated objects then report messages.
    private var debugging: [String] { configuration == .debug ? ["-Wl,--defsym=verger_debug_build=1"] : [] }

    /// Flags that follow the object files when an app is linked.
    public var link: [String] {
        let libraries = toolchain.swiftLibraries.path
        return [
            // Symbols for backtraces, and the number by which a symbol file is found.
            "-rdynamic", "-Wl,--build-id=sha1", "-Wl,--defsym=verger_selectors_are_folded=1",
        ] + debugging + LibraryOrder(toolchain: toolchain, sdk: sdk).flags + [
            "-Wl,-rpath,\(sdk.products.path)", "-Wl,-rpath,\(libraries)", "-Wl,-rpath-link,\(libraries)",
        ]
    }
}
