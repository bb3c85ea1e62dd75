import Foundation

/// Files of Interface Builder: `.xib` of either family, `.storyboard`.
package enum InterfaceFile {
    /// Reads a file.
    /// - Throws: `InterfaceFileError` if it cannot be read as a document at all; what is wrong with a part of it is in the
    ///   document's problems.
    package static func read(path: String) throws -> InterfaceDocument {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            let there = FileManager.default.fileExists(atPath: path)
            throw InterfaceFileError(there ? "the file cannot be read" : "there is no such file", path: path)
        }
        return try read(data: data, path: path)
    }

    /// Reads the bytes of a file.
    /// - Parameter path: where they come from, for messages.
    package static func read(data: Data, path: String) throws -> InterfaceDocument {
        let tree = try XMLTree.parse(data, path: path)
        switch tree.root.name {
        case "archive": return try ArchiveReader.read(tree)
        case "document": return try Document3Reader.read(tree)
        default:
            throw InterfaceFileError(
                "the file's outermost element is <\(tree.root.name)>; an Interface Builder file has <archive> or <document>",
                path: path, line: tree.root.line)
        }
    }
}
