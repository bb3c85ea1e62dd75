import Foundation

/// Who may talk to the display: pages that this server gave out, opened with the token of its address.
///
/// The server listens on the loopback interface only, but every program and every page in a browser of this machine
/// reaches that too. The token keeps strangers out, the check of Host and Origin keeps pages of other sites out.
package struct PageAccess: Sendable {
    /// Empty where there is none.
    let token: String
    let port: UInt16

    /// The token kept in `file`, so that a page stays valid when the device starts again; made when there is none.
    ///
    /// The file is readable by its owner only.
    static func token(in file: URL) throws -> String {
        if let kept = try? String(contentsOf: file, encoding: .utf8), kept.count == 32, kept.allSatisfy(\.isHexDigit) {
            return kept
        }
        var generator = SystemRandomNumberGenerator()
        let token = (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard
            FileManager.default.createFile(
                atPath: file.path, contents: Data(token.utf8), attributes: [.posixPermissions: 0o600])
        else { throw DisplayError.cannotWrite(file.path) }
        return token
    }

    var address: URL? {
        URL(string: "http://127.0.0.1:\(port)/" + (token.isEmpty ? "" : "?token=\(token)"))
    }

    /// A name that resolves to this machine through somebody else's domain must not reach us.
    func allows(host: String?) -> Bool {
        guard let host = host?.lowercased() else { return false }
        return host == "127.0.0.1:\(port)" || host == "localhost:\(port)"
    }

    /// Scripts without a page send no Origin; the token is enough for them.
    func allows(origin: String?) -> Bool {
        guard let origin = origin?.lowercased() else { return true }
        return origin == "http://127.0.0.1:\(port)" || origin == "http://localhost:\(port)"
    }

    func allows(token offered: String?) -> Bool {
        guard let offered, !token.isEmpty else { return false }
        return Self.areEqual(offered, token)
    }

    /// Compares in a time that does not tell where two tokens differ.
    package static func areEqual(_ offered: String, _ token: String) -> Bool {
        guard offered.utf8.count == token.utf8.count else { return false }
        return zip(offered.utf8, token.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Whether a request comes from a program of this machine, not from a page in a browser: those say what page they are of.
    package func allowsProgram(_ request: PageRequest) -> Bool {
        let site = request.fields["sec-fetch-site"]
        return allows(host: request.fields["host"]) && request.fields["origin"] == nil
            && (site == nil || site == "none")
    }

    /// Whether a request may have the page's files, which hold no secret.
    package func allowsFiles(_ request: PageRequest) -> Bool { allows(host: request.fields["host"]) }

    /// Whether a request comes from a page of this server that has the token: in its address, or in the field
    /// `X-Verger-Token`, which no page of another site can send.
    package func allowsPage(_ request: PageRequest) -> Bool {
        let site = request.fields["sec-fetch-site"]
        return allowsFiles(request) && allows(origin: request.fields["origin"])
            && (site == nil || site == "none" || site == "same-origin")
            && allows(
                token: request.fields["x-verger-token"] ?? request.query.first { $0.name == "token" }?.value)
    }

    /// Whether a request may open the page's socket.
    package func allowsSocket(_ request: PageRequest) -> Bool {
        allowsFiles(request) && allows(origin: request.fields["origin"])
            && allows(token: request.query.first { $0.name == "token" }?.value)
    }
}
