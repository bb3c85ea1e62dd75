import Archiving
import Certificates
import Foundation
import Portal
import PortalSite
import SignedBuilds
import Testing

/// What testers see, who have a link and no account; and what somebody without a link sees.
@Suite struct InstallPageTests {
    private let test: TestSite
    private let tester: SiteBrowser
    private let agent: Membership

    init() throws {
        test = try TestSite()
        tester = try test.browser()
        agent = try test.portal.agent(of: test.team)
    }

    @discardableResult
    private func publish(_ build: SignedBuild = SignedBuild(), notes: String = "") throws -> PublishedApp {
        let file = try build.archive(in: test.data + "/work", portal: test.portal, agent: agent, time: test.now)
        _ = try test.portal.publish(file, notes: notes, by: agent)
        return try #require(try test.portal.publishedApps(of: test.team).first)
    }

    @Test func `A tester finds the build, its notes, its manifest and its file`() throws {
        let app = try publish(notes: "Fixes <b>everything</b>")
        let page = tester.get(app.path)
        #expect(tester.status == 200 && page.contains("Version 1.2 (45)"))
        #expect(page.contains("Fixes &lt;b&gt;everything&lt;/b&gt;") && !page.contains("<script"))
        let number = app.builds[0].number
        let address = "http://localhost:4800\(app.path)/\(number)"
        #expect(
            page.contains(
                "href=\"itms-services://?action=download-manifest&amp;url=\(address)/manifest.plist\""), "\(page)")
        tester.get("\(app.path)/\(number)/manifest.plist")
        #expect(tester.fields["Content-Type"] == "text/xml")
        let list = try PropertyListData.read(Data(tester.bytes)) as? [String: Any]
        let item = try #require((list?["items"] as? [[String: Any]])?.first)
        let assets = item["assets"] as? [[String: Any]] ?? []
        #expect(assets.map { $0["kind"] as? String } == ["software-package", "display-image", "full-size-image"])
        #expect(
            assets.map { $0["url"] as? String } == ["app.ipa", "icon.png", "artwork.png"].map { "\(address)/\($0)" })
        #expect(assets.map { $0["needs-shine"] as? Bool } == [nil, true, true])
        let metadata = item["metadata"] as? [String: String]
        #expect(
            metadata == [
                "bundle-identifier": "com.example.app", "bundle-version": "45", "kind": "software", "title": "Sample",
            ])
        tester.get("\(app.path)/\(number)/icon.png")
        #expect(tester.bytes == SquarePicture(side: 57).png && tester.fields["Content-Type"] == "image/png")
        tester.get("\(app.path)/\(number)/artwork.png")
        #expect(tester.bytes == SquarePicture(side: 114).png)
        tester.get("\(app.path)/\(number)/app.ipa")
        let file = try #require(tester.file)
        #expect(file.path == test.portal.file(of: app.builds[0]) && file.range == 0..<app.builds[0].size)
        #expect(tester.fields["Content-Disposition"] == "attachment; filename=\"Sample 45.ipa\"")
    }

    /// Places are counted from the end of the file if they are negative; nil is its end.
    @Test(
        arguments: [
            ("bytes=0-99", 206, 0, 100), ("bytes=100-", 206, 100, nil), ("bytes=-100", 206, -100, nil),
            ("bytes=0-999999999", 206, 0, nil), ("bytes=999999999-", 416, 0, nil), ("bytes=9-1", 200, 0, nil),
            ("bytes=-0", 416, 0, nil), ("bytes=0-1,5-6", 200, 0, nil), ("bytes=a-b", 200, 0, nil),
            ("lines=0-1", 200, 0, nil), ("bytes=99999999999999999999-", 200, 0, nil), ("bytes=-", 200, 0, nil),
        ] as [(String, Int, Int, Int?)])
    func `A part of the file can be had`(_ field: String, _ status: Int, _ start: Int, _ end: Int?) throws {
        let app = try publish()
        let size = app.builds[0].size
        tester.get("\(app.path)/\(app.builds[0].number)/app.ipa", fields: ["range": field])
        #expect(tester.status == status)
        guard status != 416 else {
            #expect(tester.file == nil && tester.fields["Content-Range"] == "bytes */\(size)")
            return
        }
        let first = start < 0 ? size + start : start
        let last = end ?? size
        #expect(tester.file?.range == first..<last)
        #expect(tester.fields["Content-Range"] == (status == 206 ? "bytes \(first)-\(last - 1)/\(size)" : nil))
    }

    @Test func `Somebody without the link learns nothing`() throws {
        let app = try publish()
        let number = app.builds[0].number
        tester.get("/install/" + String(repeating: "0", count: 48))
        let (page, status) = (tester.page, tester.status)
        #expect(status == 404)
        for path in [
            "/install", "/install/", "/install/\(app.link.dropLast())", "/install/\(app.link.uppercased())",
            "/install/com.example.app", "/install/%", "/install/\(app.link)/\(number + 1)/app.ipa",
            "/install/\(app.link)/\(number)/../../etc/passwd", "/install/\(app.link)/\(number)/portal.sqlite",
            "/install/\(app.link)/\(number)/app.ipa/x", "/install/\(app.link)/x",
            "/install/\(String(repeating: "0", count: 48))/\(number)/app.ipa",
        ] where path != app.path {
            tester.get(path)
            #expect(tester.status == 404 && tester.page == page, "\(path)")
        }
    }

    @Test func `Earlier builds stand below, and what has expired is not offered`() throws {
        try publish(notes: "The first")
        var next = SignedBuild()
        (next.build, next.files) = ("46", [:])
        let app = try publish(next)
        let page = tester.get(app.path)
        #expect(page.contains("Version 1.2 (46)") && page.contains("Earlier builds") && page.contains("The first"))
        #expect(page.contains("<span class=\"icon shine\">S</span>"))
        tester.get("\(app.path)/\(app.builds[0].number)/icon.png")
        #expect(tester.status == 404)
        test.now = test.now.addingTimeInterval(366 * 86400)
        #expect(!tester.get(app.path).contains("itms-services://") && tester.page.contains("expired"))
    }

    @Test func `The link is there as a picture`() throws {
        let app = try publish()
        let picture = tester.get("\(app.path)/code.svg")
        #expect(tester.fields["Content-Type"] == "image/svg+xml")
        #expect(
            picture.hasPrefix("<svg") && picture.contains("<path d=\"M4 4h7v1H4z") && !picture.contains("localhost"))
    }

    @Test func `A device registers itself by a profile`() throws {
        let app = try publish()
        let udid = String(repeating: "c", count: 40)
        let device = try TestDevice(udid, inDataFolder: test.data, time: test.now)
        tester.get("\(app.path)/register.mobileconfig")
        #expect(tester.fields["Content-Type"] == "application/x-apple-aspen-config")
        let question = try #require(try TestDevice.question(tester.bytes))
        #expect(question.address == "http://localhost:4800\(app.path)/register")
        let answer = try device.answer(question.challenge, time: test.now)
        // A page of another site cannot send it.
        tester.send("\(app.path)/register", answer, fields: ["origin": "http://evil.example"])
        #expect(tester.status == 403)
        #expect(try test.portal.deviceRequests(of: test.team).isEmpty)
        tester.send("\(app.path)/register", answer)
        #expect(tester.status == 200 && tester.page.contains("Version 1.2 (45)"))
        tester.send("\(app.path)/register", answer)
        #expect(tester.status == 403 && tester.page.contains("used before"))
        tester.send("\(app.path)/register", Array("text".utf8))
        #expect(tester.status == 403)
        // An admin sees it, and registers it under another name; a member only sees it.
        let base = "/teams/\(test.team.identifier)/devices"
        #expect(try !test.browser("cleo").get(base).contains("/accept"))
        let ben = try test.browser("ben")
        #expect(ben.get(base).contains(udid))
        ben.post(base + "/accept", ["udid": udid, "name": "Phone 7"])
        #expect(ben.page.contains("“Phone 7” is registered."), "\(ben.page)")
        #expect(try test.portal.devices(of: test.team).contains { $0.udid == udid })
    }

    @Test func `Builds are published and removed by forms`() throws {
        let file = try SignedBuild().archive(
            in: test.data + "/work", portal: test.portal, agent: agent, time: test.now)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        let base = "/teams/\(test.team.identifier)/builds"
        let (cleo, ben) = (try test.browser("cleo"), try test.browser("ben"))
        #expect(cleo.get(base).contains("at most 128 MB"))
        cleo.upload(base + "/publish", ["notes": "Notes & more"], file: bytes, name: "build")
        #expect(cleo.page.contains("Sample 1.2 (45) is published, for 1 device."), "\(cleo.page)")
        #expect(cleo.page.contains("Notes &amp; more") && !cleo.page.contains("New Link"))
        cleo.upload(base + "/publish", [:], file: bytes, name: "build")
        #expect(cleo.page.contains("class=\"fault\"") && cleo.page.contains("published already"))
        cleo.upload(base + "/publish", [:], file: Array("text".utf8), name: "build")
        #expect(cleo.page.contains("class=\"fault\""))
        let app = try #require(try test.portal.publishedApps(of: test.team).first)
        cleo.post(base + "/renew", ["bundle": app.bundle])
        #expect(cleo.page.contains("class=\"fault\""))
        ben.get(base)
        ben.post(base + "/renew", ["bundle": app.bundle])
        #expect(ben.page.contains("has a new link"))
        tester.get(app.path)
        #expect(tester.status == 404)
        // Without the token of the session a form does nothing.
        ben.post(base + "/remove", ["number": "\(app.builds[0].number)"], withToken: false)
        #expect(ben.status == 403)
        ben.get(base)
        ben.post(base + "/remove", ["number": "\(app.builds[0].number)"])
        #expect(ben.page.contains("The build is removed."))
        #expect(try test.portal.publishedApps(of: test.team).isEmpty)
    }

    @Test func `Only somebody who has logged in may send a long body`() throws {
        let path = "/teams/\(test.team.identifier)/builds/publish"
        func longest(_ path: String, _ cookie: String?, _ method: SiteRequest.Method = .post) -> Int {
            test.site.longestBody(of: SiteRequest(method, path, fields: cookie.map { ["cookie": $0] } ?? [:]))
        }
        let ben = try test.browser("ben")
        let cookie = "verger-portal=\(ben.cookies["verger-portal"] ?? "")"
        let form = longest("/login", nil)
        #expect(form == 256 << 10)
        #expect(longest(path, cookie) > 128 << 20)
        for (path, cookie) in [
            (path, nil), (path, "verger-portal=" + String(repeating: "0", count: 64)),
            ("/teams/x/devices/add", cookie), ("/install/x/register", cookie),
        ] {
            #expect(longest(path, cookie) == form)
        }
        #expect(longest(path, cookie, .get) == form)
        test.now = test.now.addingTimeInterval(3600)
        #expect(longest(path, cookie) == form)
    }
}
