import BrowserDriver
import Foundation
import Portal
import SignedBuilds
import Testing

/// The whole way over the air: a build is published, its page is looked at in a real browser, a secure device installs it, and
/// another one registers itself.
@Suite(.serialized) struct OverTheAirRunTests {
    private let folder: TemporaryFolder
    private let server: WebDriverProcess

    init() throws {
        folder = try TemporaryFolder()
        server = try WebDriverProcess(in: folder)
    }

    @discardableResult
    private func verger(_ arguments: String...) throws -> VergerProcess.Result {
        let result = try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
        #expect(result.status == 0, "\(arguments): \(result.errors)")
        return result
    }

    private func keep(_ picture: Data, _ name: String) throws {
        guard let pictures = ProcessInfo.processInfo.environment["VERGER_TEST_PICTURES"] else { return }
        try picture.write(to: URL(fileURLWithPath: "\(pictures)/\(name).png"))
    }

    // MARK: Devices

    /// Boots a device for as long as `body` uses it.
    private func boot(_ name: String, _ body: (DrivenDevice) throws -> Void) throws {
        try verger("device", "boot", name)
        let device = try DrivenDevice(name, server)
        try body(device)
        try device.end()
        try verger("device", "shutdown", name)
    }

    private func keepScreen(of device: String, _ name: String) throws {
        let file = folder.url.appendingPathComponent("screen.png")
        try verger("device", "io", device, "screenshot", file.path)
        try keep(Data(contentsOf: file), name)
    }

    // MARK: The way

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `A build comes from the portal to a secure device, and another device asks to be registered`() throws {
        let portal = try Portal(PortalPlace(environment: ["VERGER_HOME": folder.url.path]))
        let jane = try portal.addAccount(email: "jane@example.com", name: "Jane Doe", password: "horse battery")
        let agent = try portal.addTeam(name: "Example Inc.", agent: jane)
        for name in ["Phone", "New phone"] { try verger("device", "create", name, "iPhone 4", "--secure") }
        try verger("portal", "device", "add", "--verger", "Phone")
        try verger("portal", "authority", "--certificate", "authority.pem")
        for name in ["Phone", "New phone"] { try verger("device", "trust", name, "add", "authority.pem") }
        var sample = SignedBuild()
        sample.devices = try portal.devices(of: agent.team).map(\.udid)
        _ = try sample.archive(in: folder.url.path, portal: portal, agent: agent, time: Date())
        try verger("portal", "publish", "Sample.ipa", "--notes", "Opens faster.\nNew icon.")
        let app = try #require(try portal.publishedApps(of: agent.team).first)
        let site = try VergerProcess(["portal", "serve", "--port", "0"], home: folder.url)
        let line = try #require(site.line(beginningWith: "Portal: "))
        let address = line.dropFirst("Portal: ".count).dropLast() + app.path
        let link = try look(at: String(address))

        try boot("Phone") { device in
            try verger("device", "openurl", "Phone", link)
            try device.find("127.0.0.1 would like to install “Sample”")
            try keepScreen(of: "Phone", "Question")
            try device.tap("Install")
            try device.find("Sample")
            #expect(try verger("device", "listapps", "Phone").output.contains("com.example.app  Sample"))
            try keepScreen(of: "Phone", "Installed")
        }
        try boot("New phone") { device in
            try verger("device", "openurl", "New phone", link)
            try device.tap("Install")
            try device.find("Unable to Download Application")
            try device.tap("Done")
            let log = folder.url.appendingPathComponent("Devices/New phone/log")
            #expect(try String(contentsOf: log, encoding: .utf8).contains("profile that names this device"))
            try verger("device", "openurl", "New phone", "\(address)/register.mobileconfig")
            try device.find("Verified")
            try keepScreen(of: "New phone", "Profile")
            try device.tap("Install")
            try device.tap("Install Now")
            try device.find("Profile Installed")
        }
        let requests = try portal.deviceRequests(of: agent.team)
        #expect(requests.map(\.product) == ["iPhone3,1"])
        #expect(try verger("portal", "device", "requests").output.contains("iPhone3,1"))
        try verger("portal", "device", "accept", requests[0].udid, "--name", "New phone")
        #expect(try portal.devices(of: agent.team).map(\.name) == ["New phone", "Phone"])
        site.send(SIGINT)
        #expect(site.wait().status == 0)
        #expect(server.end().status == 0)
    }

    /// Looks at the page of the app, as a tester does.
    ///
    /// - Returns: the link of its button.
    private func look(at address: String) throws -> String {
        let browser = try Browser()
        defer { browser.close() }
        let page = try browser.open(try #require(URL(string: address)))
        try page.wait(until: "document.querySelector('a.install')")
        // The pictures came, and no policy of the page was broken.
        try page.wait(until: "[...document.images].length == 2 && [...document.images].every(i => i.naturalWidth > 0)")
        #expect(
            try page.evaluate("getComputedStyle(document.querySelector('a.install')).display") as? String == "block")
        try page.show(width: 1024, height: 900, scale: 1)
        try keep(page.screenshot(), "Install-1024")
        try page.showAsPhone(width: 390, height: 900, scale: 2)
        #expect(try page.evaluate("document.documentElement.scrollWidth") as? Int == 390)
        try keep(page.screenshot(), "Install-390")
        return try #require(try page.evaluate("document.querySelector('a.install').href") as? String)
    }
}
