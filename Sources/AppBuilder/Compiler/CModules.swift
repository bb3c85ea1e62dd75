import Foundation

/// The C modules below the frameworks. An app that imports UIKit never names them, but the compiler looks into them
/// when it reads UIKit's module.
struct CModules {
    let sdk: SDK

    /// What pkg-config calls the libraries whose headers these modules include.
    private static let packages = ["cairo-ft", "pixman-1", "harfbuzz", "fontconfig", "libpng", "liblz4"]

    /// Flags for swiftc.
    var flags: [String] {
        (moduleMaps.map { "-fmodule-map-file=\($0)" } + includeFlags).flatMap { ["-Xcc", $0] }
    }

    /// Those of the system's libraries lie in the sources; SwiftPM writes one into the products for each C target.
    private var moduleMaps: [String] {
        let sources = sdk.root.appendingPathComponent("Sources")
        let system = sources.appendingPathComponent("System")
        let own = Self.names(in: system).map { system.appendingPathComponent("\($0)/module.modulemap").path }
        let written = Self.names(in: sources).filter { $0.hasPrefix("C") }.map { name in
            sdk.products.appendingPathComponent("\(name).build/module.modulemap").path
        }
        return (own + written).filter { FileManager.default.fileExists(atPath: $0) }
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
