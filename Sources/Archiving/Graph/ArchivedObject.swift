import Foundation

/// One object of an archive: the name of its class and what is kept of it.
package struct ArchivedObject: Equatable, Sendable {
    /// What is kept of an object. The classes of Foundation that every archive knows are told apart; all others are
    /// fields.
    package enum Content: Equatable, Sendable {
        case null
        case string(String)
        case integer(Int64)
        case real(Double)
        case boolean(Bool)
        case data(Data)
        /// Seconds since the first instant of 2001, GMT.
        case date(Double)
        /// An array or a set.
        case elements([ArchiveGraph.Reference])
        case pairs([ArchivedPair])
        case fields([ArchivedField])
    }

    /// `NSString`, `NSMutableArray`, `UILabel` …
    package var className: String

    /// The names of the classes above it, nearest first, as far as the archive tells.
    package var ancestors: [String]

    package var content: Content

    package init(className: String, ancestors: [String] = [], content: Content) {
        self.className = className
        self.ancestors = ancestors
        self.content = content
    }
}
