import Foundation

/// The steps that put objects together.
struct ProductLinker {
    let target: BuildTarget
    let context: BuildContext

    /// A program, or for tests a library that a program loads.
    func program(_ objects: [URL], archives: [URL]) -> BuildStep {
        let flags = ClangFlags(
            toolchain: context.toolchain, sdk: context.sdk,
            configuration: target.compile.isDebug ? .debug : .release)
        let archives = target.link.archives + archives
        var arguments = kind + objects.map(\.path)
        if !archives.isEmpty {
            // In a group their order does not matter, as it does not to Apple's linker.
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
            inputs: objects + archives,
            finish: ProgramLoading(target: target, context: context).permission)
    }

    private var kind: [String] {
        guard target.kind == .testBundle else { return [] }
        // The app that tests are loaded into has what they miss.
        return target.testHost == nil ? ["-shared", "-Wl,--no-undefined"] : ["-shared"]
    }

    /// Without dates and owners, so that the same objects give the same archive.
    func archive(_ objects: [URL]) -> BuildStep? {
        guard let product = target.product else { return nil }
        return BuildStep(
            verb: "Archiving", subject: product.lastPathComponent, tool: context.toolchain.archiver,
            arguments: ["rcsD", BuildStep.outputPlaceholder] + objects.map(\.path), folder: target.folder,
            output: product, record: target.intermediateFolder.appendingPathComponent("Archive.inputs"),
            inputs: objects)
    }
}
