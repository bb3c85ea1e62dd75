import Foundation

/// The system libraries that the package's manifest names, as pkg-config knows them.
struct PackageLibraries {
    let package: URL

    /// The folders with their C headers, which the Swift modules need when they are read.
    func includeFolders() throws -> [URL] {
        let manifest = package.appendingPathComponent("Package.swift")
        guard let text = try? String(contentsOf: manifest, encoding: .utf8) else {
            throw GeneratorError("\(manifest.path): not there; name the package's folder with --package-path")
        }
        let names = text.split(separator: "pkgConfig: \"").dropFirst().map { $0.prefix { $0 != "\"" } }
        guard !names.isEmpty else { return [] }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["pkg-config", "--cflags-only-I"] + names.map(String.init)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw GeneratorError(
                "pkg-config \(names.joined(separator: " ")): failed; install the packages of Packages.apt")
        }
        let words = String(decoding: data, as: UTF8.self).split { $0 == " " || $0 == "\n" }
        return words.filter { $0.hasPrefix("-I") }.map { URL(fileURLWithPath: String($0.dropFirst(2))) }
    }
}
