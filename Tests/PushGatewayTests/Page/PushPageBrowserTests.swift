import BrowserDriver
import Foundation
import Testing

import PushGateway

/// The page in a real browser.
@Suite(
    .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
    .timeLimit(.minutes(15)))
struct PushPageBrowserTests {
    private func open(_ gateway: TestGateway, token: String, _ body: (BrowserPage) throws -> Void) throws {
        let browser = try Browser(["--window-size=1100,700"])
        defer { browser.close() }
        let port = try #require(gateway.server.pagePort)
        try body(browser.open(try #require(URL(string: "http://localhost:\(port)/#\(token)"))))
    }

    private func text(_ element: String) -> String { "document.querySelector('\(element)')?.textContent ?? ''" }

    @Test func `a message that is sent by the form is listed, and is on the device`() async throws {
        let gateway = try await TestGateway.start()
        let (device, _) = try gateway.device(named: "<b>Phone</b>")
        try open(gateway, token: gateway.server.pageToken) { page in
            try page.wait(until: "\(text("#figures")).startsWith('1 device connected, 1 app wants messages')")
            try page.wait(until: "document.querySelector('#app option')?.textContent.includes('<b>Phone</b>')")
            // The style came, and no policy of the page was broken.
            #expect(try page.evaluate("getComputedStyle(document.querySelector('main')).display") as? String == "flex")
            try page.evaluate(#"document.getElementById('payload').value = '{"aps":{"alert":"<i>Tea</i>"}}'"#)
            try page.evaluate("document.querySelector('#send button').click()")
            try page.wait(until: "\(text("#outcome")) === 'The message was taken.'")
            #expect(try device.message().payload == #"{"aps":{"alert":"<i>Tea</i>"}}"#)
            try page.wait(until: "\(text("#messages code")).includes('<i>Tea</i>')")
            try page.wait(until: "\(text("#messages .state")) === 'delivered'")
            try page.evaluate("document.getElementById('payload').value = '[]'")
            try page.evaluate("document.querySelector('#send button').click()")
            try page.wait(until: "\(text("#outcome")) === 'Refused: PayloadEmpty'")
            if let pictures = ProcessInfo.processInfo.environment["VERGER_TEST_PICTURES"] {
                try page.screenshot().write(to: URL(fileURLWithPath: pictures + "/PushPage.png"))
            }
        }
        await gateway.stop()
    }

    @Test func `who has not the address is told so`() async throws {
        let gateway = try await TestGateway.start()
        try open(gateway, token: "wrong") { page in
            try page.wait(until: "\(text("#figures")).includes('verger push serve')")
        }
        await gateway.stop()
    }
}
