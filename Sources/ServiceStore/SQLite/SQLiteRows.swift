import CSQLite

/// A prepared statement of SQLite's.
final class SQLiteRows: StatementBackend {
    private let handle: OpaquePointer
    private let backend: SQLiteBackend

    /// SQLite copies what it is given: SQLITE_TRANSIENT.
    private nonisolated(unsafe) static let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    init(_ text: String, in backend: SQLiteBackend) throws {
        var prepared: OpaquePointer?
        let status = sqlite3_prepare_v3(
            backend.handle, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard status == SQLITE_OK, let prepared else { throw backend.error(status) }
        handle = prepared
        self.backend = backend
    }

    deinit { sqlite3_finalize(handle) }

    func bind(_ values: [DatabaseParameter]) throws {
        sqlite3_reset(handle)
        for (index, value) in values.enumerated() {
            let status = bind(value, at: Int32(index + 1))
            guard status == SQLITE_OK else { throw backend.error(status) }
        }
    }

    private func bind(_ value: DatabaseParameter, at index: Int32) -> Int32 {
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .text(let text): sqlite3_bind_text(handle, index, text, Int32(clamping: text.utf8.count), Self.copies)
        // No bytes at all are a value too, which a null pointer would not be.
        case .bytes([]): sqlite3_bind_zeroblob(handle, index, 0)
        case .bytes(let bytes): sqlite3_bind_blob(handle, index, bytes, Int32(clamping: bytes.count), Self.copies)
        }
    }

    func step() throws -> Bool {
        let status = sqlite3_step(handle)
        if status == SQLITE_ROW { return true }
        // The text of an error is gone once the statement is reset.
        let failure = status == SQLITE_DONE ? nil : backend.error(status)
        sqlite3_reset(handle)
        if let failure { throw failure }
        return false
    }

    func reset() { sqlite3_reset(handle) }

    func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }
    func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

    func text(_ column: Int) -> String { sqlite3_column_text(handle, Int32(column)).map { String(cString: $0) } ?? "" }

    func bytes(_ column: Int) -> [UInt8] {
        guard let bytes = sqlite3_column_blob(handle, Int32(column)) else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, Int32(column)))))
    }
}
