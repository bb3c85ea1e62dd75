import Foundation

/// Makes the step that compiles and links the Swift sources of an app.
struct SwiftCompiler {
    let target: BuildTarget
    let context: BuildContext

    /// - Parameter objects: Additional inputs of the linker: objects of C sources, and archives.
    func build(_ files: [URL], objects: [URL], executable: URL) throws -> BuildStep {
        let entryPoint = try EntryPoint.find(in: files, projectFolder: target.folder)
        let flags = SwiftFlags(
            toolchain: context.toolchain, sdk: context.sdk, configuration: target.compile.isDebug ? .debug : .release)
        let sources = try SwiftSources(
            files, folder: target.intermediateFolder.appendingPathComponent("Sources"))

        var arguments = language(flags) + sources.flags
        if entryPoint == .attribute { arguments.append("-parse-as-library") }
        if target.compile.hidesPaths {
            if let root = context.root { arguments += flags.hidingPaths(below: root) }
            arguments += ["-file-compilation-dir", "."]
        }
        if arguments.contains("-wmo") { arguments += ["-emit-module", "-emit-module-path", try module.path] }
        arguments += sources.compiled.map(\.path) + objects.map(\.path)
        arguments += flags.link + target.link.flags.flatMap { Self.linkerFlag($0) }
        arguments += ["-emit-executable", "-o", BuildStep.outputPlaceholder]
        return BuildStep(
            verb: "Compiling", subject: "\(target.name) (\(files.count) Swift files)", tool: context.toolchain.swiftc,
            arguments: arguments,
            unrecordedArguments: [context.usesColor ? "-color-diagnostics" : "-no-color-diagnostics"],
            folder: target.folder, output: executable, inputs: sources.compiled + sources.copies + objects,
            environmentIdentity: context.modulesIdentity,
            finish: ProgramLoading(target: target, context: context).permission)
    }

    /// The path of the `.swiftmodule`, which is not used.
    ///
    /// Without a path the compiler's driver writes it into the current folder, if its command line is long.
    private var module: URL {
        get throws {
            let folder = target.intermediateFolder.appendingPathComponent("Module")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return folder.appendingPathComponent("\(BuildVariables.moduleName(target.name)).swiftmodule")
        }
    }

    /// The compile command for editors. It is never run.
    func compilation(_ files: [URL]) throws -> BuildStep {
        let flags = SwiftFlags(
            toolchain: context.toolchain, sdk: context.sdk, configuration: target.compile.isDebug ? .debug : .release)
        var arguments = language(flags)
        if try EntryPoint.find(in: files, projectFolder: target.folder) == .attribute {
            arguments.append("-parse-as-library")
        }
        return BuildStep(
            subject: target.name, tool: context.toolchain.swiftc, arguments: arguments + files.map(\.path),
            folder: target.folder, output: target.executable, inputs: files)
    }

    private func language(_ flags: SwiftFlags) -> [String] {
        ["-module-name", BuildVariables.moduleName(target.name)] + target.compile.swiftFlags + flags.modules
    }

    private static func linkerFlag(_ flag: String) -> [String] {
        flag.hasPrefix("-l") || flag.hasPrefix("-L") ? [flag] : ["-Xclang-linker", flag]
    }
}
