import Foundation

/// Makes the steps that link or archive object files.
struct ProductLinker {
    let target: BuildTarget
    let context: BuildContext

    /// Links a program, or, for a test bundle, a library that a program loads.
    func program(_ objects: [URL], archives: [URL]) -> BuildStep {
        let flags = ClangFlags(
            toolchain: context.toolchain, sdk: context.sdk,
            configuration: target.compile.isDebug ? .debug : .release)
        let archives = target.link.archives + archives
        var arguments = kind + objects.map(\.path)
        if !archives.isEmpty {
            // In a group the order of archives does not matter, as with Apple's linker.
            arguments.append("-Wl,--start-group")
            if target.link.takesWholeArchives { arguments.append("-Wl,--whole-archive") }
            arguments += archives.map(\.path)
            if target.link.takesWholeArchives { arguments.append("-Wl,--no-whole-archive") }
            arguments.append("-Wl,--end-group")
        }
        arguments += target.link.flags + flags.link
        if target.link.needsCPlusPlus { arguments.append("-lstdc++") }
        arguments += ["-o", BuildStep.outputPlaceholder]
        let output = target.executable
        return BuildStep(
            verb: "Linking", subject: output.lastPathComponent, tool: context.toolchain.clang, arguments: arguments,
            unrecordedArguments: [context.clangColor], folder: target.folder,
            output: output,
            inputs: objects + archives + target.link.foreign,
            finish: ProgramLoading(target: target, context: context).permission)
    }

    private var kind: [String] {
        guard target.kind == .testBundle else { return [] }
        // Undefined symbols of a hosted test bundle are in the app that loads it.
        return target.testHost == nil ? ["-shared", "-Wl,--no-undefined"] : ["-shared"]
    }

    /// Makes a static library, without dates and owners, so that the same objects give the same bytes.
    func archive(_ objects: [URL]) -> BuildStep? {
        guard let product = target.product else { return nil }
        return BuildStep(
            verb: "Archiving", subject: product.lastPathComponent, tool: context.toolchain.archiver,
            arguments: ["rcsD", BuildStep.outputPlaceholder] + objects.map(\.path), folder: target.folder,
            output: product, record: target.intermediateFolder.appendingPathComponent("Archive.inputs"),
            inputs: objects)
    }
}
