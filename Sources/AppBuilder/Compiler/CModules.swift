import Foundation

/// The C modules that the frameworks import. An app that imports UIKit does not import them itself, but the compiler
/// needs them to load UIKit's module.
struct CModules {
    let sdk: SDK

    /// The pkg-config names of libraries whose headers these modules include.
    private static let packages = ["cairo-ft", "pixman-1", "harfbuzz", "fontconfig", "libpng", "liblz4"]

    /// The flags for swiftc.
    var flags: [String] {
        (moduleMaps.map { "-fmodule-map-file=\($0)" } + ownIncludeFlags + includeFlags).flatMap { ["-Xcc", $0] }
    }

    /// The module maps: those of system libraries are in the sources, and SwiftPM writes one for each C target into the
    /// products.
    private var moduleMaps: [String] {
        let sources = sdk.root.appendingPathComponent("Sources")
        let system = sources.appendingPathComponent("System")
        let own = Self.names(in: system).map { system.appendingPathComponent("\($0)/module.modulemap").path }
        let written = Self.names(in: sources).map { name in
            sdk.products.appendingPathComponent("\(name).build/module.modulemap").path
        }
        return (own + written).filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// Where headers of one module find those of another.
    private var ownIncludeFlags: [String] {
        ["CObjCRuntime"].map { "-I\(sdk.root.appendingPathComponent("Sources/\($0)/include").path)" }
    }

    private var includeFlags: [String] {
        let program = URL(fileURLWithPath: "/usr/bin/pkg-config")
        let run = try? ToolProcess(program: program, arguments: ["--cflags-only-I"] + Self.packages).run()
        guard let run, run.succeeded else { return [] }
        return run.output.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}
