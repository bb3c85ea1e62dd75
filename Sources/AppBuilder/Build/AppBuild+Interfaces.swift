import Foundation

extension AppBuild {
    /// Compiles the project's interface files.
    /// - Returns: what goes into the bundle for them.
    func buildInterfaces(deploymentTarget: String?, queue: StepQueue) throws -> [Project.Resource] {
        let folder = intermediateFolder.appendingPathComponent("Interfaces")
        let steps = project.interfaces.map { interface in
            InterfaceStep(
                interface: interface, subject: Project.relativePath(interface.source, to: project.folder),
                output: folder.appendingPathComponent(interface.destination), deploymentTarget: deploymentTarget)
        }
        try queue.run(steps)
        return try steps.flatMap { try $0.resources }
    }
}
