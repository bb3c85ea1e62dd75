import Foundation

/// A connection with a PostgreSQL server, which is made anew when it was lost.
final class PostgresConnection {
    let library: PostgresLibrary
    let handle: PostgresLibrary.Connection

    /// Seconds in which a connection is made, and in which a statement or a lock is waited for.
    private static let patience = 30

    init(address: String) throws {
        library = try PostgresLibrary.shared.get()
        let separator = address.contains("?") ? "&" : "?"
        // What the address says itself comes first, and holds.
        let address = address.contains("connect_timeout") ? address : address + separator + "connect_timeout=10"
        guard let handle = library.connect(address) else {
            throw DatabaseError(.outOfSpace, reason: "there is no memory for a connection")
        }
        self.handle = handle
        guard isThere else { throw failure }
        try setUp()
    }

    deinit { library.finish(handle) }

    var isThere: Bool { library.status(handle) == PostgresLibrary.connectionIsOK }

    /// Connects again.
    ///
    /// - Throws: if the server is not there.
    func renew() throws {
        library.reset(handle)
        guard isThere else { throw failure }
        try setUp()
    }

    private func setUp() throws {
        try execute(
            """
            SET client_min_messages = warning; SET statement_timeout = '\(Self.patience)s';
            SET lock_timeout = '\(Self.patience)s'; SET idle_in_transaction_session_timeout = '\(Self.patience)s'
            """)
    }

    /// What is wrong with the connection.
    var failure: DatabaseError {
        DatabaseError(.unreachable, reason: Self.text(library.message(handle)))
    }

    func execute(_ text: String) throws { library.clear(try check(library.execute(handle, text))) }

    /// - Returns: the result, which has to be cleared.
    func check(_ result: PostgresLibrary.Result?) throws -> PostgresLibrary.Result? {
        let status = library.resultStatus(result)
        if status == PostgresLibrary.commandIsOK || status == PostgresLibrary.tuplesAreOK { return result }
        defer { library.clear(result) }
        guard isThere else { throw failure }
        let state = Self.text(library.resultField(result, PostgresLibrary.state))
        throw DatabaseError(Self.kind(of: state), reason: Self.text(library.resultMessage(result)))
    }

    private static func text(_ text: UnsafePointer<CChar>?) -> String {
        text.map { String(cString: $0).trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
    }

    /// By the classes of PostgreSQL's error codes.
    private static func kind(of state: String) -> DatabaseError.Kind {
        switch state.prefix(2) {
        case "53": .outOfSpace
        case "23": .conflict
        case "08", "57": .unreachable
        case "XX": .damaged
        default: .other
        }
    }
}
