import Foundation

/// A tab of a `Browser`.
public final class BrowserPage {
    private let browser: Browser
    private let session: String

    init(browser: Browser, session: String) {
        self.browser = browser
        self.session = session
    }

    /// The value of a JavaScript expression; promises are waited for.
    @discardableResult public func evaluate(_ expression: String) throws -> Any? {
        let answer = try browser.call(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true],
            session: session)
        if let exception = answer["exceptionDetails"] { throw Browser.Failure("\(expression): \(exception)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Waits until a JavaScript expression is true, looking again after each frame the browser draws.
    public func wait(until condition: String, limit: TimeInterval = 20) throws {
        let deadline = Date().addingTimeInterval(limit)
        let look = "new Promise(r => setTimeout(() => r(Boolean(\(condition))), 15))"
        // A page that is just being loaded throws the question away; ask the next one.
        while (try? evaluate(look)) as? Bool != true {
            guard Date() < deadline else { throw Browser.Failure("still not true after \(limit) s: \(condition)") }
        }
    }

    /// Presses, moves or lets go of the mouse at a point of the page, in CSS pixels; with the Alt key held, if asked.
    public func mouse(_ type: String, x: Double, y: Double, alt: Bool = false) throws {
        _ = try browser.call(
            "Input.dispatchMouseEvent",
            [
                "type": type, "x": x, "y": y, "button": "left", "buttons": type == "mouseReleased" ? 0 : 1,
                "clickCount": 1, "modifiers": alt ? 1 : 0,
            ],
            session: session)
    }

    /// Presses a key and lets it go.
    ///
    /// - Parameters:
    ///   - key: What the key means: a character, or `Enter` and the like.
    ///   - code: Which key it is: `KeyA`, `Enter`.
    public func press(key: String, code: String) throws {
        for type in ["keyDown", "keyUp"] {
            _ = try browser.call("Input.dispatchKeyEvent", ["type": type, "key": key, "code": code], session: session)
        }
    }

    public func click(x: Double, y: Double) throws {
        try mouse("mousePressed", x: x, y: y)
        try mouse("mouseReleased", x: x, y: y)
    }

    /// A picture of the page as PNG.
    public func screenshot() throws -> Data {
        let answer = try browser.call("Page.captureScreenshot", ["format": "png"], session: session)
        guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
            throw Browser.Failure("no picture")
        }
        return data
    }
}
