import Certificates
import Foundation
import Portal
import PortalSite
import Testing

/// A portal with its site in a folder of a test, a clock that the test sets, and a team of three.
final class TestSite {
    /// The user's data.
    let data: String
    let folder: String
    let portal: Portal
    let site: PortalSite
    let team: Team

    var now: Date {
        get { clock.now }
        set { clock.now = newValue }
    }

    private final class Clock: @unchecked Sendable {
        var now = Date(timeIntervalSince1970: 1_300_000_000)
    }

    private let clock: Clock
    static let password = "horse battery"

    init() throws {
        data = NSTemporaryDirectory() + "/site-" + (try RandomBytes.text(bytes: 8))
        folder = data + "/portal"
        let clock = Clock()
        self.clock = clock
        let opened = try Portal(PortalPlace(folder: folder, passphrase: .given("secret")), clock: { clock.now })
        portal = opened
        site = PortalSite(opened, clock: { clock.now })
        let people = try ["ada", "ben", "cleo"].map {
            try opened.addAccount(email: "\($0)@example.com", name: $0.capitalized, password: Self.password)
        }
        let agent = try opened.addTeam(name: "Example <Inc.>", agent: people[0])
        try opened.setRole(.admin, of: people[1], by: agent)
        try opened.setRole(.member, of: people[2], by: agent)
        team = agent.team
    }

    deinit { try? FileManager.default.removeItem(atPath: data) }

    func browser(_ name: String? = nil) throws -> SiteBrowser {
        let browser = SiteBrowser(site)
        if let name { try browser.logIn("\(name)@example.com") }
        return browser
    }
}

/// A browser: it keeps cookies, follows redirections and sends forms with what the page has put in them.
final class SiteBrowser {
    private let site: PortalSite
    private(set) var cookies: [String: String] = [:]
    private(set) var page = ""
    private(set) var status = 0
    private(set) var fields: [String: String] = [:]
    private(set) var bytes: [UInt8] = []
    private(set) var file: SiteFile?

    init(_ site: PortalSite) { self.site = site }

    func logIn(_ email: String, password: String = TestSite.password) throws {
        post("/login", ["email": email, "password": password], withToken: false)
    }

    func setCookie(_ name: String, _ value: String) { cookies[name] = value }

    @discardableResult func get(_ path: String, fields: [String: String] = [:]) -> String {
        send(SiteRequest(.get, path, fields: head.merging(fields) { $1 }))
        return page
    }

    /// Sends a form, with the token of the page that was seen last.
    func post(
        _ path: String, _ values: [String: String], withToken: Bool = true, fields: [String: String] = [:]
    ) {
        var values = values
        if withToken, let token = token { values["token"] = token }
        let body = values.map { "\(Self.encode($0.key))=\(Self.encode($0.value))" }.joined(separator: "&")
        let type = ["content-type": "application/x-www-form-urlencoded"]
        send(
            SiteRequest(
                .post, path, fields: head.merging(type) { $1 }.merging(fields) { $1 }, body: [UInt8](body.utf8)))
    }

    /// Sends a form with a file.
    func upload(_ path: String, _ values: [String: String], file: [UInt8], name: String) {
        var body: [UInt8] = []
        for (key, value) in values.merging(["token": token ?? ""], uniquingKeysWith: { one, _ in one }) {
            body += "--edge\r\nContent-Disposition: form-data; name=\"\(key)\"\r\n\r\n\(value)\r\n".utf8
        }
        let disposition = "Content-Disposition: form-data; name=\"\(name)\"; filename=\"a.csr\""
        body += "--edge\r\n\(disposition)\r\nContent-Type: application/octet-stream\r\n\r\n".utf8
        body += file + [UInt8]("\r\n--edge--\r\n".utf8)
        let type = ["content-type": "multipart/form-data; boundary=edge"]
        send(SiteRequest(.post, path, fields: head.merging(type) { $1 }, body: body))
    }

    /// Sends bytes that are no form, as a device does.
    func send(_ path: String, _ body: [UInt8], fields: [String: String] = [:]) {
        send(SiteRequest(.post, path, fields: head.merging(fields) { $1 }, body: body))
    }

    /// The token in the forms of the page.
    var token: String? { page.firstMatch(of: #/name="token" value="([0-9A-F]+)"/#).map { String($0.1) } }

    private var head: [String: String] {
        var head = ["host": "localhost:4800"]
        if !cookies.isEmpty { head["cookie"] = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ") }
        return head
    }

    private func send(_ request: SiteRequest) {
        var response = site.answer(request)
        take(response)
        var hops = 0
        while response.status == .seeOther, let place = response.fields["Location"], hops < 5 {
            response = site.answer(SiteRequest(.get, place, fields: head))
            take(response)
            hops += 1
        }
    }

    private func take(_ response: SiteResponse) {
        (status, fields, bytes) = (response.status.rawValue, response.fields, response.body)
        file = response.file
        page = String(decoding: response.body, as: UTF8.self)
        guard let cookie = response.fields["Set-Cookie"], let pair = cookie.split(separator: ";").first else { return }
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        cookies[parts[0]] = parts[1].isEmpty ? nil : parts[1]
    }

    private static func encode(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}
