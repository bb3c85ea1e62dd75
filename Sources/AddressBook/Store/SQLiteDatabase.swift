import Foundation

/// A connection to an SQLite database file.
final class SQLiteDatabase {
    /// A value of a result column or a bound parameter.
    enum Value {
        case none
        case integer(Int64)
        case real(Double)
        case text(String)
        case bytes(Data)
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let library: SQLiteLibrary
    private let handle: SQLiteLibrary.Database

    /// Opens the file, and creates it if it does not exist.
    init(path: String) throws {
        guard let library = SQLiteLibrary.shared else { throw Failure(description: "libsqlite3.so.0 is not installed") }
        var handle: SQLiteLibrary.Database?
        // SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let status = library.open(path, &handle, 0x2 | 0x4, nil)
        guard status == 0, let handle else {
            let reason = library.message(handle).map { String(cString: $0) } ?? "error \(status)"
            _ = library.close(handle)
            throw Failure(description: "\(path): \(reason)")
        }
        self.library = library
        self.handle = handle
        // Wait up to two seconds for another process to finish writing.
        _ = library.busyTimeout(handle, 2000)
    }

    deinit { _ = library.close(handle) }

    /// Prepares the statement, binds `values` to its parameters, and runs it.
    ///
    /// - Returns: the result rows.
    @discardableResult
    func run(_ statement: String, _ values: [Value] = []) throws -> [[Value]] {
        var prepared: SQLiteLibrary.Statement?
        guard library.prepare(handle, statement, -1, &prepared, nil) == 0, let prepared else {
            throw failure(statement)
        }
        defer { _ = library.finalize(prepared) }
        for (index, value) in values.enumerated() { bind(value, Int32(index + 1), prepared) }
        var rows: [[Value]] = []
        while true {
            switch library.step(prepared) {
            case 100: rows.append(row(prepared))
            case 101: return rows
            default: throw failure(statement)
            }
        }
    }

    /// Runs `work` in one transaction, which is rolled back if `work` throws.
    func transaction(_ work: () throws -> Void) throws {
        try run("BEGIN IMMEDIATE")
        do {
            try work()
            try run("COMMIT")
        } catch {
            _ = try? run("ROLLBACK")
            throw error
        }
    }

    var lastRow: Int64 { library.lastRow(handle) }

    private func failure(_ statement: String) -> Failure {
        let reason = library.message(handle).map { String(cString: $0) } ?? "unknown error"
        return Failure(description: "\(reason) in “\(statement)”")
    }

    private func bind(_ value: Value, _ index: Int32, _ statement: SQLiteLibrary.Statement) {
        // SQLITE_TRANSIENT: SQLite copies the bytes.
        let copies = UnsafeMutableRawPointer(bitPattern: -1)
        switch value {
        case .none: break
        case .integer(let number): _ = library.bindInteger(statement, index, number)
        case .real(let number): _ = library.bindReal(statement, index, number)
        case .text(let text):
            _ = library.bindText(statement, index, text, Int32(clamping: text.utf8.count), copies)
        case .bytes(let data):
            data.withUnsafeBytes {
                _ = library.bindBytes(statement, index, $0.baseAddress, Int32(clamping: $0.count), copies)
            }
        }
    }

    private func row(_ statement: SQLiteLibrary.Statement) -> [Value] {
        var values: [Value] = []
        for column in 0..<library.columnCount(statement) {
            switch library.columnType(statement, column) {
            case 1: values.append(.integer(library.columnInteger(statement, column)))
            case 2: values.append(.real(library.columnReal(statement, column)))
            case 3:
                // sqlite3_column_text must come first: it may convert the value, which changes its length.
                let text = library.columnText(statement, column)
                let bytes = UnsafeBufferPointer(start: text, count: Int(library.columnLength(statement, column)))
                values.append(text == nil ? .none : .text(String(decoding: bytes, as: UTF8.self)))
            case 4:
                let count = Int(library.columnLength(statement, column))
                values.append(
                    library.columnBytes(statement, column).map { .bytes(Data(bytes: $0, count: count)) }
                        ?? .bytes(Data()))
            default: values.append(.none)
            }
        }
        return values
    }
}

extension SQLiteDatabase.Value {
    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }
    var integer: Int64? {
        if case .integer(let number) = self { return number }
        return nil
    }
    var number: Double? {
        switch self {
        case .real(let number): number
        case .integer(let number): Double(number)
        default: nil
        }
    }
    var bytes: Data? {
        if case .bytes(let data) = self { return data }
        return nil
    }
}
