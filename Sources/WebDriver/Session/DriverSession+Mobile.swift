import CoreGraphics
import Device
import DeviceLink
import Display
import Foundation

/// Appium's commands that come as scripts: `mobile: swipe` and the like.
extension DriverSession {
    func execute(_ parameters: Parameters) throws -> JSONValue {
        let script = try parameters.text("script")
        let arguments = try parameters["args"] == nil ? [] : parameters.list("args")
        if script.hasPrefix("mobile:") {
            let name = script.dropFirst("mobile:".count).trimmingCharacters(in: .whitespaces)
            let first = arguments.first ?? [:]
            guard arguments.count <= 1, first.members != nil else {
                throw DriverError(.invalidArgument, "“mobile: \(name)” takes one object.")
            }
            return try mobile(name, Parameters(first))
        }
        // Selenium asks with scripts for what W3C has no command for, and marks them.
        for (mark, command) in [("/* isDisplayed */", Command.isDisplayed), ("/* getAttribute */", .getAttribute)]
        where script.hasPrefix(mark) {
            guard let element = Self.reference(arguments.first) else {
                throw DriverError(.invalidArgument, "The script's first argument must be an element.")
            }
            return try describe(command, [element, arguments.dropFirst().first?.text ?? ""])
        }
        throw DriverError(.unsupported, "Scripts of the web do not run here; “mobile: …” commands do.")
    }

    /// An element among the arguments of a command.
    nonisolated static func reference(_ value: JSONValue?) -> String? {
        value?[ElementStore.member]?.text ?? value?["ELEMENT"]?.text ?? value?.text
    }

    private func mobile(_ name: String, _ parameters: Parameters) throws -> JSONValue {
        // Commands that are Appium's own paths, too.
        if let command = Self.commands[name] { return try perform(command, [], parameters) }
        switch name {
        case "swipe": try swipe(parameters)
        case "scroll", "scrollToElement": try scroll(parameters)
        case "pinch": try pinch(parameters)
        case "tap": try tap(parameters, 1, DeviceHand.tap)
        case "doubleTap": try tapTwice(parameters)
        case "touchAndHold": try tap(parameters, 1, parameters.number("duration"))
        case "twoFingerTap": try tap(parameters, 2, DeviceHand.tap)
        case "tapWithNumberOfTaps": try tapOften(parameters)
        case "dragFromToForDuration": try drag(parameters)
        case "selectPickerWheelValue": try selectRow(parameters)
        case "alert": return try answerAlert(parameters)
        case "pressButton": try press(parameters)
        case "keys": try typeKeys(parameters)
        case "source": return try source(parameters)
        case "viewportScreenshot": return try screenshot()
        case "viewportRect": return geometry.bounds.json
        case "deviceScreenInfo": return screenInfo
        case "deviceInfo": return deviceInfo
        case "activeAppInfo": return try appInfo
        case "setSimulatedLocation": try perform(.setLocation, parameters)
        case "getSimulatedLocation": return place
        case "resetSimulatedLocation":
            device.setLocation(LocationFix(latitude: Self.home.0, longitude: Self.home.1))
            try rest()
        case "deepLink": try perform(.openURL, parameters)
        case "listApps":
            let apps = device.installedApps.map { app -> (String, JSONValue) in
                let name = JSONValue.string(app.displayName)
                return (app.identifier, ["CFBundleIdentifier": .string(app.identifier), "CFBundleDisplayName": name])
            }
            return .object(Dictionary(apps) { first, _ in first })
        default:
            throw DriverError(.unknownCommand, "There is no “mobile: \(name.prefix(100))” here.")
        }
        return .null
    }

    private func perform(_ command: Command, _ parameters: Parameters) throws {
        _ = try perform(command, [], parameters)
    }

    private static let commands: [String: Command] = [
        "installApp": .installApp, "removeApp": .removeApp, "isAppInstalled": .isAppInstalled,
        "launchApp": .launchApp, "activateApp": .activateApp, "terminateApp": .terminateApp,
        "queryAppState": .queryAppState, "backgroundApp": .backgroundApp, "getAppStrings": .getStrings,
        "lock": .lock, "unlock": .unlock, "isLocked": .isLocked, "shake": .shake, "getDeviceTime": .getDeviceTime,
        "hideKeyboard": .hideKeyboard, "isKeyboardShown": .isKeyboardShown, "setClipboard": .setClipboard,
        "getClipboard": .getClipboard, "setPasteboard": .setClipboard, "getPasteboard": .getClipboard,
        "pushFile": .pushFile, "pullFile": .pullFile, "getContexts": .getContexts,
    ]

    private static let home = (37.3317, -122.0307)

    // MARK: What commands are about

    /// The element that a command names; nil for the screen.
    private func target(_ parameters: Parameters, _ name: String = "elementId") throws -> ScreenElement? {
        for name in [name, "element"] {
            guard let value = parameters[name] else { continue }
            guard let reference = Self.reference(value) else { throw parameters.wrong(name, "an element") }
            return try element(reference)
        }
        return nil
    }

    /// A point that a command names: in the element if it names one, otherwise on the screen.
    private func point(_ parameters: Parameters) throws -> CGPoint {
        if let element = try target(parameters) {
            let element = try show(element)
            guard let x = try parameters.optionalNumber("x"), let y = try parameters.optionalNumber("y") else {
                return element.center
            }
            return CGPoint(x: element.frame.minX + x, y: element.frame.minY + y)
        }
        return try onScreen(CGPoint(x: parameters.number("x"), y: parameters.number("y")))
    }

    func onScreen(_ point: CGPoint) throws -> CGPoint {
        guard geometry.bounds.contains(point) else {
            throw DriverError(.moveOutOfBounds, "\(point.x), \(point.y) is not on the screen.")
        }
        return point
    }

    private func direction(_ parameters: Parameters) throws -> Direction {
        guard let direction = Direction(rawValue: try parameters.text("direction")) else {
            throw parameters.wrong("direction", "up, down, left or right")
        }
        return direction
    }

    private func duration(_ parameters: Parameters, _ name: String = "duration") throws -> Double {
        let seconds = try parameters.number(name)
        guard (0...60).contains(seconds) else { throw parameters.wrong(name, "seconds from 0 to 60") }
        return seconds
    }

    // MARK: Fingers

    private func swipe(_ parameters: Parameters) throws {
        let direction = try direction(parameters)
        // In points a second; XCUITest's own is fast.
        let velocity = try parameters.optionalNumber("velocity").map { max($0, 1) }
        let area = try target(parameters).map { try show($0).visibleFrame } ?? geometry.bounds
        let length = (direction == .up || direction == .down ? area.height : area.width) * 0.6
        let seconds = velocity.map { min(length / $0, 10) } ?? DeviceHand.flick
        try swipe(direction, in: area, part: 0.6, seconds: seconds, lifting: .onTheWay)
    }

    /// Scrolls towards a direction, or until an element is seen.
    private func scroll(_ parameters: Parameters) throws {
        let element = try target(parameters)
        if parameters["direction"] == nil || parameters["toVisible"] != nil {
            guard let element else { throw parameters.wrong("direction", "up, down, left or right") }
            _ = try show(element)
            return
        }
        let view = try element ?? look().descendants.first { $0.scrolls && $0.isVisible }
        let area = try view.map { try show($0).visibleFrame } ?? geometry.bounds
        let part = min(max(try parameters.optionalNumber("distance") ?? 0.8, 0.05), 0.9)
        if let name = try parameters.optionalText("name") {
            return try scroll(area, try direction(parameters), .name(name))
        }
        if let text = try parameters.optionalText("predicateString") {
            return try scroll(area, try direction(parameters), .predicate(PredicateParser.parse(text)))
        }
        try scroll(area, direction(parameters), part)
    }

    /// What is said to scroll down shows what is below: the finger goes up.
    private func scroll(_ area: CGRect, _ direction: Direction, _ part: Double) throws {
        let opposite: Direction =
            switch direction {
            case .up: .down
            case .down: .up
            case .left: .right
            case .right: .left
            }
        try swipe(opposite, in: area, part: part, seconds: 0.5, lifting: .atRest)
    }

    private func scroll(_ area: CGRect, _ direction: Direction, _ wanted: Locator) throws {
        var last: [CGRect] = []
        for _ in 0..<100 {
            let application = try look()
            if try wanted.find(in: application, from: nil).contains(where: \.isVisible) { return }
            let frames = application.descendants.map(\.frame)
            if frames == last { break }
            last = frames
            try scroll(area, direction, 0.8)
        }
        throw DriverError(.noElement, "Nothing that fits came into sight.")
    }

    private func pinch(_ parameters: Parameters) throws {
        let scale = try parameters.number("scale")
        guard scale > 0, scale <= 100 else { throw parameters.wrong("scale", "a number above 0") }
        let velocity = abs(try parameters.optionalNumber("velocity") ?? 2)
        let element = try target(parameters).map { try show($0) }
        let center = element?.center ?? CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY)
        let seconds = min(max(abs(scale - 1) / max(velocity, 0.01), 0.1), 10)
        try hand.pinch(geometry.device(center), scale, seconds: seconds)
        try rest()
    }

    private func tap(_ parameters: Parameters, _ fingers: Int, _ seconds: Double) throws {
        guard (0...60).contains(seconds) else { throw parameters.wrong("duration", "seconds from 0 to 60") }
        let point = try point(parameters)
        let points = (0..<fingers).map { CGPoint(x: point.x + Double($0) * 30, y: point.y) }
        try hand.tap(points.map(geometry.device), for: seconds)
        try rest()
    }

    private func tapTwice(_ parameters: Parameters) throws {
        let point = geometry.device(try point(parameters))
        for _ in 0..<2 { try hand.tap(point, for: 0.05) }
        try rest()
    }

    private func tapOften(_ parameters: Parameters) throws {
        let taps = try parameters.number("numberOfTaps"),
            fingers = try parameters.optionalNumber("numberOfTouches") ?? 1
        guard (1...100).contains(taps), (1...5).contains(fingers) else {
            throw DriverError(.invalidArgument, "1 to 100 taps with 1 to 5 fingers.")
        }
        let point = try point(parameters)
        let points = (0..<Int(fingers)).map { geometry.device(CGPoint(x: point.x + Double($0) * 30, y: point.y)) }
        for _ in 0..<Int(taps) { try hand.tap(points, for: 0.05) }
        try rest()
    }

    private func drag(_ parameters: Parameters) throws {
        let origin = try target(parameters)?.frame.origin ?? .zero
        func point(_ x: String, _ y: String) throws -> CGPoint {
            try onScreen(CGPoint(x: origin.x + parameters.number(x), y: origin.y + parameters.number(y)))
        }
        let (from, to) = (try point("fromX", "fromY"), try point("toX", "toY"))
        let seconds = try duration(parameters)
        let geometry = geometry
        // The finger rests for that time before it moves, as XCUITest's does.
        try hand.touch(.began, 1, geometry.device(from))
        try pass(seconds)
        for step in 1...Self.dragSteps {
            let part = Double(step) / Double(Self.dragSteps)
            let place = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
            try hand.touch(.moved, 1, geometry.device(place))
        }
        try pass(DeviceHand.settling)
        try hand.lift(1)
        try rest()
    }

    private static let dragSteps = 30

    private func selectRow(_ parameters: Parameters) throws {
        guard let wheel = try target(parameters), wheel.type == "XCUIElementTypePickerWheel" else {
            throw parameters.wrong("elementId", "a picker's wheel")
        }
        let order = try parameters.text("order")
        guard order == "next" || order == "previous" else { throw parameters.wrong("order", "next or previous") }
        try turnWheel(wheel, by: order == "next" ? 1 : -1)
    }

    // MARK: Buttons and keys

    private func press(_ parameters: Parameters) throws {
        switch try parameters.text("name").lowercased() {
        case "home":
            if device.runningApp != nil, !device.isLocked {
                try goHome()
            } else {
                device.press(.home)
                try rest()
            }
        case "volumeup", "volumedown":
            device.press(try parameters.text("name").lowercased() == "volumeup" ? .volumeUp : .volumeDown)
            try rest()
        default: throw parameters.wrong("name", "home, volumeUp or volumeDown")
        }
    }

    private func typeKeys(_ parameters: Parameters) throws {
        for key in try parameters.list("keys") {
            guard let text = key.text ?? key["key"]?.text else { throw parameters.wrong("keys", "an array of keys") }
            switch text {
            case "XCUIKeyboardKeyReturn", "XCUIKeyboardKeyEnter": try hand.press(.return)
            case "XCUIKeyboardKeyDelete": try hand.press(.delete)
            case "XCUIKeyboardKeyTab": try hand.press(.tab)
            case "XCUIKeyboardKeyEscape": try hand.press(.escape)
            default: try hand.type(text)
            }
        }
        try rest()
    }

    // MARK: What there is

    private func source(_ parameters: Parameters) throws -> JSONValue {
        let format = try parameters.optionalText("format") ?? "xml"
        let application = try look()
        switch format {
        case "xml": return .string(try PageSource(application).text)
        case "json": return application.json
        case "description": return .string(application.outline)
        default: throw parameters.wrong("format", "xml, json or description")
        }
    }

    private var screenInfo: JSONValue {
        let size = geometry.bounds.size
        return [
            "screenSize": ["width": .number(size.width), "height": .number(size.height)],
            "statusBarSize": ["width": .number(size.width), "height": .number(device.profile.statusBarHeight)],
            "scale": .number(device.profile.scale),
        ]
    }

    private var deviceInfo: JSONValue {
        let profile = device.profile
        return [
            "name": .string(profile.name), "model": .string(profile.model),
            "uuid": .string(profile.identifier), "currentLocale": .string(profile.locale),
            "timeZone": .string(isVirtual ? "UTC" : TimeZone.current.identifier), "isSimulator": true,
        ]
    }

    private var appInfo: JSONValue {
        get throws {
            guard let app = device.runningApp else {
                return ["bundleId": "com.apple.springboard", "name": "SpringBoard"]
            }
            return [
                "bundleId": .string(app.identifier), "name": .string(app.displayName),
                "pid": .number(Double(device.runningProcess ?? 0)),
            ]
        }
    }
}
