/// A change within the lines of a source: none is added, none goes.
struct SourceEdit: Hashable {
    /// Bytes of the source.
    var range: Range<Int>
    var replacement: String

    static func insert(_ text: String, at offset: Int) -> SourceEdit {
        SourceEdit(range: offset..<offset, replacement: text)
    }
}
