import Foundation

/// The result of compiling an interface file: the nib or storyboard, and the problems found.
package struct CompiledInterface {
    package enum Product {
        case nib(Data)
        case storyboard(CompiledStoryboard)
    }

    /// The compiled file; nil if one of the problems is an error.
    package var product: Product?

    /// The problems, in the order of the file.
    package var problems: [InterfaceProblem]

    private let path: String

    /// - Parameter deploymentTarget: The deployment target of the app such as "3.0", which determines the format of the
    ///   nib; nil uses the document's. Storyboards are always NIBArchives, which iOS 5 reads.
    /// - Throws: `InterfaceFileError` for a nib that cannot be encoded.
    package init(
        _ source: InterfaceSource, options: NibOptions = NibOptions(), deploymentTarget: String? = nil
    ) throws {
        let document = source.document
        path = document.path
        problems = document.problems
        do {
            switch source {
            case .document:
                var compiler = NibCompiler(document: document, options: options)
                let (graph, found) = compiler.compile()
                problems += found
                let format = NibFormat(deploymentTarget: deploymentTarget ?? document.deploymentTarget)
                product = .nib(try format.write(graph))
            case .storyboard(let storyboard):
                var compiler = StoryboardCompiler(storyboard, options: options)
                let compiled = try compiler.compile()
                problems += compiled.problems
                product = .storyboard(compiled)
            }
        } catch {
            throw InterfaceFileError("the nib cannot be written: \(error)", path: path)
        }
        problems = InterfaceProblem.sorted(problems)
        if problems.contains(where: { $0.severity == .error }) { product = nil }
    }

    /// Writes the nib, or the folder of a storyboard, atomically.
    /// - Throws: `InterfaceFileError`
    package func write(to destination: String) throws {
        do {
            switch product {
            case .nib(let data)?: try data.write(to: URL(fileURLWithPath: destination), options: .atomic)
            case .storyboard(let storyboard)?: try storyboard.write(to: destination)
            case nil: break
            }
        } catch {
            throw InterfaceFileError(
                "the file cannot be written", path: destination,
                cure: "Check that its folder is there and may be written to.", kind: .wrongUse)
        }
    }
}
