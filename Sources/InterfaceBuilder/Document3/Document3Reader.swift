/// Reads `<document>` files: those of Xcode 4.6 and later, and storyboards.
///
/// - Status: stub. Reads no objects yet.
enum Document3Reader {
    static func read(_ tree: XMLTree) throws -> InterfaceDocument {
        throw InterfaceFileError("files of this kind cannot be read yet", path: tree.path, line: tree.root.line)
    }
}
