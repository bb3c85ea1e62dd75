import Foundation
import Portal
import PortalSite
import Testing

/// Logging in, and what keeps others out.
@Suite struct SiteSessionTests {
    @Test func `Without a session there is only the page to log in, and what is public`() throws {
        let test = try TestSite()
        let browser = try test.browser()
        for path in ["/", "/account", "/teams/\(test.team.identifier)/certificates", "/teams", "/x/y"] {
            #expect(browser.get(path).contains("<h1>Log In</h1>"))
        }
        browser.get("/authority.cer")
        #expect(browser.bytes == test.portal.authority.certificate.der)
        browser.get("/revoked.crl")
        #expect(browser.status == 200 && !browser.bytes.isEmpty)
        #expect(browser.get("/portal.css").contains("body {"))
        browser.post("/teams/\(test.team.identifier)/apps/add", ["bundle": "a.b", "name": "A"])
        #expect(try test.portal.apps(of: test.team).isEmpty)
    }

    @Test func `Who knows the password is let in, until logging out or half an hour without a request`() throws {
        let test = try TestSite()
        let browser = try test.browser()
        try browser.logIn("ada@example.com", password: "wrong one")
        #expect(browser.page.contains("The address or the password is wrong."))
        #expect(browser.cookies.isEmpty)
        try browser.logIn("ada@example.com")
        #expect(browser.page.contains("<h1>Certificates</h1>"))
        // A name is text, never markup.
        #expect(browser.page.contains("Example &lt;Inc.&gt;") && !browser.page.contains("<Inc.>"))
        test.now += 29 * 60
        #expect(browser.get("/").contains("<h1>Certificates</h1>"))
        test.now += 31 * 60
        #expect(browser.get("/").contains("<h1>Log In</h1>"))
        try browser.logIn("ada@example.com")
        let secret = try #require(browser.cookies["verger-portal"])
        browser.post("/logout", [:])
        #expect(browser.page.contains("<h1>Log In</h1>"))
        browser.setCookie("verger-portal", secret)
        #expect(browser.get("/").contains("<h1>Log In</h1>"))
        // Nobody stays for ever.
        try browser.logIn("ada@example.com")
        for _ in 0..<30 {
            test.now += 25 * 60
            browser.get("/")
        }
        #expect(browser.page.contains("<h1>Log In</h1>"))
    }

    @Test func `A secret that was in the browser before logging in opens nothing`() throws {
        let test = try TestSite()
        let thief = try test.browser("cleo")
        let planted = try #require(thief.cookies["verger-portal"])
        let browser = try test.browser()
        browser.setCookie("verger-portal", planted)
        try browser.logIn("ada@example.com")
        #expect(browser.cookies["verger-portal"] != planted)
        thief.get("/")
        #expect(!thief.page.contains("ada@example.com"))
        let guess = try test.browser()
        guess.setCookie("verger-portal", String(repeating: "A", count: 64))
        #expect(guess.get("/").contains("<h1>Log In</h1>"))
    }

    @Test func `The cookie is kept from scripts and other sites, and pages are not framed`() throws {
        let test = try TestSite()
        let request = SiteRequest(
            .post, "/login", fields: ["content-type": "application/x-www-form-urlencoded"],
            body: [UInt8]("email=ada%40example.com&password=horse+battery".utf8))
        let response = test.site.answer(request)
        let cookie = try #require(response.fields["Set-Cookie"])
        #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
        #expect(response.fields["Content-Security-Policy"]?.contains("frame-ancestors 'none'") == true)
        #expect(response.fields["Cache-Control"] == "no-store")
    }

    @Test func `Forms count only with the token of the session, from a page of this site`() throws {
        let test = try TestSite()
        let (browser, other) = (try test.browser("ada"), try test.browser("ben"))
        let path = "/teams/\(test.team.identifier)/apps/add"
        let values = ["bundle": "a.b", "name": "A"]
        browser.post(path, values, withToken: false)
        #expect(browser.status == 403)
        browser.post(path, values.merging(["token": other.token ?? ""]) { $1 }, withToken: false)
        #expect(browser.status == 403)
        for foreign in [
            ["origin": "http://evil.example"], ["origin": "null"], ["sec-fetch-site": "cross-site"],
            ["sec-fetch-site": "same-site"],
        ] {
            browser.get("/")
            browser.get("/teams/\(test.team.identifier)/apps")
            browser.post(path, values, fields: foreign)
            #expect(browser.status == 403)
        }
        #expect(try test.portal.apps(of: test.team).isEmpty)
        browser.get("/teams/\(test.team.identifier)/apps")
        browser.post(path, values, fields: ["origin": "http://localhost:4800", "sec-fetch-site": "same-origin"])
        #expect(browser.status == 200)
        #expect(try test.portal.apps(of: test.team).count == 1)
        // From elsewhere nobody is logged in either.
        let fresh = try test.browser()
        fresh.post(
            "/login", ["email": "ada@example.com", "password": TestSite.password], withToken: false,
            fields: ["origin": "http://evil.example"])
        #expect(fresh.status == 403 && fresh.cookies.isEmpty)
    }

    @Test func `Wrong passwords cost time, for one account and for all`() throws {
        let test = try TestSite()
        let browser = try test.browser()
        for _ in 0..<5 {
            try browser.logIn("ada@example.com", password: "wrong one")
            #expect(browser.status == 403)
        }
        try browser.logIn("ada@example.com")
        #expect(browser.status == 429)
        #expect(browser.fields["Retry-After"] == "1")
        // Others are not kept out.
        let ben = try test.browser("ben")
        #expect(ben.page.contains("<h1>Certificates</h1>"))
        test.now += 1
        try browser.logIn("ada@example.com", password: "wrong one")
        #expect(browser.status == 403)
        test.now += 1
        try browser.logIn("ada@example.com")
        #expect(browser.status == 429)
        test.now += 1
        try browser.logIn("ada@example.com")
        #expect(browser.page.contains("<h1>Certificates</h1>"))
        // All together.
        var statuses: [Int] = []
        for number in 0..<31 {
            try browser.logIn("nobody\(number)@example.com")
            statuses.append(browser.status)
        }
        #expect(statuses.last == 429)
        test.now += 60
        #expect(try test.browser("cleo").page.contains("<h1>Certificates</h1>"))
    }

    @Test func `A new password ends other sessions, and needs the old one`() throws {
        let test = try TestSite()
        let (here, there) = (try test.browser("ada"), try test.browser("ada"))
        here.get("/account")
        here.post("/account", ["old": "wrong one", "new": "another one"])
        #expect(here.page.contains("class=\"fault\""))
        here.post("/account", ["old": TestSite.password, "new": "another one"])
        #expect(here.page.contains("The password is changed."))
        #expect(there.get("/").contains("<h1>Log In</h1>"))
        let fresh = try test.browser()
        try fresh.logIn("ada@example.com", password: "another one")
        #expect(fresh.page.contains("<h1>Certificates</h1>"))
    }

    @Test func `A session that sends forms without end is stopped`() throws {
        let test = try TestSite()
        let browser = try test.browser("ada")
        let token = try #require(browser.token)
        for _ in 0..<120 { browser.post("/teams/x/apps/add", ["token": token], withToken: false) }
        browser.post("/teams/x/apps/add", ["token": token], withToken: false)
        #expect(browser.status == 429)
    }
}
