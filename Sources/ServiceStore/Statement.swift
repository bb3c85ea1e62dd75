import Foundation

/// A prepared statement: bound, stepped through its rows, and used again.
package final class Statement {
    private let backend: any StatementBackend

    init(_ backend: any StatementBackend) { self.backend = backend }

    /// Begins anew with these values.
    package func bind(_ values: [any DatabaseValue]) throws { try backend.bind(values.map(\.parameter)) }

    /// Goes to the next row.
    ///
    /// - Returns: false after the last one; the statement is done then.
    package func step() throws -> Bool { try backend.step() }

    package func reset() { backend.reset() }

    // The columns of the row, from 0.

    package func isNull(_ column: Int) -> Bool { backend.isNull(column) }
    package func integer(_ column: Int) -> Int64 { backend.integer(column) }
    package func flag(_ column: Int) -> Bool { integer(column) != 0 }
    package func date(_ column: Int) -> Date { Date(timeIntervalSince1970: Double(integer(column))) }
    package func text(_ column: Int) -> String { backend.text(column) }
    package func bytes(_ column: Int) -> [UInt8] { backend.bytes(column) }
}
