import Foundation

/// The libraries that an Objective-C app is linked with, in the order in which the loader looks for symbols.
///
/// A start looks some 19,000 symbols up, most of them for libraries of the system that are not bound in advance. The
/// loader asks the libraries of this list one after the other, then those that they bring along. So it begins with
/// those that most symbols are found in; `LD_DEBUG=bindings` counts them. A list of what the app itself uses, and the
/// Swift runtime, cost a start 6.5 million instructions more, of 99 million.
struct LibraryOrder {
    let toolchain: Toolchain
    let sdk: SDK

    /// What GNUstep Base brings along, found only after some forty others if not named here. No app calls these.
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
            // First of all: it takes the place of functions of the C library, of libobjc and of GNUstep Base.
            "-lCocoaTouch",
            "-lswiftCore", "-lc", "-l_FoundationICU", "-lstdc++", "-lFoundation",
            // gnustep-base exports a smaller block runtime of its own, and libdispatch crashes if that is found first.
            "-lBlocksRuntime", "-lgnustep-base",
        ] + broughtAlong + [
            "-lFoundationEssentials", "-lFoundationInternationalization", "-ldispatch", "-lobjc", "-lm", "-pthread",
        ]
    }
}
