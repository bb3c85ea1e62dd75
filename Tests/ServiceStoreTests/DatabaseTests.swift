import Foundation
import ServiceStore
import Testing

struct DatabaseTests {
    private func database() throws -> Database { try Database(path: ":memory:") }

    @Test func valuesOfAllKindsComeBackAsTheyWere() throws {
        let database = try database()
        try database.migrate([
            "CREATE TABLE thing (number INTEGER, word TEXT, bytes BLOB, moment INTEGER, absent TEXT)"
        ])
        let moment = Date(timeIntervalSince1970: 1_258_000_000)
        try database.run(
            "INSERT INTO thing VALUES (?, ?, ?, ?, ?)", Int64.min, "grün", [UInt8](0...255), moment, nil as String?)
        let rows = try database.rows("SELECT * FROM thing") { row in
            #expect(row.integer(0) == .min)
            #expect(row.text(1) == "grün")
            #expect(row.bytes(2) == [UInt8](0...255))
            #expect(row.date(3) == moment)
            #expect(row.isNull(4))
        }
        #expect(rows.count == 1)
    }

    @Test func aTransactionThatFailsLeavesNothing() throws {
        struct Stop: Error {}
        let database = try database()
        try database.migrate(["CREATE TABLE thing (name TEXT PRIMARY KEY)"])
        #expect(throws: Stop.self) {
            try database.transaction {
                try database.run("INSERT INTO thing VALUES (?)", "first")
                throw Stop()
            }
        }
        #expect(try database.rows("SELECT * FROM thing") { $0.text(0) } == [])
        try database.run("INSERT INTO thing VALUES (?)", "second")
        let conflict = #expect(throws: DatabaseError.self) {
            try database.run("INSERT INTO thing VALUES (?)", "second")
        }
        #expect(conflict?.isConflict == true)
    }

    @Test func tablesAreBroughtUpToDateStepByStep() throws {
        let path = FileManager.default.temporaryDirectory.path + "/database-\(UUID().uuidString)"
        defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }
        let steps = ["CREATE TABLE a (x INTEGER)", "ALTER TABLE a ADD COLUMN y INTEGER DEFAULT 7"]
        do {
            let database = try Database(path: path)
            try database.migrate([steps[0]])
            try database.run("INSERT INTO a VALUES (?)", 1)
        }
        let database = try Database(path: path)
        try database.migrate(steps)
        #expect(try database.rows("SELECT y FROM a") { $0.integer(0) } == [7])
        #expect(throws: DatabaseError.self) { try database.migrate([steps[0]]) }
    }
}
