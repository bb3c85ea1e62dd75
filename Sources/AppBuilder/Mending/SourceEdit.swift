/// An edit of a source that keeps the number of lines.
struct SourceEdit: Hashable {
    /// The range of bytes in the source.
    var range: Range<Int>
    var replacement: String

    static func insert(_ text: String, at offset: Int) -> SourceEdit {
        SourceEdit(range: offset..<offset, replacement: text)
    }
}
