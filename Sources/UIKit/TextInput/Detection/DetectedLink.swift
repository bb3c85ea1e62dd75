/// A detected part of a text that opens a URL when tapped.
package struct DetectedLink: Equatable {
    /// Characters of the text.
    package let range: Range<Int>
    package let url: URL
}
