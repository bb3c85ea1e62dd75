import Foundation
import ServiceStore
import TestPrograms
import Testing

/// A database on a PostgreSQL server.
@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed"), .timeLimit(.minutes(15)))
struct PostgresTests {
    private static let steps = [
        "CREATE TABLE thing (id INTEGER PRIMARY KEY, number INTEGER, word TEXT UNIQUE, bytes BLOB, absent TEXT)"
    ]

    @Test func valuesOfAllKindsComeBackAsTheyWere() throws {
        let server = try PostgresServer()
        defer { server.end() }
        let database = try Database(path: server.address)
        #expect(database.isShared)
        try database.migrate(Self.steps)
        try database.migrate(Self.steps)
        for (number, bytes) in [(Int64.min, [UInt8](0...255)), (-1, []), (.max, [0])] {
            try database.run(
                "INSERT INTO thing (number, word, bytes, absent) VALUES (?, ?, ?, ?)", number, "grün ? \(number)",
                bytes, nil as String?)
            let key = try database.lastRow()
            let rows = try database.rows("SELECT number, word, bytes, absent, '?' FROM thing WHERE id = ?1", key) {
                #expect($0.integer(0) == number)
                #expect($0.text(1) == "grün ? \(number)")
                #expect($0.bytes(2) == bytes)
                #expect($0.isNull(3) && !$0.isNull(2))
                #expect($0.text(4) == "?")
            }
            #expect(rows.count == 1)
        }
        try database.run("UPDATE thing SET absent = 'x' WHERE number < ?", 0)
        #expect(database.changes == 2)
        let conflict = #expect(throws: DatabaseError.self) {
            try database.run("INSERT INTO thing (word) VALUES (?)", "grün ? -1")
        }
        #expect(conflict?.isConflict == true)
        #expect(throws: DatabaseError.self) { try database.migrate([]) }
    }

    @Test func aTransactionThatFailsLeavesNothing() throws {
        struct Stop: Error {}
        let server = try PostgresServer()
        defer { server.end() }
        let database = try Database(path: server.address)
        try database.migrate(Self.steps)
        #expect(throws: Stop.self) {
            try database.transaction {
                try database.run("INSERT INTO thing (word) VALUES (?)", "first")
                throw Stop()
            }
        }
        // Also one in which the database itself has refused something.
        #expect(throws: DatabaseError.self) {
            try database.transaction {
                try database.run("INSERT INTO thing (word) VALUES (?)", "second")
                try database.run("INSERT INTO thing (word) VALUES (?)", "second")
            }
        }
        #expect(try database.rows("SELECT word FROM thing") { $0.text(0) } == [])
    }

    @Test func aServerThatWasStartedAgainIsFound() throws {
        let server = try PostgresServer()
        defer { server.end() }
        let database = try Database(path: server.address)
        try database.migrate(Self.steps)
        try database.run("INSERT INTO thing (word) VALUES (?)", "kept")
        server.kill()
        let lost = #expect(throws: DatabaseError.self) { try database.rows("SELECT word FROM thing") { $0.text(0) } }
        #expect(lost?.kind == .unreachable)
        try server.start()
        try database.transaction { try database.run("INSERT INTO thing (word) VALUES (?)", "new") }
        #expect(try database.rows("SELECT word FROM thing ORDER BY id") { $0.text(0) } == ["kept", "new"])
    }

    @Test func whatIsToldIsHeardOnceItIsCommitted() throws {
        let server = try PostgresServer()
        defer { server.end() }
        let database = try Database(path: server.address)
        let heard = Heard()
        let listener = try #require(try Database(path: server.address).listen("news") { heard.add($0 ?? ["begin"]) })
        heard.wait(for: "begin")
        try? database.transaction {
            try database.tell("news", "taken back")
            throw CancellationError()
        }
        try database.transaction { try database.tell("news", "one") }
        heard.wait(for: "one")
        listener.stop()
        #expect(heard.all == ["begin", "one"])
    }

    private final class Heard: @unchecked Sendable {
        private let condition = NSCondition()
        private var texts: [String] = []

        var all: [String] { condition.withLock { texts } }

        func add(_ new: [String]) {
            condition.lock()
            texts += new
            condition.broadcast()
            condition.unlock()
        }

        func wait(for text: String) {
            condition.lock()
            while !texts.contains(text), condition.wait(until: Date(timeIntervalSinceNow: 120)) {}
            condition.unlock()
        }
    }

    @Test func noServerIsAnErrorWithAReason() {
        let error = #expect(throws: DatabaseError.self) {
            try Database(path: "postgres:///postgres?host=/nonexistent")
        }
        #expect(error?.kind == .unreachable)
        #expect(error?.reason.contains("/nonexistent") == true)
    }
}
