import Foundation

extension AppBuild {
    func buildObjectiveC(_ executable: URL, queue: StepQueue) throws {
        let flags = ClangFlags(toolchain: toolchain, sdk: sdk, configuration: configuration)
        let compiles = project.sources.map { compileStep($0, flags: flags) }
        try queue.run(compiles)
        try queue.run([linkStep(compiles.map(\.output), executable: executable, flags: flags)])
    }

    private func compileStep(_ source: URL, flags: ClangFlags) -> BuildStep {
        let relative = Project.relativePath(source, to: project.folder)
        let object = intermediateFolder.appendingPathComponent("Objects/\(relative).o")
        let dependencies = object.deletingPathExtension().appendingPathExtension("d")
        let isObjectiveC = ["m", "mm"].contains(source.pathExtension.lowercased())

        var arguments = flags.compile
        if isObjectiveC {
            arguments += flags.objectiveC
            if let prefix = project.prefixHeader { arguments += ["-include", prefix.path] }
        }
        arguments += project.headerFolders.flatMap { ["-I", $0.path] }
        if configuration == .release { arguments.append("-ffile-prefix-map=\(project.folder.path)/=") }
        arguments.append(usesColor ? "-fcolor-diagnostics" : "-fno-color-diagnostics")
        arguments += ["-MMD", "-MF", dependencies.path, "-c", source.path, "-o", BuildStep.outputPlaceholder]
        return BuildStep(
            verb: "Compiling", subject: relative, tool: toolchain.clang, arguments: arguments, output: object,
            inputs: [source], dependencyFile: dependencies, environmentIdentity: sdkIdentity)
    }

    private func linkStep(_ objects: [URL], executable: URL, flags: ClangFlags) -> BuildStep {
        var arguments = objects.map(\.path) + flags.link
        if project.sources.contains(where: { !["m", "c"].contains($0.pathExtension.lowercased()) }) {
            arguments.append("-lstdc++")
        }
        arguments += [usesColor ? "-fcolor-diagnostics" : "-fno-color-diagnostics", "-o", BuildStep.outputPlaceholder]
        return BuildStep(
            verb: "Linking", subject: executable.lastPathComponent, tool: toolchain.clang, arguments: arguments,
            output: executable, inputs: objects)
    }
}
