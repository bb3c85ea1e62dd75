import CSQLite

/// A file of SQLite's. Writers do not hold up readers.
final class SQLiteBackend: DatabaseBackend {
    let handle: OpaquePointer
    let isShared = false

    /// Holds the indices of a million rows, which are looked up in no order. Only as much is used as there is to keep.
    private static let cacheKilobytes = 65_536

    init(path: String, isDurable: Bool) throws {
        var opened: OpaquePointer?
        // The folder's rights keep others out; nobody's link is followed.
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_NOFOLLOW
        let status = sqlite3_open_v2(path, &opened, flags, nil)
        guard status == SQLITE_OK, let opened else {
            let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "error \(status)"
            sqlite3_close_v2(opened)
            throw DatabaseError(Self.kind(of: status), reason: "\(path): \(reason)")
        }
        handle = opened
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, 5000)
        try execute(
            """
            PRAGMA journal_mode = WAL;
            PRAGMA synchronous = \(isDurable ? "FULL" : "NORMAL");
            PRAGMA foreign_keys = ON;
            PRAGMA cache_size = -\(Self.cacheKilobytes);
            """)
    }

    // Statements that are left finish it.
    deinit { sqlite3_close_v2(handle) }

    func forgetsStatements() -> Bool { false }

    func prepare(_ text: String) throws -> any StatementBackend { try SQLiteRows(text, in: self) }

    func execute(_ text: String) throws {
        let status = sqlite3_exec(handle, text, nil, nil, nil)
        guard status == SQLITE_OK else { throw error(status) }
    }

    // Writers wait for each other from the first statement on, and not only when they have read.
    func begin() throws { try execute("BEGIN IMMEDIATE") }
    func commit() throws { try execute("COMMIT") }

    func rollBack() {
        if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
    }

    func version() throws -> Int {
        let rows = try SQLiteRows("PRAGMA user_version", in: self)
        return try rows.step() ? Int(rows.integer(0)) : 0
    }

    func setVersion(_ version: Int) throws { try execute("PRAGMA user_version = \(version)") }

    var changes: Int { Int(sqlite3_changes(handle)) }
    func lastRow() -> Int64 { sqlite3_last_insert_rowid(handle) }

    func tell(_ channel: String, _ text: String) {}
    func listen(_ channel: String, hear: @escaping @Sendable ([String]?) -> Void) -> (any DatabaseListener)? { nil }

    // MARK: Errors

    func error(_ status: Int32) -> DatabaseError {
        DatabaseError(Self.kind(of: status), reason: String(cString: sqlite3_errmsg(handle)))
    }

    private static func kind(of status: Int32) -> DatabaseError.Kind {
        switch status & 0xff {
        case SQLITE_FULL: .outOfSpace
        // Writing, making sure that it is written, making the shared index larger: sqlite3.h has them as macros that Swift
        // does not see.
        case SQLITE_IOERR where [3, 4, 19].contains(status >> 8): .outOfSpace
        case SQLITE_CONSTRAINT: .conflict
        case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
        default: .other
        }
    }
}
