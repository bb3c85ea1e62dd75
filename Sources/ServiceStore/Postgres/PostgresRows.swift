import Foundation
import Glibc

/// A prepared statement on a PostgreSQL server. It runs at its first step, and all its rows come at once, as bytes.
final class PostgresRows: StatementBackend {
    private let backend: PostgresBackend
    private let name: String
    private var parameters: [DatabaseParameter] = []
    private var result: PostgresLibrary.Result?
    private var row: Int32 = -1

    private var library: PostgresLibrary { backend.connection.library }

    /// - Parameter name: empty for a statement that is used once.
    init(_ text: String, name: String, in backend: PostgresBackend) throws {
        self.backend = backend
        self.name = name
        let connection = backend.connection
        let prepared = connection.library.prepare(connection.handle, name, text, 0, nil)
        connection.library.clear(try connection.check(prepared))
    }

    deinit { library.clear(result) }

    func bind(_ values: [DatabaseParameter]) throws {
        reset()
        parameters = values
    }

    func reset() {
        library.clear(result)
        result = nil
        row = -1
    }

    func step() throws -> Bool {
        if result == nil { result = try run() }
        row += 1
        if row < library.rowCount(result) { return true }
        reset()
        return false
    }

    private func run() throws -> PostgresLibrary.Result? {
        var values: [UnsafePointer<CChar>?] = []
        var lengths: [Int32] = []
        var formats: [Int32] = []
        defer { for value in values { Glibc.free(UnsafeMutablePointer(mutating: value)) } }
        for parameter in parameters {
            switch parameter {
            case .null: add(nil, 0, 0)
            case .integer(let number): add(strdup(String(number)), 0, 0)
            case .text(let text): add(strdup(text), 0, 0)
            case .bytes(let bytes):
                let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 1)
                copy.copyMemory(from: bytes, byteCount: bytes.count)
                add(copy.assumingMemoryBound(to: CChar.self), bytes.count, 1)
            }
        }
        func add(_ value: UnsafeMutablePointer<CChar>?, _ length: Int, _ format: Int32) {
            values.append(UnsafePointer(value))
            lengths.append(Int32(clamping: length))
            formats.append(format)
        }
        let connection = backend.connection
        let result = try connection.check(
            library.executePrepared(
                connection.handle, name, Int32(values.count), values, lengths, formats, 1))
        backend.changes = library.changedRows(result).flatMap { Int(String(cString: $0)) } ?? 0
        return result
    }

    // MARK: Columns

    func isNull(_ column: Int) -> Bool { library.isNull(result, row, Int32(column)) == 1 }

    /// Numbers come as two, four or eight bytes, the highest first.
    func integer(_ column: Int) -> Int64 {
        let bytes = bytes(column)
        guard let first = bytes.first, bytes.count <= 8 else { return 0 }
        return bytes.reduce(first >= 0x80 ? -1 : 0) { $0 << 8 | Int64($1) }
    }

    func text(_ column: Int) -> String { String(decoding: bytes(column), as: UTF8.self) }

    func bytes(_ column: Int) -> [UInt8] {
        guard !isNull(column), let value = library.value(result, row, Int32(column)) else { return [] }
        let count = Int(library.length(result, row, Int32(column)))
        return [UInt8](UnsafeRawBufferPointer(start: value, count: count))
    }
}
