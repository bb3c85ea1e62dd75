import BrowserDriver
import Foundation
import Glibc
import Testing

/// `verger run` with its page in a real browser.
enum ShownDevice {
    /// Runs an app in a page of a real browser. `body` gets the page, and the screen's corner in it.
    static func show(
        _ app: URL, on device: String = "iPhone 3GS", in folder: TemporaryFolder, status: Int32 = 0,
        browserArguments: [String] = [],
        _ body: (BrowserPage, CGPoint) throws -> Void
    ) throws {
        let simulator = try VergerProcess(["run", app.path, "--device", device], home: folder.url)
        defer {
            simulator.send(SIGINT)
            #expect(simulator.wait().status == status)
        }
        let line = try #require(simulator.line(beginningWith: device + ": "))
        let address = try #require(URL(string: String(line.dropFirst(device.count + 2))))
        let browser = try Browser(browserArguments)
        defer { browser.close() }
        try browser.allowClipboard()
        let page = try browser.open(address)
        try page.takeFocus()
        try page.wait(until: "window.verger && verger.frames > 0")
        try body(page, corner(of: page))
    }

    /// Where the screen's upper left corner is.
    static func corner(of page: BrowserPage) throws -> CGPoint {
        let box = try numbers(page, "(b => [b.left, b.top])(canvas.getBoundingClientRect())")
        try #require(box.count == 2)
        return CGPoint(x: box[0], y: box[1])
    }

    static func numbers(_ page: BrowserPage, _ expression: String) throws -> [Double] {
        (try page.evaluate(expression) as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
    }

    /// From here on the page keeps what it tells the device in `told`.
    static func listen(to page: BrowserPage) throws {
        try page.evaluate(
            """
            window.told = [], window.tell = socket.send.bind(socket);
            socket.send = message => { told.push(message); tell(message); }
            """)
    }
}
