/// Reads `<archive>` files: Interface Builder's own of versions 7 and 8.
///
/// - Status: stub. Reads no objects yet.
enum ArchiveReader {
    static func read(_ tree: XMLTree) throws -> InterfaceDocument {
        throw InterfaceFileError("archives cannot be read yet", path: tree.path, line: tree.root.line)
    }
}
