import Foundation

extension AppBuild {
    func buildSwift(_ executable: URL, queue: StepQueue) throws {
        let entryPoint = try EntryPoint.find(in: project.sources, projectFolder: project.folder)
        let flags = SwiftFlags(toolchain: toolchain, sdk: sdk, configuration: configuration)
        let sources = try SwiftSources(
            project.sources, folder: intermediateFolder.appendingPathComponent("Sources"))
        let module = BuildVariables.moduleName(project.name)

        var arguments = ["-module-name", module] + flags.compile + flags.modules + sources.flags
        if entryPoint == .attribute { arguments.append("-parse-as-library") }
        if configuration == .release {
            arguments += ["-file-prefix-map", "\(project.folder.path)/="]
        }
        arguments.append(usesColor ? "-color-diagnostics" : "-no-color-diagnostics")
        arguments += sources.compiled.map(\.path)
        arguments += flags.link + ["-emit-executable", "-o", BuildStep.outputPlaceholder]
        try queue.run([
            BuildStep(
                verb: "Compiling", subject: "\(project.name) (\(project.sources.count) Swift files)",
                tool: toolchain.swiftc, arguments: arguments, output: executable,
                inputs: sources.compiled + sources.copies,
                environmentIdentity: sdkIdentity)
        ])
    }
}
