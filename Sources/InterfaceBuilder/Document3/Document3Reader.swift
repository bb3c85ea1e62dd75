import Foundation

/// Reads `<document>` files: the xibs of Xcode 4.6 and later, and storyboards.
///
/// Each element that stands for an object becomes an ``InterfaceObject`` of the archive family's class, each attribute
/// a property under the archive's key; ``Elements`` says which.
enum Document3Reader {
    static func read(_ tree: XMLTree) throws -> InterfaceDocument { try readStoryboard(tree).document }

    /// Reads a file with what only storyboards have: scenes and segues. A xib has none.
    static func readStoryboard(_ tree: XMLTree) throws -> InterfaceStoryboard {
        let type = tree.root["type"] ?? ""
        guard
            type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch")
                || type.hasPrefix("com.apple.InterfaceBuilder.AppleTV")
        else {
            throw InterfaceFileError(
                "the document is of type \"\(type)\"; one for the iPhone has \"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"",
                path: tree.path, line: tree.root.line)
        }
        let builder = DocumentBuilder(tree)
        builder.readDocument()
        return builder.storyboard
    }
}

extension InterfaceFile {
    /// Reads a storyboard file.
    /// - Throws: `InterfaceFileError` if it cannot be read as a storyboard at all; what is wrong with a part of it is
    ///   in the document's problems.
    package static func readStoryboard(path: String) throws -> InterfaceStoryboard {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            let there = FileManager.default.fileExists(atPath: path)
            throw InterfaceFileError(there ? "the file cannot be read" : "there is no such file", path: path)
        }
        return try readStoryboard(data: data, path: path)
    }

    /// Reads the bytes of a storyboard file.
    /// - Parameter path: where they come from, for messages.
    package static func readStoryboard(data: Data, path: String) throws -> InterfaceStoryboard {
        let tree = try XMLTree.parse(data, path: path)
        guard tree.root.name == "document", tree.root.child(named: "scenes") != nil else {
            throw InterfaceFileError(
                "the file is not a storyboard: it has no <scenes> in a <document>", path: path, line: tree.root.line)
        }
        return try Document3Reader.readStoryboard(tree)
    }
}
