import Archiving
import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

/// A document that was compiled and loaded, with the views of its controllers from the documents beside it.
@MainActor struct LoadedInterface {
    let document: InterfaceDocument
    /// What the compiler found.
    let problems: [InterfaceProblem]
    private let compiler: NibCompiler
    private let loader: NibLoader

    /// - Parameter owner: What File's Owner stands for.
    init(_ document: InterfaceDocument, owner: AnyObject? = nil) {
        self.document = document
        var compiler = NibCompiler(document: document)
        let (graph, problems) = compiler.compile()
        self.compiler = compiler
        self.problems = problems
        loader = NibLoader(
            NibFile(graph: graph, name: document.path), owner: owner, language: PictureLanguage())
        let images = ProjectImages(document.path)
        loader.findImage = { images.image(named: $0) }
        _ = loader.load()
    }

    /// What was made of an object of the document; nil for placeholders.
    func object(for object: InterfaceObject) -> Any? {
        compiler.reference(of: object).flatMap { loader.object(at: $0) }
    }
}
