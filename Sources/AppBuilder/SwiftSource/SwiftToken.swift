/// A token of Swift source, as detailed as necessary to recognise declarations. Comments and white space are not
/// tokens.
package struct SwiftToken: Equatable {
    package enum Kind: Equatable {
        /// An identifier or keyword, also one in backticks.
        case word
        /// A number, a string with its interpolations, or a regular expression.
        case literal
        /// A character of punctuation or of an operator; `->` is `→`.
        case mark(Character)
    }

    package var kind: Kind
    /// The range of bytes in the source.
    package var range: Range<Int>
    /// Whether it is the first token of its line.
    package var startsLine: Bool
}
