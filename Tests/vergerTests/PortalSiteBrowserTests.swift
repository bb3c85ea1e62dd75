import BrowserDriver
import Foundation
import Testing

/// The portal's site in a real browser: logging in, filling in forms, and what is not possible from elsewhere.
@Suite(.serialized) struct PortalSiteBrowserTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("horse battery\n", to: "password")
        try portal("account", "add", "jane@example.com", "--name", "Jane Doe", "--password-file", "password")
        try portal("team", "add", "Example Inc.", "--agent", "jane@example.com")
        try portal("request", "--name", "Jane", "--email", "jane@example.com", "--key-type", "p256", "-o", "jane.csr")
    }

    private func portal(_ arguments: String...) throws {
        let result = try VergerProcess.run(["portal"] + arguments, home: folder.url, currentFolder: folder.url)
        try #require(result.status == 0, "\(arguments): \(result.errors)")
    }

    private func serve(_ body: (Browser, BrowserPage, String) throws -> Void) throws {
        let process = try VergerProcess(["portal", "serve", "--port", "0"], home: folder.url)
        defer {
            process.send(SIGINT)
            #expect(process.wait().status == 0)
        }
        let line = try #require(process.line(beginningWith: "Portal: "))
        let address = String(line.dropFirst("Portal: ".count))
        let browser = try Browser()
        defer { browser.close() }
        try body(browser, try browser.open(try #require(URL(string: address))), address)
    }

    /// Fills in fields of the form with a button, and presses it.
    private func send(_ page: BrowserPage, _ button: String, _ fields: [String: String] = [:]) throws {
        let values = String(decoding: try JSONSerialization.data(withJSONObject: fields), as: UTF8.self)
        try page.wait(until: "[...document.querySelectorAll('button')].some(b => b.textContent === '\(button)')")
        try page.evaluate(
            """
            (() => {
                const button = [...document.querySelectorAll('button')].find(b => b.textContent === '\(button)')
                for (const [name, value] of Object.entries(\(values)))
                    [...button.form.elements].find(e => e.name === name && e.type !== 'file').value = value
                button.click()
            })()
            """)
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `A person logs in, asks for a certificate, approves it and registers an App ID`() throws {
        try serve { browser, page, address in
            try send(page, "Log In", ["email": "jane@example.com", "password": "horse batterie"])
            try page.wait(until: "document.querySelector('.fault')?.textContent.includes('wrong')")
            try send(page, "Log In", ["email": "jane@example.com", "password": "horse battery"])
            try page.wait(until: "document.querySelector('h1')?.textContent === 'Certificates'")
            // The style came, and no policy of the page was broken.
            #expect(
                try page.evaluate("getComputedStyle(document.querySelector('header')).display") as? String == "flex")
            #expect(try page.evaluate("document.cookie") as? String == "")
            let request = try String(contentsOf: folder.url.appendingPathComponent("jane.csr"), encoding: .utf8)
            try send(page, "Submit", ["request": request])
            try page.wait(until: "document.querySelector('.done')?.textContent.includes('The request 1 is pending.')")
            try send(page, "Approve")
            try page.wait(
                until: "document.querySelector('.done')?.textContent.includes('The certificate 1 is issued.')")
            try page.evaluate("[...document.querySelectorAll('nav a')].find(a => a.textContent === 'App IDs').click()")
            try page.wait(until: "document.querySelector('h1')?.textContent === 'App IDs'")
            try send(page, "Register", ["name": "The <App>", "bundle": "com.example.app"])
            try page.wait(until: "document.querySelector('td + td')?.textContent === 'The <App>'")
            // A page of another site gets nothing done: its forms have neither the cookie nor the token.
            let form = "<form method=post action='\(address)teams'><input name=name value=Stolen></form>"
            let evil = "<title>evil</title>\(form)<script>document.forms[0].submit()</script>"
            let encoded = evil.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            let other = try browser.open(try #require(URL(string: "data:text/html,\(encoded)")))
            try other.wait(until: "document.title.includes('Not from here')")
            if let pictures = ProcessInfo.processInfo.environment["VERGER_TEST_PICTURES"] {
                try page.screenshot().write(to: URL(fileURLWithPath: pictures + "/Portal.png"))
            }
        }
        let teams = try VergerProcess.run(["portal", "team", "list"], home: folder.url)
        #expect(!teams.output.contains("Stolen") && teams.output.contains("Example Inc."))
    }
}
