import Foundation

/// The step that compiles and links the Swift sources of an app.
struct SwiftCompiler {
    let target: BuildTarget
    let context: BuildContext

    /// - Parameter objects: what is linked besides: objects of C sources, archives.
    func build(_ files: [URL], objects: [URL], executable: URL) throws -> BuildStep {
        let entryPoint = try EntryPoint.find(in: files, projectFolder: target.folder)
        let flags = SwiftFlags(
            toolchain: context.toolchain, sdk: context.sdk, configuration: target.compile.isDebug ? .debug : .release)
        let sources = try SwiftSources(
            files, folder: target.intermediateFolder.appendingPathComponent("Sources"))

        var arguments = ["-module-name", BuildVariables.moduleName(target.name)]
        arguments += target.compile.swiftFlags + flags.modules + sources.flags
        if entryPoint == .attribute { arguments.append("-parse-as-library") }
        if target.compile.hidesPaths {
            if let root = context.root { arguments += ["-file-prefix-map", "\(root.path)/="] }
            arguments += ["-file-compilation-dir", "."]
        }
        arguments += sources.compiled.map(\.path) + objects.map(\.path)
        arguments += flags.link + target.link.flags.flatMap { Self.linkerFlag($0) }
        arguments += ["-emit-executable", "-o", BuildStep.outputPlaceholder]
        return BuildStep(
            verb: "Compiling", subject: "\(target.name) (\(files.count) Swift files)", tool: context.toolchain.swiftc,
            arguments: arguments,
            unrecordedArguments: [context.usesColor ? "-color-diagnostics" : "-no-color-diagnostics"],
            folder: target.folder, output: executable, inputs: sources.compiled + sources.copies + objects,
            environmentIdentity: context.modulesIdentity)
    }

    private static func linkerFlag(_ flag: String) -> [String] {
        flag.hasPrefix("-l") || flag.hasPrefix("-L") ? [flag] : ["-Xclang-linker", flag]
    }
}
