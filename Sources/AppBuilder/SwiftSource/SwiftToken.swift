/// A piece of Swift source, as far as declarations need to be told apart. Comments and spaces are none.
package struct SwiftToken: Equatable {
    package enum Kind: Equatable {
        /// A name or keyword, also one between backticks.
        case word
        /// A number, a string with all that is interpolated in it, or a regular expression.
        case literal
        /// One character of punctuation or of an operator; `->` is one, too.
        case mark(Character)
    }

    package var kind: Kind
    /// Bytes of the source.
    package var range: Range<Int>
    /// Whether it is the first token of its line.
    package var startsLine: Bool
}
