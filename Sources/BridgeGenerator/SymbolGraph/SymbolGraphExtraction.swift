import Foundation

/// Runs `swift-symbolgraph-extract` on the modules of a build folder. Takes a second or two; nothing is compiled.
package struct SymbolGraphExtraction {
    package var modules: [String]
    /// The folder with the `.swiftmodule` files, for instance `.build/debug/Modules`.
    package var moduleFolder: URL
    /// Further folders with module maps of the C modules that the Swift modules were built with.
    package var includeFolders: [URL]

    package init(modules: [String], moduleFolder: URL, includeFolders: [URL]) {
        self.modules = modules
        self.moduleFolder = moduleFolder
        self.includeFolders = includeFolders
    }

    /// The graphs of all modules and of their extensions of other modules, in a fixed order.
    /// - Parameter accessLevel: `public`, or `private` for everything that is declared.
    package func graphs(accessLevel: String) throws -> [SymbolGraph] {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("symbol-graphs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: output) }
        for module in modules { try extract(module, accessLevel: accessLevel, into: output) }
        return try SymbolGraphFolder(output).graphs(of: modules)
    }

    private func extract(_ module: String, accessLevel: String, into output: URL) throws {
        guard FileManager.default.fileExists(atPath: moduleFolder.appendingPathComponent("\(module).swiftmodule").path)
        else {
            throw GeneratorError(
                "\(moduleFolder.path)/\(module).swiftmodule: not there; run `swift build --target \(module)` first")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        var arguments = [
            "swift-symbolgraph-extract", "-module-name", module, "-I", moduleFolder.path,
            "-minimum-access-level", accessLevel, "-target", Self.target, "-output-dir", output.path,
        ]
        for folder in includeFolders { arguments += ["-I", folder.path, "-Xcc", "-I\(folder.path)"] }
        process.arguments = arguments
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw GeneratorError(
                "swift-symbolgraph-extract -module-name \(module): \(String(decoding: text, as: UTF8.self))")
        }
    }

    private static var target: String {
        #if arch(arm64)
        "aarch64-unknown-linux-gnu"
        #else
        "x86_64-unknown-linux-gnu"
        #endif
    }
}

/// A folder of symbol graphs: `UIKit.symbols.json`, `UIKit@Foundation.symbols.json` …
package struct SymbolGraphFolder {
    private let folder: URL
    package init(_ folder: URL) { self.folder = folder }

    /// - Throws: GeneratorError when a module has no graph or a graph cannot be read.
    package func graphs(of modules: [String]) throws -> [SymbolGraph] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        var graphs: [SymbolGraph] = []
        for module in modules {
            guard names.contains("\(module).symbols.json") else {
                throw GeneratorError("\(folder.path): no symbol graph of \(module) (\(module).symbols.json)")
            }
            for name in names
            where name == "\(module).symbols.json" || (name.hasPrefix("\(module)@") && name.hasSuffix(".symbols.json"))
            {
                let file = folder.appendingPathComponent(name)
                graphs.append(try SymbolGraph(json: Data(contentsOf: file), name: file.path))
            }
        }
        return graphs
    }
}
