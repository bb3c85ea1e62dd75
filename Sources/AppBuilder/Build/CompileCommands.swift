import Foundation

/// `build/compile_commands.json`: the compile command of each source, for the language servers of editors (clangd,
/// sourcekit-lsp). They search for it in the folder `build` of each folder above a source.
///
/// The format is the "JSON Compilation Database" of clang's documentation.
struct CompileCommands {
    private struct Entry: Codable {
        var directory: String
        var file: String
        var arguments: [String]
    }

    private var entries: [Entry] = []
    private let context: BuildContext

    init(_ context: BuildContext) { self.context = context }

    /// Adds the sources of a target.
    mutating func add(_ target: BuildTarget, headers: HeaderMaps) {
        let compiler = SourceCompiler(target: target, context: context, headers: headers)
        for source in target.sources where source.language != .assembly {
            // Without the precompiled header, which the server's version of clang may not be able to read.
            let step = compiler.compile(source, precompiledHeader: nil)
            let words = step.arguments.map { $0 == BuildStep.outputPlaceholder ? step.output.path : $0 }
            entries.append(
                Entry(directory: step.folder.path, file: source.url.path, arguments: [step.tool.path] + words))
        }
        let swift = target.swiftSources
        guard !swift.isEmpty, let step = try? SwiftCompiler(target: target, context: context).compilation(swift) else {
            return
        }
        for source in swift {
            entries.append(
                Entry(directory: step.folder.path, file: source.path, arguments: [step.tool.path] + step.arguments))
        }
    }

    /// Writes the entries together with those of earlier builds whose sources still exist, such as other targets.
    ///
    /// - Parameter productFolder: The folder of all products. Nothing is written unless its name is `build`.
    func write(productFolder: URL) {
        guard productFolder.lastPathComponent == "build", !entries.isEmpty else { return }
        let file = productFolder.appendingPathComponent("compile_commands.json")
        let former = try? Data(contentsOf: file)
        let known = Set(entries.map(\.file))
        let kept = (former.flatMap { try? JSONDecoder().decode([Entry].self, from: $0) } ?? []).filter {
            !known.contains($0.file) && FileManager.default.fileExists(atPath: $0.file)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let all = (entries + kept).sorted { $0.file < $1.file }
        guard let data = try? encoder.encode(all), data != former else { return }
        try? FileManager.default.createDirectory(at: productFolder, withIntermediateDirectories: true)
        // An error is ignored: the file is not necessary for the build.
        try? data.write(to: file, options: .atomic)
    }
}
