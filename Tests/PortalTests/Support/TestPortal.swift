import Certificates
import Foundation
import Portal
import ServiceStore

/// A portal in a folder of a test, with a clock that the test sets, a team, and one person of each role.
///
/// `VERGER_PORTAL_TEST_SERVER` is the address of a PostgreSQL server on which each gets a database of its own, in the place of a
/// file.
final class TestPortal {
    /// The user's data.
    let data: String
    let folder: String
    let portal: Portal
    let team: Team
    let agent: Membership
    let admin: Membership
    let member: Membership

    /// The portal's time.
    var now: Date {
        get { clock.now }
        set { clock.now = newValue }
    }

    private final class Clock: @unchecked Sendable {
        var now = Date(timeIntervalSince1970: 1_300_000_000)
    }

    private let clock: Clock
    private let store: String?

    /// - Parameter server: the address of the database `postgres` of a server; nil for a file.
    init(server: String? = ProcessInfo.processInfo.environment["VERGER_PORTAL_TEST_SERVER"]) throws {
        let name = try RandomBytes.text(bytes: 8).lowercased()
        data = NSTemporaryDirectory() + "/portal-" + name
        folder = data + "/portal"
        clock = Clock()
        store = try server.map { address in
            try Database(path: address).run("CREATE DATABASE portal_\(name)")
            return address.replacing("/postgres?", with: "/portal_\(name)?")
        }
        let opened = try Self.open(folder, store, clock)
        portal = opened
        let people = try [("Ada Agent", "ada"), ("Ben Admin", "ben"), ("Cleo Member", "cleo")].map { name, word in
            try opened.addAccount(email: "\(word)@example.com", name: name)
        }
        agent = try opened.addTeam(name: "Example Inc.", agent: people[0])
        team = agent.team
        admin = try opened.setRole(.admin, of: people[1], by: agent)
        member = try opened.setRole(.member, of: people[2], by: agent)
    }

    deinit { try? FileManager.default.removeItem(atPath: data) }

    /// The same portal, opened once more as another program would.
    func openAgain() throws -> Portal { try Self.open(folder, store, clock) }

    /// The same database, as a portal in another folder would open it.
    func openElsewhere() throws -> Portal { try Self.open(data + "/other", store, clock) }

    private static func open(_ folder: String, _ store: String?, _ clock: Clock) throws -> Portal {
        try Portal(PortalPlace(folder: folder, passphrase: .given("secret"), store: store), clock: { clock.now })
    }

    // MARK: Shortcuts

    static func udid(_ number: Int) -> String { String(repeating: "0", count: 30) + String(format: "%010x", number) }

    func request(_ key: PrivateKey? = nil) throws -> CertificateRequest {
        try CertificateRequest(
            subject: .init(commonName: "Somebody", emailAddress: "a@b.c"), key: key ?? PrivateKey(.ellipticP256))
    }

    /// A certificate that was submitted by one and approved by the agent.
    @discardableResult
    func issue(
        _ kind: CertificateKind, app: String? = nil, to member: Membership? = nil, key: PrivateKey? = nil
    ) throws -> CertificateOrder {
        let order = try portal.submit(request(key), kind: kind, app: app, by: member ?? agent)
        return try portal.approve(order.number, by: agent)
    }
}
