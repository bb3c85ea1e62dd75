import Certificates
import Foundation
import Portal
import PortalSite
import Testing

/// What the pages show and change.
@Suite struct SitePageTests {
    private func request(_ key: PrivateKey? = nil) throws -> String {
        try CertificateRequest(subject: .init(commonName: "A"), key: key ?? PrivateKey(.ellipticP256)).pem
    }

    @Test func `From a request to a profile by forms`() throws {
        let test = try TestSite()
        let base = "/teams/\(test.team.identifier)"
        let (cleo, ben) = (try test.browser("cleo"), try test.browser("ben"))
        let key = try PrivateKey(.ellipticP256)
        cleo.get(base + "/certificates")
        cleo.upload(
            base + "/certificates/submit", ["kind": "developer", "request": ""], file: [UInt8](try request(key).utf8),
            name: "request")
        #expect(cleo.page.contains("The request 1 is pending."), "\(cleo.page)")
        #expect(!cleo.page.contains("Approve</button>"))
        // A message is told once.
        #expect(!cleo.get(base + "/certificates").contains("The request 1 is pending."))
        #expect(ben.get(base + "/certificates").contains("Approve</button>"))
        ben.post(base + "/certificates/approve", ["number": "1"])
        #expect(ben.page.contains("The certificate 1 is issued."))
        cleo.get(base + "/certificates/1.cer")
        let certificate = try Certificate(der: cleo.bytes)
        #expect(certificate.belongs(to: key) && certificate.kind == .developer)
        #expect(cleo.fields["Content-Disposition"] == "attachment; filename=\"1.cer\"")
        ben.get(base + "/apps")
        ben.post(base + "/apps/add", ["bundle": "com.example.app", "name": "App", "service": "push"])
        #expect(ben.page.contains("com.example.app"))
        ben.get(base + "/devices")
        ben.post(base + "/devices/add", ["udid": String(repeating: "a", count: 40), "name": "Phone"])
        #expect(ben.page.contains("1 of 100 places"))
        ben.get(base + "/profiles")
        ben.post(
            base + "/profiles/make",
            [
                "name": "Dev", "kind": "development", "app": "com.example.app",
                "device": String(repeating: "a", count: 40),
            ])
        #expect(ben.page.contains("The profile “Dev” is made."), "\(ben.page)")
        let uuid = try test.portal.profile("Dev", of: test.team).uuid
        cleo.get(base + "/profiles/\(uuid).mobileprovision")
        #expect(try SignedMessage(cleo.bytes).content != nil)
        ben.get(base + "/keys")
        ben.post(base + "/keys/add", ["name": "Key"])
        #expect(try PrivateKey(ben.bytes).algorithm == .ellipticP256)
        #expect(ben.fields["Content-Disposition"]?.contains("AuthKey_") == true)
        #expect(ben.get(base + "/keys").contains("is made."))
    }

    @Test func `What the portal refuses is told on the page, and changes nothing`() throws {
        let test = try TestSite()
        let base = "/teams/\(test.team.identifier)"
        let cleo = try test.browser("cleo")
        let attempts: [(String, [String: String])] = [
            ("/apps/add", ["bundle": "a.b", "name": "A"]), ("/devices/add", ["udid": "1", "name": "P"]),
            ("/members/invite", ["email": "cleo@example.com", "role": "admin"]),
            ("/members/remove", ["email": "ada@example.com"]), ("/keys/add", ["name": "K"]),
            ("/keys/revoke", ["identifier": "X"]),
            ("/profiles/make", ["name": "P", "kind": "development", "app": "a"]),
            ("/certificates/approve", ["number": "1"]), ("/certificates/approve", ["number": "x"]),
            ("/certificates/submit", ["kind": "authority", "request": "x"]),
            ("/certificates/submit", ["kind": "developer", "request": "x"]),
            ("/certificates/other", ["number": "1"]), ("/apps/other", [:]),
        ]
        for (path, values) in attempts {
            cleo.get(base + "/certificates")
            cleo.post(base + path, values)
            #expect(cleo.page.contains("class=\"fault\""), "\(path)")
        }
        #expect(try test.portal.members(of: test.team).map(\.role) == [.agent, .admin, .member])
        #expect(try test.portal.pushKeys(of: test.team).isEmpty)
    }

    @Test func `Another team's pages and files are not there`() throws {
        let test = try TestSite()
        let dora = try test.portal.addAccount(email: "dora@example.com", name: "Dora", password: TestSite.password)
        let other = try test.portal.addTeam(name: "Other", agent: dora)
        let order = try test.portal.submit(
            CertificateRequest([UInt8](try request().utf8)), kind: .developer, by: other)
        try test.portal.approve(order.number, by: other)
        let ada = try test.browser("ada")
        for path in ["certificates", "apps", "devices", "profiles", "keys", "members", "certificates/1.cer"] {
            ada.get("/teams/\(other.team.identifier)/\(path)")
            #expect(ada.status == 404)
        }
        ada.get("/teams/\(test.team.identifier)/certificates/1.cer")
        #expect(ada.status == 404)
        ada.get("/")
        ada.post("/teams/\(other.team.identifier)/certificates/revoke", ["number": "1"])
        #expect(ada.page.contains("There is no such team of yours."))
        #expect(try test.portal.certificate(1, of: other.team).state == .issued)
    }

    @Test(arguments: [
        "/teams/a%0D%0ASet-Cookie:x=1", "/teams/x\r\nSet-Cookie: x=1", "/../../etc/passwd", "/teams/*/x/y/z",
        "/teams//", "/teams/ABCDEFGHIJ/certificates/..",
    ])
    func `Strange addresses lead nowhere`(_ path: String) throws {
        let test = try TestSite()
        let browser = try test.browser("ada")
        browser.get(path)
        #expect(browser.status == 404)
        for value in browser.fields.values { #expect(!value.contains("\n") && !value.contains("\r")) }
    }

    @Test func `Names are escaped wherever they stand`() throws {
        let test = try TestSite()
        let name = "<script>alert(1)</script>\"'&"
        let agent = try test.portal.agent(of: test.team)
        try test.portal.addApp("a.b", name: name, by: agent)
        try test.portal.addDevice(String(repeating: "b", count: 40), name: name, by: agent)
        let order = try test.portal.submit(CertificateRequest([UInt8](try request().utf8)), kind: .developer, by: agent)
        try test.portal.approve(order.number, by: agent)
        try test.portal.makeProfile(name, kind: .development, app: "a.b", by: agent)
        _ = try test.portal.addPushKey(name: name, by: agent)
        let browser = try test.browser("ada")
        for section in ["apps", "devices", "profiles", "keys"] {
            let page = browser.get("/teams/\(test.team.identifier)/\(section)")
            #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;"), "\(section)")
            #expect(!page.contains("<script"), "\(section)")
        }
        let uuid = try test.portal.profile(name, of: test.team).uuid
        browser.get("/teams/\(test.team.identifier)/profiles/\(uuid).mobileprovision")
        #expect(browser.fields["Content-Disposition"]?.contains("<") == false)
    }

    @Test(arguments: [
        ("multipart/form-data", "x"), ("multipart/form-data; boundary=", "x"),
        ("multipart/form-data; boundary=a", "--a"),
        ("multipart/form-data; boundary=a", "--a\r\n\r\n"), ("multipart/form-data; boundary=a", "--a\r\n--a--"),
        ("multipart/form-data; boundary=a", "--a\r\nContent-Disposition: form-data\r\n\r\nx\r\n--a--"),
        ("application/x-www-form-urlencoded", "%zz=1"), ("application/x-www-form-urlencoded", "a=\u{0}%ff"),
        ("text/plain", "token=1"), ("", "token=1"),
    ])
    func `Forms that are none are refused`(_ type: String, _ body: String) throws {
        let test = try TestSite()
        let browser = try test.browser("ada")
        let cookie = "verger-portal=\(browser.cookies["verger-portal"] ?? "")"
        let response = test.site.answer(
            SiteRequest(
                .post, "/teams", fields: ["cookie": cookie, "content-type": type], body: [UInt8](body.utf8)))
        #expect(response.status == .forbidden)
    }

    @Test func `Somebody without an account joins by the link of an invitation`() throws {
        let test = try TestSite()
        let (ben, dora) = (try test.browser("ben"), try test.browser())
        let base = "/teams/\(test.team.identifier)/members"
        ben.get(base)
        ben.post(base + "/invite", ["email": "dora@example.com", "role": "member"])
        let link = try #require(ben.page.firstMatch(of: #/http:\/\/localhost:4800(\/join\/[0-9A-F]{48})/#))
        let path = String(link.1)
        #expect(!ben.get(base).contains("/join/"))
        #expect(dora.get(path).contains("Join Example &lt;Inc.&gt;"))
        dora.post(path, ["name": "Dora", "password": "short"], withToken: false)
        #expect(dora.status == 400 && dora.page.contains("class=\"fault\""))
        let evil = ["origin": "http://evil.example"]
        dora.post(path, ["name": "Dora", "password": TestSite.password], withToken: false, fields: evil)
        #expect(dora.status == 403)
        dora.post(path, ["name": "Dora", "password": TestSite.password], withToken: false)
        #expect(dora.page.contains("<h1>Certificates</h1>") && dora.page.contains("dora@example.com"))
        let late = try test.browser()
        late.get(path)
        #expect(late.status == 404)
        late.get("/join/" + String(repeating: "A", count: 48))
        #expect(late.status == 404)
    }

    @Test func `Somebody in several teams chooses, and makes another`() throws {
        let test = try TestSite()
        let browser = try test.browser("ada")
        browser.get("/account")
        browser.post("/teams", ["name": "Second"])
        #expect(browser.page.contains("The team “Second” is made."))
        #expect(browser.get("/").contains("<h1>Teams</h1>"))
    }
}
