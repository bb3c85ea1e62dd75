import Certificates
import Foundation

/// Sessions, by the hash of the secret in their browser's cookie: what is in this process's memory opens none. They end when the
/// program does.
struct SessionKeeper {
    /// Seconds without a request, and in all.
    static let longestPause: TimeInterval = 30 * 60, longestTime: TimeInterval = 12 * 3600
    static let mostSessions = 1000
    /// Forms that a session may send in a minute.
    static let changesPerMinute = 120

    private var sessions: [String: SiteSession] = [:]

    /// Begins a session with a secret that nobody had before.
    ///
    /// - Returns: the cookie's value.
    mutating func begin(email: String, now: Date) throws -> String {
        sessions = sessions.filter { isAlive($0.value, now) }
        if sessions.count >= Self.mostSessions, let oldest = sessions.min(by: { $0.value.lastSeen < $1.value.lastSeen })
        {
            sessions[oldest.key] = nil
        }
        let secret = try RandomBytes.text(bytes: 32)
        sessions[Self.key(secret)] = SiteSession(
            email: email, formToken: try RandomBytes.text(bytes: 32), began: now, lastSeen: now)
        return secret
    }

    /// The session of a cookie, which is alive for another while then.
    mutating func session(_ secret: String?, now: Date) -> SiteSession? {
        guard let secret, secret.utf8.count == 64 else { return nil }
        let key = Self.key(secret)
        guard let session = sessions[key], isAlive(session, now) else {
            sessions[key] = nil
            return nil
        }
        sessions[key]?.lastSeen = now
        return session
    }

    /// Counts a form.
    mutating func mayChange(_ secret: String?, now: Date) -> Bool {
        guard let secret, case let key = Self.key(secret), let session = sessions[key] else { return false }
        let recent = session.changes.filter { now.timeIntervalSince($0) < 60 }
        guard recent.count < Self.changesPerMinute else { return false }
        sessions[key]?.changes = recent + [now]
        return true
    }

    mutating func setMessage(_ message: SiteMessage?, of secret: String?) {
        guard let secret else { return }
        sessions[Self.key(secret)]?.message = message
    }

    mutating func end(_ secret: String?) {
        if let secret { sessions[Self.key(secret)] = nil }
    }

    /// Ends all sessions of an account but one: its password was changed.
    mutating func endOthers(of email: String, but secret: String?) {
        let kept = secret.map(Self.key)
        sessions = sessions.filter { $0.value.email != email || $0.key == kept }
    }

    private func isAlive(_ session: SiteSession, _ now: Date) -> Bool {
        now.timeIntervalSince(session.lastSeen) < Self.longestPause
            && now.timeIntervalSince(session.began) < Self.longestTime
    }

    private static func key(_ secret: String) -> String { Digest.sha256.hash([UInt8](secret.utf8)).hexadecimal }
}
