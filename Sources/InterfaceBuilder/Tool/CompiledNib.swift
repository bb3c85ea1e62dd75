import Foundation

/// What became of a document: a nib, and what is to be said of it.
package struct CompiledNib {
    /// nil when one of the problems is an error.
    package var data: Data?

    /// In the order of the file.
    package var problems: [InterfaceProblem]

    /// - Parameters:
    ///   - deploymentTarget: the oldest system that the app shall run on, "3.0"; the document's own without it.
    /// - Throws: `InterfaceFileError` for a nib that cannot be written.
    package init(
        _ document: InterfaceDocument, options: NibOptions = NibOptions(), deploymentTarget: String? = nil
    ) throws {
        var compiler = NibCompiler(document: document, options: options)
        let (graph, problems) = compiler.compile()
        self.problems = InterfaceProblem.sorted(document.problems + problems)
        guard !self.problems.contains(where: { $0.severity == .error }) else { return }
        do {
            data = try NibFormat(deploymentTarget: deploymentTarget ?? document.deploymentTarget).write(graph)
        } catch {
            throw InterfaceFileError("the nib cannot be written: \(error)", path: document.path)
        }
    }
}
