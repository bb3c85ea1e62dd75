import Foundation

/// The libraries that an Objective-C app is linked with, in the order in which the dynamic loader searches symbols.
///
/// A launch looks up about 19,000 symbols, most of them for system libraries that are not bound in advance. The loader
/// searches the libraries of this list in their order, then their dependencies; so the list starts with those that
/// contain most of the symbols, as counted with `LD_DEBUG=bindings`. Linking only the libraries that the app itself
/// uses and the Swift runtime cost 6.5 million of 99 million instructions more per launch.
struct LibraryOrder {
    let toolchain: Toolchain
    let sdk: SDK

    /// Dependencies of GNUstep Base, which would be searched after some forty others if they were not linked directly.
    /// No app calls them.
    private static let broughtAlong = [
        "libicuuc.so.72", "libgnutls.so.30", "libnettle.so.8", "libunistring.so.2", "libdbus-1.so.3", "libhogweed.so.6",
    ]

    private var systemFolder: String { "/usr/lib/\(toolchain.machine)/" }

    var flags: [String] {
        let broughtAlong = Self.broughtAlong
            .filter { FileManager.default.fileExists(atPath: systemFolder + $0) }
            .map { "-l:\($0)" }
        return [
            "-Wl,--no-as-needed",
            "-L\(sdk.products.path)", "-L\(toolchain.swiftLibraries.path)", "-L\(toolchain.gcc.path)",
            "-L\(systemFolder)",
            // First, since it replaces functions of the C library, libobjc and GNUstep Base.
            "-lCocoaTouch",
            "-lswiftCore", "-lc", "-l_FoundationICU", "-lstdc++", "-lFoundation",
            // gnustep-base exports an incomplete block runtime, and libdispatch crashes if it is found first.
            "-lBlocksRuntime", "-lgnustep-base",
        ] + broughtAlong + [
            "-lFoundationEssentials", "-lFoundationInternationalization", "-ldispatch", "-lobjc", "-lm", "-pthread",
        ]
    }
}
