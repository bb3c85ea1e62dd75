import Foundation

/// Reads Interface Builder's files: `.xib` of either family, and `.storyboard`.
package enum InterfaceFile {
    /// Reads a document from a file.
    /// - Throws: `InterfaceFileError` if the file is not a readable document. Problems of parts of it are in the
    ///   document's `problems`.
    package static func read(path: String) throws -> InterfaceDocument {
        try read(data: contents(path: path), path: path)
    }

    /// Reads the bytes of a file.
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

    /// Reads a document from the bytes of a file.
    /// - Parameter path: The path of the file, for messages.
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
