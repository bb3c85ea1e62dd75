import Foundation

/// Reads `<document>` files: the xibs of Xcode 4.6 and later, and storyboards.
///
/// An element for an object becomes an ``InterfaceObject`` with the class of archives, and an attribute becomes a
/// property with the key of archives; ``Elements`` has the tables.
enum Document3Reader {
    static func read(_ tree: XMLTree) throws -> InterfaceDocument { try readStoryboard(tree).document }

    /// Reads a document with its scenes and segues. A xib has none.
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
    /// Reads a storyboard from a file.
    /// - Throws: `InterfaceFileError` if the file is not a readable storyboard. Problems of parts of it are in the
    ///   document's `problems`.
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

    /// Reads a storyboard from the bytes of a file.
    /// - Parameter path: The path of the file, for messages.
    package static func readStoryboard(data: Data, path: String) throws -> InterfaceStoryboard {
        let tree = try XMLTree.parse(data, path: path)
        guard tree.root.name == "document", tree.root.child(named: "scenes") != nil else {
            throw InterfaceFileError(
                "the file is not a storyboard: it has no <scenes> in a <document>", path: path, line: tree.root.line)
        }
        return try Document3Reader.readStoryboard(tree)
    }
}
