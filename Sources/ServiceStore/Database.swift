/// A database that a service keeps its state in: a file of SQLite's, or one of a PostgreSQL server that several services use
/// together. Not for several threads at once: who shares it takes turns.
///
/// Statements are written for both: parameters are `?` or `?1`, the types of columns are INTEGER, TEXT and BLOB.
package final class Database {
    private let backend: any DatabaseBackend
    /// Statements that were prepared before, by their text.
    private var statements: [String: Statement] = [:]

    /// Opens a file, and makes it if it does not exist, for its owner only; or connects with a server. What is committed survives
    /// the process, and with `isDurable` a loss of power, too.
    ///
    /// - Parameter path: the file, ":memory:", or the address of a database on a server: `postgres://…`.
    package init(path: String, isDurable: Bool = true) throws {
        backend =
            Self.isServer(path)
            ? try PostgresBackend(address: path) : try SQLiteBackend(path: path, isDurable: isDurable)
    }

    /// Whether this is the address of a database that others use at the same time.
    package static func isServer(_ path: String) -> Bool {
        path.hasPrefix("postgres://") || path.hasPrefix("postgresql://")
    }

    package var isShared: Bool { backend.isShared }

    /// The statement, prepared once and kept.
    package func statement(_ text: String) throws -> Statement {
        if backend.forgetsStatements() { statements.removeAll() }
        if let known = statements[text] { return known }
        let statement = Statement(try backend.prepare(text))
        statements[text] = statement
        return statement
    }

    /// Runs a statement with values for its parameters, in their order.
    package func run(_ text: String, _ values: any DatabaseValue...) throws {
        let statement = try statement(text)
        try statement.bind(values)
        while try statement.step() {}
    }

    /// What `read` makes of each row of the result.
    package func rows<Row>(_ text: String, _ values: any DatabaseValue..., read: (Statement) throws -> Row) throws
        -> [Row]
    {
        let statement = try statement(text)
        try statement.bind(values)
        defer { statement.reset() }
        var rows: [Row] = []
        while try statement.step() { rows.append(try read(statement)) }
        return rows
    }

    /// Runs `work` in one transaction, which is taken back if `work` or the commit fails. Transactions come one after the other,
    /// those of other processes too.
    package func transaction<Result>(_ work: () throws -> Result) throws -> Result {
        try backend.begin()
        do {
            let result = try work()
            try backend.commit()
            return result
        } catch {
            backend.rollBack()
            throw error
        }
    }

    /// Brings the tables up to date: `steps` from the number that the database says it has, each in a transaction of its own.
    ///
    /// - Throws: also for a database of a newer program, which knows more steps.
    package func migrate(_ steps: [String]) throws {
        let version = try transaction { try backend.version() }
        guard version <= steps.count else {
            throw DatabaseError(.newer, reason: "it was written by a newer version of Verger (tables \(version))")
        }
        for step in steps.indices.dropFirst(version) {
            try transaction {
                // Another program may have taken the step in the meantime.
                guard try backend.version() == step else { return }
                try backend.execute(steps[step])
                try backend.setVersion(step + 1)
            }
        }
    }

    /// Rows that the last statement changed.
    package var changes: Int { backend.changes }

    /// The key that the last row got which was inserted.
    package func lastRow() throws -> Int64 { try backend.lastRow() }

    // MARK: Processes that share it

    /// Tells all processes that listen, this one among them, once the transaction is committed. Nobody listens to a file.
    package func tell(_ channel: String, _ text: String) throws { try backend.tell(channel, text) }

    /// Calls `hear` with what others tell, on a thread of its own, until the listener is stopped; and with nil when something may
    /// have been missed.
    ///
    /// - Returns: nil for a file.
    package func listen(_ channel: String, hear: @escaping @Sendable ([String]?) -> Void) -> (any DatabaseListener)? {
        backend.listen(channel, hear: hear)
    }
}
