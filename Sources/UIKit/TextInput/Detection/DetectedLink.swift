/// A part of a text that opens an URL.
package struct DetectedLink: Equatable {
    /// Characters of the text.
    package let range: Range<Int>
    package let url: URL
}
