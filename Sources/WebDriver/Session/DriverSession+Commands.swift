import Device
import DeviceLink
import Display
import Foundation

extension DriverSession {
    /// Does what a request asks for.
    ///
    /// - Returns: the command's value.
    func perform(_ request: DriverRequest) throws -> JSONValue {
        let (command, words) = try Route.find(request.method, request.words)
        return try perform(command, words, Parameters(request.parameters))
    }

    /// Does what a client asks for.
    ///
    /// - Parameters:
    ///   - words: what stands in the path for the command's element and names.
    /// - Returns: the command's value.
    func perform(_ command: Command, _ words: [String], _ parameters: Parameters) throws -> JSONValue {
        let value = try answer(command, words, parameters)
        // A command that only looks takes a moment, too: time goes on for those who ask again and again.
        if isVirtual, looks.contains(command) { try pass(Duration.look) }
        return value
    }

    private var looks: Set<Command> {
        [
            .getSource, .getScreenshot, .findElements, .getAttribute, .getProperty, .getText, .isEnabled, .isSelected,
            .isDisplayed, .getAlertText, .queryAppState, .getDeviceTime, .isKeyboardShown,
        ]
    }

    private func answer(_ command: Command, _ words: [String], _ parameters: Parameters) throws -> JSONValue {
        switch command {
        case .deleteSession: return .null
        case .getCapabilities: return capabilities
        case .getTimeouts: return timeouts.json
        case .setTimeouts: try timeouts.set(parameters.values)
        case .setImplicitWait: try timeouts.set(["implicit": parameters["ms"] ?? .null])
        case .getSettings: return .object(settings)
        case .setSettings: try setSettings(parameters)
        case .getLogTypes: return ["syslog"]
        case .getLog: return log.take()
        case .getContext: return "NATIVE_APP"
        case .getContexts: return ["NATIVE_APP"]
        case .setContext: try setContext(parameters)
        case .execute, .executeAsync: return try execute(parameters)
        case .performActions: try performActions(parameters)
        case .releaseActions: try releaseActions()
        case .unsupported, .setWindowRect, .closeWindow, .getURL, .getTitle, .getCSS, .forward, .refresh:
            throw DriverError(.unsupported, "Only pages of the web have this; the session shows an app's own screen.")
        case .acceptAlert, .dismissAlert, .getAlertText, .setAlertText: return try answerAlert(command, parameters)
        case .getSource, .getScreenshot, .getOrientation, .setOrientation, .getRotation, .setRotation, .getWindow,
            .setWindow, .getWindows, .getWindowRect, .openURL, .back:
            return try answerScreen(command, parameters)
        case .findElement, .findElements, .findChild, .findChildren, .getActiveElement:
            return try answerFind(command, words, parameters)
        case .getAttribute, .getProperty, .getText, .getName, .getRect, .isEnabled, .isSelected, .isDisplayed,
            .getRole, .getLabel, .getLocation, .getSize, .getLocationInView, .elementScreenshot:
            return try describe(command, words)
        case .click, .clear, .sendKeys: try act(command, words, parameters)
        case .sendKeysAnywhere: try type(Self.text(parameters))
        case .installApp, .removeApp, .isAppInstalled, .activateApp, .terminateApp, .queryAppState, .backgroundApp,
            .launchApp, .closeApp, .getStrings:
            return try answerApp(command, parameters)
        case .lock, .unlock, .isLocked, .shake, .getDeviceTime, .hideKeyboard, .isKeyboardShown, .setClipboard,
            .getClipboard, .pushFile, .pullFile, .setLocation, .getGeolocation:
            return try answerDevice(command, parameters)
        }
        return .null
    }

    /// Settings of Appium's that change nothing here are kept, so that clients read what they wrote.
    private func setSettings(_ parameters: Parameters) throws {
        guard let new = parameters["settings"]?.members, new.count <= 1000 else {
            throw parameters.wrong("settings", "an object")
        }
        settings.merge(new) { _, new in new }
    }

    private func setContext(_ parameters: Parameters) throws {
        let name = try parameters.optionalText("name") ?? "NATIVE_APP"
        guard name == "NATIVE_APP" else {
            throw DriverError(.noWindow, "There is no context “\(name.prefix(100))”; only NATIVE_APP.")
        }
    }

    private func answerScreen(_ command: Command, _ parameters: Parameters) throws -> JSONValue {
        switch command {
        case .getSource: return .string(try PageSource(look()).text)
        case .getScreenshot: return try screenshot()
        case .getOrientation: return .string(orientation.rawValue)
        case .setOrientation:
            let name = try parameters.text("orientation").uppercased()
            guard let orientation = ScreenOrientation(rawValue: name) else {
                throw parameters.wrong("orientation", "PORTRAIT or LANDSCAPE")
            }
            try rotate(to: orientation.device)
        case .getRotation:
            return ["x": 0, "y": 0, "z": .number(Self.angles.first { $0.value == device.orientation }?.key ?? 0)]
        case .setRotation:
            guard let orientation = Self.angles[try parameters.number("z")] else {
                throw parameters.wrong("z", "0, 90, 180 or 270")
            }
            try rotate(to: orientation)
        case .getWindow: return "1"
        case .getWindows: return ["1"]
        case .setWindow:
            guard parameters["handle"]?.text ?? parameters["name"]?.text == "1" else {
                throw DriverError(.noWindow, "The only window is “1”.")
            }
        case .getWindowRect: return geometry.bounds.json
        case .openURL:
            let url = try parameters.text("url")
            guard device.openURL(url) else { throw DriverError(.unknown, "No installed app opens \(url.prefix(200)).") }
            try pass(Duration.launch)
            try rest()
        case .back: try goBack()
        default: break
        }
        return .null
    }

    /// How far the device is turned counterclockwise, in degrees.
    private static let angles: [Double: DeviceLink.DeviceOrientation] = [
        0: .portrait, 90: .landscapeLeft, 180: .portraitUpsideDown, 270: .landscapeRight,
    ]

    var orientation: ScreenOrientation {
        switch device.orientation {
        case .landscapeLeft, .landscapeRight: .landscape
        default: .portrait
        }
    }

    /// Taps the navigation bar's button on the left.
    private func goBack() throws {
        let bars = try look().descendants.filter { $0.type == "XCUIElementTypeNavigationBar" && $0.isVisible }
        let buttons = bars.last?.children.filter { $0.type == "XCUIElementTypeButton" && $0.isVisible } ?? []
        guard let button = buttons.min(by: { $0.frame.minX < $1.frame.minX }), let bar = bars.last,
            button.frame.midX < bar.frame.midX
        else { throw DriverError(.unknown, "There is no button that leads back.") }
        try tap(button)
    }
}
