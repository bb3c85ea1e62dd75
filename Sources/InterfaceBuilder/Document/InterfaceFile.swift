import Foundation

/// Files of Interface Builder: `.xib` of either family, `.storyboard`.
package enum InterfaceFile {
    /// Reads a file.
    /// - Throws: `InterfaceFileError` if it cannot be read as a document at all; what is wrong with a part of it is in
    ///   the document's problems.
    package static func read(path: String) throws -> InterfaceDocument {
        try read(data: contents(path: path), path: path)
    }

    /// The bytes of a file.
    /// - Throws: `InterfaceFileError`
    package static func contents(path: String) throws -> Data {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            let there = FileManager.default.fileExists(atPath: path)
            throw InterfaceFileError(
                there ? "the file cannot be read" : "there is no such file", path: path, kind: .wrongUse)
        }
    }

    /// Reads the bytes of a file.
    /// - Parameter path: where they come from, for messages.
    package static func read(data: Data, path: String) throws -> InterfaceDocument {
        try read(XMLTree.parse(data, path: path))
    }

    static func read(_ tree: XMLTree) throws -> InterfaceDocument {
        switch tree.root.name {
        case "archive": return try ArchiveReader.read(tree)
        case "document": return try Document3Reader.read(tree)
        default:
            throw InterfaceFileError(
                "the file's outermost element is <\(tree.root.name)>; an Interface Builder file has <archive> or <document>",
                path: tree.path, line: tree.root.line)
        }
    }
}
