import Certificates
import Foundation
import ServiceStore

/// Who uses the portal.
extension Portal {
    /// - Parameter password: for the web site; nil for one that cannot log in there.
    @discardableResult
    package func addAccount(email: String, name: String, password: String? = nil) throws -> Account {
        let (email, name) = (try PortalText.address(email), try PortalText.name(name, of: "A person's name"))
        let hash = try password.map(Self.hash)
        return try step { try insertAccount(email: email, name: name, hash: hash) }
    }

    /// Within a step.
    func insertAccount(email: String, name: String, hash: String?) throws -> Account {
        guard try find(email: email) == nil else { throw PortalError(.conflict, "\(email) has an account already.") }
        try database.run(
            "INSERT INTO accounts(email, name, password, created) VALUES(?, ?, ?, ?)", email, name, hash, now)
        return try account(email)
    }

    package func accounts() throws -> [Account] {
        try look { try database.rows("\(Self.accountColumns) ORDER BY email", read: Self.account) }
    }

    package func account(_ email: String) throws -> Account {
        guard let account = try look({ try find(email: PortalText.address(email)) }) else {
            throw PortalError(
                .notFound, "\(email) has no account.", cure: "Add one: verger portal account add \(email) --name NAME")
        }
        return account
    }

    package func setPassword(_ password: String, of account: Account) throws {
        let hash = try Self.hash(password)
        try step { try database.run("UPDATE accounts SET password = ? WHERE id = ?", hash, account.id) }
    }

    /// - Returns: the account if it has this password. Whether there is such an account does not show in the time it takes.
    package func logIn(email: String, password: String) throws -> Account? {
        let account = try? PortalText.address(email)
        let row = try look {
            try account.flatMap { email in
                try database.rows("SELECT password, id FROM accounts WHERE email = ?", email) {
                    ($0.isNull(0) ? nil : $0.text(0), $0.integer(1))
                }.first
            }
        }
        let hash = try row?.0.map { try PasswordHash(text: $0) } ?? Self.nobody
        let isRight = hash.isHash(of: password)
        guard isRight, let account, row?.0 != nil else { return nil }
        return try self.account(account)
    }

    /// The hash that stands in for an account that is not there.
    private static let nobody: PasswordHash = {
        let text = "scrypt-16384-8-1$" + String(repeating: "0", count: 32) + "$" + String(repeating: "0", count: 64)
        guard let hash = try? PasswordHash(text: text) else { preconditionFailure("a hash of zeros is a hash") }
        return hash
    }()

    static func hash(_ password: String) throws -> String {
        guard password.count >= 8, password.utf8.count <= PasswordHash.longest else {
            throw PortalError(
                .invalid, "A password has 8 characters or more, and at most \(PasswordHash.longest) bytes.")
        }
        return try PasswordHash(of: password).text
    }

    private static let accountColumns = "SELECT id, email, name, created, password IS NOT NULL FROM accounts"

    private static func account(_ row: Statement) -> Account {
        Account(
            id: row.integer(0), email: row.text(1), name: row.text(2), created: row.date(3), hasPassword: row.flag(4))
    }

    private func find(email: String) throws -> Account? {
        try database.rows("\(Self.accountColumns) WHERE email = ?", email, read: Self.account).first
    }

    func account(id: Int64) throws -> Account? {
        try database.rows("\(Self.accountColumns) WHERE id = ?", id, read: Self.account).first
    }
}
