/// A database on a PostgreSQL server, which other processes use at the same time.
final class PostgresBackend: DatabaseBackend {
    let connection: PostgresConnection
    private let address: String
    private var statementCount = 0
    private var isInTransaction = false
    /// True if the connection was made anew, and what was prepared on the old one is gone.
    private var isNew = false
    /// Rows that the last statement changed.
    var changes = 0
    let isShared = true

    /// All transactions of services take their turns by this number, as those of a file of SQLite's do.
    private static let lock = 7_290_912

    init(address: String) throws {
        self.address = address
        connection = try PostgresConnection(address: address)
    }

    /// Looks whether the connection is still there, and makes it anew if it can. Inside of a transaction all is lost with it.
    func forgetsStatements() -> Bool {
        if !isInTransaction { try? keepConnection() }
        defer { isNew = false }
        return isNew
    }

    private func keepConnection() throws {
        guard !connection.isThere else { return }
        try connection.renew()
        isNew = true
    }

    func prepare(_ text: String) throws -> any StatementBackend {
        statementCount += 1
        return try PostgresRows(PostgresText.statement(text), name: "s\(statementCount)", in: self)
    }

    func execute(_ text: String) throws { try connection.execute(PostgresText.tables(text)) }

    func begin() throws {
        try keepConnection()
        do { try takeTurn() } catch {
            // Only now it shows that the server has been started again in the meantime.
            guard !connection.isThere else { throw error }
            try keepConnection()
            try takeTurn()
        }
        isInTransaction = true
    }

    private func takeTurn() throws {
        try connection.execute("BEGIN; SELECT pg_advisory_xact_lock(\(Self.lock))")
    }

    func commit() throws {
        try connection.execute("COMMIT")
        isInTransaction = false
    }

    func rollBack() {
        isInTransaction = false
        if connection.isThere { try? connection.execute("ROLLBACK") }
    }

    func version() throws -> Int {
        try connection.execute("CREATE TABLE IF NOT EXISTS verger_tables (version BIGINT NOT NULL)")
        return Int(try number("SELECT version FROM verger_tables") ?? 0)
    }

    func setVersion(_ version: Int) throws {
        try connection.execute("DELETE FROM verger_tables; INSERT INTO verger_tables VALUES (\(version))")
    }

    func lastRow() throws -> Int64 { try number("SELECT lastval()") ?? 0 }

    private func number(_ text: String) throws -> Int64? {
        let rows = try PostgresRows(text, name: "", in: self)
        try rows.bind([])
        return try rows.step() ? rows.integer(0) : nil
    }

    func tell(_ channel: String, _ text: String) throws {
        let rows = try PostgresRows("SELECT pg_notify($1, $2)", name: "", in: self)
        try rows.bind([.text(channel), .text(text)])
        _ = try rows.step()
    }

    func listen(_ channel: String, hear: @escaping @Sendable ([String]?) -> Void) -> (any DatabaseListener)? {
        PostgresListener(address: address, channel: channel, hear: hear)
    }
}
