import Foundation

/// The contents of an interface file: a document, which becomes one nib, or a storyboard, which becomes several.
package enum InterfaceSource {
    case document(InterfaceDocument)
    case storyboard(InterfaceStoryboard)

    /// Reads the bytes of a file.
    /// - Parameter path: The path of the file, for messages.
    /// - Throws: `InterfaceFileError`
    package init(data: Data, path: String) throws {
        let tree = try XMLTree.parse(data, path: path)
        if tree.root.name == "document", tree.root.child(named: "scenes") != nil {
            self = .storyboard(try Document3Reader.readStoryboard(tree))
        } else {
            self = .document(try InterfaceFile.read(tree))
        }
    }

    package var document: InterfaceDocument {
        switch self {
        case .document(let document): document
        case .storyboard(let storyboard): storyboard.document
        }
    }
}
