import AppBuilder
import Foundation

/// What the libraries define that apps are linked with.
struct SymbolTable {
    private var names: Set<String> = []

    init(names: Set<String>) { self.names = names }

    /// Libraries that apps link by themselves: what the platform has under the same name.
    private static let extra = ["libxml2.so.2", "libz.so.1", "libsqlite3.so.0", "libresolv.so.2"]

    /// - Parameter library: The library of all frameworks; what it needs counts as well.
    init(library: URL, toolchain: Toolchain) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("verger-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let tool = toolchain.clang.deletingLastPathComponent().appendingPathComponent("llvm-nm")
        let needed = try Clang.run(URL(fileURLWithPath: "/usr/bin/ldd"), [library.path], in: folder).output
        var paths =
            [library.path] + needed.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("/") }.map(String.init)
        for name in Self.extra {
            let candidates = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu/\(name)" }
            paths += candidates.filter { FileManager.default.fileExists(atPath: $0) && !paths.contains($0) }
        }
        let output = try Clang.run(tool, ["-D", "--defined-only", "--format=just-symbols"] + paths, in: folder).output
        for line in output.split(separator: "\n") { names.insert(String(line.prefix { $0 != "@" })) }
    }

    func defines(_ name: String) -> Bool { names.contains(name) }

    func definesClass(_ name: String) -> Bool {
        names.contains("__objc_class_name_" + name) || names.contains("_OBJC_CLASS_" + name)
    }
}
