import Foundation

/// The flags with which Objective-C apps are compiled and linked; docs/ObjectiveC.md explains each.
public struct ClangFlags: Sendable {
    public let toolchain: Toolchain
    public let sdk: SDK
    public let configuration: Configuration

    public init(toolchain: Toolchain, sdk: SDK, configuration: Configuration) {
        self.toolchain = toolchain
        self.sdk = sdk
        self.configuration = configuration
    }

    /// The flags for a source file in any of clang's languages.
    public var compile: [String] { language + configurationFlags + headers }

    /// The flags with which clang accepts old code and keeps its meaning.
    var language: [String] {
        [
            "-fPIC", "-pthread", "-fexceptions",
            // Old code violates strict aliasing.
            "-fno-strict-aliasing",
            // Errors of this compiler that were warnings in compilers of that time.
            "-Wno-error=implicit-function-declaration", "-Wno-error=implicit-int", "-Wno-error=int-conversion",
            "-Wno-error=incompatible-function-pointer-types", "-Wno-error=return-mismatch",
            "-Wno-error=parentheses",
            // Projects contain warning flags of GCC.
            "-Wno-unknown-warning-option", "-Wno-ignored-optimization-argument",
        ]
    }

    /// The search paths for the headers of the frameworks and of the libraries below them.
    var headers: [String] {
        [
            "-isystem", sdk.headers.path,
            "-isystem", "/usr/include/GNUstep",
            // GCC's headers come after clang's, since both have a stddef.h.
            "-idirafter", toolchain.gcc.appendingPathComponent("include").path,
            // For <dispatch/dispatch.h> and <Block.h>.
            "-idirafter", toolchain.swiftHeaders.path,
            "-idirafter", toolchain.swiftHeaders.appendingPathComponent("Block").path,
            // For <libxml/tree.h>, which has another folder here than on the device.
            "-idirafter", "/usr/include/libxml2",
        ]
    }

    /// The additional flags for Objective-C sources.
    public var objectiveC: [String] { objectiveCLanguage + ["-include", sdk.prefixHeader.path] }

    var objectiveCLanguage: [String] {
        [
            // The non-fragile ABI, which CObjCRuntime supports on GCC's runtime: for synthesized ivars, ARC and
            // literals.
            "-fobjc-runtime=gnustep-1.9", "-fno-objc-legacy-dispatch",
            // Makes each selector reference a single pointer load, which the runtime relies on; see
            // SelectorReferences.m.
            "-mllvm", "-fast-isel=0",
            "-fblocks", "-fobjc-exceptions", "-D_NATIVE_OBJC_EXCEPTIONS",
            "-fconstant-string-class=NSConstantString",
        ]
    }

    /// The flags of a configuration, for a project without its own settings.
    var configurationFlags: [String] {
        switch configuration {
        case .debug: ["-O0", Self.debugInformation, "-fno-omit-frame-pointer", "-DDEBUG=1"]
        case .release: ["-O2", Self.debugInformation, "-DNDEBUG=1", "-DNS_BLOCK_ASSERTIONS=1"]
        }
    }

    /// DWARF 4, since valgrind in Debian 12 cannot read clang's newer default.
    static let debugInformation = "-gdwarf-4"

    /// The symbol by which the runtime recognises a Debug build, in which messages to deallocated objects are reported.
    private var debugging: [String] { configuration == .debug ? ["-Wl,--defsym=verger_debug_build=1"] : [] }

    /// The flags that follow the object files when an app is linked.
    public var link: [String] {
        let libraries = toolchain.swiftLibraries.path
        return [
            // Exported symbols for backtraces, and the build ID by which a symbol file is found.
            "-rdynamic", "-Wl,--build-id=sha1", "-Wl,--defsym=verger_selectors_are_folded=1",
        ] + debugging + LibraryOrder(toolchain: toolchain, sdk: sdk).flags + [
            "-Wl,-rpath,\(sdk.products.path)", "-Wl,-rpath,\(libraries)", "-Wl,-rpath-link,\(libraries)",
        ]
    }
}
