import Certificates
import Foundation
import PushLink
import ServiceStore

/// What the gateway keeps: devices, their apps' tokens, the messages that wait for a device, the keys of providers.
package final class PushDatabase {
    private let database: Database
    /// Stands for this database: a device that knew another one forgets what it has had from that.
    package let identity: UInt64

    private static let steps = [
        """
        CREATE TABLE gateway (identity INTEGER NOT NULL, next_sequence INTEGER NOT NULL);
        CREATE TABLE device (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, secret BLOB NOT NULL);
        CREATE TABLE registration (
            id INTEGER PRIMARY KEY, device INTEGER NOT NULL REFERENCES device, topic TEXT NOT NULL,
            environment INTEGER NOT NULL, token BLOB NOT NULL UNIQUE, unregistered INTEGER,
            feedback INTEGER NOT NULL DEFAULT 0);
        CREATE UNIQUE INDEX active ON registration (device, topic, environment) WHERE unregistered IS NULL;
        CREATE INDEX untold ON registration (topic, environment) WHERE feedback = 1;
        CREATE TABLE message (
            registration INTEGER PRIMARY KEY, sequence INTEGER NOT NULL, expiry INTEGER NOT NULL,
            payload BLOB NOT NULL);
        CREATE INDEX by_expiry ON message (expiry);
        CREATE TABLE provider_key (
            identifier TEXT PRIMARY KEY, team TEXT NOT NULL, public_key TEXT NOT NULL, revoked INTEGER NOT NULL DEFAULT 0);
        """
    ]

    /// - Parameter path: the file, ":memory:", or the address of a database on a server.
    package init(path: String) throws {
        database = try Database(path: path)
        try database.migrate(Self.steps)
        let database = database
        identity = try database.transaction {
            if let known = try database.rows("SELECT identity FROM gateway", read: { UInt64($0.integer(0)) }).first {
                return known
            }
            let identity = UInt64.random(in: 1...UInt64(Int64.max))
            try database.run("INSERT INTO gateway VALUES (?, 1)", Int64(identity))
            return identity
        }
    }

    package func transaction<Result>(_ work: () throws -> Result) throws -> Result { try database.transaction(work) }

    /// Lets the file grow to so many pages at most; no less than it has already.
    package func limitSize(pages: Int) throws {
        _ = try database.rows("PRAGMA max_page_count = \(pages)") { $0.integer(0) }
    }

    // MARK: Sequence numbers

    /// Sets `count` numbers aside that no message has had, before a restart or after.
    func reserveSequences(_ count: UInt64) throws -> Range<UInt64> {
        try database.transaction { try takeSequences(count) }
    }

    /// The same in a transaction: the numbers of all gateways that share the database are in the order of their transactions.
    func takeSequences(_ count: UInt64) throws -> Range<UInt64> {
        let first = try database.rows("SELECT next_sequence FROM gateway") { UInt64($0.integer(0)) }.first ?? 1
        try database.run("UPDATE gateway SET next_sequence = ?", Int64(first + count))
        return first..<(first + count)
    }

    // MARK: Gateways that share it

    private static let channel = "verger_push"

    /// Whether this is the address of a database on a server.
    package static func isServer(_ path: String) -> Bool { Database.isServer(path) }

    /// Whether other gateways use it at the same time.
    var isShared: Bool { database.isShared }

    /// Tells all gateways, this one among them, once the transaction is committed.
    func tell(_ news: GatewayNews) throws { for text in news.texts { try database.tell(Self.channel, text) } }

    /// Hears what gateways tell, on another thread; nil when something may have been missed.
    func listen(_ hear: @escaping @Sendable ([GatewayNews]?) -> Void) -> (any DatabaseListener)? {
        database.listen(Self.channel) { texts in hear(texts?.compactMap(GatewayNews.init)) }
    }

    // MARK: Devices

    /// The device of this name, which is made with this secret if nobody has come by that name before.
    ///
    /// - Returns: nil if it has another secret.
    package func device(named name: String, secret: [UInt8]) throws -> Int64? {
        let digest = Digest.sha256.hash(secret)
        let known = try database.rows("SELECT id, secret FROM device WHERE name = ?", name) {
            (identifier: $0.integer(0), secret: $0.bytes(1))
        }
        if let known = known.first { return known.secret.isSameSecret(as: digest) ? known.identifier : nil }
        try database.run("INSERT INTO device (name, secret) VALUES (?, ?)", name, digest)
        return try database.lastRow()
    }

    func deviceName(_ identifier: Int64) throws -> String? {
        try database.rows("SELECT name FROM device WHERE id = ?", identifier) { $0.text(0) }.first
    }

    // MARK: Registrations

    private static let columns = "id, device, topic, environment, token, unregistered"

    private static func registration(_ row: Statement) throws -> Registration {
        guard let token = PushToken(row.bytes(4)), let environment = PushEnvironment(rawValue: UInt8(row.integer(3)))
        else { throw DatabaseError(.damaged, reason: "the table of registrations is damaged") }
        return Registration(
            identifier: row.integer(0), device: row.integer(1),
            topic: PushTopic(identifier: row.text(2), environment: environment), token: token,
            unregistered: row.isNull(5) ? nil : row.date(5))
    }

    package func registration(token: PushToken) throws -> Registration? {
        try database.rows(
            "SELECT \(Self.columns) FROM registration WHERE token = ?", token.bytes, read: Self.registration
        ).first
    }

    package func registrations(ofDevice device: Int64) throws -> [Registration] {
        try database.rows(
            "SELECT \(Self.columns) FROM registration WHERE device = ? AND unregistered IS NULL", device,
            read: Self.registration)
    }

    /// Calls `visit` with all apps that want messages, or all devices' of one, and their devices' names.
    package func forEachRegistration(topic: String? = nil, visit: (String, Registration) -> Void) throws {
        let columns = Self.columns.split(separator: ", ").map { "registration.\($0)" }.joined(separator: ", ")
        _ = try database.rows(
            """
            SELECT \(columns), device.name FROM registration JOIN device ON device.id = registration.device
            WHERE unregistered IS NULL AND (CAST(?1 AS TEXT) IS NULL OR topic = ?1) ORDER BY topic, device.name
            """, topic
        ) { row in visit(row.text(6), try Self.registration(row)) }
    }

    /// Gives an app of a device its token: the same one as long as it stays registered, a new one after that.
    package func register(_ topic: PushTopic, ofDevice device: Int64) throws -> Registration {
        let environment = Int(topic.environment.rawValue)
        let known = try database.rows(
            """
            SELECT \(Self.columns) FROM registration
            WHERE device = ? AND topic = ? AND environment = ? AND unregistered IS NULL
            """, device, topic.identifier, environment, read: Self.registration)
        if let known = known.first { return known }
        let token = PushToken.random()
        try database.run(
            "INSERT INTO registration (device, topic, environment, token) VALUES (?, ?, ?, ?)", device,
            topic.identifier, environment, token.bytes)
        return Registration(
            identifier: try database.lastRow(), device: device, topic: topic, token: token, unregistered: nil)
    }

    /// Ends a token, and what was kept for it. The feedback service tells providers about it.
    package func unregister(_ topic: PushTopic, ofDevice device: Int64, at date: Date) throws {
        let environment = Int(topic.environment.rawValue)
        try database.run(
            """
            DELETE FROM message WHERE registration IN (
                SELECT id FROM registration
                WHERE device = ? AND topic = ? AND environment = ? AND unregistered IS NULL)
            """, device, topic.identifier, environment)
        try database.run(
            """
            UPDATE registration SET unregistered = ?
            WHERE device = ? AND topic = ? AND environment = ? AND unregistered IS NULL
            """, date, device, topic.identifier, environment)
    }

    /// Notes that a provider has sent something to a token that is no more.
    func noteFailure(of registration: Int64) throws {
        try database.run("UPDATE registration SET feedback = 1 WHERE id = ?", registration)
    }

    /// The tokens of an app to which messages could not be delivered since this was last asked, which empties the list.
    func takeFeedback(of topic: PushTopic, limit: Int) throws -> [(date: Date, token: PushToken)] {
        let rows = try database.rows(
            """
            SELECT id, unregistered, token FROM registration
            WHERE topic = ? AND environment = ? AND feedback = 1 ORDER BY id LIMIT ?
            """, topic.identifier, Int(topic.environment.rawValue), limit
        ) { (identifier: $0.integer(0), date: $0.date(1), token: PushToken($0.bytes(2))) }
        for row in rows { try database.run("UPDATE registration SET feedback = 0 WHERE id = ?", row.identifier) }
        return rows.compactMap { row in row.token.map { (row.date, $0) } }
    }

    // MARK: Messages

    /// Keeps a message in the place of an older one for the same app and device.
    func keep(_ message: StoredMessage, expiry: Int64) throws {
        try database.run(
            """
            INSERT INTO message (registration, sequence, expiry, payload) VALUES (?, ?, ?, ?)
            ON CONFLICT (registration) DO UPDATE SET sequence = excluded.sequence, expiry = excluded.expiry,
                payload = excluded.payload
            WHERE excluded.sequence > message.sequence
            """, message.registration, Int64(message.sequence), expiry, message.payload)
    }

    /// Forgets what is kept for an app up to the message with this number.
    func forget(registration: Int64, upTo sequence: UInt64) throws {
        try database.run(
            "DELETE FROM message WHERE registration = ? AND sequence <= ?", registration, Int64(sequence))
    }

    /// The number of the message that waits for an app; nil for none.
    func keptSequence(registration: Int64) throws -> UInt64? {
        try database.rows("SELECT sequence FROM message WHERE registration = ?", registration) {
            UInt64($0.integer(0))
        }.first
    }

    /// What waits for a device, in its order, behind a number.
    package func messages(ofDevice device: Int64, after sequence: UInt64, at date: Date) throws -> [StoredMessage] {
        try database.rows(
            """
            SELECT message.registration, sequence, payload FROM message
            JOIN registration ON registration.id = message.registration
            WHERE registration.device = ? AND unregistered IS NULL AND sequence > ? AND expiry > ? ORDER BY sequence
            """, device, Int64(sequence), date
        ) { StoredMessage(registration: $0.integer(0), sequence: UInt64($0.integer(1)), payload: $0.bytes(2)) }
    }

    /// Forgets what is too old.
    ///
    /// - Returns: how many there were.
    func forgetExpired(at date: Date) throws -> Int {
        try database.run("DELETE FROM message WHERE expiry <= ?", date)
        return database.changes
    }

    package func count() throws -> (tokens: Int64, messages: Int64) {
        try database.rows(
            "SELECT (SELECT count(*) FROM registration WHERE unregistered IS NULL), (SELECT count(*) FROM message)"
        ) { ($0.integer(0), $0.integer(1)) }.first ?? (0, 0)
    }

    // MARK: Keys of providers

    package func add(_ key: ProviderKey) throws {
        try database.run(
            "INSERT INTO provider_key VALUES (?, ?, ?, ?)", key.identifier, key.team, key.publicKeyPEM, key.isRevoked)
    }

    package func key(identifier: String) throws -> ProviderKey? {
        try database.rows(
            "SELECT identifier, team, public_key, revoked FROM provider_key WHERE identifier = ?", identifier
        ) {
            ProviderKey(
                identifier: $0.text(0), team: $0.text(1), publicKeyPEM: $0.text(2), isRevoked: $0.flag(3))
        }.first
    }

    /// - Returns: false if there is no such key.
    package func revokeKey(identifier: String) throws -> Bool {
        try database.run("UPDATE provider_key SET revoked = 1 WHERE identifier = ?", identifier)
        return database.changes > 0
    }
}
