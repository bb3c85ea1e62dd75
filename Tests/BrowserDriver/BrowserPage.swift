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

    /// Keys that are held while another is pressed or the mouse is used.
    public struct Modifiers: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let alt = Modifiers(rawValue: 1)
        public static let control = Modifiers(rawValue: 2)
        public static let shift = Modifiers(rawValue: 8)
    }

    /// Presses a key and lets it go.
    ///
    /// - Parameters:
    ///   - key: What the key means: a character, or `Enter` and the like.
    ///   - code: Which key it is: `KeyA`, `Enter`.
    ///   - command: What the browser itself does for it: `paste`.
    public func press(key: String, code: String, modifiers: Modifiers = [], command: String? = nil) throws {
        for type in ["keyDown", "keyUp"] {
            var event: [String: Any] = ["type": type, "key": key, "code": code, "modifiers": modifiers.rawValue]
            // The browser itself closes a dialog by this number.
            if key == "Escape" { event["windowsVirtualKeyCode"] = 27 }
            if type == "keyDown", let command { event["commands"] = [command] }
            try browser.call("Input.dispatchKeyEvent", event, session: session)
        }
    }

    /// Moves the mouse without a button.
    public func hover(x: Double, y: Double, modifiers: Modifiers = []) throws {
        try browser.call(
            "Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y, "modifiers": modifiers.rawValue],
            session: session)
    }

    /// Turns the mouse's wheel.
    public func wheel(x: Double, y: Double, down: Double, modifiers: Modifiers = []) throws {
        try browser.call(
            "Input.dispatchMouseEvent",
            ["type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": down, "modifiers": modifiers.rawValue],
            session: session)
    }

    /// Has an input method show `text` as what is being composed.
    public func compose(_ text: String) throws {
        try browser.call(
            "Input.imeSetComposition", ["text": text, "selectionStart": text.count, "selectionEnd": text.count],
            session: session)
    }

    /// Has the input method put `text` in place of what was composed.
    public func commit(_ text: String) throws {
        try browser.call("Input.insertText", ["text": text], session: session)
    }

    /// Gives the tab the window's focus, and tells it so.
    public func takeFocus() throws {
        try browser.call("Page.bringToFront", session: session)
        try browser.call("Emulation.setFocusEmulationEnabled", ["enabled": true], session: session)
    }

    /// Gives the window a size, in CSS pixels, on a display with `scale` pixels for each of them. The page is loaded
    /// anew.
    public func show(width: Int, height: Int, scale: Int) throws {
        try browser.call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false], session: session)
        try evaluate("window.isOld = true")
        try browser.call("Page.reload", session: session)
        try wait(until: "!window.isOld && document.readyState === 'complete'")
    }

    /// Gives the page the screen of a phone: so many CSS pixels, each of `scale` pixels, touched instead of clicked. The page is
    /// loaded anew.
    public func showAsPhone(width: Int, height: Int, scale: Int) throws {
        try browser.call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": true], session: session)
        try browser.call(
            "Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5], session: session)
        try evaluate("window.isOld = true")
        try browser.call("Page.reload", session: session)
        try wait(until: "!window.isOld && document.readyState === 'complete'")
    }

    /// Touches the page with a finger that moves through these points and leaves.
    public func drag(_ points: [(x: Double, y: Double)]) throws {
        for (index, point) in points.enumerated() {
            let type = index == 0 ? "touchStart" : "touchMove"
            try browser.call(
                "Input.dispatchTouchEvent", ["type": type, "touchPoints": [["x": point.x, "y": point.y]]],
                session: session)
        }
        try browser.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()], session: session)
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
