/// What a database refused, in its words.
package struct DatabaseError: Error, CustomStringConvertible {
    package enum Kind: Sendable {
        /// There is no room left: nothing is wrong with the request, which can be tried again later.
        case outOfSpace
        /// A row with the same key is there already, or one that another row needs is not.
        case conflict
        /// A newer program has made the tables.
        case newer
        /// What is stored cannot be.
        case damaged
        /// The server is not there.
        case unreachable
        case other
    }

    package let kind: Kind
    package let reason: String

    package init(_ kind: Kind, reason: String) {
        self.kind = kind
        self.reason = reason
    }

    package var description: String { "database: \(reason)" }

    package var isOutOfSpace: Bool { kind == .outOfSpace }
    package var isConflict: Bool { kind == .conflict }
}
